"""What the steps of an attack do to the state, and what else takes an action."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.harm import afflict, named, out
from rules_core.clockwork.encounter.order import acts, turn_over
from rules_core.clockwork.encounter.reach import comes_in
from rules_core.clockwork.encounter.spend import attack_of, done, on, parted, placer, put, used
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.strikes import against_of, arena_of, potency_of, roller, settled
from rules_core.clockwork.encounter.words import Approach, Fate, Stage
from rules_core.clockwork.outcomes import condition
from rules_core.clockwork.reading import Symbols
from rules_core.clockwork.terms import Arena, Condition, Trait


def _acted(state: Conflict) -> Conflict:
    """The state with the action spent."""
    assert state.turn is not None
    after = acts(state, state.turn.by)
    return replace(after, turn=replace(state.turn, actions=0))


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
    after = comes_in(_acted(state), by, target, event.approach)
    kept = state.holding(by) == target
    callers = state.callers
    if turn.helpers and not state.is_fight and (target, by) not in callers:
        callers = (*callers, (target, by))
    assert after.turn is not None
    return replace(
        after,
        turn=replace(after.turn, helpers=(), has_kept=kept),
        done=(*state.done, *turn.helpers),
        callers=callers,
        attack=attack,
        stage=Stage.ROLL,
    )


def _rallied(state: Conflict, event: e.Rallied) -> Conflict:
    attack = Attack(
        by=state.acting,
        target=event.target,
        approach=Approach.THREAT,
        against=Trait.MORALE,
        arena=Arena.SOCIAL_IN_FIGHT,
        potency=1,
        difficulty=event.difficulty,
        rollers=(state.acting,),
    )
    return replace(_acted(state), attack=attack, stage=Stage.ROLL)


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


def _conditions(state: Conflict, event: e.ConditionsRolled) -> Conflict:
    attack = attack_of(state)
    found = tuple(condition(roll).condition.steps[0].total for roll in event.rolls)
    came = tuple(dict.fromkeys((*attack.came_up, *found)))
    if state.stage is Stage.ATTACKER:
        left = attack.condition_rolls - len(event.rolls)
        return on(replace(state, attack=replace(attack, came_up=came, condition_rolls=left)))
    cost = int(state.options.threat_condition) + len(event.rolls) - 1
    attack = replace(attack, came_up=came, threats=attack.threats - cost, may_roll=False)
    return on(replace(state, attack=attack))


def _placed(state: Conflict, event: e.ConditionPlaced) -> Conflict:
    attack = attack_of(state)
    _, target = placer(state)
    is_attacker = state.stage is Stage.ATTACKER
    came = tuple(c for c in attack.came_up if c is not event.condition) if is_attacker else ()
    after = replace(state, attack=replace(attack, came_up=came))
    after = afflict(after, target, event.condition, _is_up(state, target))
    return on(parted(after) if is_attacker else after)


def _is_up(state: Conflict, target: int) -> bool:
    """Whether what keeps a condition from lasting was up on who gets it."""
    attack = attack_of(state)
    if state.stage is Stage.ATTACKER:
        return attack.guard_up
    actor = state.actor(target)
    if state.is_fight:
        return actor.guard.value > 0 and not state.is_bound(target)
    return actor.disposition.value > Trait.DISPOSITION.bottom


def _own(state: Conflict, event: e.OwnPlaced) -> Conflict:
    attack = attack_of(state)
    _, target = placer(state)
    if state.stage is Stage.ATTACKER and Condition.UNKNOWN not in attack.came_up:
        attack = replace(attack, has_own=False)
    elif state.stage is Stage.ATTACKER:
        came = tuple(c for c in attack.came_up if c is not Condition.UNKNOWN)
        attack = replace(attack, came_up=came)
    else:
        attack = replace(attack, came_up=())
    after = replace(state, attack=attack)
    return on(named(after, target, event.what, _is_up(state, target)))


def _outcome(state: Conflict, event: e.OutcomePlaced) -> Conflict:
    attack = replace(attack_of(state), matter=event.matter or attack_of(state).matter)
    return put(replace(state, attack=attack), event.outcome, event.condition)


def _other(state: Conflict, event: e.OtherPlaced) -> Conflict:
    _, target = placer(state)
    guard_up = _is_up(state, target)
    return on(named(used(state), target, event.what, guard_up))


def _felled(state: Conflict, event: e.Felled) -> Conflict:
    attack = replace(attack_of(state), may_fell=False)
    return on(out(replace(state, attack=attack), attack.target, Fate.FALLEN))


def _set_back(state: Conflict, event: e.SetBack) -> Conflict:
    attack = attack_of(state)
    left = attack.threats - int(state.options.threat_first)
    actor = state.actor(attack.by)
    after = state.with_actor(replace(actor, setback=actor.setback + 1))
    return on(replace(after, attack=replace(attack, threats=left, may_set_back=False)))


def _passed(state: Conflict, event: e.Passed) -> Conflict:
    attack = attack_of(state)
    if state.stage is Stage.ATTACKER:
        empty = replace(
            attack, condition_rolls=0, came_up=(), has_own=False, outcomes=(), may_fell=False
        )
    else:
        empty = replace(attack, came_up=(), threats=0, despairs=0)
    return on(replace(state, attack=empty))


def _resisted(state: Conflict, event: e.PurposeSpent) -> Conflict:
    attack = attack_of(state)
    before = replace(state, stage=attack.asked, attack=replace(attack, pending=None))
    _, target = placer(before)
    actor = state.actor(target)
    after = before.with_actor(replace(actor, purpose=actor.purpose - 1))
    return on(used(after))


def _believed(state: Conflict, event: e.Believed) -> Conflict:
    attack = attack_of(state)
    assert attack.pending is not None
    before = replace(state, stage=attack.asked, attack=replace(attack, pending=None))
    by, target = placer(before)
    return on(done(before, attack.pending, Condition.DAZED, by, target))


def _kept(state: Conflict, event: e.KeptHold) -> Conflict:
    after = _acted(state)
    assert after.turn is not None
    turn = replace(after.turn, has_kept=True)
    after = replace(after, turn=turn)
    return turn_over(after) if turn.is_spent else after


def _let_go(state: Conflict, event: e.LetGo) -> Conflict:
    return replace(state, holds=tuple(p for p in state.holds if p[0] != state.acting))


def _other_action(state: Conflict, event: e.Acted) -> Conflict:
    actor = state.actor(state.acting)
    after = _acted(state.with_actor(replace(actor, setback=0)))
    assert after.turn is not None
    return turn_over(after) if after.turn.is_spent else after


STEPS: Mapping[type[e.Event], Callable[[Conflict, Any], Conflict]] = {
    e.Attacked: _attacked,
    e.Rallied: _rallied,
    e.Rolled: _rolled,
    e.RollChosen: _chosen,
    e.ConditionsRolled: _conditions,
    e.ConditionPlaced: _placed,
    e.OwnPlaced: _own,
    e.OutcomePlaced: _outcome,
    e.OtherPlaced: _other,
    e.Felled: _felled,
    e.SetBack: _set_back,
    e.Passed: _passed,
    e.PurposeSpent: _resisted,
    e.Believed: _believed,
    e.KeptHold: _kept,
    e.LetGo: _let_go,
    e.Acted: _other_action,
}
"""What each of these does to the state."""
