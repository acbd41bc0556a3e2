"""A game that is played: its set-up and its events; undo is one event fewer.

A record is also a text (see `rules_core.notation`): the game's id with the edition of the rules,
a line for each part of the set-up that differs from its defaults, a line for each event, and with a
``~`` before it each event that was undone and can be done again::

    west-scene edition=2026.11
    instigator name="A fast talker" style=fast-talk
    turned cause_result=9 phase=2
    ~passed
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Generic, TypeVar, get_type_hints

from rules_core import EDITION
from rules_core.errors import InvalidInput
from rules_core.figures import Figure
from rules_core.notation import hints_of, word_of, write_line
from rules_core.options import Options

S = TypeVar("S")
E = TypeVar("E")
T = TypeVar("T")


@dataclass(frozen=True)
class Entry:
    """A line of the log: what happened, and by its label each figure with its reasons."""

    title: str
    figures: Mapping[str, Figure[Any]] = field(default_factory=dict)


@dataclass(frozen=True)
class Game(Generic[S, E, T]):
    """What can be played, declared once; `id` is public and never changes.

    `setup` is a frozen dataclass of frozen dataclasses (its parts), all with defaults; `events` are
    frozen dataclasses in the past tense that carry what the cards showed and what was chosen.
    `begin` gives the first state, or InvalidInput whose fields are called ``part.field``; `apply`
    the state after an event, IllegalEvent, or InvalidInput about the event's fields; `tell` the
    line of the log out of the state before, the event and the state after; `label` what undoing
    would undo ("the attack").
    """

    id: str
    setup: type[S]
    events: tuple[type[E], ...]
    begin: Callable[[S], T]
    apply: Callable[[T, E], T]
    tell: Callable[[T, E, T], Entry]
    label: Callable[[E], str]

    def __post_init__(self) -> None:
        """ValueError or TypeError for a declaration that has no notation."""
        words = [*self.parts, *self.by_word]
        if len(set(words)) < len(self.parts) + len(self.events):
            raise ValueError(f"{self.id}: two lines would begin with the same word")
        for kind in (*self.parts.values(), *self.events):
            if not issubclass(kind, Options):
                hints_of(kind)

    @cached_property
    def parts(self) -> dict[str, type[Any]]:
        """Name → class of each part of the set-up."""
        hints = get_type_hints(self.setup)
        return {f.name: hints[f.name] for f in fields(self.setup)}  # type: ignore[arg-type]

    @cached_property
    def by_word(self) -> dict[str, type[E]]:
        """Word → class of each event."""
        return {word_of(kind): kind for kind in self.events}


@dataclass(frozen=True)
class Record(Generic[S, E, T]):
    """A game as far as it was played; `undone` holds what can be done again, the next one first.

    `edition` is that of the rules with which a text was made; it is written with today's.
    """

    game: Game[S, E, T]
    setup: S
    events: tuple[E, ...] = ()
    undone: tuple[E, ...] = ()
    edition: str = EDITION

    @cached_property
    def states(self) -> tuple[T, ...]:
        """The state at the beginning and after each event; IllegalEvent or InvalidInput."""
        states = [self.game.begin(self.setup)]
        for event in self.events:
            states.append(self.game.apply(states[-1], event))
        return tuple(states)

    @property
    def state(self) -> T:
        """The state now."""
        return self.states[-1]

    def did(self, event: E) -> "Record[S, E, T]":
        """The record after one more event, which ends what could be done again.

        IllegalEvent or InvalidInput if the event cannot come now.
        """
        return self._with((*self.events, event), (), self.game.apply(self.state, event))

    def undo(self) -> "Record[S, E, T]":
        """The record without its last event; the same where there is none."""
        if not self.events:
            return self
        return self._with(self.events[:-1], (self.events[-1], *self.undone))

    def redo(self) -> "Record[S, E, T]":
        """The record with the event that was undone last; the same where there is none."""
        if not self.undone:
            return self
        first, *rest = self.undone
        return self._with((*self.events, first), tuple(rest), self.game.apply(self.state, first))

    def with_undone(self, undone: tuple[E, ...]) -> "Record[S, E, T]":
        """The record with other events to be done again."""
        return self._with(self.events, undone)

    def _with(self, events: tuple[E, ...], undone: tuple[E, ...], *after: T) -> "Record[S, E, T]":
        """The record with other events; the states known already are not worked out again."""
        changed = replace(self, events=events, undone=undone)
        changed.__dict__["states"] = (*self.states, *after)[: len(events) + 1]
        return changed

    def line(self, place: int) -> Entry:
        """What the event at `place` (from 0) did."""
        before, after = self.states[place : place + 2]
        return self.game.tell(before, self.events[place], after)

    def log(self) -> tuple[Entry, ...]:
        """What happened, event by event."""
        return tuple(self.line(place) for place in range(len(self.events)))

    def text(self) -> str:
        """The record as lines of text; `Record.read` gives it back."""
        parts = [write_line(getattr(self.setup, name), name) for name in self.game.parts]
        lines = [f"{self.game.id} edition={EDITION}"]
        lines += [line for line in parts if " " in line]
        lines += [write_line(event) for event in self.events]
        lines += ["~" + write_line(event) for event in self.undone]
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str, games: Mapping[str, Game[Any, Any, Any]]) -> "Record[Any, Any, Any]":
        """The record that a text means; InvalidInput names every line and field at fault."""
        from rules_core.reading import salvage

        record, problems = salvage(text, games)
        if problems:
            raise InvalidInput(problems)
        return record
