"""The parts of one attack's odds: a failure, an attack heard as meant, one misread (r-odds-play).

A blow is one way for an attack to end: what it changes in the target's stand, and the cell of the
effect grid that is read, if any is. Each function gives the chances of some blows of an attack on a
target in a certain `stand`; those of all parts together are 1. Every number of bumps is told by
itself up to the one from which more change nothing, and all beyond it together: the sums are finite
and exact, though the dice have no end.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import pairwise

from rules_core.figures import Figure
from rules_core.west.attack import talks_fast
from rules_core.west.book import Wounds
from rules_core.west.check import DECK, Model
from rules_core.west.deck import FARTHEST
from rules_core.west.effect import ROWS, row
from rules_core.west.harm import LANDS, cell_of
from rules_core.west.limits import LIMITS
from rules_core.west.parties import Card, Chosen
from rules_core.west.penetration import ENOUGH, Way
from rules_core.west.plays import Purse, spend
from rules_core.west.rounding import rows_bought
from rules_core.west.sides import Sides
from rules_core.west.stand import Change, Stand
from rules_core.west.terms import Die, Location, Result, Style

Cell = tuple[int, Die]
Blow = tuple[Change, Cell | None]
Blows = Mapping[Blow, Fraction]
MOST = LIMITS["bumps_effect"][1]
"""Bumps that one attack spends on effect at most, as in the form of an attack."""


def failed(sides: Sides, stand: Stand, dice: Model) -> Blows:
    """A calamity, or a miss, which is read as a hit is unless ``miss-perception=hits``."""
    meant = sides.aggressor.style
    lost = sides.change(stand, meant, Way(hit=False, lost=True), Result.NONE)
    blows: dict[Blow, Fraction] = defaultdict(Fraction, {(lost, None): 1 - dice.no_calamity()})
    miss = dice.no_calamity() - dice.at_least(0)
    unread = stand.stressed or sides.options.miss_perception == "hits"
    for (heard, _), share in ({(meant, 0): Fraction(1)} if unread else sides.readings).items():
        change = sides.change(stand, heard, Way(False, heard is not meant), Result.NONE)
        blows[change, None] += miss * share
    return blows


def understood(sides: Sides, stand: Stand, dice: Model, need: int) -> Blows:
    """A hit heard as meant, at once or after bumps; `need` more on PV would let it penetrate."""
    meant, fast = sides.aggressor.style, fixed_bumps(sides)
    last = max(0, need) + FARTHEST + fast + useful_bumps(sides)
    reach = [dice.at_least(bumps) for bumps in range(last + 1)]
    chances = [more - fewer for more, fewer in pairwise(reach)] + [reach[-1]]
    read = {(meant, 0): Fraction(1)} if stand.stressed else sides.readings
    purses: dict[int, Fraction] = defaultdict(Fraction)
    for (_, mends), share in read.items():
        for bumps, chance in enumerate(chances):
            if bumps - fast >= mends:
                purses[bumps - mends] += share * chance
    return _hit(sides, stand, meant, need, purses.items())


def misread(sides: Sides, stand: Stand, dice: Model, heard: Style, mends: int, need: int) -> Blows:
    """A hit heard as another style that fewer bumps came with than the `mends` to set it right."""
    share = sides.readings[heard, mends]
    purses = [(bumps, share * dice.exactly(bumps)) for bumps in range(mends + fixed_bumps(sides))]
    return _hit(sides, stand, heard, need, purses)


def played(sides: Sides, stand: Stand, dice: Model, needs: tuple[int, ...]) -> Blows:
    """Every hit, with its bumps spent as the aggressor plays (r-odds-play has another order).

    `needs` are the bumps on PV needed for a hit heard as meant, and for each misreading.
    """
    meant, fast, useful = sides.aggressor.style, fixed_bumps(sides), useful_bumps(sides)
    last = max(0, *needs) + FARTHEST + fast + useful
    reach = [dice.at_least(bumps) for bumps in range(last + 1)]
    chances = [more - fewer for more, fewer in pairwise(reach)] + [reach[-1]]
    read = {(meant, 0): Fraction(1)} if stand.stressed else sides.readings
    need_of = dict(zip([meant, *(heard for heard, _ in sides.misreadings)], needs, strict=False))
    ends: dict[tuple[Style, Result, int], Fraction] = defaultdict(Fraction)
    for (heard, mends), share in read.items():
        for bumps, chance in enumerate(chances):
            mended, result, on_effect = spend(
                sides.play, Purse(bumps, fast), mends, (need_of[heard], needs[0]), useful
            )
            ends[meant if mended else heard, result, on_effect] += share * chance
    blows: dict[Blow, Fraction] = defaultdict(Fraction)
    for (heard, result, on_effect), chance in ends.items():
        way = Way(True, heard is not meant)
        change = sides.change(stand, heard, way, result)
        for cell, share in _cells(sides, way, result, on_effect).items():
            blows[change, cell] += chance * share
    return blows


def _hit(
    sides: Sides, stand: Stand, heard: Style, need: int, purses: Iterable[tuple[int, Fraction]]
) -> Blows:
    """A hit heard so in the end, with bumps left over for PV and then for effect rows."""
    way = Way(True, heard is not sides.aggressor.style)
    rows: dict[tuple[Result, int], Fraction] = defaultdict(Fraction)
    for bumps, chance in purses:
        result = Result.ABLATES if need <= ENOUGH else Result.DEFLECTS
        if bumps >= need:
            result, bumps = Result.PENETRATES, bumps - max(0, need)
        rows[result, rows_bought(min(MOST, bumps))] += chance
    blows: dict[Blow, Fraction] = defaultdict(Fraction)
    for (result, bought), chance in rows.items():
        change = sides.change(stand, heard, way, result)
        for cell, share in _cells(sides, way, result, 2 * bought).items():
            blows[change, cell] += chance * share
    return blows


def fixed_bumps(sides: Sides) -> int:
    """Bumps of each hit that cannot move the phase number (tw-fx-fast-talk): 0 or 1."""
    return int(talks_fast(sides.aggressor.style, sides.options))


def useful_bumps(sides: Sides) -> int:
    """The bumps on effect beyond which no row is won (r-row-cap)."""
    if sides.options.row_cap == "second-card":
        return MOST
    a, o = sides.aggressor, sides.options
    lowest = row(a.social_combat, Location.OTHER, False, False, 0, a.trait_rank, False, o)
    return 2 * (ROWS - lowest.value)


def _cells(sides: Sides, way: Way, result: Result, bumps: int) -> dict[Cell | None, Fraction]:
    """The effect's cell by the location on the card; None where nothing is read or suffered."""
    if result not in LANDS or sides.target.resist_only:
        return {None: Fraction(1)}
    found: dict[Cell | None, Fraction] = defaultdict(Fraction)
    told = Figure.start(result, Wounds.PENETRATION, result.value)
    for location, cards in sides.deck.locations().items():
        card, chosen = Card(location=location), Chosen(bumps_effect=bumps)
        cell = cell_of(sides.aggressor, card, chosen, way, told, sides.options)
        if cell.column.value:
            found[cell.row.value, cell.column.value] += Fraction(cards, DECK)
    return found
