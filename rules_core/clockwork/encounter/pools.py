"""The dice of everything that is rolled in a conflict, each with its rule."""

from collections.abc import Callable
from fractions import Fraction

from rules_core.clockwork.book import Attack as Attacks
from rules_core.clockwork.book import Outcomes
from rules_core.clockwork.check import Named, Trial, dice_of, wounded
from rules_core.clockwork.dice import Die, Pool, net_advantage, net_success
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.words import Approach, Party, Weapon
from rules_core.clockwork.pool import trait_pool
from rules_core.clockwork.terms import Condition, Cover
from rules_core.clockwork.turns import initiative_dice
from rules_core.figures import Figure

Dice = tuple[Figure[Named], Pool]
"""Dice by name with their reasons, and as a pool."""


def attack_dice(state: Conflict, attack: Attack, roller: int) -> Dice:
    """The dice of an attack or a rally for one of those who roll (cd-attack, cd-defense)."""
    actor, target = state.actor(roller), state.actor(attack.target)
    aptitude, skill = attacking(state, attack, actor)
    is_caller = roller == attack.by
    trial = Trial(
        aptitude=aptitude,
        skill=skill,
        difficulty=attack.difficulty or 0,
        wounds=actor.wounds.value,
        dazed=actor.has(Condition.DAZED),
        boost=attack.boost if is_caller else 0,
        setback=actor.setback + (attack.setback if is_caller else 0),
    )
    if attack.is_rally:
        return dice_of(trial, state.options)
    own, skilled = defending(attack, target)
    shot = attack.approach is Approach.BLOW
    aimed = shot and actor.is_aiming and actor.weapon is Weapon.THROWN
    full = Trial(
        **vars(trial)
        | {
            "opposing_aptitude": own,
            "opposing_skill": skilled,
            "unaimed": shot and actor.weapon.wants_aim and not actor.is_aiming,
            "cover": target.cover if state.is_fight else Cover.NONE,
            "held": state.is_bound(roller),
            "boost": trial.boost + int(aimed),
            "setback": trial.setback + actor.stance,
        }
    )
    return dice_of(full, state.options)


def attacking(state: Conflict, attack: Attack, actor: Actor) -> tuple[int, int]:
    """The aptitude and the skill of who rolls (cd-attack, cd-morale)."""
    sheet = actor.sheet
    if attack.is_rally or attack.approach is Approach.THREAT:
        return sheet.presence, sheet.command
    if attack.words:
        return sheet.presence, sheet.social_skill
    if state.held_by(actor.id) is not None:
        return sheet.grace, max(sheet.athletics, melee(actor))
    return sheet.grace, sheet.weapon_skill


def defending(attack: Attack, target: Actor) -> tuple[int, int]:
    """The aptitude and the skill that stand against it."""
    sheet = target.sheet
    if attack.approach is Approach.TRICK:
        return sheet.will, sheet.intuition
    if attack.words:
        return sheet.will, sheet.composure
    return sheet.vigor, max(sheet.athletics, melee(target))


def melee(actor: Actor) -> int:
    """The skill with a weapon that can meet a blow, while it is in hand."""
    return actor.sheet.weapon_skill if actor.weapon is Weapon.MELEE else 0


def order_dice(state: Conflict, actor: Actor) -> Dice:
    """The dice for initiative: Focus + Tactics or Composure (cd-initiative)."""
    sheet = actor.sheet
    skill = sheet.tactics if state.is_fight else sheet.composure
    named, pool = initiative_dice(sheet.focus, skill, actor.wounds.value, state.options)
    if actor.has(Condition.DAZED):
        pool = pool + Pool(setback=1)
        named = named.then(pool.by_name(), Outcomes.CONDITIONS, "+1 setback, dazed")
    if waits := actor.setback:
        pool = pool + Pool(setback=waits)
        named = named.then(pool.by_name(), Attacks.RESULT_THREAT, f"+{waits} setback, for threat")
    return named, pool


def ambush_dice(state: Conflict, attackers: Party) -> tuple[Pool, Pool]:
    """The best pool of each side, wounds and all: Reason + Tactics against Focus + Tactics.

    See cd-ambush, cd-wound; the best is the one that shows most on the `average`.
    """
    lurking = [_tactics(a, a.sheet.reason) for a in state.those_in(attackers)]
    watching = [_tactics(a, a.sheet.focus) for a in state.those_in(attackers.other)]
    return max(lurking, key=average), max(watching, key=average)


def _tactics(actor: Actor, aptitude: int) -> Pool:
    """Somebody's dice for an aptitude and Tactics, with their wounds."""
    return wounded(trait_pool(aptitude, actor.sheet.tactics).dice, actor.wounds.value)


def average(pool: Pool) -> tuple[Fraction, Fraction]:
    """What a roll shows on the average: net success, then net advantage, as they are compared.

    Whose chance of winning is best depends on whom the other side sends; this does not.
    """
    return _mean(pool, net_success), _mean(pool, net_advantage)


def _mean(pool: Pool, net: Callable[[str], int]) -> Fraction:
    """The mean of a net figure: that of each die's faces, added up."""
    dice = (pool.count(die) * Fraction(sum(map(net, die.faces)), len(die.faces)) for die in Die)
    return sum(dice, Fraction())
