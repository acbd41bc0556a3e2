"""How marks and conditions come off again (an-heal-…), as the core's healing has it."""

from collections.abc import Collection
from dataclasses import replace

from rules_core.anam.book import Harm, Healing
from rules_core.anam.harm import Marks, out
from rules_core.anam.healing import Healed, heal, started, task_level, until_session
from rules_core.anam.limits import guard
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Care, What
from rules_core.anam.tracker.setup import Sheet
from rules_core.anam.tracker.state import Condition, Person
from rules_core.figures import Figure

WAITS = Figure.start(True, Healing.HEAL_CONDITION, "every slot was filled; the last one is still")
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


def seen_to(condition: Condition, care: Care) -> Condition:
    """The condition after a scene of care, which lifts its modifier."""
    return replace(condition, care=care, lifted=True)


def together(person: Person, place: int) -> set[int]:
    """The places, from 0, of what is one with the condition at that place.

    What was imposed again and again until every slot was full lasts and goes as one
    (an-imposed-lasting).
    """
    lasting = {i for i, c in enumerate(person.conditions) if c.last and c.kind is What.IMPOSED}
    return lasting if place in lasting else {place}


def standing(person: Person, options: AnamOptions) -> Person:
    """The character told anew whether it is out by its slots; by tracks it is for a scene.

    Where every slot was full, it is out until the last one clears (an-heal-condition).
    """
    if person.down or not person.out.value:
        return person
    if person.waits and len(person.conditions) < person.sheet.conditions_max:
        return replace(person, out=WAITS)
    return by_marks(person, options)


def by_marks(person: Person, options: AnamOptions) -> Person:
    """The character told anew whether it is out, by its tracks and slots as they are marked."""
    target = person.target
    bruises, wounds = (Figure.start(n, Harm.OUT, "") for n in (target.bruises, target.wounds))
    found = out(target, Marks(bruises, wounds, 0), len(person.conditions), options)
    return replace(person, out=found, down=found.steps[0].total)


def arrived(sheet: Sheet, options: AnamOptions) -> Person:
    """A character with the marks that it brings; slots filled before are nameless injuries."""
    places = range(1, sheet.conditions + 1)
    found = Person(
        sheet,
        sheet.bruises,
        sheet.wounds,
        sheet.soft_hits,
        conditions=tuple(Condition(What.INJURY, "", n == sheet.conditions_max) for n in places),
    )
    return by_marks(found, options)


def cleared(person: Person, places: Collection[int], options: AnamOptions) -> Person:
    """The character after time has cleared the conditions at these places, counted from 0."""
    left = tuple(c for i, c in enumerate(person.conditions) if i not in places)
    return standing(replace(person, conditions=left), options)


def freed(person: Person, place: int, options: AnamOptions) -> Person:
    """The character after a task or a power has ended the condition at that place.

    A slot is free then, and what is left waits for no hospital.
    """
    left = [c for i, c in enumerate(person.conditions) if i not in together(person, place)]
    after = replace(person, conditions=tuple(replace(c, last=False) for c in left))
    return standing(after, options)
