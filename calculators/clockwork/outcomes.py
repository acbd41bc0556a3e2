"""Calculators of the chapter `clockwork/outcomes`."""

from calculators.clockwork.inputs import Percentile
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import as_text
from rules_core.clockwork import book
from rules_core.clockwork.outcomes import condition


@calculator(
    "clockwork-condition",
    book.Outcomes.CONDITIONS,
    outputs={"condition": "Condition", "lasts": "It lasts"},
    headline=lambda a: as_text(a["condition"]),
    labels={
        "guard_up": "Guard is up, or Disposition above Favorable",
        "has_condition": "The target has a condition already",
    },
)
def clockwork_condition(
    roll: Percentile = 1, guard_up: bool = True, has_condition: bool = False
) -> Outputs:
    """Which condition is it?

    The rows from 51 on are not known here: look them up in your rulebook.
    """
    return vars(condition(roll, guard_up, has_condition))
