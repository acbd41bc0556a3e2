"""Clockwork Dominion's rulings with a switch; the defaults are the rules as written here."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_core.clockwork.book import AttackRuling, OutcomesRuling, TraitsRuling, TurnsRuling
from rules_core.options import Options, switch


@dataclass(frozen=True)
class ClockworkOptions(Options):
    """Every switch of Clockwork Dominion; field names are the public ids with underscores."""

    prefix: ClassVar[str] = "cd"

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
