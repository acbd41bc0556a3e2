"""The words of Clockwork Dominion's rules, with their public values."""

from enum import Enum, IntEnum


class Arena(str, Enum):
    """What kind of attack it is: a blow, an argument in a talk, or words in a fight."""

    PHYSICAL = "physical"
    SOCIAL = "social"
    SOCIAL_IN_FIGHT = "social-in-fight"


class Field(str, Enum):
    """Where a conflict takes place: a fight or a talk (cd-avenues)."""

    PHYSICAL = "physical"
    SOCIAL = "social"


class Trait(str, Enum):
    """What an attack goes against (cd-mixed)."""

    GUARD = "guard"
    DISPOSITION = "disposition"
    MORALE = "morale"

    @property
    def label(self) -> str:
        """The name as it is printed: ``Guard``."""
        return self.value.capitalize()

    @property
    def bottom(self) -> int:
        """The level that is down: Guard 0, Disposition or Morale 1, Favorable."""
        return 0 if self is Trait.GUARD else Rung.FAVORABLE

    def level(self, number: int) -> str:
        """A level in words: ``Guard 2``, ``Disposition 4, Guarded``."""
        said = f"{self.label} {number}"
        named = self is not Trait.GUARD and number in set(Rung)
        return f"{said}, {Rung(number).label}" if named else said


class Rung(IntEnum):
    """The ladder of Disposition and Morale (cd-disposition); attacks move it down."""

    FAVORABLE = 1
    AGREEABLE = 2
    INDIFFERENT = 3
    GUARDED = 4
    HOSTILE = 5

    @property
    def label(self) -> str:
        """The name as it is printed: ``Favorable``."""
        return self.name.capitalize()


class Outcome(str, Enum):
    """What a successful attack may place on its target, in the order answers list it."""

    CONDITION = "condition"
    WOUND = "wound"
    SUBDUE = "subdue"
    CONVINCE = "convince"
    PERSUADE = "persuade"
    DISARM_ARMOR = "disarm-armor"
    WEAPON_CONDITION = "weapon-condition"
    INCAPACITATE = "incapacitate"


class ThreatUse(str, Enum):
    """What the defender may do with threats and despairs (cd-result-threat, -despair)."""

    SETBACK = "setback"
    CONDITION = "condition"
    ROLLS = "rolls"
    OUTCOME = "outcome"


class Cover(str, Enum):
    """How much hides the target (cd-cover)."""

    NONE = "none"
    LIGHT = "light"
    HEAVY = "heavy"


class Condition(str, Enum):
    """The standard conditions that are known (cd-conditions), and what the rest of the table is."""

    AGGRAVATED = "aggravated"
    DAZED = "dazed"
    DISARMED = "disarmed"
    DISORIENTED = "disoriented"
    ENTRAPPED = "entrapped"
    UNKNOWN = "see-your-rulebook"


class Lasting(str, Enum):
    """How long a condition lasts (cd-conditions)."""

    ENCOUNTER = "encounter"
    PERSISTENT = "persistent"
    UNKNOWN = "see-your-rulebook"


def plain(amount: int) -> str:
    """A number as it is printed, with a true minus: ``3``, ``−2``."""
    return f"−{-amount}" if amount < 0 else str(amount)


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun: ``1 die``, ``2 dice``."""
    return f"{plain(number)} {one if number == 1 else many or one + 's'}"
