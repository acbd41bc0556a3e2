"""Replays: what a game's text means, with claims in comments at the point where they hold.

``# => subject: name value, name value`` says what figures are after the line above it,
``# => refused RULE: EVENT`` that an event may not come there, by that rule, and a game has subjects
of its own that are told whole, such as ``# => over: yields by tw-triggers``.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from rules_core.errors import IllegalEvent
from rules_core.notation import read_line, split_line
from rules_core.record import Game, Record

Told = Callable[[Any, str, str], Any]
Whole = Mapping[str, Callable[[Any], str | set[str]]]
FOLDER = Path(__file__).parent / "replays"


def replays(game: Game[Any, Any, Any]) -> list[Path]:
    """The texts of a game."""
    texts = {path: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}
    return [path for path, text in texts.items() if text.split(maxsplit=1)[0] == game.id]


def retell(path: Path, game: Game[Any, Any, Any], told: Told, whole: Whole | None = None) -> int:
    """Hold a text to its claims, one for three events at least; how many there are.

    `told` gives a figure by subject and name; `whole` what a subject says in one piece, or in any
    order, out of the state.
    """
    text, games, claims = path.read_text("utf-8"), {game.id: game}, 0
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if not line.startswith("# =>"):
            continue
        claims += 1
        record = Record.read("\n".join(lines[:number]), games)
        try:
            check(record, line.removeprefix("# =>").strip(), told, whole or {})
        except AssertionError as wrong:
            raise AssertionError(f"{path.name}, line {number}: {line}: {wrong}") from wrong
    record = Record.read(text, games)
    again = Record.read(record.text(), games)
    assert again == record
    assert again.states == record.states
    assert len(record.log()) == len(record.events)
    assert all(entry.title for entry in record.log())
    assert claims >= len(record.events) // 3
    return claims


def check(record: Record[Any, Any, Any], claim: str, told: Told, whole: Whole) -> None:
    """AssertionError where a claim does not hold."""
    subject, _, rest = claim.partition(": ")
    if subject.startswith("refused "):
        event = read_line(record.game.by_word[split_line(rest)[0]], rest)
        with pytest.raises(IllegalEvent) as refused:
            record.did(event)
        assert refused.value.rule.id == subject.removeprefix("refused ")
    elif subject in whole:
        found = whole[subject](record.state)
        assert found == (set(rest.split(", ")) if isinstance(found, set) else rest)
    else:
        for pair in rest.split(", "):
            name, _, expected = pair.partition(" ")
            assert written(told(record.state, subject, name)) == expected, pair


def written(value: Any) -> str:
    """A value as the claims have it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(getattr(value, "value", value))
