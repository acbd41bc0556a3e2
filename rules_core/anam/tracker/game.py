"""Anam's conflict as it is recorded, undone and written down."""

from rules_core.anam.tracker.events import Event
from rules_core.anam.tracker.labels import EVENTS, label
from rules_core.anam.tracker.play import apply, begin
from rules_core.anam.tracker.setup import Setup
from rules_core.anam.tracker.state import Conflict
from rules_core.anam.tracker.telling import tell
from rules_core.record import Game

TRACKER: Game[Setup, Event, Conflict] = Game(
    id="anam-tracker",
    setup=Setup,
    events=EVENTS,
    begin=begin,
    apply=apply,
    tell=tell,
    label=label,
)
"""A conflict, from the first turn to the last free slot."""
