"""The set-up of a conflict as the page asks for it."""

from dataclasses import replace
from typing import Any

from calculators.anam import inputs
from calculators.kit.fields import Field, OneOf, Whole, Words, YesNo
from calculators.kit.scene.board import Group
from rules_core.anam.terms import Arena

QUICK = ("first.name", "second.name", "place.arena")
OWN = "A special attribute: it neither wears out nor hinders."


def of(kind: Any, name: str, label: str = "", default: Any = None) -> Field:
    """A field of one of Anam's kinds, under its name here, with its default for this moment."""
    field: Field = kind if isinstance(kind, Field) else kind.__metadata__[0]
    return replace(field, name=name, label=label or field.label, default=default)


def armour() -> tuple[Field, ...]:
    """What is worn."""
    return (
        of(inputs.Hardness, "hard"),
        of(inputs.SoftPV, "soft"),
        YesNo("Armour of one's own", OWN, name="own"),
    )


def sheet() -> tuple[Field, ...]:
    """A character's figures."""
    return (
        Words("Name", name="name"),
        Whole("Defence level", "Of this arena.", name="defense", least=0, most=9),
        of(inputs.Threshold, "threshold"),
        of(inputs.BoxesMost, "bruises_max", "Bruise boxes"),
        of(inputs.BoxesMost, "wounds_max", "Wound boxes"),
        of(inputs.SlotsMost, "conditions_max", "Slots for conditions"),
        *armour(),
        of(inputs.Boxes, "bruises", "Bruises from before"),
        of(inputs.Boxes, "wounds", "Wounds from before"),
        of(inputs.SoftHits, "soft_hits", "Hits on soft armour"),
        of(inputs.Slots, "conditions", "Slots filled before"),
    )


def first(part: str, label: str) -> Group:
    """The box of one of the first two."""
    name, *others = sheet()
    return Group(part, label, (replace(name, label=label), *others))


GROUPS = (
    first("first", "One character"),
    first("second", "Another character"),
    Group("place", "Where they meet", (OneOf("Arena", of=Arena, name="arena"),)),
)
