"""The state of a session: where every chip is, and what was earned with them."""

from dataclasses import dataclass, replace
from enum import Enum

from rules_core.imperfect.session.setup import Setup
from rules_core.imperfect.terms import Chips

NONE = Chips()


class Chip(str, Enum):
    """A kind of story chip that the pool holds (fi-chips-pool)."""

    WHITE = "white"
    RED = "red"
    BLUE = "blue"

    @property
    def one(self) -> Chips:
        """One chip of this kind."""
        return Chips(**{self.value: 1})


@dataclass(frozen=True)
class Hand:
    """The chips somebody holds, `black` ones apart, and a player's bounty points."""

    name: str
    chips: Chips = NONE
    black: int = 0
    points: int = 0

    @property
    def number(self) -> int:
        """How many chips are held, of any kind."""
        return self.chips.number + self.black


@dataclass(frozen=True)
class Check:
    """The last check that chips bettered: whose it was, and how many reds were spent on it."""

    whose: int
    reds: int


@dataclass(frozen=True)
class Table:
    """The pool and every hand: the Master's first (number 0), then the players' from 1.

    `out` are the chips that spending has taken out of the game; `is_open` says that a session is
    on, after its draw; `check` is the last one that chips bettered, None where another could not be
    it; `taken` the number of the hand that is taken up.
    """

    setup: Setup
    pool: Chips
    hands: tuple[Hand, ...]
    out: Chips = NONE
    pot: int = 0
    session: int = 1
    is_open: bool = False
    is_over: bool = False
    check: Check | None = None
    taken: int | None = None

    @property
    def players(self) -> range:
        """The players' numbers."""
        return range(1, len(self.hands))

    def hand(self, who: int) -> Hand:
        """The hand of that number; 0 is the Master's."""
        return self.hands[who]

    def name(self, who: int) -> str:
        """What somebody is called; one name is given to one player only."""
        if who == 0:
            return "the Master"
        own = self.hands[who].name.strip()
        before = [hand.name.strip() for hand in self.hands[1:who]]
        return f"{own or 'player'} {who}" if not own or own in before else own

    def with_hand(self, who: int, hand: Hand) -> "Table":
        """The state with one hand changed."""
        return replace(self, hands=(*self.hands[:who], hand, *self.hands[who + 1 :]))


def less(one: Chips, other: Chips) -> Chips:
    """What is left of `one` without `other`; a kind falls below 0 where there is too little."""
    return Chips(one.white - other.white, one.red - other.red, one.blue - other.blue)


def holds(one: Chips, other: Chips) -> bool:
    """Whether all of `other` is among `one`."""
    rest = less(one, other)
    return min(rest.white, rest.red, rest.blue) >= 0
