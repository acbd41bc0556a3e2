"""Calculators of the chapter `anam/harm`."""

from collections.abc import Mapping
from typing import Any

from calculators.anam.inputs import (
    Boxes,
    BoxesMost,
    Difficulty,
    Effect,
    Hardness,
    ImposeCost,
    Slots,
    SlotsMost,
    SoftHits,
    SoftPV,
    Threshold,
    Weapon,
)
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count
from rules_core.anam.book import Harm
from rules_core.anam.hit import hit
from rules_core.anam.options import AnamOptions
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import Outcome

SAID = {
    Outcome.MISS: "A miss",
    Outcome.STOPPED: "The armour stops it",
    Outcome.BRUISE: "1 Bruise",
    Outcome.INJURY: "An injury, no Wound",
    Outcome.IMPOSED: "A condition is imposed",
}


def told(a: Mapping[str, Any]) -> str:
    """The hit in one sentence: ``An injury and 1 Wound, out of combat``."""
    said = SAID.get(a["outcome"]) or count(a["wounds_dealt"], "Wound")
    if a["outcome"] is Outcome.WOUNDS and a["conditions_after"] > a["conditions"]:
        said = f"An injury and {said}"
    return f"{said}, out of combat" if a["out"] else said


@calculator(
    "anam-hit",
    Harm.DAMAGE,
    outputs={
        "outcome": "Outcome",
        "wounds_dealt": "Wounds to mark",
        "bruises_after": "Bruises afterwards",
        "wounds_after": "Wounds afterwards",
        "conditions_after": "Slots filled afterwards",
        "imposed": "Condition imposed",
        "out": "Out of combat",
        "soft_hits_after": "Hits on the soft armour",
    },
    main=("wounds_dealt", "bruises_after", "wounds_after", "conditions_after", "out"),
    headline=told,
    groups={
        "The hit": ("effect", "difficulty", "threshold", "hard", "soft", "soft_hits", "injury"),
        "Boxes and slots": (
            "bruises",
            "bruises_max",
            "wounds",
            "wounds_max",
            "conditions",
            "conditions_max",
        ),
        "A condition to impose, a weapon's kind": ("impose", "impose_cost", "weapon"),
    },
    labels={
        "bruises": "Bruises so far",
        "bruises_max": "Bruise boxes in all",
        "wounds": "Wounds so far",
        "wounds_max": "Wound boxes in all",
        "injury": "Take an injury in place of 3 Wounds",
        "impose": "The attack is to impose a condition",
    },
    uses=("overflow", "injury-min", "impose-count", "house"),
)
def anam_hit(
    difficulty: Difficulty = 3,
    effect: Effect = 3,
    hard: Hardness = 0,
    soft: SoftPV = 0,
    soft_hits: SoftHits = 0,
    threshold: Threshold = 0,
    bruises: Boxes = 0,
    bruises_max: BoxesMost = 5,
    wounds: Boxes = 0,
    wounds_max: BoxesMost = 5,
    conditions: Slots = 0,
    conditions_max: SlotsMost = 4,
    injury: bool = False,
    impose: bool = False,
    impose_cost: ImposeCost = 5,
    weapon: Weapon = 0,
    *,
    options: AnamOptions,
) -> Outputs:
    """What does this hit do?

    How a test is rolled is not part of these rules: roll it as your game says and enter the effect
    level. For Wound boxes take Stamina unless your table agreed otherwise.
    """
    target = Target(
        hard,
        soft,
        soft_hits,
        threshold,
        bruises,
        bruises_max,
        wounds,
        wounds_max,
        conditions,
        conditions_max,
    )
    blow = Blow(difficulty, effect, impose, impose_cost, weapon)
    return vars(hit(blow, target, injury, options))
