"""Bounty points, and what they buy (fi-bounty, fi-advance)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.imperfect.book import Bounty
from rules_core.imperfect.limits import within
from rules_core.imperfect.rounding import share
from rules_core.imperfect.terms import LADDER, Chips, Die, Kind, count

TOP = 12
"""The highest level that a path can be asked for; the game names none."""

Level = int | Die


@dataclass(frozen=True)
class Shared:
    """What chips and a bounty come to, and the highest raise of each kind that they pay at once."""

    points: Figure[int]
    share: Figure[int]
    left: Figure[int]
    raises: Figure[Mapping[str, Level | None]]


@dataclass(frozen=True)
class Advance:
    """The cost of a path, and that of each raise on it."""

    cost: Figure[int]
    steps: Figure[tuple[int, ...]]


def cost_of(kind: Kind, level: Level) -> int:
    """What the raise to one new `level` costs (fi-advance)."""
    if isinstance(level, Die):
        return 3 * level.faces
    return level if kind is Kind.SKILL else 2 * level


def bounty(chips: Chips, bounty: int, crew: int, pot: int) -> Shared:
    """Chips (0–50 of each) turned into points, and a `bounty` 0–99 with the `pot` 0–99 shared out.

    `crew` 1–10 heroes share; InvalidInput names what is outside.
    """
    problems = Problems()
    within(problems, 0, 50, white=chips.white, red=chips.red, blue=chips.blue)
    within(problems, 0, 99, bounty=bounty, pot=pot)
    within(problems, 1, 10, crew=crew)
    problems.raise_if_any()
    points = Figure.start(chips.white, Bounty.BOUNTY, f"{chips.white} white, 1 each")
    points = points.plus(2 * chips.red, Bounty.BOUNTY, f"{chips.red} red, 2 each")
    points = points.plus(3 * chips.blue, Bounty.BOUNTY, f"{chips.blue} blue, 3 each")
    both = Figure.start(bounty, Bounty.BOUNTY, f"bounty {bounty}")
    both = both.plus(pot, Bounty.BOUNTY, f"{pot} in the pot") if pot else both
    each = share(both.value, crew)
    shared = f"shared by {crew}, whole points" if crew > 1 else "for 1 hero"
    kept = f"{each} to each of {crew}" if crew > 1 else f"{each} to 1 hero"
    return Shared(
        points,
        both.then(each, Bounty.BOUNTY, shared),
        both.then(both.value - each * crew, Bounty.BOUNTY, kept),
        _raises(points.value + each),
    )


def _raises(points: int) -> Figure[Mapping[str, Level | None]]:
    """The highest new level that `points` ≥ 0 pay in one raise, for each kind; None if none."""
    paid = [die for die in LADDER[1:] if cost_of(Kind.DIE, die) <= points]
    training = max(
        (n for n in range(1, points + 1) if cost_of(Kind.TRAINING, n) <= points), default=0
    )
    highest: dict[str, Level | None] = {
        Kind.SKILL.value: points or None,
        Kind.TRAINING.value: training or None,
        Kind.DIE.value: paid[-1] if paid else None,
    }
    return Figure.start(highest, Bounty.ADVANCE, f"{count(points, 'point')} for one raise")


def advance(kind: Kind, start: Level, end: Level) -> Advance:
    """The cost of every raise on the way from `start` to `end`.

    Levels are 0–12, or dice with Kind.DIE; there, a number is a rung of the ladder (0 is d4).
    InvalidInput names `from` and `to` where they do not fit the kind or each other.
    """
    problems = Problems()
    path = _path(problems, kind, start, end)
    problems.raise_if_any()
    costs = tuple(cost_of(kind, level) for level in path)
    cost = _sum(kind, path, costs)
    said = "one raise after the other"
    if kind is Kind.SKILL and len(path) > 1:
        said += f", each in a story arc of its own: {len(path)} arcs"
    return Advance(cost, Figure.start(costs, Bounty.ADVANCE, said if path else "no raise"))


def _sum(kind: Kind, path: list[Level], costs: tuple[int, ...]) -> Figure[int]:
    """The costs added up, raise by raise."""
    cost: Figure[int] | None = None
    for level, each in zip(path, costs, strict=True):
        said = f"{each} for {_priced(kind, level)}"
        first = Figure.start(each, Bounty.ADVANCE, said)
        cost = cost.plus(each, Bounty.ADVANCE, said) if cost else first
    return cost or Figure.start(0, Bounty.ADVANCE, "no raise, no cost")


def _priced(kind: Kind, level: Level) -> str:
    if isinstance(level, Die):
        return f"{level.value}: 3 × {level.faces}"
    return f"level {level}" if kind is Kind.SKILL else f"training {level}: 2 × {level}"


def _path(problems: Problems, kind: Kind, start: Level, end: Level) -> list[Level]:
    """The new levels in order; notes what is wrong with the ends."""
    places = []
    for name, level in (("from", start), ("to", end)):
        place = level.rung if isinstance(level, Die) else level
        if kind is Kind.DIE:
            right = f"Give a die, {LADDER[0].value} to {LADDER[-1].value}."
            problems.expect(0 <= place < len(LADDER), name, right)
        else:
            right = f"Give a level, 0 to {TOP}; dice go with the kind die."
            problems.expect(not isinstance(level, Die) and 0 <= place <= TOP, name, right)
        places.append(place)
    first, last = places
    problems.expect(first <= last, "to", "This has to be as high as from, or higher.")
    new = range(first + 1, last + 1)
    if kind is not Kind.DIE:
        return list(new)
    return [LADDER[n] for n in new if n < len(LADDER)]
