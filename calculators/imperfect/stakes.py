"""Calculators of the chapter `imperfect/stakes`."""

from calculators.imperfect.inputs import ADie, Levels
from calculators.kit.form import Outputs, calculator
from rules_core.imperfect.book import Stakes
from rules_core.imperfect.contest import contest_tn
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.terms import Die
from rules_core.options import HOUSE


@calculator(
    "imperfect-contest-tn",
    Stakes.SIMPLE_TN,
    outputs={"tn": "Target number"},
    headline=lambda a: f"TN {a['tn']}",
    uses=("steps", HOUSE),
    labels={"initiator": "Your die type", "target": "Target's die type"},
)
def imperfect_contest_tn(
    initiator: ADie = Die.D6,
    target: ADie = Die.D6,
    target_levels: Levels = 0,
    *,
    options: ImperfectOptions,
) -> Outputs:
    """What do I have to beat?

    The dice are those of the traits behind the two skills used. Levels are the target's in the
    skill that resists.
    """
    return {"tn": contest_tn(initiator, target, target_levels, options)}
