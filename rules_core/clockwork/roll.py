"""The exact odds of a roll: success, advantage, triumphs and despairs together (cd-odds)."""

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import NamedTuple

from rules_core.clockwork.dice import NEGATIVE, POSITIVE, Die, Pool, net_advantage, net_success
from rules_core.odds import Odds

MANY = 99
"""More triumphs or despairs than any pool shows: all of them are told apart."""


class Roll(NamedTuple):
    """What is left once the symbols are netted (cd-dice).

    `success` and `advantage` are below 0 where failures and threats prevail. A triumph has its
    success in `success` too, a despair its failure; triumphs and despairs never cancel.
    """

    success: int
    advantage: int
    triumphs: int = 0
    despairs: int = 0


def joint(pool: Pool, triumphs: int = MANY, despairs: int = MANY) -> Odds[Roll]:
    """The exact odds of all that a roll of `pool` can show; weights add up to `pool.ways`.

    Triumphs are counted up to `triumphs` ≥ 0, which stands for so many or more: with 0 they are
    not looked at, with 1 only whether there is one; despairs likewise. Ask for no more than you
    need: each one told apart costs another product.

    The dice of a side make a polynomial in success and advantage, kept in one whole number with a
    digit for each coefficient, so that two sides together are one multiplication of large numbers.
    For n dice of each kind it has about 110 n² digits of 18 n bits: the time of one product grows
    no faster than n^4.8. With all triumphs and despairs told apart there are (n + 1)² products, for
    10 dice of each kind 700,000 outcomes and some 10 seconds; the net figures alone take a fiftieth
    of that.
    """
    form = _Form.of(pool)
    plus = form.side(POSITIVE, triumphs)
    minus = form.side(NEGATIVE, despairs)
    ways = {}
    for t, some in enumerate(plus):
        for d, others in enumerate(minus):
            for success, advantage, n in form.terms(some * others):
                ways[Roll(success, advantage, t, d)] = n
    return Odds(ways)


class _Form(NamedTuple):
    """How polynomials are kept in numbers: a digit of `width` bytes for each pair of figures.

    A die's figures count from its lowest; one success is worth `stride` digits, one advantage 1.
    """

    pool: Pool
    width: int
    stride: int
    success: int
    advantage: int

    @staticmethod
    def of(pool: Pool) -> "_Form":
        """The form that holds whatever `pool` can show."""
        dice = [die for die in Die for _ in range(pool.count(die))]
        lowest = [sum(_LOWEST[die][i] for die in dice) for i in (0, 1)]
        most = sum(max(map(net_advantage, die.faces)) for die in dice)
        width = (pool.ways.bit_length() + 7) // 8
        return _Form(pool, width, most - lowest[1] + 1, *lowest)

    def power(self, die: Die, face: str) -> int:
        """The place of one face, in bits."""
        success, advantage = net_success(face), net_advantage(face)
        low_success, low_advantage = _LOWEST[die]
        return 8 * self.width * ((success - low_success) * self.stride + advantage - low_advantage)

    def side(self, dice: Sequence[Die], most: int) -> list[int]:
        """The polynomials of one side with 0, 1, … `most` or more of its best die's last face."""
        *basic, best = dice
        base = prod(
            sum(1 << self.power(die, face) for face in die.faces) ** self.pool.count(die)
            for die in basic
        )
        n, at = self.pool.count(best), self.power(best, best.faces[-1])
        other = sum(1 << self.power(best, face) for face in best.faces[:-1])
        powers = [1]
        while len(powers) <= n:
            powers.append(powers[-1] * other)
        found = [comb(n, k) * powers[n - k] << k * at for k in range(min(most, n + 1))]
        if most <= n:
            found.append((other + (1 << at)) ** n - sum(found))
        return [base * each for each in found]

    def terms(self, polynomial: int) -> Iterator[tuple[int, int, int]]:
        """Success, advantage and ways of each digit above 0."""
        raw = polynomial.to_bytes((polynomial.bit_length() + 7) // 8, "little")
        for place, start in enumerate(range(0, len(raw), self.width)):
            if n := int.from_bytes(raw[start : start + self.width], "little"):
                success, advantage = divmod(place, self.stride)
                yield success + self.success, advantage + self.advantage, n


_LOWEST = {
    die: (min(map(net_success, die.faces)), min(map(net_advantage, die.faces))) for die in Die
}
