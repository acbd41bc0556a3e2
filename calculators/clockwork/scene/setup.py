"""The set-up of a conflict as the page asks for it: few things first, the rest in closed boxes."""

from calculators.kit.fields import Field, OneOf, Whole, Words, YesNo
from calculators.kit.scene.board import Group
from rules_core.clockwork.encounter.setup import PARTS, RANGES
from rules_core.clockwork.encounter.words import Ambusher, Kind, Party, Weapon
from rules_core.clockwork.terms import Cover

QUICK = ("terms.kind", "first.name", "second.name", "second.number", "second.disposition")
LADDER = "5 Hostile … 1 Favorable."
PROVEN = "Overwhelmed by an affinity, Undone by proof beyond dispute."


def number(name: str, label: str = "", hint: str = "", *, none: bool = False) -> Field:
    """A whole number of a sheet, in its range."""
    low, high = RANGES[name]
    return Whole(label, hint, name=name, least=low, most=high, none=none)


def _who(part: str) -> tuple[Field, ...]:
    label = {"first": "Who acts", "second": "Against whom"}.get(part, "Name")
    hint = "" if part in ("first", "second") else "Only who has a name takes part."
    return (
        Words(label, hint, name="name"),
        OneOf("Side", of=Party, name="side"),
        YesNo("A player's character", name="player"),
        number("number", "How many alike", "8 people in all."),
        number("disposition", "Disposition in a talk", LADDER),
        number("morale", "Morale in a fight", f"{LADDER} None: by threat.", none=True),
        number("threat", "Threat"),
        number("purpose", "Purpose"),
        number("wounds", "Wounds from before"),
        YesNo("Kept by force", name="kept"),
    )


def _skills() -> tuple[Field, ...]:
    return (
        number("grace"),
        number("weapon_skill", "Weapon skill"),
        number("vigor"),
        number("athletics"),
        number("focus"),
        number("tactics"),
        number("presence"),
        number("social_skill", "Social skill"),
        number("will"),
        number("composure"),
        number("intuition"),
        number("command"),
        number("reason"),
    )


def _things() -> tuple[Field, ...]:
    return (
        OneOf("Weapon", "Thrown stands for short-range weapons too.", of=Weapon, name="weapon"),
        YesNo("It can parry", name="parrying"),
        number("potency", "Potency of the weapon"),
        Words("The weapon's own conditions", name="weapon_conditions"),
        number("armor", "Armor"),
        number("proof", "Potency of the proof", "1 without evidence."),
        Words("The proof's own conditions", PROVEN, name="proof_conditions"),
        number("doubt", "Armor in a talk"),
        OneOf("Cover", of=Cover, name="cover"),
        number("blocked", "Avenues filled by terrain"),
    )


def person(part: str) -> tuple[Group, ...]:
    """The boxes of one person; from the third on, one for everything."""
    name = f"The {part} person"
    if part in ("first", "second"):
        return (
            Group(part, f"{name}: how they stand", _who(part)),
            Group(part, f"{name}: skills and weapon", (*_skills(), *_things())),
        )
    return (Group(part, name, (*_who(part), *_skills(), *_things())),)


TERMS = Group(
    "terms",
    "The matter, and an ambush",
    (
        OneOf("The conflict", "Both: a talk that may turn to blows.", of=Kind, name="kind"),
        Words("What it is about", name="matter"),
        OneOf("An ambush", "By whom, at the start of a fight.", of=Ambusher, name="ambush"),
    ),
)
GROUPS = (TERMS, *(group for part in PARTS for group in person(part)))
