"""What each stage asks, with what it takes to answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from calculators.kit.values import as_text
from rules_core.clockwork.encounter.order import ambushers, rounds_of_talk, unrolled
from rules_core.clockwork.encounter.pools import ambush_dice, attack_dice, order_dice
from rules_core.clockwork.encounter.spend import attack_of, placer
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.strikes import roller
from rules_core.clockwork.encounter.words import Stage
from rules_core.clockwork.terms import count
from rules_core.figures import Figure


@dataclass(frozen=True)
class Question:
    """The question, what helps to answer it, and the figures that count now."""

    text: str
    help: str = ""
    figures: Mapping[str, Figure[Any]] = field(default_factory=dict)


def _ambush(state: Conflict) -> Question:
    side = ambushers(state)
    assert side is not None
    one, other = ambush_dice(state, side)
    help = f"Reason + Tactics: {as_text(one.by_name())}. Against Focus + Tactics: "
    help += f"{as_text(other.by_name())}. The best of each side rolls; a tie goes to the victims."
    return Question("Does the ambush come off?", help)


def _initiative(state: Conflict) -> Question:
    pair = "Focus + Tactics" if state.is_fight else "Focus + Composure"
    dice = [
        f"{a.name}: {as_text(order_dice(state, a)[1].by_name())}"
        for a in state.actors
        if a.id in unrolled(state)
    ]
    help = f"{pair}, no difficulty. {'; '.join(dice)}."
    matter = state.setup.terms.matter.strip().rstrip(".")
    if matter:
        help = f"It is about this: {matter}. {help}"
    return Question("Who acts first?", help)


def _triumph(state: Conflict) -> Question:
    name = state.actor(state.triumphs[0]).name
    return Question(f"{name} has a triumph. What is it for?")


def _turn(state: Conflict) -> Question:
    turn = state.turn
    assert turn is not None
    shares = {"move": turn.moves, "action": turn.actions, "maneuver": turn.maneuvers}
    left = [count(number, name) for name, number in shares.items() if number]
    last = f" of {rounds_of_talk(state)}" if not state.is_fight else ""
    help = f"Round {state.round}{last}. {', '.join(left)} left."
    if state.triumphs:
        help = "Before it begins: 1 maneuver."
    if turn.helpers:
        names = ", ".join(state.actor(id).name for id in turn.helpers)
        help += f" {names} will test with you."
    elif state.last is not None:
        help += f" {deed(state, state.last)}"
    return Question(f"{state.actor(turn.by).name}, what do you do?", help)


def deed(state: Conflict, attack: Attack) -> str:
    """What the last attack did, in a few words; nothing of a rally."""
    found, strike = attack.exchange, attack.strike
    if found is None or strike is None:
        return ""
    by, target = state.actor(attack.by).name, state.actor(attack.target).name
    if found.penetrates.value:
        return f"{by} got through to {target}."
    if found.reductions.value:
        return f"{by} lowered the {attack.against.label} of {target} by {found.reductions.value}."
    return f"{by} hit, and lowered nothing." if strike.hit else f"{by} failed against {target}."


def _roll(state: Conflict) -> Question:
    attack = attack_of(state)
    who = roller(attack)
    dice, _ = attack_dice(state, attack, who)
    shown: dict[str, Figure[Any]] = {"Dice": dice}
    help = f"Roll {as_text(dice.value)}. A triumph counts as its success by itself."
    name = state.actor(who).name
    return Question(f"{name} rolls. What do the dice show?", help, shown)


def _choose(state: Conflict) -> Question:
    return Question("Which roll counts?", "The attackers choose; one roll counts for all.")


def _attacker(state: Conflict) -> Question:
    attack = attack_of(state)
    by, on = (state.actor(id).name for id in placer(state))
    figures: dict[str, Figure[Any]] = {}
    if attack.exchange is not None:
        found = attack.exchange
        figures = {"It penetrates": found.penetrates, "Outcomes": found.outcomes}
        if found.condition_rolls.value:
            figures["Condition rolls"] = found.condition_rolls
    if attack.outcomes:
        return Question(f"It penetrates. What does {by} place on {on}?", "One outcome.", figures)
    if attack.came_up:
        return Question(f"What of it does {by} place on {on}?", "Any of those.", figures)
    return Question(f"What does {by} make of the roll?", "", figures)


def _defender(state: Conflict) -> Question:
    attack = attack_of(state)
    by, _ = placer(state)
    has = [count(attack.threats, "threat")] if attack.threats else []
    has += [count(attack.despairs, "despair")] if attack.despairs else []
    figures: dict[str, Figure[Any]] = {}
    if attack.exchange is not None:
        figures = {"The defender may use": attack.exchange.threat_uses}
    name = state.actor(by).name
    said = " and ".join(has) or "it"
    return Question(f"{name}, what do you make of {said}?", "Each threat is spent once.", figures)


def _purpose(state: Conflict) -> Question:
    attack = attack_of(state)
    assert attack.pending is not None
    who = attack.target if attack.asked is Stage.ATTACKER else attack.by
    actor = state.actor(who)
    help = f"{count(actor.purpose, 'point')} of Purpose left."
    name = attack.pending.value.capitalize()
    return Question(f"{name}: does {actor.name} spend Purpose against it?", help)


QUESTIONS: Mapping[Stage, Callable[[Conflict], Question]] = {
    Stage.AMBUSH: _ambush,
    Stage.INITIATIVE: _initiative,
    Stage.TRIUMPH: _triumph,
    Stage.TURN: _turn,
    Stage.ROLL: _roll,
    Stage.CHOOSE: _choose,
    Stage.ATTACKER: _attacker,
    Stage.PURPOSE: _purpose,
    Stage.DEFENDER: _defender,
}
"""The question of each stage."""
