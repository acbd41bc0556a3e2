"""Calculators of the chapter `west/perception`."""

from typing import Any

from calculators.kit.form import Outputs, calculator
from calculators.kit.values import as_text
from calculators.west.inputs import AStyle, Breakdown, Bumps, Clarity, Phase
from rules_core.west.book import Perception
from rules_core.west.perception import perceive
from rules_core.west.terms import Style


def heard(answer: Any) -> str:
    """``Heard as Fast Talk: misread`` or ``Heard as meant``."""
    said = f"Heard as {as_text(answer['perceived'])}"
    return f"{said}: misread" if answer["misconstrued"] else f"{said}, as meant"


@calculator(
    "west-perception",
    Perception.PERCEPTION,
    outputs={
        "perceived": "Heard as",
        "misconstrued": "Misread",
        "reachable": "Bumps can make it",
    },
    headline=heard,
    labels={"stressed": "The target is stressed", "bumps": "Bumps in hand"},
)
def perception(
    style: AStyle = Style.ARGUMENT,
    clarity: Clarity = 7,
    breakdown: Breakdown = 0,
    phase: Phase = 0,
    bumps: Bumps = 0,
    stressed: bool = False,
) -> Outputs:
    """How does the target hear it?

    Breakdown and phase number stand on the card; Clarity is the speaker's.
    """
    found = perceive(style, clarity, breakdown, phase, bumps, stressed)
    return {
        "perceived": found.perceived,
        "misconstrued": found.misconstrued,
        "reachable": found.reachable,
    }
