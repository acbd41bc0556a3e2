"""Calculators of the chapter `clockwork/attack`."""

from collections.abc import Mapping
from typing import Any

from calculators.clockwork.inputs import (
    AnArena,
    Aptitude,
    Armor,
    ATrait,
    Count,
    Disposition,
    Guard,
    Level,
    Morale,
    Net,
    Potency,
    Skill,
)
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import as_text, count
from rules_core.clockwork import book
from rules_core.clockwork.attack import Strike
from rules_core.clockwork.exchange import resolve
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.pool import defense
from rules_core.clockwork.terms import Arena, Trait


@calculator(
    "clockwork-defense",
    book.Attack.DEFENSE,
    outputs={"difficulty": "Difficulty dice", "challenge": "Challenge dice"},
    headline=lambda a: f"{a['challenge']} challenge, {a['difficulty']} difficulty",
    uses=("overflow",),
)
def clockwork_defense(
    aptitude: Aptitude = 2, skill: Skill = 0, *, options: ClockworkOptions
) -> Outputs:
    """Which dice stand against the attack?

    The ranks are the defender's.
    """
    found = defense(aptitude, skill, options)
    return {"difficulty": found.difficulty, "challenge": found.challenge}


def told(a: Mapping[str, Any]) -> str:
    """The attack in one sentence: what it does to the target, and what it costs."""
    label = Trait(a["target"]).label
    said = []
    if a["penetrates"]:
        said.append("it penetrates, place an outcome")
    elif a["reductions"]:
        said.append(f"{label} falls to {a['target_after']}")
    elif a["net_success"] < 1:
        said.append("no hit")
    else:
        said.append("a hit that changes nothing")
    if a["penetrates"] and a["reductions"]:
        said.insert(0, f"{label} falls to {a['target_after']}")
    if a["condition_rolls"]:
        said.append(count(a["condition_rolls"], "condition roll"))
    if a["attacker_loss"]:
        said.append(f"your {label} falls to {a['attacker_after']}")
    if a["threat_uses"]:
        said.append(f"the defender may: {as_text(a['threat_uses']).lower()}")
    line = ", ".join(said)
    return line[0].upper() + line[1:]


@calculator(
    "clockwork-attack",
    book.Attack.ATTACK,
    outputs={
        "reductions": "Steps down",
        "penetrates": "It penetrates",
        "condition_rolls": "Condition rolls",
        "outcomes": "Outcomes you may place",
        "attacker_loss": "You lose",
        "threat_uses": "The defender may use",
        "target_after": "Target's level after",
        "attacker_after": "Your level after",
    },
    headline=told,
    groups={
        "The roll": ("net_success", "net_advantage", "triumphs", "despairs"),
        "The attack": ("arena", "target", "guard", "disposition", "morale"),
        "Weapon and Armor": (
            "potency",
            "armor",
            "attacker_level",
            "surprise",
            "firearm",
            "weapon_conditions",
        ),
    },
    labels={
        "surprise": "The target is surprised",
        "firearm": "A firearm",
        "weapon_conditions": "The weapon has conditions",
        "net_success": "Net success",
        "net_advantage": "Net advantage",
    },
    uses=(
        "steps",
        "carry",
        "triumph-social",
        "cost",
        "failure",
        "threat-first",
        "threat-condition",
    ),
)
def clockwork_attack(
    arena: AnArena = Arena.PHYSICAL,
    target: ATrait = Trait.GUARD,
    guard: Guard = 0,
    disposition: Disposition = 3,
    morale: Morale = 1,
    net_success: Net = 0,
    net_advantage: Net = 0,
    triumphs: Count = 0,
    despairs: Count = 0,
    potency: Potency = 1,
    armor: Armor = 0,
    attacker_level: Level = 1,
    surprise: bool = False,
    firearm: bool = False,
    weapon_conditions: bool = False,
    *,
    options: ClockworkOptions,
) -> Outputs:
    """What does my attack do?

    Enter what is left once the symbols are netted; failures and threats are negative. Only the
    level that the attack goes against is read. Tap a figure for each way to spend the symbols, and
    what forbids the others.
    """
    given = {name: value for name, value in locals().items() if name != "options"}
    return vars(resolve(Strike(**given), options))
