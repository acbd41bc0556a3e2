"""Anam's sheet of a character, and what it answers."""

from typing import Any

from calculators.anam import inputs
from calculators.anam.tracks import TRACKS
from calculators.kit.fields import Whole, Words
from calculators.kit.sheets.sheet import Box, Given, Role, Sheet, Values, kept
from rules_core.anam.terms import Arena, Range

LEVEL = Whole("Defence level", least=0, most=9)
BOXES = (
    Box(
        "Name and defence",
        (
            Words("Name", name="name", default=""),
            *(
                kept(LEVEL, f"{arena.value}_defense", 3, f"{arena.value.capitalize()} defence")
                for arena in Arena
            ),
            kept(inputs.Threshold, "threshold", 0),
            kept(inputs.Base, "base", Range.MELEE),
        ),
    ),
    Box(
        "Armour",
        (
            kept(inputs.Hardness, "hard", 0),
            kept(inputs.SoftPV, "soft", 0),
            kept(inputs.SoftHits, "soft_hits", 0),
        ),
    ),
    Box(
        "Bruises, Wounds, conditions",
        (
            kept(inputs.Boxes, "bruises", 0, "Bruises marked"),
            kept(inputs.BoxesMost, "bruises_max", 5, "Bruise boxes"),
            kept(inputs.Boxes, "wounds", 0, "Wounds marked"),
            kept(inputs.BoxesMost, "wounds_max", 5, "Wound boxes"),
            kept(inputs.Slots, "conditions", 0),
            kept(inputs.SlotsMost, "conditions_max", 4),
            kept(inputs.ModifierList, "modifiers", ()),
        ),
    ),
)
HARM = (
    *("difficulty", "hard", "soft", "soft_hits", "threshold", "bruises", "bruises_max"),
    *("wounds", "wounds_max", "conditions", "conditions_max"),
)


def _defense(given: Given) -> Any:
    """The defence level in the arena of the scene."""
    return given.sheet[f"{given.inputs.get('place.arena', Arena.PHYSICAL.value)}_defense"]


def _is_full(given: Given) -> bool:
    """Whether the last slot for conditions is filled."""
    return bool(given.sheet["conditions"] >= given.sheet["conditions_max"])


PEOPLE = tuple(
    Role(f"person-{n}", f"as number {n}", named={"defense": _defense}, parts={"anam-tracker": part})
    for n, part in enumerate(("first", "second"), 1)
)
ROLES = (
    *(
        Role(
            arena.value,
            f"as who is hit, {arena.value} conflict",
            where={"anam-hit": HARM},
            named={"difficulty": f"{arena.value}_defense"},
        )
        for arena in Arena
    ),
    Role(
        "self",
        "as this character",
        where={
            "anam-modifier": (),
            "anam-range": ("base",),
            "anam-soft-armor": ("pv", "attacks_taken"),
            "anam-healing": ("last_slot",),
        },
        named={"pv": "soft", "attacks_taken": "soft_hits", "last_slot": _is_full},
    ),
    *PEOPLE,
)


def _line(values: Values) -> str:
    return (
        f"Bruises {values['bruises']} of {values['bruises_max']}, "
        f"Wounds {values['wounds']} of {values['wounds_max']}"
    )


SHEETS = (Sheet("anam", "anam", "character", BOXES, ROLES, _line, TRACKS),)
