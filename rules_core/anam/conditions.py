"""Conditions as a hit gives them: imposed in place of damage, or taken in place of Wounds."""

from dataclasses import dataclass

from rules_core.anam.book import Conditions, ConditionsRuling, HarmRuling
from rules_core.anam.options import AnamOptions
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import count
from rules_core.figures import Figure

INJURY_CM = -2
"""What an injury does to a test that it bears on (an-injury-cm)."""


def slots(target: Target) -> Figure[int]:
    """The slots that are filled before the hit (an-out)."""
    text = f"{count(target.conditions, 'condition')} before"
    return Figure.start(target.conditions, Conditions.INJURY, text)


def imposed(damage: int, blow: Blow, target: Target, when: str) -> Figure[bool]:
    """Whether a hit worth `damage` imposes its condition (an-imposed, r-an-impose-count).

    `when` tells where the damage was counted: ``before`` or ``after`` armour and threshold.
    """
    if not blow.impose:
        return Figure.start(False, Conditions.IMPOSED, "no condition is tried")
    enough = damage >= blow.impose_cost
    text = f"damage {damage} {when} armour and threshold, {blow.impose_cost} needed"
    figure = Figure.start(enough, ConditionsRuling.IMPOSE_COUNT, text)
    if enough and target.conditions == target.conditions_max:
        return figure.then(False, Conditions.IMPOSED, "no slot is free")
    return figure


def with_imposed(conditions: Figure[int]) -> Figure[int]:
    """The slots filled once a condition is imposed (r-an-imposed-slot)."""
    return conditions.plus(1, HarmRuling.IMPOSED_SLOT, "+1, imposed")


@dataclass(frozen=True)
class Spared:
    """The Wounds left to mark, the slots filled, and whether an injury was taken."""

    wounds: Figure[int]
    conditions: Figure[int]
    injured: bool


def instead(wounds: Figure[int], target: Target, options: AnamOptions) -> Spared:
    """Take an injury in place of 3 Wounds if the rules allow it (an-injury, r-an-injury-min)."""
    conditions, dealt = slots(target), wounds.value
    worth = options.table("injury-worth")
    least = 1 if options.injury_min == "any" else worth
    if dealt < least:
        text = f"no injury: {count(dealt, 'Wound')}, {least} needed"
        return Spared(wounds, conditions.plus(0, ConditionsRuling.INJURY_MIN, text), False)
    if target.conditions == target.conditions_max:
        text = "no injury: no slot is free"
        return Spared(wounds, conditions.plus(0, Conditions.INJURY, text), False)
    spared = min(worth, dealt)
    text = options.said("injury-worth", f"−{spared} for an injury")
    left = wounds.plus(-spared, Conditions.INJURY, text)
    return Spared(left, conditions.plus(1, Conditions.INJURY, "+1, an injury"), True)
