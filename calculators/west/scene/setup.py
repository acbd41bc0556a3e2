"""The set-up of a scene as the page asks for it: few things first, the rest in closed boxes."""

from dataclasses import replace
from typing import Any

from calculators.kit.fields import Field, OneOf, Whole, Words, YesNo
from calculators.kit.lists import ListOf
from calculators.kit.scene.board import Group
from calculators.west import inputs
from rules_core.west.encounter.setup import Who
from rules_core.west.terms import Die, Style, TriggerUnit

QUICK = (
    "instigator.name",
    "instigator.style",
    "audience.name",
    "terms.stakes",
    "terms.trigger",
)
TRAITS = (
    ("presence", "Presence", "verve", "Verve"),
    ("knowledge", "Knowledge", "knowledge_rank", "Knowledge trait skill"),
    ("acuity", "Acuity", "awareness", "Awareness"),
    ("strength", "Strength", "brawn", "Brawn"),
    ("essence", "Essence", "spirit", "Spirit"),
)
STYLES = ListOf(item=OneOf(of=Style), once=True, most=4)


def of(kind: Any, name: str, label: str = "", hint: str = "") -> Field:
    """A field of one of the West's kinds, under its name here."""
    field: Field = kind if isinstance(kind, Field) else kind.__metadata__[0]
    return replace(field, name=name, label=label or field.label, hint=hint or field.hint)


def with_default(field: Field, value: object) -> Field:
    """The field with its default for this moment."""
    return replace(field, default=value)


def side(who: Who) -> tuple[Group, ...]:
    """The boxes of one side."""
    if who is Who.INSTIGATOR:
        return side_groups(who.value, "Who speaks first", "Their style", COUNTED)
    hint = f"{COUNTED} 0: it only listens."
    return side_groups(who.value, "Who is spoken to", "Style of the answers", hint)


COUNTED = "None: counted from style, traits and skill."


def side_groups(
    part: str, name: str, style: str, cards: str, only: tuple[Style, ...] = ()
) -> tuple[Group, ...]:
    """The boxes of a side of that name in the notation, with the words of its first fields.

    `only` are the styles that it may choose, where it may not choose any.
    """
    first = (
        Words(name, name="name"),
        OneOf(style, of=Style, only=only, name="style"),
        YesNo("A player's character", name="player"),
    )
    return (
        Group(part, f"The {part}: traits", (*first, *_traits())),
        Group(part, f"The {part}: skills and attributes", _figures(cards)),
        Group(part, f"The {part}: what it brings along", _brought()),
    )


def _traits() -> tuple[Field, ...]:
    found: list[Field] = []
    for die, trait, rank, skill in TRAITS:
        found += [OneOf(trait, of=Die, name=die), of(inputs.Rank, rank, f"{skill} rank")]
    return tuple(found)


def _figures(cards: str) -> tuple[Field, ...]:
    return (
        of(inputs.SocialCombat, "social_combat"),
        of(STYLES, "specialized", "Specializations"),
        of(inputs.Rank, "judge_character", "Judge Character rank"),
        OneOf("Judge Character's trait", of=Die, name="judge_character_die"),
        of(inputs.Nerve, "nerve", "Nerve"),
        of(inputs.Resolve, "resolve", "Resolve"),
        of(inputs.Clarity, "clarity", "Clarity"),
        of(inputs.Willpower, "willpower", "Willpower"),
        Whole("Cards", cards, name="cards", least=0, most=16, none=True),
    )


def _brought() -> tuple[Field, ...]:
    start = "Where it starts, with individual resistances in use."
    shifts = [
        of(inputs.Shift, f"resistance_{style.value.replace('-', '_')}", f"Resists {style.label}")
        for style in Style
    ]
    return (
        of(inputs.Stress, "stress"),
        Whole(
            "Full stress",
            "None: all of it is there.",
            name="full_stress",
            least=0,
            most=60,
            none=True,
        ),
        Whole("Stress wounds from before", name="wounds", least=0, most=4),
        replace(shifts[0], hint=start),
        *shifts[1:],
    )


UNIT = OneOf("It counts", of=TriggerUnit)
TERMS = (
    Group(
        "terms",
        "Stakes and triggers",
        (
            Words("What is at stake", "What the instigator wins.", name="stakes"),
            Words(
                "Counter-stakes",
                "What a player pays who breaks off or breaks.",
                name="counter_stakes",
            ),
            Whole(
                "Trigger",
                "Where the audience yields: 1 for little, 3 for loyalty, 5 for betrayal.",
                name="trigger",
                least=1,
                most=200,
                none=True,
            ),
            of(UNIT, "trigger_unit", "The trigger counts"),
            YesNo("The trigger is secret", name="trigger_secret"),
            Whole(
                "The instigator is ready to bear",
                "In stress wounds; none: to the last.",
                name="ready_to_bear",
                least=1,
                most=5,
                none=True,
            ),
            YesNo(
                "The audience only resists", "Its wounds cost cards instead.", name="resist_only"
            ),
            Words(
                "If the audience walks away",
                "Only if the Judge announced something.",
                name="if_audience_leaves",
            ),
        ),
    ),
    Group(
        "terms",
        "Further triggers",
        (
            of(STYLES, "forbidden", "Styles that end the talk", "Meant or merely heard."),
            Words("What the audience does then", name="forbidden_then"),
            YesNo("That is secret", name="forbidden_secret"),
            Whole("Another trigger point", name="further", least=1, most=200, none=True),
            of(UNIT, "further_unit", "That one counts"),
            Words("What happens then", name="further_then"),
            YesNo("That one is secret", name="further_secret"),
        ),
    ),
)
CARDS = "Of 54. For cards that the page draws, and for chances; not published, so none is assumed."
DECK = Group(
    "deck",
    "The model deck",
    (
        Whole("Calamity cards", name="calamity", least=0, most=54),
        Whole("Cards with a broken wrench", name="breakdown_cards", least=0, most=54),
        Whole("The number on them", name="breakdown", least=1, most=12),
        Whole("Cards that hit the vitals", name="vitals_cards", least=0, most=54),
        Whole("Cards that hit the head", name="head_cards", least=0, most=54),
        Whole("Penetration on every card", name="penetration", least=-9, most=9),
    ),
    CARDS,
)
GROUPS = (*TERMS, *side(Who.INSTIGATOR), *side(Who.AUDIENCE), DECK)
