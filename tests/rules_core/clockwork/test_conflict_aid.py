"""Elicit Aid: who may be called, for what, and what it costs them (cd-maneuvers)."""

from dataclasses import replace

import pytest

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal import may
from rules_core.clockwork.encounter.setup import Person, Player, Setup
from rules_core.clockwork.encounter.words import Approach, Party, Stage
from tests.rules_core.clockwork.conflict_play import played

THREE = Setup(
    first=Player("Ann"),
    second=Person("Ben", threat=5),
    third=Person("Cat", side=Party.PLAYERS, morale=2),
)
ORDER = e.AllRolled((3, 0, 1), (0, 0, 0), (0, 0, 0))
CALLED = (ORDER, e.Moved(2), e.CalledAid((3,)))


def test_who_has_left_helps_no_more() -> None:
    assert played(*CALLED, e.Attacked(2), setup=THREE).attack.rollers == (1, 3)  # type: ignore[union-attr]
    gone = played(*CALLED, e.Left(3), e.Attacked(2), setup=THREE)
    assert gone.attack is not None
    assert gone.attack.rollers == (1,)


@pytest.mark.parametrize(
    ("event", "helped"),
    [(e.Acted("a lock"), True), (e.Traded(), False), (e.TurnEnded(), False)],
)
def test_help_with_a_test_takes_the_helpers_turn(event: e.Event, helped: bool) -> None:
    state = played(*CALLED, event, setup=THREE)
    assert (3 in state.done) is helped


def test_helpers_rally_too_and_the_roll_is_chosen() -> None:
    rally = (*CALLED, e.Rallied(3, 1), e.Rolled(failure=1), e.Rolled(2))
    assert played(*rally, setup=THREE).stage is Stage.CHOOSE
    state = played(*rally, e.RollChosen(3), setup=THREE)
    assert state.actor(3).morale.value == 4
    assert 3 in state.done
    assert played(*rally, e.RollChosen(1), setup=THREE).actor(3).morale.value == 2


@pytest.mark.parametrize(("friends", "ways"), [(1, 1), (3, 7), (4, 15), (5, 16), (6, 22)])
def test_any_of_a_few_may_be_called(friends: int, ways: int) -> None:
    setup = replace(THREE, third=Person("Cat", side=Party.PLAYERS, number=friends))
    none = (0,) * (friends + 2)
    state = played(e.AllRolled((3, *none[1:]), none, none), setup=setup)
    calls = may(state, e.CalledAid)
    assert len(calls) == len(set(calls)) == ways


def test_aid_is_for_one_test() -> None:
    feint = (ORDER, e.CalledAid((3,)), e.Attacked(2, Approach.TRICK), e.Rolled(), e.Rolled())
    state = played(*feint, e.RollChosen(1), setup=THREE)
    assert state.turn is not None
    assert (state.acting, state.turn.helpers, state.done) == (1, (), (3,))


def test_who_helps_acts_so_that_what_they_had_closed_is_open_again() -> None:
    """Cat steps aside in round 1 and is called in round 2."""
    stepped = (ORDER, e.TurnEnded(), e.Sidestepped(3), e.TurnEnded(), e.TurnEnded())
    called = (*stepped, e.Moved(2), e.CalledAid((3,)), e.Attacked(2))
    assert len(played(*called, setup=THREE).sidesteps) == 1
    assert len(played(*called, e.Rolled(), setup=THREE).sidesteps) == 1  # Ann's own roll
    assert played(*called, e.Rolled(), e.Rolled(), setup=THREE).sidesteps == ()
