"""Sessions worked out by hand, chip by chip."""

from pathlib import Path
from typing import Any

import pytest

from rules_core.imperfect.session.game import SESSION
from rules_core.imperfect.session.play import wanted
from rules_core.imperfect.session.state import Table
from tests.rules_core.retold import replays, retell


def told(state: Table, subject: str, name: str) -> Any:
    if subject in ("pool", "out"):
        return getattr(getattr(state, subject), name)
    if subject == "state":
        if name == "pot":
            return state.pot
        return wanted(state)[int(name.removeprefix("wanted-"))].value
    hand = state.hand(int(subject))
    return getattr(hand if name in ("black", "points") else hand.chips, name)


def test_there_are_replays() -> None:
    assert len(replays(SESSION)) >= 4


@pytest.mark.parametrize("path", replays(SESSION), ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    assert retell(path, SESSION, told) >= 8
