"""The six dice and the pools made of them (cd-dice, cd-pool)."""

from dataclasses import dataclass, fields
from enum import Enum
from math import prod


class Die(str, Enum):
    """One of the six dice; ability, difficulty and their better ones come after the small two."""

    BOOST = "boost"
    SETBACK = "setback"
    ABILITY = "ability"
    DIFFICULTY = "difficulty"
    PROFICIENCY = "proficiency"
    CHALLENGE = "challenge"

    @property
    def faces(self) -> tuple[str, ...]:
        """What each face shows: S success, A advantage, T triumph, F failure, H threat, D despair.

        A blank face is empty; ``SA`` is a face with both.
        """
        return _FACES[self]


_FACES = {
    Die.BOOST: ("", "", "S", "SA", "AA", "A"),
    Die.SETBACK: ("", "", "F", "F", "H", "H"),
    Die.ABILITY: ("", "S", "S", "SS", "A", "A", "SA", "AA"),
    Die.DIFFICULTY: ("", "F", "FF", "H", "H", "H", "HH", "FH"),
    Die.PROFICIENCY: ("", "S", "S", "SS", "SS", "A", "SA", "SA", "SA", "AA", "AA", "T"),
    Die.CHALLENGE: ("", "F", "F", "FF", "FF", "H", "H", "FH", "FH", "HH", "HH", "D"),
}
POSITIVE = (Die.BOOST, Die.ABILITY, Die.PROFICIENCY)
NEGATIVE = (Die.SETBACK, Die.DIFFICULTY, Die.CHALLENGE)


def net_success(symbols: str) -> int:
    """Successes less failures; a triumph is one success as well, a despair one failure."""
    return sum(map(symbols.count, "ST")) - sum(map(symbols.count, "FD"))


def net_advantage(symbols: str) -> int:
    """Advantages less threats."""
    return symbols.count("A") - symbols.count("H")


@dataclass(frozen=True)
class Pool:
    """How many dice of each kind are rolled together, 0 or more; fields are the dice's names."""

    boost: int = 0
    setback: int = 0
    ability: int = 0
    difficulty: int = 0
    proficiency: int = 0
    challenge: int = 0

    def __add__(self, other: "Pool") -> "Pool":
        return Pool(**{name: n + getattr(other, name) for name, n in self.by_name().items()})

    def count(self, die: Die) -> int:
        """How many there are of one kind."""
        return int(getattr(self, die.value))

    def by_name(self) -> dict[str, int]:
        """The die's name → how many there are, all six of them."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    @property
    def ways(self) -> int:
        """The number of equally likely ways the dice can fall."""
        return prod(len(die.faces) ** self.count(die) for die in Die)
