"""What can happen in an encounter: each event carries what a card showed and what was chosen.

`drawn` says that the card came from the model deck (tw-odds), not from the table's.
"""

from dataclasses import dataclass

from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.state import Secret
from rules_core.west.ending import Comfort
from rules_core.west.terms import Cause, Location, Style


@dataclass(frozen=True)
class Event:
    """Base of the events."""


@dataclass(frozen=True)
class SizedUpBefore(Event):
    """The instigator's side tried Judge Character before the encounter (tw-size-up-before)."""

    cause_result: int = 5
    calamity: bool = False
    drawn: bool = False


@dataclass(frozen=True)
class Declared(Event):
    """An attack begins: the trait that makes the check, and another `style` if that is free."""

    cause: Cause = Cause.PRESENCE
    style: Style | None = None


@dataclass(frozen=True)
class Turned(Event):
    """The attack's card as it is printed; see `rules_core.west.parties.Card`."""

    cause_result: int = 5
    calamity: bool = False
    breakdown: int = 0
    phase: int = 0
    location: Location = Location.OTHER
    penetration: int = 0
    drawn: bool = False


@dataclass(frozen=True)
class Bumped(Event):
    """The phase number was moved by bumps (tw-phase-bump)."""

    phase: int = 0


@dataclass(frozen=True)
class LetStand(Event):
    """The misreading stands (tw-misconstrued)."""


@dataclass(frozen=True)
class Rephrased(Event):
    """A second card was turned for its phase number (tw-rephrase)."""

    phase: int = 0
    drawn: bool = False


@dataclass(frozen=True)
class SwitchedGears(Event):
    """A card was sacrificed to go on in the style that was heard (tw-switch-gears)."""


@dataclass(frozen=True)
class TookLoss(Event):
    """The aggressor turned the attack on themselves (tw-take-loss)."""


@dataclass(frozen=True)
class SpentBumps(Event):
    """The purse of bumps was closed: what was spent on what; the rest lapses (tw-bumps).

    `location` is where the attack goes home after `bumps_location` moves, None if it stays.
    """

    location: Location | None = None
    bumps_location: int = 0
    bumps_penetration: int = 0
    bumps_effect: int = 0


@dataclass(frozen=True)
class EffectRead(Event):
    """The cell of the effect grid, any cards for increased effect added (tw-effect).

    With `heals` wounds dealt by Argument heal the speaker's own, if that is in use
    (tw-fx-argument).
    """

    effect: int = 0
    drawn: bool = False
    heals: bool = True


@dataclass(frozen=True)
class WonBack(Event):
    """The cell that a missed fast talk let the target read (tw-fx-fast-talk)."""

    recovery: int = 0
    drawn: bool = False


@dataclass(frozen=True)
class SizedUp(Event):
    """A card was spent on Judge Character in place of an attack (tw-size-up)."""

    cause_result: int = 5
    calamity: bool = False
    drawn: bool = False


@dataclass(frozen=True)
class Passed(Event):
    """The side whose phase it is said nothing and kept its card (tw-parties)."""


@dataclass(frozen=True)
class Disengaged(Event):
    """A side broke off (tw-end)."""

    side: Who = Who.INSTIGATOR


@dataclass(frozen=True)
class TriggerRaised(Event):
    """The Judge raised the trigger by 1 (tw-trigger-shift)."""


@dataclass(frozen=True)
class TriggerLowered(Event):
    """The Judge lowered the trigger by 1 (tw-trigger-shift, r-trigger-floor)."""


@dataclass(frozen=True)
class CardGranted(Event):
    """The Judge gave the instigator one more card (tw-trigger-shift)."""


@dataclass(frozen=True)
class Declined(Event):
    """The Judge left trigger and cards as they are, with nobody's card left to go on."""


@dataclass(frozen=True)
class Closed(Event):
    """The Judge spared a player who is out of cards further attacks (tw-pool-empty)."""


@dataclass(frozen=True)
class Revealed(Event):
    """The Judge told the players a secret trigger (tw-triggers)."""

    secret: Secret = Secret.TRIGGER


@dataclass(frozen=True)
class Fired(Event):
    """A trigger that was not written down here ended the talk; `then` says what happens."""

    then: str = ""


@dataclass(frozen=True)
class StressReturned(Event):
    """The Judge saw stress points return to a side (tw-stressed, tw-recover)."""

    side: Who = Who.INSTIGATOR
    points: int = 1


@dataclass(frozen=True)
class Recovered(Event):
    """A check to heal stress wounds after the encounter (tw-recover)."""

    side: Who = Who.INSTIGATOR
    by: Comfort = Comfort.LEADERSHIP
    cause_result: int = 5
    calamity: bool = False


@dataclass(frozen=True)
class SceneOpened(Event):
    """A new scene of the story began, and with it another chance to recover (tw-recover)."""


EVENTS: tuple[type[Event], ...] = (
    SizedUpBefore,
    Declared,
    Turned,
    Bumped,
    LetStand,
    Rephrased,
    SwitchedGears,
    TookLoss,
    SpentBumps,
    EffectRead,
    WonBack,
    SizedUp,
    Passed,
    Disengaged,
    TriggerRaised,
    TriggerLowered,
    CardGranted,
    Declined,
    Closed,
    Revealed,
    Fired,
    StressReturned,
    Recovered,
    SceneOpened,
)
