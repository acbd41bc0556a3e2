"""What an attack has to beat, whether it does, and by how much (tw-tn, tw-check, tw-calamity)."""

from rules_core.figures import Figure
from rules_core.west.book import (
    Attack,
    Cards,
    Effects,
    SizingUp,
    SizingUpRuling,
    Stakes,
    Wounds,
)
from rules_core.west.limits import guard
from rules_core.west.options import WestOptions
from rules_core.west.rounding import full_fours, half_rounded_up
from rules_core.west.terms import Style, count, signed


def tn(
    target_social_combat: int,
    stressed: bool = False,
    adjust: int = 0,
    options: WestOptions = WestOptions(),
    *,
    sized: int = 0,
) -> Figure[int]:
    """The target number, 1 or more (tw-tn, tw-stressed, r-size-up-floor).

    `target_social_combat` 0–5, which counts as 0 when the target is `stressed`; `adjust` is what
    sizing up and missed fast talk have added or taken, or without sizing up where that is told
    apart as `sized`. InvalidInput names the first three.
    """
    guard(target_social_combat=target_social_combat, adjust=adjust)
    base = options.table("tn-base")
    text = options.said("tn-base", f"{base} to begin with")
    number = Figure.start(base, Attack.TN, text)
    half = half_rounded_up(target_social_combat)
    if half and stressed:
        number = number.plus(0, Wounds.STRESSED, "stressed: Social Combat counts as 0")
    elif half:
        text = f"half of {target_social_combat}, rounded up: +{half}"
        number = number.plus(half, Attack.TN, text)
    if adjust:
        number = number.plus(adjust, Attack.TN, f"{signed(adjust)} adjustment")
    if sized:
        number = number.plus(sized, SizingUp.SIZE_UP, f"{signed(sized)} by sizing up")
    return number.at_least(1, SizingUpRuling.SIZE_UP_FLOOR, "never below 1")


def hit(cause_result: int, tn: int, calamity: bool) -> Figure[bool]:
    """Whether the check succeeds: the result reaches the target number, and no calamity shows.

    `cause_result` 1–60 is the figure of the cause grid (tw-check, tw-calamity).
    """
    guard(cause_result=cause_result)
    if calamity:
        return Figure.start(False, Attack.CALAMITY, "a calamity fails")
    word = "reaches" if cause_result >= tn else "is below"
    return Figure.start(cause_result >= tn, Cards.CHECK, f"{cause_result} {word} TN {tn}")


def bumps(
    cause_result: int,
    tn: int,
    hit: bool,
    style: Style,
    specialized: bool,
    options: WestOptions = WestOptions(),
) -> Figure[int]:
    """The bumps that a check earns, 0 for a miss (tw-check, tw-styles, tw-fx-fast-talk).

    One for each full 4 over `tn`, one more when `specialized` in `style`, and with `fx-fast-talk`
    one for a hit with Fast Talk, which cannot be spent on the phase number.
    """
    if not hit:
        return Figure.start(0, Cards.CHECK, "a miss earns none")
    fours = full_fours(cause_result - tn)
    earned = Figure.start(fours, Cards.CHECK, f"{cause_result - tn} over TN {tn}: {fours}")
    if specialized:
        earned = earned.plus(1, Stakes.STYLES, f"+1 for the specialization in {style.label}")
    if talks_fast(style, options):
        earned = earned.plus(1, Effects.FX_FAST_TALK, "+1 for a hit with Fast Talk")
    return earned


def talks_fast(style: Style, options: WestOptions) -> bool:
    """Whether the optional effect of Fast Talk holds for an attack in `style`."""
    return options.fx_fast_talk == "yes" and style is Style.FAST_TALK


def over_spent(spent: int, earned: int) -> str:
    """The sentence for bumps spent that were not earned (tw-bumps)."""
    return f"{count(spent, 'bump')} spent, {earned} earned."
