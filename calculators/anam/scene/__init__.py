"""Anam's conflicts as they are kept count of in the page."""

from calculators.anam.scene.board import board
from calculators.anam.scene.setup import GROUPS, QUICK
from calculators.kit.scene.board import Scene
from rules_core.anam.tracker.events import Event
from rules_core.anam.tracker.game import TRACKER
from rules_core.anam.tracker.setup import Setup
from rules_core.anam.tracker.state import Conflict

ANAM_TRACKER: Scene[Setup, Event, Conflict] = Scene(
    TRACKER,
    page="anam/tracker",
    title="Keep track of a conflict",
    help="Name two characters and begin; others can join. You roll, the board keeps count.",
    setup=GROUPS,
    quick=QUICK,
    board=board,
)
"""Tracks, conditions and modifiers of up to eight characters."""
