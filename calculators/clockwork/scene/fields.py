"""The few fields of the moves, each with its default for the moment."""

from typing import Any

from calculators.kit.fields import Field, Whole, Words

POTENCY = "Potency"
WHAT = Words("What", name="what")
DICE: tuple[Field, ...] = (
    Whole("Boost dice", name="boost", least=0, most=5, default=0),
    Whole("Setback dice", name="setback", least=0, most=5, default=0),
)


def whole(label: str, name: str, default: int | None, most: int = 10, hint: str = "") -> Field:
    """A whole number from 0."""
    return Whole(label, hint, name=name, least=0, most=most, default=default)


def net(label: str, name: str) -> Field:
    """What is left once symbols are netted."""
    return Whole(label, name=name, least=-20, most=20, default=0)


def symbol(name: str, default: Any = 0) -> Field:
    """So many of one symbol."""
    return Whole(name.capitalize(), name=name, least=0, most=20, default=default)
