"""What a turn's moves and maneuvers do to the state (cd-turn, cd-move, cd-maneuvers)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.clockwork.book import Turns
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.harm import parry
from rules_core.clockwork.encounter.order import prepared, turn_over
from rules_core.clockwork.encounter.reach import goes
from rules_core.clockwork.encounter.state import Conflict, Sidestep, Turn
from rules_core.clockwork.encounter.words import Share, Stage
from rules_core.clockwork.terms import Cover


def paid(state: Conflict, share: Share) -> Conflict:
    """The state after a move or a maneuver; with nothing left the turn is over."""
    assert state.turn is not None
    turn = state.turn.pays(share)
    after = replace(state, turn=turn)
    return turn_over(after) if turn.is_spent else after


def _moved(state: Conflict, event: e.Moved) -> Conflict:
    who = state.actor(state.acting)
    after = state.with_actor(replace(who, is_aiming=False, cover=Cover.NONE))
    return paid(goes(after, who.id, event.to), Share.MOVE)


def _traded(state: Conflict, event: e.Traded) -> Conflict:
    assert state.turn is not None
    turn = state.turn
    if event.share is Share.MOVE:
        turn = replace(turn, actions=0, moves=turn.moves + 1)
    else:
        turn = replace(turn, actions=0, maneuvers=turn.maneuvers + 1)
    return replace(state, turn=turn)


def _aimed(state: Conflict, event: e.Aimed) -> Conflict:
    who = state.actor(state.acting)
    return paid(state.with_actor(replace(who, is_aiming=True)), Share.MANEUVER)


def _called(state: Conflict, event: e.CalledAid) -> Conflict:
    assert state.turn is not None
    turn = replace(state.turn, helpers=tuple(sorted(event.helpers)))
    return paid(replace(state, turn=turn), Share.MANEUVER)


def _only_time(state: Conflict, event: e.Event) -> Conflict:
    return paid(state, Share.MANEUVER)


def _sidestepped(state: Conflict, event: e.Sidestepped) -> Conflict:
    step = Sidestep(state.acting, event.of)
    return paid(replace(state, sidesteps=(*state.sidesteps, step)), Share.MANEUVER)


def _covered(state: Conflict, event: e.TookCover) -> Conflict:
    who = state.actor(state.acting)
    return paid(state.with_actor(replace(who, cover=event.cover)), Share.MANEUVER)


def _stance(state: Conflict, event: e.TookStance) -> Conflict:
    who = state.actor(state.acting)
    guard = who.guard.plus(1, Turns.MANEUVERS, "+1, Defensive Stance")
    held = replace(who, guard=guard, stance=who.stance + 1)
    return paid(state.with_actor(held), Share.MANEUVER)


def _gripped(state: Conflict, event: e.ShiftedGrip) -> Conflict:
    who = state.actor(state.acting)
    more = state.options.table("parry-guard")
    change, sign, use = (-more, "−", "attack") if who.grip else (more, "+", "parry")
    text = state.options.said("parry-guard", f"{sign}{more}, the grip to {use} with")
    held = replace(parry(who, change, text), grip=not who.grip, is_aiming=False)
    return paid(state.with_actor(held), Share.MANEUVER)


def _ended(state: Conflict, event: e.TurnEnded) -> Conflict:
    return turn_over(state)


def _first(state: Conflict, event: e.TookFirst) -> Conflict:
    who, *rest = state.triumphs
    return prepared(replace(state, firsts=(*state.firsts, who), triumphs=tuple(rest)))


def _early(state: Conflict, event: e.TookEarly) -> Conflict:
    turn = Turn(state.triumphs[0], moves=0, actions=0)
    return replace(state, stage=Stage.TURN, turn=turn)


MOVES: Mapping[type[e.Event], Callable[[Conflict, Any], Conflict]] = {
    e.Moved: _moved,
    e.Traded: _traded,
    e.Aimed: _aimed,
    e.CalledAid: _called,
    e.Interacted: _only_time,
    e.TestedPassively: _only_time,
    e.Sidestepped: _sidestepped,
    e.TookCover: _covered,
    e.Attracted: _only_time,
    e.TookStance: _stance,
    e.ShiftedGrip: _gripped,
    e.TurnEnded: _ended,
    e.TookFirst: _first,
    e.TookEarly: _early,
}
"""What each of these does to the state."""
