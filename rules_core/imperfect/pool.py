"""A pool of open-ended dice, exactly: its best die, and its critical failures (fi-check)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from typing import TypeVar

from rules_core.imperfect.common import Common
from rules_core.imperfect.rounding import halved
from rules_core.imperfect.terms import Die, count

N = TypeVar("N", int, Fraction)

Polynomial = Sequence[Fraction]
"""Coefficients from the power 0 upwards."""


def over(faces: int, result: int) -> Fraction:
    """The chance that one open-ended die comes to more than `result` ≥ 0."""
    again, shown = divmod(result, faces)
    return Fraction(faces - shown, faces ** (again + 1))


@dataclass(frozen=True)
class Pool:
    """`dice` of one type, of which the highest counts; unskilled it is one die, halved (fi-check).

    What it comes to without a critical failure is 1 or more.
    """

    dice: int
    die: Die
    skilled: bool = True

    @property
    def rolled(self) -> int:
        """The dice that are rolled: 1 when unskilled."""
        return self.dice if self.skilled else 1

    @property
    def period(self) -> int:
        """Results that lie so far apart have chances that differ by one more maximum rolled."""
        return self.die.faces if self.skilled else halved(self.die.faces)

    @property
    def least(self) -> int:
        """The lowest result without a critical failure: 2, or 1 when halved."""
        return 2 if self.skilled else 1

    @cached_property
    def critical(self) -> Fraction:
        """The chance that more than half of the dice show 1 (fi-critical)."""
        n, faces = self.rolled, self.die.faces
        ways = sum(comb(n, k) * (faces - 1) ** (n - k) for k in range(n // 2 + 1, n + 1))
        return Fraction(ways, faces**n)

    def beyond(self, result: int) -> Fraction:
        """The chance that one of its dice alone gives more than `result`."""
        return over(self.die.faces, result if self.skilled else 2 * result + 1)

    @cached_property
    def polynomial(self) -> Polynomial:
        """What `up_to` is in powers of `beyond`, for every result from ``least - 1`` on.

        Of n dice, k ≤ n/2 show 1; the others show more, and none of them gets beyond the result.
        """
        n, faces = self.rolled, self.die.faces
        powers = [Fraction(0)] * (n + 1)
        for ones in range(n // 2 + 1):
            rest = n - ones
            ways = Fraction(comb(n, ones), faces**ones)
            for j in range(rest + 1):
                fits = Fraction(faces - 1, faces) ** (rest - j)
                powers[j] += ways * comb(rest, j) * (-1) ** j * fits
        return powers

    def up_to(self, result: int) -> Fraction:
        """The chance of no critical failure and at most `result`; 0 below its least result."""
        if result < self.least:
            return Fraction(0)
        return evaluated(self.polynomial, self.beyond(result))

    def all_up_to(self, powers: Polynomial, length: int) -> Common:
        """`up_to` for every result below `length`, with `powers` for its polynomial."""
        beyond, terms = Common.of([self.beyond(x) for x in range(length)]), Common.of(powers)
        unit, top = beyond.denominator, len(powers) - 1
        whole = [n * unit ** (top - j) for j, n in enumerate(terms.numbers)]
        numbers = [evaluated(whole, n) for n in beyond.numbers]
        numbers[: self.least] = [0] * min(self.least, length)
        return Common(numbers, terms.denominator * unit**top)

    def at_least(self, result: int) -> Fraction:
        """The chance of no critical failure and of `result` or more."""
        return 1 - self.critical - self.up_to(result - 1)

    def __str__(self) -> str:
        """``4d6``, or ``one d6, halved``."""
        return f"{self.dice}{self.die.value}" if self.skilled else f"one {self.die.value}, halved"

    @property
    def words(self) -> str:
        """The dice as a noun: ``4 dice``."""
        return count(self.rolled, "die", "dice")


def evaluated(powers: Sequence[N], at: N) -> N:
    """The polynomial's value, in fractions or in whole numbers."""
    total = at - at
    for power in reversed(powers):
        total = total * at + power
    return total


def times(first: Polynomial, second: Polynomial) -> list[Fraction]:
    """The product of two polynomials."""
    powers = [Fraction(0)] * (len(first) + len(second) - 1)
    for i, a in enumerate(first):
        for j, b in enumerate(second):
            powers[i + j] += a * b
    return powers
