"""What an effect does to the one who suffers it (tw-wounds, tw-broken, tw-stressed)."""

from dataclasses import dataclass

from rules_core.figures import Figure
from rules_core.west.book import Wounds, WoundsRuling
from rules_core.west.limits import guard
from rules_core.west.options import WestOptions
from rules_core.west.rounding import stress_left_over, whole_wounds
from rules_core.west.terms import count

TRACK = 5
"""Stress wounds that break the will (tw-broken)."""


@dataclass(frozen=True)
class Suffered:
    """Stress wounds and stress after an effect; `cards_removed` by those who only resist."""

    wounds_dealt: Figure[int]
    stress_after: Figure[int]
    wounds_after: Figure[int]
    stressed: Figure[bool]
    broken: Figure[bool]
    cards_removed: Figure[int]


def suffer(
    effect: int,
    willpower: int,
    stress: int,
    wounds: int,
    resist_only: bool = False,
    options: WestOptions = WestOptions(),
) -> Suffered:
    """Divide an `effect` 0–200 by `willpower` 1–20: whole part wounds, remainder off `stress`.

    `stress` 0–60 and `wounds` 0–5 are those before. With `resist_only` cards leave the other
    side's pool instead (tw-resist-only, r-resist-cards). InvalidInput names what is outside.
    """
    guard(effect=effect, willpower=willpower, stress=stress, wounds=wounds)
    dealt = Figure.start(effect, Wounds.EFFECT, f"effect {effect}")
    whole = whole_wounds(effect, willpower)
    dealt = dealt.then(whole, Wounds.WOUNDS, f"÷ Willpower {willpower}: {whole}")
    before = Figure.start(stress, Wounds.WOUNDS, f"stress {stress}")
    cards = Figure.start(0, Wounds.RESIST_ONLY, "no cards are removed")
    if resist_only:
        cards = _cards(dealt, options)
        dealt = dealt.then(0, Wounds.RESIST_ONLY, "cards are removed instead")
        after = before.plus(0, Wounds.RESIST_ONLY, "no stress is inflicted")
    else:
        after = off_stress(before, effect, willpower)
    total = track(wounds, dealt.value)
    return Suffered(dealt, after, total, stressed(after.value), broken(total.value), cards)


def _cards(dealt: Figure[int], options: WestOptions) -> Figure[int]:
    cards = dealt.plus(0, WoundsRuling.RESIST_CARDS, "a card for each wound")
    if options.resist_cards == "one":
        cards = dealt.at_most(1, WoundsRuling.RESIST_CARDS, "one card, whatever the number")
    return cards


def off_stress(stress: Figure[int], effect: int, willpower: int) -> Figure[int]:
    """Stress once the remainder of `effect` ÷ `willpower` is off, never below 0."""
    rest = stress_left_over(effect, willpower)
    if not rest:
        return stress
    text = f"−{rest} left over from {effect} ÷ {willpower}"
    return stress.plus(-rest, Wounds.WOUNDS, text).at_least(
        0, WoundsRuling.STRESS_FLOOR, "stress stops at 0"
    )


def track(before: int, dealt: int) -> Figure[int]:
    """Stress wounds on the track: 0 to 5 (r-wound-cap)."""
    total = Figure.start(before, Wounds.WOUNDS, f"{count(before, 'wound')} before")
    if dealt:
        total = total.plus(dealt, Wounds.WOUNDS, f"+{dealt} dealt")
    return total.at_most(TRACK, WoundsRuling.WOUND_CAP, "the track ends at 5")


def stressed(stress: int) -> Figure[bool]:
    """Whether so much stress leaves its owner stressed: at 0 (tw-stressed)."""
    return Figure.start(stress == 0, Wounds.STRESSED, f"{stress} stress left")


def broken(wounds: int) -> Figure[bool]:
    """Whether so many stress wounds break the will: 5 (tw-broken)."""
    return Figure.start(wounds >= TRACK, Wounds.BROKEN, f"{wounds} of {TRACK} wounds")
