"""Future Imperfect's kinds of input, with their ranges (calculators share them by name)."""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from calculators.kit.fields import OneOf, Unreadable, Whole
from rules_core.imperfect.bounty import TOP
from rules_core.imperfect.terms import LADDER, Die, Kind

ADie = Annotated[Die, OneOf("Die type", of=Die)]
AKind = Annotated[Kind, OneOf("What rises", of=Kind)]
Dice = Annotated[int, Whole("Dice in the pool", "Training and skill level.", least=1, most=12)]
ContestDice = Annotated[
    int, Whole("Dice in the pool", "Training and skill level.", least=1, most=10)
]
TargetNumber = Annotated[int, Whole("Target number", least=1, most=30)]
Levels = Annotated[int, Whole("Target's levels in its skill", least=0, most=10)]
Adjust = Annotated[int, Whole("Change to your total", least=-9, most=9)]
BlueChips = Annotated[int, Whole("Blue chips", "Each adds a roll.", least=0, most=3)]
Hand = Annotated[int, Whole("Chips in hand", least=0, most=10)]
Held = Annotated[int, Whole(least=0, most=50)]
Wounds = Annotated[int, Whole("Wounds", "Of this one attack.", least=0, most=20)]
Ct = Annotated[int, Whole("CT taken", "To be given back.", least=0, most=60)]
Points = Annotated[int, Whole(least=0, most=99)]
Crew = Annotated[int, Whole("Heroes in the crew", least=1, most=10)]


class Rung(str, Enum):
    """A level from 0 to 12, or a die type, under its public word."""

    L0 = "0"
    L1 = "1"
    L2 = "2"
    L3 = "3"
    L4 = "4"
    L5 = "5"
    L6 = "6"
    L7 = "7"
    L8 = "8"
    L9 = "9"
    L10 = "10"
    L11 = "11"
    L12 = "12"
    D4 = "d4"
    D6 = "d6"
    D8 = "d8"
    D10 = "d10"
    D12 = "d12"


@dataclass(frozen=True)
class LevelOrDie(OneOf):
    """A level from 0 to 12 or a die type; in JSON a level is a number."""

    def read(self, text: str) -> Enum:
        """The level or die that `text` means, levels in any way that numbers are typed."""
        try:
            return super().read(text)
        except Unreadable:
            return super().read(str(Whole(least=0, most=TOP).read(text)))

    def json(self, value: Enum) -> int | str:
        said = self.write(value)
        return int(said) if said.isdigit() else said

    @property
    def right(self) -> str:
        return f"a level from 0 to {TOP}, or with die one of {', '.join(d.value for d in LADDER)}"


def level_of(rung: Rung) -> int | Die:
    """The level or die that a Rung stands for."""
    said = rung.value
    return int(said) if said.isdigit() else Die(said)


ALevel = Annotated[Rung, LevelOrDie(hint="For a die: 0 is d4, 1 is d6 and so on.", of=Rung)]
