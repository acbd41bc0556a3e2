"""Fear and terror (fi-fear, fi-terror, r-fi-step-dice)."""

from fractions import Fraction

import pytest

from rules_core.errors import InvalidInput
from rules_core.imperfect.book import FearRuling
from rules_core.imperfect.fear import AFTERWARDS, Fright, fear
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import Die
from tests.rules_core.imperfect.dice_twin import thrown

F = Fraction
DICE = ImperfectOptions(step_dice="dice")


def values(*args: object, **more: object) -> dict[Fright, Fraction]:
    return {end: figure.value for end, figure in fear(*args, **more).chances.items()}  # type: ignore[arg-type]


def counted(pool: Pool, tn: int, red: bool, blue: int, size: int) -> dict[Fright, Fraction]:
    """Every way the rolls can fall, read from the table."""
    found = dict.fromkeys(Fright, F(0))
    for (total, critical), chance in thrown(pool, red, blue, tn + 3 * size).items():
        successes = 0 if total < tn else 1 + (total - tn) // size
        if critical and not (blue and successes):
            end = Fright.TERRIFIED
        else:
            end = [Fright.BROKEN, Fright.DISTRAUGHT, Fright.ANNOYED, Fright.NONE][min(3, successes)]
        found[end] += chance
    return found


@pytest.mark.parametrize(
    ("pool", "tn", "red", "blue"),
    [
        (Pool(1, Die.D8), 5, False, 0),
        (Pool(2, Die.D6), 7, True, 0),
        (Pool(2, Die.D4), 5, False, 1),
        (Pool(1, Die.D6), 7, True, 1),
        (Pool(1, Die.D6), 4, False, 2),
        (Pool(1, Die.D8, False), 3, True, 1),
    ],
)
def test_fear_is_what_counting_gives(pool: Pool, tn: int, red: bool, blue: int) -> None:
    assert values(pool, tn, red=red, blue=blue) == counted(pool, tn, red, blue, 4)
    options = ImperfectOptions.read({"raise": "3"})
    assert values(pool, tn, red=red, blue=blue, options=options) == counted(pool, tn, red, blue, 3)


@pytest.mark.parametrize("tn", [1, 7, 30])
def test_terror_by_cards_and_by_dice(tn: int) -> None:
    pool = Pool(3, Die.D6)
    plain, dice, cards = values(pool, tn), values(pool, tn, True, options=DICE), None
    cards = values(pool, tn, True)
    failed = plain[Fright.TERRIFIED]
    assert dice == plain | {Fright.TERRIFIED: F(0), Fright.CATATONIC: failed}
    assert cards[Fright.CATATONIC] == failed + (1 - failed) / 54
    for end in (Fright.NONE, Fright.ANNOYED, Fright.DISTRAUGHT, Fright.BROKEN):
        assert cards[end] == plain[end] * F(53, 54)
    assert sum(cards.values()) == sum(dice.values()) == 1


def test_step_zero_is_no_matter_of_fear() -> None:
    pool = Pool(2, Die.D6)
    assert values(pool, 5) == values(pool, 5, options=DICE)


def test_the_reasons_name_the_ruling() -> None:
    found = fear(Pool(2, Die.D6), 5, True).chances
    assert found[Fright.CATATONIC].steps[-1].rule is FearRuling.STEP_DICE


def test_no_chips_in_terror() -> None:
    with pytest.raises(InvalidInput) as caught:
        fear(Pool(2, Die.D6), 5, True, True, 1)
    assert [p.field for p in caught.value.problems] == ["red", "blue"]
    with pytest.raises(InvalidInput) as caught:
        fear(Pool(13, Die.D6), 0, False, False, -1)
    assert [p.field for p in caught.value.problems] == ["dice", "tn", "blue"]


def test_every_end_says_what_comes_of_it() -> None:
    assert list(AFTERWARDS) == list(Fright)


def test_the_highest_tn_and_the_most_blues() -> None:
    pool = Pool(1, Die.D6)
    fear(pool, 30, blue=3)
    with pytest.raises(InvalidInput) as caught:
        fear(pool, 31, blue=4)
    assert [p.field for p in caught.value.problems] == ["tn", "blue"]
