"""What undoing each event is called."""

from rules_core.west.encounter import events as e

LABELS: dict[type[e.Event], str] = {
    e.SizedUpBefore: "the look before the talk",
    e.Declared: "the declaration",
    e.Turned: "the card",
    e.Bumped: "the bump of the phase number",
    e.LetStand: "letting it stand",
    e.Rephrased: "the rephrasing",
    e.SwitchedGears: "the switch of gears",
    e.TookLoss: "taking the loss",
    e.SpentBumps: "the bumps",
    e.EffectRead: "the effect",
    e.WonBack: "the stress won back",
    e.SizedUp: "the sizing up",
    e.Passed: "the pass",
    e.Disengaged: "the breaking off",
    e.TriggerRaised: "the raised trigger",
    e.TriggerLowered: "the lowered trigger",
    e.CardGranted: "the extra card",
    e.Declined: "the Judge's no",
    e.Closed: "the Judge's end",
    e.Revealed: "the revealed trigger",
    e.Fired: "the Judge's trigger",
    e.StressReturned: "the stress returned",
    e.Recovered: "the recovery",
    e.SceneOpened: "the new scene",
}
"""What undoing each event would undo."""


def label(event: e.Event) -> str:
    """What undoing the event would undo."""
    return LABELS[type(event)]
