"""The West's encounter as it is recorded, undone and written down."""

from rules_core.record import Game
from rules_core.west.encounter.events import EVENTS, Event
from rules_core.west.encounter.labels import label
from rules_core.west.encounter.play import apply, begin
from rules_core.west.encounter.setup import Setup
from rules_core.west.encounter.state import Encounter
from rules_core.west.encounter.telling import tell

SCENE: Game[Setup, Event, Encounter] = Game(
    id="west-scene",
    setup=Setup,
    events=EVENTS,
    begin=begin,
    apply=apply,
    tell=tell,
    label=label,
)
"""A social-combat encounter from the stakes to its aftermath."""
