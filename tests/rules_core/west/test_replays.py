"""Whole encounters worked out by hand: tests/rules_core/replays/*.txt.

Each is a record with comments. A comment that begins with ``=>`` states what holds at that point::

    # => audience: stress 11, wounds 1          a side's figures
    # => card: hit yes, bumps 1                 the attack under way, or the last one
    # => state: turn audience, round 2          turn, round, stage, trigger, shift, tn, towards
    # => may: let-stand, took-loss              these events may come now, and no others
    # => refused tw-rephrase: rephrased         this event may not, by that rule
    # => over: yields by tw-triggers            how it has ended
    # => owes: instigator nothing, audience stakes
"""

from pathlib import Path
from typing import Any

import pytest

from rules_core.notation import word_of
from rules_core.record import Record
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.outcome import outcome
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import so_far, tn_against
from rules_core.west.encounter.state import Encounter
from rules_core.west.terms import Style
from tests.rules_core.retold import replays, retell

REPLAYS = replays(SCENE)


def of_side(state: Encounter, who: str, name: str) -> Any:
    side = state.side(Who(who))
    if name.startswith("resists-"):
        return side.resistance(Style(name.removeprefix("resists-"))).value
    found = getattr(side, name.replace("-", "_"))
    return getattr(found, "value", found)


def of_state(state: Encounter, name: str) -> Any:
    if name == "stage":
        return state.attack and state.attack.stage
    if name == "trigger":
        return state.trigger and state.trigger.value
    if name == "tn":
        return tn_against(state, state.attacker.other).value
    if name == "tn-to-size-up":
        return tn_against(state, state.attacker.other, sizing=True).value
    if name == "towards":
        return state.counted(state.setup.terms.trigger_unit)
    return getattr(state, name)


def told(state: Encounter, subject: str, name: str) -> Any:
    if subject == "card":
        exchange = so_far(state, state.attack) if state.attack else state.last
        return getattr(exchange, name.replace("-", "_")).value
    if subject == "state":
        return of_state(state, name)
    return of_side(state, subject, name)


def ending(state: Encounter) -> str:
    found = outcome(state)
    return f"{found.ending.value} by {found.rule.id}" if found else "it goes on"


def debts(state: Encounter) -> str:
    found = outcome(state)
    owes = found.owes.items() if found else ()
    return ", ".join(f"{who.value} {figure.value.value}" for who, figure in owes)


WHOLE = {
    "may": lambda state: {word_of(kind) for kind in possible(state)},
    "over": ending,
    "owes": debts,
}


def test_there_are_replays() -> None:
    assert len(REPLAYS) >= 10


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    whole = Record.read(path.read_text("utf-8"), {SCENE.id: SCENE})
    assert retell(path, SCENE, told, WHOLE) >= len(whole.events) // 2
