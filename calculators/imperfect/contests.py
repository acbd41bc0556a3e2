"""Calculators of the chapter `imperfect/contests`."""

from typing import Annotated

from calculators.imperfect.inputs import ADie, Adjust, BlueChips, ContestDice
from calculators.kit.fields import Whole
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import percent
from rules_core.imperfect.book import Contests
from rules_core.imperfect.contest import contest
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import Die
from rules_core.options import HOUSE

GROUPS = {
    "You": ("dice", "die", "skilled", "adjust"),
    "Your chips": ("red", "blue"),
    "The target": ("target_dice", "target_die", "target_skilled", "target_adjust", "tn"),
}
LABELS = {
    "target_dice": "Target's dice",
    "target_die": "Target's die type",
    "target_skilled": "Target is skilled",
    "target_adjust": "Change to the target's total",
    "red": "A red chip, for the better of two rolls",
}
FixedTn = Annotated[
    int | None,
    Whole(
        "Or a fixed TN",
        "For a simple contest: the target rolls nothing.",
        least=1,
        most=30,
        none=True,
    ),
]


@calculator(
    "imperfect-contest",
    Contests.CONTEST,
    outputs={
        "success": "Any success",
        "annoyed": "Annoyed: exactly 1 success",
        "distraught": "Distraught: exactly 2",
        "broken": "Broken: 3 or more",
        "critical": "Your critical failure",
        "successes": "Successes, or chips as a price",
    },
    headline=lambda a: f"{percent(a['success'])} to get to them",
    main=("annoyed", "distraught", "broken"),
    groups=GROUPS,
    labels=LABELS,
    uses=("raise", "opposed", HOUSE),
)
def imperfect_contest(
    dice: ContestDice = 2,
    die: ADie = Die.D6,
    skilled: bool = True,
    target_dice: ContestDice = 2,
    target_die: ADie = Die.D6,
    target_skilled: bool = True,
    tn: FixedTn = None,
    adjust: Adjust = 0,
    target_adjust: Adjust = 0,
    red: bool = False,
    blue: BlueChips = 0,
    *,
    options: ImperfectOptions,
) -> Outputs:
    """Do I get to them?

    Whoever is annoyed has −4 on the total. White and black chips need a card and have no odds here.
    With a fixed TN the target's dice do not count.
    """
    target = Pool(target_dice, target_die, target_skilled)
    found = contest(
        Pool(dice, die, skilled),
        target if tn is None else tn,
        adjust,
        target_adjust,
        red,
        blue,
        options,
    )
    return {
        "success": found.success,
        "annoyed": found.annoyed,
        "distraught": found.distraught,
        "broken": found.broken,
        "critical": found.critical,
        "successes": found.successes,
    }
