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
    """The chips somebody holds, `black` ones apart, and a player's bounty points.

    `late`: the player joined after the session's draw, and has spent nothing since.
    """

    name: str
    chips: Chips = NONE
    black: int = 0
    points: int = 0
    late: bool = False

    @property
    def number(self) -> int:
        """How many chips are held, of any kind."""
        return self.chips.number + self.black


@dataclass(frozen=True)
class Check:
    """A check that chips bettered: whose, with how many reds, and whether it failed critically."""

    whose: int
    reds: int = 0
    critical: bool = False


@dataclass(frozen=True)
class Table:
    """The pool and every hand: the Master's first (number 0), then the players' from 1.

    `out` are the chips that spending has taken out of the game; `is_open` says that a session is
    on, after its draw; `checks` are those of the contest under way that chips bettered, one for
    each whose it is; `taken` the number of the hand that is taken up.
    """

    setup: Setup
    pool: Chips
    hands: tuple[Hand, ...]
    out: Chips = NONE
    pot: int = 0
    session: int = 1
    is_open: bool = False
    is_over: bool = False
    checks: tuple[Check, ...] = ()
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

    @property
    def carriers(self) -> tuple[int, ...]:
        """The players whose chips from last time can be entered now (fi-chips-pool).

        Before the draw all; after it those who came late and whose hand is still empty.
        """
        if not self.is_open:
            return () if self.is_over else tuple(self.players)
        hands = enumerate(self.hands)
        return tuple(who for who, hand in hands if hand.late and not hand.number)

    def check(self, whose: int) -> Check | None:
        """The check of theirs in the contest under way, None where no chip has bettered one."""
        return next((check for check in self.checks if check.whose == whose), None)

    def with_check(self, check: Check) -> "Table":
        """The state with this check in the place of the last one of theirs."""
        others = tuple(each for each in self.checks if each.whose != check.whose)
        return replace(self, checks=(*others, check))

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
