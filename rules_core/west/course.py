"""The course of a talk before anything is counted: how the target may come to stand.

Stands from which the same follows, whatever the toll, are told as one. They are found from the last
card backwards, by what an attack may come to and where that leads: what can no longer matter is
forgotten without a rule for it.
"""

from collections.abc import Callable, Iterator
from math import gcd, lcm
from operator import add
from typing import NamedTuple

from rules_core.west.onslaught import Onslaught, Part
from rules_core.west.sides import Sides
from rules_core.west.stand import Stand
from rules_core.west.toll import Trigger


class Outcome(NamedTuple):
    """What an attack leads to while stress lasts and once it is gone, and its ways by effect.

    It leads to stands with one card fewer to go, told by number; `stressed` is None where stress
    cannot run out. `idle` are the ways without effect; those with an effect are `scale` times
    `ways`, by effect from 0 on, which have no common factor. Only an idle attack `heals` wounds.
    """

    calm: int
    stressed: int | None
    heals: int
    idle: int
    scale: int
    ways: tuple[int, ...]


class Turn(NamedTuple):
    """The attacks with so many cards to go, their ways counted out of `unit`.

    For each stand, by number: whether the target is stressed, and the outcomes. `first` are those
    of an attack that is the first of the talk.
    """

    unit: int
    stressed: list[bool]
    outcomes: list[list[Outcome]]
    first: list[Outcome]


class Fork(NamedTuple):
    """An attack on a stand, and where each change of it leads, without and with the last stress."""

    part: Part
    ends: list[tuple[Stand, Stand | None]]


class Course:
    """The stands of a talk of so many `cards`, found once: `reach[n]` of them in n cards or fewer.

    Where there are more than `most`, or half way a quarter of them, it is not followed to its end,
    and `reach` ends sooner: they only come to be more.
    """

    def __init__(self, sides: Sides, trigger: Trigger, cards: int, size_ups: int, most: int):
        self._sides = sides
        self._stressing = trigger.calm_cards() < cards
        attack = Onslaught(sides, trigger.most).attack
        self.start = sides.start()
        self.first = self._fork(self.start, attack(self.start, size_ups), cards - 1)
        self.forks: dict[Stand, Fork] = {}
        self.reach = [0]
        new = [self.first]
        while len(self.reach) < cards:
            left = cards - len(self.reach)
            if len(self.forks) > (most if 2 * left < cards else most // 4):
                break
            found = [s for fork in new for ends in fork.ends for s in ends if s is not None]
            new = []
            for stand in found:
                if stand not in self.forks:
                    self.forks[stand] = self._fork(stand, attack(stand), left - 1)
                    new.append(self.forks[stand])
            self.reach.append(len(self.forks))

    def turns(self, cards: int) -> Iterator[Turn]:
        """The turns of a talk of `cards`, at most as many as `reach` has; the last card first."""
        forks = list(self.forks.items())
        number: Callable[[Stand], int] = stress_only
        for togo in range(1, cards + 1):
            level = forks[: self.reach[cards - togo]]
            numbers, kinds = _kinds(level, number)
            totals = [self.first.part.total, *(fork.part.total for _, fork in kinds)]
            unit = lcm(*set(totals))
            outcomes = [_outcomes(fork, number, unit) for _, fork in kinds]
            stressed = [stand.stressed for stand, _ in kinds]
            yield Turn(unit, stressed, outcomes, _outcomes(self.first, number, unit))
            number = numbers.__getitem__

    @property
    def heals(self) -> int:
        """The wounds that an attack may heal."""
        forks = [self.first, *self.forks.values()]
        return max(change.heals for fork in forks for change in fork.part.ways)

    def _fork(self, stand: Stand, part: Part, left: int) -> Fork:
        """An attack after which `left` cards are to go."""
        ends: list[tuple[Stand, Stand | None]] = []
        sides = self._sides
        for change, ways in part.ways.items():
            after, end = change.of(stand), None
            if self._stressing and not stand.stressed and any(ways[1:]):
                end = sides.settled(sides.without_stress(after), left)
            ends.append((sides.settled(after, left), end))
        return Fork(part, ends)


def stress_only(stand: Stand) -> int:
    """The number of a stand with no card to go: 0, or 1 if the target is stressed."""
    return int(stand.stressed)


def _kinds(
    level: list[tuple[Stand, Fork]], number: Callable[[Stand], int]
) -> tuple[dict[Stand, int], list[tuple[Stand, Fork]]]:
    """Each stand's number, equal where all that follows is, and the first stand of each number.

    `number` gives that of the stands with one card fewer to go.
    """
    known: dict[object, int] = {}
    numbers: dict[Stand, int] = {}
    kinds: list[tuple[Stand, Fork]] = []
    for stand, fork in level:
        ends = tuple(
            (number(calm), None if end is None else number(end)) for calm, end in fork.ends
        )
        numbers[stand] = known.setdefault((stand.stressed, id(fork.part), ends), len(kinds))
        if numbers[stand] == len(kinds):
            kinds.append((stand, fork))
    return numbers, kinds


def _outcomes(fork: Fork, number: Callable[[Stand], int], unit: int) -> list[Outcome]:
    """The outcomes of an attack counted out of `unit`, those that lead to the same as one."""
    scale = unit // fork.part.total
    sums: dict[tuple[int, int | None, int], list[int]] = {}
    for (change, ways), (calm, end) in zip(fork.part.ways.items(), fork.ends, strict=True):
        key = number(calm), None if end is None else number(end), change.heals
        sums[key] = [*map(add, sums[key], ways)] if key in sums else ways
    found = []
    for key, (idle, *ways) in sums.items():
        common = gcd(*ways)
        smallest = (0, *(n // common for n in ways)) if common else ()
        found.append(Outcome(*key, scale * idle, scale * common, smallest))
    return found
