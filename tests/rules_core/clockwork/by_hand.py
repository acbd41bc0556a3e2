"""Slow and obvious twins of the odds: every way the dice can fall, one by one."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from rules_core.clockwork.dice import Die, Pool

FACES = {  # written out again, from the published dice
    "boost": ["-", "-", "S", "SA", "AA", "A"],
    "setback": ["-", "-", "F", "F", "H", "H"],
    "ability": ["-", "S", "S", "SS", "A", "A", "SA", "AA"],
    "difficulty": ["-", "F", "FF", "H", "H", "H", "HH", "FH"],
    "proficiency": ["-", "S", "S", "SS", "SS", "A", "SA", "SA", "SA", "AA", "AA", "T"],
    "challenge": ["-", "F", "F", "FF", "FF", "H", "H", "FH", "FH", "HH", "HH", "D"],
}
Shown = tuple[int, int, int, int]


def netted(symbols: str) -> Shown:
    """Net success, net advantage, triumphs, despairs."""
    n = Counter(symbols)
    success = n["S"] + n["T"] - n["F"] - n["D"]
    return success, n["A"] - n["H"], n["T"], n["D"]


def falls(pool: Pool) -> Iterator[Shown]:
    """Every way a pool can fall, each equally likely."""
    dice = [FACES[die.value] for die in Die for _ in range(pool.count(die))]
    for faces in product(*dice):
        yield netted("".join(faces))


def counted(pool: Pool) -> dict[Shown, int]:
    """How often each result falls."""
    return dict(Counter(falls(pool)))


def added(pool: Pool) -> dict[Shown, int]:
    """The same, a die at a time: for pools too large to list every fall."""
    ways = {(0, 0, 0, 0): 1}
    for die in Die:
        for _ in range(pool.count(die)):
            now: Counter[Shown] = Counter()
            for (s, a, t, d), n in ways.items():
                for face in FACES[die.value]:
                    ds, da, dt, dd = netted(face)
                    now[s + ds, a + da, t + dt, d + dd] += n
            ways = dict(now)
    return ways


def argued(
    first: Pool, helper: Pool, helpers: int, level: int, armored: bool, rounds: int, how: str
) -> list[Fraction]:
    """The chance of a placed outcome by each round, from every combination of rolls.

    `how` holds the words of the switches that are not as written.
    """
    rolls = [counted(first)] + [counted(helper)] * helpers
    states = {(level, armored): Fraction(1)}
    total = Fraction(1)
    for each in rolls:
        total *= sum(each.values())
    told = []
    for _ in range(rounds):
        after: Counter[tuple[int, bool]] = Counter()
        for (now, shield), chance in states.items():
            if now == 0:
                after[now, shield] += chance  # type: ignore[assignment]
                continue
            for combined in product(*(each.items() for each in rolls)):
                ways = 1
                ends = []
                for (success, advantage, triumphs, _), n in combined:
                    ways *= n
                    end = hit(now, shield, success, triumphs > 0, how)
                    ends.append((end == (0, False), success, advantage, triumphs > 0, end))
                after[max(ends)[-1]] += chance * ways / total  # type: ignore[assignment]
        states = dict(after)  # type: ignore[arg-type]
        told.append(states.get((0, False), Fraction(0)))
    return told


def hit(level: int, shield: bool, success: int, triumph: bool, how: str) -> tuple[int, bool]:
    """One attack on a Disposition: the level and the Armor after it; level 0 is an outcome."""
    if success < 1:
        return level, shield
    through = level == 1
    if level > 1 and triumph and "no-triumph" not in how:
        through = True
    elif level > 1:
        steps = 1 if "per-check" in how else success
        left = success - min(steps, level - 1)
        level -= min(steps, level - 1)
        through = "same-attack" in how and level == 1 and left > 0
    if through:
        return (level, False) if shield else (0, False)
    return level, shield
