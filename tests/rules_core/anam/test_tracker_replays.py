"""Conflicts worked out by hand, event by event."""

from pathlib import Path
from typing import Any

import pytest

from rules_core.anam.modifiers import MANIPULATION
from rules_core.anam.tracker.game import TRACKER
from rules_core.anam.tracker.legal import stage
from rules_core.anam.tracker.state import Conflict
from rules_core.anam.tracker.trial import left
from tests.rules_core.retold import replays, retell


def told(state: Conflict, subject: str, name: str) -> Any:
    if subject == "state":
        found = {"stage": stage(state).name}
        if state.modifier is not None:
            found["modifier"] = str(state.modifier.value)
        if state.attempt is not None:
            found["difficulty"] = str(state.attempt.difficulty.value)
        return found[name]
    person = state.person(int(subject))
    return {
        "wounds": person.wounds,
        "bruises": person.bruises,
        "slots": len(person.conditions),
        "soft-hits": person.soft_hits,
        "out": person.out.value,
        "down": person.down,
        "hindering": len(person.injuries),
        "defence": person.defence.value,
        "manipulation": sum(left(h) for h in person.modifiers if h.kind == MANIPULATION),
    }[name]


def test_there_are_replays() -> None:
    assert len(replays(TRACKER)) >= 4


@pytest.mark.parametrize("path", replays(TRACKER), ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    assert retell(path, TRACKER, told) >= 8
