"""The dice model of a check against plain enumeration (tw-check, tw-odds)."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import CardsRuling, ModelOdds
from rules_core.west.check import check, model, open_die
from rules_core.west.terms import Die

F = Fraction


def rolled(faces: int, enough: int) -> Iterator[tuple[int, Fraction]]:
    """Every way one open-ended die comes to rest below `enough`, and the exact rest at `enough`."""
    before, chance = 0, F(1)
    while before + faces < enough:
        for shown in range(1, faces):
            yield before + shown, chance / faces
        before, chance = before + faces, chance / faces
    for shown in range(1, faces + 1):
        yield min(before + shown, enough), chance / faces


def enumerated(faces: int, dice: int, tn: int, free: int, calamity: int) -> dict[str, Fraction]:
    """The odds of the bumps, counted die by die."""
    odds: dict[str, Fraction] = {"miss": F(calamity, 54)}
    for rolls in product(list(rolled(faces, tn + 20)), repeat=dice):
        chance = F(54 - calamity, 54)
        for _, each in rolls:
            chance *= each
        best = max(shown for shown, _ in rolls)
        bumps = (best - tn) // 4 + free
        key = "miss" if best < tn else "5+" if bumps >= 5 else str(bumps)
        odds[key] = odds.get(key, F(0)) + chance
    return {key: chance for key, chance in odds.items() if chance}


@pytest.mark.parametrize("die", [Die.D4, Die.D8, Die.D12])
@pytest.mark.parametrize(
    ("rank", "tn", "free", "calamity"),
    [(1, 5, 0, 0), (2, 7, 0, 3), (2, 1, 1, 0), (1, 13, 1, 54), (2, 4, 1, 1), (1, 12, 0, 0)],
)
def test_check_is_what_counting_gives(
    die: Die, rank: int, tn: int, free: int, calamity: int
) -> None:
    found = check(die, rank, 1, tn, bool(free), calamity)
    assert found.bumps.chances() == enumerated(die.faces, rank, tn, free, calamity)
    assert found.chance.value == found.bumps.chance(lambda n: n != "miss")


def test_three_rows() -> None:
    found = check(Die.D8, 3, 1, 3).bumps
    assert found.chances() == enumerated(8, 3, 3, 0, 0)


@pytest.mark.parametrize(
    ("die", "rank", "tn", "chance"),
    [
        (Die.D8, 2, 5, F(3, 4)),
        (Die.D8, 2, 7, F(7, 16)),
        (Die.D10, 3, 5, F(936, 1000)),
        (Die.D10, 3, 7, F(784, 1000)),
        (Die.D12, 1, 9, F(1, 3)),
    ],
)
def test_tw_odds_reference(die: Die, rank: int, tn: int, chance: Fraction) -> None:
    assert check(die, rank, 1, tn).chance.value == chance


def test_an_open_die_at_its_borders() -> None:
    found = [open_die(Die.D8, n) for n in (0, 1, 2, 8, 9, 10, 16, 17)]
    assert found == [1, 1, F(7, 8), F(1, 8), F(1, 8), F(7, 64), F(1, 64), F(1, 64)]


def test_unskilled_reads_d4_rows_of_the_trait_skill() -> None:
    assert check(Die.D12, 0, 3, 5).bumps == check(Die.D4, 3, 1, 5).bumps
    one, zero = check(Die.D12, 0, 1, 5), check(Die.D12, 0, 0, 5)
    assert zero.bumps == one.bumps == check(Die.D4, 1, 1, 5).bumps
    assert zero.chance.steps[0].rule is CardsRuling.UNSKILLED_ZERO
    assert one.chance.steps[0].rule is not CardsRuling.UNSKILLED_ZERO


def test_calamity_is_told_and_no_chance_is_impossible() -> None:
    figure = check(Die.D6, 1, 1, 4, False, 3).chance
    assert figure.value == F(17, 36)
    assert figure.steps[-1].rule is ModelOdds.ODDS
    assert check(Die.D6, 1, 1, 4, False, 54).bumps.chances() == {"miss": 1}
    assert check(Die.D6, 1, 1, 1).bumps.chance(lambda n: n == "miss") == 0


@pytest.mark.parametrize("most", range(8))
def test_gained_never_passes_its_limit(most: int) -> None:
    odds = model(Die.D6, 2, 1, 5, True).gained(most)
    counted: dict[int, Fraction] = {}
    exact = model(Die.D6, 2, 1, 5, True)
    for bumps in range(60):
        n = min(most, bumps + 1)
        counted[n] = counted.get(n, F(0)) + exact.exactly(bumps)
    counted[most] = counted.get(most, F(0)) + exact.at_least(60)
    counted[0] = counted.get(0, F(0)) + 1 - exact.at_least(0)
    assert odds.chances() == {n: c for n, c in sorted(counted.items()) if c}


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        check(Die.D6, 6, -1, 0, False, 55)
    assert [p.field for p in caught.value.problems] == ["rank", "trait_rank", "tn", "calamity"]


def test_the_reasons_of_a_chance() -> None:
    def told(rank: int, trait_rank: int, calamity: int = 0) -> list[str]:
        figure = check(Die.D8, rank, trait_rank, 5, calamity=calamity).chance
        return [step.text for step in figure.steps]

    assert told(1, 1) == ["one open-ended d8 reaches 5"]
    assert told(2, 1) == ["one open-ended d8 reaches 5", "best of 2 rows"]
    assert told(0, 1) == ["unskilled, trait skill 1: one open-ended d4 reaches 5"]
    assert told(1, 1, 3)[-1] == "no calamity: 51 of 54 cards"
