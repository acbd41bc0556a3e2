"""Clockwork Dominion's scene as it is played in the page."""

from calculators.clockwork.scene.board import board
from calculators.clockwork.scene.setup import GROUPS, QUICK
from calculators.kit.scene.board import Scene
from rules_core.clockwork.encounter.events import Event
from rules_core.clockwork.encounter.game import SCENE
from rules_core.clockwork.encounter.setup import Setup
from rules_core.clockwork.encounter.state import Conflict

CLOCKWORK_SCENE: Scene[Setup, Event, Conflict] = Scene(
    SCENE,
    page="clockwork/scene",
    title="Play a scene",
    help=(
        "Say who meets whom, for a fight or for a talk, and begin. The board then asks one thing "
        "at a time; the boxes hold what you may set as well."
    ),
    setup=GROUPS,
    quick=QUICK,
    board=board,
)
"""A conflict of fist or word, from initiative to its end."""
