"""The one screen of a moment: everybody, the question now, and the moves that answer it."""

from typing import Any

from calculators.clockwork.scene.chances import asks
from calculators.clockwork.scene.questions import QUESTIONS
from calculators.clockwork.scene.roll_moves import ROLL_MOVES
from calculators.clockwork.scene.strips import strips
from calculators.clockwork.scene.turn_moves import narrator, turn_moves
from calculators.kit.scene.board import Board, Move
from rules_core.clockwork.encounter.outcome import Outcome, outcome
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Ending, Stage
from rules_core.figures import Figure, Step
from rules_core.record import Entry

ENDINGS = {
    Ending.NOBODY_LEFT: "It is decided.",
    Ending.WON_OVER: "The talk is won.",
    Ending.UNRESOLVED: "The talk is not resolved.",
    Ending.BLOWS: "The talk ends in blows.",
    Ending.CLOSED: "The Narrator ends it.",
}


def board(state: Conflict) -> Board:
    """The screen of a state."""
    found = outcome(state)
    if found is not None:
        return _over(state, found)
    asked = QUESTIONS[state.stage](state)
    return Board(
        strips(state),
        asked.text,
        _moves(state),
        help=asked.help,
        figures=asked.figures,
        asks=asks(state),
    )


def _moves(state: Conflict) -> tuple[Move, ...]:
    if state.stage is Stage.TURN:
        return turn_moves(state)
    return (*ROLL_MOVES[state.stage](state), *narrator(state))


def _over(state: Conflict, found: Outcome) -> Board:
    """How it ended, by which rule, and what stays."""
    stays = tuple(Step[str](note.rule, note.text, "") for note in found.aftermath)
    figures: dict[str, Figure[Any]] = {
        "Ended by": Figure.start(found.rule.title, found.rule, found.text),
        "What stays": Figure(stays),
    }
    text = f"{found.text[:1].upper()}{found.text[1:]}."
    over = Entry(f"{ENDINGS[found.ending]} {text}", figures)
    return Board(strips(state), "It is over.", over=over)
