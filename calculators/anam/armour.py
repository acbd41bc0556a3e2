"""Calculators of the chapter `anam/armour`."""

from calculators.anam.inputs import PV, AttacksTaken, Hours
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count
from rules_core.anam.armour import remaining, worn_modifier
from rules_core.anam.book import Armour
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import signed


@calculator(
    "anam-fatigue",
    Armour.HARD_ARMOR,
    outputs={"modifier": "CM"},
    headline=lambda a: f"{signed(a['modifier'])} CM" if a["modifier"] else "No modifier yet",
    labels={"affected": "An ability that the armour itself hinders"},
    uses=("house",),
)
def anam_fatigue(hours: Hours = 0, affected: bool = True, *, options: AnamOptions) -> Outputs:
    """What does wearing hard armour cost me?

    For an ability that the armour does not hinder only fatigue counts.
    """
    return {"modifier": worn_modifier(hours, affected, options)}


@calculator(
    "anam-soft-armor",
    Armour.SOFT_ARMOR,
    outputs={"remaining": "Attacks it still lasts"},
    headline=lambda a: (
        f"{count(a['remaining'], 'more attack')}" if a["remaining"] else "It is worn out"
    ),
    uses=("house",),
)
def anam_soft_armor(
    pv: PV = 1, attacks_taken: AttacksTaken = 0, *, options: AnamOptions
) -> Outputs:
    """How long does my soft armour last?"""
    return {"remaining": remaining(pv, attacks_taken, options)}
