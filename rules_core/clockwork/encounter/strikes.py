"""An attack from its dice to what it does: whose roll is next, what the roll that counts does."""

from dataclasses import replace

from rules_core.clockwork.attack import Strike
from rules_core.clockwork.book import Traits, TraitsRuling
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.harm import falter, lower
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.words import Approach, Stage, Weapon
from rules_core.clockwork.exchange import resolve
from rules_core.clockwork.reading import Reading, Symbols, read
from rules_core.clockwork.terms import Arena, Outcome, Rung, Trait
from rules_core.figures import Figure


def arena_of(state: Conflict, approach: Approach) -> Arena:
    """What kind of attack it is here."""
    if approach is Approach.BLOW:
        return Arena.PHYSICAL
    return Arena.SOCIAL_IN_FIGHT if state.is_fight else Arena.SOCIAL


def against_of(state: Conflict, approach: Approach) -> Trait:
    """What such an attack goes against unless another is named."""
    if not state.is_fight:
        return Trait.DISPOSITION
    return Trait.MORALE if approach is Approach.THREAT else Trait.GUARD


def potency_of(actor: Actor, approach: Approach) -> Figure[int]:
    """The Potency of such an attack by somebody, unless another is entered."""
    words = approach is not Approach.BLOW
    return actor.strength(words=words, armed=approach is Approach.THREAT)


def guard_of(state: Conflict, actor: Actor) -> int:
    """The Guard that counts: none in a hold (r-cd-raise)."""
    return 0 if state.is_bound(actor.id) else actor.guard.value


def roller(attack: Attack) -> int:
    """Whose dice come next."""
    return attack.rollers[len(attack.rolls)]


def strike_of(state: Conflict, attack: Attack) -> Strike:
    """The attack before its roll, as the rules of one attack ask for it."""
    actor, target = state.actor(attack.by), state.actor(attack.target)
    own = actor.level(attack.against).value
    if attack.against is Trait.GUARD:
        own = guard_of(state, actor)
    return Strike(
        arena=attack.arena,
        target=attack.against,
        guard=guard_of(state, target),
        disposition=target.disposition.value,
        morale=target.morale.value,
        potency=attack.potency,
        armor=target.armor(words=attack.words),
        attacker_level=own,
        surprise=target.is_surprised,
        firearm=not attack.words and actor.weapon is Weapon.FIREARM,
        weapon_conditions=bool(actor.own_conditions(words=attack.words)),
    )


def with_roll(strike: Strike, reading: Reading) -> Strike:
    """The attack with what its roll says."""

    def held(figure: Figure[int], low: int, high: int) -> int:
        return max(low, min(high, figure.value))

    return replace(
        strike,
        net_success=held(reading.net_success, -20, 20),
        net_advantage=held(reading.net_advantage, -20, 20),
        triumphs=held(reading.triumphs, 0, 10),
        despairs=held(reading.despairs, 0, 10),
    )


def settled(state: Conflict, symbols: Symbols) -> Conflict:
    """The state once the roll that counts is known: what falls falls, then what it may buy."""
    attack = state.attack
    assert attack is not None
    reading = read(symbols)
    if attack.is_rally:
        return _rallied(state, attack, reading)
    strike = with_roll(strike_of(state, attack), reading)
    found = resolve(strike, state.options)
    target = state.actor(attack.target)
    level = target.level(attack.against)
    if found.reductions.value:
        rule = found.reductions.steps[-1].rule
        level = level.plus(-found.reductions.value, rule, f"−{found.reductions.value}, an attack")
    after = state.with_actor(target.with_level(attack.against, level))
    after = lower(after, attack.by, attack.against, found.attacker_loss.value)
    allowed = found.outcomes.value
    outcomes = tuple(o for o in allowed if o not in (Outcome.INCAPACITATE, NOT_AN_OUTCOME))
    if Outcome.SUBDUE in outcomes and not _beside(after, attack):
        outcomes = tuple(o for o in outcomes if o is not Outcome.SUBDUE)
    after = replace(
        after,
        attack=replace(
            attack,
            strike=strike,
            exchange=found,
            condition_rolls=found.condition_rolls.value,
            has_own=NOT_AN_OUTCOME in allowed,
            outcomes=outcomes,
            may_fell=Outcome.INCAPACITATE in allowed,
            threats=max(0, -strike.net_advantage),
            despairs=strike.despairs,
        ),
        stage=Stage.ATTACKER,
    )
    if strike.hit:
        after = _hit(after, attack, strike)
    return after


NOT_AN_OUTCOME = Outcome.WEAPON_CONDITION
"""Bought with condition rolls, so that it can come beside the others."""


def _beside(state: Conflict, attack: Attack) -> bool:
    """Whether attacker and target can come to a hold: side by side, and neither in one."""
    one, other = attack.by, attack.target
    bound = state.is_bound(one) or state.is_bound(other)
    return state.are_near(one, other) and not bound


def _hit(state: Conflict, attack: Attack, strike: Strike) -> Conflict:
    """What a hit does besides: the held one is free, and Morale at the bottom breaks."""
    after = state
    if (attack.target, attack.by) in state.holds and not attack.words:
        after = replace(after, holds=tuple(p for p in after.holds if p[1] != attack.by))
    if attack.against is Trait.MORALE and not strike.up:
        after = falter(after, attack.target, "frightened off")
    return after


def _rallied(state: Conflict, attack: Attack, reading: Reading) -> Conflict:
    """An ally's Morale after a rally, never above Hostile (cd-morale, r-cd-morale-top)."""
    target = state.actor(attack.target)
    steps = max(0, reading.net_success.value)
    if steps > 1 and state.options.steps == "per-check":
        steps = 1
    morale = target.morale
    if steps:
        morale = morale.plus(steps, Traits.MORALE, f"+{steps}, rallied")
        morale = morale.at_most(Rung.HOSTILE, TraitsRuling.MORALE_TOP, "never above Hostile")
    return state.with_actor(replace(target, morale=morale))
