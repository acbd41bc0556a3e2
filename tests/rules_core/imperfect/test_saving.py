"""The cheapest chips against wounds and CT, by trying every way (fi-chip-save, r-fi-cheapest)."""

from collections.abc import Iterator
from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.imperfect.rounding import fives
from rules_core.imperfect.saving import save
from rules_core.imperfect.terms import Chips

WORTH = (1, 2, 3)
Way = tuple[int, bool, int, int, tuple[int, int, int]]


def ways(wounds: int, ct: int, held: Chips) -> Iterator[Way]:
    """Wounds cancelled, CT roll cancelled, CT left, for every use of every chip."""
    ranges = [range(n + 1) for n in (held.white, held.red, held.blue)]
    for for_wounds in product(*ranges):
        for for_ct in product(*ranges):
            spent = tuple(a + b for a, b in zip(for_wounds, for_ct, strict=True))
            if any(s > n for s, n in zip(spent, (held.white, held.red, held.blue), strict=True)):
                continue
            back = 5 * sum(a * b for a, b in zip(for_ct, WORTH, strict=True))
            chips = [w for w, n in zip(WORTH, for_wounds, strict=True) for _ in range(n)]
            for cancels in product(*(range(1, w + 1) for w in chips)):
                if sum(cancels) <= wounds:
                    roll = any(c < w for c, w in zip(cancels, chips, strict=True))
                    yield sum(cancels), roll, max(0, ct - back), sum(spent), spent  # type: ignore[misc]


def cheapest(wounds: int, ct: int, held: Chips, asked: bool) -> Way:
    """The first of all ways in the order that the rule gives."""

    def order(way: Way) -> tuple[int, ...]:
        cancelled, roll, left, number, spent = way
        points = sum(a * b for a, b in zip(spent, WORTH, strict=True))
        wanted = int(asked and not roll)
        return (-cancelled, wanted, left, points, number, spent[2], int(not roll))

    return min(ways(wounds, ct, held), key=order)


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize(
    "held",
    [Chips(2, 1, 1), Chips(0, 2, 1), Chips(3, 0, 1), Chips(1, 2, 0), Chips(1, 0, 0), Chips()],
)
def test_nothing_is_cheaper(held: Chips, asked: bool) -> None:
    for wounds in range(6):
        for ct in (0, 1, 5, 6, 12, 20):
            cancelled, roll, ct_left, _, spent = cheapest(wounds, ct, held, asked)
            found = save(wounds, ct, held, asked)
            assert found.wounds_left.value == wounds - cancelled
            assert found.ct_roll_cancelled.value == roll
            assert found.ct_left.value == ct_left
            chosen = (found.spend_white.value, found.spend_red.value, found.spend_blue.value)
            assert chosen == spent


@pytest.mark.parametrize(
    ("wounds", "asked", "held", "spent", "points"),
    [
        (3, False, Chips(5, 5, 5), (0, 0, 1), 3),
        (3, True, Chips(5, 5, 5), (0, 2, 0), 4),
        (2, False, Chips(2, 0, 0), (2, 0, 0), 2),
        (2, False, Chips(1, 1, 0), (0, 1, 0), 2),
        (1, True, Chips(9, 0, 0), (1, 0, 0), 1),
        (1, True, Chips(9, 1, 1), (0, 1, 0), 2),
        (0, True, Chips(9, 9, 9), (0, 0, 0), 0),
    ],
)
def test_wounds_alone(
    wounds: int, asked: bool, held: Chips, spent: tuple[int, int, int], points: int
) -> None:
    found = save(wounds, 0, held, asked)
    assert (found.spend_white.value, found.spend_red.value, found.spend_blue.value) == spent
    assert found.points.value == points


@pytest.mark.parametrize(("ct", "spent"), [(5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4)])
def test_ct_goes_by_fives(ct: int, spent: int) -> None:
    found = save(0, ct, Chips(9, 0, 0), False)
    assert (found.spend_white.value, found.ct_left.value) == (spent, 0)
    assert not found.ct_roll_cancelled.value


def test_wounds_before_the_roll_before_ct() -> None:
    """Two reds: 4 wounds take both; 3 leave one to spare for the roll; neither is left for CT."""
    four, three = (save(n, 10, Chips(0, 2, 0), True) for n in (4, 3))
    assert (four.wounds_left.value, four.ct_roll_cancelled.value, four.ct_left.value) == (
        0,
        False,
        10,
    )
    assert (three.wounds_left.value, three.ct_roll_cancelled.value) == (0, True)
    one = save(1, 10, Chips(1, 1, 0), True)
    assert (one.ct_roll_cancelled.value, one.ct_left.value) == (True, 5)
    other = save(2, 10, Chips(1, 1, 0), True)
    assert (other.ct_roll_cancelled.value, other.ct_left.value) == (True, 10)


def test_the_reasons_say_what_each_cancels() -> None:
    found = save(3, 12, Chips(3, 0, 1), True)
    assert [step.text for step in found.spend_blue.steps][1:] == ["1 for 2 wounds and the CT roll"]
    assert [step.text for step in found.spend_white.steps][1:] == ["1 for 1 wound", "2 for 10 CT"]
    assert found.ct_left.value == 2


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        save(21, 61, Chips(51, -1, 51), False)
    assert [p.field for p in caught.value.problems] == ["wounds", "ct", "white", "red", "blue"]


@pytest.mark.parametrize(
    ("wounds", "ct", "held"),
    [
        (9, 0, Chips(0, 0, 3)),
        (12, 0, Chips(0, 0, 4)),
        (18, 0, Chips(0, 0, 6)),
        (0, 60, Chips(0, 0, 4)),
        (20, 0, Chips(0, 4, 4)),
        (19, 5, Chips(4, 2, 4)),
    ],
)
def test_chips_that_just_suffice_are_all_spent(wounds: int, ct: int, held: Chips) -> None:
    found = save(wounds, ct, held, False)
    spent = (found.spend_white.value, found.spend_red.value, found.spend_blue.value)
    assert spent == (held.white, held.red, held.blue)
    assert (found.wounds_left.value, found.ct_left.value) == (0, 0)


def test_a_last_part_of_five_ct_counts_as_one() -> None:
    assert [fives(n) for n in (0, 1, 5, 6, 10, 11, 60)] == [0, 1, 1, 2, 2, 3, 12]


def test_what_falls_short_is_told_once() -> None:
    both = save(3, 0, Chips(0, 1, 1), True)
    assert both.spend_blue.steps[-1].text == "1 for 1 wound and the CT roll"
    assert both.spend_red.steps[-1].text == "1 for 2 wounds"
    roll = "the red and blue fall 2 wounds short of what they could cancel"
    assert both.ct_roll_cancelled.steps[0].text == roll
    two = save(5, 0, Chips(0, 0, 2), False)
    assert two.spend_blue.steps[-1].text == "2 for 5 wounds and the CT roll"
    assert save(3, 0, Chips(0, 0, 1), False).spend_blue.steps[-1].text == "1 for 3 wounds"


def test_why_the_roll_is_not_cancelled() -> None:
    def why(wounds: int, asked: bool) -> str:
        found = save(wounds, 10, Chips(9), asked).ct_roll_cancelled
        assert not found.value
        return found.steps[0].text

    fewer = "no red or blue cancels fewer wounds than it could"
    assert why(0, True) == "no wound is cancelled, so nothing cancels the roll"
    assert why(0, False) == why(1, False) == why(1, True) == fewer
