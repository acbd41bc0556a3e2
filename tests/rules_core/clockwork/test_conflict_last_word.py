"""The defender's threats and despairs count although the hit has taken the defender out."""

from dataclasses import replace

import pytest

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal import possible
from rules_core.clockwork.encounter.setup import Person, Player, Setup
from rules_core.clockwork.encounter.spend import may_place
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Approach, Fate, Stage
from rules_core.clockwork.terms import Condition, Outcome
from tests.rules_core.clockwork.conflict_play import CLOSE, FIGHT, FIRST, SAY, TALK, played

WOUND, CONVINCE = e.OutcomePlaced(Outcome.WOUND), e.OutcomePlaced(Outcome.CONVINCE)
BARE = replace(FIGHT, second=Person("Ben", focus=0, parrying=False, morale=1))
"""Ben has neither Guard nor Morale to lose: a wound makes him flee."""
FAVORABLE = replace(TALK, second=Person("Ben", disposition=1))
FRIGHTEN = (*FIRST, e.Attacked(2, Approach.THREAT))
DAZED = (e.ConditionsRolled((15,)), e.ConditionPlaced(Condition.DAZED))


@pytest.mark.parametrize(
    ("setup", "hit", "fate"),
    [
        (BARE, lambda **more: (*CLOSE, e.Rolled(2, **more), WOUND), Fate.FLEES),
        (BARE, lambda **more: (*CLOSE, e.Rolled(2, triumph=1, **more), e.Felled()), Fate.FALLEN),
        (BARE, lambda **more: (*FRIGHTEN, e.Rolled(2, **more)), Fate.FLEES),
        (FAVORABLE, lambda **more: (*SAY, e.Rolled(2, **more), CONVINCE), Fate.WON),
    ],
)
def test_who_is_out_has_the_last_word(setup: Setup, hit: object, fate: Fate) -> None:
    def after(*events: e.Event, **symbols: int) -> Conflict:
        return played(*hit(**symbols), *events, setup=setup)  # type: ignore[operator]

    plain = after()
    assert (plain.stage, plain.actor(2).fate) == (Stage.OVER, fate)
    asked = after(threat=2)
    assert (asked.stage, asked.actor(2).fate) == (Stage.DEFENDER, fate)
    assert set(possible(asked)) == {e.ConditionsRolled, e.SetBack, e.Passed}
    assert after(e.Passed(), threat=2).stage is Stage.OVER
    dazed = after(*DAZED, threat=2)
    assert (dazed.stage, dazed.actor(1).has(Condition.DAZED)) == (Stage.OVER, True)
    despaired = after(despair=1)
    assert despaired.stage is Stage.DEFENDER
    assert Outcome.CONDITION in may_place(despaired)
    assert Outcome.SUBDUE not in may_place(despaired)  # nobody is there to hold


def test_what_the_attacker_has_not_placed_yet_is_not_the_defenders() -> None:
    setup = replace(FIGHT, second=Person("Ben", focus=5, morale=1))
    past = e.Rolled(2, advantage=1, triumph=1, despair=1)
    state = played(*CLOSE, past, e.ConditionsRolled((15,)), WOUND, setup=setup)
    assert (state.stage, state.actor(2).fate) == (Stage.DEFENDER, Fate.FLEES)
    assert not {e.ConditionPlaced, e.ConditionsRolled} & set(possible(state))


def test_a_despair_may_take_out_the_attacker_as_well() -> None:
    setup = replace(BARE, first=Player("Ann", morale=1))
    state = played(*CLOSE, e.Rolled(2, despair=1), WOUND, WOUND, setup=setup)
    assert [a.fate for a in state.actors] == [Fate.FLEES, Fate.FLEES]
    assert state.stage is Stage.OVER


def test_an_attacker_who_is_out_gets_nothing_more() -> None:
    setup = replace(BARE, first=Player("Ann", morale=1))
    state = played(*CLOSE, e.Rolled(2, threat=2, despair=1), WOUND, WOUND, setup=setup)
    assert state.stage is Stage.OVER


def test_the_turn_goes_on_where_others_are_left() -> None:
    setup = replace(BARE, third=Person("Cat", threat=5))
    start = (e.InitiativeRolled(3), *CLOSE, e.Rolled(2, threat=1), WOUND)
    assert played(*start, setup=setup).stage is Stage.DEFENDER
    state = played(*start, e.SetBack(), setup=setup)
    assert (state.stage, state.acting, state.actor(1).setback) == (Stage.TURN, 1, 1)
