"""What the cards of a deck show besides figures, as numbers of cards out of 54 (tw-odds)."""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import Problems
from rules_core.west.check import DECK
from rules_core.west.limits import note, within
from rules_core.west.perception import named_by, perceive, phases_within
from rules_core.west.terms import Location, Style, plain

PHASES = {0: 1, 1: 13, 2: 13, 3: 13, 4: 13, 5: 1}
"""Cards of each phase number (r-phase-deck)."""

FARTHEST = 2
"""Bumps that mend the worst misreading: the four styles stand in a ring (tw-phase-bump)."""


@dataclass(frozen=True)
class Deck:
    """How many of the 54 cards show what (tw-odds); the defaults add nothing.

    `calamity`, `breakdown_cards`, `vitals_cards` and `head_cards` 0–54 count cards; `breakdown`
    1–12 is the number on every card with a breakdown, `penetration` −9…9 the modifier of every
    card. The elements of one card are independent of each other.
    """

    calamity: int = 0
    breakdown_cards: int = 0
    breakdown: int = 8
    vitals_cards: int = 0
    head_cards: int = 0
    penetration: int = 0

    def note(self, problems: Problems) -> None:
        """Note a problem for each figure out of range, and for more locations than cards."""
        for name in ("calamity", "breakdown_cards", "vitals_cards", "head_cards"):
            within(problems, name, getattr(self, name), 0, DECK)
        within(problems, "breakdown", self.breakdown, 1, 12)
        note(problems, penetration=self.penetration)
        places = self.vitals_cards + self.head_cards
        single = max(self.vitals_cards, self.head_cards) <= DECK
        if single and places > DECK:
            text = f"Vitals and head together are {places} of {DECK} cards."
            problems.expect(False, "vitals_cards", text)
            problems.expect(False, "head_cards", text)

    def told(self) -> str:
        """The deck in one line, for the reader to see what is assumed."""
        calamities = f"{self.calamity} calamity cards" if self.calamity else "no calamity card"
        marks = f"{self.breakdown_cards} with breakdown {self.breakdown}"
        places = f"vitals {self.vitals_cards}, head {self.head_cards}"
        parts = (
            f"a model: {calamities}",
            marks if self.breakdown_cards else "no breakdown mark",
            places if self.vitals_cards or self.head_cards else "location other",
            f"penetration {plain(self.penetration)}",
        )
        return ", ".join(parts)

    def locations(self) -> dict[Location, int]:
        """Location → cards; those without any are left out."""
        rest = DECK - self.vitals_cards - self.head_cards
        every = {
            Location.OTHER: rest,
            Location.VITALS: self.vitals_cards,
            Location.HEAD: self.head_cards,
        }
        return {place: cards for place, cards in every.items() if cards}

    def readings(self, style: Style, clarity: int) -> dict[tuple[Style, int], Fraction]:
        """How `style` is heard and the fewest bumps that mend it → its share of all cards.

        `clarity` 3–12 is the aggressor's; heard as meant, no bump is needed (tw-perception).
        """
        plain = Fraction(DECK - self.breakdown_cards, DECK)
        shares = defaultdict(Fraction, {(style, 0): plain})
        for phase, cards in PHASES.items():
            heard = perceive(style, clarity, self.breakdown, phase).perceived.value
            mends = 0 if heard is style else moves(phase, style)
            shares[heard, mends] += Fraction(self.breakdown_cards * cards, DECK * DECK)
        return {reading: share for reading, share in shares.items() if share}


ANY_DECK = Deck()
"""A deck of which nothing is known."""


def moves(phase: int, style: Style) -> int:
    """The fewest bumps that bring `phase` 0–5 to a number heard as `style` (tw-phase-bump)."""
    return next(
        bumps
        for bumps in range(3)
        if style in {named_by(number, style) for number in phases_within(phase, bumps)}
    )
