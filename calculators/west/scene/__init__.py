"""The West's scene as it is played in the page."""

from calculators.kit.scene.board import Scene
from calculators.west.scene.board import board
from calculators.west.scene.setup import GROUPS, QUICK
from rules_core.west.encounter.events import Event
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.setup import Setup
from rules_core.west.encounter.state import Encounter

WEST_SCENE: Scene[Setup, Event, Encounter] = Scene(
    SCENE,
    page="west/scene",
    title="Play a scene",
    help=(
        "Say who talks to whom and what about, and begin. The board then asks one thing at a time; "
        "the boxes hold what you may set as well."
    ),
    setup=GROUPS,
    quick=QUICK,
    board=board,
)
"""A social-combat encounter, from the stakes to its aftermath."""
