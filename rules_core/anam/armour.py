"""What armour takes off a hit, how long it lasts, and what wearing it costs."""

from rules_core.anam.book import Armour, ArmourRuling, Modifiers
from rules_core.anam.limits import guard
from rules_core.anam.rounding import full_pairs
from rules_core.anam.terms import count, signed
from rules_core.figures import Figure

WORN = -2
"""What worn hard armour costs the abilities that it hinders (an-hard-armor)."""
LIFE, MORE = 5, 3
"""Attacks that PV 1 lasts, and how many more for each further PV (an-soft-armor)."""


def life(pv: int) -> int:
    """How many attacks soft armour of `pv` 0–3 lasts in all; 0 without soft armour."""
    return LIFE + MORE * (pv - 1) if pv else 0


def remaining(pv: int, attacks_taken: int) -> Figure[int]:
    """How many more attacks soft armour of `pv` 1–3 lasts after `attacks_taken` 0–11.

    Every hit counts as one (an-soft-armor, r-an-wear). InvalidInput names both.
    """
    guard(pv=pv, attacks_taken=attacks_taken)
    figure = Figure.start(LIFE, Armour.SOFT_ARMOR, f"{LIFE} at PV 1")
    if pv > 1:
        more = life(pv) - LIFE
        figure = figure.plus(more, Armour.SOFT_ARMOR, f"+{more} for PV {pv}")
    if attacks_taken:
        text = f"−{count(attacks_taken, 'hit')} taken"
        figure = figure.plus(-attacks_taken, ArmourRuling.WEAR, text)
    return figure.at_least(0, Armour.SOFT_ARMOR, "worn out")


def worn_modifier(hours: int, affected: bool) -> Figure[int]:
    """The CM of hard armour worn for `hours` 0–48, −6…0 (an-hard-armor, an-cm).

    `affected`: for an ability that the armour itself hinders; for any other only fatigue counts.
    InvalidInput names `hours`.
    """
    guard(hours=hours)
    rule, fatigue = Armour.HARD_ARMOR, -full_pairs(hours)
    tired = f"fatigue {signed(fatigue)} after {count(hours, 'hour')}"
    if not affected:
        figure = Figure.start(fatigue, rule, tired if fatigue else "no fatigue before 2 hours")
    else:
        figure = Figure.start(WORN, rule, f"{signed(WORN)} while it is worn")
        if fatigue < WORN:
            figure = figure.then(fatigue, rule, f"{tired} exceeds it and counts instead")
        elif fatigue:
            figure = figure.plus(0, rule, f"{tired} does not add to it")
    return figure.at_least(-6, Modifiers.CM, "−6 at the lowest")
