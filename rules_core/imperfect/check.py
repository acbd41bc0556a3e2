"""The chances of a check by dice (fi-check, fi-critical, fi-success)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.imperfect.book import Rolls, RollsRuling
from rules_core.imperfect.limits import within
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import Die
from rules_core.odds import Odds

MOST = 5
"""Successes are listed to 4; the last outcome, ``5+``, holds the rest."""


@dataclass(frozen=True)
class Check:
    """`chance` of a success; the odds of `successes`, ``0`` … ``4``, ``5+``; `critical`."""

    chance: Figure[Fraction]
    successes: Figure[Odds[str]]
    critical: Figure[Fraction]


def check(
    dice: int,
    die: Die,
    tn: int,
    skilled: bool = True,
    options: ImperfectOptions = ImperfectOptions(),
) -> Check:
    """A check with `dice` 1–12 of one type against `tn` 1–30; InvalidInput names what is outside.

    Unskilled, the number of dice does not matter. A critical failure has 0 successes.
    """
    problems = Problems()
    within(problems, 1, 12, dice=dice)
    within(problems, 1, 30, tn=tn)
    problems.raise_if_any()
    pool = Pool(dice, die, skilled)
    size = options.raise_size
    reach = [pool.at_least(tn + size * n) for n in range(MOST)]
    counted = Figure.start(successes(reach), Rolls.SUCCESS, f"1 for reaching TN {tn}")
    return Check(
        _chance(pool, tn),
        counted.then(counted.value, RollsRuling.RAISE, f"1 more for each full {size} over it"),
        critical(pool),
    )


def successes(reach: Sequence[Fraction]) -> Odds[str]:
    """The odds of the successes; `reach` holds the chances of at least 1 to at least 5."""
    counted = exactly(reach)
    keys = [*map(str, range(MOST)), f"{MOST}+"]
    return Odds.from_chances(dict(zip(keys, counted, strict=True)))


def exactly(reach: Sequence[Fraction]) -> list[Fraction]:
    """The chance of exactly 0, 1, … from those of at least 1, 2, …; the last holds the rest."""
    whole = [Fraction(1), *reach, Fraction(0)]
    return [at_least - more for at_least, more in pairwise(whole)]


def critical(pool: Pool) -> Figure[Fraction]:
    """The chance of a critical failure (fi-critical)."""
    said = f"more than half of {pool.words} show 1" if pool.rolled > 1 else "the die shows 1"
    return Figure.start(pool.critical, Rolls.CRITICAL, said)


def _chance(pool: Pool, tn: int) -> Figure[Fraction]:
    one, name = pool.beyond(tn - 1), pool.die.value
    if not pool.skilled:
        return Figure.start(
            one, Rolls.CHECK, f"unskilled: one {name} has to come to {2 * tn}, twice the TN"
        )
    chance = Figure.start(one, Rolls.CHECK, f"one {name} reaches {tn}")
    if pool.dice > 1:
        best = 1 - (1 - one) ** pool.dice
        chance = chance.then(best, Rolls.CHECK, f"the best of {pool.dice} does")
    reached = pool.at_least(tn)
    if reached != chance.value:
        chance = chance.then(reached, Rolls.CRITICAL, "and it is no critical failure")
    return chance
