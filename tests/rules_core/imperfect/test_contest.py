"""Contests: the TN by dice, and the chances of each effect (fi-simple-tn, fi-contest-effect)."""

from fractions import Fraction

import pytest

from rules_core.errors import InvalidInput
from rules_core.imperfect.book import Chips, Rolls, RollsRuling, StakesRuling
from rules_core.imperfect.contest import Contest, contest, contest_tn
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import Die, signed
from tests.rules_core.imperfect.dice_twin import against_tn, opposed, roll, thrown

F = Fraction
STEPS = ImperfectOptions(steps="steps")


@pytest.mark.parametrize(
    ("own", "target", "levels", "faces", "steps"),
    [
        (Die.D8, Die.D6, 0, 3, 3),
        (Die.D8, Die.D8, 0, 5, 5),
        (Die.D6, Die.D8, 0, 7, 7),
        (Die.D6, Die.D10, 0, 9, 7),
        (Die.D4, Die.D10, 0, 9, 9),
        (Die.D4, Die.D8, 0, 9, 7),
        (Die.D6, Die.D6, 2, 5, 5),
        (Die.D6, Die.D6, 3, 6, 6),
        (Die.D12, Die.D4, 10, 4, 4),
        (Die.D4, Die.D12, 3, 10, 10),
    ],
)
def test_contest_tn(own: Die, target: Die, levels: int, faces: int, steps: int) -> None:
    assert contest_tn(own, target, levels).value == faces
    assert contest_tn(own, target, levels, STEPS).value == steps


def test_greater_cites_the_ruling_and_levels_are_guarded() -> None:
    assert contest_tn(Die.D6, Die.D10, 0).steps[0].rule is StakesRuling.STEPS
    for levels in (-1, 11):
        with pytest.raises(InvalidInput):
            contest_tn(Die.D6, Die.D6, levels)


def reach(found: Contest) -> list[Fraction]:
    """The chances of at least 1 to at least 5 successes."""
    odds = found.successes.value.chances()
    upward = [odds.get(key, F(0)) for key in ("1", "2", "3", "4", "5+")]
    return [sum(upward[n:], F(0)) for n in range(5)]


@pytest.mark.parametrize("reading", ["higher", "total"])
@pytest.mark.parametrize(
    ("own", "target", "size", "adjust", "target_adjust", "red", "blue"),
    [
        (Pool(1, Die.D4), Pool(1, Die.D4), 4, 0, 0, False, 0),
        (Pool(2, Die.D4), Pool(1, Die.D6), 3, -4, 0, False, 0),
        (Pool(1, Die.D6), Pool(2, Die.D4), 5, 0, -4, True, 0),
        (Pool(1, Die.D4), Pool(1, Die.D6), 4, 2, 9, False, 1),
        (Pool(1, Die.D6), Pool(1, Die.D4), 4, 9, -9, True, 1),
        (Pool(1, Die.D6, False), Pool(1, Die.D4), 4, 1, 0, True, 0),
        (Pool(1, Die.D4, False), Pool(1, Die.D6, False), 3, -9, 3, False, 1),
        (Pool(1, Die.D10), Pool(1, Die.D12), 4, -1, 1, False, 0),
    ],
)
def test_opposed_lies_where_counting_puts_it(
    own: Pool,
    target: Pool,
    size: int,
    adjust: int,
    target_adjust: int,
    red: bool,
    blue: int,
    reading: str,
) -> None:
    options = ImperfectOptions.read({"raise": str(size), "opposed": reading})
    found = reach(contest(own, target, adjust, target_adjust, red, blue, options))
    cap = 48
    throw, other = thrown(own, red, blue, cap), roll(target, cap)
    rule = (reading, size, adjust, target_adjust, bool(blue))
    for successes, chance in enumerate(found, start=1):
        least, most = opposed(throw, other, cap, successes, rule)
        assert least <= chance <= most
        assert most - least < F(1, 300)


@pytest.mark.parametrize(
    ("pool", "tn", "adjust", "red", "blue"),
    [
        (Pool(2, Die.D4), 5, 0, True, 0),
        (Pool(1, Die.D6), 5, 0, False, 2),
        (Pool(2, Die.D4), 6, -4, True, 1),
        (Pool(1, Die.D8, False), 3, 9, True, 1),
        (Pool(1, Die.D4), 1, 0, False, 1),
        (Pool(1, Die.D12), 30, 9, False, 0),
    ],
)
def test_against_a_tn_is_what_counting_gives(
    pool: Pool, tn: int, adjust: int, red: bool, blue: int
) -> None:
    found = contest(pool, tn, adjust, 5, red, blue)
    counted = against_tn(pool, tn, 4, adjust, red, blue)
    assert found.successes.value.chances() == {k: c for k, c in sorted(counted.items()) if c}


def test_effects_are_those_of_the_successes() -> None:
    found = contest(Pool(3, Die.D8), 5)
    odds = found.successes.value.chances()
    assert (found.annoyed.value, found.distraught.value) == (odds["1"], odds["2"])
    assert found.broken.value == odds["3"] + odds["4"] + odds["5+"]
    assert found.success.value == 1 - odds["0"]
    assert found.critical.value == F(11, 256)


def test_a_tie_is_the_defenders_and_5_must_be_reached() -> None:
    """1d4 against 1d4: from 5 (1/4 of all), and more than the target has.

    Above the first 4 both dice begin anew: W = 1/4 · (3/4 + 1/4 · w), where w = P(one beats the
    other) = (1 - t) / 2 and t = 3 · 1/16 + t / 16, the tie.
    """
    tie = F(3, 15)
    win = F(1, 4) * (F(3, 4) + F(1, 4) * (1 - tie) / 2)
    assert contest(Pool(1, Die.D4), Pool(1, Die.D4)).success.value == win


def test_a_critical_target_has_0_whatever_its_adjustment() -> None:
    """With +9 the target has 11 or more, unless it shows 1 and has 0."""
    own, target = Pool(1, Die.D12), Pool(1, Die.D4)
    found = contest(own, target, -4, 9)
    by_critical = F(1, 4) * own.at_least(9)
    assert by_critical < found.success.value < by_critical + own.at_least(15)
    shifted = contest(own, target, -9, -9).success.value  # from 14; a critical target has 0
    counted = own.at_least(14) * F(1, 4)
    for n in range(14, 60):
        counted += (own.up_to(n) - own.up_to(n - 1)) * target.up_to(n - 1)
    assert counted <= shifted <= counted + own.at_least(60)


def test_a_tn_makes_the_targets_figures_idle() -> None:
    own = Pool(2, Die.D6)
    assert contest(own, 5, 0, 9) == contest(own, 5, 0, 0)
    total = ImperfectOptions(opposed="total")
    assert contest(own, 5, options=total) == contest(own, 5)


def test_chips_are_told_step_by_step() -> None:
    found = contest(Pool(1, Die.D6), 5, red=True, blue=1).success
    assert [step.total for step in found.steps][:2] == [F(1, 3), F(1, 2)]
    assert [step.rule for step in found.steps][1:3] == [Chips.RED, Chips.BLUE]


def test_a_critical_failure_needs_a_blue() -> None:
    """1d6 with +9: any roll but a 1 reaches TN 5, and a 1 does with a blue only."""
    pool = Pool(1, Die.D6)
    assert contest(pool, 5, 9).success.value == F(5, 6)
    assert contest(pool, 5, 9, red=True).success.value == F(5, 6)
    assert contest(pool, 5, 9, blue=1).success.value == 1
    assert contest(pool, 5, blue=1).critical.value == F(1, 6)


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        contest(Pool(11, Die.D6), Pool(0, Die.D6), -10, 10, False, 4)
    assert [p.field for p in caught.value.problems] == [
        "dice",
        "target_dice",
        "adjust",
        "target_adjust",
        "blue",
    ]
    with pytest.raises(InvalidInput) as caught:
        contest(Pool(1, Die.D6), 31)
    assert [p.field for p in caught.value.problems] == ["tn"]


def test_how_much_greater_is_told_as_it_is_counted() -> None:
    assert contest_tn(Die.D6, Die.D10, 0).steps[0].text == "d10 is 4 greater than d6"
    assert contest_tn(Die.D6, Die.D10, 0, STEPS).steps[0].text == "d10 is 2 rungs greater than d6"


def test_what_is_added_to_the_target_is_told() -> None:
    def told(target_adjust: int) -> str:
        found = contest(Pool(1, Die.D6), Pool(2, Die.D8), target_adjust=target_adjust)
        return found.success.steps[0].text

    assert told(0) == "1d6 against 2d8"
    assert told(-2) == "1d6 against 2d8 −2"


def test_changes_are_printed_with_their_sign() -> None:
    assert [signed(n) for n in (-2, 0, 1)] == ["−2", "+0", "+1"]


def test_what_is_rolled_against_what_is_told_with_its_rule() -> None:
    def told(against: Pool | int, adjust: int = 0) -> tuple[str, object]:
        step = contest(Pool(2, Die.D6), against, adjust).success.steps[0]
        return step.text, step.rule

    assert told(5) == ("2d6 against TN 5", Rolls.SUCCESS)
    assert told(5, 2) == ("2d6 +2 against TN 5", Rolls.SUCCESS)
    assert told(Pool(1, Die.D8)) == ("2d6 against 1d8", RollsRuling.OPPOSED)


def test_a_pool_has_10_dice_at_most() -> None:
    ten, eleven = Pool(10, Die.D4), Pool(11, Die.D4)
    contest(Pool(1, Die.D4), ten)
    for own, target, name in ((eleven, Pool(1, Die.D4), "dice"), (ten, eleven, "target_dice")):
        with pytest.raises(InvalidInput) as caught:
            contest(own, target)
        assert [p.field for p in caught.value.problems] == [name]


def test_pools_and_ranges_in_words() -> None:
    assert (str(Pool(2, Die.D6)), str(Pool(2, Die.D6, False))) == ("2d6", "one d6, halved")
    with pytest.raises(InvalidInput) as caught:
        contest(Pool(11, Die.D6), 5, adjust=10, blue=4)
    assert [p.message for p in caught.value.problems] == [
        "Give a whole number from 1 to 10.",
        "Give a whole number from −9 to 9.",
        "Give a whole number from 0 to 3.",
    ]
