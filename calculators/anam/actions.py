"""Calculators of the chapter `anam/actions`."""

from calculators.anam.inputs import Size, Uses
from calculators.kit.fields import signed
from calculators.kit.form import Outputs, calculator
from rules_core.anam.actions import manipulation
from rules_core.anam.book import Actions


@calculator(
    "anam-manipulation",
    Actions.MANIPULATION,
    outputs={"left": "Modifier left", "total": "Given so far, all uses together"},
    headline=lambda a: f"{signed(a['left'])} left" if a["left"] else "It is used up",
)
def anam_manipulation(start: Size = 1, uses: Uses = 0) -> Outputs:
    """What is left of my manipulation?

    Each use counts the modifier as it stands, then takes 1 off. A penalty for an opponent shrinks
    in the same way: enter its size.
    """
    found = manipulation(start, uses)
    return {"left": found.left, "total": found.total}
