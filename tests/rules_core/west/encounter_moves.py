"""Set-ups and events for encounters, within the ranges but not within the rules."""

from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from rules_core.west.deck import Deck
from rules_core.west.encounter import events as e
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Terms, Who
from rules_core.west.encounter.state import Encounter, Secret
from rules_core.west.ending import Comfort
from rules_core.west.limits import LIMITS
from rules_core.west.options import WestOptions
from rules_core.west.terms import Cause, Choice, Die, Location, Style, TriggerUnit

STYLES, DICE, YES = st.sampled_from(Style), st.sampled_from(Die), st.booleans()
SOME_STYLES = st.lists(STYLES, max_size=2, unique=True).map(tuple)
OPTIONS = st.fixed_dictionaries(
    {i: st.sampled_from(list(WestOptions.values_of(i))) for i in WestOptions.choices()}
).map(WestOptions.read)
RESULTS = st.sampled_from([1, 3, 4, 5, 6, 9, 13, 17])
CALAMITY = st.sampled_from([False, False, False, True])
WHO = st.sampled_from(Who)


def speaker(kind: type[Any]) -> st.SearchStrategy[Any]:
    """A side whose pool is short and whose Clarity is often too low."""
    given: dict[str, st.SearchStrategy[Any]] = {
        f.name: st.integers(*LIMITS[f.name]) for f in fields(kind) if f.name in LIMITS
    }
    given |= {f.name: DICE for f in fields(kind) if f.type is Die}
    return st.builds(
        kind,
        **given
        | {
            "player": YES,
            "style": STYLES,
            "specialized": SOME_STYLES,
            "wounds": st.sampled_from([0, 0, 0, 1, 4]),
            "stress": st.sampled_from([0, 3, 12, 20]),
            "full_stress": st.none() | st.sampled_from([20, 30]),
            "willpower": st.sampled_from([1, 4, 6]),
            "clarity": st.sampled_from([3, 7, 12]),
            "cards": st.none() | st.integers(0, 5),
        },
    )


TERMS = st.builds(
    Terms,
    stakes=st.sampled_from(["", "$2 of goods"]),
    counter_stakes=st.sampled_from(["", "trouble"]),
    trigger=st.none() | st.integers(1, 5),
    trigger_unit=st.sampled_from(TriggerUnit),
    trigger_secret=YES,
    further=st.none() | st.integers(1, 5),
    further_unit=st.sampled_from(TriggerUnit),
    further_secret=YES,
    forbidden=st.sampled_from([(), (), (), (Style.INTIMIDATION,), (Style.FAST_TALK,)]),
    forbidden_secret=YES,
    ready_to_bear=st.none() | st.integers(1, 5),
    resist_only=YES,
    if_audience_leaves=st.sampled_from(["", "a grudge"]),
)
SETUPS = st.builds(
    Setup,
    instigator=speaker(Instigator),
    audience=speaker(Audience),
    terms=TERMS,
    deck=st.just(Deck()),
    options=OPTIONS,
)
FEW = st.sampled_from([0, 0, 0, 1, 2])
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "cause_result": RESULTS,
    "calamity": CALAMITY,
    "breakdown": st.sampled_from([0, 0, 4, 8, 12]),
    "penetration": st.integers(-3, 4),
    "effect": st.sampled_from([0, 1, 3, 5, 9, 20, 60]),
    "recovery": st.sampled_from([0, 2, 9]),
    "bumps_location": FEW,
    "bumps_penetration": FEW,
    "bumps_effect": FEW,
    "points": st.integers(1, 30),
    "phase": st.integers(0, 5),
    "drawn": YES,
    "heals": YES,
    "cause": st.sampled_from(Cause),
    "style": st.none() | STYLES,
    "side": WHO,
    "secret": st.sampled_from(Secret),
    "by": st.sampled_from(Comfort),
    "then": st.sampled_from(["", "they run"]),
    "location": st.sampled_from(Location),
}


def event_of(kind: type[e.Event]) -> st.SearchStrategy[e.Event]:
    """An event of a kind, whatever it carries; a few of them are legal at once."""
    given = {f.name: FIELDS[f.name] for f in fields(kind)}
    if kind is e.SpentBumps:
        given["location"] = st.none() | FIELDS["location"]
    return st.builds(kind, **given)


def sure_thing(state: Encounter, kind: type[e.Event]) -> e.Event:
    """An event that the rules allow now, of a kind that may come now."""
    if kind is e.Bumped:
        assert state.attack is not None and state.attack.card is not None
        again = state.attack.chosen.choice is Choice.REPHRASE
        now = state.attack.chosen.rephrase_phase if again else state.attack.card.phase
        return e.Bumped({0: 1, 5: 4, 4: 3}.get(now, now + 1))
    if kind is e.Revealed:
        return e.Revealed(state.secrets()[0])
    if kind is e.StressReturned:
        short = [w for w in Who if state.side(w).stress.value < state.side(w).full_stress]
        return e.StressReturned(short[0])
    if kind is e.Recovered:
        hurt = [w for w in Who if state.side(w).wounds.value and not state.side(w).has_recovered]
        return e.Recovered(hurt[0])
    return kind()
