"""What was worked out for the last questions: a scene asks again with one event more.

It only saves time. A record is known by its text, its log by what it has in common with the last.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from calculators.kit.scene.board import Board, Scene
from calculators.kit.scene.view import entry_html
from rules_core.record import Record

AnyRecord = Record[Any, Any, Any]
MOST = 8  # records, and boards, that are kept


@dataclass(frozen=True)
class Line:
    """A line of the log: its words, and its HTML with the figures."""

    title: str
    html: str


class Recent:
    """The last records by their texts, the last boards, and the lines of the last log."""

    def __init__(self) -> None:
        self._records: dict[str, AnyRecord] = {}
        self._boards: dict[str, Board] = {}
        self._shown: tuple[AnyRecord, str, tuple[Line, ...]] | None = None

    def read(self, text: str, games: Mapping[str, Any]) -> AnyRecord:
        """The record that a text means; InvalidInput as `Record.read`."""
        if text not in self._records:
            self._records[text] = Record.read(text, games)
            trim(self._records)
        return self._records[text]

    def board(self, scene: Scene[Any, Any, Any], record: AnyRecord, text: str) -> Board:
        """The board of a record whose text is `text`; the record is kept for the next question."""
        if text not in self._boards:
            self._boards[text] = scene.board(record.state)
            trim(self._boards)
        self._records[text] = record
        trim(self._records)
        return self._boards[text]

    def lines(self, record: AnyRecord, root: str) -> tuple[Line, ...]:
        """The log of a record, from a page whose way to the top is `root`."""
        known: tuple[Line, ...] = ()
        if self._shown:
            last, from_where, lines = self._shown
            if (last.game, last.setup, from_where) == (record.game, record.setup, root):
                known = lines[: common(last.events, record.events)]
        fresh = (record.line(place) for place in range(len(known), len(record.events)))
        found = (*known, *(Line(e.title, entry_html(e, root, "entry")) for e in fresh))
        self._shown = record, root, found
        return found


def common(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """How many events two records have in common at their beginning."""
    return next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )


def trim(kept: dict[str, Any]) -> None:
    """Forget the oldest."""
    while len(kept) > MOST:
        del kept[next(iter(kept))]
