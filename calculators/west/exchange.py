"""The calculator that resolves a whole attack, from the card to what both sides are left with."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar

from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count
from calculators.west.inputs import (
    ACause,
    AChoice,
    ADie,
    ALocation,
    AStyle,
    AUnit,
    Breakdown,
    Bumps,
    Cards,
    CauseResult,
    Clarity,
    Damage,
    Effect,
    FullStress,
    Nerve,
    NewWounds,
    OldWounds,
    Phase,
    Recovery,
    Resolve,
    Shift,
    SocialCombat,
    Stress,
    Styles,
    TargetSocialCombat,
    TraitRank,
    Trigger,
    Willpower,
    Wounds,
)
from rules_core.west import book, exchange
from rules_core.west.deck import Deck
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.terms import Cause, Choice, Die, Location, Result, Style, TriggerUnit

Record = TypeVar("Record", Aggressor, Target, Card, Chosen, Deck)
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
    "The target": tuple(f.name for f in fields(Target)),
    "Optional effects": ("in_fight", "recovery"),
}


def told(a: Mapping[str, Any]) -> str:
    """The attack in one sentence."""
    if a["ap_removed"]:
        return f"Hit: {a['ap_removed']} AP taken"
    if a["result"] is Result.NONE:
        return "A loss: the words turn on you" if a["effect_row"] else "A miss"
    if a["result"] is Result.DEFLECTS:
        return "Hit, deflected"
    if a["cards_removed"]:
        return f"Hit: {count(a['cards_removed'], 'card')} removed"
    end = ", the will breaks" if a["broken"] else ", trigger reached" if a["triggered"] else ""
    return f"Hit: {count(a['wounds_dealt'], 'wound')}, {a['stress_after']} stress left{end}"


@calculator(
    "west-attack",
    book.Wounds.WOUNDS,
    outputs=OUTPUTS,
    headline=told,
    main=("hit", "result", "wounds_dealt", "stress_after", "nerve_after"),
    groups=GROUPS,
    uses=tuple(
        option
        for option in WestOptions.choices()
        if option not in ("out-of-cards", "style-change", "effect-sum", "ft-rows")
    ),
)
def west_attack(
    style: AStyle = Style.ARGUMENT,
    cause: ACause = Cause.PRESENCE,
    presence: ADie = Die.D6,
    secondary: ADie = Die.D6,
    new_secondary: ADie = Die.D6,
    social_combat: SocialCombat = 1,
    trait_rank: TraitRank = 1,
    specialized: bool = False,
    clarity: Clarity = 7,
    resolve: Resolve = 4,
    cards: Cards = 4,
    own_willpower: Willpower = 4,
    own_stress: Stress = 20,
    own_wounds: Wounds = 0,
    target_social_combat: TargetSocialCombat = 0,
    nerve: Nerve = 4,
    willpower: Willpower = 4,
    stress: Stress = 20,
    full_stress: FullStress = 20,
    wounds: NewWounds = 0,
    old_wounds: OldWounds = 0,
    damage: Damage = 0,
    target_specialized: Styles = (),
    resistance_argument: Shift = 0,
    resistance_fast_talk: Shift = 0,
    resistance_intimidation: Shift = 0,
    resistance_persuasion: Shift = 0,
    tn_adjust: Shift = 0,
    trigger: Trigger = None,
    trigger_unit: AUnit = TriggerUnit.WOUNDS,
    resist_only: bool = False,
    cause_result: CauseResult = 5,
    calamity: bool = False,
    breakdown: Breakdown = 0,
    phase: Phase = 0,
    location: ALocation = Location.OTHER,
    penetration: Shift = 0,
    effect: Effect = 0,
    recovery: Recovery = 0,
    choice: AChoice = Choice.NONE,
    loss_after: bool = False,
    rephrase_phase: Phase = 0,
    bumps_phase: Bumps = 0,
    bumps_location: Bumps = 0,
    bumps_penetration: Bumps = 0,
    bumps_effect: Bumps = 0,
    in_fight: bool = False,
    *,
    options: WestOptions,
) -> Outputs:
    """What does this attack do?

    Location, phase and rephrase phase are those after their bumps. Effect is the figure in the cell
    that the answer names. The resistances count with the optional individual resistances only.
    """
    given = dict(locals())
    found = exchange.resolve(
        picked(Aggressor, given),
        picked(Target, given),
        picked(Card, given),
        picked(Chosen, given),
        options,
    )
    return {name: getattr(found, name) for name in OUTPUTS}


def picked(kind: type[Record], given: Mapping[str, Any]) -> Record:
    """A record of the core out of the inputs; a field that is no input has its default."""
    return kind(**{f.name: given[f.name] for f in fields(kind) if f.name in given})
