"""Calculators of the chapter `west/defences`."""

from typing import Annotated

from calculators.kit.fields import OneOf, YesNo
from calculators.kit.form import Outputs, calculator
from calculators.kit.lists import ListOf, Parts
from calculators.kit.values import as_text
from calculators.west.inputs import Adjust, Nerve, Shift
from rules_core.west.book import Defences
from rules_core.west.defences import Attempt, Defence, after_all
from rules_core.west.options import WestOptions
from rules_core.west.terms import Choice, Style

Attacks = Annotated[
    tuple[tuple[Style, Style, bool, Choice], ...],
    ListOf(
        "Attacks so far",
        "meant/heard/hit/choice, comma separated: persuasion/fast-talk/yes/none",
        item=Parts(
            parts=(
                OneOf("meant", of=Style),
                OneOf("heard", of=Style),
                YesNo("hit"),
                OneOf("choice", of=Choice),
            )
        ),
    ),
]
NAMES = {f"resistance_{s.value.replace('-', '_')}": s for s in Style}


@calculator(
    "west-resistances",
    Defences.IND,
    outputs={
        **{name: f"Resists {style.label}" for name, style in NAMES.items()},
        "tn_adjust": "Change to the TN",
        "nerve": "Nerve",
    },
    headline=lambda a: ", ".join(
        f"{style.label} {as_text(a[name])}" for name, style in NAMES.items()
    ),
    uses=("progressive", "miss-perception"),
    labels={name: f"Resistance to {style.label}" for name, style in NAMES.items()},
)
def west_resistances(
    attacks: Attacks = (),
    resistance_argument: Shift = 0,
    resistance_fast_talk: Shift = 0,
    resistance_intimidation: Shift = 0,
    resistance_persuasion: Shift = 0,
    tn_adjust: Adjust = 0,
    nerve: Nerve = 4,
    *,
    options: WestOptions,
) -> Outputs:
    """What do they resist by now?

    The figures are those before the first attack of the row. Ablation is not counted.
    """
    start = {
        Style.ARGUMENT: resistance_argument,
        Style.FAST_TALK: resistance_fast_talk,
        Style.INTIMIDATION: resistance_intimidation,
        Style.PERSUASION: resistance_persuasion,
    }
    row = (Attempt(*attack) for attack in attacks)
    found = after_all(row, Defence.of(start, tn_adjust, nerve), options)
    resistances = {name: found.resistance(style) for name, style in NAMES.items()}
    return {**resistances, "tn_adjust": found.tn_adjust, "nerve": found.nerve}
