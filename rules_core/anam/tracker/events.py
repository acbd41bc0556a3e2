"""What can happen to the characters of a conflict; `who` and the like are their numbers from 1."""

from dataclasses import dataclass

from rules_core.anam.terms import Care, Range, What
from rules_core.anam.tracker.setup import Sheet


@dataclass(frozen=True)
class Event:
    """Base of the events."""


@dataclass(frozen=True)
class TookTurn(Event):
    """A character acts; 0 is somebody who is not kept count of, or a danger (an-actions)."""

    who: int = 0


@dataclass(frozen=True)
class Trial(Event):
    """What bears on a test (an-cm).

    `base` and `distance` are those of the weapon (an-range); `hindered`: the ability is one that
    hard armour hinders; `injuries`: so many bear on it; `manipulated`: manipulations count and wear
    off; `circumstance` −6…6 is for this test alone.
    """

    base: Range = Range.MELEE
    distance: Range = Range.MELEE
    hindered: bool = False
    injuries: int = 0
    manipulated: bool = True
    circumstance: int = 0


@dataclass(frozen=True)
class Attacked(Trial):
    """An attack on `target`; `difficulty` is the Narrator's against one unaware (an-attack).

    With `impose` it is to impose the condition of that name for damage worth `impose_cost`.
    """

    target: int = 1
    difficulty: int | None = None
    impose: str = ""
    impose_cost: int = 5


@dataclass(frozen=True)
class EffectRead(Event):
    """The effect level of the attack, and what the Narrator adds for the weapon (an-damage)."""

    effect: int = 3
    weapon: int = 0


@dataclass(frozen=True)
class TookInjury(Event):
    """The target took an injury of that name in place of Wounds (an-injury)."""

    name: str = ""


@dataclass(frozen=True)
class Marked(Event):
    """The target marked all the Wounds."""


@dataclass(frozen=True)
class Tested(Trial):
    """A task that is no attack was tested."""


@dataclass(frozen=True)
class Manipulated(Event):
    """The test was a manipulation that gives `whom` a modifier −6…6, not 0 (an-manipulation)."""

    whom: int = 1
    value: int = 1


@dataclass(frozen=True)
class Defended(Event):
    """The test was an active defence, with that level for the turn (an-active-defense)."""

    level: int = 3


@dataclass(frozen=True)
class BoxTreated(Event):
    """The test was to clear one box, a Bruise or a Wound (an-heal-task)."""

    whom: int = 1
    what: What = What.BRUISE
    effect: int = 3


@dataclass(frozen=True)
class ConditionTreated(Event):
    """The test was to remove or heal a condition (an-heal-task); `condition` counts from 1."""

    whom: int = 1
    condition: int = 1
    effect: int = 5


@dataclass(frozen=True)
class WentOn(Event):
    """The turn of the one who acts was over: nothing more is to be noted."""


@dataclass(frozen=True)
class Joined(Sheet, Event):
    """Another character came, with a sheet."""


@dataclass(frozen=True)
class Left(Event):
    """A character is kept count of no longer."""

    who: int = 1


@dataclass(frozen=True)
class TurnBegan(Event):
    """The next turn began; active defences end (an-active-defense)."""


@dataclass(frozen=True)
class ModifierAdded(Event):
    """A modifier −6…6 of a kind holds until it is ended (an-cm)."""

    who: int = 1
    kind: str = "circumstance"
    value: int = 1


@dataclass(frozen=True)
class ModifierEnded(Event):
    """A modifier no longer holds; `modifier` counts from 1."""

    who: int = 1
    modifier: int = 1


@dataclass(frozen=True)
class HoursPassed(Event):
    """Hours 1–48 went by for all who wear hard armour (an-hard-armor)."""

    hours: int = 1


@dataclass(frozen=True)
class ArmourChanged(Event):
    """A character wears other armour, fresh, or none."""

    who: int = 1
    hard: int = 0
    soft: int = 0
    own: bool = False


@dataclass(frozen=True)
class SceneEnded(Event):
    """The scene of the conflict ended (an-heal-bruise, an-out)."""


@dataclass(frozen=True)
class Rested(Event):
    """A character had a full scene of rest (an-heal-wound)."""

    who: int = 1


@dataclass(frozen=True)
class Cared(Event):
    """A scene of care for a condition, `condition` counted from 1 (an-heal-condition)."""

    who: int = 1
    condition: int = 1
    care: Care = Care.GOOD


@dataclass(frozen=True)
class WeeksPassed(Event):
    """Weeks 1–52 went by, perhaps with a new session after them (r-an-heal-time)."""

    weeks: int = 1
    session: bool = False


@dataclass(frozen=True)
class Lifted(Event):
    """A power, or after the conflict a friend, ended a condition, counted from 1."""

    who: int = 1
    condition: int = 1


@dataclass(frozen=True)
class CameTo(Event):
    """The table brings somebody back who was out by full tracks (an-out)."""

    who: int = 1
