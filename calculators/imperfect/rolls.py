"""Calculators of the chapter `imperfect/rolls`."""

from calculators.imperfect.inputs import ADie, Dice, TargetNumber
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import percent
from rules_core.imperfect.book import Rolls
from rules_core.imperfect.check import check
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.terms import Die


@calculator(
    "imperfect-check",
    Rolls.CHECK,
    outputs={
        "chance": "Chance of a success",
        "successes": "Successes",
        "critical": "Critical failure",
    },
    headline=lambda a: f"{percent(a['chance'])} to succeed",
    uses=("raise",),
)
def imperfect_check(
    dice: Dice = 2,
    die: ADie = Die.D6,
    tn: TargetNumber = 5,
    skilled: bool = True,
    *,
    options: ImperfectOptions,
) -> Outputs:
    """What are my chances on a check?

    Unskilled, you roll one die and halve it, however many dice the pool has. A critical failure
    counts as 0 successes.
    """
    found = check(dice, die, tn, skilled, options)
    return {"chance": found.chance, "successes": found.successes, "critical": found.critical}
