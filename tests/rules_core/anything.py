"""Events and set-ups of any game, drawn from what their fields may hold and a little beyond."""

from enum import Enum
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.notation import hints_of
from rules_core.options import Options
from rules_core.record import Game, Record

SMALL = st.one_of(st.integers(0, 3), st.integers(-2, 12))
WORDS = st.sampled_from(["", "Ada", "a broken arm", "Zoë, of 2 minds"])


def value_of(hint: Any) -> st.SearchStrategy[Any]:
    """Values of a type."""
    if get_origin(hint) in (Union, UnionType):
        inner = next(each for each in get_args(hint) if each is not type(None))
        return st.none() | value_of(inner)
    if get_origin(hint) is tuple:
        return st.lists(value_of(get_args(hint)[0]), max_size=5).map(tuple)
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if hint is bool:
        return st.booleans()
    if hint is int:
        return SMALL
    return st.sampled_from(list(hint)) if issubclass(hint, Enum) else WORDS


def any_of(kind: type[Any]) -> st.SearchStrategy[Any]:
    """An event or a part of a set-up; what is left out has its default."""
    if issubclass(kind, Options):
        chosen = {id: st.sampled_from(list(kind.values_of(id))) for id in kind.choices()}
        return st.fixed_dictionaries({}, optional=chosen).map(kind.read)
    fields = {f.name: value_of(hint) for f, hint in hints_of(kind).values()}
    return st.fixed_dictionaries({}, optional=fields).map(lambda given: kind(**given))


class Player(RuleBasedStateMachine):
    """Plays a game; a subclass names `game`, the `prefixes` of its rules, and its checks.

    A game that `ends` may come to a state in which nothing is possible any more.
    """

    game: Game[Any, Any, Any]
    prefixes: tuple[str, ...] = ()
    ends = False

    def __init__(self) -> None:
        super().__init__()
        self.record: Record[Any, Any, Any] = Record(self.game, self.game.setup())

    def possible(self) -> tuple[type[Any], ...]:
        """The events that may come now."""
        raise NotImplementedError

    def impossible(self) -> tuple[type[Any], ...]:
        """The events that may not come now, whatever they carry."""
        return tuple(kind for kind in self.game.events if kind not in self.possible())

    def setups(self) -> st.SearchStrategy[Any]:
        """Set-ups, bad ones among them."""
        return st.builds(
            self.game.setup, **{name: any_of(kind) for name, kind in self.game.parts.items()}
        )

    def suggest(self, kind: type[Any]) -> st.SearchStrategy[Any]:
        """Events of a kind, likely ones among them."""
        return any_of(kind)

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        setup = data.draw(self.setups())
        try:
            record = Record(self.game, setup)
            assert record.state is not None
        except InvalidInput as invalid:
            assert {p.field.partition(".")[0] for p in invalid.problems} <= set(self.game.parts)
            assert all(p.field.partition(".")[1] for p in invalid.problems)
            return
        self.record = record

    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """An event that may come: it is taken, or what it carries is refused by name or rule."""
        may = self.possible()
        assert may or self.ends
        if not may:
            return
        event = data.draw(self.suggest(data.draw(st.sampled_from(may))))
        try:
            self.done(event)
        except InvalidInput as invalid:
            assert {p.field for p in invalid.problems} <= set(hints_of(type(event)))
        except IllegalEvent as illegal:
            assert illegal.rule.id.startswith(self.prefixes)
            assert illegal.message.endswith(".")
            self.refused(event)

    def refused(self, event: Any) -> None:
        """An event of a kind that may come was refused by a rule, for what it carries."""

    def done(self, event: Any) -> None:
        """Take an event: it can be undone and done again, is told, and its text plays the same."""
        before = self.record
        after = before.did(event)
        assert after.undo().state == before.state
        assert after.undo().redo().state == after.state
        assert after.log()[-1].title
        assert self.game.label(event)
        again = Record.read(after.text(), {self.game.id: self.game})
        assert again.states == after.states
        assert again.setup == after.setup
        assert again.text() == after.text()
        self.record = after

    @rule(data=st.data())
    def play_out_of_order(self, data: st.DataObject) -> None:
        """An event that may not come is refused by a rule, whatever it carries."""
        closed = self.impossible()
        if not closed:
            return
        event = data.draw(any_of(data.draw(st.sampled_from(closed))))
        try:
            self.record.did(event)
        except IllegalEvent as illegal:
            assert illegal.rule.id.startswith(self.prefixes)
            assert illegal.message[0].isupper()
            assert illegal.message.endswith(".")
        else:
            raise AssertionError(f"{event} was taken")

    @precondition(lambda self: bool(self.record.events))
    @rule()
    def undo(self) -> None:
        before = self.record
        self.record = before.undo()
        assert self.record.redo().state == before.state
