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
from rules_core.options import HOUSE


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
    """The attack in a few words: what it does to the target, and what it costs."""
    label = Trait(a["target"]).label
    said = [f"{label} falls to {a['target_after']}"] if a["reductions"] else []
    said += ["It penetrates: place an outcome"] if a["penetrates"] else []
    said += [count(a["condition_rolls"], "condition roll")] if a["condition_rolls"] else []
    if not said:
        said = ["No hit" if a["net_success"] < 1 else "A hit that changes nothing"]
    said += [f"Your {label} falls to {a['attacker_after']}"] if a["attacker_loss"] else []
    said += [f"Defender: {as_text(a['threat_uses']).lower()}"] if a["threat_uses"] else []
    return ". ".join(said)


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
    main=(
        "reductions",
        "penetrates",
        "condition_rolls",
        "outcomes",
        "attacker_loss",
        "threat_uses",
    ),
    groups={
        "The roll and its target": (
            "net_success",
            "net_advantage",
            "triumphs",
            "despairs",
            "arena",
            "target",
            "guard",
            "disposition",
            "morale",
        ),
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
        HOUSE,
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
