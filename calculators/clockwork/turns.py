"""Calculators of the chapter `clockwork/turns`."""

from calculators.clockwork.inputs import Aptitude, Dice, PassiveDifficulty, Skill, Wounds
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import as_text, percent
from rules_core.clockwork import book
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.turns import ambush, initiative, passive


@calculator(
    "clockwork-initiative",
    book.Turns.INITIATIVE,
    outputs={
        "pool": "Dice",
        "triumph": "Chance of a triumph",
        "net_success": "Net success",
    },
    headline=lambda a: f"Roll {as_text(a['pool'])}",
    uses=("initiative-wound",),
    labels={"aptitude": "Focus", "skill": "Tactics, or Composure in a talk"},
)
def clockwork_initiative(
    aptitude: Aptitude = 2, skill: Skill = 0, wounds: Wounds = 0, *, options: ClockworkOptions
) -> Outputs:
    """When do I act?

    More net success goes first, ties by net advantage, then the players. A triumph gives the first
    place, or a free maneuver before the conflict.
    """
    return vars(initiative(aptitude, skill, wounds, options))


@calculator(
    "clockwork-passive",
    book.Turns.PASSIVE,
    outputs={"succeeds": "It succeeds"},
    headline=lambda a: "You can do it without a roll" if a["succeeds"] else "You cannot, unrolled",
    uses=("passive",),
)
def clockwork_passive(
    aptitude: Aptitude = 2,
    skill: Skill = 0,
    difficulty: PassiveDifficulty = 1,
    *,
    options: ClockworkOptions,
) -> Outputs:
    """Can I do it without a roll?"""
    return {"succeeds": passive(aptitude, skill, difficulty, options)}


@calculator(
    "clockwork-ambush",
    book.Turns.AMBUSH,
    outputs={"win": "The attackers win", "tie": "A tie", "lose": "The victims win"},
    headline=lambda a: f"{percent(a['win'])} to surprise them",
    groups={
        "The attackers": ("ability", "proficiency", "boost", "setback"),
        "The victims": ("victim_ability", "victim_proficiency", "victim_boost", "victim_setback"),
    },
    labels={
        "victim_ability": "Victims' ability dice",
        "victim_proficiency": "Victims' proficiency dice",
        "victim_boost": "Victims' boost dice",
        "victim_setback": "Victims' setback dice",
        "ability": "Ability dice",
        "proficiency": "Proficiency dice",
        "boost": "Boost dice",
        "setback": "Setback dice",
    },
)
def clockwork_ambush(
    ability: Dice = 2,
    proficiency: Dice = 0,
    boost: Dice = 0,
    setback: Dice = 0,
    victim_ability: Dice = 2,
    victim_proficiency: Dice = 0,
    victim_boost: Dice = 0,
    victim_setback: Dice = 0,
) -> Outputs:
    """Does the ambush come off?

    Reason and Tactics against Focus and Tactics; the same odds serve every competitive check, such
    as a writer against a reader. Terrain gives boost or setback dice, as the Narrator says. A tie
    is the victims'.
    """
    attackers = Pool(boost, setback, ability, 0, proficiency, 0)
    victims = Pool(victim_boost, victim_setback, victim_ability, 0, victim_proficiency, 0)
    return vars(ambush(attackers, victims))
