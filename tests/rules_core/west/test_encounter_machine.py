"""Whatever is played, the encounter keeps the rules: a machine that makes every legal move."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.outcome import Debt, outcome
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import bumps_left, next_stage, so_far
from rules_core.west.encounter.state import Encounter
from tests.rules_core.anything import Player
from tests.rules_core.west.encounter_moves import SETUPS, event_of, sure_thing

AFTER = {e.Recovered, e.SceneOpened, e.StressReturned, e.Revealed}


class Scene(Player):
    game = SCENE
    prefixes = ("tw-", "r-")
    ends = True

    @property
    def state(self) -> Encounter:
        state: Encounter = self.record.state
        return state

    def possible(self) -> tuple[type[Any], ...]:
        return possible(self.state)

    def setups(self) -> st.SearchStrategy[Any]:
        return SETUPS

    def suggest(self, kind: type[Any]) -> st.SearchStrategy[Any]:
        return event_of(kind)

    def refused(self, event: Any) -> None:
        assert type(event) in (e.Declared, e.Bumped), "all else is refused by its field"

    @invariant()
    def cards_are_accounted_for(self) -> None:
        state = self.state
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
        for kind in possible(self.state):
            done = self.record.did(sure_thing(self.state, kind))
            assert done.undo().state == self.state

    @invariant()
    def an_attack_asks_what_matters(self) -> None:
        state, attack = self.state, self.state.attack
        if attack is None:
            return
        assert next_stage(state, attack) is attack.stage
        if attack.card is not None:
            assert bumps_left(state, attack) >= 0
            assert so_far(state, attack).cards_spent.value <= attack.held

    @invariant()
    def the_end_is_the_end(self) -> None:
        state = self.state
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


TestScene = Scene.TestCase
TestScene.settings = settings(deadline=None, max_examples=60, stateful_step_count=40)
