"""Anam's conflict as it is recorded, undone and written down."""

from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.play import apply, begin
from rules_core.anam.tracker.setup import Setup
from rules_core.anam.tracker.state import Conflict
from rules_core.anam.tracker.telling import tell
from rules_core.record import Game

LABELS: dict[type[e.Event], str] = {
    e.TookTurn: "who acts",
    e.Attacked: "the attack",
    e.EffectRead: "the effect",
    e.TookInjury: "the injury",
    e.Marked: "the Wounds",
    e.Tested: "the test",
    e.Manipulated: "the manipulation",
    e.Defended: "the active defence",
    e.BoxTreated: "the healing",
    e.ConditionTreated: "the healing",
    e.WentOn: "going on",
    e.Joined: "who joined",
    e.Left: "who left",
    e.TurnBegan: "the new turn",
    e.ModifierAdded: "the modifier",
    e.ModifierEnded: "the modifier's end",
    e.HoursPassed: "the hours",
    e.ArmourChanged: "the armour",
    e.SceneEnded: "the scene's end",
    e.Rested: "the rest",
    e.Cared: "the care",
    e.WeeksPassed: "the weeks",
    e.Lifted: "the condition's end",
    e.CameTo: "coming to",
}


def label(event: e.Event) -> str:
    """What undoing the event would undo."""
    return LABELS[type(event)]


TRACKER: Game[Setup, e.Event, Conflict] = Game(
    id="anam-tracker",
    setup=Setup,
    events=e.EVENTS,
    begin=begin,
    apply=apply,
    tell=tell,
    label=label,
)
"""A conflict, from the first turn to the last free slot."""
