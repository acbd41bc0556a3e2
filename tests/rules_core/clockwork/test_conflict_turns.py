"""What one may do in a turn of a conflict, who acts when, and what is over with it."""

from dataclasses import replace

import pytest

from rules_core.clockwork.book import Space, Traits, Turns
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal import may, possible
from rules_core.clockwork.encounter.pools import attack_dice
from rules_core.clockwork.encounter.reach import ways_to
from rules_core.clockwork.encounter.setup import Person, Player, Setup
from rules_core.clockwork.encounter.telling import tell
from rules_core.clockwork.encounter.words import (
    Approach,
    Party,
    Share,
    Stage,
    Weapon,
)
from rules_core.clockwork.terms import Condition, Outcome, Trait
from rules_core.errors import IllegalEvent
from rules_core.rulebook import Rule
from tests.rules_core.clockwork.conflict_play import CLOSE, FIGHT, FIRST, TALK, played, refused


@pytest.mark.parametrize(("setup", "first"), [(FIGHT, Approach.BLOW), (TALK, Approach.PLEA)])
def test_how_one_may_attack(setup: Setup, first: Approach) -> None:
    near = (e.Moved(2),) if setup is FIGHT else ()
    ways = {e.Attacked(2, way) for way in (first, Approach.TRICK, Approach.THREAT)}
    assert set(may(played(*FIRST, *near, setup=setup), e.Attacked)) == ways


def test_who_may_be_chosen() -> None:
    setup = replace(FIGHT, third=Person("Cat", side=Party.PLAYERS), fourth=Person("Dee"))
    zeros = (0,) * 4
    start = (e.AllRolled((4, 3, 2, 1), zeros, zeros), e.Moved(2))
    state = played(*start, e.Traded(Share.MOVE), setup=setup)
    assert set(may(state, e.Moved)) == {e.Moved(4), e.Moved(3), e.Moved(0)}
    struck = (*start, e.Attacked(2), e.Rolled(despair=1))
    placed = may(played(*struck, setup=setup), e.OutcomePlaced)
    known = {Condition.AGGRAVATED, Condition.DAZED, Condition.DISARMED, Condition.DISORIENTED}
    known |= {Condition.ENTRAPPED}
    found = [
        each.condition
        for each in placed
        if isinstance(each, e.OutcomePlaced) and each.outcome is Outcome.CONDITION
    ]
    assert set(found) == known and len(found) == len(known)
    none = (0, 0)
    assert may(played(), e.AllRolled) == (e.AllRolled(none, none, none),)
    gone = (*start, e.Yielded(4))
    refused(Traits.MORALE, e.Yielded(4), *gone, setup=setup)
    assert e.Yielded(2) in may(played(*gone, setup=setup), e.Yielded)


def test_cd_maneuvers_an_aim_is_lost_with_a_move() -> None:
    archer = replace(FIGHT, first=Player(weapon=Weapon.BOW))
    for moves, difficulty in (((), 0), ((e.Moved(0),), 1)):
        state = played(*FIRST, e.Aimed(), *moves, e.Attacked(2), setup=archer)
        assert state.attack is not None
        pool = attack_dice(state, state.attack, 1)[1]
        assert pool.difficulty + pool.challenge == 1 + difficulty


def test_a_grip_takes_a_maneuver_and_a_fight() -> None:
    archer = replace(FIGHT, first=Player(weapon=Weapon.BOW))
    refused(Turns.TURN, e.ShiftedGrip(), *FIRST, e.TookCover(), setup=archer)
    talker = replace(TALK, first=archer.first)
    refused(Turns.MANEUVERS, e.ShiftedGrip(), *FIRST, setup=talker)


@pytest.mark.parametrize(
    ("advantage", "told"), [(1, "Only 1 roll is paid for."), (2, "Only 2 rolls are paid for.")]
)
def test_how_many_rolls_are_paid_for_is_told(advantage: int, told: str) -> None:
    setup = replace(FIGHT, first=Player(potency=2), second=Person(armor=1, focus=5))
    hit = (*CLOSE, e.Rolled(2, advantage=advantage))
    with pytest.raises(IllegalEvent, match=told):
        played(*hit, e.ConditionsRolled((1, 2, 3)), setup=setup)


def test_r_cd_order_those_alike_on_one_side_by_their_numbers() -> None:
    three = replace(FIGHT, second=Person("Ben", number=2), third=Person("Cat", side=Party.PLAYERS))
    ones = (1, 1, 1, 1)
    assert played(e.AllRolled(ones, ones, (0,) * 4), setup=three).order == (1, 4, 2, 3)


def test_a_triumph_of_who_has_left_is_for_nothing() -> None:
    three = replace(FIGHT, third=Person("Cat"))
    rolls = e.AllRolled((3, 2, 1), (0, 0, 0), (1, 1, 0))
    state = played(rolls, e.TookEarly(), e.Left(2), e.TurnEnded(), setup=three)
    assert (state.stage, state.triumphs, state.acting) == (Stage.TURN, (), 1)
    assert state.order == (1, 3)


def test_a_sidestep_is_nobodys_but_its_makers_to_open_again() -> None:
    closed = (*FIRST, e.Sidestepped(1), e.TurnEnded(), e.Acted())
    state = played(*closed)
    assert len(state.sidesteps) == 1
    assert ways_to(state, 1).value == 2
    walled = replace(FIGHT, first=Player(blocked=1))
    assert ways_to(played(*closed, setup=walled), 1).value == 1
    assert ways_to(played(*FIRST, setup=walled), 1).value == 2


def test_cd_maneuvers_an_own_sidestep_of_a_turn_before_bars_no_attack() -> None:
    """In a talk there is one avenue, and in the fight terrain fills 2 of 3."""
    walled = replace(FIGHT, first=Player("Ann", blocked=2))
    for setup, how in ((TALK, Approach.PLEA), (walled, Approach.TRICK)):
        attack = e.Attacked(2, how)
        refused(Turns.MANEUVERS, attack, *FIRST, e.Sidestepped(1), setup=setup)
        later = (*FIRST, e.Sidestepped(1), e.TurnEnded(), e.TurnEnded())
        assert len(played(*later, setup=setup).sidesteps) == 1
        assert attack in may(played(*later, setup=setup), e.Attacked)
        assert played(*later, attack, setup=setup).sidesteps == ()


def test_cd_maneuvers_an_allys_sidestep_bars_the_attack_until_the_ally_acts() -> None:
    ally = replace(TALK, third=Person("Cat", side=Party.PLAYERS))
    order = e.AllRolled((2, 1, 3), (0,) * 3, (0,) * 3)
    stepped = (order, e.Sidestepped(1))
    refused(Turns.MANEUVERS, e.Attacked(2, Approach.PLEA), *stepped, e.TurnEnded(), setup=ally)
    ends = (e.TurnEnded(),) * 3
    acted = (*stepped, *ends, e.Acted(), e.TurnEnded())
    assert e.Attacked in possible(played(*acted, setup=ally))


def test_cd_maneuvers_a_sidestep_for_an_ally_is_made_beside_them_in_a_fight() -> None:
    fight = replace(FIGHT, third=Person("Cat", side=Party.PLAYERS))
    order = e.AllRolled((3, 1, 2), (0,) * 3, (0,) * 3)
    refused(Turns.MANEUVERS, e.Sidestepped(3), order, setup=fight)
    assert may(played(order, setup=fight), e.Sidestepped) == (e.Sidestepped(1),)
    both = {e.Sidestepped(1), e.Sidestepped(3)}
    beside = played(order, e.Moved(3), setup=fight)
    assert set(may(beside, e.Sidestepped)) == both
    talk = played(order, setup=replace(TALK, third=fight.third))  # no places, so no beside
    assert set(may(talk, e.Sidestepped)) == both


@pytest.mark.parametrize(
    ("before", "move", "reacts"),
    [
        ((), e.Moved(2), True),
        ((e.Moved(2), e.Traded(Share.MOVE)), e.Moved(0), True),
        ((), e.Moved(0), False),
        ((), e.Moved(3), False),  # an ally
        ((e.Moved(2), e.Traded(Share.MOVE)), e.Moved(3), True),
    ],
)
def test_cd_move_who_may_react_is_told(
    before: tuple[e.Event, ...], move: e.Event, reacts: bool
) -> None:
    setup = replace(FIGHT, third=Person("Cat", side=Party.PLAYERS))
    start = (e.AllRolled((3, 1, 2), (0,) * 3, (0,) * 3), *before)
    told = tell(played(*start, setup=setup), move, played(*start, move, setup=setup))
    assert ("may react" in told.title) is reacts


def test_in_a_talk_attacks_go_against_disposition() -> None:
    for against in (Trait.GUARD, Trait.MORALE):
        refused(Turns.MIXED, e.Attacked(2, Approach.PLEA, against), *FIRST, setup=TALK)


@pytest.mark.parametrize(
    ("setup", "event", "rule", "who"),
    [
        (TALK, e.Left(2), Space.AVENUES, "the other side"),
        (TALK, e.Left(1), Space.AVENUES, "the players"),
        (FIGHT, e.Yielded(2), Traits.MORALE, "the other side"),
        (FIGHT, e.Yielded(1), Traits.MORALE, "the players"),
    ],
)
def test_who_takes_part_no_more_is_told(setup: Setup, event: e.Event, rule: Rule, who: str) -> None:
    over = played(*FIRST, event, setup=setup).over
    assert over is not None
    assert (over.rule, over.text) == (rule, f"nobody of {who} takes part any more")


def test_a_shot_uses_up_its_aim() -> None:
    archer = replace(FIGHT, first=Player(weapon=Weapon.BOW))
    aimed = (*FIRST, e.Aimed())
    assert played(*aimed, setup=archer).actor(1).is_aiming
    assert not played(*aimed, e.Attacked(2), e.Rolled(), setup=archer).actor(1).is_aiming
