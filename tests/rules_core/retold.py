"""Replays: what a game's text means, with claims in comments at the point where they hold.

``# => subject: name value, name value`` says what figures are after the line above it, and
``# => refused RULE: EVENT`` that an event may not come there, by that rule.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules_core.errors import IllegalEvent
from rules_core.notation import read_line, split_line
from rules_core.record import Game, Record

Told = Callable[[Any, str, str], Any]
FOLDER = Path(__file__).parent / "replays"


def replays(game: Game[Any, Any, Any]) -> list[Path]:
    """The texts of a game."""
    first = game.id + "\n"
    return [p for p in sorted(FOLDER.glob("*.txt")) if p.read_text("utf-8").startswith(first)]


def retell(path: Path, game: Game[Any, Any, Any], told: Told) -> int:
    """Hold a text to its claims; how many there are. `told` gives a figure by subject and name."""
    text, games, claims = path.read_text("utf-8"), {game.id: game}, 0
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if not line.startswith("# => "):
            continue
        claims += 1
        record = Record.read("\n".join(lines[:number]), games)
        subject, _, rest = line.removeprefix("# => ").partition(": ")
        if subject.startswith("refused "):
            event = read_line(game.by_word[split_line(rest)[0]], rest)
            with pytest.raises(IllegalEvent) as refused:
                record.did(event)
            assert refused.value.rule.id == subject.removeprefix("refused ")
            continue
        for pair in rest.split(", "):
            name, _, expected = pair.partition(" ")
            assert written(told(record.state, subject, name)) == expected, f"{number}: {pair}"
    whole = Record.read(text, games)
    again = Record.read(whole.text(), games)
    assert again == whole
    assert again.states == whole.states
    assert all(entry.title for entry in whole.log())
    return claims


def written(value: Any) -> str:
    """A value as the claims have it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
