"""Whatever is played, the conflict keeps the rules: a machine that makes every legal move."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.game import SCENE
from rules_core.clockwork.encounter.legal import closed, may, possible
from rules_core.clockwork.encounter.outcome import outcome
from rules_core.clockwork.encounter.reach import closed as shut
from rules_core.clockwork.encounter.reach import taken
from rules_core.clockwork.encounter.setup import Setup
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Party, Stage
from rules_core.clockwork.space import AVENUES
from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from tests.rules_core.clockwork.conflict_moves import SETUPS, event_of

RARE = (e.Closed, e.Left, e.Yielded, e.CameToBlows, e.TurnEnded)


class Scene(RuleBasedStateMachine):
    """Plays a conflict."""

    def __init__(self) -> None:
        super().__init__()
        self.record: Record[Setup, e.Event, Conflict] | None = None

    @property
    def now(self) -> Record[Setup, e.Event, Conflict]:
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

    def done(self, event: e.Event) -> None:
        before = self.now
        after = before.did(event)
        assert after.undo().state == before.state
        assert after.undo().redo().state == after.state
        assert after.log()[-1].title
        assert SCENE.label(event)
        self.record = after

    @rule(data=st.data(), seed=st.integers(0, 999))
    def play_on(self, data: st.DataObject, seed: int) -> None:
        """What may be chosen now, with dice of the page's: it is always taken."""
        state, kinds = self.now.state, possible(self.now.state)
        if not kinds:
            return
        often = [kind for kind in kinds if kind not in RARE]
        kind = data.draw(st.sampled_from(often or list(kinds)))
        chosen: e.Event = data.draw(st.sampled_from(may(state, kind)))
        if kind is e.Rolled:
            chosen = drawing.roll(state, Random(seed))
        elif kind is e.AllRolled:
            chosen = drawing.all_initiative(state, Random(seed))
        elif kind is e.AmbushRolled:
            chosen = drawing.ambush(state, Random(seed))
        elif kind is e.ConditionsRolled:
            chosen = drawing.conditions(1, Random(seed))
        self.done(chosen)

    @rule(data=st.data())
    def play_anything(self, data: st.DataObject) -> None:
        """An event of a kind that may come: taken, or refused by its field or by a rule."""
        kinds = possible(self.now.state)
        if not kinds:
            return
        event = data.draw(event_of(data.draw(st.sampled_from(kinds))))
        try:
            self.done(event)
        except InvalidInput as invalid:
            assert {p.field for p in invalid.problems} <= set(vars(event))
        except IllegalEvent as illegal:
            assert illegal.message.endswith(".")

    @rule(data=st.data())
    def play_out_of_order(self, data: st.DataObject) -> None:
        """An event that may not come at this stage is refused by a rule, whatever it carries."""
        state = self.now.state
        kinds = [kind for kind in e.EVENTS if closed(state, kind)]
        event = data.draw(event_of(data.draw(st.sampled_from(kinds))))
        try:
            self.now.did(event)
        except IllegalEvent as illegal:
            assert illegal.rule.id.startswith(("cd-", "r-cd-"))
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
    def levels_stay_on_their_ladders(self) -> None:
        if self.record is None:
            return
        state = self.record.state
        for actor in state.actors:
            assert 0 <= actor.guard.value <= actor.most
            assert 1 <= actor.disposition.value <= 5
            assert 1 <= actor.morale.value <= 5
            assert actor.sheet.wounds <= actor.wounds.value <= 5
            assert 0 <= actor.purpose <= actor.sheet.purpose
            assert actor.setback >= 0 and actor.stance >= 0
            assert not (actor.is_surprised and state.round > 1)

    @invariant()
    def avenues_hold_no_more_than_there_are(self) -> None:
        if self.record is None:
            return
        state = self.record.state
        for actor in state.actors:
            full = state.options.table(AVENUES[state.field])
            assert taken(state, actor.id) <= full
            assert shut(state, actor.id) <= full
        for target, by in state.holders:
            assert state.actor(target).is_in and state.actor(by).is_in
            assert state.actor(target).side is not state.actor(by).side
        for one, other in state.near:
            assert one < other
            assert state.actor(one).is_in and state.actor(other).is_in
        bound = [id for pair in state.holds for id in pair]
        assert len(set(bound)) == len(bound)
        assert set(state.callers) <= set(state.holders)

    @invariant()
    def turns_are_fair(self) -> None:
        if self.record is None:
            return
        state = self.record.state
        assert len(set(state.done)) == len(state.done)
        if state.turn is not None:
            assert state.actor(state.turn.by).is_in
            assert state.turn.by not in state.done
            assert state.turn.actions in (0, 1)
        assert (state.attack is not None) == (
            state.stage in (Stage.ROLL, Stage.CHOOSE, Stage.ATTACKER, Stage.PURPOSE, Stage.DEFENDER)
        )
        assert state.is_fight or state.round <= 3

    @invariant()
    def the_end_is_the_end(self) -> None:
        if self.record is None:
            return
        state = self.record.state
        assert (outcome(state) is None) == (state.over is None) == bool(possible(state))
        if state.over is None:
            assert all(state.those_in(side) for side in Party) or state.stage is Stage.PURPOSE

    @invariant()
    def what_may_come_can_come(self) -> None:
        if self.record is None:
            return
        for kind in possible(self.record.state):
            for event in may(self.record.state, kind):
                self.record.did(event)

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
TestScene.settings = settings(deadline=None, max_examples=40, stateful_step_count=40)
