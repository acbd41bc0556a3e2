"""A roll and the chips on it: a red for a second one, blues for more (r-fi-critical-blue)."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from rules_core.imperfect.common import Common
from rules_core.imperfect.pool import Polynomial, Pool, times

TOTALS = 70
"""Totals are listed below this: more than any TN with 4 raises and every adjustment asks for."""


@dataclass(frozen=True)
class Throw:
    """A pool's roll, or with `red` the better of two (fi-chip-red), and `blue` rolls added to it.

    A critical first roll counts 0 and takes no red; without a blue it is never a success. A second
    roll that is critical is not chosen; a critical roll of a blue adds 0.
    """

    pool: Pool
    red: bool = False
    blue: int = 0

    @property
    def critical(self) -> Fraction:
        """The chance that the first roll is a critical failure."""
        return self.pool.critical

    @property
    def counted(self) -> Fraction:
        """The chance of a roll that may succeed: any but a critical failure without a blue."""
        return Fraction(1) if self.blue else 1 - self.critical

    @cached_property
    def first(self) -> Polynomial:
        """`Pool.polynomial` of the roll before any blue, the better of two with a red."""
        once = self.pool.polynomial
        if not self.red:
            return once
        second = [once[0] + self.critical, *once[1:]]  # no more than it, or critical
        return times(once, second)

    def totals(self, limit: int) -> Common:
        """The chance of each total 0 ≤ t < `limit` ≤ TOTALS among the rolls that are `counted`."""
        return self._totals.first(limit)

    def at_least(self, total: int) -> Fraction:
        """The chance of a counted roll that comes to `total` ≤ TOTALS or more."""
        return self.counted - self.totals(max(0, total)).total()

    def lifted(self, total: int) -> Fraction:
        """The chance of a critical first roll that blues lift to `total` ≥ 1 or more."""
        return self.critical - self._with_blues(self._nothing(total)).total()

    @cached_property
    def _totals(self) -> Common:
        first = self.pool.all_up_to(self.first, TOTALS).steps()
        if not self.blue:
            return first
        return self._with_blues(Common.sum([first, self._nothing(TOTALS)]))

    def _with_blues(self, first: Common) -> Common:
        length = len(first.numbers)
        each = self.pool.all_up_to(self.pool.polynomial, length).steps()
        each = Common.sum([each, self._nothing(length)])
        for _ in range(self.blue):
            first = first.then(each)
        return first

    def _nothing(self, length: int) -> Common:
        """The chance of a critical failure at 0."""
        return Common.of([self.critical, *[Fraction(0)] * (length - 1)])
