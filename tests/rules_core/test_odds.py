"""Exact odds against plain enumeration."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.odds import Odds, add, total_of

F = Fraction
WAYS = st.dictionaries(st.integers(-5, 5), st.integers(1, 9), min_size=1, max_size=6)
EXACT = settings(deadline=None, derandomize=True, max_examples=60)


@pytest.mark.parametrize(("dice", "faces"), [(1, 4), (2, 6), (3, 4), (4, 3), (1, 1)])
def test_sums_are_counted(dice: int, faces: int) -> None:
    counted: dict[int, int] = {}
    for shown in product(range(1, faces + 1), repeat=dice):
        counted[sum(shown)] = counted.get(sum(shown), 0) + 1
    odds = total_of(dice, faces)
    assert dict(odds.ways) == counted
    assert list(odds) == sorted(counted)
    assert odds.total == faces**dice
    assert odds.mean() == F(dice * (faces + 1), 2)


def test_impossible_outcomes_are_absent() -> None:
    odds = Odds({"yes": 3, "no": 0})
    assert list(odds) == ["yes"]
    assert odds.chances() == {"yes": F(1)}
    assert odds.chance(lambda said: said == "no") == 0


@pytest.mark.parametrize("ways", [{}, {1: 0}, {1: -1, 2: 3}])
def test_weights_must_make_sense(ways: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        Odds(ways)


def test_odds_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        Odds({1: 1}).ways[1] = 2  # type: ignore[index]


def test_chances_make_odds_only_when_they_add_up() -> None:
    odds = Odds.from_chances({"a": F(1, 6), "b": F(1, 2), "c": F(1, 3)})
    assert dict(odds.ways) == {"a": 1, "b": 3, "c": 2}
    for chances in ({"a": F(1, 2)}, {"a": F(2, 3), "b": F(2, 3)}):
        with pytest.raises(ValueError, match="exactly 1"):
            Odds.from_chances(chances)


def test_map_adds_what_becomes_equal() -> None:
    assert dict(Odds.roll(6).map(lambda n: n % 2 == 0).ways) == {False: 3, True: 3}


def test_then_weighs_each_branch() -> None:
    odds = Odds.roll(2).then(lambda n: Odds.roll(4) if n == 1 else Odds.certain(4))
    assert odds.chances() == {1: F(1, 8), 2: F(1, 8), 3: F(1, 8), 4: F(5, 8)}


def test_what_is_certain_comes_about_in_one_way() -> None:
    assert dict(Odds.certain("rain").ways) == {"rain": 1}


def test_in_order() -> None:
    assert list(Odds({3: 1, 1: 1, 2: 1}).in_order()) == [1, 2, 3]


@EXACT
@given(WAYS, WAYS)
def test_chances_add_up_to_one_through_every_step(
    first: dict[int, int], other: dict[int, int]
) -> None:
    one, two = Odds(first), Odds(other)
    for odds in (one, add(one, two), one.map(abs), one.then(lambda n: two.map(lambda m: n * m))):
        assert sum(odds.chances().values()) == 1
    assert add(one, two).mean() == one.mean() + two.mean()
