"""Calculators of the chapter `anam/healing`."""

from calculators.anam.inputs import ACare, AWhat, Weeks
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import as_text
from rules_core.anam.book import Healing
from rules_core.anam.healing import heal
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Care, What


@calculator(
    "anam-healing",
    Healing.HEAL_CONDITION,
    outputs={
        "clears": "It clears",
        "weeks_left": "Weeks left",
        "task_level": "Level of the task that heals it",
    },
    headline=lambda a: as_text(a["clears"]),
    labels={"last_slot": "It filled the last slot"},
    uses=("heal-time", "heal", "house"),
)
def anam_healing(
    what: AWhat = What.BRUISE,
    care: ACare = Care.GOOD,
    weeks: Weeks = 0,
    last_slot: bool = False,
    *,
    options: AnamOptions,
) -> Outputs:
    """When does it heal?

    Care and weeks matter for an injury, and for a condition that was imposed until it filled the
    last slot. That slot needs a hospital, which otherwise counts as good care.
    """
    found = heal(what, care, weeks, last_slot, options)
    return {
        "clears": found.clears,
        "weeks_left": found.weeks_left,
        "task_level": found.task_level,
    }
