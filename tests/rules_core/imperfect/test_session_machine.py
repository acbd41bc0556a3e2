"""Whatever is done with chips, none is lost and none is made."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.drawing import draw, session_draw
from rules_core.imperfect.session.game import SESSION
from rules_core.imperfect.session.legal import possible
from rules_core.imperfect.session.state import Table
from tests.rules_core.anything import Player, any_of


class Sessions(Player):
    game = SESSION
    prefixes = ("fi-",)

    @property
    def state(self) -> Table:
        state: Table = self.record.state
        return state

    def possible(self) -> tuple[type[Any], ...]:
        return possible(self.state)

    def suggest(self, kind: type[Any]) -> st.SearchStrategy[Any]:
        rng, state = st.integers(0, 9).map(Random), self.state
        if kind is e.ChipsDrawn:
            return rng.map(lambda chance: session_draw(state, chance))
        if kind is e.Drew:
            why = st.sampled_from(e.Earned)
            return any_of(kind) | st.builds(lambda w, c: draw(state, w, c), why, rng)
        if kind in (e.SessionClosed, e.HandTaken):
            return st.just(e.HandTaken(1)) if e.HandTaken in self.possible() else any_of(kind)
        return any_of(kind)

    @invariant()
    def every_chip_is_somewhere(self) -> None:
        state = self.state
        for kind in ("white", "red", "blue"):
            held = [getattr(hand.chips, kind) for hand in state.hands]
            left, gone = getattr(state.pool, kind), getattr(state.out, kind)
            assert min(*held, left, gone) >= 0
            assert sum(held) + left + gone == getattr(state.setup.pool, kind)

    @invariant()
    def blacks_and_points_are_whole(self) -> None:
        assert all(hand.black >= 0 and hand.points >= 0 for hand in self.state.hands)
        assert self.state.pot >= 0

    @invariant()
    def spent_chips_return_unless_they_stay_out(self) -> None:
        if self.state.setup.options.chips_return == "return":
            assert not self.state.out.number


Sessions.TestCase.settings = settings(max_examples=30, stateful_step_count=20, deadline=None)
TestSessions = Sessions.TestCase
