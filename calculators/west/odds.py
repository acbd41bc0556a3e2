"""Calculators of the chapter `west/odds`."""

from typing import Annotated

from calculators.kit.fields import OneOf, Whole
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count, percent
from calculators.west.exchange import picked
from calculators.west.inputs import (
    MODEL,
    ACause,
    ADie,
    Adjust,
    AStyle,
    AUnit,
    Calamities,
    Clarity,
    Damage,
    Nerve,
    NewWounds,
    OldWounds,
    OtherDie,
    Resolve,
    Shift,
    SocialCombat,
    Stress,
    Styles,
    TargetSocialCombat,
    TraitRank,
    Willpower,
)
from calculators.west.odds_changes import WHAT_IF
from calculators.west.telling import LABELS as ATTACK
from rules_core.west.book import ModelOdds
from rules_core.west.check import DECK
from rules_core.west.deck import Deck
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.plays import Play
from rules_core.west.talk import talk
from rules_core.west.terms import Cause, Die, Style, TriggerUnit

GROUPS = {
    "The aggressor": (
        "style",
        "cards",
        "cause",
        "presence",
        "secondary",
        "new_secondary",
        "social_combat",
        "trait_rank",
        "specialized",
        "clarity",
        "resolve",
        "size_ups",
        "play",
    ),
    "The target": (
        "target_social_combat",
        "nerve",
        "willpower",
        "stress",
        "trigger",
        "trigger_unit",
        "wounds",
        "old_wounds",
        "damage",
        "target_specialized",
        "resistance_argument",
        "resistance_fast_talk",
        "resistance_intimidation",
        "resistance_persuasion",
        "tn_adjust",
        "resist_only",
    ),
    "The deck": (
        "calamity",
        "breakdown_cards",
        "breakdown",
        "vitals_cards",
        "head_cards",
        "penetration",
    ),
}
LABELS = {**ATTACK, "resist_only": "Attacker only resists: no trigger is reached"}
NewSecondary = Annotated[
    Die, OneOf("New secondary", "Counts for nothing here: nobody switches gears.", of=Die)
]
SizeUps = Annotated[
    int,
    Whole("Size-ups", "Successes before the first attack; they cost no card.", least=0, most=15),
]
Attacks = Annotated[int, Whole("Cards", "One for each attack.", least=1, most=16)]
Goal = Annotated[int, Whole("Trigger", "1–5 wounds or 1–200 damage.", least=1, most=200)]
Marked = Annotated[int, Whole("Cards with a breakdown", "Of 54.", least=0, most=DECK)]
Mark = Annotated[int, Whole("Breakdown number", "On each of those.", least=1, most=12)]
Vitals = Annotated[int, Whole("Cards that hit the vitals", "Of 54.", least=0, most=DECK)]
Head = Annotated[int, Whole("Cards that hit the head", "Of 54.", least=0, most=DECK)]
Modifier = Annotated[int, Whole("Penetration", "On every card.", least=-9, most=9)]

APlay = Annotated[
    Play, OneOf("Use of bumps", "In this order, each if they suffice; then the rest.", of=Play)
]


@calculator(
    "west-odds",
    ModelOdds.ODDS,
    model=MODEL,
    outputs={
        "reached": "Trigger reached by card",
        "hit": "Chance to hit",
        "wounds": "Stress wounds of the first attack",
    },
    headline=lambda a: (
        f"{percent(a['reached'][len(a['reached'])])} within {count(len(a['reached']), 'card')}"
    ),
    groups=GROUPS,
    labels=LABELS,
    what_if=WHAT_IF,
    uses=(
        "house",
        "progressive",
        "ind",
        "fx-fast-talk",
        "miss-perception",
        "misread-nerve",
        "spec-nerve",
        "av-style",
        "reduced-row",
        "row-cap",
        "unskilled-row",
        "effect-sum",
        "trigger-damage",
        "argue-heal",
    ),
)
def west_odds(
    style: AStyle = Style.ARGUMENT,
    cause: ACause = Cause.PRESENCE,
    presence: ADie = Die.D6,
    secondary: OtherDie = Die.D6,
    new_secondary: NewSecondary = Die.D6,
    social_combat: SocialCombat = 1,
    trait_rank: TraitRank = 1,
    specialized: bool = False,
    clarity: Clarity = 7,
    resolve: Resolve = 4,
    cards: Attacks = 4,
    size_ups: SizeUps = 0,
    target_social_combat: TargetSocialCombat = 0,
    nerve: Nerve = 4,
    willpower: Willpower = 4,
    stress: Stress = 20,
    wounds: NewWounds = 0,
    old_wounds: OldWounds = 0,
    damage: Damage = 0,
    target_specialized: Styles = (),
    resistance_argument: Shift = 0,
    resistance_fast_talk: Shift = 0,
    resistance_intimidation: Shift = 0,
    resistance_persuasion: Shift = 0,
    tn_adjust: Adjust = 0,
    trigger: Goal = 1,
    trigger_unit: AUnit = TriggerUnit.WOUNDS,
    resist_only: bool = False,
    calamity: Calamities = 0,
    breakdown_cards: Marked = 0,
    breakdown: Mark = 8,
    vitals_cards: Vitals = 0,
    head_cards: Head = 0,
    penetration: Modifier = 0,
    play: APlay = Play.MEND_FIRST,
    *,
    options: WestOptions,
) -> Outputs:
    """How likely is it?

    A model: dice stand for the cards' figures, and what you do not enter about the deck adds
    nothing. You attack with each card; bumps first mend a misreading if they suffice, then raise PV
    by what penetration needs if they suffice, then add effect rows, unless you choose another
    order. Your own wounds by a calamity
    are not followed. Size-ups are successes of Judge Character before the first attack.
    """
    given = dict(locals())
    found = talk(
        picked(Aggressor, given),
        picked(Target, given),
        picked(Deck, given),
        size_ups,
        options,
        play=play,
    )
    return {"reached": found.reached, "hit": found.hit, "wounds": found.wounds}
