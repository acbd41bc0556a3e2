"""The West's sheet of a character, and what it answers."""

from dataclasses import replace

from calculators.kit.fields import OneOf, Whole, Words
from calculators.kit.sheets.sheet import Box, Given, Role, Sheet, Values, kept
from calculators.west import inputs
from calculators.west.deck_sheets import DECKS
from calculators.west.telling import GROUPS
from calculators.west.tracks import TRACKS
from rules_core.west import cards
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Style, Trait

TRAITS = (
    ("presence", "Presence", "verve", "Verve"),
    ("knowledge", "Knowledge", "knowledge_rank", "Knowledge trait skill"),
    ("acuity", "Acuity", "awareness", "Awareness"),
    ("strength", "Strength", "brawn", "Brawn"),
    ("essence", "Essence", "spirit", "Spirit"),
)
JUDGING = "The trait that makes the check."


def _traits() -> Box:
    found = [Words("Name", name="name", default="")]
    pairs = [
        (
            kept(OneOf(of=Die), die, Die.D6, trait),
            kept(inputs.Rank, rank, 1, f"{skill} rank"),
        )
        for die, trait, rank, skill in TRAITS
    ]
    return Box("Name and traits", (*found, *(f for pair in pairs for f in pair)))


SKILLS = Box(
    "Skills and attributes",
    (
        kept(inputs.SocialCombat, "social_combat", 1),
        kept(inputs.Styles, "specialized", (), "Specializations"),
        kept(inputs.Rank, "judge_character", 1, "Judge Character rank"),
        kept(OneOf(of=Die), "judge_character_die", Die.D6, "Judge Character's trait", JUDGING),
        kept(inputs.Nerve, "nerve", 4, "Nerve"),
        kept(inputs.Resolve, "resolve", 4, "Resolve"),
        kept(inputs.Clarity, "clarity", 7, "Clarity"),
        kept(inputs.Willpower, "willpower", 4, "Willpower"),
    ),
)
HARM = Box(
    "Stress, wounds, resistances",
    (
        kept(inputs.Stress, "stress", 20),
        kept(
            Whole(least=0, most=60, none=True),
            "full_stress",
            None,
            "Full stress",
            "None: all of it is there.",
        ),
        kept(Whole(least=0, most=4), "wounds", 0, "Stress wounds"),
        *(
            kept(
                inputs.Shift, f"resistance_{style.value.replace('-', '_')}", 0, f"To {style.label}"
            )
            for style in Style
        ),
    ),
    "Resistances count with individual resistances in use.",
)


def _style(given: Given) -> Style:
    style: Style = given.inputs["style"]
    return style


def _other(given: Given) -> Trait:
    """The other trait of the style that is asked about, with its trait skill (tw-styles)."""
    style = _style(given)
    return Trait(given.sheet[style.secondary.lower()], given.sheet[style.rank_input])


def theirs(given: Given) -> Given:
    """The same question with the style and cause of those who answer."""
    said = {n: given.inputs[f"other_{n}"] for n in ("style", "cause")}
    return replace(given, inputs={**given.inputs, **said})


def _held(given: Given) -> int:
    return len(given.sheet["specialized"])


def _cards(given: Given) -> int:
    own = Trait(given.sheet["presence"], given.sheet["verve"])
    skill = given.sheet["social_combat"]
    options = given.options if isinstance(given.options, WestOptions) else WestOptions()
    return cards.pool(_style(given), own, _other(given), skill, _held(given), options).value


def _caused(given: Given) -> int:
    """The rank of the trait skill behind the trait that makes the check."""
    own = given.inputs["cause"].value == "presence"
    return int(given.sheet["verve"]) if own else _other(given).rank


def _full(given: Given) -> int:
    full = given.sheet["full_stress"]
    return int(given.sheet["stress"] if full is None else full)


ATTACKS = tuple(n for n in GROUPS["The aggressor"] if not n.startswith("own_"))
OWN = ("own_willpower", "own_stress", "own_old_wounds", "own_specialized")
AGGRESSOR = Role(
    "aggressor",
    "as the aggressor",
    where={
        "west-card-pool": (),
        "west-card-pools": (),
        "west-attack": GROUPS["The aggressor"],
        "west-odds": ATTACKS,
        "west-deck-odds": ATTACKS,
        "west-odds-both": (*ATTACKS, "own_nerve", *OWN),
        "west-perception": ("clarity",),
        "west-penetration": ("resolve",),
        "west-effect": ("social_combat",),
        "west-fight-uses": ("verve", "presence"),
    },
    named={
        "secondary": lambda g: _other(g).die,
        "secondary_rank": lambda g: _other(g).rank,
        "trait_rank": _caused,
        "specializations": _held,
        "specialized": lambda g: _style(g) in g.sheet["specialized"],
        "cards": _cards,
        "own_willpower": "willpower",
        "own_stress": "stress",
        "own_wounds": "wounds",
        "own_nerve": "nerve",
        "own_old_wounds": "wounds",
        "own_specialized": "specialized",
    },
    parts={"west-scene": "instigator", "west-fight": "talker"},
)
# Wounds of the sheet were brought along; those of this encounter are the reader's to count.
STANDS = tuple(n for n in GROUPS["The target"] if n != "wounds")
TARGET = Role(
    "target",
    "as the target",
    where={
        "west-target-number": (),
        "west-size-up": ("nerve",),
        "west-perception": ("stressed",),
        "west-penetration": ("nerve", "stressed"),
        "west-attack": STANDS,
        "west-odds": STANDS,
        "west-deck-odds": STANDS,
        "west-odds-both": (
            *(n for n in STANDS if n != "wounds"),
            *("other_cards", "other_presence", "other_secondary", "other_trait_rank"),
            *("other_specialized", "other_clarity", "other_resolve"),
        ),
        "west-resistances": (),
        "west-wounds": (),
        "west-fast-talk-heal": (),
    },
    named={
        "target_social_combat": "social_combat",
        "target_specialized": "specialized",
        "stressed": lambda g: g.sheet["stress"] == 0,
        "full": _full,
        "full_stress": _full,
        "old_wounds": "wounds",
        "other_cards": lambda g: _cards(theirs(g)),
        "other_presence": "presence",
        "other_secondary": lambda g: _other(theirs(g)).die,
        "other_trait_rank": lambda g: _caused(theirs(g)),
        "other_specialized": lambda g: _style(theirs(g)) in g.sheet["specialized"],
        "other_clarity": "clarity",
        "other_resolve": "resolve",
    },
    parts={"west-scene": "audience", "west-fight": "foe"},
)
BY_PRESENCE = Role(
    "presence",
    "as who makes the check, by Presence",
    where={
        "west-check": ("die", "rank", "trait_rank"),
        "west-fight-recover": ("die", "rank", "trait_rank"),
    },
    named={"die": "presence", "rank": "social_combat", "trait_rank": "verve"},
)
SIZING = Role(
    "sizing",
    "as who judges the character",
    where={"west-check": ("die", "rank")},
    named={"die": "judge_character_die", "rank": "judge_character"},
)
HURT = Role("hurt", "as who is hurt", where={"west-recover": ("wounds",)})


def _line(values: Values) -> str:
    return (
        f"Social Combat {values['social_combat']}, Nerve {values['nerve']}, "
        f"Willpower {values['willpower']}, stress {values['stress']}"
    )


WEST_SHEET = Sheet(
    "west",
    "west",
    "character",
    (_traits(), SKILLS, HARM),
    (AGGRESSOR, TARGET, BY_PRESENCE, SIZING, HURT),
    _line,
    TRACKS,
)

SHEETS = (WEST_SHEET, *DECKS)
