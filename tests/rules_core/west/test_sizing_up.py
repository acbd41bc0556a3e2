"""Judge Character."""

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import SizingUpRuling
from rules_core.west.sizing_up import attempt, size_up


def told(successes: int, bumps: int, calamities: int, tn: int = 5, nerve: int = 4) -> list[int]:
    found = size_up(successes, bumps, calamities, tn, nerve)
    return [f.value for f in (found.tn_adjust, found.nerve_adjust, found.tn, found.nerve)]


def test_tw_size_up_adds_up() -> None:
    assert told(0, 0, 0) == [0, 0, 5, 4]
    assert told(1, 0, 0) == [-1, -1, 4, 3]
    assert told(1, 2, 0) == [-3, -3, 2, 1]
    assert told(2, 0, 1) == [-1, -1, 4, 3]
    assert told(0, 0, 1) == [1, 1, 6, 5]


def test_r_size_up_floor_on_both_sides() -> None:
    assert told(4, 0, 0) == [-4, -4, 1, 0]
    assert told(5, 0, 0) == [-5, -5, 1, 0]
    floor = SizingUpRuling.SIZE_UP_FLOOR
    at, past = size_up(4, 0, 0, 5, 4), size_up(5, 0, 0, 5, 4)
    assert floor not in (at.tn.steps[-1].rule, at.nerve.steps[-1].rule)
    assert past.tn.steps[-1].rule is past.nerve.steps[-1].rule is floor


def test_the_floor_comes_after_all_is_added() -> None:
    assert told(6, 0, 3, tn=2, nerve=1) == [-3, -3, 1, 0]
    assert told(6, 0, 6, tn=2, nerve=1) == [0, 0, 2, 1]


def test_a_calamity_cites_its_ruling() -> None:
    figure = size_up(1, 0, 1, 5, 4).tn_adjust
    assert figure.steps[-1].rule is SizingUpRuling.SIZE_UP_CALAMITY


def test_faults() -> None:
    with pytest.raises(InvalidInput) as caught:
        size_up(0, 1, 0, 5, 4)
    assert [p.field for p in caught.value.problems] == ["bumps"]
    with pytest.raises(InvalidInput) as caught:
        size_up(16, 31, 16, 31, -1)
    fields = [p.field for p in caught.value.problems]
    assert fields == ["successes", "calamities", "tn", "nerve", "bumps"]
    size_up(15, 30, 15, 30, 20)


@pytest.mark.parametrize(
    ("result", "tn", "change"),
    [(4, 5, [0]), (5, 5, [-1]), (8, 5, [-1]), (9, 5, [-1, -2]), (13, 5, [-1, -3]), (9, 6, [-1])],
)
def test_one_attempt_is_1_and_1_a_bump(result: int, tn: int, change: list[int]) -> None:
    assert [s.total for s in attempt(result, tn, False).steps] == change
    raised = attempt(result, tn, True)
    assert (raised.value, raised.steps[-1].rule) == (1, SizingUpRuling.SIZE_UP_CALAMITY)


def test_an_attempt_says_its_bumps_and_refuses_what_no_card_shows() -> None:
    assert attempt(9, 5, False).steps[-1].text == "−1 bump"
    assert attempt(13, 5, False).steps[-1].text == "−2 bumps"
    for result in (0, 61):
        with pytest.raises(InvalidInput):
            attempt(result, 5, False)
