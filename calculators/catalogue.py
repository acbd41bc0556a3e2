"""Every calculator, found by its id and grouped by the question a player asks."""

from calculators.clockwork import QUESTIONS as CLOCKWORK
from calculators.kit.form import Calculator
from calculators.west import QUESTIONS as WEST
from rules_core.clockwork.options import ClockworkOptions
from rules_core.errors import InvalidInput, Problem
from rules_core.options import Options
from rules_core.west.options import WestOptions

SYSTEMS = {
    "west": ("The West That Wasn't", WEST),
    "clockwork": ("Clockwork Dominion", CLOCKWORK),
}
OPTIONS: dict[str, type[Options]] = {"west": WestOptions, "clockwork": ClockworkOptions}
CALCULATORS: dict[str, Calculator] = {
    each.id: each
    for _, questions in SYSTEMS.values()
    for group in questions.values()
    for each in group
}


def find(id: str) -> Calculator:
    """The calculator with this id; InvalidInput names those there are."""
    if id not in CALCULATORS:
        known = ", ".join(CALCULATORS)
        raise InvalidInput(
            [Problem("calculator", f"There is no calculator of that id. There are: {known}.")]
        )
    return CALCULATORS[id]
