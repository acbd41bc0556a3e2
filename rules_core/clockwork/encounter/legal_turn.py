"""What the rules say against what somebody does on their turn."""

from collections.abc import Mapping

from rules_core.clockwork.book import Outcomes, Space, Traits, Turns
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal_maneuver import (
    MANEUVERS,
    Look,
    foe,
    only_fights,
    turn_of,
)
from rules_core.clockwork.encounter.reach import Refusal, holds_avenue, no_way, ways_to
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.strikes import against_of
from rules_core.clockwork.encounter.words import Approach
from rules_core.clockwork.terms import Condition, Rung, Trait


def _no_action(state: Conflict) -> Refusal | None:
    if turn_of(state).actions:
        return None
    return Turns.TURN, "The action of this turn is spent."


def _attacked(state: Conflict, event: e.Attacked) -> Refusal | None:
    by, blow = state.acting, event.approach is Approach.BLOW
    refused = _no_action(state) or foe(state, event.target)
    if refused:
        return refused
    if blow and not state.is_fight:
        return Turns.SOCIAL_LIMIT, "Violence ends the talk: say first that it comes to blows."
    holder = state.held_by(by)
    if holder is not None and holder != event.target:
        return Outcomes.OUTCOMES, "Who is held can attack only the holder."
    if blow and state.actor(by).grip:
        return Traits.GUARD, "The grip is shifted to parry: shift it back first."
    return _against(state, event) or no_way(state, by, event.target, event.approach)


def _against(state: Conflict, event: e.Attacked) -> Refusal | None:
    """What such an attack cannot go against."""
    against = event.against or against_of(state, event.approach)
    if not state.is_fight:
        fits = against is Trait.DISPOSITION
        return None if fits else (Turns.MIXED, "In a talk attacks go against Disposition.")
    if against is Trait.DISPOSITION:
        return Turns.MIXED, "Disposition belongs to talks, not to fights."
    if against is Trait.MORALE and event.approach is not Approach.THREAT:
        return Traits.MORALE, "Morale is attacked with Presence + Command: by a threat."
    return None


def _rallied(state: Conflict, event: e.Rallied) -> Refusal | None:
    refused = _no_action(state) or only_fights(state)
    if refused:
        return refused
    if event.target not in [a.id for a in state.allies(state.acting)]:
        return Traits.MORALE, "Choose an ally who still takes part."
    if state.actor(event.target).morale.value >= Rung.HOSTILE:
        return Traits.MORALE, "Their Morale is at the top of the ladder."
    return None


def _moved(state: Conflict, event: e.Moved) -> Refusal | None:
    by, to = state.acting, event.to
    if not turn_of(state).moves:
        return Turns.TURN, "No move is left; the action can be traded for one."
    if state.is_bound(by):
        return Outcomes.OUTCOMES, "The two in a hold stay side by side."
    if not to:
        return None
    if not state.is_fight:
        return Turns.MIXED, "The avenues of a talk are no places: nobody's zone is entered."
    if to == by or not state.actor(to).is_in:
        return Turns.MOVE, "Choose somebody else who still takes part."
    is_foe = state.actor(to).side is not state.actor(by).side
    if is_foe and not holds_avenue(state, by, to) and not ways_to(state, to).value:
        return Space.AVENUES, "All their avenues are full: there is no way in."
    return None


def _action(state: Conflict, event: e.Event) -> Refusal | None:
    return _no_action(state)


def _kept(state: Conflict, event: e.Event) -> Refusal | None:
    if state.holding(state.acting) is None:
        return Outcomes.OUTCOMES, "Nobody is held."
    return _no_action(state) if isinstance(event, e.KeptHold) else None


def _left(state: Conflict, event: e.Left) -> Refusal | None:
    who = state.actor(event.who)
    if not who.is_in:
        return Space.AVENUES, "They take no more part already."
    if who.has(Condition.ENTRAPPED):
        return Outcomes.CONDITIONS, "Who is Entrapped cannot leave."
    if state.held_by(who.id) is not None:
        return Outcomes.OUTCOMES, "Who is held cannot leave."
    if not state.is_fight and who.sheet.kept:
        return Space.AVENUES, "They are kept by force."
    return None


def _yielded(state: Conflict, event: e.Yielded) -> Refusal | None:
    fits = state.actor(event.who).is_in
    return None if fits else (Traits.MORALE, "They take no more part already.")


OF_TURN: Mapping[type[e.Event], Look] = {
    e.Attacked: _attacked,
    e.Rallied: _rallied,
    e.Moved: _moved,
    **MANEUVERS,
    e.Traded: _action,
    e.KeptHold: _kept,
    e.LetGo: _kept,
    e.Acted: _action,
    e.Left: _left,
    e.Yielded: _yielded,
}
"""What is looked at before each of them."""
