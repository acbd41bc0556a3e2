"""Which events may come now, and which rule forbids the others."""

from rules_core.clockwork.book import Attack, Outcomes, Turns
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.candidates import candidates
from rules_core.clockwork.encounter.legal_roll import OF_ROLL
from rules_core.clockwork.encounter.legal_turn import OF_TURN
from rules_core.clockwork.encounter.reach import Refusal
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Stage
from rules_core.rulebook import Rule

Kinds = tuple[type[e.Event], ...]
PLACING: Kinds = (
    e.ConditionsRolled,
    e.ConditionPlaced,
    e.OwnPlaced,
    e.OutcomePlaced,
    e.OtherPlaced,
    e.Passed,
)
OPEN: dict[Stage, tuple[Rule, str, Kinds]] = {
    Stage.AMBUSH: (Turns.AMBUSH, "First comes the roll of the ambush.", (e.AmbushRolled, e.Closed)),
    Stage.INITIATIVE: (
        Turns.SEQUENCE,
        "First everybody rolls for initiative.",
        (e.InitiativeRolled, e.AllRolled, e.Closed),
    ),
    Stage.TRIUMPH: (
        Turns.INITIATIVE,
        "Say first what the triumph at initiative is for.",
        (e.TookFirst, e.TookEarly, e.Closed),
    ),
    Stage.TURN: (
        Turns.TURN,
        "No attack is under way.",
        (*OF_TURN, e.TurnEnded, e.CameToBlows, e.Closed),
    ),
    Stage.ROLL: (Attack.ATTACK, "The attack is declared: roll its dice.", (e.Rolled,)),
    Stage.CHOOSE: (Turns.MANEUVERS, "Choose first which roll counts.", (e.RollChosen,)),
    Stage.ATTACKER: (
        Attack.RESULT_SUCCESS,
        "Say first what the attacker makes of the roll.",
        (*PLACING, e.Felled),
    ),
    Stage.PURPOSE: (
        Outcomes.PURPOSE,
        "Say first whether Purpose is spent.",
        (e.PurposeSpent, e.Believed),
    ),
    Stage.DEFENDER: (
        Attack.RESULT_THREAT,
        "Say first what the defender makes of the roll.",
        (*PLACING, e.SetBack),
    ),
    Stage.OVER: (Turns.SEQUENCE, "The conflict is over.", ()),
}
"""Each stage: why nothing else may come, and what may."""


def closed(state: Conflict, kind: type[e.Event]) -> Refusal | None:
    """Why no event of a kind may come at this stage; None if one may."""
    rule, text, kinds = OPEN[state.stage]
    if kind not in kinds:
        return rule, text
    if kind is e.CameToBlows and state.is_fight:
        return Turns.MIXED, "It is a fight already."
    return None


def forbidden(state: Conflict, event: e.Event) -> Refusal | None:
    """Why this very event may not come now; None if it may. Its fields are in their ranges."""
    refused = closed(state, type(event))
    if refused:
        return refused
    look = OF_TURN.get(type(event)) or OF_ROLL.get(type(event))
    return look(state, event) if look else None


def may(state: Conflict, kind: type[e.Event]) -> tuple[e.Event, ...]:
    """The events of a kind that may come now, one for each thing that can be chosen."""
    if closed(state, kind):
        return ()
    return tuple(c for c in candidates(state, kind) if forbidden(state, c) is None)


def possible(state: Conflict) -> Kinds:
    """The kinds of event that may come now; for each there is something that is legal."""
    return tuple(kind for kind in e.EVENTS if may(state, kind))
