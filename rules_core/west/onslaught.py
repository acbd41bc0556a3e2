"""One attack of a talk: what it has to beat, and everything it may do (tw-odds, r-odds-play)."""

from collections import defaultdict
from collections.abc import Callable, Hashable
from dataclasses import replace
from fractions import Fraction
from itertools import accumulate, pairwise
from math import gcd, lcm
from typing import NamedTuple

from rules_core.figures import Figure
from rules_core.odds import Odds, total_of
from rules_core.west import attack, blows, sizing_up
from rules_core.west.blows import Blows, Cell
from rules_core.west.check import Model, model
from rules_core.west.effect import ROWS, open_sum
from rules_core.west.options import WestOptions
from rules_core.west.rounding import whole_wounds
from rules_core.west.stand import Change, Sides, Stand
from rules_core.west.terms import Cause, Die
from rules_core.west.wounds import TRACK


class Outcome(NamedTuple):
    """A change of the target's stand, and how often by effect.

    ``upto[e]`` are the ways with an effect below `e`; the last entry counts them all.
    """

    change: Change
    upto: list[int]


class Part(NamedTuple):
    """Outcomes of an attack whose ways are counted out of `total`."""

    total: int
    outcomes: list[Outcome]


class Onslaught:
    """The odds of an attack on a target in any stand, made of parts that recur; each is made once.

    Effects from `last` on are told together.
    """

    def __init__(self, sides: Sides, last: int) -> None:
        self.sides = sides
        self.last = last
        self._made: dict[Hashable, Part] = {}

    def parts(self, stand: Stand, size_ups: int = 0) -> list[Part]:
        """The parts of an attack after `size_ups` successes of sizing up; together all its ways."""
        sides, meant = self.sides, self.sides.aggressor.style
        number = tn(sides, stand, size_ups).value
        like = Stand(min(stand.nerve, 1), 0, (0, 0, 0, 0), stand.stressed)  # what changes hang on
        need = sides.needed(stand, meant, size_ups)
        found = [
            self._part(blows.failed, like, number),
            self._part(blows.understood, like, number, need),
        ]
        if not stand.stressed:
            for heard, mends in sides.readings:
                if heard is not meant:
                    need = sides.needed(stand, heard, size_ups)
                    found.append(self._part(blows.misread, like, number, heard, mends, need))
        return found

    def _part(self, make: Callable[..., Blows], like: Stand, tn: int, *given: Hashable) -> Part:
        key = (make, like, tn, *given)
        if key not in self._made:
            found = make(self.sides, like, check(self.sides, tn), *given)
            self._made[key] = counted(found, self.last, self.sides.options)
        return self._made[key]


def tn(sides: Sides, stand: Stand, size_ups: int = 0) -> Figure[int]:
    """The target number of an attack after `size_ups` successes (tw-tn, tw-size-up)."""
    number = attack.tn(
        sides.target.target_social_combat, stand.stressed, stand.tn_adjust, sides.options
    )
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


def wounds_dealt(sides: Sides, size_ups: int = 0) -> Odds[str]:
    """The odds of the stress wounds that the first attack deals; without an end, up to ``5+``."""
    options, willpower = sides.options, sides.target.willpower
    endless = options.effect_sum == "open" or options.row_cap == "second-card"
    last = TRACK * willpower if endless else ROWS * max(die.faces for die in Die)
    found: dict[str, Fraction] = defaultdict(Fraction)
    for part in Onslaught(sides, last).parts(sides.start(), size_ups):
        for _, upto in part.outcomes:
            for effect, (below, with_it) in enumerate(pairwise(upto)):
                wounds = whole_wounds(effect, willpower)
                told = f"{TRACK}+" if endless and wounds >= TRACK else str(wounds)
                found[told] += Fraction(with_it - below, part.total)
    kept = sorted(
        (told for told, chance in found.items() if chance), key=lambda t: int(t.rstrip("+"))
    )
    return Odds.from_chances({told: found[told] for told in kept})


def counted(found: Blows, last: int, options: WestOptions) -> Part:
    """Blows with their effects read in the dice model, as whole numbers of ways."""
    cells = {cell: effects(cell, last, options) for _, cell in found}
    sums = {cell: sum(ways.values()) for cell, ways in cells.items()}
    total = lcm(*(chance.denominator * sums[cell] for (_, cell), chance in found.items()))
    ways: dict[Change, list[int]] = {}
    for (change, cell), chance in found.items():
        each = int(chance * (total // sums[cell]))
        row = ways.setdefault(change, [0] * (last + 1))
        for effect, n in cells[cell].items():
            row[effect] += each * n
    common = gcd(total, *(n for row in ways.values() for n in row))
    return Part(
        total // common,
        [
            Outcome(c, [*accumulate((n // common for n in row), initial=0)])
            for c, row in ways.items()
        ],
    )


def effects(cell: Cell | None, last: int, options: WestOptions) -> dict[int, int]:
    """Effect → ways of a cell, `last` standing for all from there on; no cell has the effect 0."""
    if cell is None:
        return {0: 1}
    row, die = cell
    if options.effect_sum == "plain":
        return dict(total_of(row, die.faces).map(lambda effect: min(effect, last)).ways)
    odds = open_sum(row, die.faces, max(last, row + 1))
    return dict(odds.map(lambda told: min(int(told.rstrip("+")), last)).ways)
