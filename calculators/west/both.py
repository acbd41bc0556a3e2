"""The calculator of a talk in which both sides attack (chapter `west/odds`)."""

from dataclasses import replace
from typing import Annotated, Any

from calculators.kit.fields import Whole
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import percent
from calculators.west.exchange import picked
from calculators.west.inputs import (
    MODEL,
    ACause,
    ADie,
    AStyle,
    AUnit,
    Calamities,
    Clarity,
    Nerve,
    NewWounds,
    OldWounds,
    OtherDie,
    Resolve,
    SocialCombat,
    Stress,
    Styles,
    TargetSocialCombat,
    TraitRank,
    Willpower,
)
from calculators.west.odds import Attacks, Goal, Head, Mark, Marked, Modifier, Vitals
from rules_core.west.book import ModelOdds
from rules_core.west.deck import Deck
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.rounds import Side, rounds
from rules_core.west.terms import Cause, Die, Style, TriggerUnit

ATTACKS = ("style", "cards", "cause", "presence", "secondary")
GROUPS = {
    "You attack": (*ATTACKS, "social_combat", "trait_rank", "specialized", "clarity", "resolve"),
    "They answer": (
        *(f"other_{name}" for name in ATTACKS),
        *("target_social_combat", "other_trait_rank", "other_specialized", "other_clarity"),
        "other_resolve",
    ),
    "They stand": (
        *("nerve", "willpower", "stress", "trigger", "trigger_unit", "wounds", "old_wounds"),
        "target_specialized",
    ),
    "You stand": (
        *("own_nerve", "own_willpower", "own_stress", "own_trigger", "own_wounds"),
        *("own_old_wounds", "own_specialized"),
    ),
    "The deck": (
        *("calamity", "breakdown_cards", "breakdown", "vitals_cards", "head_cards", "penetration"),
    ),
}
LABELS = {
    **{"other_style": "Their style", "other_cards": "Their cards", "other_cause": "Their cause"},
    **{"other_presence": "Their Presence", "other_secondary": "Their style's other trait"},
    **{"other_trait_rank": "Their trait skill rank", "other_clarity": "Their Clarity"},
    **{"other_specialized": "They are specialized in their style"},
    **{"other_resolve": "Their Resolve", "target_social_combat": "Their Social Combat"},
    **{"nerve": "Their Nerve", "willpower": "Their Willpower", "stress": "Their stress left"},
    **{"trigger": "Their trigger", "trigger_unit": "Their trigger counts"},
    **{"wounds": "Their wounds so far", "old_wounds": "Their wounds from before"},
    **{"target_specialized": "They are specialized in", "specialized": "Specialized in this style"},
    **{"own_nerve": "Your Nerve", "own_willpower": "Your Willpower"},
    **{"own_stress": "Your stress left", "own_wounds": "Your wounds so far"},
    **{"own_old_wounds": "Your wounds from before", "own_specialized": "You are specialized in"},
}
Ready = Annotated[int, Whole("Your trigger", "The wounds you are ready to bear.", least=1, most=5)]


@calculator(
    "west-odds-both",
    ModelOdds.ODDS,
    model=MODEL,
    outputs={
        "won": "They yield first, by round",
        "lost": "You yield first, by round",
        "open": "Neither",
    },
    headline=lambda a: (
        f"{percent(a['won'][len(a['won'])])} you, {percent(a['lost'][len(a['lost'])])} they"
    ),
    groups=GROUPS,
    labels=LABELS,
    uses=(
        *("house", "progressive", "ind", "fx-fast-talk", "miss-perception", "misread-nerve"),
        *("spec-nerve", "av-style", "reduced-row", "row-cap", "unskilled-row", "effect-sum"),
        *("trigger-damage", "argue-heal", "out-of-cards"),
    ),
)
def west_odds_both(
    style: AStyle = Style.ARGUMENT,
    cards: Attacks = 4,
    cause: ACause = Cause.PRESENCE,
    presence: ADie = Die.D6,
    secondary: OtherDie = Die.D6,
    social_combat: SocialCombat = 1,
    trait_rank: TraitRank = 1,
    specialized: bool = False,
    clarity: Clarity = 7,
    resolve: Resolve = 4,
    other_style: AStyle = Style.ARGUMENT,
    other_cards: Attacks = 4,
    other_cause: ACause = Cause.PRESENCE,
    other_presence: ADie = Die.D6,
    other_secondary: OtherDie = Die.D6,
    target_social_combat: TargetSocialCombat = 0,
    other_trait_rank: TraitRank = 1,
    other_specialized: bool = False,
    other_clarity: Clarity = 7,
    other_resolve: Resolve = 4,
    nerve: Nerve = 4,
    willpower: Willpower = 4,
    stress: Stress = 20,
    trigger: Goal = 1,
    trigger_unit: AUnit = TriggerUnit.WOUNDS,
    wounds: NewWounds = 0,
    old_wounds: OldWounds = 0,
    target_specialized: Styles = (),
    own_nerve: Nerve = 4,
    own_willpower: Willpower = 4,
    own_stress: Stress = 20,
    own_trigger: Ready = 1,
    own_wounds: NewWounds = 0,
    own_old_wounds: OldWounds = 0,
    own_specialized: Styles = (),
    calamity: Calamities = 0,
    breakdown_cards: Marked = 0,
    breakdown: Mark = 8,
    vitals_cards: Vitals = 0,
    head_cards: Head = 0,
    penetration: Modifier = 0,
    *,
    options: WestOptions,
) -> Outputs:
    """Who gives in first?

    You attack, they answer, and so on, each with all their cards; who runs out of stress goes on
    unskilled. A model as in the odds of a talk: bumps are spent in its order, and what a calamity
    does to its speaker is not followed.
    """
    given = dict(locals())
    us = Side(picked(Aggressor, given), picked(Target, taken(given, "own_")))
    them = Side(picked(Aggressor, taken(given, "other_")), picked(Target, given))
    them = replace(them, attacks=replace(them.attacks, social_combat=target_social_combat))
    us = replace(us, stands=replace(us.stands, target_specialized=own_specialized))
    found = rounds(us, them, picked(Deck, given), options)
    return {"won": found.won, "lost": found.lost, "open": found.open}


def taken(given: dict[str, Any], prefix: str) -> dict[str, Any]:
    """The inputs of one side that begin with `prefix`, under the names that both sides have."""
    return {
        name.removeprefix(prefix): value for name, value in given.items() if name.startswith(prefix)
    }
