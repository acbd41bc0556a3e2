"""Who talks to whom, and what an attack makes of how the target stands (tw-odds)."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from rules_core.figures import Figure
from rules_core.west import sizing_up
from rules_core.west.book import Wounds
from rules_core.west.deck import Deck
from rules_core.west.defences import Attempt, Defence, healed
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.penetration import ENOUGH, Way, nerve_after, penetrate
from rules_core.west.plays import Play
from rules_core.west.stand import GONE, LEFT, Change, Stand
from rules_core.west.terms import Choice, Result, Style
from rules_core.west.wounds import TRACK

STYLES = tuple(Style)
MOST = 10_000
"""More bumps than any attack needs."""
RISE, FALL = 3, 2
"""What one attack adds to Nerve and a resistance together at most, and takes away."""


@dataclass(frozen=True)
class Sides:
    """What stays the same from card to card: who attacks whom, the deck, the options."""

    aggressor: Aggressor
    target: Target
    deck: Deck
    options: WestOptions
    play: Play = Play.MEND_FIRST

    @cached_property
    def readings(self) -> dict[tuple[Style, int], Fraction]:
        """How an attack is heard and the fewest bumps that mend it → its share of all cards."""
        return self.deck.readings(self.aggressor.style, self.aggressor.clarity)

    @cached_property
    def misreadings(self) -> list[tuple[Style, int]]:
        """The other styles that an attack may be heard as, each with the bumps that mend it."""
        return [reading for reading in self.readings if reading[0] is not self.aggressor.style]

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

    def settled(self, stand: Stand, cards: int) -> Stand:
        """The stand without what so many more attacks cannot make matter.

        An attack raises what counts against a style by `RISE` at most and lowers it by `FALL`: so
        far below what penetrates at once, or, for a style that is misheard, above what deflects in
        any case, more or less makes no difference. Before the last attack only sums count.
        """
        if not cards:
            return GONE if stand.stressed else LEFT
        if self.options.ind == "no":
            return stand
        nerve, base = stand.nerve, 0 if cards == 1 else stand.nerve
        low, high, kept = RISE * (cards - 1), FALL * (cards - 1), [0, 0, 0, 0]
        for place, least, most in self._spans[stand.stressed]:
            total = max(nerve + stand.resistances[place], least - low)
            kept[place] = min(total, most + high) - base
        return Stand(base, stand.tn_adjust, (*kept,), stand.stressed)

    def needs(self, stand: Stand, size_ups: int) -> tuple[int, ...]:
        """The bumps on PV that a hit needs to penetrate: one heard as meant, then the misreadings.

        One more than matters is as many as there can be for a misread hit. Each of the `size_ups`
        successes before takes 1 off Nerve.
        """
        nerve, least = stand.nerve, max(0, self._short)
        if size_ups:
            nerve = sizing_up.size_up(size_ups, 0, 0, 1, nerve).nerve.value
        return tuple(
            [
                min(max(least, nerve + stand.resistances[place] + over), most)
                for place, over, most in self._meetings[stand.stressed]
            ]
        )

    @property
    def _short(self) -> int:
        """The bumps needed against an Armour Value of 0."""
        return ENOUGH - self.aggressor.resolve - self.deck.penetration

    @cached_property
    def _meetings(self) -> dict[bool, list[tuple[int, int, int]]]:
        """Whether the target is stressed → what each way to be heard meets.

        That is: the place of a resistance, the bumps needed over the sum of Nerve and that
        resistance, and the most needed bumps that matter.
        """
        meant, by_heard = self.aggressor.style, self.options.av_style == "heard"
        open_ended = self.play is not Play.MEND_FIRST  # then a misread hit may have any bumps
        found: dict[bool, list[tuple[int, int, int]]] = {}
        for stressed, misread in ((False, self.misreadings), (True, ())):
            nerve = 0 if stressed else max(0, -self._short)
            stand = Stand(nerve, 0, (0, 0, 0, 0), stressed)
            found[stressed] = [
                (
                    STYLES.index(heard if by_heard else meant),
                    self._needed(stand, heard) - nerve,
                    MOST if open_ended or heard is meant else max(ENOUGH, mends) + 1,
                )
                for heard, mends in ((meant, 0), *misread)
            ]
        return found

    @cached_property
    def _spans(self) -> dict[bool, list[tuple[int, int, int]]]:
        """Whether the target is stressed → the resistances that are met, by place.

        Each with the sums with Nerve below and above which no difference is seen.
        """
        found = {}
        for stressed, meetings in self._meetings.items():
            spans: dict[int, tuple[int, int]] = {}
            for place, over, most in meetings:
                low, high = spans.get(place, (MOST, -MOST))
                spans[place] = min(low, max(0, self._short) - over), max(high, most - over)
            found[stressed] = [(place, *span) for place, span in spans.items()]
        return found

    def _needed(self, stand: Stand, heard: Style) -> int:
        """The bumps on PV that a hit heard so needs (tw-penetration)."""
        meant = self.aggressor.style
        style = heard if self.options.av_style == "heard" else meant
        found = penetrate(
            self.aggressor.resolve,
            self.deck.penetration,
            0,
            stand.nerve,
            style in self.target.target_specialized,
            0,
            Way(True, heard is not meant),
            stand.stressed,
            self.options,
        )
        return found.av.value + ENOUGH - found.pv.value

    @cached_property
    def _meant_only(self) -> tuple[bool, ...]:
        return tuple(style is self.aggressor.style for style in STYLES)

    @cached_property
    def _met(self) -> tuple[bool, ...]:
        if self.options.av_style == "meant":
            return self._meant_only
        heard = {style for style, _ in self.readings}
        return tuple(style in heard for style in STYLES)

    def change(self, stand: Stand, heard: Style, way: Way, result: Result) -> Change:
        """What an attack that came out so adds to the stand (tw-penetration, tw-ind)."""
        key = min(stand.nerve, 1), stand.stressed, heard.value, way, result.value
        if key not in self._changes:
            self._changes[key] = self._change(stand, heard, way, result)
        return self._changes[key]

    @cached_property
    def _changes(self) -> dict[tuple[int, bool, str, Way, str], Change]:
        return {}

    def _change(self, stand: Stand, heard: Style, way: Way, result: Result) -> Change:
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


def attempt(meant: Style, heard: Style, way: Way) -> Attempt:
    """The attack as the optional defences see it; gears are never switched here."""
    return Attempt(meant, heard, way.hit, Choice.LOSS if way.lost else Choice.NONE)
