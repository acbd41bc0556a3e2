"""What can happen to story chips; `who` and `whose` are numbers, 0 the Master, players from 1."""

from dataclasses import dataclass
from enum import Enum

from rules_core.imperfect.session.state import Chip


class Earned(str, Enum):
    """Why a chip is drawn in play."""

    FAILURE = "failure"  # something was learned from it
    BROKEN = "broken"  # a contest broke its target
    LATE = "late"  # a player who joined after the draw is filled up to 3


@dataclass(frozen=True)
class Event:
    """Base of the events."""


@dataclass(frozen=True)
class Spending(Event):
    """So many chips of each kind leave the hand that was taken up."""

    white: int = 0
    red: int = 0
    blue: int = 0


@dataclass(frozen=True)
class Joined(Event):
    """Another player came."""

    name: str = ""


@dataclass(frozen=True)
class Carried(Event):
    """What a player brought from the last session, set aside before that player draws."""

    who: int = 1
    white: int = 0
    red: int = 0
    blue: int = 0
    black: int = 0


@dataclass(frozen=True)
class ChipsDrawn(Event):
    """The session's draw: every chip in order, the first player's first, the Master's last.

    `drawn` says that the page drew them blindly.
    """

    chips: tuple[Chip, ...] = ()
    drawn: bool = False


@dataclass(frozen=True)
class HandTaken(Event):
    """Somebody's hand is what the next event is about."""

    who: int = 1


@dataclass(frozen=True)
class PutBack(Event):
    """Nothing was done with the hand after all."""


@dataclass(frozen=True)
class Drew(Event):
    """One chip was drawn in play, and `why`."""

    chip: Chip = Chip.WHITE
    why: Earned = Earned.FAILURE
    drawn: bool = False


@dataclass(frozen=True)
class Gifted(Event):
    """The Master gave a black chip (fi-chip-black)."""


@dataclass(frozen=True)
class Bettered(Spending):
    """Chips for a check of `whose`, None for one's own (fi-uses).

    `critical`: the check is a critical failure; `impetus`: it is unskilled and an impetus makes it
    skilled; `terror`: it is a test of terror; `same`: more for the last check of theirs that chips
    bettered in the contest under way, which stays critical once it was.
    """

    black: int = 0
    whose: int | None = None
    critical: bool = False
    impetus: bool = False
    terror: bool = False
    same: bool = False


@dataclass(frozen=True)
class Saved(Spending):
    """Chips against one attack's `wounds` 0–20 and `ct` 0–60 (fi-chip-save).

    `whose` they are, None for one's own; `roll`: the CT roll is to be cancelled as well.
    """

    whose: int | None = None
    wounds: int = 1
    ct: int = 0
    roll: bool = False


@dataclass(frozen=True)
class Resisted(Spending):
    """The price that the Master named for resisting was paid (fi-sliding-cost)."""

    black: int = 0


@dataclass(frozen=True)
class BountyGiven(Event):
    """The Master gave the crew `points` 1–99 (fi-bounty)."""

    points: int = 1


@dataclass(frozen=True)
class TurnedIn(Spending):
    """Chips became bounty points, as the Master agreed (fi-bounty)."""


@dataclass(frozen=True)
class SessionClosed(Event):
    """The session ended: chips may become points, then everyone notes what is held."""


@dataclass(frozen=True)
class SessionBegan(Event):
    """The next session began: hands are carried over, and the Master's chips go back."""


EVENTS: tuple[type[Event], ...] = (
    Joined,
    Carried,
    ChipsDrawn,
    HandTaken,
    PutBack,
    Drew,
    Gifted,
    Bettered,
    Saved,
    Resisted,
    BountyGiven,
    TurnedIn,
    SessionClosed,
    SessionBegan,
)
