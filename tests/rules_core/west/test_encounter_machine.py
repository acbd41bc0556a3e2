"""Whatever is played, the encounter keeps the rules: a machine that makes every legal move."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.outcome import Debt, outcome
from rules_core.west.encounter.setup import Setup, Who
from rules_core.west.encounter.speech import bumps_left, next_stage, so_far
from rules_core.west.encounter.state import Encounter
from tests.rules_core.west.encounter_moves import SETUPS, event_of, sure_thing

AFTER = {e.Recovered, e.SceneOpened, e.StressReturned, e.Revealed}


class Scene(RuleBasedStateMachine):
    """Plays an encounter; `moves` counts what was done."""

    def __init__(self) -> None:
        super().__init__()
        self.record: Record[Setup, e.Event, Encounter] | None = None

    @property
    def now(self) -> Record[Setup, e.Event, Encounter]:
        assert self.record is not None
        return self.record

    @initialize(setup=SETUPS)
    def begin(self, setup: Setup) -> None:
        try:
            self.record = Record(SCENE, setup)
            assert self.record.state.round == 1
        except InvalidInput as invalid:
            assert all(p.field.partition(".")[1] for p in invalid.problems)
            self.record = Record(SCENE, Setup())

    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """An event that may come: it is taken, or what it carries is refused by name."""
        open_now = possible(self.now.state)
        if not open_now:
            return
        event = data.draw(event_of(data.draw(st.sampled_from(open_now))))
        before = self.now
        try:
            after = before.did(event)
        except InvalidInput as invalid:
            names = {p.field for p in invalid.problems}
            assert names <= set(vars(event)), names
            return
        except IllegalEvent as illegal:
            assert type(event) in (e.Declared, e.Bumped), illegal  # by what they carry
            return
        assert after.undo().state == before.state
        assert after.undo().redo().state == after.state
        assert after.log()[-1].title
        assert SCENE.label(event)
        self.record = after

    @rule(data=st.data())
    def play_out_of_order(self, data: st.DataObject) -> None:
        """An event that may not come is refused by a rule, whatever it carries."""
        closed = [kind for kind in e.EVENTS if kind not in possible(self.now.state)]
        event = data.draw(event_of(data.draw(st.sampled_from(closed))))
        try:
            self.now.did(event)
        except IllegalEvent as illegal:
            assert illegal.rule.id.startswith(("tw-", "r-"))
            assert illegal.message[0].isupper() and illegal.message.endswith(".")
        else:
            raise AssertionError(f"{event} was taken")

    @precondition(lambda self: self.record is not None and bool(self.record.events))
    @rule()
    def undo(self) -> None:
        before = self.now
        self.record = before.undo()
        assert self.record.redo().state == before.state

    @invariant()
    def cards_are_accounted_for(self) -> None:
        if self.record is None:
            return
        state = self.record.state
        for who in Who:
            side = state.side(who)
            gone = side.spent + side.removed
            assert 0 <= side.cards.value == side.pool + side.granted - gone
            assert 0 <= side.wounds.value <= 5 and 0 <= side.dealt <= 5
            assert 0 <= side.stress.value <= max(side.full_stress, side.who.stress)
            assert side.nerve.value >= 0
            assert not side.is_stressed or not side.nerve.value or state.over
        if state.turn is not None:
            assert state.side(state.turn).cards.value or state.attack is not None
        assert state.trigger is None or state.trigger.value >= 1

    @invariant()
    def what_may_come_can_come(self) -> None:
        if self.record is None:
            return
        for kind in possible(self.record.state):
            done = self.record.did(sure_thing(self.record.state, kind))
            assert done.undo().state == self.record.state

    @invariant()
    def an_attack_asks_what_matters(self) -> None:
        if self.record is None or self.record.state.attack is None:
            return
        state, attack = self.record.state, self.record.state.attack
        assert next_stage(state, attack) is attack.stage
        if attack.card is not None:
            assert bumps_left(state, attack) >= 0
            assert so_far(state, attack).cards_spent.value <= attack.held

    @invariant()
    def the_end_is_the_end(self) -> None:
        if self.record is None:
            return
        state = self.record.state
        found = outcome(state)
        assert (found is None) == (state.over is None)
        assert possible(state) or state.over
        if found is None:
            return
        assert set(possible(state)) <= AFTER
        assert state.attack is None and state.turn is None
        debts = {who: figure.value for who, figure in found.owes.items()}
        assert found.stakes_won.value == (debts[Who.AUDIENCE] is Debt.STAKES)
        assert Debt.STAKES is not debts[Who.INSTIGATOR]
        assert not (found.stakes_won.value and debts[Who.INSTIGATOR] is Debt.COUNTER_STAKES)

    @invariant()
    def its_notation_plays_the_same(self) -> None:
        if self.record is None:
            return
        text = self.record.text()
        again: Record[Any, Any, Any] = Record.read(text, {SCENE.id: SCENE})
        assert again.setup == self.record.setup
        assert again.state == self.record.state
        assert again.text() == text


TestScene = Scene.TestCase
TestScene.settings = settings(deadline=None, max_examples=60, stateful_step_count=40)
