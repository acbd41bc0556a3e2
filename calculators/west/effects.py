"""Calculators of the chapter `west/effects`."""

from typing import Annotated

from calculators.kit.fields import OneOf, Whole
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import as_text, count, percent
from calculators.west.inputs import MODEL, ADie, ALocation, Rank, Stress, TargetNumber, TraitRank
from rules_core.figures import Figure
from rules_core.west.book import Effects, WoundsRuling
from rules_core.west.effects import Rally, fast_talk_heal, fight_recover, fight_uses
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Location


@calculator(
    "west-fight-uses",
    Effects.FX_INTIMIDATION,
    outputs={"uses": "Attempts in one fight"},
    headline=lambda a: f"{count(a['uses'], 'attempt')} a fight",
    uses=("house",),
)
def west_fight_uses(
    verve: Rank = 1,
    presence: ADie = Die.D6,
    specialized: bool = False,
    options: WestOptions = WestOptions(),
) -> Outputs:
    """How often can I do it in a fight?

    The same for Intimidation and Persuasion, each with its own specialization.
    """
    return {"uses": fight_uses(verve, presence, specialized, options)}


@calculator(
    "west-fight-recover",
    Effects.FX_PERSUASION,
    model=MODEL,
    outputs={"chance": "Chance of a success", "recovered": "AP recovered"},
    headline=lambda a: f"{percent(a['chance'])} to rally",
)
def west_fight_recover(
    by: Annotated[Rally, OneOf("By", of=Rally)] = Rally.BRAVERY,
    die: ADie = Die.D6,
    rank: Rank = 1,
    trait_rank: TraitRank = 1,
    tn: TargetNumber = 5,
    lost: Annotated[int, Whole("AP lost", least=0, most=20)] = 1,
) -> Outputs:
    """How many AP do I get back?

    Bravery against TN 5 after Intimidation; after Persuasion an attack, against its own TN.
    """
    found = fight_recover(by, die, rank, trait_rank, tn, lost)
    rule = found.chance.steps[-1].rule
    recovered = Figure.start(found.recovered, rule, "1 AP, and 1 more for each bump")
    return {"chance": found.chance, "recovered": recovered}


@calculator(
    "west-fast-talk-heal",
    Effects.FX_FAST_TALK,
    model=MODEL,
    outputs={"row": "Row", "column": "Column", "healed": "Stress won back"},
    headline=lambda a: f"Read row {a['row']}, {as_text(a['column'])} column",
    uses=("ft-rows", "row-cap", "effect-sum", "house"),
)
def west_fast_talk_heal(
    awareness: Rank = 1,
    acuity: ADie = Die.D6,
    location: ALocation = Location.OTHER,
    stress: Stress = 20,
    full: Annotated[int, Whole("Full stress", least=0, most=60)] = 20,
    *,
    options: WestOptions,
) -> Outputs:
    """What does a missed fast talk give back?

    Awareness, Acuity and stress are the target's.
    """
    found = fast_talk_heal(awareness, acuity, location, stress, full, options)
    kind = "open-ended " if options.effect_sum == "open" else ""
    cell = f"the sum of {count(found.row.value, f'{kind}die', f'{kind}dice')} in the model"
    healed = Figure.start(found.healed, WoundsRuling.EFFECT_SUM, cell).then(
        found.healed, Effects.FX_FAST_TALK, f"no more than {max(0, full - stress)} are missing"
    )
    return {"row": found.row, "column": found.column, "healed": healed}
