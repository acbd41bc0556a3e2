"""The cards of a deck of one's own by kind: what acts alike counts as one (tw-odds)."""

from collections.abc import Iterator

from rules_core.west.effect import ROWS
from rules_core.west.own_attack import Reader
from rules_core.west.own_card import OwnCard
from rules_core.west.terms import Die

BITS = 6  # of the number of cards gone of one kind


class Hand:
    """The cards by kind: one card of each, and how many there are."""

    def __init__(self, cards: tuple[OwnCard, ...], reader: Reader, size_ups: int) -> None:
        self._reader = reader
        sides = reader.sides
        columns = {Die.D4, sides.aggressor.effect_die(False)}
        self._marked = sorted(
            {(row, die) for card in cards for row, die in card.increased if die in columns}
        )
        self.increased = bool(self._marked)
        start = sides.start()
        self._lowest = min(reader.tn(start, size_ups), reader.tn(sides.without_stress(start)))
        kinds: dict[object, list[OwnCard]] = {}
        for card in cards:
            kinds.setdefault(self._kind(card, columns), []).append(card)
        self.kinds = [alike[0] for alike in kinds.values()]
        self.numbers = [len(alike) for alike in kinds.values()]

    def _kind(self, card: OwnCard, columns: set[Die]) -> object:
        """What the card can do in this talk; equal for cards that act alike."""
        heard = self._reader.heard(card)  # from it follow the bumps that mend a misreading
        result = card.result(*self._reader.column)
        rows = range(max(1, self._reader.sides.aggressor.social_combat), ROWS + 1)
        cells = tuple(card.cell(row, die) for die in sorted(columns) for row in rows)
        marks = frozenset((row, die) for row, die in card.increased if die in columns)
        second = self._reader.sides.options.row_cap == "second-card"
        places = [(row, die) for die in sorted(columns) for row in range(1, ROWS + 1)]
        turned = tuple(card.cell(*place) for place in (places if second else self._marked))
        if result is None:
            return ("calamity", turned)
        if result < self._lowest:
            return ("miss", heard, turned)
        place = card.locations[0]
        return (result, heard, card.penetration, place, cells, marks, turned)

    @property
    def draws(self) -> int:
        """The most cards that may be turned in one state."""
        marked = sum(bool(card.increased) for card in self.kinds)
        if self._reader.sides.options.row_cap == "second-card":
            marked = len(self.kinds)
        return len(self.kinds) * (1 + marked)

    def left(self, gone: int) -> list[tuple[int, int]]:
        """The kinds of which cards are left, with their number."""
        found = []
        for kind, number in enumerate(self.numbers):
            left = number - ((gone >> BITS * kind) & (1 << BITS) - 1)
            if left:
                found.append((kind, left))
        return found

    @staticmethod
    def without(gone: int, kind: int) -> int:
        """The cards gone once one more of this kind is."""
        return gone + (1 << BITS * kind)

    def turned(self, gone: int, number: int) -> Iterator[tuple[tuple[int, ...], int, int, int]]:
        """Every row of `number` cards that may be turned next, by kind.

        With it the cards then gone, and in how many ways of how many it comes.
        """
        if not number:
            yield (), gone, 1, 1
            return
        left = self.left(gone)
        cards = sum(n for _, n in left)
        for kind, n in left:
            for more, after, ways, of in self.turned(self.without(gone, kind), number - 1):
                yield (kind, *more), after, n * ways, cards * of
