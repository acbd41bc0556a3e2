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

from rules_core.errors import IllegalEvent
from rules_core.notation import read_line, split_line
from rules_core.record import Record
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.outcome import outcome
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import so_far, tn_against
from rules_core.west.encounter.state import Encounter
from rules_core.west.terms import Style
from tests.rules_core.retold import replays

REPLAYS = replays(SCENE)
GAMES = {SCENE.id: SCENE}


def written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(getattr(value, "value", value))


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


def check(record: Record[Any, Any, Any], claim: str) -> None:
    state: Encounter = record.state
    subject, _, rest = claim.partition(": ")
    if subject == "may":
        by_kind = {kind: word for word, kind in SCENE.by_word.items()}
        assert {by_kind[kind] for kind in possible(state)} == set(rest.split(", "))
    elif subject.startswith("refused "):
        event = read_line(SCENE.by_word[split_line(rest)[0]], rest)
        with pytest.raises(IllegalEvent) as refused:
            record.did(event)
        assert refused.value.rule.id == subject.removeprefix("refused ")
    elif subject == "over":
        found = outcome(state)
        assert found is not None, "it goes on"
        assert f"{found.ending.value} by {found.rule.id}" == rest
    elif subject == "owes":
        found = outcome(state)
        assert found is not None
        debts = [f"{who.value} {figure.value.value}" for who, figure in found.owes.items()]
        assert ", ".join(debts) == rest
    else:
        for pair in rest.split(", "):
            name, _, expected = pair.partition(" ")
            assert written(told(state, subject, name)) == expected, pair


def told(state: Encounter, subject: str, name: str) -> Any:
    if subject == "card":
        exchange = so_far(state, state.attack) if state.attack else state.last
        return getattr(exchange, name.replace("-", "_")).value
    if subject == "state":
        return of_state(state, name)
    return of_side(state, subject, name)


def test_there_are_replays() -> None:
    assert len(REPLAYS) >= 10


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = Record.read(text, GAMES)
    lines, claims = text.splitlines(), 0
    for number, line in enumerate(lines, start=1):
        if line.startswith("# =>"):
            claims += 1
            played = Record.read("\n".join(lines[:number]), GAMES)
            try:
                check(played, line.removeprefix("# =>").strip())
            except AssertionError as wrong:
                raise AssertionError(f"{path.name}, line {number}: {line}: {wrong}") from wrong
    assert claims >= len(whole.events) // 2
    assert Record.read(whole.text(), GAMES).state == whole.state
    assert len(whole.log()) == len(whole.events)
