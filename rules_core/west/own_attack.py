"""One attack with one card of a deck of one's own, bumps spent as r-odds-play says (tw-card)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rules_core.figures import Figure
from rules_core.west import attack
from rules_core.west.blows import fixed_bumps, useful_bumps
from rules_core.west.book import Wounds
from rules_core.west.check import DECK
from rules_core.west.deck import Deck, moves
from rules_core.west.effect import ROWS
from rules_core.west.harm import LANDS, cell_of
from rules_core.west.onslaught import tn
from rules_core.west.options import WestOptions
from rules_core.west.own_card import OwnCard
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.penetration import Way
from rules_core.west.perception import perceive
from rules_core.west.plays import Purse, spend
from rules_core.west.sides import Sides
from rules_core.west.stand import Change, Stand
from rules_core.west.terms import Cause, Die, Result, Style


@dataclass(frozen=True)
class Strike:
    """What a card comes to: bumps of a hit (None: a miss), what changes, the cell that is read.

    `bound` is what a reduced effect stays below when it is increased; None where it is full. With
    ``row-cap=second-card``, `second` is the cell of another card that is read for rows past 5.
    """

    bumps: int | None
    change: Change
    cell: tuple[int, Die] | None = None
    bound: int | None = None
    second: tuple[int, Die] | None = None

    def turns(self, card: OwnCard) -> list[tuple[int, Die]]:
        """The cells for which other cards are turned: of an increased effect, of rows past 5."""
        increased = [self.cell] if self.cell and self.cell in card.increased else []
        return increased + ([self.second] if self.second else [])


class Reader:
    """Reads the cards of one talk; each penetration modifier of the deck has sides of its own."""

    def __init__(self, aggressor: Aggressor, target: Target, options: WestOptions) -> None:
        self._aggressor, self._target, self._options = aggressor, target, options
        self._by_penetration: dict[int, Sides] = {}
        self._numbers: dict[tuple[int, bool, int], int] = {}

    @cached_property
    def sides(self) -> Sides:
        """The sides against a card that shows no modifier."""
        return self._sides(0)

    @property
    def column(self) -> tuple[Die, int]:
        """The column of the check, and the rows read of it (tw-check)."""
        a = self._aggressor
        if a.social_combat:
            return (a.presence if a.cause is Cause.PRESENCE else a.secondary), a.social_combat
        return Die.D4, max(1, a.trait_rank)

    def heard(self, card: OwnCard) -> Style:
        """The style that the card makes of the attack, before bumps (tw-perception)."""
        a = self._aggressor
        return perceive(a.style, a.clarity, card.breakdown, card.phase).perceived.value

    def tn(self, stand: Stand, size_ups: int = 0) -> int:
        """The target number of an attack on a target so standing."""
        key = stand.tn_adjust, stand.stressed, size_ups
        if key not in self._numbers:
            self._numbers[key] = tn(self.sides, stand, size_ups).value
        return self._numbers[key]

    def strike(self, card: OwnCard, stand: Stand, size_ups: int) -> Strike:
        """What the card comes to against a target so standing."""
        a, options, number = self._aggressor, self._options, self.tn(stand, size_ups)
        result = card.result(*self.column)
        if result is None:
            lost = Way(hit=False, lost=True)
            return Strike(None, self.sides.change(stand, a.style, lost, Result.NONE))
        hit = result >= number
        unread = stand.stressed or (not hit and options.miss_perception == "hits")
        heard = a.style if unread else self.heard(card)
        if not hit:
            missed = Way(False, heard is not a.style)
            return Strike(None, self.sides.change(stand, heard, missed, Result.NONE))
        bumps = attack.bumps(result, number, True, a.style, a.specialized, options).value
        return self._hit(card, stand, size_ups, heard, bumps)

    def _hit(self, card: OwnCard, stand: Stand, size_ups: int, heard: Style, bumps: int) -> Strike:
        a, sides = self._aggressor, self._sides(card.penetration)
        meant, *misread = sides.needs(stand, size_ups)
        needs = {a.style: meant}
        if not stand.stressed:
            styles = (style for style, _ in sides.misreadings)
            needs |= dict(zip(styles, misread, strict=True))
        mends = 0 if heard is a.style else moves(card.phase, a.style)
        purse = Purse(bumps, fixed_bumps(sides))
        mended, result, on_effect = spend(
            sides.play, purse, mends, (needs[heard], meant), useful_bumps(sides)
        )
        way = Way(True, not mended)
        change = sides.change(stand, a.style if mended else heard, way, result)
        if result not in LANDS or self._target.resist_only:
            return Strike(bumps, change)
        told = Figure.start(result, Wounds.PENETRATION, result.value)
        shown, chosen = Card(location=card.locations[0]), Chosen(bumps_effect=on_effect)
        cell = cell_of(a, shown, chosen, way, told, self._options)
        row, column = cell.row.value, cell.column.value
        assert column is not None
        first = min(row, ROWS)
        second = (min(row - ROWS, ROWS), column) if row > ROWS else None
        reduced = way.misread or result is Result.ABLATES
        bound = card.cell(first, a.effect_die(False)) if reduced else None
        return Strike(bumps, change, (first, column), bound, second)

    def _sides(self, penetration: int) -> Sides:
        """The sides against cards with this modifier; such a deck may be misread in every way."""
        if penetration not in self._by_penetration:
            deck = Deck(breakdown_cards=DECK, breakdown=12, penetration=penetration)
            self._by_penetration[penetration] = Sides(
                self._aggressor, self._target, deck, self._options
            )
        return self._by_penetration[penetration]


def effect_of(card: OwnCard, strike: Strike, turned: Sequence[OwnCard]) -> int:
    """The effect of a strike, with the cards turned for the cells of `Strike.turns` (tw-card).

    A reduced effect that is increased stays below the figure that is not reduced.
    """
    if strike.cell is None:
        return 0
    figure, places = card.cell(*strike.cell), strike.turns(card)
    for place, other in zip(places, turned, strict=True):
        raised = figure + other.cell(*place)
        if place == strike.cell and strike.bound is not None:
            raised = max(figure, min(raised, strike.bound - 1))
        figure = raised
    return figure
