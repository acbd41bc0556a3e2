"""The words of Future Imperfect's rules, with their public values."""

from dataclasses import dataclass
from enum import Enum


class Die(str, Enum):
    """A trait's die type, from the lowest rung of the ladder to the highest (fi-trait)."""

    D4 = "d4"
    D6 = "d6"
    D8 = "d8"
    D10 = "d10"
    D12 = "d12"

    @property
    def faces(self) -> int:
        """The number of faces, which is the die type as a number: 4 to 12."""
        return int(self.value[1:])

    @property
    def rung(self) -> int:
        """Its place on the ladder: 0 to 4."""
        return LADDER.index(self)


LADDER = tuple(Die)
"""The dice from low to high (fi-trait)."""


class Kind(str, Enum):
    """What bounty points raise (fi-advance)."""

    SKILL = "skill"
    TRAINING = "training"
    DIE = "die"


@dataclass(frozen=True)
class Chips:
    """So many story chips of each kind: a hand, the pool, a price. All are 0 or more."""

    white: int = 0
    red: int = 0
    blue: int = 0

    @property
    def number(self) -> int:
        """How many chips there are."""
        return self.white + self.red + self.blue

    @property
    def points(self) -> int:
        """What they are worth: 1 a white, 2 a red, 3 a blue (fi-bounty)."""
        return self.white + 2 * self.red + 3 * self.blue

    def plus(self, other: "Chips") -> "Chips":
        """Both together."""
        return Chips(self.white + other.white, self.red + other.red, self.blue + other.blue)

    def __str__(self) -> str:
        """``white/red/blue``, as the hands of a draw are named."""
        return f"{self.white}/{self.red}/{self.blue}"


POOL = Chips(50, 25, 10)
"""The pool as the first session finds it (fi-chips-pool)."""

HAND = 3
"""The chips that a session's start fills a hand up to (fi-chips-pool)."""


def signed(amount: int) -> str:
    """A change as it is printed: ``+1``, ``−2``."""
    return f"−{-amount}" if amount < 0 else f"+{amount}"


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun: ``1 wound``, ``2 wounds``; ``1 die``, ``2 dice``."""
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"
