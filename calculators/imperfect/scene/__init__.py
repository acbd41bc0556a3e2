"""Future Imperfect's story chips as they are kept count of in the page."""

from calculators.imperfect.scene.board import board
from calculators.imperfect.scene.setup import GROUPS, QUICK
from calculators.kit.scene.board import Scene
from rules_core.imperfect.session.events import Event
from rules_core.imperfect.session.game import SESSION
from rules_core.imperfect.session.setup import Setup
from rules_core.imperfect.session.state import Table

IMPERFECT_SESSION: Scene[Setup, Event, Table] = Scene(
    SESSION,
    page="imperfect/session",
    title="Keep count of the chips",
    help="Name the players and begin. The board draws blindly, or you enter what was drawn.",
    setup=GROUPS,
    quick=QUICK,
    board=board,
)
"""The pool, every hand and the Master's, from the first draw to the notes at the end."""
