"""Calculators of the chapter `imperfect/bounty`."""

from typing import Annotated

from calculators.imperfect.inputs import AKind, ALevel, Crew, Held, Points, Rung, level_of
from calculators.kit.fields import Whole
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count
from rules_core.imperfect.book import Bounty as Book
from rules_core.imperfect.bounty import advance, bounty
from rules_core.imperfect.terms import Chips, Kind

Given = Annotated[int, Whole("Bounty for the crew", least=0, most=99)]


@calculator(
    "imperfect-bounty",
    Book.BOUNTY,
    outputs={
        "points": "Points for the chips",
        "share": "Each hero's share",
        "left": "Left in the pot",
        "raises": "Highest single raise",
    },
    headline=lambda a: f"{count(a['points'] + a['share'], 'point')} to spend",
    labels={
        "white": "White turned in",
        "red": "Red turned in",
        "blue": "Blue turned in",
        "pot": "In the pot from before",
    },
)
def imperfect_bounty(
    white: Held = 0,
    red: Held = 0,
    blue: Held = 0,
    bounty_: Given = 0,
    crew: Crew = 1,
    pot: Points = 0,
) -> Outputs:
    """What is it worth?

    Chips are yours alone; the bounty is the crew's. The raises are single ones: the highest new
    skill level, training or die type that the points pay.
    """
    return dict(vars(bounty(Chips(white, red, blue), bounty_, crew, pot)))


@calculator(
    "imperfect-advance",
    Book.ADVANCE,
    outputs={"cost": "Bounty points", "steps": "Raise by raise"},
    headline=lambda a: count(a["cost"], "bounty point"),
)
def imperfect_advance(
    kind: AKind = Kind.SKILL,
    from_: ALevel = Rung.L0,
    to: ALevel = Rung.L1,
) -> Outputs:
    """What does it cost to rise?

    From the level or die that you have to the one you want.
    """
    found = advance(kind, level_of(from_), level_of(to))
    return {"cost": found.cost, "steps": found.steps}
