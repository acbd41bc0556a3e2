"""What is still to be made of a roll, by the attacker and then by the defender."""

from dataclasses import replace

from rules_core.clockwork.attack import Strike
from rules_core.clockwork.encounter.harm import MOST_WOUNDS, afflict, out, wound
from rules_core.clockwork.encounter.order import decided, ended, turn_over
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.words import Fate, Stage
from rules_core.clockwork.spending import placed
from rules_core.clockwork.terms import Arena, Condition, Outcome, Trait

OF_MIND = (Outcome.CONVINCE, Outcome.PERSUADE)
"""Outcomes against which Purpose can be spent (cd-purpose)."""


def attack_of(state: Conflict) -> Attack:
    """The attack under way; only where there is one."""
    assert state.attack is not None
    return state.attack


def placer(state: Conflict) -> tuple[int, int]:
    """Who places something now, and on whom."""
    attack = attack_of(state)
    if state.stage is Stage.DEFENDER:
        return attack.target, attack.by
    return attack.by, attack.target


def may_place(state: Conflict) -> tuple[Outcome, ...]:
    """The outcomes that may be placed now."""
    attack = attack_of(state)
    _, on = placer(state)
    found = attack.outcomes if state.stage is Stage.ATTACKER else _of_despair(state, attack)
    if state.actor(on).wounds.value >= MOST_WOUNDS:
        found = tuple(o for o in found if o is not Outcome.WOUND)
    return found


def _of_despair(state: Conflict, attack: Attack) -> tuple[Outcome, ...]:
    """What the defender may put on the attacker for a despair (cd-result-despair).

    It needs no way past the attacker's Guard, but a Guard that is up counts for Armor (cd-armor).
    """
    if not attack.despairs:
        return ()
    by, on = state.actor(attack.target), state.actor(attack.by)
    words = not state.is_fight
    strike = Strike(
        arena=Arena.SOCIAL if words else Arena.PHYSICAL,
        potency=by.strength(words=words, armed=False).value,
        armor=on.armor(words=words),
    )
    found = [outcome for outcome, allowed, *_ in placed(strike, is_up(state, on.id)) if allowed]
    bound = state.is_bound(by.id) or state.is_bound(on.id) or not state.are_near(by.id, on.id)
    return tuple(o for o in found if o is not Outcome.SUBDUE or not bound)


def defender_rolls(state: Conflict) -> int:
    """The most rolls for a condition that the defender's threats pay (cd-result-threat)."""
    attack = attack_of(state)
    cost = int(state.options.threat_condition)
    if not attack.may_roll or attack.threats < cost:
        return 0
    return 1 + attack.threats - cost


def may_set_back(state: Conflict) -> bool:
    """Whether the defender's threats pay the setback."""
    attack = attack_of(state)
    return attack.may_set_back and attack.threats >= int(state.options.threat_first)


def condition_rolls(state: Conflict) -> int:
    """The condition rolls that are open now."""
    if state.stage is Stage.ATTACKER:
        return attack_of(state).condition_rolls
    return defender_rolls(state)


def on(state: Conflict) -> Conflict:
    """The state as soon as nothing is left to ask: the next question, or the end of the attack.

    A target who is out gets nothing more, but may still use the threats and the despairs.
    """
    attack = attack_of(state)
    if attack.is_rally or not state.actor(attack.by).is_in:
        return finished(state)
    if state.stage is Stage.ATTACKER:
        if state.actor(attack.target).is_in and attacker_has(state):
            return state
        return on(replace(state, stage=Stage.DEFENDER, attack=given_up(attack)))
    if attack.came_up or may_set_back(state) or defender_rolls(state) or may_place(state):
        return state
    return finished(state)


def given_up(attack: Attack) -> Attack:
    """The attack with nothing left for the attacker."""
    return replace(
        attack, condition_rolls=0, came_up=(), has_own=False, outcomes=(), may_fell=False
    )


def attacker_has(state: Conflict) -> bool:
    """Whether something is left for the attacker to place or to roll."""
    attack = attack_of(state)
    bought = attack.condition_rolls or attack.came_up or attack.has_own
    return bool(bought or may_place(state) or attack.may_fell)


def finished(state: Conflict) -> Conflict:
    """The state once an attack is over."""
    attack = attack_of(state)
    after = replace(state, attack=None, last=attack, stage=Stage.TURN)
    over = decided(after)
    if over:
        return ended(after, over)
    turn = after.turn
    assert turn is not None
    if turn.is_spent or not after.actor(turn.by).is_in:
        return turn_over(after)
    return after


def put(state: Conflict, outcome: Outcome, condition: Condition) -> Conflict:
    """An outcome is placed; those of the mind ask for Purpose first (cd-purpose)."""
    by, target = placer(state)
    actor = state.actor(target)
    if outcome in OF_MIND and actor.sheet.player and actor.purpose:
        attack = replace(attack_of(state), pending=outcome, asked=state.stage)
        return replace(state, attack=attack, stage=Stage.PURPOSE)
    return on(done(state, outcome, condition, by, target))


def done(state: Conflict, outcome: Outcome, condition: Condition, by: int, target: int) -> Conflict:
    """The state after an outcome (cd-outcomes)."""
    after = used(state)
    if outcome is Outcome.WOUND:
        after = wound(after, target)
    elif outcome is Outcome.CONDITION:
        after = afflict(after, target, condition, past_guard(state, target))
    elif outcome is Outcome.SUBDUE:
        after = replace(after, holds=(*after.holds, (by, target)))
        turn = after.turn
        if turn is not None and turn.by == by:  # the action went to it, this turn
            after = replace(after, turn=replace(turn, has_kept=True))
    elif outcome is Outcome.DISARM_ARMOR:
        actor = after.actor(target)
        bare = replace(actor, is_stripped=True)
        doubted = replace(actor, is_doubted=True)
        after = after.with_actor(bare if state.is_fight else doubted)
    elif outcome in OF_MIND:
        after = out(after, target, Fate.WON)
    return after


def is_up(state: Conflict, target: int) -> bool:
    """Whether what keeps a condition from lasting is up on who gets it (cd-conditions).

    An attacker rolls for conditions only while it is up (r-cd-advantage-down).
    """
    if state.stage is Stage.ATTACKER:
        return True
    actor = state.actor(target)
    if state.is_fight:
        return actor.guard.value > 0 and not state.is_bound(target)
    return actor.disposition.value > Trait.DISPOSITION.bottom


def past_guard(state: Conflict, target: int) -> bool:
    """The same for an outcome: a penetration leaves it up only where a triumph bypassed it."""
    strike = attack_of(state).strike
    if state.stage is Stage.ATTACKER:
        return strike is not None and strike.bypasses(state.options)
    return is_up(state, target)


def used(state: Conflict) -> Conflict:
    """The state with an outcome, or a despair, used up; a holder's outcome parts the two."""
    attack = attack_of(state)
    if state.stage is Stage.DEFENDER:
        return replace(state, attack=replace(attack, despairs=attack.despairs - 1))
    return parted(replace(state, attack=replace(attack, outcomes=())))


def parted(state: Conflict) -> Conflict:
    """Whoever held the target lets go with an outcome placed (cd-outcomes).

    A condition is one too: nobody rolls for conditions against one without Guard.
    """
    attack = attack_of(state)
    pair = (attack.by, attack.target)
    return replace(state, holds=tuple(p for p in state.holds if p != pair))
