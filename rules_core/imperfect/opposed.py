"""The chances of an opposed test, exactly, though open-ended dice know no highest (fi-opposed).

The target stays at or below y with a chance that is a sum of powers r_i^⌊y/m⌋, times a weight for
y mod m: r_i is faces^-i. So what is wanted is the mean of r^⌊A/m⌋ over the initiator's total A,
sorted by A mod m. Such a list of m numbers is a polynomial in μ with μ^m = r; that of a sum of
independent rolls is the product of theirs, and that of one roll a geometric series.

The work grows with the product of both pools' dice and with the least common multiple of both
dice's faces; the red chip doubles it, and each blue adds one product of lists of up to 12.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm

from rules_core.imperfect.common import Common
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.throw import Throw


@dataclass(frozen=True)
class Margin:
    """What the initiator needs: a total of `least` or more that beats the target by `gap` ≥ 0.

    Both are meant after `adjust` is added to the initiator's total and `target_adjust` to the
    target's. A critical target has 0, without its adjustment (r-fi-target-critical).
    """

    least: int
    gap: int
    adjust: int = 0
    target_adjust: int = 0


class Opposition:
    """A throw against a pool; what both have in common is worked out once."""

    def __init__(self, throw: Throw, target: Pool) -> None:
        self.throw = throw
        self.target = target
        self.powers = target.polynomial
        self.means = [mean(throw, target, i) for i in range(1, len(self.powers))]

    def chance(self, margin: Margin) -> Fraction:
        """The chance that the throw does what `margin` asks."""
        least = margin.least - margin.adjust  # of the bare total, as are the two below
        shift = margin.adjust - margin.gap
        zero = self.target.critical * self.throw.at_least(max(least, -shift, 0))
        return zero + self._not_critical(least, shift - margin.target_adjust)

    def _not_critical(self, least: int, shift: int) -> Fraction:
        """The chance of a total a ≥ `least` with the target's own total in 1 … a + `shift`.

        The sum over every total, in closed form, less its terms below where that form holds.
        """
        start = max(least, 1 - shift, 0)
        totals = self.throw.totals(start)
        whole = self.powers[0] * (self.throw.counted - totals.total())
        for i, over_all in enumerate(self.means, start=1):
            every = over_all.dot(self._weights(i, range(shift, shift + self.target.period)))
            below = totals.dot(self._weights(i, range(shift, shift + start)))
            whole += self.powers[i] * (every - below)
        return whole

    def _weights(self, i: int, results: range) -> Common:
        """`Pool.beyond` to the power `i` for each result, carried on in the same way below 0."""
        faces, period = self.target.die.faces, self.target.period
        most = max(0, (results.stop - 1) // period)  # maxima rolled, at most
        numbers = []
        for again, rest in (divmod(result, period) for result in results):
            shows = int(self.target.beyond(rest) * faces)
            numbers.append((shows * faces ** (most - again)) ** i)
        return Common(numbers, faces ** ((most + 1) * i))


def mean(throw: Throw, target: Pool, i: int) -> Common:
    """The mean of faces^(-i⌊A/m⌋) over the throw's total A, by A mod m, m the target's period."""
    inverse_root, m = target.die.faces**i, target.period
    result = of_roll(throw.pool, throw.red, inverse_root, m)
    if throw.blue:
        nothing = Common.of([throw.critical, *[Fraction(0)] * (m - 1)])  # what a critical one adds
        each = Common.sum([of_roll(throw.pool, False, inverse_root, m), nothing])
        result = Common.sum([result, nothing])
        for _ in range(throw.blue):
            result = product(result, each, inverse_root)
    return result


@lru_cache(maxsize=64)
def of_roll(pool: Pool, red: bool, inverse_root: int, m: int) -> Common:
    """`mean` of a roll without a critical failure, with `red` of the better of two.

    It comes to x at most with a chance R(x) in powers of ``beyond(x)``. Summed by parts this is
    (1 - μ) Σ (R(x) - R(∞)) μ^x + R(∞) μ^least; its terms shrink by a constant from one block of x
    to the next, which is summed as a series.
    """
    powers = Throw(pool, red).first
    root, block = Fraction(1, inverse_root), lcm(pool.period, m)
    last = [Fraction(0)] * m
    last[pool.least % m] = powers[0] * root ** (pool.least // m)
    sums = [Common.of(last)]
    results = range(pool.least, pool.least + block)
    beyond = Common.of([pool.beyond(x) for x in results])
    places = [(x % m, inverse_root ** (results[-1] // m - x // m)) for x in results]
    for j, power in enumerate(powers[1:], start=1):
        terms = [0] * m
        for number, (rest, scale) in zip(beyond.numbers, places, strict=True):
            terms[rest] += number**j * scale
        later = root ** (block // m) / pool.die.faces ** (j * (block // pool.period))
        series = power / (1 - later) / inverse_root ** (results[-1] // m)
        block_sum = Common(terms, beyond.denominator**j)
        sums.append(less_one_later(block_sum, inverse_root).scaled(series))
    return Common.sum(sums)


def less_one_later(each: Common, inverse_root: int) -> Common:
    """The product with 1 - μ, where μ^m is 1 over `inverse_root`."""
    numbers = [n * inverse_root for n in each.numbers]
    later = [each.numbers[-1], *numbers[:-1]]
    less = [a - b for a, b in zip(numbers, later, strict=True)]
    return Common(less, each.denominator * inverse_root)


def product(first: Common, second: Common, inverse_root: int) -> Common:
    """The product of two polynomials in μ, where μ^m is 1 over `inverse_root`."""
    m = len(first.numbers)
    numbers = [0] * m
    for i, a in enumerate(first.numbers):
        for j, b in enumerate(second.numbers):
            numbers[(i + j) % m] += a * b if i + j >= m else a * b * inverse_root
    return Common(numbers, first.denominator * second.denominator * inverse_root)
