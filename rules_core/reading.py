"""Reads the text of a record, whoever wrote it: what holds is taken, what does not is named."""

from collections.abc import Mapping
from typing import Any

from rules_core import EDITION
from rules_core.errors import IllegalEvent, InvalidInput, Problem
from rules_core.notation import read_entries, read_line, split_line
from rules_core.record import Game, Record

LARGEST = 60_000  # bytes of a text
LONGEST = 2_000  # lines
MOST_PROBLEMS = 20  # told at once

Games = Mapping[str, Game[Any, Any, Any]]


def salvage(text: str, games: Games) -> tuple[Record[Any, Any, Any], tuple[Problem, ...]]:
    """What a text gives, and everything that is wrong with it, each with its line.

    Of the set-up, all that can be read is taken, else a default; of the events, those before the
    first that cannot be read or may not come then. InvalidInput where it is no record at all.
    """
    lines = _lines(text)
    game, edition = _game(lines, games)
    reader = _Reader(game, edition)
    for number, line in lines[1:]:
        if line.startswith("~") or line.split()[0] in game.by_word:
            reader.event(number, line)
        else:
            reader.part(number, line)
    return reader.record(), tuple(reader.problems[:MOST_PROBLEMS])


def _lines(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers; InvalidInput for too many."""
    if len(text) > LARGEST or len(text.encode("utf-8", "replace")) > LARGEST:
        raise InvalidInput([Problem("", f"It is longer than {LARGEST // 1000} kB.")])
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").split("\n")
    if len(lines) > LONGEST:
        raise InvalidInput([Problem("", f"It has more than {LONGEST} lines.")])
    numbered = [(i, line.strip()) for i, line in enumerate(lines, 1)]
    return [(i, line) for i, line in numbered if line and not line.startswith("#")]


def _game(lines: list[tuple[int, str]], games: Games) -> tuple[Game[Any, Any, Any], str]:
    """The game and the edition that the first line names."""
    number, line = lines[0] if lines else (1, "")
    try:
        word, entries = split_line(line)
    except InvalidInput:
        word, entries = "", {}
    if word not in games:
        known = ", ".join(games)
        raise InvalidInput([Problem(f"line {number}", f"It does not begin with one of: {known}.")])
    edition = entries.get("edition", EDITION).strip('"')
    return games[word], edition if len(edition) <= 20 else edition[:19] + "…"


class _Reader:
    """Takes line after line, and keeps what holds."""

    def __init__(self, game: Game[Any, Any, Any], edition: str) -> None:
        self.game = game
        self.edition = edition
        self.problems: list[Problem] = []
        self.setup: dict[str, Any] = {}
        self.lines: dict[str, int] = {}  # part → its line
        self.begun: Record[Any, Any, Any] | None = None
        self.undone: list[Any] = []
        self.ahead: Any = None  # the record with all that is undone done again, to try it
        self.is_broken = False  # an event did not hold: none after it can

    def note(self, number: int, found: IllegalEvent | InvalidInput) -> None:
        """Keep the problems of a line; of a forbidden event, the rule that forbids it."""
        if isinstance(found, IllegalEvent):
            found = InvalidInput([Problem("", f"{found.message} ({found.rule.id})")])
        for p in found.problems:
            place = f"line {number}, {p.field}" if p.field else f"line {number}"
            self.problems.append(Problem(place, p.message))

    def part(self, number: int, line: str) -> None:
        """A line of the set-up."""
        try:
            word, entries = split_line(line)
            if word not in self.game.parts:
                known = ", ".join([*self.game.parts, *self.game.by_word])
                raise InvalidInput([Problem("", f"A line begins with one of: {known}.")])
            if self.begun or self.is_broken:
                raise InvalidInput([Problem("", "The set-up stands before the first event.")])
            if word in self.lines:
                raise InvalidInput([Problem("", f"“{word}” is given twice.")])
            self.lines[word] = number
            found, problems = read_entries(self.game.parts[word], entries)
            self.setup[word] = self.game.parts[word](**found)
            if problems:
                raise InvalidInput(problems)
        except InvalidInput as invalid:
            self.note(number, invalid)

    def begin(self) -> Record[Any, Any, Any]:
        """The record without events; a part that the game refuses has its defaults."""
        while self.begun is None:
            record = Record(self.game, self.game.setup(**self.setup), edition=self.edition)
            try:
                self.game.begin(record.setup)
                self.ahead = self.begun = record
            except InvalidInput as invalid:
                if not self.setup:
                    raise
                self.refused(invalid)
        return self.begun

    def refused(self, invalid: InvalidInput) -> None:
        """The game does not begin like this: what it names is told and left out."""
        blamed = set()
        for p in invalid.problems:
            part, _, name = p.field.partition(".")
            place = f"line {self.lines.get(part, 1)}, {name or part}"
            self.problems.append(Problem(place, p.message))
            blamed.add(part)
        kept = {part: value for part, value in self.setup.items() if part not in blamed}
        self.setup = kept if len(kept) < len(self.setup) else {}

    def event(self, number: int, line: str) -> None:
        """A line of an event, done or undone."""
        self.begin()
        if self.is_broken:
            return
        is_undone = line.startswith("~")
        try:
            if self.undone and not is_undone:
                raise InvalidInput([Problem("", "An event comes after one that was undone.")])
            event = self.read(line.removeprefix("~").strip())
            self.ahead = self.ahead.did(event)
        except (IllegalEvent, InvalidInput) as wrong:
            self.note(number, wrong)
            self.is_broken = True
            return
        if is_undone:
            self.undone.append(event)
        else:
            self.begun = self.ahead

    def read(self, line: str) -> Any:
        """The event that a line means."""
        word, _ = split_line(line)
        if word not in self.game.by_word:
            raise InvalidInput([Problem("", f"There is no event “{word}” here.")])
        return read_line(self.game.by_word[word], line)

    def record(self) -> Record[Any, Any, Any]:
        """All that was taken."""
        return self.begin().with_undone(tuple(self.undone))
