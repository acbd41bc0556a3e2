"""What can happen before a roll and between two attacks; see `events`."""

from dataclasses import dataclass

from rules_core.clockwork.encounter.words import Approach, Share
from rules_core.clockwork.terms import Cover, Trait


@dataclass(frozen=True)
class Event:
    """Base of the events."""


@dataclass(frozen=True)
class AmbushRolled(Event):
    """The competitive check of an ambush, what each side's roll comes to (cd-ambush)."""

    success: int = 0
    advantage: int = 0
    victim_success: int = 0
    victim_advantage: int = 0
    drawn: bool = False


@dataclass(frozen=True)
class InitiativeRolled(Event):
    """Somebody's initiative: net success, net advantage, triumphs (cd-initiative)."""

    who: int = 1
    success: int = 0
    advantage: int = 0
    triumphs: int = 0
    drawn: bool = False


@dataclass(frozen=True)
class AllRolled(Event):
    """The initiative of all who had not rolled, in the order of their numbers."""

    success: tuple[int, ...] = ()
    advantage: tuple[int, ...] = ()
    triumphs: tuple[int, ...] = ()


@dataclass(frozen=True)
class TookFirst(Event):
    """A triumph at initiative was used for the first place."""


@dataclass(frozen=True)
class TookEarly(Event):
    """A triumph at initiative was used for a maneuver before the conflict."""


@dataclass(frozen=True)
class Moved(Event):
    """A move into the zone of `to`, or with 0 away from everybody (cd-move)."""

    to: int = 0


@dataclass(frozen=True)
class Traded(Event):
    """The action was traded for a move or a maneuver (cd-turn)."""

    share: Share = Share.MANEUVER


@dataclass(frozen=True)
class Aimed(Event):
    """A maneuver to aim."""


@dataclass(frozen=True)
class CalledAid(Event):
    """Elicit Aid: `helpers` test for the same end and lose their turn."""

    helpers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Interacted(Event):
    """A maneuver with a thing: a door, a lever, a weapon drawn."""

    what: str = ""


@dataclass(frozen=True)
class TestedPassively(Event):
    """A passive test as a maneuver (cd-passive)."""

    aptitude: int = 2
    skill: int = 1
    difficulty: int = 1


@dataclass(frozen=True)
class Sidestepped(Event):
    """An avenue was closed at `of`: one's own, or with an ally's number theirs."""

    of: int = 1


@dataclass(frozen=True)
class TookCover(Event):
    """An object in the zone became cover (cd-cover)."""

    cover: Cover = Cover.LIGHT


@dataclass(frozen=True)
class Attracted(Event):
    """One person was made to listen."""

    target: int = 1


@dataclass(frozen=True)
class TookStance(Event):
    """Defensive Stance: 1 Guard back, 1 setback die on the next attack."""


@dataclass(frozen=True)
class ShiftedGrip(Event):
    """The grip on a ranged weapon was shifted, to parry or to attack (cd-guard)."""


@dataclass(frozen=True)
class Attacked(Event):
    """An attack begins. `against` None: what such an attack goes against; `potency` None: as it is.

    `boost` and `setback` dice 0–5 are the Narrator's.
    """

    target: int = 2
    approach: Approach = Approach.BLOW
    against: Trait | None = None
    potency: int | None = None
    boost: int = 0
    setback: int = 0
    matter: str = ""


@dataclass(frozen=True)
class Rallied(Event):
    """Presence + Command to lift an ally's Morale; the Narrator sets the difficulty (cd-morale)."""

    target: int = 1
    difficulty: int = 2


@dataclass(frozen=True)
class KeptHold(Event):
    """The action went to keeping hold (cd-outcomes)."""


@dataclass(frozen=True)
class LetGo(Event):
    """Whoever is held is let go."""


@dataclass(frozen=True)
class Acted(Event):
    """The action went to some other test."""

    what: str = ""


@dataclass(frozen=True)
class TurnEnded(Event):
    """The turn is over."""


@dataclass(frozen=True)
class Left(Event):
    """Somebody left: out of a talk, or in flight from a fight."""

    who: int = 2


@dataclass(frozen=True)
class Yielded(Event):
    """Somebody surrendered, or gave in."""

    who: int = 2


@dataclass(frozen=True)
class CameToBlows(Event):
    """Physical violence ends the talk (cd-social-limit)."""


@dataclass(frozen=True)
class Closed(Event):
    """The Narrator ended it; `then` says how."""

    then: str = ""
