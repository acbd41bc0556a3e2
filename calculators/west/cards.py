"""Calculators of the chapter `west/cards`."""

from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count, percent
from calculators.west.inputs import (
    MODEL,
    ADie,
    AStyle,
    Calamities,
    OtherDie,
    OtherRank,
    Rank,
    SocialCombat,
    Specializations,
    TargetNumber,
    TraitRank,
)
from rules_core.figures import Figure
from rules_core.west.book import Cards
from rules_core.west.cards import pool, pools
from rules_core.west.check import check
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Style, Trait

STYLES = {style.value.replace("-", "_"): style.label for style in Style}


@calculator(
    "west-card-pool",
    Cards.POOL,
    outputs={"cards": "Cards"},
    headline=lambda a: count(a["cards"], "card"),
    uses=("house",),
)
def card_pool(
    style: AStyle = Style.ARGUMENT,
    presence: ADie = Die.D6,
    verve: Rank = 1,
    secondary: OtherDie = Die.D6,
    secondary_rank: OtherRank = 1,
    social_combat: SocialCombat = 1,
    specializations: Specializations = 0,
    options: WestOptions = WestOptions(),
) -> Outputs:
    """How many cards do I have?

    The other trait is Knowledge for Argument, Acuity for Fast Talk, Strength for Intimidation,
    Essence for Persuasion.
    """
    other = Trait(secondary, secondary_rank)
    own = Trait(presence, verve)
    return {"cards": pool(style, own, other, social_combat, specializations, options)}


@calculator(
    "west-card-pools",
    Cards.POOL,
    outputs=STYLES,
    headline=lambda a: f"{count(max(a[name] for name in STYLES), 'card')} at most",
    uses=("house",),
)
def card_pools(
    presence: ADie = Die.D6,
    verve: Rank = 1,
    knowledge: ADie = Die.D6,
    knowledge_rank: Rank = 1,
    acuity: ADie = Die.D6,
    awareness: Rank = 1,
    strength: ADie = Die.D6,
    brawn: Rank = 1,
    essence: ADie = Die.D6,
    spirit: Rank = 1,
    social_combat: SocialCombat = 1,
    specializations: Specializations = 0,
    options: WestOptions = WestOptions(),
) -> Outputs:
    """Which style gives me the most cards?"""
    found = pools(
        Trait(presence, verve),
        {
            Style.ARGUMENT: Trait(knowledge, knowledge_rank),
            Style.FAST_TALK: Trait(acuity, awareness),
            Style.INTIMIDATION: Trait(strength, brawn),
            Style.PERSUASION: Trait(essence, spirit),
        },
        social_combat,
        specializations,
        options,
    )
    return {style.value.replace("-", "_"): figure for style, figure in found.items()}


@calculator(
    "west-check",
    Cards.CHECK,
    model=MODEL,
    outputs={"chance": "Chance of a success", "bumps": "Bumps"},
    headline=lambda a: f"{percent(a['chance'])} to succeed",
)
def west_check(
    die: ADie = Die.D6,
    rank: Rank = 1,
    trait_rank: TraitRank = 1,
    tn: TargetNumber = 5,
    specialized: bool = False,
    calamity: Calamities = 0,
) -> Outputs:
    """What are my chances on a check?

    A model: each column of the cards is taken for an open-ended die, since the cards themselves are
    not published.
    """
    found = check(die, rank, trait_rank, tn, specialized, calamity)
    bumps = Figure.start(found.bumps, Cards.CHECK, "1 bump for each full 4 over the TN")
    return {"chance": found.chance, "bumps": bumps}
