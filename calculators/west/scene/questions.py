"""What an attack under way asks, stage by stage, with what it takes to answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_core.figures import Figure
from rules_core.west.encounter.deeds import sentence
from rules_core.west.encounter.drawing import cause_cell, recovery_cell
from rules_core.west.encounter.speech import (
    bumps_left,
    heard,
    loss_bumps_left,
    so_far,
    tn_against,
)
from rules_core.west.encounter.state import Attack, Encounter, Stage
from rules_core.west.terms import Die, count

MARKED = "Where the cell is marked, turn 1 more card and add its cell of the same column."
PURSE = "1 lifts PV by 1, 1 moves the location, 2 add an effect row. What is kept lapses."


@dataclass(frozen=True)
class Question:
    """The question, what helps to answer it, and the figures that count now."""

    text: str
    help: str
    figures: Mapping[str, Figure[Any]] = field(default_factory=dict)


def _card(state: Encounter, attack: Attack) -> Question:
    number, cell = tn_against(state, state.attacker.other), cause_cell(state, attack.cause)
    rows = "row 1" if cell.rows == 1 else f"the best of rows 1 to {cell.rows}"
    help = f"Read the cause grid, column {cell.column.value}, {rows}. "
    help += f"{number.value} or more is a hit."
    name = sentence(state.setup.name(state.attacker))
    return Question(f"{name} turns a card. What does it show?", help)


def _heard(state: Encounter, attack: Attack) -> Question:
    found, style = so_far(state, attack), heard(state, attack).heard.label
    hit = "It is a hit" if found.hit.value else "It is a miss"
    spare = bumps_left(state, attack)
    help = f"{hit}, and {attack.style.label} was meant."
    help += f" {count(spare, 'bump')} in hand." if spare else ""
    again = "again " if attack.stage is Stage.HEARD_AGAIN else ""
    figures = {"First heard as": found.perceived}
    return Question(f"It is misread {again}as {style}. What now?", help, figures)


def _bumps(state: Encounter, attack: Attack) -> Question:
    found, left = so_far(state, attack), bumps_left(state, attack)
    figures: dict[str, Figure[Any]] = {"Bumps": found.bumps, "As it stands": found.result}
    return Question(f"A hit, and {count(left, 'bump')} to spend. On what?", PURSE, figures)


def _effect(state: Encounter, attack: Attack) -> Question:
    found = so_far(state, attack)
    cell = _cell(found.effect_row.value, found.effect_column.value)
    figures: dict[str, Figure[Any]] = {
        "Result": found.result,
        "Row": found.effect_row,
        "Column": found.effect_column,
    }
    spare, help = loss_bumps_left(state, attack), MARKED
    if spare:
        help += f" Before that, {count(spare, 'bump')} may move where it hits."
    return Question(f"What does the effect grid show in {cell}?", help, figures)


def _recovery(state: Encounter, attack: Attack) -> Question:
    name, cell = state.setup.name(state.attacker.other), recovery_cell(state)
    help = f"Read the effect grid in {_cell(cell.row.value, cell.column.value)}."
    figures: dict[str, Figure[Any]] = {"Row": cell.row, "Column": cell.column}
    return Question(f"The fast talk missed. What does {name} win back?", help, figures)


def _cell(row: int, column: Die | None) -> str:
    return f"row {row}, column {column.value if column else ''}"


QUESTIONS: Mapping[Stage, Callable[[Encounter, Attack], Question]] = {
    Stage.CARD: _card,
    Stage.HEARD: _heard,
    Stage.HEARD_AGAIN: _heard,
    Stage.BUMPS: _bumps,
    Stage.EFFECT: _effect,
    Stage.RECOVERY: _recovery,
}
"""The question of each stage."""
