"""A card of a deck of one's own, and the names of what it shows (tw-card)."""

from dataclasses import dataclass

from rules_core.west.terms import Die, Location

ROWS = 5
COLUMNS = tuple(Die)
Grid = tuple[tuple[int, ...], ...]
Marks = frozenset[tuple[int, Die]]
CALAMITY, INCREASED = "!", "+"
CELLS = {
    kind: [(row, die, f"{kind[0]}{row}_{die.value}") for row in range(1, ROWS + 1) for die in Die]
    for kind in ("cause", "effect")
}
NAMES = (
    *("card", "phase", "breakdown", "penetration", "locations"),
    *(name for cells in CELLS.values() for _, _, name in cells),
)
NUMBERS = {"phase": (0, 5), "breakdown": (0, 12), "penetration": (-9, 9)}


@dataclass(frozen=True)
class OwnCard:
    """A card: its grids (five rows of five figures), marks by row and column, and its elements."""

    name: str
    phase: int
    breakdown: int
    penetration: int
    locations: tuple[Location, ...]
    cause: Grid
    effect: Grid
    calamities: Marks
    increased: Marks

    def result(self, die: Die, rank: int) -> int | None:
        """The check's result for the best of rows 1…`rank`; None for a calamity (tw-check)."""
        if (rank, die) in self.calamities:
            return None
        column = COLUMNS.index(die)
        return max(row[column] for row in self.cause[:rank])

    def cell(self, row: int, die: Die) -> int:
        """The effect in a row 1–5 and column."""
        return self.effect[row - 1][COLUMNS.index(die)]
