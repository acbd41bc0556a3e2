"""What the rules say against a maneuver (cd-maneuvers)."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core.clockwork.book import Attack, Outcomes, OutcomesRuling, Space, Traits, Turns
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.reach import Refusal, ways_to
from rules_core.clockwork.encounter.state import Conflict, Turn
from rules_core.clockwork.terms import Cover

Look = Callable[[Conflict, Any], Refusal | None]
"""Why an event may not come now; None if it may."""


def turn_of(state: Conflict) -> Turn:
    """The turn; only where it is somebody's."""
    assert state.turn is not None
    return state.turn


def _no_maneuver(state: Conflict) -> Refusal | None:
    if turn_of(state).maneuvers:
        return None
    return Turns.TURN, "No maneuver is left; the action can be traded for one."


def only_fights(state: Conflict) -> Refusal | None:
    """What is said against something that belongs to fights."""
    return None if state.is_fight else (Turns.MANEUVERS, "That belongs to fights.")


def foe(state: Conflict, target: int) -> Refusal | None:
    """Why somebody is nobody to attack; None if they are."""
    if target in [a.id for a in state.enemies(state.acting)]:
        return None
    return Attack.ATTACK, "Choose somebody of the other side who still takes part."


def _aimed(state: Conflict, event: e.Aimed) -> Refusal | None:
    who = state.actor(state.acting)
    refused = _no_maneuver(state) or only_fights(state)
    if refused:
        return refused
    if not who.weapon.is_ranged:
        return Turns.MANEUVERS, "Only ranged and thrown weapons are aimed."
    if who.is_aiming:
        return Turns.MANEUVERS, "It is aimed already."
    if state.beset(who.id):
        return Turns.MANEUVERS, "Nobody can aim with an opponent in their zone."
    return None


def _called(state: Conflict, event: e.CalledAid) -> Refusal | None:
    rule, turn = Turns.MANEUVERS, turn_of(state)
    if not turn.actions:
        return rule, "Elicit Aid comes before the action, and that is spent."
    if turn.helpers:
        return rule, "Aid is called already."
    refused = _no_maneuver(state)
    if refused:
        return refused
    allies = [a.id for a in state.allies(turn.by)]
    for helper in event.helpers:
        if helper not in allies:
            return rule, "Only allies who still take part can help."
        if helper in state.done:
            return rule, "Only allies who have not acted this round can help."
        if state.is_bound(helper):
            return Outcomes.OUTCOMES, "Who is in a hold cannot help."
    return None


def _sidestepped(state: Conflict, event: e.Sidestepped) -> Refusal | None:
    refused = _no_maneuver(state)
    if refused:
        return refused
    if event.of not in [state.acting, *(a.id for a in state.allies(state.acting))]:
        return Turns.MANEUVERS, "It closes an avenue of one's own, or of an ally."
    own = event.of == state.acting
    if state.is_fight and not own and not state.are_near(state.acting, event.of):
        return Turns.MANEUVERS, "For an ally one has to be beside them: move there first."
    if not ways_to(state, event.of).value:
        return Space.AVENUES, "No avenue is free there to be closed."
    return None


def _covered(state: Conflict, event: e.TookCover) -> Refusal | None:
    refused = _no_maneuver(state) or only_fights(state)
    if refused:
        return refused
    same = event.cover in (Cover.NONE, state.actor(state.acting).cover)
    return (Turns.MANEUVERS, "That gives no other cover than before.") if same else None


def _attracted(state: Conflict, event: e.Attracted) -> Refusal | None:
    refused = _no_maneuver(state)
    if refused:
        return refused
    if state.is_fight:
        return Turns.MANEUVERS, "That belongs to talks."
    return foe(state, event.target)


def _stance(state: Conflict, event: e.TookStance) -> Refusal | None:
    who = state.actor(state.acting)
    refused = _no_maneuver(state) or only_fights(state)
    if refused:
        return refused
    if who.is_surprised:
        return Turns.AMBUSH, "The surprised cannot raise their Guard until the attack is over."
    if state.is_bound(who.id):
        return OutcomesRuling.RAISE, "In a hold nobody has any Guard."
    if who.guard.value >= who.most:
        return Turns.MANEUVERS, f"Guard is at its maximum, {who.most}."
    return None


def _gripped(state: Conflict, event: e.ShiftedGrip) -> Refusal | None:
    who = state.actor(state.acting)
    refused = _no_maneuver(state) or only_fights(state)
    if refused:
        return refused
    fits = who.weapon.is_ranged and who.sheet.parrying
    return None if fits else (Traits.GUARD, "Only a ranged weapon that can parry has two grips.")


def _maneuver(state: Conflict, event: e.Event) -> Refusal | None:
    return _no_maneuver(state)


MANEUVERS: Mapping[type[e.Event], Look] = {
    e.Aimed: _aimed,
    e.CalledAid: _called,
    e.Interacted: _maneuver,
    e.TestedPassively: _maneuver,
    e.Sidestepped: _sidestepped,
    e.TookCover: _covered,
    e.Attracted: _attracted,
    e.TookStance: _stance,
    e.ShiftedGrip: _gripped,
}
"""What is looked at before each of them."""
