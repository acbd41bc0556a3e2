"""Calculators of the chapter `clockwork/dice`."""

from collections.abc import Mapping
from typing import Any

from calculators.clockwork.attack import clockwork_attack
from calculators.clockwork.inputs import (
    ACover,
    Aptitude,
    Dice,
    Difficulty,
    Opposing,
    Skill,
    Symbols,
    Wounds,
)
from calculators.kit.form import Onward, Outputs, calculator
from calculators.kit.values import count, percent
from rules_core.clockwork import book
from rules_core.clockwork.check import Trial, check
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.pool import trait_pool
from rules_core.clockwork.reading import Symbols as Shown
from rules_core.clockwork.reading import read
from rules_core.clockwork.terms import Cover
from rules_core.options import HOUSE


@calculator(
    "clockwork-pool",
    book.Dice.POOL,
    outputs={"ability": "Ability dice", "proficiency": "Proficiency dice"},
    headline=lambda a: f"{a['proficiency']} proficiency, {a['ability']} ability",
)
def clockwork_pool(aptitude: Aptitude = 2, skill: Skill = 0) -> Outputs:
    """Which dice do I roll?

    Any aptitude goes with any skill.
    """
    found = trait_pool(aptitude, skill)
    return {"ability": found.ability, "proficiency": found.proficiency}


def read_out(a: Mapping[str, Any]) -> str:
    """A roll in a few words: ``3 success, 2 threat, 1 triumph``; what is even is left out."""
    net, edge = a["net_success"], a["net_advantage"]
    said = [f"{net} success" if net > 0 else f"{-net} failure"] if net else ["No success"]
    said += [f"{edge} advantage" if edge > 0 else f"{-edge} threat"] if edge else []
    said += [count(a["triumphs"], "triumph")] if a["triumphs"] else []
    said += [count(a["despairs"], "despair")] if a["despairs"] else []
    return ", ".join(said)


@calculator(
    "clockwork-roll",
    book.Dice.DICE,
    outputs={
        "net_success": "Net success",
        "net_advantage": "Net advantage",
        "triumphs": "Triumphs",
        "despairs": "Despairs",
        "succeeds": "The check succeeds",
    },
    headline=read_out,
    onward=Onward(
        clockwork_attack,
        "What does it do as an attack?",
        ("net_success", "net_advantage", "triumphs", "despairs"),
    ),
)
def clockwork_roll(
    success: Symbols = 0,
    failure: Symbols = 0,
    advantage: Symbols = 0,
    threat: Symbols = 0,
    triumph: Symbols = 0,
    despair: Symbols = 0,
) -> Outputs:
    """What does my roll say?

    Count each symbol on the faces that are up. A triumph counts as its success by itself, a despair
    as its failure: do not count them twice.
    """
    return vars(read(Shown(success, failure, advantage, threat, triumph, despair)))


@calculator(
    "clockwork-check",
    book.Dice.UPGRADE,
    outputs={"success": "Chance of a success", "pool": "Dice"},
    headline=lambda a: f"{percent(a['success'])} to succeed",
    uses=("overflow", "subdue", HOUSE),
    groups={
        "Who tests, against what": (
            "aptitude",
            "skill",
            "opposing_aptitude",
            "opposing_skill",
            "difficulty",
        ),
        "What changes the dice": (
            "wounds",
            "unaimed",
            "cover",
            "held",
            "dazed",
            "boost",
            "setback",
        ),
    },
    labels={
        "opposing_aptitude": "Defender's aptitude",
        "opposing_skill": "Defender's skill",
        "unaimed": "A firearm or bow, not aimed",
        "held": "One holds the other",
        "dazed": "You are dazed",
        "boost": "Boost dice",
        "setback": "Setback dice",
    },
)
def clockwork_check(
    aptitude: Aptitude = 2,
    skill: Skill = 0,
    opposing_aptitude: Opposing = 0,
    opposing_skill: Opposing = 0,
    difficulty: Difficulty = 2,
    wounds: Wounds = 0,
    unaimed: bool = False,
    cover: ACover = Cover.NONE,
    held: bool = False,
    dazed: bool = False,
    boost: Dice = 0,
    setback: Dice = 0,
    *,
    options: ClockworkOptions,
) -> Outputs:
    """What are my chances on a check?

    With either of the defender's ranks above 0 the defence dice take the place of the difficulty.
    Wounds are your own.
    """
    given = {name: value for name, value in locals().items() if name != "options"}
    found = check(Trial(**given), options)
    return {"success": found.success, "pool": found.pool}
