"""Blind draws from the pool, told as the events that they make; `rng` is the source of chance."""

from random import Random

from rules_core.imperfect.session.events import ChipsDrawn, Drew, Earned
from rules_core.imperfect.session.play import order
from rules_core.imperfect.session.state import Chip, Table, less
from rules_core.imperfect.terms import Chips


def one_of(pool: Chips, rng: Random) -> Chip:
    """A chip from a pool of 1 at least, each chip as likely as any other (fi-chips-pool)."""
    place = rng.randrange(pool.number)
    for chip in Chip:
        place -= getattr(pool, chip.value)
        if place < 0:
            return chip
    raise AssertionError("no chip is left over")


def session_draw(state: Table, rng: Random) -> ChipsDrawn:
    """The draw with which the session starts."""
    pool, chips = state.pool, list[Chip]()
    for _ in order(state):
        chips.append(one_of(pool, rng))
        pool = less(pool, chips[-1].one)
    return ChipsDrawn(tuple(chips), drawn=True)


def draw(state: Table, why: Earned, rng: Random) -> Drew:
    """One chip for the hand that is taken up."""
    return Drew(one_of(state.pool, rng), why, drawn=True)
