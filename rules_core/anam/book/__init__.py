"""Anam's rules and rulings, chapter by chapter: what every figure cites."""

from rules_core.anam.book.actions import Actions, ActionsRuling
from rules_core.anam.book.armour import Armour, ArmourRuling
from rules_core.anam.book.conditions import Conditions, ConditionsRuling
from rules_core.anam.book.harm import Harm, HarmRuling
from rules_core.anam.book.healing import Healing, HealingRuling
from rules_core.anam.book.levels import Levels
from rules_core.anam.book.modifiers import Modifiers, ModifiersRuling

CHAPTERS = (
    Levels,
    Actions,
    ActionsRuling,
    Modifiers,
    ModifiersRuling,
    Harm,
    HarmRuling,
    Armour,
    ArmourRuling,
    Conditions,
    ConditionsRuling,
    Healing,
    HealingRuling,
)

__all__ = [
    "CHAPTERS",
    "Actions",
    "ActionsRuling",
    "Armour",
    "ArmourRuling",
    "Conditions",
    "ConditionsRuling",
    "Harm",
    "HarmRuling",
    "Healing",
    "HealingRuling",
    "Levels",
    "Modifiers",
    "ModifiersRuling",
]
