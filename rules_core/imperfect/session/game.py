"""Sessions as they are recorded, undone and written down."""

from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.play import apply, begin
from rules_core.imperfect.session.setup import Setup
from rules_core.imperfect.session.state import Table
from rules_core.imperfect.session.telling import tell
from rules_core.record import Game

LABELS: dict[type[e.Event], str] = {
    e.Joined: "who joined",
    e.Carried: "what was carried",
    e.ChipsDrawn: "the draw",
    e.HandTaken: "whose chips",
    e.PutBack: "going on",
    e.Drew: "the chip drawn",
    e.Gifted: "the black chip",
    e.Bettered: "the chips spent",
    e.Saved: "the chips spent",
    e.Resisted: "the price paid",
    e.BountyGiven: "the bounty",
    e.TurnedIn: "the points",
    e.SessionClosed: "the session's end",
    e.SessionBegan: "the new session",
}


def label(event: e.Event) -> str:
    """What undoing the event would undo."""
    return LABELS[type(event)]


SESSION: Game[Setup, e.Event, Table] = Game(
    id="imperfect-session",
    setup=Setup,
    events=e.EVENTS,
    begin=begin,
    apply=apply,
    tell=tell,
    label=label,
)
"""Sessions, from the first draw to what everyone notes at the end."""
