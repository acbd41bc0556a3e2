"""Numbers over one denominator: reducing each fraction is what would take the time."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm


@dataclass(frozen=True)
class Common:
    """Fractions as whole `numbers` over one `denominator`."""

    numbers: Sequence[int]
    denominator: int

    @staticmethod
    def of(values: Sequence[Fraction]) -> "Common":
        """The same fractions over their least common denominator."""
        unit = lcm(*(v.denominator for v in values))
        return Common([v.numerator * (unit // v.denominator) for v in values], unit)

    @staticmethod
    def sum(lists: Sequence["Common"]) -> "Common":
        """The sum of several lists of the same length, number by number."""
        unit = lcm(*(each.denominator for each in lists))
        scaled = [[n * (unit // each.denominator) for n in each.numbers] for each in lists]
        return Common([sum(column) for column in zip(*scaled, strict=True)], unit)

    def scaled(self, by: Fraction) -> "Common":
        """Every number times `by`."""
        return Common([n * by.numerator for n in self.numbers], self.denominator * by.denominator)

    def steps(self) -> "Common":
        """From the chances of 0, 1, … at most those of each number itself."""
        before = [0, *self.numbers]
        steps = [n - b for n, b in zip(self.numbers, before, strict=False)]
        return Common(steps, self.denominator)

    def first(self, length: int) -> "Common":
        """The first numbers only."""
        return Common(self.numbers[:length], self.denominator)

    def total(self) -> Fraction:
        """The sum of the numbers."""
        return Fraction(sum(self.numbers), self.denominator)

    def dot(self, weights: "Common") -> Fraction:
        """The sum of the numbers, each times its weight."""
        total = sum(a * b for a, b in zip(self.numbers, weights.numbers, strict=True))
        return Fraction(total, self.denominator * weights.denominator)

    def then(self, other: "Common") -> "Common":
        """The chances of the sum of two totals 0, 1, 2, …, as far as both lists reach."""
        length = len(self.numbers)
        numbers = [0] * length
        for i, a in enumerate(self.numbers):
            for j, b in enumerate(other.numbers[: length - i] if a else ()):
                numbers[i + j] += a * b
        return Common(numbers, self.denominator * other.denominator)
