"""The words of the West's rules, with their public values."""

from dataclasses import dataclass
from enum import Enum


class Style(str, Enum):
    """The four ways to attack (tw-styles), in the order of their phase numbers 1 to 4."""

    ARGUMENT = "argument"
    FAST_TALK = "fast-talk"
    INTIMIDATION = "intimidation"
    PERSUASION = "persuasion"

    @property
    def label(self) -> str:
        """The name as it is printed: ``Fast Talk``."""
        return self.value.replace("-", " ").title()

    @property
    def secondary(self) -> str:
        """The trait that goes with Presence in this style: ``Acuity``."""
        return _SECONDARY[self][0]

    @property
    def trait_skill(self) -> str:
        """The trait skill of that trait (tw-traits): ``Awareness``."""
        return _SECONDARY[self][1]

    @property
    def rank_input(self) -> str:
        """The public input that holds that trait skill's rank where all four are asked for."""
        return _SECONDARY[self][2]


_SECONDARY = {
    Style.ARGUMENT: ("Knowledge", "Knowledge trait skill", "knowledge_rank"),
    Style.FAST_TALK: ("Acuity", "Awareness", "awareness"),
    Style.INTIMIDATION: ("Strength", "Brawn", "brawn"),
    Style.PERSUASION: ("Essence", "Spirit", "spirit"),
}


class Die(str, Enum):
    """A trait's die, which is also a column of a card's grids (tw-traits, tw-card)."""

    D4 = "d4"
    D6 = "d6"
    D8 = "d8"
    D10 = "d10"
    D12 = "d12"

    @property
    def faces(self) -> int:
        """The number of faces: 4 to 12."""
        return int(self.value[1:])

    @property
    def bonus_key(self) -> str:
        """The key, among the West's tables, of the cards that it adds to a pool (tw-pool)."""
        return f"die-bonus-{self.value}"


@dataclass(frozen=True)
class Trait:
    """A trait: its die, and the rank 0–5 of its trait skill (tw-traits)."""

    die: Die = Die.D6
    rank: int = 1


class Location(str, Enum):
    """Where an attack goes home (tw-location)."""

    OTHER = "other"
    VITALS = "vitals"
    HEAD = "head"


class Result(str, Enum):
    """What an attack does against the target's Nerve (tw-penetration)."""

    PENETRATES = "penetrates"
    ABLATES = "ablates"
    DEFLECTS = "deflects"
    NONE = "none"  # a miss, or a loss


class Choice(str, Enum):
    """What the aggressor does about a misreading (tw-rephrase, tw-switch-gears, tw-take-loss)."""

    NONE = "none"
    REPHRASE = "rephrase"
    SWITCH = "switch"
    LOSS = "loss"


class Cause(str, Enum):
    """Which of the style's two traits makes the check; the other one is effect (tw-declare)."""

    PRESENCE = "presence"
    SECONDARY = "secondary"


class TriggerUnit(str, Enum):
    """What a trigger point counts (tw-triggers)."""

    WOUNDS = "wounds"
    DAMAGE = "damage"


def signed(amount: int) -> str:
    """A change as it is printed: ``+1``, ``−2``, ``+0``."""
    return f"−{-amount}" if amount < 0 else f"+{amount}"


def plain(amount: int) -> str:
    """A number as it is printed, with a true minus: ``3``, ``−2``."""
    return f"−{-amount}" if amount < 0 else str(amount)


def count(number: int, noun: str) -> str:
    """A number with its noun: ``1 bump``, ``2 bumps``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
