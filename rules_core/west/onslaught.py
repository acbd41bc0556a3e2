"""One attack of a talk: what it has to beat, and everything it may do (tw-odds, r-odds-play)."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from math import gcd, lcm
from operator import add
from typing import NamedTuple

from rules_core.figures import Figure
from rules_core.odds import Odds, total_of
from rules_core.west import attack, blows, sizing_up
from rules_core.west.blows import Blows, Cell
from rules_core.west.check import Model, model
from rules_core.west.effect import ROWS, open_sum
from rules_core.west.options import WestOptions
from rules_core.west.plays import Play
from rules_core.west.rounding import whole_wounds
from rules_core.west.sides import Sides
from rules_core.west.stand import Change, Stand
from rules_core.west.terms import Cause, Die
from rules_core.west.wounds import TRACK


class Part(NamedTuple):
    """What an attack may come to, out of `total` ways.

    For each change of the target's stand the ways by the effect: none, 1, 2 … and, last, those
    from the highest on.
    """

    total: int
    ways: dict[Change, list[int]]


class Onslaught:
    """The odds of an attack on a target in any stand, made of parts that recur; each is made once.

    Effects from `last` on are told together.
    """

    def __init__(self, sides: Sides, last: int) -> None:
        self.sides = sides
        self.last = last
        self._made: dict[Hashable, Part] = {}
        self._attacks: dict[Hashable, Part] = {}
        self._numbers: dict[tuple[int, bool, int], int] = {}

    def attack(self, stand: Stand, size_ups: int = 0) -> Part:
        """An attack after `size_ups` successes of sizing up; the same object where it is equal."""
        number = self._tn(stand, size_ups)
        needs = self.sides.needs(stand, size_ups)
        key = number, min(stand.nerve, 1), stand.stressed, needs
        if key not in self._attacks:
            self._attacks[key] = together(self._parts(*key))
        return self._attacks[key]

    def _parts(self, number: int, nerve: int, stressed: bool, needs: tuple[int, ...]) -> list[Part]:
        like = Stand(nerve, 0, (0, 0, 0, 0), stressed)  # what changes hang on
        if self.sides.play is not Play.MEND_FIRST:
            every = self._part(blows.played, like, number, needs)
            return [self._part(blows.failed, like, number), every]
        need, *others = needs
        found = [
            self._part(blows.failed, like, number),
            self._part(blows.understood, like, number, need),
        ]
        for (heard, mends), other in zip(
            self.sides.misreadings[: len(others)], others, strict=True
        ):
            found.append(self._part(blows.misread, like, number, heard, mends, other))
        return found

    def _tn(self, stand: Stand, size_ups: int) -> int:
        key = stand.tn_adjust, stand.stressed, size_ups
        if key not in self._numbers:
            self._numbers[key] = tn(self.sides, stand, size_ups).value
        return self._numbers[key]

    def _part(self, make: Callable[..., Blows], like: Stand, tn: int, *given: Hashable) -> Part:
        key = (make, like, tn, *given)
        if key not in self._made:
            found = make(self.sides, like, check(self.sides, tn), *given)
            self._made[key] = counted(found, self.last, self.sides.options)
        return self._made[key]


def tn(sides: Sides, stand: Stand, size_ups: int) -> Figure[int]:
    """The target number of an attack after `size_ups` successes (tw-tn, tw-size-up)."""
    rank, options = sides.target.target_social_combat, sides.options
    number = attack.tn(rank, stand.stressed, stand.tn_adjust, options=options)
    if not size_ups:
        return number
    sized = sizing_up.size_up(size_ups, 0, 0, number.value, stand.nerve).tn
    return Figure((*number.steps, *sized.steps[1:]))


def check(sides: Sides, tn: int) -> Model:
    """The dice of the check against `tn`, which a long talk may drive past the form's range."""
    a = sides.aggressor
    die = a.presence if a.cause is Cause.PRESENCE else a.secondary
    dice = model(die, a.social_combat, a.trait_rank, 1, calamity=sides.deck.calamity)
    free = attack.bumps(tn, tn, True, a.style, a.specialized, sides.options).value
    return replace(dice, tn=tn, free=free)


def wounds_dealt(sides: Sides, size_ups: int) -> Odds[str]:
    """The odds of the stress wounds that the first attack deals; without an end, up to ``5+``."""
    options, willpower = sides.options, sides.target.willpower
    endless = options.effect_sum == "open" or options.row_cap == "second-card"
    last = TRACK * willpower if endless else ROWS * max(die.faces for die in Die)
    found: dict[str, Fraction] = defaultdict(Fraction)
    part = Onslaught(sides, last).attack(sides.start(), size_ups)
    for ways in part.ways.values():
        for effect, n in enumerate(ways):
            wounds = whole_wounds(effect, willpower)
            told = f"{TRACK}+" if endless and wounds >= TRACK else str(wounds)
            found[told] += Fraction(n, part.total)
    kept = sorted(
        (told for told, chance in found.items() if chance), key=lambda t: int(t.rstrip("+"))
    )
    return Odds.from_chances({told: found[told] for told in kept})


def counted(found: Blows, last: int, options: WestOptions) -> Part:
    """Blows with their effects read in the dice model, as whole numbers of ways."""
    cells = {cell: effects(cell, last, options.effect_sum == "open") for _, cell in found}
    sums = {cell: sum(ways.values()) for cell, ways in cells.items()}
    total = lcm(*(chance.denominator * sums[cell] for (_, cell), chance in found.items()))
    ways: dict[Change, list[int]] = {}
    for (change, cell), chance in found.items():
        each = int(chance * (total // sums[cell]))
        row = ways.setdefault(change, [0] * (last + 1))
        for effect, n in cells[cell].items():
            row[effect] += each * n
    common = gcd(total, *(n for row in ways.values() for n in row))
    return Part(total // common, {c: [n // common for n in row] for c, row in ways.items()})


def together(parts: list[Part]) -> Part:
    """All of an attack that was made in parts."""
    total = lcm(*(part.total for part in parts))
    ways: dict[Change, list[int]] = {}
    for part in parts:
        scale = total // part.total
        for change, row in part.ways.items():
            more = [n * scale for n in row]
            ways[change] = [*map(add, ways[change], more)] if change in ways else more
    return Part(total, ways)


@lru_cache(maxsize=256)
def effects(cell: Cell | None, last: int, open_ended: bool) -> Mapping[int, int]:
    """Effect → ways of a cell, `last` standing for all from there on; no cell has the effect 0."""
    if cell is None:
        return {0: 1}
    row, die = cell
    if not open_ended:
        return dict(total_of(row, die.faces).map(lambda effect: min(effect, last)).ways)
    odds = open_sum(row, die.faces, max(last, row + 1))
    return dict(odds.map(lambda told: min(int(told.rstrip("+")), last)).ways)
