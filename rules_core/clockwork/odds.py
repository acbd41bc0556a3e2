"""What the exact odds of a roll are asked for, and two rolls compared (cd-odds, cd-ambush)."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from rules_core.clockwork.book import Dice, ExactOdds
from rules_core.clockwork.dice import Die, Pool
from rules_core.clockwork.limits import guard
from rules_core.clockwork.roll import Roll, joint
from rules_core.clockwork.terms import count
from rules_core.figures import Figure
from rules_core.odds import Odds


@dataclass(frozen=True)
class Chances:
    """What a roll may show; `triumph` and `despair` are the chances of at least one."""

    success: Figure[Fraction]
    net_success: Figure[Odds[int]]
    net_advantage: Figure[Odds[int]]
    triumph: Figure[Fraction]
    despair: Figure[Fraction]
    success_with_advantage: Figure[Fraction]


def chances(pool: Pool) -> Chances:
    """The exact chances of a roll of 0–10 dice of each kind; InvalidInput names what is outside."""
    guard(**pool.by_name())
    odds, rule = joint(pool, 0, 0), ExactOdds.ODDS
    hit = odds.chance(lambda roll: roll.success >= 1)
    both = odds.chance(lambda roll: roll.success >= 1 and roll.advantage >= 1)
    success = odds.map(lambda roll: roll.success).in_order()
    advantage = odds.map(lambda roll: roll.advantage).in_order()
    return Chances(
        success=Figure.start(hit, Dice.DICE, "1 net success or more"),
        net_success=Figure.start(success, rule, "successes less failures"),
        net_advantage=Figure.start(advantage, rule, "advantages less threats"),
        triumph=_at_least_one(pool, Die.PROFICIENCY),
        despair=_at_least_one(pool, Die.CHALLENGE),
        success_with_advantage=Figure.start(both, rule, "1 or more of both, net"),
    )


def _at_least_one(pool: Pool, die: Die) -> Figure[Fraction]:
    """The chance that one or more of a kind show their last face."""
    n = pool.count(die)
    chance = 1 - Fraction(len(die.faces) - 1, len(die.faces)) ** n
    return Figure.start(
        chance, Dice.DICE, f"1 face in {len(die.faces)} on {count(n, 'die', 'dice')}"
    )


@dataclass(frozen=True)
class Compared:
    """The chances that the first of two rolls wins, ties or loses; together 1."""

    win: Fraction
    tie: Fraction
    lose: Fraction


def compared(first: Odds[Roll], second: Odds[Roll]) -> Compared:
    """Two independent rolls: more net success, then more net advantage (r-cd-competitive)."""
    ranked = sorted((roll[:2], n) for roll, n in second.ways.items())
    keys = [key for key, _ in ranked]
    below = [0, *accumulate(n for _, n in ranked)]
    win = tie = 0
    for roll, n in first.ways.items():
        low, high = bisect_left(keys, roll[:2]), bisect_right(keys, roll[:2])
        win += n * below[low]
        tie += n * (below[high] - below[low])
    total = first.total * second.total
    return Compared(Fraction(win, total), Fraction(tie, total), Fraction(total - win - tie, total))
