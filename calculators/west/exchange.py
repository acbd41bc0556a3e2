"""The calculator that resolves a whole attack, from the card to what both sides are left with."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar

from calculators.kit.form import Outputs, calculator
from calculators.west.inputs import (
    ACause,
    AChoice,
    ADie,
    Adjust,
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
    Modifier,
    Nerve,
    NewDie,
    NewWounds,
    OldWounds,
    OtherDie,
    Phase,
    Recovery,
    Resolve,
    SecondPhase,
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
from calculators.west.telling import GROUPS, LABELS, OUTPUTS, told
from rules_core.options import HOUSE
from rules_core.west import book, exchange
from rules_core.west.deck import Deck
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.terms import Cause, Choice, Die, Location, Style, TriggerUnit

Record = TypeVar("Record", Aggressor, Target, Card, Chosen, Deck)


@calculator(
    "west-attack",
    book.Wounds.WOUNDS,
    outputs=OUTPUTS,
    headline=told,
    main=("result", "effect_row", "wounds_dealt", "stress_after", "nerve_after"),
    groups=GROUPS,
    labels=LABELS,
    uses=tuple(
        option
        for option in (*WestOptions.choices(), HOUSE)
        if option not in ("out-of-cards", "style-change", "effect-sum", "ft-rows")
    ),
)
def west_attack(
    style: AStyle = Style.ARGUMENT,
    cause: ACause = Cause.PRESENCE,
    presence: ADie = Die.D6,
    secondary: OtherDie = Die.D6,
    new_secondary: NewDie = Die.D6,
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
    tn_adjust: Adjust = 0,
    trigger: Trigger = None,
    trigger_unit: AUnit = TriggerUnit.WOUNDS,
    resist_only: bool = False,
    cause_result: CauseResult = 5,
    calamity: bool = False,
    breakdown: Breakdown = 0,
    phase: Phase = 0,
    location: ALocation = Location.OTHER,
    penetration: Modifier = 0,
    effect: Effect = 0,
    recovery: Recovery = 0,
    choice: AChoice = Choice.NONE,
    loss_after: bool = False,
    rephrase_phase: SecondPhase = 0,
    bumps_phase: Bumps = 0,
    bumps_location: Bumps = 0,
    bumps_penetration: Bumps = 0,
    bumps_effect: Bumps = 0,
    in_fight: bool = False,
    *,
    options: WestOptions,
) -> Outputs:
    """What does this attack do?

    Enter what the card shows; the answer names the cell of the effect grid to read. Give location
    and phase as they are after their bumps, and count those bumps as spent. Resistances count with
    the optional individual resistances only.
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
