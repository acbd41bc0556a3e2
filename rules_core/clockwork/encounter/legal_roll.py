"""What the rules say against what is made of a roll."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core.clockwork.book import Attack, Outcomes, Turns
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.order import unrolled
from rules_core.clockwork.encounter.reach import Refusal
from rules_core.clockwork.encounter.spend import (
    attack_of,
    condition_rolls,
    may_place,
    may_set_back,
)
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Stage
from rules_core.clockwork.terms import Condition, Outcome
from rules_core.figures import Figure
from rules_core.rulebook import Rule

Look = Callable[[Conflict, Any], Refusal | None]


def _initiative(state: Conflict, event: e.InitiativeRolled) -> Refusal | None:
    waits = event.who in unrolled(state)
    return None if waits else (Turns.INITIATIVE, "They have rolled already.")


def _chosen(state: Conflict, event: e.RollChosen) -> Refusal | None:
    rolled = event.of in attack_of(state).rollers
    return None if rolled else (Turns.MANEUVERS, "Choose one of those who have rolled.")


def _conditions(state: Conflict, event: e.ConditionsRolled) -> Refusal | None:
    most, attacker = condition_rolls(state), state.stage is Stage.ATTACKER
    if len(event.rolls) <= most:
        return None
    if most:
        said = "roll is" if most == 1 else "rolls are"
        rule: Rule = Attack.RESULT_ADVANTAGE if attacker else Attack.RESULT_THREAT
        return rule, f"Only {most} {said} paid for."
    exchange = attack_of(state).exchange
    if attacker and exchange is not None and not attack_of(state).came_up:
        return _reason(exchange.condition_rolls)
    if attacker:
        return Attack.RESULT_ADVANTAGE, "All rolls that were paid for are made."
    return Attack.RESULT_THREAT, "The threats do not pay a roll for a condition."


def _reason(figure: Figure[Any]) -> Refusal:
    """The last step of a figure, as a sentence."""
    step = figure.steps[-1]
    return step.rule, f"{step.text[:1].upper()}{step.text[1:]}."


def _placed(state: Conflict, event: e.ConditionPlaced) -> Refusal | None:
    came = event.condition in attack_of(state).came_up
    if came and event.condition is not Condition.UNKNOWN:
        return None
    return Outcomes.CONDITIONS, "That condition has not come up."


def _own(state: Conflict, event: e.OwnPlaced) -> Refusal | None:
    attack = attack_of(state)
    if Condition.UNKNOWN in attack.came_up:
        return None
    if attack.has_own and state.stage is Stage.ATTACKER:
        return None
    return Attack.RESULT_ADVANTAGE, "Neither the weapon nor the table gives such a condition now."


def _outcome(state: Conflict, event: e.OutcomePlaced) -> Refusal | None:
    allowed = may_place(state)
    if event.outcome in allowed:
        if event.outcome is Outcome.CONDITION and event.condition is Condition.UNKNOWN:
            return Outcomes.CONDITIONS, "Choose one of the conditions that are known here."
        return None
    if state.stage is Stage.DEFENDER:
        text = f"{_label(event.outcome)} cannot be placed for this roll."
        return Attack.RESULT_DESPAIR, text
    exchange = attack_of(state).exchange
    if exchange is not None and not allowed and not exchange.penetrates.value:
        return _reason(exchange.penetrates)
    if exchange is not None:
        for step in exchange.outcomes.steps:
            if step.text.startswith(f"no {event.outcome.value}"):
                return step.rule, f"{step.text[:1].upper()}{step.text[1:]}."
    return Outcomes.OUTCOMES, f"{_label(event.outcome)} cannot be placed by this attack now."


def _label(outcome: Outcome) -> str:
    return outcome.value.replace("-", " ").capitalize()


def _other(state: Conflict, event: e.OtherPlaced) -> Refusal | None:
    if may_place(state):
        return None
    return Outcomes.OUTCOMES, "No outcome can be placed now."


def _felled(state: Conflict, event: e.Felled) -> Refusal | None:
    if attack_of(state).may_fell:
        return None
    text = "That takes a triumph on a successful attack, and a Guard that is down."
    return Attack.RESULT_TRIUMPH, text


def _set_back(state: Conflict, event: e.SetBack) -> Refusal | None:
    if may_set_back(state):
        return None
    return Attack.RESULT_THREAT, "No threat is left for the setback, or it is given."


OF_ROLL: Mapping[type[e.Event], Look] = {
    e.InitiativeRolled: _initiative,
    e.RollChosen: _chosen,
    e.ConditionsRolled: _conditions,
    e.ConditionPlaced: _placed,
    e.OwnPlaced: _own,
    e.OutcomePlaced: _outcome,
    e.OtherPlaced: _other,
    e.Felled: _felled,
    e.SetBack: _set_back,
}
"""What is looked at before each of them."""
