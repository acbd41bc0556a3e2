"""The words of Anam's rules, with their public values."""

from enum import Enum

LEVELS = (
    "Untrained",
    "Neophyte",
    "Student",
    "Apprentice",
    "Journeyman",
    "Adept",
    "Master",
    "Grandmaster",
    "Paramount",
    "Legendary",
)
"""The names of the levels 0 to 9 (an-levels)."""


class Arena(str, Enum):
    """Where a conflict is fought out (an-arenas)."""

    MENTAL = "mental"
    PHYSICAL = "physical"
    SOCIAL = "social"

    @property
    def turn(self) -> str:
        """How long a turn is."""
        return {
            "mental": "about 1 second",
            "physical": "about 6 seconds",
            "social": "1 to 10 minutes, or more",
        }[self.value]

    @property
    def dodge(self) -> str:
        """The ability that gets one out of the way (an-defense)."""
        return {"mental": "Evade", "physical": "Dodge", "social": "Avoid"}[self.value]


class Range(str, Enum):
    """How far apart two are, from near to far (an-range)."""

    CLOSE = "close"
    MELEE = "melee"
    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"
    EXTREME = "extreme"

    @property
    def step(self) -> int:
        """Its place in the order: 0 to 5."""
        return list(Range).index(self)

    @property
    def label(self) -> str:
        """The name as it is printed: ``Short/Thrown``."""
        return "Short/Thrown" if self is Range.SHORT else self.value.title()


class Outcome(str, Enum):
    """What an attack comes to."""

    MISS = "miss"
    STOPPED = "stopped"  # by hard armour
    BRUISE = "bruise"
    WOUNDS = "wounds"
    INJURY = "injury"  # that leaves no Wound over
    IMPOSED = "imposed"


class What(str, Enum):
    """What is to heal."""

    BRUISE = "bruise"
    WOUND = "wound"
    INJURY = "injury"
    IMPOSED = "imposed"


class Care(str, Enum):
    """Who sees to a condition (an-heal-condition)."""

    NONE = "none"
    GOOD = "good"
    EXCELLENT = "excellent"
    HOSPITAL = "hospital"


def signed(amount: int) -> str:
    """A change as it is printed: ``+1``, ``−2``, ``+0``."""
    return f"−{-amount}" if amount < 0 else f"+{amount}"


def count(number: int, noun: str) -> str:
    """A number with its noun: ``1 Wound``, ``2 Wounds``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
