"""Future Imperfect's rulings that are switches; the defaults are the rules as written here."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_core.house import Entry, Tables
from rules_core.imperfect.book import (
    Chips,
    ChipsRuling,
    FearRuling,
    RollsRuling,
    Stakes,
    StakesRuling,
)
from rules_core.imperfect.terms import HAND, POOL
from rules_core.options import Options, switch

TABLES: Tables = {
    "chips-white": Entry(Chips.POOL, "White chips in the whole pool", POOL.white, 0, POOL.white),
    "chips-red": Entry(Chips.POOL, "Red chips in the whole pool", POOL.red, 0, POOL.red),
    "chips-blue": Entry(Chips.POOL, "Blue chips in the whole pool", POOL.blue, 0, POOL.blue),
    "hand": Entry(Chips.POOL, "Chips that a hand is filled up to", HAND, 0, 10),
    "contest-least": Entry(RollsRuling.OPPOSED, "Least total that wins a contest", 5, 1, 12),
    "simple-less": Entry(Stakes.SIMPLE_TN, "TN against a lesser die", 3, 1, 20),
    "simple-equal": Entry(Stakes.SIMPLE_TN, "TN against an equal die", 5, 1, 20),
    "simple-greater": Entry(Stakes.SIMPLE_TN, "TN against a greater die", 7, 1, 20),
    "simple-most": Entry(StakesRuling.STEPS, "TN against one greater by over 2", 9, 1, 20),
    "simple-levels": Entry(Stakes.SIMPLE_TN, "Target's levels that make it 1 higher", 3, 1, 10),
}
"""Future Imperfect's figures that house rules may change."""


@dataclass(frozen=True)
class ImperfectOptions(Options):
    """Every switch of Future Imperfect; field names are the public ids with underscores."""

    prefix: ClassVar[str] = "fi"
    tables: ClassVar[Tables] = TABLES

    raise_: Literal["4", "3", "5"] = switch(RollsRuling.RAISE)
    opposed: Literal["higher", "total"] = switch(RollsRuling.OPPOSED)
    steps: Literal["faces", "steps"] = switch(StakesRuling.STEPS)
    step_dice: Literal["cards", "dice"] = switch(FearRuling.STEP_DICE)
    chips_return: Literal["return", "stay-out"] = switch(ChipsRuling.RETURN)

    @property
    def raise_size(self) -> int:
        """How far above the mark each raise lies: 3 to 5 (r-fi-raise)."""
        return int(self.raise_)
