"""Future Imperfect's rulings that are switches; the defaults are the rules as written here."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_core.imperfect.book import ChipsRuling, FearRuling, RollsRuling, StakesRuling
from rules_core.options import Options, switch


@dataclass(frozen=True)
class ImperfectOptions(Options):
    """Every switch of Future Imperfect; field names are the public ids with underscores."""

    prefix: ClassVar[str] = "fi"

    raise_: Literal["4", "3", "5"] = switch(RollsRuling.RAISE)
    opposed: Literal["higher", "total"] = switch(RollsRuling.OPPOSED)
    steps: Literal["faces", "steps"] = switch(StakesRuling.STEPS)
    step_dice: Literal["cards", "dice"] = switch(FearRuling.STEP_DICE)
    chips_return: Literal["return", "stay-out"] = switch(ChipsRuling.RETURN)

    @property
    def raise_size(self) -> int:
        """How far above the mark each raise lies: 3 to 5 (r-fi-raise)."""
        return int(self.raise_)
