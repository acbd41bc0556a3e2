"""Anam's rulings; the defaults are the rules as written here."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_core.anam.book import (
    Armour,
    Conditions,
    ConditionsRuling,
    Harm,
    HarmRuling,
    Healing,
    HealingRuling,
    Modifiers,
    ModifiersRuling,
)
from rules_core.house import Entry, Tables
from rules_core.options import Options, switch

TABLES: Tables = {
    "wounds-hit": Entry(Harm.DAMAGE, "Wounds of a hit that just meets the difficulty", 1, 1, 9),
    "wounds-level": Entry(Harm.DAMAGE, "Wounds for each level over it", 1, 0, 5),
    "injury-worth": Entry(Conditions.INJURY, "Wounds that an injury stands for", 3, 1, 9),
    "cm-limit": Entry(Modifiers.CM, "How far modifiers go, up and down", 6, 1, 12),
    "armor-cm": Entry(Armour.HARD_ARMOR, "CM of worn hard armour", -2, -6, 0),
    "fatigue-hours": Entry(Armour.HARD_ARMOR, "Hours for each −1 CM of fatigue", 2, 1, 24),
    "soft-life": Entry(Armour.SOFT_ARMOR, "Attacks that PV 1 lasts", 5, 1, 5),
    "soft-life-more": Entry(Armour.SOFT_ARMOR, "Attacks more for each further PV", 3, 0, 3),
    "heal-weeks": Entry(Healing.HEAL_CONDITION, "Weeks that a slot stays filled", 4, 0, 52),
    "heal-weeks-least": Entry(
        Healing.HEAL_CONDITION, "Weeks with excellent care, or to the next session", 2, 0, 52
    ),
    "heal-box": Entry(Healing.HEAL_TASK, "Level of the task that clears a box", 3, 0, 9),
}
"""Anam's figures that house rules may change."""


@dataclass(frozen=True)
class AnamOptions(Options):
    """Every switch of Anam; field names are the public ids with underscores."""

    prefix: ClassVar[str] = "an"
    tables: ClassVar[Tables] = TABLES

    cm: Literal["largest", "kinds"] = switch(ModifiersRuling.CM)
    overflow: Literal["spill", "out"] = switch(HarmRuling.OVERFLOW)
    injury_min: Literal["three", "any"] = switch(ConditionsRuling.INJURY_MIN)
    impose_count: Literal["before", "after"] = switch(ConditionsRuling.IMPOSE_COUNT)
    heal_time: Literal["care", "session"] = switch(HealingRuling.HEAL_TIME)
    heal: Literal["split", "adept", "master"] = switch(HealingRuling.HEAL)
