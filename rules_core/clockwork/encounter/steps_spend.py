"""What is made of a roll, by the attacker and by the defender, done to the state."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.harm import afflict, named, out
from rules_core.clockwork.encounter.spend import (
    attack_of,
    done,
    given_up,
    is_up,
    on,
    past_guard,
    placer,
    put,
    used,
)
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Fate, Stage
from rules_core.clockwork.outcomes import condition
from rules_core.clockwork.terms import Condition


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
    after = afflict(after, target, event.condition, is_up(state, target))
    return on(after)


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
    return on(named(after, target, event.what, is_up(state, target)))


def _outcome(state: Conflict, event: e.OutcomePlaced) -> Conflict:
    attack = replace(attack_of(state), matter=event.matter or attack_of(state).matter)
    return put(replace(state, attack=attack), event.outcome, event.condition)


def _other(state: Conflict, event: e.OtherPlaced) -> Conflict:
    _, target = placer(state)
    guard_up = past_guard(state, target)
    return on(named(used(state), target, event.what, guard_up))


def _felled(state: Conflict, event: e.Felled) -> Conflict:
    return on(out(state, attack_of(state).target, Fate.FALLEN))


def _set_back(state: Conflict, event: e.SetBack) -> Conflict:
    attack = attack_of(state)
    left = attack.threats - int(state.options.threat_first)
    actor = state.actor(attack.by)
    after = state.with_actor(replace(actor, setback=actor.setback + 1))
    return on(replace(after, attack=replace(attack, threats=left, may_set_back=False)))


def _passed(state: Conflict, event: e.Passed) -> Conflict:
    attack = attack_of(state)
    if state.stage is Stage.ATTACKER:
        empty = given_up(attack)
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
    before = replace(state, stage=attack.asked)
    by, target = placer(before)
    return on(done(before, attack.pending, Condition.DAZED, by, target))


SPENDING: Mapping[type[e.Event], Callable[[Conflict, Any], Conflict]] = {
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
}
"""What each of these does to the state."""
