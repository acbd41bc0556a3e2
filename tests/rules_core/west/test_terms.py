"""Words, roundings and ranges."""

import pytest

from rules_core.errors import InvalidInput, Problems
from rules_core.west import rounding
from rules_core.west.limits import LIMITS, guard, note
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Style, count, plain, signed


def test_tw_styles_go_with_their_traits() -> None:
    assert [(s.label, s.secondary, s.trait_skill) for s in Style] == [
        ("Argument", "Knowledge", "Knowledge trait skill"),
        ("Fast Talk", "Acuity", "Awareness"),
        ("Intimidation", "Strength", "Brawn"),
        ("Persuasion", "Essence", "Spirit"),
    ]


def test_tw_pool_die_bonus() -> None:
    assert [d.faces for d in Die] == [4, 6, 8, 10, 12]
    assert [WestOptions().table(d.bonus_key) for d in Die] == [0, 0, 1, 1, 2]


def test_roundings_on_both_sides_of_each_border() -> None:
    assert [rounding.half_rounded_up(n) for n in range(6)] == [0, 1, 1, 2, 2, 3]
    assert [rounding.full_fours(n) for n in (0, 3, 4, 7, 8)] == [0, 0, 1, 1, 2]
    assert [rounding.rows_bought(n) for n in (0, 1, 2, 3, 9)] == [0, 0, 1, 1, 4]
    assert [rounding.whole_wounds(n, 4) for n in (0, 3, 4, 7, 8)] == [0, 0, 1, 1, 2]
    assert [rounding.stress_left_over(n, 4) for n in (0, 3, 4, 7)] == [0, 3, 0, 3]
    assert [rounding.half_rows(n) for n in (0, 1, 2)] == [0, 0, 1]


def test_printed_numbers() -> None:
    assert (signed(1), signed(0), signed(-2)) == ("+1", "+0", "−2")
    assert (plain(3), plain(-2)) == ("3", "−2")
    assert (count(1, "bump"), count(2, "bump")) == ("1 bump", "2 bumps")


@pytest.mark.parametrize("name", LIMITS)
def test_ranges_hold_on_both_sides(name: str) -> None:
    low, high = LIMITS[name]
    guard(**{name: low})
    guard(**{name: high})
    beyond = low - 1 if low >= 0 else -100
    for outside in (beyond, max(high + 1, 1000)):
        with pytest.raises(InvalidInput) as caught:
            guard(**{name: outside})
        assert [p.field for p in caught.value.problems] == [name]


def test_counters_may_outgrow_the_form() -> None:
    guard(nerve=21, resistance_argument=10, tn_adjust=-10, damage=201)
    problems = Problems()
    note(problems, stress=61, wounds=6)
    with pytest.raises(InvalidInput) as caught:
        problems.raise_if_any()
    assert [p.field for p in caught.value.problems] == ["stress", "wounds"]


def test_numbers_are_printed_with_a_true_minus() -> None:
    assert [plain(n) for n in (-1, 0, 1)] == ["−1", "0", "1"]
