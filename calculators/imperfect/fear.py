"""Calculators of the chapter `imperfect/fear`."""

from collections.abc import Mapping
from typing import Any

from calculators.imperfect.inputs import ADie, BlueChips, Dice, TargetNumber
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import as_text, percent
from rules_core.imperfect.book import Fear
from rules_core.imperfect.fear import Fright, fear
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import Die

OUTPUTS = {
    "none": "Nothing happens",
    "annoyed": "Annoyed",
    "distraught": "Distraught",
    "broken": "Broken",
    "terrified": "Terrified",
    "catatonic": "Catatonic",
}


def likeliest(a: Mapping[str, Any]) -> str:
    """The likeliest end in a sentence."""
    end = max(Fright, key=lambda each: a[each.value])
    said = "Unmoved" if end is Fright.NONE else as_text(end)
    return f"{said} is likeliest, {percent(a[end.value])}"


@calculator(
    "imperfect-fear",
    Fear.FEAR,
    outputs=OUTPUTS,
    headline=likeliest,
    uses=("raise", "step-dice"),
    labels={"terror": "Terror, not fear", "red": "A red chip, for the better of two rolls"},
)
def imperfect_fear(
    dice: Dice = 2,
    die: ADie = Die.D6,
    tn: TargetNumber = 5,
    terror: bool = False,
    skilled: bool = True,
    red: bool = False,
    blue: BlueChips = 0,
    *,
    options: ImperfectOptions,
) -> Outputs:
    """How frightened am I?

    The dice are those of your Bravery. In terror no chip may be spent; terrified then only follows
    catatonic.
    """
    found = fear(Pool(dice, die, skilled), tn, terror, red, blue, options)
    return {end.value: found.chances[end] for end in Fright}
