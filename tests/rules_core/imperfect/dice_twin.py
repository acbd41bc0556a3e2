"""Slow, plain counting of dice and chips: every way they can fall, and nothing clever.

Totals are counted up to `cap`, which stands for itself and everything above it.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from rules_core.imperfect.pool import Pool

F = Fraction
Fallen = dict[int | None, Fraction]
"""What a roll comes to, and the chance of it; None is a critical failure."""


def one_die(faces: int, cap: int) -> Iterator[tuple[int, bool, Fraction]]:
    """Every way one open-ended die comes to rest: its total, whether it shows 1, the chance."""
    before, chance = 0, F(1)
    while before < cap:
        for shown in range(1, faces):
            total = before + shown
            yield min(total, cap), total == 1, chance / faces
        before, chance = before + faces, chance / faces
    yield cap, False, chance


def roll(pool: Pool, cap: int) -> Fallen:
    """A pool's roll, die by die (fi-check, fi-critical)."""
    found: Fallen = {}
    number = pool.dice if pool.skilled else 1
    far = cap if pool.skilled else 2 * cap
    for dice in product(list(one_die(pool.die.faces, far)), repeat=number):
        chance = F(1)
        for _, _, each in dice:
            chance *= each
        best: int | None = max(total for total, _, _ in dice)
        if best is not None and not pool.skilled:
            best //= 2
        if 2 * sum(one for _, one, _ in dice) > number:
            best = None
        found[best] = found.get(best, F(0)) + chance
    return found


def thrown(pool: Pool, red: bool, blue: int, cap: int) -> dict[tuple[int, bool], Fraction]:
    """The total with the chips, and whether the first roll was critical (r-fi-critical-blue)."""
    once = roll(pool, cap)
    found: dict[tuple[int, bool], Fraction] = {}
    rolls = [once] * (1 + int(red) + blue)
    for fallen in product(*(each.items() for each in rolls)):
        chance = F(1)
        for _, each in fallen:
            chance *= each
        shown = [total for total, _ in fallen]
        critical = shown[0] is None
        total = shown[0] or 0
        if red and not critical:
            total = max(total, shown[1] or 0)
        total += sum(each or 0 for each in shown[1 + int(red) :])
        key = (min(total, cap), critical)
        found[key] = found.get(key, F(0)) + chance
    return found


def against_tn(
    pool: Pool, tn: int, size: int, adjust: int = 0, red: bool = False, blue: int = 0
) -> dict[str, Fraction]:
    """The odds of the successes against a TN."""
    found: dict[str, Fraction] = {}
    for (total, critical), chance in thrown(pool, red, blue, tn + 5 * size + 9).items():
        over = total + adjust - tn
        won = over >= 0 and not (critical and not blue)
        number = 1 + over // size if won else 0
        key = str(number) if number < 5 else "5+"
        found[key] = found.get(key, F(0)) + chance
    return found


def opposed(
    throw: dict[tuple[int, bool], Fraction],
    target: Fallen,
    cap: int,
    successes: int,
    rule: tuple[str, int, int, int, bool],
) -> tuple[Fraction, Fraction]:
    """The least and the most that the chance of `successes` or more can be.

    `rule` is the reading (higher, total), the raise, both adjustments, whether a blue was spent.
    What lies at the cap is taken for the cap or for endlessly more, whichever is worse or better.
    """
    reading, size, adjust, target_adjust, blue = rule
    least = most = F(0)
    for (total, critical), chance in throw.items():
        if critical and not blue:
            continue
        for other, likely in target.items():
            hi, lo = (10**6 if total == cap else total), (10**6 if other == cap else other)
            for mine, theirs, worst in ((total, lo, True), (hi, other, False)):
                final = 0 if theirs is None else theirs + target_adjust
                gained = mine + adjust
                mark = max(final, 5) if reading == "higher" else final
                won = gained > final and gained >= 5
                if won and 1 + (gained - mark) // size >= successes:
                    if worst:
                        least += chance * likely
                    else:
                        most += chance * likely
    return least, most
