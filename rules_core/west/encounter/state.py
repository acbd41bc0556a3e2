"""The state of an encounter between two events."""

from dataclasses import dataclass, replace
from enum import Enum

from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west.encounter.setup import Setup, Who
from rules_core.west.encounter.side import Side
from rules_core.west.exchange import Exchange
from rules_core.west.options import WestOptions
from rules_core.west.parties import NO_CHOICE, Card, Chosen
from rules_core.west.terms import Cause, Style, TriggerUnit


class Stage(str, Enum):
    """What an attack under way waits for."""

    CARD = "card"  # the card is not turned yet
    HEARD = "heard"  # it was misread: what now?
    HEARD_AGAIN = "heard-again"  # so was the rephrasing
    BUMPS = "bumps"  # bumps are left to spend
    EFFECT = "effect"  # the cell of the effect grid is to be read
    RECOVERY = "recovery"  # so is the one that a missed fast talk gives the target


class Shift(str, Enum):
    """What the Judge may do about the trigger now (tw-trigger-shift)."""

    RAISE = "raise"
    LOWER = "lower"  # or give a card


class Secret(str, Enum):
    """The triggers that can be secret (tw-triggers)."""

    TRIGGER = "trigger"
    FURTHER = "further"
    FORBIDDEN = "forbidden"


class Ending(str, Enum):
    """How an encounter can end (tw-end)."""

    YIELDS = "yields"  # the audience's trigger point is reached
    AUDIENCE_BROKEN = "audience-broken"
    INSTIGATOR_BROKEN = "instigator-broken"
    BEARS_NO_MORE = "bears-no-more"  # the instigator's own trigger is reached
    STYLE_TRIGGER = "style-trigger"
    FURTHER_TRIGGER = "further-trigger"
    OTHER_TRIGGER = "other-trigger"
    INSTIGATOR_LEAVES = "instigator-leaves"
    AUDIENCE_LEAVES = "audience-leaves"
    OUT_OF_CARDS = "out-of-cards"  # the instigator's last card ends it (r-out-of-cards)
    CLOSED = "closed"  # the Judge ends it, a player being out of cards
    DRAW = "draw"


@dataclass(frozen=True)
class Over:
    """The end: which one, the rule that ended it, and what happened in a few words."""

    ending: Ending
    rule: Rule
    text: str


@dataclass(frozen=True)
class Attack:
    """An attack under way: `held` cards before it; `card` with its phase number after bumps."""

    style: Style
    cause: Cause
    held: int
    stage: Stage = Stage.CARD
    card: Card | None = None
    chosen: Chosen = NO_CHOICE
    is_heard: bool = False  # nothing more is done about how it is heard
    has_spent: bool = False  # the purse of bumps is closed
    has_effect: bool = False
    heals: bool = True  # wounds dealt by Argument heal one's own (tw-fx-argument)
    has_recovery: bool = False


@dataclass(frozen=True)
class Encounter:
    """An encounter as it stands.

    `turn` is whose phase it is (None: nobody has a card left, or it is over); `last` tells the
    attack that was resolved last, `by` whose it was; `misses` counts the instigator's failed
    attacks in a row; `has_begun` once a card was turned.
    """

    setup: Setup
    instigator: Side
    audience: Side
    trigger: Figure[int] | None
    turn: Who | None = Who.INSTIGATOR
    round: int = 1
    attack: Attack | None = None
    last: Exchange | None = None
    by: Who | None = None
    misses: int = 0
    shift: Shift | None = None
    has_begun: bool = False
    has_sized_up: bool = False
    revealed: tuple[Secret, ...] = ()
    over: Over | None = None
    scene: int = 1

    @property
    def options(self) -> WestOptions:
        """The optional rules and rulings in use."""
        return self.setup.options

    def side(self, who: Who) -> Side:
        """One of the two sides."""
        return self.instigator if who is Who.INSTIGATOR else self.audience

    def with_side(self, who: Who, side: Side) -> "Encounter":
        """The state with one side changed."""
        if who is Who.INSTIGATOR:
            return replace(self, instigator=side)
        return replace(self, audience=side)

    @property
    def attacker(self) -> Who:
        """Whose phase it is; only where somebody's is."""
        assert self.turn is not None
        return self.turn

    def resists_only(self, attacker: Who) -> bool:
        """Whether an attack of this side costs cards instead of wounds (tw-resist-only)."""
        return attacker is Who.AUDIENCE and self.setup.terms.resist_only

    def counted(self, unit: TriggerUnit) -> int:
        """What the audience has suffered here, as a trigger counts it (tw-trigger-count)."""
        return self.audience.dealt if unit is TriggerUnit.WOUNDS else self.audience.damage

    def secrets(self) -> tuple[Secret, ...]:
        """The triggers that the players do not know."""
        terms = self.setup.terms
        hidden = {
            Secret.TRIGGER: terms.trigger_secret and self.trigger is not None,
            Secret.FURTHER: terms.further_secret and terms.further is not None,
            Secret.FORBIDDEN: terms.forbidden_secret and bool(terms.forbidden),
        }
        return tuple(s for s, is_set in hidden.items() if is_set and s not in self.revealed)
