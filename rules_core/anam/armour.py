"""What armour takes off a hit, how long it lasts, and what wearing it costs."""

from rules_core.anam.book import Armour, ArmourRuling, Modifiers
from rules_core.anam.limits import guard
from rules_core.anam.options import AnamOptions
from rules_core.anam.rounding import full_spells
from rules_core.anam.terms import count, signed
from rules_core.figures import Figure


def life(pv: int, options: AnamOptions = AnamOptions()) -> int:
    """How many attacks soft armour of `pv` 0–3 lasts in all; 0 without soft armour."""
    more = options.table("soft-life-more") * (pv - 1)
    return options.table("soft-life") + more if pv else 0


def remaining(pv: int, attacks_taken: int, options: AnamOptions = AnamOptions()) -> Figure[int]:
    """How many more attacks soft armour of `pv` 1–3 lasts after `attacks_taken` 0–11.

    Every hit counts as one (an-soft-armor, r-an-wear). InvalidInput names both.
    """
    guard(pv=pv, attacks_taken=attacks_taken)
    first = life(1, options)
    text = options.said("soft-life", f"{first} at PV 1")
    figure = Figure.start(first, Armour.SOFT_ARMOR, text)
    if pv > 1:
        more = life(pv, options) - first
        text = options.said("soft-life-more", f"+{more} for PV {pv}")
        figure = figure.plus(more, Armour.SOFT_ARMOR, text)
    if attacks_taken:
        text = f"−{count(attacks_taken, 'hit')} taken"
        figure = figure.plus(-attacks_taken, ArmourRuling.WEAR, text)
    return figure.at_least(0, Armour.SOFT_ARMOR, "worn out")


def worn_modifier(hours: int, affected: bool, options: AnamOptions = AnamOptions()) -> Figure[int]:
    """The CM of hard armour worn for `hours` 0–48, −6…0 (an-hard-armor, an-cm).

    `affected`: for an ability that the armour itself hinders; for any other only fatigue counts.
    InvalidInput names `hours`.
    """
    guard(hours=hours)
    rule, worn = Armour.HARD_ARMOR, options.table("armor-cm")
    spell = options.table("fatigue-hours")
    fatigue = -full_spells(hours, spell)
    text = f"fatigue {signed(fatigue)} after {count(hours, 'hour')}"
    tired = options.said("fatigue-hours", text)
    if not affected:
        none = f"no fatigue before {count(spell, 'hour')}"
        figure = Figure.start(fatigue, rule, tired if fatigue else none)
    else:
        text = options.said("armor-cm", f"{signed(worn)} while it is worn")
        figure = Figure.start(worn, rule, text)
        if fatigue < worn:
            figure = figure.then(fatigue, rule, f"{tired} exceeds it and counts instead")
        elif fatigue:
            figure = figure.plus(0, rule, f"{tired} does not add to it")
    limit = options.table("cm-limit")
    text = options.said("cm-limit", f"−{limit} at the lowest")
    return figure.at_least(-limit, Modifiers.CM, text)
