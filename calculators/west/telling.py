"""What the whole attack's inputs and outputs are called, and its answer in one sentence."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from calculators.kit.values import as_text, count
from rules_core.west.parties import Aggressor, Target
from rules_core.west.terms import Result, Style

OUTPUTS = {
    "hit": "Hit",
    "result": "Result",
    "wounds_dealt": "Stress wounds dealt",
    "stress_after": "Target's stress",
    "nerve_after": "Target's Nerve",
    "effect_row": "Effect row",
    "effect_column": "Effect column",
    "perceived": "Heard as",
    "misconstrued": "Misread",
    "tn": "Target number",
    "bumps": "Bumps earned",
    "cards_spent": "Cards spent",
    "triggered": "Trigger reached",
    "stressed": "Target stressed",
    "broken": "Target's will broken",
    "own_wounds": "Your stress wounds",
    "own_stress": "Your stress",
    "own_stressed": "You are stressed",
    "own_broken": "Your will is broken",
    "resistance_argument": "Resists Argument",
    "resistance_fast_talk": "Resists Fast Talk",
    "resistance_intimidation": "Resists Intimidation",
    "resistance_persuasion": "Resists Persuasion",
    "tn_adjust": "Change to the TN",
    "healed": "Wounds the target heals",
    "cards_removed": "Cards the other side loses",
    "ap_removed": "AP taken",
    "fight_over": "No more attempts this fight",
}
GROUPS = {
    "What the card shows": (
        "cause_result",
        "calamity",
        "breakdown",
        "phase",
        "location",
        "penetration",
        "effect",
    ),
    "What you choose": (
        "choice",
        "rephrase_phase",
        "loss_after",
        "bumps_phase",
        "bumps_location",
        "bumps_penetration",
        "bumps_effect",
    ),
    "The aggressor": tuple(f.name for f in fields(Aggressor)),
    "The target": tuple(f.name for f in fields(Target) if f.name != "sized"),
    "Optional effects": ("in_fight", "recovery"),
}

LABELS = {
    "specialized": "Specialized in this style",
    "own_willpower": "Own Willpower",
    "own_stress": "Own stress left",
    "own_wounds": "Own stress wounds",
    "nerve": "Target's Nerve",
    "willpower": "Target's Willpower",
    "stress": "Target's stress left",
    "target_specialized": "Target specialized in",
    **{
        f"resistance_{style.value.replace('-', '_')}": f"Resistance to {style.label}"
        for style in Style
    },
    "resist_only": "Attacker only resists, takes cards",
    "loss_after": "Misread again: take the loss",
    "bumps_phase": "Bumps on the phase",
    "bumps_location": "Bumps on the location",
    "bumps_penetration": "Bumps on PV",
    "bumps_effect": "Bumps on effect, 2 a row",
    "in_fight": "An attempt in a fight",
}


def told(a: Mapping[str, Any]) -> str:
    """The attack in one sentence: how it is heard, what to read, what it does."""
    if a["misconstrued"]:
        return f"Heard as {as_text(a['perceived'])}: {done(a)}"
    said = done(a)
    return said[0].upper() + said[1:]


def done(a: Mapping[str, Any]) -> str:
    """What the attack does."""
    read = f"read row {a['effect_row']}, {as_text(a['effect_column'])} column"
    if a["result"] is Result.NONE:
        if not a["effect_row"]:
            return "a miss"
        return "a loss, your words turn on you" if a["effect"] else f"a loss, {read}"
    if a["result"] is Result.DEFLECTS:
        return "hit, deflected"
    if not a["effect"]:
        return f"hit, {read}"
    if a["ap_removed"]:
        return f"hit, {a['ap_removed']} AP taken"
    if a["cards_removed"]:
        return f"hit, {count(a['cards_removed'], 'card')} removed"
    end = ", the will breaks" if a["broken"] else ", trigger reached" if a["triggered"] else ""
    return f"hit, {count(a['wounds_dealt'], 'wound')}, {a['stress_after']} stress left{end}"
