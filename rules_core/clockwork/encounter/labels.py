"""What undoing each event is called."""

from rules_core.clockwork.encounter import events as e

LABELS: dict[type[e.Event], str] = {
    e.AmbushRolled: "the ambush",
    e.InitiativeRolled: "the initiative",
    e.AllRolled: "all initiative",
    e.TookFirst: "the first place",
    e.TookEarly: "the maneuver before",
    e.Moved: "the move",
    e.Traded: "the trade of the action",
    e.Aimed: "the aim",
    e.CalledAid: "the call for aid",
    e.Interacted: "the maneuver",
    e.TestedPassively: "the passive test",
    e.Sidestepped: "the sidestep",
    e.TookCover: "the cover",
    e.Attracted: "the call for a hearing",
    e.TookStance: "the stance",
    e.ShiftedGrip: "the shifted grip",
    e.Attacked: "the attack",
    e.Rallied: "the rally",
    e.KeptHold: "keeping hold",
    e.LetGo: "letting go",
    e.Acted: "the action",
    e.TurnEnded: "the end of the turn",
    e.Rolled: "the roll",
    e.RollChosen: "the choice of the roll",
    e.ConditionsRolled: "the condition rolls",
    e.ConditionPlaced: "the condition",
    e.OwnPlaced: "the weapon’s condition",
    e.OutcomePlaced: "the outcome",
    e.OtherPlaced: "the Narrator’s outcome",
    e.Felled: "the incapacitation",
    e.SetBack: "the setback",
    e.Passed: "leaving it there",
    e.PurposeSpent: "the Purpose",
    e.Believed: "the belief",
    e.Left: "the leaving",
    e.Yielded: "the surrender",
    e.CameToBlows: "the turn to blows",
    e.Closed: "the Narrator’s end",
}
"""What undoing each event would undo."""


def label(event: e.Event) -> str:
    """What undoing the event would undo."""
    return LABELS[type(event)]
