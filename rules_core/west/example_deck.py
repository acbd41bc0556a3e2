"""A made-up deck of 54 cards: an example of the file, not the game's deck."""

from rules_core.west.deck import PHASES
from rules_core.west.own_card import COLUMNS, ROWS, OwnCard
from rules_core.west.terms import Die, Location

BANKS = (
    (Location.OTHER,),
    (Location.OTHER, Location.VITALS),
    (Location.VITALS, Location.HEAD),
    (Location.OTHER, Location.OTHER, Location.HEAD),
)


def example_deck() -> tuple[OwnCard, ...]:
    """54 cards: phases as r-phase-deck has them, figures that go round their dice at odd steps."""
    phases = [phase for phase, cards in PHASES.items() for _ in range(cards)]
    return tuple(_card(number, phase) for number, phase in enumerate(phases))


def _card(number: int, phase: int) -> OwnCard:
    return OwnCard(
        name=f"Card {number + 1}",
        phase=phase,
        breakdown=8 if number % 6 == 1 else 0,
        penetration=(0, 0, 1, -1, 0, 2)[number % 6],
        locations=BANKS[number % 4],
        cause=tuple(tuple(_cause(number, row, die) for die in Die) for row in range(1, ROWS + 1)),
        effect=tuple(tuple(_effect(number, row, die) for die in Die) for row in range(1, ROWS + 1)),
        calamities=frozenset((row, COLUMNS[number % 5]) for row in (1, 2) if number % 9 == 4),
        increased=frozenset((row, die) for row in (1, 2) for die in Die if number % 11 == 7),
    )


def _cause(number: int, row: int, die: Die) -> int:
    """One roll of the die, and another one on its highest face."""
    rolled = (number * (2 * row + 3) + row + die.faces) % die.faces + 1
    again = (number * 5 + row) % die.faces + 1
    return rolled + again if rolled == die.faces else rolled


def _effect(number: int, row: int, die: Die) -> int:
    """As many rolls of the die as the row says."""
    return sum((number * (2 * each + 1) + each) % die.faces + 1 for each in range(1, row + 1))
