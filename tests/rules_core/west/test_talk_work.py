"""What counting a talk costs, by hand, and where it is refused (tw-odds)."""

from dataclasses import replace

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.course import Course, Outcome, Turn
from rules_core.west.deck import ANY_DECK
from rules_core.west.onslaught import Onslaught
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.rounds import Side, rounds
from rules_core.west.row import Row
from rules_core.west.sides import Sides
from rules_core.west.talk import MOST_STANDS, PER_OUTCOME, bytes_for, countable, work
from rules_core.west.toll import Trigger

PLAIN = WestOptions()
SPEAKER, HEARER = Aggressor(cards=5), Target(willpower=4, stress=20, trigger=2)
SIDES = Sides(SPEAKER, HEARER, ANY_DECK, PLAIN)
TRIGGER = Trigger(HEARER, PLAIN)


def test_the_bytes_of_a_number() -> None:
    assert [bytes_for(n) for n in (1, 255, 256, 65_535, 65_536)] == [1, 1, 2, 2, 3]


def test_work_is_the_ledgers_that_are_added() -> None:
    """Of 2 wounds and Willpower 4: 2 blocks, with stress left of 7 slots for one card, 10 for two.

    A slot takes 1 byte up to 255 ways, 2 up to 65,535.
    """
    three = Outcome(0, 1, 0, idle=1, scale=1, ways=(0, 1, 0, 2, 3))
    none = Outcome(0, None, 0, idle=1, scale=0, ways=())
    turn = Turn(255, [False, True], [[three, none], [three]], [])
    one, stressed = 2 * 7, 2 * 1
    assert work([turn], TRIGGER, 1) == 3 * PER_OUTCOME + 3 * one + 3 * stressed
    first = 3 * PER_OUTCOME + 3 * (2 * 10) + 3 * stressed
    then = 3 * PER_OUTCOME + 2 * (3 * (2 * 10) + 3 * stressed)  # 255² ways
    assert work([turn, turn], TRIGGER, 2) == first + then


def test_a_talk_is_counted_as_far_as_the_work_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(SIDES, TRIGGER, 5, 0, MOST_STANDS)
    efforts = [work(course.turns(n), TRIGGER, n) for n in range(1, 6)]
    assert efforts == sorted(set(efforts))
    monkeypatch.setattr("rules_core.west.talk.MOST_WORK", efforts[4])
    assert len(countable(course, TRIGGER, 5)) == 5
    few = {efforts[4] - 1: 4, efforts[3]: 4, efforts[3] - 1: 3, efforts[0]: 1, efforts[0] - 1: 1}
    for most, cards in few.items():
        monkeypatch.setattr("rules_core.west.talk.MOST_WORK", most)
        with pytest.raises(InvalidInput, match=f"; {cards} or fewer can be"):
            countable(course, TRIGGER, 5)


def test_a_row_weighs_each_spread_of_a_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    """One card: a byte of its ledger for each effect told apart, for each change that has any."""
    part = Onslaught(SIDES, TRIGGER.most).attack(SIDES.start())
    hurting = [effects for effects in part.ways.values() if any(effects[1:])]
    assert len(hurting) == 2  # ablated and penetrated
    ledger = bytes_for(part.total) * (4 + 3) * 2
    effort = sum(map(len, hurting)) * ledger
    assert Row(SIDES, 1, 1).work == effort
    assert Row(SIDES, 0, 1).work == 0
    for most in (effort - 1, effort):
        monkeypatch.setattr("rules_core.west.row.MOST_WORK", most)
        if most == effort:
            assert Row(SIDES, 1, 1).law(1)
        else:
            with pytest.raises(InvalidInput, match="cards: Too many"):
                Row(SIDES, 1, 1)


def test_rounds_are_refused_where_both_rows_are_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    side = Side(SPEAKER, replace(HEARER, target_social_combat=1))
    effort = Row(replace(SIDES, target=side.stands), 5, 1).work
    monkeypatch.setattr("rules_core.west.row.MOST_WORK", 2 * effort)
    whole = rounds(side, side)
    assert whole.won.value[5] + whole.lost.value[5] + whole.open.value == 1
    monkeypatch.setattr("rules_core.west.row.MOST_WORK", 2 * effort - 1)
    with pytest.raises(InvalidInput, match="cards: Too many to be counted exactly"):
        rounds(side, side)
