"""Exact chances: outcomes with whole-number weights, fractions out, no floating point."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import lcm
from types import MappingProxyType
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=Hashable)


@dataclass(frozen=True)
class Odds(Generic[K]):
    """Outcome → the number of equally likely ways it comes about; impossible outcomes are absent.

    Make them with `of`, `certain`, `roll` or `from_chances`; the order of outcomes is kept.
    """

    ways: Mapping[K, int]

    def __post_init__(self) -> None:
        if any(n < 0 for n in self.ways.values()) or not any(self.ways.values()):
            raise ValueError("weights are whole numbers from 0, and not all of them 0")
        kept = {outcome: n for outcome, n in self.ways.items() if n}
        object.__setattr__(self, "ways", MappingProxyType(kept))

    @staticmethod
    def certain(outcome: K) -> "Odds[K]":
        """One outcome, always."""
        return Odds({outcome: 1})

    @staticmethod
    def roll(faces: int) -> "Odds[int]":
        """One fair die with `faces` ≥ 1 faces."""
        return Odds(dict.fromkeys(range(1, faces + 1), 1))

    @staticmethod
    def from_chances(chances: Mapping[K, Fraction]) -> "Odds[K]":
        """Odds from fractions that add up to exactly 1 (ValueError otherwise)."""
        if sum(chances.values(), Fraction(0)) != 1:
            raise ValueError("chances must add up to exactly 1")
        unit = lcm(*(c.denominator for c in chances.values()))
        return Odds({outcome: int(c * unit) for outcome, c in chances.items()})

    @property
    def total(self) -> int:
        """The number of all ways."""
        return sum(self.ways.values())

    def __iter__(self) -> Iterator[K]:
        return iter(self.ways)

    def chances(self) -> dict[K, Fraction]:
        """Outcome → chance, in the order of the outcomes; together exactly 1."""
        total = self.total
        return {outcome: Fraction(n, total) for outcome, n in self.ways.items()}

    def chance(self, wanted: Callable[[K], bool]) -> Fraction:
        """The chance that an outcome is wanted: 0 to 1."""
        return Fraction(sum(n for outcome, n in self.ways.items() if wanted(outcome)), self.total)

    def map(self, change: Callable[[K], L]) -> "Odds[L]":
        """The odds of ``change(outcome)``; outcomes that become equal are added."""
        ways: dict[L, int] = {}
        for outcome, n in self.ways.items():
            ways[change(outcome)] = ways.get(change(outcome), 0) + n
        return Odds(ways)

    def then(self, follow: Callable[[K], "Odds[L]"]) -> "Odds[L]":
        """The odds after a second step whose odds depend on the first outcome."""
        steps = [(n, follow(outcome)) for outcome, n in self.ways.items()]
        unit = lcm(*(odds.total for _, odds in steps))
        ways: dict[L, int] = {}
        for n, odds in steps:
            scale = n * (unit // odds.total)
            for outcome, m in odds.ways.items():
                ways[outcome] = ways.get(outcome, 0) + scale * m
        return Odds(ways)

    def mean(self: "Odds[int]") -> Fraction:
        """The mean of numeric outcomes, from the distribution itself."""
        return Fraction(sum(outcome * n for outcome, n in self.ways.items()), self.total)

    def in_order(self: "Odds[int]") -> "Odds[int]":
        """The same odds with the outcomes from low to high."""
        return Odds(dict(sorted(self.ways.items())))


def add(first: Odds[int], second: Odds[int]) -> Odds[int]:
    """The odds of the sum of two independent numbers."""
    ways: dict[int, int] = {}
    for a, n in first.ways.items():
        for b, m in second.ways.items():
            ways[a + b] = ways.get(a + b, 0) + n * m
    return Odds(ways).in_order()


def total_of(dice: int, faces: int) -> Odds[int]:
    """The odds of the sum of `dice` ≥ 1 fair dice with `faces` faces each."""
    return reduce(add, [Odds.roll(faces)] * dice)
