"""What the steps of an attack do to the state, and what else takes an action."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.order import acts, turn_over
from rules_core.clockwork.encounter.reach import comes_in
from rules_core.clockwork.encounter.spend import attack_of, on
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.strikes import against_of, arena_of, potency_of, roller, settled
from rules_core.clockwork.encounter.words import Approach, Stage
from rules_core.clockwork.reading import Symbols
from rules_core.clockwork.terms import Arena, Trait


def _acted(state: Conflict) -> Conflict:
    """The state with the action spent."""
    assert state.turn is not None
    after = acts(state, state.turn.by)
    return replace(after, turn=replace(state.turn, actions=0))


def _tested(state: Conflict) -> Conflict:
    """The same by a test, which takes the turns of those who help (cd-maneuvers)."""
    after = _acted(state)
    turn = after.turn
    assert turn is not None
    done = (*after.done, *turn.helpers)
    return replace(after, turn=replace(turn, helpers=()), done=done)


def _attacked(state: Conflict, event: e.Attacked) -> Conflict:
    turn, by, target = state.turn, state.acting, event.target
    assert turn is not None
    actor = state.actor(by)
    potency = event.potency
    if potency is None:
        potency = potency_of(actor, event.approach).value
    attack = Attack(
        by=by,
        target=target,
        approach=event.approach,
        against=event.against or against_of(state, event.approach),
        arena=arena_of(state, event.approach),
        potency=potency,
        boost=event.boost,
        setback=event.setback,
        rollers=(by, *turn.helpers),
        matter=event.matter,
    )
    after = comes_in(_tested(state), by, target, event.approach)
    kept = state.holding(by) == target
    callers = state.callers
    if turn.helpers and not state.is_fight and (target, by) not in callers:
        callers = (*callers, (target, by))
    assert after.turn is not None
    return replace(
        after,
        turn=replace(after.turn, has_kept=kept),
        callers=callers,
        attack=attack,
        stage=Stage.ROLL,
    )


def _rallied(state: Conflict, event: e.Rallied) -> Conflict:
    turn = state.turn
    assert turn is not None
    attack = Attack(
        by=turn.by,
        target=event.target,
        approach=Approach.THREAT,
        against=Trait.MORALE,
        arena=Arena.SOCIAL_IN_FIGHT,
        potency=1,
        difficulty=event.difficulty,
        rollers=(turn.by, *turn.helpers),
    )
    return replace(_tested(state), attack=attack, stage=Stage.ROLL)


def _rolled(state: Conflict, event: e.Rolled) -> Conflict:
    attack = attack_of(state)
    values = {name: value for name, value in vars(event).items() if name != "drawn"}
    who = roller(attack)
    rolls = (*attack.rolls, Symbols(**values))
    actor = state.actor(who)
    spent = replace(actor, setback=0, is_aiming=False)
    if not attack.is_rally:
        spent = replace(spent, stance=0)
    after = state.with_actor(spent)
    if who != attack.by:  # who helps acts: what they had closed is open again
        after = acts(after, who)
    after = replace(after, attack=replace(attack, rolls=rolls))
    if len(rolls) < len(attack.rollers):
        return after
    if len(rolls) > 1:
        return replace(after, stage=Stage.CHOOSE)
    return on(settled(after, rolls[0]))


def _chosen(state: Conflict, event: e.RollChosen) -> Conflict:
    attack = attack_of(state)
    return on(settled(state, attack.rolls[attack.rollers.index(event.of)]))


def _kept(state: Conflict, event: e.KeptHold) -> Conflict:
    after = _acted(state)
    assert after.turn is not None
    return replace(after, turn=replace(after.turn, has_kept=True))  # the move stays unused


def _let_go(state: Conflict, event: e.LetGo) -> Conflict:
    return replace(state, holds=tuple(p for p in state.holds if p[0] != state.acting))


def _other_action(state: Conflict, event: e.Acted) -> Conflict:
    actor = state.actor(state.acting)
    after = _tested(state.with_actor(replace(actor, setback=0)))
    assert after.turn is not None
    return turn_over(after) if after.turn.is_spent else after


STEPS: Mapping[type[e.Event], Callable[[Conflict, Any], Conflict]] = {
    e.Attacked: _attacked,
    e.Rallied: _rallied,
    e.Rolled: _rolled,
    e.RollChosen: _chosen,
    e.KeptHold: _kept,
    e.LetGo: _let_go,
    e.Acted: _other_action,
}
"""What each of these does to the state."""
