"""The West's kinds of input, with their ranges (calculators share them by name)."""

from typing import Annotated

from calculators.kit.fields import OneOf, Whole
from calculators.kit.lists import ListOf
from rules_core.west.terms import Cause, Choice, Die, Location, Style, TriggerUnit

MODEL = "A dice model: open-ended dice stand for the cards."  # of the chances of a check

Rank = Annotated[int, Whole(least=0, most=5)]
SocialCombat = Annotated[int, Whole("Social Combat", least=0, most=5)]
TargetSocialCombat = Annotated[int, Whole("Target's Social Combat", least=0, most=5)]
TraitRank = Annotated[
    int, Whole("Trait skill rank", "Read only when the skill itself is 0.", least=0, most=5)
]
OtherRank = Annotated[int, Whole("Rank of its trait skill", least=0, most=5)]
Specializations = Annotated[
    int, Whole("Specializations", "All that are held under Social Combat.", least=0, most=4)
]
Bumps = Annotated[int, Whole(least=0, most=9)]
Shift = Annotated[int, Whole(least=-9, most=9)]
Adjust = Annotated[
    int, Whole("Change to the TN", "Sizing up lowers, missed fast talk raises.", least=-9, most=9)
]
Modifier = Annotated[int, Whole("Penetration on the card", least=-9, most=9)]
Nerve = Annotated[int, Whole(least=0, most=20)]
Resolve = Annotated[int, Whole(least=0, most=20)]
Willpower = Annotated[int, Whole(least=1, most=20)]
Stress = Annotated[int, Whole("Stress left", least=0, most=60)]
Wounds = Annotated[int, Whole("Stress wounds so far", least=0, most=5)]
NewWounds = Annotated[
    int,
    Whole("Stress wounds so far", "In this encounter; the trigger counts these.", least=0, most=5),
]
OldWounds = Annotated[
    int, Whole("Wounds from before", "Only a broken will counts these too.", least=0, most=5)
]
Clarity = Annotated[int, Whole(least=3, most=12)]
Breakdown = Annotated[
    int, Whole("Breakdown number", "0 when the card shows none.", least=0, most=12)
]
Phase = Annotated[int, Whole("Phase number", least=0, most=5)]
SecondPhase = Annotated[
    int, Whole("Second card's phase", "Turned to rephrase, after its bumps.", least=0, most=5)
]
Effect = Annotated[int, Whole("Effect", least=0, most=200)]
TargetNumber = Annotated[int, Whole("Target number", least=1, most=30)]
Calamities = Annotated[
    int,
    Whole(
        "Calamity cards in the deck", "Of 54; not published, so none is assumed.", least=0, most=54
    ),
]

CauseResult = Annotated[
    int, Whole("Result in the cause grid", "What the check came to.", least=1, most=60)
]
Cards = Annotated[int, Whole("Cards in hand", "Before this attack.", least=0, most=16)]
Trigger = Annotated[
    int | None, Whole("Trigger", "1–5 wounds or 1–200 damage.", least=1, most=200, none=True)
]
Damage = Annotated[
    int, Whole("Damage so far", "For a trigger that counts damage.", least=0, most=200)
]
FullStress = Annotated[int, Whole("Full stress", least=0, most=60)]
Recovery = Annotated[
    int, Whole("Stress won back", "The cell for a missed fast talk, optional.", least=0, most=200)
]

ADie = Annotated[Die, OneOf(of=Die)]
OtherDie = Annotated[Die, OneOf("The style's other trait", of=Die)]
NewDie = Annotated[Die, OneOf("Other trait of the style switched to", of=Die)]
AStyle = Annotated[Style, OneOf(of=Style)]
ALocation = Annotated[Location, OneOf(of=Location)]
ACause = Annotated[Cause, OneOf("Which trait makes the check", of=Cause)]
AChoice = Annotated[Choice, OneOf("If misread", of=Choice)]
AUnit = Annotated[TriggerUnit, OneOf("Trigger counts", of=TriggerUnit)]
Styles = Annotated[tuple[Style, ...], ListOf(item=OneOf(of=Style), once=True, most=4)]
