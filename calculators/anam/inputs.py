"""Anam's kinds of input, with their ranges (calculators share them by name)."""

import re
from dataclasses import dataclass
from typing import Annotated, ClassVar

from calculators.kit.fields import Field, OneOf, Unreadable, Whole, shorten
from calculators.kit.lists import ListOf, Parts
from rules_core.anam.terms import Care, Range, What

WORD = re.compile(r"[^\W\d_](?:[\w '’-]{0,22}\w)?")
SPELLINGS = {"armour": "armor", "injuries": "injury"}


@dataclass(frozen=True)
class Kind(Field):
    """The kind of a modifier: one of the rules' words, or the reader's own, up to 24 letters."""

    kind: ClassVar[str] = "word"

    def read(self, text: str) -> str:
        word = " ".join(text.lower().split())
        if not WORD.fullmatch(word):
            raise Unreadable(f"“{shorten(text)}” is no kind of modifier. Write {self.right}.")
        return SPELLINGS.get(word, word)

    @property
    def right(self) -> str:
        return "a word of up to 24 letters, such as range"


Difficulty = Annotated[int, Whole(hint="The target's defence level.", least=0, most=9)]
Effect = Annotated[
    int,
    Whole("Effect level", "What the attacker's test came to.", least=0, most=15),
]
Weapon = Annotated[
    int,
    Whole(
        "Change for the weapon",
        "What the Narrator adds to or takes from the final wounds.",
        least=-5,
        most=5,
    ),
]
Hardness = Annotated[int, Whole("Hard armour, H", least=0, most=5)]
SoftPV = Annotated[int, Whole("Soft armour, PV", least=0, most=3)]
SoftHits = Annotated[int, Whole("Hits it has taken", "Soft armour wears out.", least=0, most=11)]
Threshold = Annotated[int, Whole("Wound Threshold", least=0, most=9)]
Boxes = Annotated[int, Whole(least=0, most=12)]
BoxesMost = Annotated[int, Whole(least=1, most=12)]
Slots = Annotated[int, Whole("Slots filled", least=0, most=9)]
SlotsMost = Annotated[int, Whole("Slots in all", least=1, most=9)]
ImposeCost = Annotated[int, Whole("Damage that it needs", least=3, most=5)]

ModifierList = Annotated[
    tuple[tuple[str, int], ...],
    ListOf(
        "Modifiers",
        "kind=value, comma separated: circumstance=2,range=-1. Kinds are circumstance, range, "
        "armor, fatigue, injury, manipulation, and words of your own.",
        item=Parts(parts=(Kind(name="kind"), Whole(name="value", least=-6, most=6)), between="="),
    ),
]
Size = Annotated[int, Whole("At the start", "Your Narrator says how much.", least=1, most=6)]
Uses = Annotated[int, Whole("Uses so far", least=0, most=6)]
Base = Annotated[Range, OneOf("Base range of the weapon", of=Range)]
Distance = Annotated[Range, OneOf("Distance to the target", of=Range)]

Hours = Annotated[int, Whole("Hours worn", least=0, most=48)]
PV = Annotated[int, Whole("PV", least=1, most=3)]
AttacksTaken = Annotated[
    int, Whole("Hits taken so far", "Every hit counts, a miss does not.", least=0, most=11)
]

AWhat = Annotated[What, OneOf("What is to heal", of=What)]
ACare = Annotated[Care, OneOf("Care", of=Care)]
Weeks = Annotated[int, Whole("Weeks so far", "Since it was taken.", least=0, most=52)]
