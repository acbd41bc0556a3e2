"""Calculators of the chapter `west/sizing-up`."""

from typing import Annotated

from calculators.kit.fields import Whole
from calculators.kit.form import Outputs, calculator
from calculators.west.inputs import Nerve, TargetNumber
from rules_core.west.book import SizingUp
from rules_core.west.sizing_up import size_up

Attempts = Annotated[int, Whole(least=0, most=15)]
AllBumps = Annotated[int, Whole("Bumps", "Of all the successes together.", least=0, most=30)]


@calculator(
    "west-size-up",
    SizingUp.SIZE_UP,
    outputs={
        "tn": "Target number",
        "nerve": "Target's Nerve",
        "tn_adjust": "Change to the TN",
        "nerve_adjust": "Change to Nerve",
    },
    headline=lambda a: f"TN {a['tn']} against Nerve {a['nerve']}",
    main=("tn", "nerve"),
)
def west_size_up(
    successes: Attempts = 0,
    bumps: AllBumps = 0,
    calamities: Attempts = 0,
    tn: TargetNumber = 5,
    nerve: Nerve = 4,
) -> Outputs:
    """What has sizing them up given me?

    Count the Judge Character attempts since your last attack; TN and Nerve are those without them.
    """
    found = size_up(successes, bumps, calamities, tn, nerve)
    return {
        "tn": found.tn,
        "nerve": found.nerve,
        "tn_adjust": found.tn_adjust,
        "nerve_adjust": found.nerve_adjust,
    }
