"""Calculators of the chapter `imperfect/chips`."""

from collections.abc import Mapping
from typing import Annotated, Any

from calculators.imperfect.inputs import Ct, Hand, Held, Wounds
from calculators.kit.fields import Whole
from calculators.kit.form import Outputs, calculator
from calculators.kit.values import count
from rules_core.imperfect.book import Chips as Book
from rules_core.imperfect.chips import draw
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.saving import save
from rules_core.imperfect.terms import POOL, Chips
from rules_core.options import HOUSE

White = Annotated[int, Whole("White in the pool", least=0, most=POOL.white)]
Red = Annotated[int, Whole("Red in the pool", least=0, most=POOL.red)]
Blue = Annotated[int, Whole("Blue in the pool", least=0, most=POOL.blue)]
SpentWhite = Annotated[int, Whole("White spent", least=0, most=POOL.white)]
SpentRed = Annotated[int, Whole("Red spent", least=0, most=POOL.red)]
SpentBlue = Annotated[int, Whole("Blue spent", least=0, most=POOL.blue)]


@calculator(
    "imperfect-chip-draw",
    Book.POOL,
    outputs={"drawn": "Chips to draw", "hands": "What they are: white/red/blue"},
    headline=lambda a: f"{count(a['drawn'], 'chip')} to draw",
    groups={
        "Hand and pool": ("hand", "white", "red", "blue"),
        "Chips spent since the pool was counted": ("spent_white", "spent_red", "spent_blue"),
    },
    uses=("chips-return", HOUSE),
)
def imperfect_chip_draw(
    hand: Hand = 0,
    white: White = 50,
    red: Red = 25,
    blue: Blue = 10,
    spent_white: SpentWhite = 0,
    spent_red: SpentRed = 0,
    spent_blue: SpentBlue = 0,
    *,
    options: ImperfectOptions,
) -> Outputs:
    """What do I draw?

    The pool is what is left after the chips that others hold. The Master, who draws 1 chip, has the
    odds of a hand of 2.
    """
    spent = Chips(spent_white, spent_red, spent_blue)
    found = draw(hand, Chips(white, red, blue), spent, options)
    return {"drawn": found.drawn, "hands": found.hands}


def spending(a: Mapping[str, Any]) -> str:
    """The chips to spend in one sentence."""
    chips = [(a[f"spend_{kind}"], kind) for kind in ("white", "red", "blue")]
    said = " and ".join(f"{number} {kind}" for number, kind in chips if number)
    return f"Spend {said}" if said else "Spend nothing"


@calculator(
    "imperfect-chip-save",
    Book.SAVE,
    outputs={
        "spend_white": "White to spend",
        "spend_red": "Red to spend",
        "spend_blue": "Blue to spend",
        "points": "Worth in bounty points",
        "wounds_left": "Wounds left",
        "ct_left": "CT left",
        "ct_roll_cancelled": "CT roll cancelled",
    },
    headline=spending,
    main=("spend_white", "spend_red", "spend_blue", "wounds_left", "ct_left"),
    labels={
        "white": "White held",
        "red": "Red held",
        "blue": "Blue held",
        "cancel_ct_roll": "Cancel the CT roll too",
    },
)
def imperfect_chip_save(
    wounds: Wounds = 1,
    ct: Ct = 0,
    white: Held = 0,
    red: Held = 0,
    blue: Held = 0,
    cancel_ct_roll: bool = False,
) -> Outputs:
    """Which chips save my skin?

    The cheapest in bounty points. With too few chips, wounds come first, then the CT roll if you
    want it, then CT.
    """
    return dict(vars(save(wounds, ct, Chips(white, red, blue), cancel_ct_roll)))
