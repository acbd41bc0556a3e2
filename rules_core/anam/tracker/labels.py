"""Every event, and what undoing it is called."""

from rules_core.anam.tracker import events as e

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
EVENTS = tuple(LABELS)
"""What can happen to the characters of a conflict."""


def label(event: e.Event) -> str:
    """What undoing the event would undo."""
    return LABELS[type(event)]
