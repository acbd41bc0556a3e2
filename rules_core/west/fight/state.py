"""The state of words in a fight, and what can happen."""

from dataclasses import dataclass

from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west.encounter.events import Event
from rules_core.west.encounter.side import Side
from rules_core.west.encounter.state import Attack
from rules_core.west.exchange import Exchange
from rules_core.west.fight.setup import FightSetup
from rules_core.west.terms import Cause


@dataclass(frozen=True)
class Tried(Event):
    """An attempt for 2 AP began, the trait that makes its check being `cause`."""

    cause: Cause = Cause.PRESENCE


@dataclass(frozen=True)
class Fled(Event):
    """The foe chose to flee from fight and talker, and loses no AP by that attempt."""


@dataclass(frozen=True)
class TookHeart(Event):
    """The foe spent 2 AP on a Bravery check against Intimidation."""

    cause_result: int = 5
    calamity: bool = False


@dataclass(frozen=True)
class StruckBack(Event):
    """The foe attacked for 2 AP more, against Persuasion: whether it hit, with how many bumps."""

    hit: bool = True
    bumps: int = 0


@dataclass(frozen=True)
class WasHurt(Event):
    """An opponent did any damage to the foe, which ends what Persuasion has done."""


@dataclass(frozen=True)
class RoundBegan(Event):
    """The next round of the fight began."""


@dataclass(frozen=True)
class FightEnded(Event):
    """The fight was over."""


@dataclass(frozen=True)
class Closed:
    """Why there is no more to do."""

    rule: Rule
    text: str


@dataclass(frozen=True)
class Brawl:
    """A fight as far as words go.

    `uses` are the attempts left; `lost` the foe's AP taken by words, of which `fresh` by the last
    attempt, while the foe may still flee from it; `has_tried`, `has_rallied` (the Bravery check)
    and the AP that the talker has `spent` and the foe `foe_spent` on recovery hold for this round;
    `is_barred` once a misreading has ended the attempts.
    """

    setup: FightSetup
    talker: Side
    foe: Side
    uses: Figure[int]
    lost: Figure[int]
    fresh: int = 0
    round: int = 1
    has_tried: bool = False
    has_rallied: bool = False
    is_barred: bool = False
    attack: Attack | None = None
    last: Exchange | None = None
    closed: Closed | None = None
    spent: int = 0
    foe_spent: int = 0
