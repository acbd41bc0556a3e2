"""What bears on a test of a character, and how manipulations wear off with it."""

from dataclasses import replace

from rules_core.anam import actions, modifiers
from rules_core.anam.armour import worn_modifier
from rules_core.anam.book import Modifiers
from rules_core.anam.conditions import INJURY_CM
from rules_core.anam.modifiers import INJURY, MANIPULATION, Modifier
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import signed
from rules_core.anam.tracker.events import Trial
from rules_core.anam.tracker.state import Held, Person
from rules_core.errors import IllegalEvent, Problems
from rules_core.figures import Figure


def left(held: Held) -> int:
    """What is left of a modifier that lasts: a manipulation has lost 1 with each use."""
    if held.kind != MANIPULATION:
        return held.value
    size = actions.manipulation(abs(held.value), held.uses).left.value
    return size if held.value > 0 else -size


def used(person: Person) -> Person:
    """The character after a test in which manipulations counted; what is used up is gone."""
    once = [
        replace(held, uses=held.uses + 1) if held.kind == MANIPULATION else held
        for held in person.modifiers
    ]
    return replace(person, modifiers=tuple(held for held in once if left(held)))


def wears_hard(person: Person) -> bool:
    """Whether hard armour hinders the one who wears it (an-hard-armor, an-soft-armor)."""
    return person.sheet.hard > 0 and not person.sheet.own


def fatigue(person: Person, hindered: bool, options: AnamOptions) -> Figure[int]:
    """What worn hard armour does to a test."""
    return worn_modifier(person.hours, hindered, options)


def bearing(person: Person, trial: Trial, options: AnamOptions) -> Figure[int]:
    """The sum of all that bears on a test, −6…6 (an-cm); IllegalEvent where no weapon reaches."""
    problems = Problems()
    hurt = len(person.injuries)
    right = f"{hurt} at most: so many hinder now." if hurt else "Nothing hinders now. Give 0."
    problems.expect(0 <= trial.injuries <= hurt, "injuries", right)
    span = "Give a whole number from −6 to 6."
    problems.expect(-6 <= trial.circumstance <= 6, "circumstance", span)
    problems.raise_if_any()
    return modifiers.total(_all(person, trial, options), options)


def _all(person: Person, trial: Trial, options: AnamOptions) -> list[Modifier]:
    found = [
        Modifier(held.kind, left(held))
        for held in person.modifiers
        if trial.manipulated or held.kind != MANIPULATION
    ]
    if trial.circumstance:
        told = f"for this test {signed(trial.circumstance)}"
        found.append(Modifier("circumstance", trial.circumstance, told))
    reach = modifiers.reach(trial.base, trial.distance)
    if reach.modifier.value is None:
        message = f"From {trial.base.label} it does not reach to {trial.distance.label}."
        raise IllegalEvent(Modifiers.RANGE, message)
    if reach.modifier.value:
        found.append(Modifier("range", reach.modifier.value))
    if wears_hard(person):
        worn = fatigue(person, trial.hindered, options)
        if worn.value:
            found.append(Modifier("armor", worn.value, f"armour: {worn.steps[-1].text}"))
    return found + [Modifier(INJURY, INJURY_CM)] * trial.injuries
