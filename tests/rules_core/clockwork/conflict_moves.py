"""Set-ups and events for conflicts, within the ranges but not within the rules."""

from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.setup import RANGES, Person, Player, Setup, Terms
from rules_core.clockwork.encounter.words import Ambusher, Approach, Kind, Party, Share, Weapon
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Condition, Cover, Outcome, Trait

YES = st.booleans()
OPTIONS = st.fixed_dictionaries(
    {i: st.sampled_from(list(ClockworkOptions.values_of(i))) for i in ClockworkOptions.choices()}
).map(ClockworkOptions.read)


def person(kind: type[Any], side: Party, names: tuple[str, ...]) -> st.SearchStrategy[Any]:
    given: dict[str, st.SearchStrategy[Any]] = {
        name: st.integers(*span) for name, span in RANGES.items()
    }
    given |= {
        "name": st.sampled_from(names),
        "side": st.just(side),
        "number": st.integers(1, 2),
        "player": YES,
        "weapon": st.sampled_from(Weapon),
        "parrying": YES,
        "weapon_conditions": st.sampled_from(["", "Bleeding"]),
        "proof_conditions": st.sampled_from(["", "Undone"]),
        "morale": st.none() | st.integers(1, 5),
        "disposition": st.integers(1, 5),
        "cover": st.sampled_from(Cover),
        "blocked": st.sampled_from([0, 0, 0, 1, 3]),
        "wounds": st.sampled_from([0, 0, 1, 5]),
        "kept": YES,
    }
    return st.builds(kind, **given)


SETUPS = st.builds(
    Setup,
    terms=st.builds(Terms, kind=st.sampled_from(Kind), ambush=st.sampled_from(Ambusher)),
    first=person(Player, Party.PLAYERS, ("", "Ann")),
    second=person(Person, Party.OTHERS, ("", "Thug")),
    third=person(Person, Party.PLAYERS, ("", "Friend")),
    fourth=person(Person, Party.OTHERS, ("", "Captain")),
    options=OPTIONS,
)
SMALL = st.integers(1, 4)
SYMBOL = st.sampled_from([0, 0, 0, 1, 2, 3])
NET = st.integers(-3, 4)
NETS = st.lists(NET, min_size=2, max_size=4).map(tuple)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    **dict.fromkeys(("success", "failure", "advantage", "threat"), SYMBOL),
    **dict.fromkeys(("triumph", "despair", "triumphs"), st.sampled_from([0, 0, 0, 1])),
    **dict.fromkeys(("victim_success", "victim_advantage"), NET),
    **dict.fromkeys(("target", "who", "of"), SMALL),
    **dict.fromkeys(("what", "then", "matter"), st.sampled_from(["", "as told"])),
    **dict.fromkeys(("aptitude", "skill", "difficulty"), st.integers(0, 4)),
    **dict.fromkeys(("boost", "setback"), st.sampled_from([0, 0, 1])),
    "to": st.integers(0, 4),
    "helpers": st.lists(SMALL, max_size=2).map(tuple),
    "rolls": st.lists(st.integers(1, 100), max_size=3).map(tuple),
    "potency": st.none() | st.integers(0, 10),
    "approach": st.sampled_from(Approach),
    "against": st.none() | st.sampled_from(Trait),
    "share": st.sampled_from(Share),
    "cover": st.sampled_from(Cover),
    "condition": st.sampled_from(Condition),
    "outcome": st.sampled_from(Outcome),
    "drawn": YES,
}


def event_of(kind: type[e.Event]) -> st.SearchStrategy[e.Event]:
    """An event of a kind, whatever it carries; a few of them are legal at once."""
    given = {f.name: FIELDS[f.name] for f in fields(kind)}
    if kind is e.AllRolled:
        given = dict.fromkeys(given, NETS)
    return st.builds(kind, **given)
