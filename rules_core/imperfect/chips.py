"""Drawing story chips blindly from the pool (fi-chips-pool)."""

from dataclasses import dataclass
from math import comb

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.imperfect.book import Chips as Book
from rules_core.imperfect.book import ChipsRuling
from rules_core.imperfect.limits import within
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.terms import POOL, Chips, count
from rules_core.odds import Odds

KINDS = ("white", "red", "blue")


@dataclass(frozen=True)
class Drawn:
    """How many chips are drawn, and the odds of what they are, by `str` of the Chips drawn."""

    drawn: Figure[int]
    hands: Figure[Odds[str]]


def draw(
    hand: int,
    left: Chips,
    spent: Chips = Chips(),
    options: ImperfectOptions = ImperfectOptions(),
) -> Drawn:
    """Fill a `hand` of 0–10 chips up to 3 from the pool, of which `left` are left.

    `spent` chips are those spent since the pool was counted: they can be drawn too, unless
    ``chips-return=stay-out``. InvalidInput names `white`, `red`, `blue` (0 to 50, 25, 10), and
    `spent_…` where more are spent than are missing from the pool.
    """
    problems = Problems()
    within(problems, 0, 10, hand=hand)
    for name in KINDS:
        within(problems, 0, getattr(POOL, name), **{name: getattr(left, name)})
        most = options.table(f"chips-{name}")
        here, gone = min(most, getattr(left, name)), getattr(spent, name)
        right = f"Only {max(0, most - here)} of {most} are missing from the pool."
        problems.expect(gone >= 0 and (gone == 0 or gone + here <= most), f"spent_{name}", right)
    problems.raise_if_any()
    pool = pool_now(left, spent, options)
    drawn = to_draw(hand, pool.value.number, options)
    odds = hands(pool.value, drawn.value)
    said = f"{count(drawn.value, 'chip')} blindly from {pool.value.number}"
    first = Figure.start(odds, pool.steps[-1].rule, pool.steps[-1].text)
    return Drawn(drawn, first.then(odds, Book.POOL, said))


def to_draw(hand: int, pool: int, options: ImperfectOptions = ImperfectOptions()) -> Figure[int]:
    """How many chips fill a `hand` ≥ 0 up to 3 out of a `pool` of so many chips."""
    most = options.table("hand")
    drawn = Figure.start(most, Book.POOL, options.said("hand", f"up to {most} in hand"))
    if hand:
        drawn = drawn.plus(-hand, Book.POOL, f"{hand} in hand already")
    drawn = drawn.at_least(0, Book.POOL, "nothing is given back")
    return drawn.at_most(pool, Book.POOL, f"the pool holds {pool}")


def pool_now(left: Chips, spent: Chips, options: ImperfectOptions) -> Figure[Chips]:
    """What can be drawn: what is `left`, and the `spent` that go back (r-fi-chips-return)."""
    pool = Figure.start(left, Book.POOL, f"white/red/blue {left} in the pool")
    left = Chips(*(min(getattr(left, n), options.table(f"chips-{n}")) for n in KINDS))
    if left != pool.value:
        pool = pool.then(left, Book.POOL, f"{left} is all there are (house rule)")
    if not spent.number:
        return pool
    if options.chips_return == "return":
        back = left.plus(spent)
        return pool.then(back, ChipsRuling.RETURN, f"{back} with the {spent} spent")
    return pool.then(left, ChipsRuling.RETURN, f"{left}, for the {spent} spent stay out")


def hands(pool: Chips, drawn: int) -> Odds[str]:
    """The odds of each hand of `drawn` ≥ 0 chips from a pool of as many at least."""
    ways = {}
    for white in range(drawn, -1, -1):
        for red in range(drawn - white, -1, -1):
            hand = Chips(white, red, drawn - white - red)
            ways[str(hand)] = (
                comb(pool.white, hand.white) * comb(pool.red, hand.red) * comb(pool.blue, hand.blue)
            )
    return Odds(ways)
