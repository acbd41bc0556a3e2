"""Clockwork Dominion's rulings with a switch; the defaults are the rules as written here."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_core.clockwork.book import (
    Attack,
    AttackRuling,
    OutcomesRuling,
    Space,
    Traits,
    TraitsRuling,
    Turns,
    TurnsRuling,
)
from rules_core.house import Entry, Tables
from rules_core.options import Options, switch

TABLES: Tables = {
    "social-rounds": Entry(Turns.SOCIAL_LIMIT, "Rounds of a social conflict", 3, 1, 6),
    "success-steps": Entry(Attack.RESULT_SUCCESS, "Levels lost for each net success", 1, 1, 5),
    "crowd-start": Entry(Traits.ESTEEM, "Where a gathering starts, 5 Hostile to 1", 3, 1, 5),
    "morale-start": Entry(Traits.MORALE, "Where Morale starts, 5 Hostile to 1", 1, 1, 5),
    "parry-guard": Entry(Traits.GUARD, "Guard for a weapon that can parry", 1, 0, 5),
    "avenues-fight": Entry(Space.AVENUES, "Avenues in a fight", 3, 1, 6),
    "avenues-talk": Entry(Space.AVENUES, "Avenues in a social conflict", 1, 1, 6),
    "cover-light": Entry(Space.COVER, "Setback dice for light cover", 1, 0, 5),
    "cover-heavy": Entry(Space.COVER, "Setback dice for heavy cover", 2, 0, 5),
}
"""Clockwork Dominion's figures that house rules may change."""


@dataclass(frozen=True)
class ClockworkOptions(Options):
    """Every switch of Clockwork Dominion; field names are the public ids with underscores."""

    prefix: ClassVar[str] = "cd"
    tables: ClassVar[Tables] = TABLES

    initiative_wound: Literal["upgrade", "minus-two"] = switch(TurnsRuling.INITIATIVE_WOUND)
    passive: Literal["exact", "up"] = switch(TurnsRuling.PASSIVE)
    overflow: Literal["overflow", "stop"] = switch(AttackRuling.OVERFLOW)
    cost: Literal["1", "2", "3"] = switch(AttackRuling.COST)
    triumph_social: Literal["yes", "no"] = switch(AttackRuling.TRIUMPH_SOCIAL)
    failure: Literal["failure", "threat"] = switch(AttackRuling.FAILURE)
    threat_first: Literal["1", "2"] = switch(AttackRuling.THREAT_FIRST)
    threat_condition: Literal["2", "1", "3"] = switch(AttackRuling.THREAT_CONDITION)
    subdue: Literal["boost", "setback"] = switch(OutcomesRuling.SUBDUE)
    steps: Literal["per-success", "per-check"] = switch(TraitsRuling.STEPS)
    carry: Literal["next-attack", "same-attack"] = switch(TraitsRuling.CARRY)
