"""What the log says of an attack and of what is made of its roll."""

from collections.abc import Callable
from typing import Any

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.pools import attack_dice
from rules_core.clockwork.encounter.spend import placer
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.strikes import roller
from rules_core.clockwork.encounter.telling_turn import Tell, Told, actor, by_page
from rules_core.clockwork.encounter.words import Approach, Stage
from rules_core.clockwork.outcomes import condition
from rules_core.clockwork.reading import Reading, Symbols, read
from rules_core.clockwork.terms import Condition, Outcome, Trait, count
from rules_core.figures import Figure

HOW = {
    Approach.BLOW: "attacks",
    Approach.PLEA: "argues with",
    Approach.TRICK: "tries to trick",
    Approach.THREAT: "threatens",
}
PLACED = {
    Outcome.WOUND: "a wound",
    Outcome.SUBDUE: "Subdue: the two are in a hold",
    Outcome.CONVINCE: "Convince",
    Outcome.PERSUADE: "Persuade",
    Outcome.DISARM_ARMOR: "Disarmed, on the armour",
}


def attack(state: Conflict) -> Attack:
    """The attack under way; only where there is one."""
    assert state.attack is not None
    return state.attack


def symbols_of(event: e.Rolled) -> Symbols:
    """The symbols of a roll."""
    return Symbols(**{name: value for name, value in vars(event).items() if name != "drawn"})


def in_words(found: Reading) -> str:
    """A roll in a few words: ``2 success, 1 threat``."""
    net, edge = found.net_success.value, found.net_advantage.value
    said = [f"{net} success" if net > 0 else f"{-net} failure"] if net else ["no success"]
    said += [f"{edge} advantage" if edge > 0 else f"{-edge} threat"] if edge else []
    said += [count(found.triumphs.value, "triumph")] if found.triumphs.value else []
    said += [count(found.despairs.value, "despair")] if found.despairs.value else []
    return ", ".join(said)


def _attacked(before: Conflict, event: e.Attacked, after: Conflict) -> Told:
    found = attack(after)
    target = before.actor(event.target).name
    words = f"{actor(before)} {HOW[event.approach]} {target}"
    if before.is_fight and found.words:
        words += f", against {found.against.label}"
    matter = event.matter.strip().rstrip(".")
    return f"{words}: {matter}." if matter else f"{words}.", {}


def _rallied(before: Conflict, event: e.Rallied, after: Conflict) -> Told:
    target = before.actor(event.target).name
    return f"{actor(before)} rallies {target}, at difficulty {event.difficulty}.", {}


def _rolled(before: Conflict, event: e.Rolled, after: Conflict) -> Told:
    who = roller(attack(before))
    found = read(symbols_of(event))
    dice, _ = attack_dice(before, attack(before), who)
    words = f"{before.actor(who).name} rolls {in_words(found)}{by_page(event)}."
    return words, {"Dice": dice, "Net success": found.net_success}


def came(before: Conflict, after: Conflict) -> list[str]:
    """What the roll that counts does."""
    now = after.attack or after.last
    if after.stage in (Stage.ROLL, Stage.CHOOSE) or now is None or now.exchange is None:
        return []
    found = now.exchange
    if found.penetrates.value:
        return ["It penetrates."]
    if now.strike is not None and not now.strike.hit:
        return ["A miss."]
    frightened = now.against is Trait.MORALE and now.strike is not None and not now.strike.up
    return [] if found.reductions.value or frightened else ["A hit that lowers nothing."]


def _chosen(before: Conflict, event: e.RollChosen, after: Conflict) -> Told:
    return f"The roll of {before.actor(event.of).name} counts.", {}


def _conditions(before: Conflict, event: e.ConditionsRolled, after: Conflict) -> Told:
    said, figures = [], dict[str, Figure[Any]]()
    for roll in event.rolls:
        row = condition(roll).condition
        found = row.steps[0].total
        name = "see your rulebook" if found is Condition.UNKNOWN else found.value.capitalize()
        said.append(f"{roll}, {name}")
        figures[f"Roll of {roll}"] = Figure(row.steps[:1])
    return f"On the condition table{by_page(event)}: {'; '.join(said)}.", figures


def _on(words: Callable[[Any], str]) -> Tell:
    def told(before: Conflict, event: Any, after: Conflict) -> Told:
        by, target = placer(before)
        name, on = before.actor(by).name, before.actor(target).name
        return f"{name} places {words(event)} on {on}.", {}

    return told


def _outcome(event: e.OutcomePlaced) -> str:
    if event.outcome is Outcome.CONDITION:
        return event.condition.value.capitalize()
    matter = event.matter.strip().rstrip(".")
    words = PLACED[event.outcome]
    return f"{words} (“{matter}”)" if matter else words


def _felled(before: Conflict, event: e.Felled, after: Conflict) -> Told:
    return f"A triumph brings {before.actor(attack(before).target).name} down.", {}


def _set_back(before: Conflict, event: e.SetBack, after: Conflict) -> Told:
    name = before.actor(attack(before).by).name
    return f"{name} takes a setback die on the next check, for threat.", {}


def _passed(before: Conflict, event: e.Passed, after: Conflict) -> Told:
    by, _ = placer(before)
    return f"{before.actor(by).name} leaves it at that.", {}


def _purpose(before: Conflict, event: e.PurposeSpent, after: Conflict) -> Told:
    name = _asked(before)
    return f"{name} spends 1 Purpose and is not won over.", {}


def _believed(before: Conflict, event: e.Believed, after: Conflict) -> Told:
    return f"{_asked(before)} spends no Purpose.", {}


def _asked(state: Conflict) -> str:
    now = attack(state)
    return state.actor(now.target if now.asked is Stage.ATTACKER else now.by).name


ROLLS: dict[type[e.Event], Tell] = {
    e.Attacked: _attacked,
    e.Rallied: _rallied,
    e.Rolled: _rolled,
    e.RollChosen: _chosen,
    e.ConditionsRolled: _conditions,
    e.ConditionPlaced: _on(lambda event: event.condition.value.capitalize()),
    e.OwnPlaced: _on(lambda event: f"“{event.what.strip()}”"),
    e.OutcomePlaced: _on(_outcome),
    e.OtherPlaced: _on(lambda event: f"“{event.what.strip()}”"),
    e.Felled: _felled,
    e.SetBack: _set_back,
    e.Passed: _passed,
    e.PurposeSpent: _purpose,
    e.Believed: _believed,
}
"""The sentence for each of them."""
