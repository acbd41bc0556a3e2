"""The lines of the log for what happens while nobody acts."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core.anam.armour import life, worn_modifier
from rules_core.anam.book import Healing
from rules_core.anam.terms import count, signed
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.care import outlook, seen_to
from rules_core.anam.tracker.state import Conflict
from rules_core.anam.tracker.trial import wears_hard
from rules_core.figures import Figure
from rules_core.record import Entry

Figures = dict[str, Figure[Any]]


def capital(words: str) -> str:
    """The words with a capital first, whatever name they begin with."""
    return words[:1].upper() + words[1:]


def _joined(before: Conflict, event: e.Joined, after: Conflict) -> Entry:
    return Entry(f"{capital(after.name(len(after.people)))} joins.")


def _left(before: Conflict, event: e.Left, after: Conflict) -> Entry:
    return Entry(f"{capital(before.name(event.who))} is counted no longer.")


def _turn(before: Conflict, event: e.TurnBegan, after: Conflict) -> Entry:
    return Entry(f"Turn {after.turn} begins: {after.setup.place.arena.turn}.")


def _added(before: Conflict, event: e.ModifierAdded, after: Conflict) -> Entry:
    held = after.person(event.who).modifiers[-1]
    return Entry(f"{capital(before.name(event.who))} has {held.kind} {signed(held.value)}.")


def _ended(before: Conflict, event: e.ModifierEnded, after: Conflict) -> Entry:
    held = before.person(event.who).modifiers[event.modifier - 1]
    return Entry(f"{capital(before.name(event.who))} has {held.kind} no longer.")


def _hours(before: Conflict, event: e.HoursPassed, after: Conflict) -> Entry:
    figures: Figures = {}
    for who in after.present:
        person = after.person(who)
        if wears_hard(person):
            fatigue = worn_modifier(person.hours, False, after.setup.options)
            figures[f"Fatigue of {after.name(who)}"] = fatigue
    return Entry(f"{count(event.hours, 'hour')} in armour.", figures)


def _armour(before: Conflict, event: e.ArmourChanged, after: Conflict) -> Entry:
    worn = [f"H{event.hard}"] if event.hard else []
    if event.soft:
        lasts = f", for {count(life(event.soft, before.setup.options), 'attack')}"
        worn.append(f"PV {event.soft}{'' if event.own else lasts}")
    said = " and ".join(worn) or "no armour"
    return Entry(f"{capital(before.name(event.who))} wears {said}.")


def _scene(before: Conflict, event: e.SceneEnded, after: Conflict) -> Entry:
    cleared = sum(before.person(who).bruises for who in before.present)
    figure = Figure.start(cleared, Healing.HEAL_BRUISE, "all Bruises clear as the scene ends")
    return Entry("The scene ends, and all Bruises clear.", {"Bruises cleared": figure})


def _rested(before: Conflict, event: e.Rested, after: Conflict) -> Entry:
    wounds = before.person(event.who).wounds
    figure = Figure.start(wounds, Healing.HEAL_WOUND, "all Wounds clear after a scene of rest")
    said = f"{capital(before.name(event.who))} has a scene of rest, and all Wounds clear."
    return Entry(said, {"Wounds cleared": figure})


def _cared(before: Conflict, event: e.Cared, after: Conflict) -> Entry:
    condition = before.person(event.who).conditions[event.condition - 1]
    found = outlook(seen_to(condition, event.care), after.setup.options)
    said = f"{capital(condition.told)} of {before.name(event.who)} is seen to: "
    said += f"{event.care.value} care."
    return Entry(said, {"It clears": found.clears, "Weeks left": found.weeks_left})


def _weeks(before: Conflict, event: e.WeeksPassed, after: Conflict) -> Entry:
    said, figures = [f"{count(event.weeks, 'week')} go by."] if event.weeks else [], Figures()
    if event.weeks == 1:
        said = ["1 week goes by."]
    if event.session:
        said.append("A new session begins.")
    for who in before.present:
        name = before.name(who)
        healed = len(before.person(who).conditions) - len(after.person(who).conditions)
        if healed:
            said.append(f"{capital(name)} has {count(healed, 'slot')} free again.")
        for condition in after.person(who).conditions:
            label = f"{capital(condition.told)} of {name}"
            figures[label] = outlook(condition, after.setup.options).clears
    return Entry(" ".join(said), figures)


def _lifted(before: Conflict, event: e.Lifted, after: Conflict) -> Entry:
    condition = before.person(event.who).conditions[event.condition - 1]
    return Entry(f"{capital(condition.told)} of {before.name(event.who)} is ended.")


def _came_to(before: Conflict, event: e.CameTo, after: Conflict) -> Entry:
    name = capital(before.name(event.who))
    said = f"{name} is back, as the table agreed."
    return Entry(said, {"Out of combat": after.person(event.who).out})


TELL_BETWEEN: Mapping[type[e.Event], Callable[[Conflict, Any, Conflict], Entry]] = {
    e.Joined: _joined,
    e.Left: _left,
    e.TurnBegan: _turn,
    e.ModifierAdded: _added,
    e.ModifierEnded: _ended,
    e.HoursPassed: _hours,
    e.ArmourChanged: _armour,
    e.SceneEnded: _scene,
    e.Rested: _rested,
    e.Cared: _cared,
    e.WeeksPassed: _weeks,
    e.Lifted: _lifted,
    e.CameTo: _came_to,
}
