"""The one screen of a conflict: everyone's tracks, the question now, and what may be done."""

from calculators.anam.scene.acting import acting, attack, hurt, task
from calculators.anam.scene.between import between
from calculators.anam.scene.strips import strips
from calculators.kit.fields import Pick
from calculators.kit.scene.board import Board, Move
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.legal import Stage, stage
from rules_core.anam.tracker.state import Conflict
from rules_core.anam.tracker.telling import figures_of
from rules_core.anam.tracker.telling_between import capital

WHO = "Who acts now?"


def board(state: Conflict) -> Board:
    """The screen of a state."""
    asked = {Stage.ACTING: acting, Stage.ATTACK: attack, Stage.HURT: hurt, Stage.TASK: task}
    now = stage(state)
    if now in asked:
        return asked[now](state)
    length = state.setup.place.arena.turn
    help = f"Scene {state.scene}, turn {state.turn}: {length}. Each has one task a turn."
    figures = figures_of(state.last) if state.last is not None else {}
    return Board(strips(state), WHO, (who(state), *between(state)), help=help, figures=figures)


def who(state: Conflict) -> Move:
    """Whoever has not acted yet comes first."""
    ready = sorted(state.able, key=lambda each: state.person(each).has_acted)
    people = tuple((each, capital(state.name(each))) for each in ready)
    return Move(e.TookTurn, WHO, (Pick("Who", name="who", of=(*people, (0, "Somebody else"))),))
