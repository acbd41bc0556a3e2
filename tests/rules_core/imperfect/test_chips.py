"""Drawing chips, by counting every draw (fi-chips-pool, r-fi-chips-return)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from rules_core.errors import InvalidInput
from rules_core.imperfect.book import ChipsRuling
from rules_core.imperfect.chips import draw
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.terms import POOL, Chips

STAY = ImperfectOptions(chips_return="stay-out")


def counted(pool: Chips, drawn: int) -> dict[str, Fraction]:
    """Every choice of `drawn` single chips from the pool."""
    bag = "w" * pool.white + "r" * pool.red + "b" * pool.blue
    hands = Counter(
        "/".join(str(hand.count(c)) for c in "wrb") for hand in combinations(bag, drawn)
    )
    return {hand: Fraction(n, hands.total()) for hand, n in hands.items()}


@pytest.mark.parametrize("hand", [0, 1, 2, 3, 5])
@pytest.mark.parametrize(
    "pool", [Chips(5, 3, 2), Chips(0, 0, 2), Chips(1, 0, 0), Chips(2, 2, 0), Chips(0, 0, 0)]
)
def test_hands_are_what_counting_gives(hand: int, pool: Chips) -> None:
    found = draw(hand, pool)
    assert found.drawn.value == min(max(0, 3 - hand), pool.number)
    assert found.hands.value.chances() == counted(pool, found.drawn.value)


@pytest.mark.parametrize(("hand", "drawn"), [(0, 3), (2, 1), (3, 0), (5, 0), (10, 0)])
def test_up_to_three(hand: int, drawn: int) -> None:
    assert draw(hand, POOL).drawn.value == drawn


def test_the_pool_has_85() -> None:
    assert (POOL.number, POOL.blue, POOL.red, POOL.white) == (85, 10, 25, 50)


def test_spent_chips_return_or_stay_out() -> None:
    left, spent = Chips(50, 15, 10), Chips(0, 10, 0)
    back, out = draw(2, left, spent), draw(2, left, spent, STAY)
    assert back.hands.value.chances() == counted(POOL, 1)
    assert out.hands.value.chances() == counted(left, 1)
    assert ChipsRuling.RETURN in {step.rule for step in back.hands.steps}
    assert draw(2, left) == draw(2, left, options=STAY)


@pytest.mark.parametrize(
    ("hand", "left", "spent", "fields"),
    [
        (11, Chips(51, 26, 11), Chips(), ["hand", "white", "red", "blue"]),
        (-1, POOL, Chips(1, 0, 0), ["hand", "spent_white"]),
        (0, Chips(40, 25, 10), Chips(11, 0, -1), ["spent_white", "spent_blue"]),
    ],
)
def test_every_fault_is_told(hand: int, left: Chips, spent: Chips, fields: list[str]) -> None:
    with pytest.raises(InvalidInput) as caught:
        draw(hand, left, spent)
    assert [p.field for p in caught.value.problems] == fields


def test_all_that_is_missing_may_have_been_spent() -> None:
    left = Chips(40, 25, 10)
    assert draw(0, left, Chips(10, 0, 0)).hands.value == draw(0, POOL).hands.value
    with pytest.raises(InvalidInput):
        draw(0, left, Chips(11, 0, 0))
