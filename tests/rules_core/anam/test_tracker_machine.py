"""Whatever befalls the characters, tracks and slots keep to what the rules allow."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from rules_core.anam.armour import life
from rules_core.anam.modifiers import MANIPULATION
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.game import TRACKER
from rules_core.anam.tracker.legal import Stage, possible, stage
from rules_core.anam.tracker.state import Conflict
from rules_core.anam.tracker.trial import left
from tests.rules_core.anything import Player, any_of


class Conflicts(Player):
    game = TRACKER
    prefixes = ("an-",)

    @property
    def state(self) -> Conflict:
        state: Conflict = self.record.state
        return state

    def possible(self) -> tuple[type[Any], ...]:
        return possible(self.state)

    def suggest(self, kind: type[Any]) -> st.SearchStrategy[Any]:
        if kind is e.EffectRead:
            return st.builds(e.EffectRead, st.integers(0, 15))
        if kind is e.Attacked:
            what = st.sampled_from(["", "sand"])
            plain = st.builds(e.Attacked, target=st.integers(1, 3), impose=what)
            return any_of(kind) | plain
        return any_of(kind)

    @invariant()
    def marks_find_room(self) -> None:
        for person in self.state.people:
            sheet = person.sheet
            assert 0 <= person.bruises <= sheet.bruises_max
            assert 0 <= person.wounds <= sheet.wounds_max
            assert len(person.conditions) <= sheet.conditions_max
            assert 0 <= person.soft_hits <= max(life(3, self.state.setup.options), 11)
            assert all(0 < abs(left(held)) <= 6 for held in person.modifiers)
            assert all(held.uses < 6 for held in person.modifiers if held.kind == MANIPULATION)

    @invariant()
    def full_slots_put_out(self) -> None:
        for person in self.state.people:
            if len(person.conditions) == person.sheet.conditions_max:
                assert person.out.value
            if person.down:
                assert person.out.value

    @invariant()
    def out_is_told_by_a_rule(self) -> None:
        for person in self.state.people:
            assert person.out.steps[-1].rule.id.startswith(("an-", "r-an-"))

    @invariant()
    def who_is_out_does_nothing(self) -> None:
        state = self.state
        if state.acting and stage(state) is not Stage.HURT:
            assert not state.person(state.acting).out.value

    @invariant()
    def no_modifier_goes_past_the_limit(self) -> None:
        modifier = self.state.modifier
        assert modifier is None or -6 <= modifier.value <= 6


Conflicts.TestCase.settings = settings(max_examples=30, stateful_step_count=20, deadline=None)
TestConflicts = Conflicts.TestCase
