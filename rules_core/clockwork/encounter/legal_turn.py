"""What the rules say against what somebody does on their turn."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core.clockwork.book import Attack, Outcomes, OutcomesRuling, Space, Traits, Turns
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.reach import Refusal, holds_avenue, no_way, ways_to
from rules_core.clockwork.encounter.state import Conflict, Turn
from rules_core.clockwork.encounter.strikes import against_of
from rules_core.clockwork.encounter.words import Approach
from rules_core.clockwork.terms import Condition, Cover, Rung, Trait

Look = Callable[[Conflict, Any], Refusal | None]
"""Why an event may not come now; None if it may."""


def _turn(state: Conflict) -> Turn:
    assert state.turn is not None
    return state.turn


def _no_action(state: Conflict) -> Refusal | None:
    if _turn(state).actions:
        return None
    return Turns.TURN, "The action of this turn is spent."


def _no_maneuver(state: Conflict) -> Refusal | None:
    if _turn(state).maneuvers:
        return None
    return Turns.TURN, "No maneuver is left; the action can be traded for one."


def _only_fights(state: Conflict) -> Refusal | None:
    return None if state.is_fight else (Turns.MANEUVERS, "That belongs to fights.")


def _foe(state: Conflict, target: int) -> Refusal | None:
    if target in [a.id for a in state.enemies(state.acting)]:
        return None
    return Attack.ATTACK, "Choose somebody of the other side who still takes part."


def _attacked(state: Conflict, event: e.Attacked) -> Refusal | None:
    by, blow = state.acting, event.approach is Approach.BLOW
    refused = _no_action(state) or _foe(state, event.target)
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
    refused = _no_action(state) or _only_fights(state)
    if refused:
        return refused
    if event.target not in [a.id for a in state.allies(state.acting)]:
        return Traits.MORALE, "Choose an ally who still takes part."
    if state.actor(event.target).morale.value >= Rung.HOSTILE:
        return Traits.MORALE, "Their Morale is at the top of the ladder."
    return None


def _moved(state: Conflict, event: e.Moved) -> Refusal | None:
    by, to = state.acting, event.to
    if not _turn(state).moves:
        return Turns.TURN, "No move is left; the action can be traded for one."
    if state.is_bound(by):
        return Outcomes.OUTCOMES, "The two in a hold stay side by side."
    if not to:
        return None
    if not state.is_fight:
        return Turns.MIXED, "The avenues of a talk are no places: nobody's zone is entered."
    if to == by or not state.actor(to).is_in:
        return Turns.MOVE, "Choose somebody else who still takes part."
    foe = state.actor(to).side is not state.actor(by).side
    if foe and not holds_avenue(state, by, to) and not ways_to(state, to, ranged=False).open.value:
        return Space.AVENUES, "All their avenues are full: there is no way in."
    return None


def _aimed(state: Conflict, event: e.Aimed) -> Refusal | None:
    who = state.actor(state.acting)
    refused = _no_maneuver(state) or _only_fights(state)
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
    rule, turn = Turns.MANEUVERS, _turn(state)
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
    if not ways_to(state, event.of, ranged=False).open.value:
        return Space.AVENUES, "No avenue is free there to be closed."
    return None


def _covered(state: Conflict, event: e.TookCover) -> Refusal | None:
    refused = _no_maneuver(state) or _only_fights(state)
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
    return _foe(state, event.target)


def _stance(state: Conflict, event: e.TookStance) -> Refusal | None:
    who = state.actor(state.acting)
    refused = _no_maneuver(state) or _only_fights(state)
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
    refused = _no_maneuver(state) or _only_fights(state)
    if refused:
        return refused
    fits = who.weapon.is_ranged and who.sheet.parrying
    return None if fits else (Traits.GUARD, "Only a ranged weapon that can parry has two grips.")


def _maneuver(state: Conflict, event: e.Event) -> Refusal | None:
    return _no_maneuver(state)


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
    e.Traded: _action,
    e.Aimed: _aimed,
    e.CalledAid: _called,
    e.Interacted: _maneuver,
    e.TestedPassively: _maneuver,
    e.Sidestepped: _sidestepped,
    e.TookCover: _covered,
    e.Attracted: _attracted,
    e.TookStance: _stance,
    e.ShiftedGrip: _gripped,
    e.KeptHold: _kept,
    e.LetGo: _kept,
    e.Acted: _action,
    e.Left: _left,
    e.Yielded: _yielded,
}
"""What is looked at before each of them."""
