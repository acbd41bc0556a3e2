"""Future Imperfect's sheet of a character, and what it answers."""

from calculators.imperfect import inputs
from calculators.imperfect.inputs import Rung
from calculators.imperfect.tracks import TRACKS
from calculators.kit.fields import OneOf, Whole, Words
from calculators.kit.sheets.sheet import Box, Given, Role, Sheet, Source, Values, kept
from rules_core.imperfect.session.setup import Crew
from rules_core.imperfect.terms import LADDER, Die, Kind

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
        kept(inputs.Held, "black", 0, "Black chips"),
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


def _raised(skill: str, by: int) -> Source:
    """What the skill has of the kind that rises (level, training or die), and the next of it."""

    def rung(given: Given) -> Rung:
        kind: Kind = given.inputs["kind"]
        if kind is Kind.DIE:
            place = LADDER.index(given.sheet[f"{skill}_die"]) + by
            return Rung(LADDER[min(place, len(LADDER) - 1)].value)
        name = f"{skill}_level" if kind is Kind.SKILL else f"{skill}_training"
        return Rung(str(given.sheet[name] + by))

    return rung


def _raises(skill: str) -> Role:
    return Role(
        f"raise-{skill}",
        f"raising {skill.capitalize()}",
        where={"imperfect-advance": ("from", "to")},
        named={"from": _raised(skill, 0), "to": _raised(skill, 1)},
    )


def _crew(given: Given) -> tuple[str, ...]:
    """The names of a session, this one in the place of a made-up one or after the others."""
    said = str(given.inputs.get("crew.names", "none"))
    names = [name.strip() for name in said.split(",") if name.strip() not in ("", "none")]
    name = str(given.sheet["name"]).replace(",", " ")
    if not name or name in names:
        return tuple(names)
    free = next((n for n, each in enumerate(names) if each in MADE_UP), len(names))
    return (*names[:free], name, *names[free + 1 :])


MADE_UP = Crew().names
JOINS = Role("crew", "joins the crew", named={"names": _crew}, parts={"imperfect-session": "crew"})
CHIPS = ("white", "red", "blue")
ALL_CHIPS = (*CHIPS, "black")
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
    named={"hand": lambda given: min(FULL, sum(given.sheet[chip] for chip in ALL_CHIPS))},
)


def _line(values: Values) -> str:
    held = ", ".join(f"{values[chip]} {chip}" for chip in ALL_CHIPS)
    return f"Chips: {held}"


SHEETS = (
    Sheet(
        "imperfect",
        "imperfect",
        "character",
        (NAME, *map(_skill, SKILLS)),
        (*map(_leads, SKILLS), *map(_resists, RESISTS), HOLDER, *map(_raises, SKILLS), JOINS),
        _line,
        TRACKS,
    ),
)
