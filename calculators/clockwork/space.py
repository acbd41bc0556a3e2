"""Calculators of the chapter `clockwork/space`."""

from calculators.clockwork.inputs import AField, Avenues
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count
from rules_core.clockwork import book
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.space import avenues
from rules_core.clockwork.terms import Field
from rules_core.options import HOUSE


@calculator(
    "clockwork-avenues",
    book.Space.AVENUES,
    outputs={"open": "Open avenues", "open_after": "Open once you are in"},
    headline=lambda a: f"{count(a['open'], 'avenue')} open" if a["open"] else "No avenue is open",
    labels={
        "taken": "Taken by attackers",
        "blocked": "Filled by terrain",
        "ranged": "You shoot from outside the zone",
    },
    uses=(HOUSE,),
)
def clockwork_avenues(
    arena: AField = Field.PHYSICAL,
    taken: Avenues = 0,
    blocked: Avenues = 0,
    ranged: bool = False,
    *,
    options: ClockworkOptions,
) -> Outputs:
    """Can I get at them?"""
    return vars(avenues(arena, taken, blocked, ranged, options))
