"""Clockwork Dominion's kinds of input, with their ranges (calculators share them by name)."""

from typing import Annotated

from calculators.kit.fields import OneOf, Whole
from calculators.kit.lists import ListOf
from rules_core.clockwork.terms import Arena, Cover, Field, Trait

Aptitude = Annotated[int, Whole(least=0, most=6)]
Skill = Annotated[int, Whole(least=0, most=6)]
Opposing = Annotated[int, Whole(least=0, most=6)]
Dice = Annotated[int, Whole(least=0, most=10)]
Difficulty = Annotated[
    int, Whole("Difficulty", "Not read when an opposing rank is above 0.", least=0, most=5)
]
PassiveDifficulty = Annotated[int, Whole("Difficulty", least=0, most=10)]
Wounds = Annotated[int, Whole("Wounds", least=0, most=5)]
Threat = Annotated[int, Whole("Threat", "The rank in the stat block.", least=0, most=5)]
Fallen = Annotated[
    int, Whole("Allies seen to fall", "Fled, surrendered or fallen.", least=0, most=10)
]
Symbols = Annotated[int, Whole(least=0, most=20)]
Net = Annotated[int, Whole(least=-20, most=20)]
Count = Annotated[int, Whole(least=0, most=10)]
Guard = Annotated[int, Whole("Target's Guard", least=0, most=10)]
Disposition = Annotated[
    int, Whole("Target's Disposition", "5 Hostile … 1 Favorable.", least=1, most=5)
]
Morale = Annotated[int, Whole("Target's Morale", "5 Hostile … 1 Favorable.", least=1, most=5)]
Potency = Annotated[int, Whole("Potency", "Of the weapon or the proof.", least=0, most=10)]
Armor = Annotated[int, Whole("Target's Armor", least=0, most=10)]
Level = Annotated[
    int, Whole("Your own level", "Guard, Disposition or Morale, as attacked.", least=0, most=10)
]
Rank = Annotated[int, Whole(least=0, most=10)]
Ranks = Annotated[tuple[int, ...], ListOf(item=Whole("ranks 0 to 10", least=0, most=10))]
Rounds = Annotated[
    int,
    Whole(
        "Rounds",
        "3 at most, unless house rules allow more.",
        least=1,
        most=3,
        house=("social-rounds",),
    ),
]
Helpers = Annotated[int, Whole("Helpers", "Brought in by Elicit Aid.", least=0, most=5)]
Avenues = Annotated[int, Whole(least=0, most=3, house=("avenues-fight", "avenues-talk"))]
Percentile = Annotated[int, Whole("Percentile roll", least=1, most=100)]

AnArena = Annotated[Arena, OneOf("The attack", of=Arena)]
AField = Annotated[Field, OneOf("The conflict", of=Field)]
ATrait = Annotated[Trait, OneOf("Goes against", of=Trait)]
ACover = Annotated[Cover, OneOf("Target's cover", of=Cover)]
