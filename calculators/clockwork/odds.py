"""Calculators of the chapter `clockwork/odds`."""

from dataclasses import fields

from calculators.clockwork.inputs import (
    AnArena,
    Armor,
    ATrait,
    Dice,
    Disposition,
    Guard,
    Helpers,
    Level,
    Morale,
    Potency,
    Rounds,
)
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count, percent
from rules_core.clockwork import book
from rules_core.clockwork.argument import Argument, argue
from rules_core.clockwork.attack import Strike
from rules_core.clockwork.dice import Die, Pool
from rules_core.clockwork.odds import chances
from rules_core.clockwork.onslaught import onslaught
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Arena, Trait
from rules_core.options import HOUSE

DICE = {die.value: f"{die.value.capitalize()} dice" for die in Die}


@calculator(
    "clockwork-odds",
    book.ExactOdds.ODDS,
    outputs={
        "success": "Chance of a success",
        "success_with_advantage": "Success with advantage",
        "triumph": "Any triumph",
        "despair": "Any despair",
        "net_success": "Net success",
        "net_advantage": "Net advantage",
    },
    headline=lambda a: f"{percent(a['success'])} to succeed",
    main=("success", "success_with_advantage", "triumph", "despair", "net_success"),
    labels=DICE,
)
def clockwork_odds(
    boost: Dice = 0,
    setback: Dice = 0,
    ability: Dice = 0,
    difficulty: Dice = 0,
    proficiency: Dice = 0,
    challenge: Dice = 0,
) -> Outputs:
    """How likely is a roll of these dice?"""
    return vars(chances(Pool(boost, setback, ability, difficulty, proficiency, challenge)))


@calculator(
    "clockwork-attack-odds",
    book.ExactOdds.ODDS,
    outputs={
        "hit": "Chance of a hit",
        "penetrates": "Chance to penetrate",
        "reductions": "Steps down",
        "condition_rolls": "Condition rolls",
        "attacker_loss": "You lose",
    },
    headline=lambda a: f"{percent(a['hit'])} to hit, {percent(a['penetrates'])} to penetrate",
    main=("hit", "penetrates", "reductions"),
    groups={
        "The dice": tuple(DICE),
        "The attack": ("arena", "target", "guard", "disposition", "morale"),
        "Weapon and Armor": ("potency", "armor", "attacker_level", "surprise", "firearm"),
    },
    labels={**DICE, "surprise": "The target is surprised", "firearm": "A firearm"},
    uses=("steps", "carry", "triumph-social", "cost", "failure", HOUSE),
)
def clockwork_attack_odds(
    boost: Dice = 0,
    setback: Dice = 0,
    ability: Dice = 2,
    difficulty: Dice = 2,
    proficiency: Dice = 0,
    challenge: Dice = 0,
    arena: AnArena = Arena.PHYSICAL,
    target: ATrait = Trait.GUARD,
    guard: Guard = 0,
    disposition: Disposition = 3,
    morale: Morale = 1,
    potency: Potency = 1,
    armor: Armor = 0,
    attacker_level: Level = 1,
    surprise: bool = False,
    firearm: bool = False,
    *,
    options: ClockworkOptions,
) -> Outputs:
    """How likely does my attack get through?

    Only the level that the attack goes against is read.
    """
    given = dict(locals())
    pool = Pool(**{name: given[name] for name in DICE})
    strike = {f.name: given[f.name] for f in fields(Strike) if f.name in given}
    return vars(onslaught(pool, Strike(**strike), options))


@calculator(
    "clockwork-argument",
    book.ExactOdds.ODDS,
    outputs={"outcome": "An outcome by round", "disposition": "Disposition by round"},
    headline=lambda a: (
        f"{percent(a['outcome'][a['rounds']])} to win them over in {count(a['rounds'], 'round')}"
    ),
    groups={
        "Who argues": (
            "ability",
            "proficiency",
            "helpers",
            "helper_ability",
            "helper_proficiency",
            "potency",
        ),
        "Who listens": ("difficulty", "challenge", "disposition", "armor", "rounds"),
    },
    labels={
        **DICE,
        "helper_ability": "Ability dice of each helper",
        "helper_proficiency": "Proficiency dice of each helper",
    },
    uses=("steps", "carry", "triumph-social", HOUSE),
)
def clockwork_argument(
    ability: Dice = 2,
    proficiency: Dice = 0,
    helper_ability: Dice = 0,
    helper_proficiency: Dice = 0,
    difficulty: Dice = 2,
    challenge: Dice = 0,
    disposition: Disposition = 3,
    rounds: Rounds = 3,
    helpers: Helpers = 0,
    potency: Potency = 1,
    armor: Armor = 0,
    *,
    options: ClockworkOptions,
) -> Outputs:
    """Do I win them over?

    One attack each round, which takes the best roll of you and your helpers. An outcome is Convince
    or Persuade; with Armor as high as Potency the first penetration only strips the Armor. Your own
    Disposition is not followed.
    """
    given = {name: value for name, value in locals().items() if name != "options"}
    return vars(argue(Argument(**given), options))
