"""Whatever is played, the conflict keeps the rules: a machine that makes every legal move."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.game import SCENE
from rules_core.clockwork.encounter.legal import closed, may, possible
from rules_core.clockwork.encounter.outcome import outcome
from rules_core.clockwork.encounter.reach import closed as shut
from rules_core.clockwork.encounter.reach import taken
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Party, Stage
from rules_core.clockwork.space import AVENUES
from tests.rules_core.anything import Player
from tests.rules_core.clockwork.conflict_moves import SETUPS, event_of

RARE = (e.Closed, e.Left, e.Yielded, e.CameToBlows, e.TurnEnded)


class Scene(Player):
    game = SCENE
    prefixes = ("cd-", "r-cd-")
    ends = True

    @property
    def state(self) -> Conflict:
        state: Conflict = self.record.state
        return state

    def possible(self) -> tuple[type[Any], ...]:
        return possible(self.state)

    def impossible(self) -> tuple[type[Any], ...]:
        return tuple(kind for kind in e.EVENTS if closed(self.state, kind))

    def setups(self) -> st.SearchStrategy[Any]:
        return SETUPS

    def suggest(self, kind: type[Any]) -> st.SearchStrategy[Any]:
        return event_of(kind)

    @rule(data=st.data(), seed=st.integers(0, 999))
    def play_on(self, data: st.DataObject, seed: int) -> None:
        """What may be chosen now, with dice of the page's: it is always taken."""
        state, kinds = self.state, possible(self.state)
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

    @invariant()
    def levels_stay_on_their_ladders(self) -> None:
        state = self.state
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
        state = self.state
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
        state = self.state
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
        state = self.state
        assert (outcome(state) is None) == (state.over is None) == bool(possible(state))
        if state.over is None:
            asked = (Stage.PURPOSE, Stage.DEFENDER)  # before who is out ends it
            assert all(state.those_in(side) for side in Party) or state.stage in asked

    @invariant()
    def what_may_come_can_come(self) -> None:
        for kind in possible(self.state):
            for event in may(self.state, kind):
                self.record.did(event)


TestScene = Scene.TestCase
TestScene.settings = settings(deadline=None, max_examples=40, stateful_step_count=40)
