"""How marks and conditions come off again (an-heal-…), as the core's healing has it."""

from collections.abc import Collection
from dataclasses import replace

from rules_core.anam.harm import Marks, out
from rules_core.anam.healing import Healed, heal, started, task_level, until_session
from rules_core.anam.limits import guard
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import What
from rules_core.anam.tracker.state import Condition, Person
from rules_core.figures import Figure

LONGEST = 52
"""Weeks under care are counted up to here; nothing asks for more."""


def treated(what: What, effect: int, options: AnamOptions) -> Figure[bool]:
    """Whether a task of that `effect` 0–15 clears one of `what`; InvalidInput names `effect`."""
    guard(effect=effect)
    level = task_level(what, options)
    done, rule = effect >= level.value, level.steps[-1].rule
    start = Figure.start(done, rule, level.steps[-1].text)
    return start.then(done, rule, f"effect {effect} against {level.value}")


def outlook(condition: Condition, options: AnamOptions) -> Healed:
    """When a condition clears, as it stands."""
    return heal(condition.kind, condition.care, condition.weeks, condition.last, options)


def under_care(condition: Condition) -> bool:
    """Whether weeks count for it: an injury's, or an imposed one's that fills the last slot."""
    lasts = condition.kind is What.INJURY or condition.last
    return lasts and started(condition.care, condition.last)


def passed(condition: Condition, weeks: int) -> Condition:
    """The condition after so many weeks more."""
    if not under_care(condition):
        return condition
    return replace(condition, weeks=min(LONGEST, condition.weeks + weeks))


def is_healed(condition: Condition, session: bool, options: AnamOptions) -> bool:
    """Whether its time is over, at a new `session` or without one (r-an-heal-time)."""
    if not under_care(condition) or (until_session(condition.kind, options) and not session):
        return False
    return outlook(condition, options).weeks_left.value == 0


def standing(person: Person, options: AnamOptions) -> Person:
    """The character told anew whether it is out by its slots; by tracks it is for a scene."""
    if person.down or not person.out.value:
        return person
    target = person.target
    rule = person.out.steps[0].rule
    marks = Marks(Figure.start(target.bruises, rule, ""), Figure.start(target.wounds, rule, ""), 0)
    found = out(target, marks, len(person.conditions), options)
    return replace(person, out=found, down=found.steps[0].total)


def cleared(person: Person, places: Collection[int], options: AnamOptions) -> Person:
    """The character without the conditions at these places, counted from 0."""
    left = tuple(c for i, c in enumerate(person.conditions) if i not in places)
    return standing(replace(person, conditions=left), options)
