"""Every calculator, found by its id and grouped by the question a player asks; every scene."""

from typing import Any

from calculators.anam import QUESTIONS as ANAM
from calculators.anam.scene import ANAM_TRACKER
from calculators.anam.sheet import SHEETS as ANAM_SHEETS
from calculators.clockwork import QUESTIONS as CLOCKWORK
from calculators.clockwork.scene import CLOCKWORK_SCENE
from calculators.clockwork.sheet import SHEETS as CLOCKWORK_SHEETS
from calculators.imperfect import QUESTIONS as IMPERFECT
from calculators.imperfect.scene import IMPERFECT_SESSION
from calculators.imperfect.sheet import SHEETS as IMPERFECT_SHEETS
from calculators.kit.form import Calculator
from calculators.kit.scene.board import Scene
from calculators.kit.sheets.sheet import Sheet
from calculators.kit.titles import TITLES
from calculators.west import QUESTIONS as WEST
from calculators.west.scene import WEST_SCENE
from calculators.west.scene.fight import WEST_FIGHT
from calculators.west.sheet import SHEETS as WEST_SHEETS
from rules_core.anam.options import AnamOptions
from rules_core.clockwork.options import ClockworkOptions
from rules_core.errors import InvalidInput, Problem
from rules_core.imperfect.options import ImperfectOptions
from rules_core.options import Options
from rules_core.west.options import WestOptions

SYSTEMS = {
    "west": (TITLES["west"], WEST),
    "clockwork": (TITLES["clockwork"], CLOCKWORK),
    "imperfect": (TITLES["imperfect"], IMPERFECT),
    "anam": (TITLES["anam"], ANAM),
}
OPTIONS: dict[str, type[Options]] = {
    "west": WestOptions,
    "clockwork": ClockworkOptions,
    "imperfect": ImperfectOptions,
    "anam": AnamOptions,
}
CALCULATORS: dict[str, Calculator] = {
    each.id: each
    for _, questions in SYSTEMS.values()
    for group in questions.values()
    for each in group
}
SCENES: dict[str, Scene[Any, Any, Any]] = {
    each.id: each
    for each in (WEST_SCENE, WEST_FIGHT, CLOCKWORK_SCENE, IMPERFECT_SESSION, ANAM_TRACKER)
}
"""Every scene that can be played, by its id."""
SHEETS: dict[str, Sheet] = {
    each.id: each for each in (*WEST_SHEETS, *CLOCKWORK_SHEETS, *IMPERFECT_SHEETS, *ANAM_SHEETS)
}
"""Every kind of sheet, by its id."""


def find(id: str) -> Calculator:
    """The calculator with this id; InvalidInput names those there are."""
    if id not in CALCULATORS:
        known = ", ".join(CALCULATORS)
        raise InvalidInput(
            [Problem("calculator", f"There is no calculator of that id. There are: {known}.")]
        )
    return CALCULATORS[id]
