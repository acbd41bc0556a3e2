"""The cell an attack reads, and its odds."""

from fractions import Fraction
from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import Attack, Wounds, WoundsRuling
from rules_core.west.effect import cell_odds, effect, open_sum, row
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Location

OTHER, VITALS, HEAD = Location
SECOND = WestOptions(row_cap="second-card")
SKILL = WestOptions(unskilled_row="trait-skill")
BARE = WestOptions(reduced_row="no")
OPEN = WestOptions(effect_sum="open")


def test_tw_location_adds_rows() -> None:
    assert [row(1, place, False, False, 0, 1).value for place in Location] == [1, 2, 3]


def test_tw_bumps_buy_a_row_for_two() -> None:
    assert [row(1, OTHER, False, False, n, 1).value for n in (0, 1, 2, 3, 4)] == [1, 1, 2, 2, 3]


def test_rows_add_up_with_their_reasons() -> None:
    figure = row(1, HEAD, False, True, 3, 1)
    assert [(s.rule, s.text, s.total) for s in figure.steps] == [
        (Wounds.EFFECT, "Social Combat 1", 1),
        (Wounds.LOCATION, "+2 for the head", 3),
        (Attack.BUMPS, "+1 for 3 bumps", 4),
        (Attack.CALAMITY, "+1 for the calamity", 5),
    ]


def test_r_row_cap_on_both_sides() -> None:
    assert row(5, OTHER, False, False, 0, 1).steps[-1].rule is Wounds.EFFECT
    lost = row(5, HEAD, False, False, 0, 1)
    assert (lost.value, lost.steps[-1].rule) == (5, WoundsRuling.ROW_CAP)
    assert lost.steps[-1].text == "a card ends at row 5: −2"
    more = row(5, HEAD, False, False, 0, 1, options=SECOND)
    assert (more.value, more.steps[-1].rule) == (7, WoundsRuling.ROW_CAP)
    assert row(3, HEAD, False, False, 0, 1, options=SECOND).steps[-1].rule is Wounds.LOCATION


def test_r_unskilled_row() -> None:
    assert [row(0, OTHER, False, False, 0, n).value for n in (0, 1, 3)] == [1, 1, 1]
    assert [row(0, OTHER, False, False, 0, n, options=SKILL).value for n in (0, 1, 3)] == [1, 1, 3]
    assert row(0, OTHER, False, False, 0, 3).steps[-1].rule is WoundsRuling.UNSKILLED_ROW


def test_tw_stressed_aggressor_is_unskilled() -> None:
    figure = row(4, VITALS, False, False, 0, 3, stressed=True)
    assert figure.value == 2
    assert figure.steps[0].rule is Wounds.STRESSED
    assert row(4, OTHER, False, False, 0, 3, stressed=True, options=SKILL).value == 3


def test_r_reduced_row() -> None:
    assert row(1, HEAD, True, True, 2, 1).value == 5
    figure = row(1, HEAD, True, True, 2, 1, options=BARE)
    assert (figure.value, figure.steps[-1].rule) == (1, WoundsRuling.REDUCED_ROW)
    assert row(1, HEAD, False, True, 2, 1, options=BARE).value == 5
    assert len(row(1, OTHER, True, False, 0, 1, options=BARE).steps) == 1


def test_reduced_is_d4_in_the_same_row() -> None:
    found = effect(1, Die.D10, HEAD, reduced=True)
    assert (found.row.value, found.column.value) == (3, Die.D4)
    assert found.effect.chances()["3"] == Fraction(1, 64)


@pytest.mark.parametrize(("rows", "die"), [(1, Die.D4), (2, Die.D6), (3, Die.D8), (5, Die.D4)])
def test_plain_cells_are_counted(rows: int, die: Die) -> None:
    counted: dict[str, int] = {}
    for shown in product(range(1, die.faces + 1), repeat=rows):
        counted[str(sum(shown))] = counted.get(str(sum(shown)), 0) + 1
    assert dict(cell_odds(rows, die).ways) == counted


def exploded(faces: int, below: int) -> dict[int, Fraction]:
    """One open-ended die under `below`, explosion by explosion."""
    chances, before, chance = {}, 0, Fraction(1, faces)
    while before < below:
        chances.update({before + n: chance for n in range(1, faces) if before + n < below})
        before, chance = before + faces, chance / faces
    return chances


@pytest.mark.parametrize(("dice", "faces"), [(1, 4), (2, 4), (3, 6), (2, 12), (4, 10)])
def test_open_cells_are_added_die_by_die(dice: int, faces: int) -> None:
    below, one = 45, exploded(faces, 45)
    total = {0: Fraction(1)}
    for _ in range(dice):
        longer: dict[int, Fraction] = {}
        for (a, p), (b, q) in product(total.items(), one.items()):
            if a + b < below:
                longer[a + b] = longer.get(a + b, Fraction(0)) + p * q
        total = longer
    told = {str(n): total[n] for n in sorted(total)}
    told["45+"] = 1 - sum(told.values())
    assert open_sum(dice, faces, below).chances() == told


@pytest.mark.parametrize(("rows", "die"), [(1, Die.D12), (5, Die.D4), (12, Die.D12)])
def test_r_effect_sum_open_keeps_the_rest(rows: int, die: Die) -> None:
    odds = cell_odds(rows, die, OPEN)
    chances = odds.chances()
    assert sum(chances.values()) == 1
    assert list(chances)[-1] == "200+"
    assert 0 < chances["200+"] < Fraction(1, 100)
    assert str(die.faces) not in chances or rows > 1
    assert all(0 < int(n) < 200 for n in list(chances)[:-1])


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        effect(6, Die.D6, bumps=10, trait_rank=-1)
    assert [p.field for p in caught.value.problems] == ["social_combat", "bumps", "trait_rank"]


def test_what_is_not_said_adds_nothing() -> None:
    plain = effect(1, Die.D10)
    assert [s.text for s in plain.row.steps] == ["Social Combat 1"]
    assert plain.column.value is Die.D10
    assert effect(0, Die.D10, options=SKILL).row.value == 1


def test_r_reduced_row_whatever_adds_rows() -> None:
    for place, calamity, bumps in product((OTHER, VITALS), (False, True), (0, 2)):
        assert row(1, place, True, calamity, bumps, 1, options=BARE).value == 1
        rows = 1 + (place is VITALS) + calamity + bumps // 2
        assert row(1, place, True, calamity, bumps, 1).value == rows


def test_the_unskilled_start_from_nothing() -> None:
    assert [s.total for s in row(0, OTHER, False, False, 0, 3, options=SKILL).steps] == [0, 3]
    stressed = row(4, OTHER, False, False, 0, 3, stressed=True)
    assert [s.total for s in stressed.steps] == [0, 1]
