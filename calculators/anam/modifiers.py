"""Calculators of the chapter `anam/modifiers`."""

from calculators.anam.inputs import Base, Distance, ModifierList
from calculators.kit.form import Outputs, calculator
from rules_core.anam.book import Modifiers
from rules_core.anam.modifiers import Modifier, reach, total
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Range, signed


@calculator(
    "anam-modifier",
    Modifiers.CM,
    outputs={"total": "Circumstance modifier"},
    headline=lambda a: f"{signed(a['total'])} CM" if a["total"] else "No modifier",
    uses=("cm", "house"),
)
def anam_modifier(modifiers: ModifierList = (), *, options: AnamOptions) -> Outputs:
    """What do my modifiers come to?"""
    return {"total": total([Modifier(*each) for each in modifiers], options)}


@calculator(
    "anam-range",
    Modifiers.RANGE,
    outputs={"usable": "The weapon reaches", "modifier": "CM for the distance"},
    headline=lambda a: (
        f"It reaches, {signed(a['modifier']) if a['modifier'] else 'no'} CM"
        if a["usable"]
        else "It does not reach"
    ),
)
def anam_range(base: Base = Range.MELEE, distance: Distance = Range.MELEE) -> Outputs:
    """Can I reach them with this?"""
    found = reach(base, distance)
    return {"usable": found.usable, "modifier": found.modifier}
