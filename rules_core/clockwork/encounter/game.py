"""Clockwork Dominion's conflict as it is recorded, undone and written down."""

from rules_core.clockwork.encounter.events import EVENTS, Event
from rules_core.clockwork.encounter.labels import label
from rules_core.clockwork.encounter.play import apply, begin
from rules_core.clockwork.encounter.setup import Setup
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.telling import tell
from rules_core.record import Game

SCENE: Game[Setup, Event, Conflict] = Game(
    id="clockwork-scene",
    setup=Setup,
    events=EVENTS,
    begin=begin,
    apply=apply,
    tell=tell,
    label=label,
)
"""A conflict from initiative to its end."""
