"""Who is in the conflict, in which arena, and under which rulings."""

from dataclasses import dataclass, fields

from rules_core.anam.limits import note
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Arena
from rules_core.errors import Problems

MOST = 8
"""Characters at a time."""
LIMITED = {"defense": "difficulty"}
"""Figures of a sheet whose range is that of another input."""
HELD = ("bruises", "wounds", "conditions")
"""Marks of which there are at most as many as boxes or slots."""


@dataclass(frozen=True)
class Sheet:
    """A character's figures: defence level 0–9, threshold, boxes, slots, and the armour worn.

    `own`: the armour is a special attribute, which neither wears out nor hinders (an-soft-armor).
    The last four are what it brings with it: marks, hits the soft armour has taken, filled slots.
    """

    name: str = ""
    defense: int = 3
    threshold: int = 0
    bruises_max: int = 5
    wounds_max: int = 5
    conditions_max: int = 4
    hard: int = 0
    soft: int = 0
    own: bool = False
    bruises: int = 0
    wounds: int = 0
    soft_hits: int = 0
    conditions: int = 0


@dataclass(frozen=True)
class Place:
    """The arena, on which only the length of a turn hangs (an-arenas)."""

    arena: Arena = Arena.PHYSICAL


@dataclass(frozen=True)
class Setup:
    """Everything before the first turn; further characters join as the conflict goes on."""

    first: Sheet = Sheet()
    second: Sheet = Sheet()
    place: Place = Place()
    options: AnamOptions = AnamOptions()


def note_sheet(problems: Problems, sheet: Sheet, part: str = "") -> None:
    """Note a problem for each figure of a sheet outside its range, named ``part.field``."""
    for each in fields(sheet):
        if each.name in ("name", "own"):
            continue
        found, value = Problems(), getattr(sheet, each.name)
        note(found, **{LIMITED.get(each.name, each.name): value})
        if each.name in HELD:
            most = getattr(sheet, f"{each.name}_max")
            found.expect(value <= most, each.name, f"There are {most} in all: give no more.")
        problems.adopt(found, f"{part}.{each.name}" if part else each.name)


def expect_ready(setup: Setup) -> None:
    """Raise InvalidInput, its fields named ``part.field``, unless the conflict can begin."""
    problems = Problems()
    note_sheet(problems, setup.first, "first")
    note_sheet(problems, setup.second, "second")
    problems.raise_if_any()
