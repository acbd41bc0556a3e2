"""Trait pools, upgrades, defence dice and whole checks, on both sides of each border."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.clockwork.check import Trial, check, wounded
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.pool import defense, trait_pool, upgraded
from rules_core.clockwork.terms import Cover
from rules_core.errors import InvalidInput

STOP = ClockworkOptions(overflow="stop")
RANKS = st.integers(0, 6)


@pytest.mark.parametrize(
    ("aptitude", "skill", "dice"),
    [
        (0, 0, (0, 0)),
        (2, 0, (2, 0)),
        (0, 2, (2, 0)),
        (3, 2, (1, 2)),
        (2, 3, (1, 2)),
        (3, 3, (0, 3)),
        (6, 1, (5, 1)),
    ],
)
def test_cd_pool(aptitude: int, skill: int, dice: tuple[int, int]) -> None:
    found = trait_pool(aptitude, skill)
    assert (found.ability.value, found.proficiency.value) == dice
    assert found.dice == Pool(ability=dice[0], proficiency=dice[1])


@pytest.mark.parametrize(
    ("dice", "times", "after"),
    [
        ((2, 0), 0, (2, 0)),
        ((2, 0), 1, (1, 1)),
        ((2, 0), 2, (0, 2)),
        ((2, 0), 3, (1, 2)),  # none left: one basic die comes
        ((2, 0), 4, (0, 3)),  # and the next turns it
        ((0, 0), 1, (1, 0)),
        ((0, 0), 2, (0, 1)),
        ((0, 1), 5, (1, 3)),
    ],
)
def test_cd_upgrade(dice: tuple[int, int], times: int, after: tuple[int, int]) -> None:
    assert upgraded(*dice, times) == after


@pytest.mark.parametrize(
    ("aptitude", "skill", "written", "stopped"),
    [
        (3, 2, (0, 2), (0, 2)),
        (5, 1, (2, 1), (2, 1)),
        (1, 5, (2, 1), (2, 1)),
        (5, 5, (0, 4), (0, 3)),
        (4, 4, (0, 3), (0, 2)),
        (2, 0, (1, 0), (1, 0)),
        (2, 1, (0, 1), (0, 1)),  # the last upgrade finds a die
        (2, 2, (1, 1), (0, 1)),  # one more does not
        (0, 0, (0, 0), (0, 0)),
        (1, 1, (0, 1), (0, 1)),
        (6, 6, (1, 4), (0, 3)),
    ],
)
def test_cd_defense(
    aptitude: int, skill: int, written: tuple[int, int], stopped: tuple[int, int]
) -> None:
    for options, wanted in ((ClockworkOptions(), written), (STOP, stopped)):
        found = defense(aptitude, skill, options)
        assert (found.difficulty.value, found.challenge.value) == wanted


@given(RANKS, RANKS)
def test_the_two_ranks_may_be_swapped(aptitude: int, skill: int) -> None:
    assert trait_pool(aptitude, skill).dice == trait_pool(skill, aptitude).dice
    assert defense(aptitude, skill).dice == defense(skill, aptitude).dice


@given(RANKS, RANKS)
def test_overflow_only_adds(aptitude: int, skill: int) -> None:
    more, less = defense(aptitude, skill), defense(aptitude, skill, STOP)
    low, high = min(aptitude, skill), max(aptitude, skill)
    assert (more.dice == less.dice) == (low <= -(-high // 2))
    assert less.dice.difficulty + less.dice.challenge == -(-high // 2)


def dice(**changed: object) -> dict[str, int]:
    """The dice above 0 of a check that differs from 3 and 2 against difficulty 2."""
    found = check(Trial(3, 2, **changed))  # type: ignore[arg-type]
    return {name: n for name, n in found.pool.value.items() if n}


OWN = {"ability": 1, "proficiency": 2}


@pytest.mark.parametrize(
    ("changed", "added"),
    [
        ({}, {"difficulty": 2}),
        ({"difficulty": 0}, {}),
        ({"unaimed": True}, {"difficulty": 3}),
        ({"cover": Cover.LIGHT}, {"difficulty": 2, "setback": 1}),
        ({"cover": Cover.HEAVY}, {"difficulty": 2, "setback": 2}),
        ({"cover": Cover.HEAVY, "setback": 10}, {"difficulty": 2, "setback": 12}),
        ({"held": True, "boost": 1}, {"difficulty": 2, "boost": 2}),
        ({"dazed": True}, {"difficulty": 2, "setback": 1}),
        ({"wounds": 1}, {"difficulty": 1, "challenge": 1}),
        ({"wounds": 3}, {"difficulty": 1, "challenge": 2}),
        ({"wounds": 1, "difficulty": 0}, {"difficulty": 1}),
        # the die of an unaimed shot is there before the wound turns one
        ({"wounds": 1, "difficulty": 0, "unaimed": True}, {"challenge": 1}),
        ({"opposing_aptitude": 5, "opposing_skill": 1}, {"difficulty": 2, "challenge": 1}),
        ({"opposing_skill": 1, "difficulty": 5}, {"difficulty": 1}),
        (
            {"opposing_aptitude": 2, "opposing_skill": 2, "unaimed": True},
            {"difficulty": 2, "challenge": 1},
        ),
    ],
)
def test_what_makes_the_dice_of_a_check(changed: dict[str, object], added: dict[str, int]) -> None:
    assert dice(**changed) == OWN | added


def test_a_hold_s_die_is_a_ruling() -> None:
    found = check(Trial(held=True), ClockworkOptions(subdue="setback"))
    assert (found.pool.value["boost"], found.pool.value["setback"]) == (0, 1)


def test_the_chance_of_a_check() -> None:
    found = check(Trial(3, 2, 5, 1))
    assert found.success.value == Fraction(114493, 221184)
    assert check(Trial(0, 0, difficulty=0)).success.value == 0


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5))
def test_a_wound_never_takes_a_die_away(difficulty: int, challenge: int, wounds: int) -> None:
    before = Pool(difficulty=difficulty, challenge=challenge)
    after = wounded(before, wounds)
    assert after.challenge >= challenge
    weight = 2 * challenge + difficulty + wounds
    assert 2 * after.challenge + after.difficulty == weight


def test_every_fault_is_named() -> None:
    with pytest.raises(InvalidInput) as refused:
        check(Trial(7, -1, 7, 7, 6, 6, boost=11, setback=11))
    assert {p.field for p in refused.value.problems} == {
        "aptitude",
        "skill",
        "opposing_aptitude",
        "opposing_skill",
        "difficulty",
        "wounds",
        "boost",
        "setback",
    }


def test_a_check_is_made_against_the_defence_that_the_ruling_gives() -> None:
    trial = Trial(opposing_aptitude=6, opposing_skill=5)
    for value in ("overflow", "stop"):
        options = ClockworkOptions.read({"overflow": value})
        dice, pool = defense(6, 5, options).dice, check(trial, options).pool.value
        assert (pool["difficulty"], pool["challenge"]) == (dice.difficulty, dice.challenge)


def test_both_ranks_are_named() -> None:
    for made in (trait_pool, defense):
        with pytest.raises(InvalidInput) as refused:
            made(7, -1)
        assert [p.field for p in refused.value.problems] == ["aptitude", "skill"]
