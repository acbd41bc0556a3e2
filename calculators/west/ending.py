"""Calculators of the chapter `west/ending`."""

from typing import Annotated

from calculators.kit.fields import OneOf
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import percent
from calculators.west.inputs import MODEL, ADie, Rank, TraitRank, Wounds
from rules_core.figures import Figure
from rules_core.west.book import Ending
from rules_core.west.ending import Comfort, recover
from rules_core.west.terms import Die


@calculator(
    "west-recover",
    Ending.RECOVER,
    model=MODEL,
    outputs={"chance": "Chance of a success", "healed": "Stress wounds healed"},
    headline=lambda a: f"{percent(a['chance'])} to recover",
)
def west_recover(
    die: ADie = Die.D6,
    rank: Rank = 1,
    trait_rank: TraitRank = 1,
    specialized: bool = False,
    wounds: Wounds = 1,
    by: Annotated[Comfort, OneOf("Whose check", of=Comfort)] = Comfort.LEADERSHIP,
) -> Outputs:
    """How do I get over it?

    Once a scene: another's Leadership, or your own Spirit. Die, rank and trait skill are those of
    whoever makes the check.
    """
    found = recover(die, rank, trait_rank, specialized, wounds, by)
    healed = Figure.start(found.healed, Ending.RECOVER, "1 wound, and 1 more for each bump")
    return {"chance": found.chance, "healed": healed}
