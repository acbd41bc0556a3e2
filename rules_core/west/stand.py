"""How the target stands against the next attack, and how one attack leaves it (tw-odds)."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from rules_core.figures import Figure
from rules_core.west import sizing_up
from rules_core.west.book import Wounds
from rules_core.west.deck import Deck
from rules_core.west.defences import Attempt, Defence, healed
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.penetration import ENOUGH, Way, nerve_after, penetrate
from rules_core.west.terms import Choice, Result, Style
from rules_core.west.wounds import TRACK

STYLES = tuple(Style)


class Stand(NamedTuple):
    """Nerve, the change to the TN, the resistances in the order of the styles, and stress at 0."""

    nerve: int
    tn_adjust: int
    resistances: tuple[int, ...]
    stressed: bool = False


@dataclass(frozen=True)
class Sides:
    """What stays the same from card to card: who attacks whom, the deck, the options."""

    aggressor: Aggressor
    target: Target
    deck: Deck
    options: WestOptions

    @cached_property
    def readings(self) -> dict[tuple[Style, int], Fraction]:
        """How an attack is heard and the fewest bumps that mend it → its share of all cards."""
        return self.deck.readings(self.aggressor.style, self.aggressor.clarity)

    def start(self) -> Stand:
        """The target before the first attack; resistances count with ``ind=yes`` only."""
        t, counted = self.target, self.options.ind == "yes"
        resistances = tuple(n if counted else 0 for n in t.resistances().values())
        stand = self.relevant(Stand(t.nerve, t.tn_adjust, resistances))
        return self.without_stress(stand) if t.stress == 0 else stand

    def without_stress(self, stand: Stand) -> Stand:
        """The stand as soon as stress is 0: Nerve 0, no misreading (tw-stressed)."""
        return self.relevant(Stand(0, stand.tn_adjust, stand.resistances, True))

    def relevant(self, stand: Stand) -> Stand:
        """The stand without the resistances that no later attack meets (r-av-style)."""
        met = self._meant_only if stand.stressed else self._met
        a, b, c, d = stand.resistances
        kept = (a * met[0], b * met[1], c * met[2], d * met[3])
        return Stand(stand.nerve, stand.tn_adjust, kept, stand.stressed)

    @cached_property
    def _meant_only(self) -> tuple[bool, ...]:
        return tuple(style is self.aggressor.style for style in STYLES)

    @cached_property
    def _met(self) -> tuple[bool, ...]:
        if self.options.av_style == "meant":
            return self._meant_only
        heard = {style for style, _ in self.readings}
        return tuple(style in heard for style in STYLES)

    def settled(self, stand: Stand, cards: int) -> Stand:
        """The stand without what `cards` ≥ 1 more attacks cannot make matter.

        Before the last of them only the sums of Nerve and each resistance count.
        """
        if cards > 1 or self.options.ind == "no":
            return stand
        sums = tuple(stand.nerve + n for n in stand.resistances)
        return self.relevant(Stand(0, stand.tn_adjust, sums, stand.stressed))

    def needed(self, stand: Stand, heard: Style, size_ups: int) -> int:
        """The bumps on PV that make a hit heard so penetrate: 0 or less if it does without."""
        meant = self.aggressor.style
        style = heard if self.options.av_style == "heard" else meant
        nerve = stand.nerve
        if size_ups:
            nerve = sizing_up.size_up(size_ups, 0, 0, 1, nerve).nerve.value
        resistance = stand.resistances[STYLES.index(style)]
        key = nerve, resistance, style, heard is meant, stand.stressed
        if key not in self._needs:
            found = penetrate(
                self.aggressor.resolve,
                self.deck.penetration,
                0,
                nerve,
                style in self.target.target_specialized,
                resistance,
                Way(True, heard is not meant),
                stand.stressed,
                self.options,
            )
            self._needs[key] = found.av.value + ENOUGH - found.pv.value
        return self._needs[key]

    @cached_property
    def _needs(self) -> dict[tuple[int, int, Style, bool, bool], int]:
        return {}

    def change(self, stand: Stand, heard: Style, way: Way, result: Result) -> "Change":
        """What an attack that came out so adds to the stand (tw-penetration, tw-ind)."""
        before = Figure.start(stand.nerve, Wounds.PENETRATION, f"Nerve {stand.nerve}")
        after = nerve_after(before, result, way, stand.stressed, self.options)
        nerve = after.value - stand.nerve
        if self.options.ind == "no":
            return Change(nerve)
        one = attempt(self.aggressor.style, heard, way)
        moved = Defence.of({}).after(one)
        added = self.relevant(
            Stand(0, 0, tuple(moved.resistance(style).value for style in STYLES), stand.stressed)
        )
        heals = healed(one, TRACK, self.options).value
        return Change(nerve, moved.tn_adjust.value, added.resistances, heals)


class Change(NamedTuple):
    """What an attack adds to Nerve, TN and resistances, and the wounds it may heal."""

    nerve: int
    tn_adjust: int = 0
    resistances: tuple[int, ...] = (0, 0, 0, 0)
    heals: int = 0

    def of(self, stand: Stand) -> Stand:
        """The stand after the change."""
        a, b, c, d = stand.resistances
        e, f, g, h = self.resistances
        return Stand(
            stand.nerve + self.nerve,
            stand.tn_adjust + self.tn_adjust,
            (a + e, b + f, c + g, d + h),
            stand.stressed,
        )


def attempt(meant: Style, heard: Style, way: Way) -> Attempt:
    """The attack as the optional defences see it; gears are never switched here."""
    return Attempt(meant, heard, way.hit, Choice.LOSS if way.lost else Choice.NONE)
