"""Future Imperfect's sheet of a character, and what it answers."""

from calculators.imperfect import inputs
from calculators.imperfect.tracks import TRACKS
from calculators.kit.fields import OneOf, Whole, Words
from calculators.kit.sheets.sheet import Box, Given, Role, Sheet, Source, Values, kept
from rules_core.imperfect.terms import Die

SKILLS = ("bluff", "scrutinize", "intimidate", "bravery", "taunt", "persuasion")
LEADS = {
    "bluff": "as who bluffs",
    "intimidate": "as who intimidates",
    "taunt": "as who taunts",
    "persuasion": "as who persuades",
}
RESISTS = {
    "scrutinize": "as the target, by Scrutinize",
    "bravery": "as the target, by Bravery",
    "taunt": "as the target, by Taunt",
}
TRAINING = Whole("Training", "The trait's number of dice.", least=1, most=6)
LEVEL = Whole("Level", "0: unskilled.", least=0, most=6)


def _skill(skill: str) -> Box:
    name = skill.capitalize()
    return Box(
        name,
        (
            kept(OneOf(of=Die), f"{skill}_die", Die.D6, f"{name}: die type of its trait"),
            kept(TRAINING, f"{skill}_training", 2, f"{name}: training"),
            kept(LEVEL, f"{skill}_level", 0, f"{name}: level"),
        ),
    )


NAME = Box(
    "Name, chips and harm",
    (
        Words("Name", name="name", default=""),
        *(kept(inputs.Held, chip, 0, f"{chip.capitalize()} chips") for chip in ("white", "red")),
        kept(Whole(least=0, most=10), "blue", 0, "Blue chips"),
        kept(inputs.Ct, "ct", 0, "CT taken"),
    ),
)


def _dice(skill: str) -> Source:
    """Training and level together; an unskilled roll has one die (fi-check)."""

    def dice(given: Given) -> int:
        level = int(given.sheet[f"{skill}_level"])
        return int(given.sheet[f"{skill}_training"]) + level if level else 1

    return dice


def _skilled(skill: str) -> Source:
    return lambda given: given.sheet[f"{skill}_level"] > 0


def _leads(skill: str) -> Role:
    where: dict[str, tuple[str, ...]] = {"imperfect-check": ("dice", "die", "skilled")}
    if skill in LEADS:
        where |= {
            "imperfect-contest": ("dice", "die", "skilled"),
            "imperfect-contest-tn": ("initiator",),
        }
    if skill == "bravery":
        where["imperfect-fear"] = ("dice", "die", "skilled")
    named: dict[str, Source] = {
        "dice": _dice(skill),
        "die": f"{skill}_die",
        "skilled": _skilled(skill),
        "initiator": f"{skill}_die",
    }
    return Role(skill, LEADS.get(skill, f"by {skill.capitalize()}"), where, named)


def _resists(skill: str) -> Role:
    where = {
        "imperfect-contest": ("target_dice", "target_die", "target_skilled"),
        "imperfect-contest-tn": ("target", "target_levels"),
    }
    named: dict[str, Source] = {
        "target_dice": _dice(skill),
        "target_die": f"{skill}_die",
        "target_skilled": _skilled(skill),
        "target": f"{skill}_die",
        "target_levels": f"{skill}_level",
    }
    return Role(f"against-{skill}", RESISTS[skill], where, named)


CHIPS = ("white", "red", "blue")
FULL = 10
"""Chips in hand that are told apart: with more, as with these, none is drawn (fi-chips-pool)."""
HOLDER = Role(
    "holder",
    "as who holds the chips",
    where={
        "imperfect-chip-draw": ("hand",),
        "imperfect-chip-save": ("ct", *CHIPS),
        "imperfect-bounty": CHIPS,
    },
    named={"hand": lambda given: min(FULL, sum(given.sheet[chip] for chip in CHIPS))},
)


def _line(values: Values) -> str:
    held = ", ".join(f"{values[chip]} {chip}" for chip in CHIPS)
    return f"Chips: {held}"


SHEETS = (
    Sheet(
        "imperfect",
        "imperfect",
        "character",
        (NAME, *map(_skill, SKILLS)),
        (*map(_leads, SKILLS), *map(_resists, RESISTS), HOLDER),
        _line,
        TRACKS,
    ),
)
