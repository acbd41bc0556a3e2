"""Clockwork Dominion's sheet of a character, and what it answers."""

from calculators.clockwork import inputs
from calculators.clockwork.tracks import TRACKS
from calculators.kit.fields import Whole, Words, YesNo
from calculators.kit.sheets.sheet import Box, Given, Role, Sheet, Source, Values, kept
from rules_core.clockwork import traits
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.pool import defense, trait_pool

APTITUDES = ("vigor", "grace", "reason", "focus", "will", "presence")
SKILLS = {
    "social_skill": "Social skill of your attacks",
    "weapon_skill": "Weapon skill",
    "athletics": "Athletics",
    "composure": "Composure",
    "intuition": "Intuition",
    "tactics": "Tactics",
    "command": "Command",
}


def _boxes() -> tuple[Box, ...]:
    aptitudes = [kept(inputs.Aptitude, name, 2) for name in APTITUDES]
    skills = [kept(inputs.Skill, name, 0, label) for name, label in SKILLS.items()]
    carried = (
        kept(inputs.Potency, "potency", 1, "Potency of your weapon"),
        kept(inputs.Potency, "proof", 1, "Potency of your words", "1 without evidence."),
        kept(inputs.Armor, "armor", 0, "Armor"),
        kept(YesNo(), "parrying", False, "The weapon can parry"),
        kept(inputs.Wounds, "wounds", 0),
        kept(inputs.Disposition, "disposition", 3, "Disposition"),
        kept(inputs.Threat, "threat", 0),
    )
    known = (
        kept(Whole(least=0, most=10), "status", 0, "Class or Means", "Whichever counts here."),
        kept(inputs.Ranks, "favour", (), "Good names", "Ranks, comma separated."),
        kept(inputs.Ranks, "against", (), "Bad names", "Ranks, comma separated."),
    )
    return (
        Box("Name and aptitudes", (Words("Name", name="name", default=""), *aptitudes)),
        Box("Skills", tuple(skills)),
        Box("Weapon, armor and state", carried),
        Box("Standing", known),
    )


def _pool(aptitude: str, skill: str, ability: str, proficiency: str) -> dict[str, Source]:
    """A trait test's inputs: the two ranks, and the dice that they make."""

    def made(given: Given) -> tuple[int, int]:
        pool = trait_pool(given.sheet[aptitude], given.sheet[skill])
        return pool.ability.value, pool.proficiency.value

    return {
        "aptitude": aptitude,
        "skill": skill,
        ability: lambda given: made(given)[0],
        proficiency: lambda given: made(given)[1],
    }


def _defense(aptitude: str, skill: str) -> dict[str, Source]:
    """A defence's inputs: the two ranks, and the dice that they make."""

    def made(given: Given) -> tuple[int, int]:
        options = given.options if isinstance(given.options, ClockworkOptions) else None
        found = defense(given.sheet[aptitude], given.sheet[skill], options or ClockworkOptions())
        return found.difficulty.value, found.challenge.value

    return {
        "opposing_aptitude": aptitude,
        "opposing_skill": skill,
        "difficulty": lambda given: made(given)[0],
        "challenge": lambda given: made(given)[1],
    }


def _guard(given: Given) -> int:
    options = given.options if isinstance(given.options, ClockworkOptions) else None
    focus, parrying = given.sheet["focus"], given.sheet["parrying"]
    return traits.guard(focus, parrying, options or ClockworkOptions()).value


TESTS = {
    "clockwork-pool": (),
    "clockwork-check": ("aptitude", "skill", "wounds"),
    "clockwork-passive": ("aptitude", "skill"),
}
DICE = ("ability", "proficiency", "potency")
AGAINST = ("difficulty", "challenge", "guard", "disposition", "armor")
SPEAKS = Role(
    "speaks",
    "as who speaks",
    where={
        **TESTS,
        "clockwork-argument": DICE,
        "clockwork-attack-odds": DICE,
        "clockwork-odds": DICE,
        "clockwork-attack": ("potency", "attacker_level"),
    },
    named={
        **_pool("presence", "social_skill", "ability", "proficiency"),
        "potency": "proof",
        "attacker_level": "disposition",
    },
)
HELPS = Role(
    "helps",
    "as who helps",
    where={"clockwork-argument": ("helper_ability", "helper_proficiency")},
    named=_pool("presence", "social_skill", "helper_ability", "helper_proficiency"),
)
STRIKES = Role(
    "strikes",
    "as who strikes",
    where={
        **TESTS,
        "clockwork-attack-odds": DICE,
        "clockwork-odds": DICE,
        "clockwork-attack": ("potency", "attacker_level"),
    },
    named={**_pool("grace", "weapon_skill", "ability", "proficiency"), "attacker_level": _guard},
)
OPPOSED = ("opposing_aptitude", "opposing_skill")
LISTENS = Role(
    "listens",
    "as who is spoken to",
    where={
        "clockwork-defense": (),
        "clockwork-check": OPPOSED,
        "clockwork-argument": AGAINST,
        "clockwork-attack-odds": AGAINST,
        "clockwork-odds": AGAINST,
        "clockwork-attack": ("disposition", "armor"),
    },
    named={
        **_defense("will", "composure"),
        "aptitude": "will",
        "skill": "composure",
        "guard": _guard,
    },
)
STRUCK = Role(
    "struck",
    "as who is struck",
    where={
        "clockwork-defense": (),
        "clockwork-check": OPPOSED,
        "clockwork-attack-odds": AGAINST,
        "clockwork-odds": AGAINST,
        "clockwork-attack": ("guard", "armor"),
    },
    named={
        **_defense("vigor", "athletics"),
        "aptitude": "vigor",
        "skill": "athletics",
        "guard": _guard,
    },
)
INITIATIVE = {"clockwork-initiative": ("aptitude", "skill", "wounds")}
IN_A_FIGHT = Role(
    "in-a-fight", "in a fight", INITIATIVE, _pool("focus", "tactics", "ability", "proficiency")
)
IN_A_TALK = Role(
    "in-a-talk", "in a talk", INITIATIVE, _pool("focus", "composure", "ability", "proficiency")
)
AMBUSHES = Role(
    "ambushes",
    "as the attacker",
    where={"clockwork-ambush": ("ability", "proficiency")},
    named=_pool("reason", "tactics", "ability", "proficiency"),
)
VICTIM = Role(
    "victim",
    "as the victim",
    where={"clockwork-ambush": ("victim_ability", "victim_proficiency")},
    named=_pool("focus", "tactics", "victim_ability", "victim_proficiency"),
)
SELF = Role(
    "self",
    "as this character",
    where={
        "clockwork-guard": (),
        "clockwork-morale": ("threat", "wounds"),
        "clockwork-esteem": ("status", "favour", "against"),
        "clockwork-potency": ("weapon",),
    },
    named={"weapon": "potency"},
)
BELIEVES = Role(
    "target", "as the target", where={"clockwork-potency": ("armor",)}, named={"armor": "armor"}
)


PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
PEOPLE = tuple(
    Role(f"person-{n}", f"as number {n}", parts={"clockwork-scene": part})
    for n, part in enumerate(PLACES, 1)
)


def _line(values: Values) -> str:
    return f"Presence {values['presence']}, Will {values['will']}, Focus {values['focus']}"


SHEETS = (
    Sheet(
        "clockwork",
        "clockwork",
        "character",
        _boxes(),
        (
            *(SPEAKS, HELPS, LISTENS, STRIKES, STRUCK, IN_A_TALK, IN_A_FIGHT),
            *(AMBUSHES, VICTIM, SELF, BELIEVES),
            *PEOPLE,
        ),
        _line,
        TRACKS,
    ),
)
