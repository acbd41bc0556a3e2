"""What the log says of initiative, turns, and what ends somebody's part."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core.clockwork.book import TurnsRuling
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.order import ambushers
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Share
from rules_core.clockwork.roll import Roll
from rules_core.clockwork.terms import count, plain
from rules_core.clockwork.turns import passive, wins
from rules_core.figures import Figure

Told = tuple[str, Mapping[str, Figure[Any]]]
"""A sentence, and the figures behind it by their labels."""
Tell = Callable[[Conflict, Any, Conflict], Told]


def actor(state: Conflict) -> str:
    """The name of whoever's turn it is."""
    return state.actor(state.acting).name


def by_page(event: Any) -> str:
    """What stands behind a roll that the page made."""
    return " (rolled here)" if event.drawn else ""


def _ambush(before: Conflict, event: e.AmbushRolled, after: Conflict) -> Told:
    one = Roll(event.success, event.advantage)
    found = wins(one, Roll(event.victim_success, event.victim_advantage))
    side = ambushers(before)
    name = side.value if side else ""
    if found.value:
        words = f"The ambush of the {name} comes off{by_page(event)}: they all act first."
    else:
        words = f"The ambush of the {name} is seen through{by_page(event)}."
    return words, {"It comes off": found}


def _initiative(before: Conflict, event: e.InitiativeRolled, after: Conflict) -> Told:
    words = f"{before.actor(event.who).name} rolls {plain(event.success)} success, "
    words += f"{plain(event.advantage)} advantage for initiative{by_page(event)}"
    words += f", and {count(event.triumphs, 'triumph')}." if event.triumphs else "."
    return words, order_figure(after)


def _all(before: Conflict, event: e.AllRolled, after: Conflict) -> Told:
    return "Everybody rolls for initiative (rolled here).", order_figure(after)


def order_figure(state: Conflict) -> dict[str, Figure[Any]]:
    """The order, once it is known."""
    if not state.order:
        return {}
    names = ", ".join(state.actor(id).name for id in state.order)
    rule = TurnsRuling.ORDER
    return {"Order": Figure.start(names, rule, "net success, then net advantage, then players")}


def _first(before: Conflict, event: e.TookFirst, after: Conflict) -> Told:
    name = before.actor(before.triumphs[0]).name
    return f"{name} takes the first place for a triumph.", order_figure(after)


def _early(before: Conflict, event: e.TookEarly, after: Conflict) -> Told:
    return f"{before.actor(before.triumphs[0]).name} has a maneuver before it begins.", {}


def _moved(before: Conflict, event: e.Moved, after: Conflict) -> Told:
    who = before.acting
    if event.to:
        words = f"{actor(before)} moves into the zone of {before.actor(event.to).name}."
    elif before.is_fight:
        words = f"{actor(before)} moves away."
    else:
        words = f"{actor(before)} steps back from the talk."
    if before.is_fight and (before.beset(who) or after.beset(who)):
        words += " An opponent in the zone may react: the Narrator says how."
    return words, {}


def _traded(before: Conflict, event: e.Traded, after: Conflict) -> Told:
    what = "a second move" if event.share is Share.MOVE else "a second maneuver"
    return f"{actor(before)} trades the action for {what}.", {}


def _called(before: Conflict, event: e.CalledAid, after: Conflict) -> Told:
    names = ", ".join(before.actor(id).name for id in event.helpers)
    return f"{actor(before)} calls for aid: {names} will test too, and lose their turn.", {}


def _interacted(before: Conflict, event: e.Interacted, after: Conflict) -> Told:
    what = event.what.strip().rstrip(".") or "something in the zone"
    return f"{actor(before)} handles {what}.", {}


def _passive(before: Conflict, event: e.TestedPassively, after: Conflict) -> Told:
    found = passive(event.aptitude, event.skill, event.difficulty, before.options)
    end = "succeeds" if found.value else "fails"
    return f"{actor(before)} {end} at a passive test.", {"It succeeds": found}


def _sidestepped(before: Conflict, event: e.Sidestepped, after: Conflict) -> Told:
    name = before.actor(event.of).name
    own = event.of == before.acting
    words = f"{actor(before)} sidesteps: one avenue {'of their own' if own else f'to {name}'} "
    words += "is closed until their next action."
    return words + ("" if before.is_fight else " In a talk that is a faux pas."), {}


def _covered(before: Conflict, event: e.TookCover, after: Conflict) -> Told:
    return f"{actor(before)} takes {event.cover.value} cover.", {}


def _attracted(before: Conflict, event: e.Attracted, after: Conflict) -> Told:
    return f"{actor(before)} makes {before.actor(event.target).name} listen.", {}


def _gripped(before: Conflict, event: e.ShiftedGrip, after: Conflict) -> Told:
    parries = not before.actor(before.acting).grip
    return f"{actor(before)} shifts the grip to {'parry' if parries else 'attack'}.", {}


def _acted(before: Conflict, event: e.Acted, after: Conflict) -> Told:
    what = event.what.strip().rstrip(".") or "another test"
    return f"{actor(before)} gives the action to this: {what}.", {}


def _left(before: Conflict, event: e.Left, after: Conflict) -> Told:
    how = "flees the fight" if before.is_fight else "leaves the talk"
    return f"{before.actor(event.who).name} {how}.", {}


def _blows(before: Conflict, event: e.CameToBlows, after: Conflict) -> Told:
    words = "It comes to blows: the talk is over."
    if after.over is None:
        words += " Everybody rolls for initiative anew."
    return words, {}


def says(words: str) -> Tell:
    """A sentence about whoever's turn it is."""
    return lambda before, event, after: (f"{actor(before)} {words}.", {})


TURNS: dict[type[e.Event], Tell] = {
    e.AmbushRolled: _ambush,
    e.InitiativeRolled: _initiative,
    e.AllRolled: _all,
    e.TookFirst: _first,
    e.TookEarly: _early,
    e.Moved: _moved,
    e.Traded: _traded,
    e.Aimed: says("aims"),
    e.CalledAid: _called,
    e.Interacted: _interacted,
    e.TestedPassively: _passive,
    e.Sidestepped: _sidestepped,
    e.TookCover: _covered,
    e.Attracted: _attracted,
    e.TookStance: says("takes a defensive stance, for 1 setback die on the next attack"),
    e.ShiftedGrip: _gripped,
    e.KeptHold: says("keeps hold"),
    e.LetGo: says("lets go"),
    e.Acted: _acted,
    e.TurnEnded: says("ends the turn"),
    e.Left: _left,
    e.Yielded: lambda before, event, after: (f"{before.actor(event.who).name} yields.", {}),
    e.CameToBlows: _blows,
    e.Closed: lambda before, event, after: ("The Narrator ends it.", {}),
}
"""The sentence for each of them."""
