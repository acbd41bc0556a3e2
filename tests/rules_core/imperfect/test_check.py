"""A check by dice against plain counting (fi-check, fi-critical, fi-success)."""

from fractions import Fraction

import pytest

from rules_core.errors import InvalidInput
from rules_core.imperfect.book import Rolls
from rules_core.imperfect.check import check
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool, over
from rules_core.imperfect.terms import Die
from tests.rules_core.imperfect.dice_twin import against_tn, roll

F = Fraction


@pytest.mark.parametrize("die", [Die.D4, Die.D8, Die.D12])
@pytest.mark.parametrize(
    ("dice", "tn", "skilled", "size"),
    [(1, 5, True, 4), (2, 7, True, 3), (2, 1, True, 5), (2, 13, True, 4), (1, 5, False, 4)],
)
def test_check_is_what_counting_gives(
    die: Die, dice: int, tn: int, skilled: bool, size: int
) -> None:
    options = ImperfectOptions.read({"raise": str(size)})
    found = check(dice, die, tn, skilled, options)
    counted = against_tn(Pool(dice, die, skilled), tn, size)
    assert found.successes.value.chances() == {k: c for k, c in sorted(counted.items()) if c}
    assert found.chance.value == 1 - counted["0"]


@pytest.mark.parametrize(("dice", "die"), [(3, Die.D4), (3, Die.D6), (4, Die.D4), (5, Die.D4)])
def test_bigger_pools(dice: int, die: Die) -> None:
    cap = 8 if dice < 5 else 5
    counted = roll(Pool(dice, die), cap)
    pool = Pool(dice, die)
    assert pool.critical == counted[None]
    for result in range(1, cap):
        assert pool.up_to(result) == sum(c for n, c in counted.items() if n and n <= result)
        assert pool.at_least(result) == sum(c for n, c in counted.items() if n and n >= result)


def test_an_open_die_at_its_borders() -> None:
    found = [over(8, n) for n in (0, 1, 7, 8, 9, 15, 16)]
    assert found == [1, F(7, 8), F(1, 8), F(1, 8), F(7, 64), F(1, 64), F(1, 64)]


@pytest.mark.parametrize(
    ("dice", "critical"),
    [(1, F(1, 6)), (2, F(1, 36)), (3, F(16, 216)), (4, F(21, 1296)), (5, F(276, 7776))],
)
def test_critical_is_more_than_half(dice: int, critical: Fraction) -> None:
    """Two of two and two of three; of four it takes three, for two are just half."""
    assert check(dice, Die.D6, 5).critical.value == critical


def test_a_good_die_does_not_save_a_critical_failure() -> None:
    """37 of 64 without criticals; 3 · 1/64 · 2/8 of them have two 1s beside it."""
    chance = check(3, Die.D8, 7).chance
    assert [step.total for step in chance.steps] == [F(1, 4), F(37, 64), F(145, 256)]
    assert [step.rule for step in chance.steps] == [Rolls.CHECK, Rolls.CHECK, Rolls.CRITICAL]


@pytest.mark.parametrize(("tn", "chance"), [(4, F(1, 8)), (5, F(7, 64)), (8, F(1, 64))])
def test_unskilled_is_one_die_halved(tn: int, chance: Fraction) -> None:
    """TN 4 asks for 8, TN 5 for 10, TN 8 for 16; the number of dice does not matter."""
    one, many = check(1, Die.D8, tn, False), check(9, Die.D8, tn, False)
    assert one == many
    assert one.chance.value == chance
    assert one.critical.value == F(1, 8)


@pytest.mark.parametrize(("size", "second"), [("3", F(1, 6)), ("4", F(1, 9)), ("5", F(1, 12))])
def test_where_the_raise_lies(size: str, second: Fraction) -> None:
    """With TN 5 the second success begins at 8, 9 or 10: 5, 4 or 3 of 6 after a 6."""
    found = check(1, Die.D6, 5, options=ImperfectOptions.read({"raise": size}))
    assert found.successes.value.chance(lambda n: n not in ("0", "1")) == {
        "3": F(5, 36),
        "4": F(4, 36),
        "5": F(3, 36),
    }.get(size, second)


def test_the_lowest_tn_still_needs_no_critical_failure() -> None:
    found = check(2, Die.D6, 1)
    assert found.chance.value == F(35, 36)
    assert found.successes.value.chances()["0"] == F(1, 36)


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        check(13, Die.D6, 0)
    assert [p.field for p in caught.value.problems] == ["dice", "tn"]
    with pytest.raises(InvalidInput):
        check(0, Die.D6, 31)


def test_the_reasons_of_a_chance() -> None:
    def told(dice: int) -> list[str]:
        return [s.text for s in check(dice, Die.D6, 5).chance.steps]

    critical = "and it is no critical failure"
    assert told(1) == ["one d6 reaches 5"]
    assert told(2) == ["one d6 reaches 5", "the best of 2 does"]
    assert told(3) == ["one d6 reaches 5", "the best of 3 does", critical]


def test_the_highest_tn_is_30() -> None:
    assert check(1, Die.D6, 30).chance.value > 0
    with pytest.raises(InvalidInput) as caught:
        check(1, Die.D6, 31)
    assert [p.field for p in caught.value.problems] == ["tn"]


def test_a_critical_failure_is_told_for_one_die_and_for_more() -> None:
    def told(dice: int) -> str:
        return check(dice, Die.D6, 5).critical.steps[0].text

    assert told(1) == "the die shows 1"
    assert told(2) == "more than half of 2 dice show 1"
    assert check(3, Die.D6, 5, skilled=False).critical.steps[0].text == "the die shows 1"
