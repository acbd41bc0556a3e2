"""Anam's rulings; the defaults are the rules as written here."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_core.anam.book import ConditionsRuling, HarmRuling, HealingRuling, ModifiersRuling
from rules_core.options import Options, switch


@dataclass(frozen=True)
class AnamOptions(Options):
    """Every switch of Anam; field names are the public ids with underscores."""

    prefix: ClassVar[str] = "an"

    cm: Literal["largest", "kinds"] = switch(ModifiersRuling.CM)
    overflow: Literal["spill", "out"] = switch(HarmRuling.OVERFLOW)
    injury_min: Literal["three", "any"] = switch(ConditionsRuling.INJURY_MIN)
    impose_count: Literal["before", "after"] = switch(ConditionsRuling.IMPOSE_COUNT)
    heal_time: Literal["care", "session"] = switch(HealingRuling.HEAL_TIME)
    heal: Literal["split", "adept", "master"] = switch(HealingRuling.HEAL)
