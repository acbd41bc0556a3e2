"""A manipulation counts in full, then shrinks by 1, until it is gone."""

import pytest

from rules_core.anam.actions import manipulation
from rules_core.anam.book import Actions
from rules_core.errors import InvalidInput


@pytest.mark.parametrize(
    ("start", "uses", "left", "total"),
    [(3, 0, 3, 0), (3, 1, 2, 3), (3, 2, 1, 5), (3, 3, 0, 6), (3, 4, 0, 6), (1, 1, 0, 1)],
)
def test_an_manipulation(start: int, uses: int, left: int, total: int) -> None:
    found = manipulation(start, uses)
    assert (found.left.value, found.total.value) == (left, total)
    steps = (*found.left.steps, *found.total.steps)
    assert {step.rule for step in steps} == {Actions.MANIPULATION}


def test_against_using_it_one_time_after_another() -> None:
    for start in range(1, 7):
        size, given = start, 0
        for uses in range(7):
            found = manipulation(start, uses)
            assert (found.left.value, found.total.value) == (size, given)
            given += size
            size = max(0, size - 1)


def test_each_use_is_a_reason() -> None:
    found = manipulation(2, 4)
    assert [s.text for s in found.total.steps] == ["use 1: 2", "use 2: 1", "nothing after use 2"]
    assert [s.total for s in found.left.steps] == [2, -2, 0]


@pytest.mark.parametrize(("start", "uses"), [(0, 0), (7, 0), (1, -1), (1, 7)])
def test_outside_is_refused(start: int, uses: int) -> None:
    with pytest.raises(InvalidInput):
        manipulation(start, uses)


def test_what_is_used_up_exactly_was_not_used_once_more() -> None:
    assert [s.text for s in manipulation(2, 2).total.steps] == ["use 1: 2", "use 2: 1"]
