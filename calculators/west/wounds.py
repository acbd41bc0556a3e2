"""Calculators of the chapter `west/wounds`, save the whole attack (`exchange`)."""

from calculators.kit.form import Outputs, calculator
from calculators.kit.values import as_text, count
from calculators.west.inputs import (
    MODEL,
    ADie,
    ALocation,
    Bumps,
    Effect,
    Modifier,
    Nerve,
    Resolve,
    Shift,
    SocialCombat,
    Stress,
    TraitRank,
    Willpower,
    Wounds,
)
from rules_core.figures import Figure
from rules_core.west import book
from rules_core.west.effect import effect
from rules_core.west.options import WestOptions
from rules_core.west.penetration import Way, penetrate
from rules_core.west.terms import Die, Location, Result
from rules_core.west.wounds import suffer

SAID = {
    Result.PENETRATES: "It penetrates: full effect",
    Result.ABLATES: "It ablates: reduced effect",
    Result.DEFLECTS: "It deflects: nothing",
    Result.NONE: "Nothing to compare",
}


@calculator(
    "west-penetration",
    book.Wounds.PENETRATION,
    outputs={
        "result": "Result",
        "pv": "PV, Penetration Value",
        "av": "AV, Armour Value",
        "nerve_after": "Nerve afterwards",
    },
    headline=lambda a: SAID[a["result"]],
    labels={
        "bumps": "Bumps spent on PV",
        "nerve": "Target's Nerve",
        "target_specialized": "Target has the specialization",
        "resistance": "Target's resistance",
        "misconstrued": "The attack was misread",
        "lost": "The loss was taken",
        "switched": "Gears were switched",
        "hit": "The check hit",
        "stressed": "The target is stressed",
    },
    uses=("progressive", "ind", "misread-nerve", "spec-nerve"),
)
def west_penetration(
    resolve: Resolve = 4,
    penetration: Modifier = 0,
    bumps: Bumps = 0,
    nerve: Nerve = 4,
    target_specialized: bool = False,
    resistance: Shift = 0,
    misconstrued: bool = False,
    lost: bool = False,
    switched: bool = False,
    hit: bool = True,
    stressed: bool = False,
    *,
    options: WestOptions,
) -> Outputs:
    """Did it get through?

    PV, the Penetration Value, is Resolve with the card's modifier and bumps; AV, the Armour Value,
    is the target's Nerve with what adds to it.
    """
    way = Way(hit, misconstrued, lost, switched)
    found = penetrate(
        resolve, penetration, bumps, nerve, target_specialized, resistance, way, stressed, options
    )
    return {
        "result": found.result,
        "pv": found.pv,
        "av": found.av,
        "nerve_after": found.nerve_after,
    }


@calculator(
    "west-effect",
    book.Wounds.EFFECT,
    model=MODEL,
    outputs={"row": "Row", "column": "Column", "effect": "Effect"},
    headline=lambda a: f"Row {a['row']}, {as_text(a['column'])} column",
    labels={"reduced": "Reduced effect", "bumps": "Bumps spent on effect"},
    uses=("unskilled-row", "reduced-row", "row-cap", "effect-sum", "house"),
)
def west_effect(
    social_combat: SocialCombat = 1,
    die: ADie = Die.D6,
    location: ALocation = Location.OTHER,
    reduced: bool = False,
    calamity: bool = False,
    bumps: Bumps = 0,
    trait_rank: TraitRank = 1,
    *,
    options: WestOptions,
) -> Outputs:
    """Which cell do I read, and what is in it?

    Die is the effect trait's; bumps those spent on effect, 2 a row. The odds are a model: the card
    itself decides.
    """
    found = effect(
        social_combat, die, location, reduced, calamity, bumps, trait_rank, options=options
    )
    kind = "open-ended " if options.effect_sum == "open" else ""
    dice = count(found.row.value, f"{kind}die", f"{kind}dice")
    model = f"the sum of {dice} in the model"
    odds = Figure.start(found.effect, book.WoundsRuling.EFFECT_SUM, model)
    return {"row": found.row, "column": found.column, "effect": odds}


@calculator(
    "west-wounds",
    book.Wounds.WOUNDS,
    outputs={
        "wounds_dealt": "Stress wounds dealt",
        "stress_after": "Stress left",
        "wounds_after": "Stress wounds in all",
        "stressed": "Stressed",
        "broken": "Will broken",
        "cards_removed": "Cards removed",
    },
    headline=lambda a: (
        f"{count(a['cards_removed'], 'card')} removed"
        if a["cards_removed"]
        else f"{count(a['wounds_dealt'], 'wound')}, {a['stress_after']} stress left"
    ),
    uses=("resist-cards",),
    labels={"resist_only": "Attacker only resists, takes cards"},
)
def west_wounds(
    effect: Effect = 0,
    willpower: Willpower = 4,
    stress: Stress = 20,
    wounds: Wounds = 0,
    resist_only: bool = False,
    *,
    options: WestOptions,
) -> Outputs:
    """How hurt are they?

    Willpower, stress and wounds are the target's. Resist only: an audience that inflicts no wounds
    and takes cards instead.
    """
    found = suffer(effect, willpower, stress, wounds, resist_only, options)
    return {
        "wounds_dealt": found.wounds_dealt,
        "stress_after": found.stress_after,
        "wounds_after": found.wounds_after,
        "stressed": found.stressed,
        "broken": found.broken,
        "cards_removed": found.cards_removed,
    }
