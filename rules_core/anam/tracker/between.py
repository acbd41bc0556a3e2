"""What happens while nobody acts: coming and going, modifiers, armour, time, and care."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from rules_core.anam.book import Harm
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Care
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.care import (
    arrived,
    cleared,
    freed,
    is_healed,
    passed,
    seen_to,
    standing,
    together,
)
from rules_core.anam.tracker.people import known, note_value
from rules_core.anam.tracker.setup import Sheet, note_sheet
from rules_core.anam.tracker.state import IN, Conflict, Held, Person
from rules_core.anam.tracker.trial import wears_hard
from rules_core.errors import Problems

LONGEST_DAY = 48
MOST_HELD = 12
"""Modifiers of one character that are kept."""


def _each(state: Conflict, change: Callable[[Person], Person]) -> Conflict:
    """The state with everyone changed."""
    return replace(state, people=tuple(change(person) for person in state.people))


def _within(name: str, value: int, most: int) -> None:
    problems = Problems()
    problems.expect(1 <= value <= most, name, f"Give a whole number from 1 to {most}.")
    problems.raise_if_any()


def _joined(state: Conflict, event: e.Joined) -> Conflict:
    sheet = Sheet(**{f.name: getattr(event, f.name) for f in fields(Sheet)})
    problems = Problems()
    note_sheet(problems, sheet)
    problems.raise_if_any()
    return replace(state, people=(*state.people, arrived(sheet, state.setup.options)))


def _left(state: Conflict, event: e.Left) -> Conflict:
    known(state, "who", event.who)
    return state.with_person(event.who, replace(state.person(event.who), has_left=True))


def _turn(state: Conflict, event: e.TurnBegan) -> Conflict:
    fresh = _each(state, lambda p: replace(p, active=None, has_acted=False))
    return replace(fresh, turn=state.turn + 1)


def _added(state: Conflict, event: e.ModifierAdded) -> Conflict:
    known(state, "who", event.who)
    note_value(event.value)
    person = state.person(event.who)
    kind = " ".join(event.kind.lower().split())
    problems = Problems()
    problems.expect(bool(kind), "kind", "Give a word, such as circumstance.")
    right = "An injury is taken from a hit, a manipulation from a test, and armour is worn."
    taken = kind not in ("injury", "manipulation", "armor", "fatigue")
    problems.expect(taken, "kind", right)
    many = f"{MOST_HELD} modifiers are kept. End one first."
    problems.expect(len(person.modifiers) < MOST_HELD, "who", many)
    problems.raise_if_any()
    held = (*person.modifiers, Held(kind, event.value))
    return state.with_person(event.who, replace(person, modifiers=held))


def _ended(state: Conflict, event: e.ModifierEnded) -> Conflict:
    known(state, "who", event.who, modifier=event.modifier)
    person = state.person(event.who)
    left = [held for i, held in enumerate(person.modifiers, 1) if i != event.modifier]
    return state.with_person(event.who, replace(person, modifiers=tuple(left)))


def _hours(state: Conflict, event: e.HoursPassed) -> Conflict:
    _within("hours", event.hours, LONGEST_DAY)

    def older(person: Person) -> Person:
        hours = min(LONGEST_DAY, person.hours + event.hours)
        return replace(person, hours=hours) if wears_hard(person) else person

    return _each(state, older)


def _armour(state: Conflict, event: e.ArmourChanged) -> Conflict:
    known(state, "who", event.who)
    person = state.person(event.who)
    sheet = replace(person.sheet, hard=event.hard, soft=event.soft, own=event.own)
    problems = Problems()
    note_sheet(problems, sheet)
    problems.raise_if_any()
    same = person.sheet
    hours = person.hours if sheet.hard == same.hard else 0
    hits = person.soft_hits if sheet.soft == same.soft else 0
    after = replace(person, sheet=sheet, hours=hours, soft_hits=hits)
    return state.with_person(event.who, after)


def _scene(state: Conflict, event: e.SceneEnded) -> Conflict:
    options = state.setup.options

    def over(person: Person) -> Person:
        calm = replace(person, bruises=0, modifiers=(), active=None, has_acted=False, down=False)
        return standing(calm, options)

    return replace(_each(state, over), scene=state.scene + 1, turn=1)


def _rested(state: Conflict, event: e.Rested) -> Conflict:
    known(state, "who", event.who)
    person = replace(state.person(event.who), wounds=0, down=False)
    return state.with_person(event.who, standing(person, state.setup.options))


def _cared(state: Conflict, event: e.Cared) -> Conflict:
    known(state, "who", event.who, condition=event.condition)
    problems = Problems()
    problems.expect(event.care is not Care.NONE, "care", "Give good, excellent or hospital.")
    problems.raise_if_any()
    person = state.person(event.who)
    conditions = list(person.conditions)
    for place in together(person, event.condition - 1):
        conditions[place] = seen_to(conditions[place], event.care)
    after = replace(person, conditions=tuple(conditions))
    return state.with_person(event.who, _in_time(after, False, state.setup.options))


def _in_time(person: Person, session: bool, options: AnamOptions) -> Person:
    """The character without the conditions whose time is over."""
    places = enumerate(person.conditions)
    return cleared(person, {i for i, c in places if is_healed(c, session, options)}, options)


def _weeks(state: Conflict, event: e.WeeksPassed) -> Conflict:
    if event.weeks or not event.session:  # a session may begin at once
        _within("weeks", event.weeks, 52)

    def later(person: Person) -> Person:
        aged = replace(person, conditions=tuple(passed(c, event.weeks) for c in person.conditions))
        return _in_time(aged, event.session, state.setup.options)

    return _each(state, later)


def _lifted(state: Conflict, event: e.Lifted) -> Conflict:
    known(state, "who", event.who, condition=event.condition)
    person = state.person(event.who)
    after = freed(person, event.condition - 1, state.setup.options)
    return state.with_person(event.who, after)


def _came_to(state: Conflict, event: e.CameTo) -> Conflict:
    among = [who for who in state.present if state.person(who).may_come_to]
    known(state, "who", event.who, among)
    person = replace(state.person(event.who), down=False, out=IN_AGAIN)
    return state.with_person(event.who, person)


IN_AGAIN = IN.then(False, Harm.OUT, "brought back, as the table agreed")
BETWEEN: Mapping[type[e.Event], Callable[[Conflict, Any], Conflict]] = {
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
"""What each of these does to the state."""
