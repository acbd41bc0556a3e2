"""Which characters, conditions and modifiers there are to be named by their numbers."""

from collections.abc import Iterable

from rules_core.anam.tracker.state import Conflict
from rules_core.errors import InvalidInput, Problem, Problems

SPAN = "Give a whole number from −6 to 6, and not 0."


def known(
    state: Conflict,
    field: str,
    who: int,
    among: Iterable[int] | None = None,
    **places: int,
) -> None:
    """Raise InvalidInput naming `field` unless `who` is there, and `among` those that may be.

    `places` are the numbers of one of that character's conditions or modifiers, counted from 1.
    """
    there = tuple(state.present if among is None else among)
    if who not in there:
        right = ", ".join(f"{each} {state.name(each)}" for each in there) or "nobody"
        raise InvalidInput([Problem(field, f"Choose one of: {right}.")])
    problems = Problems()
    person = state.person(who)
    for name, number in places.items():
        most = len(person.conditions if name == "condition" else person.modifiers)
        right = f"Give a whole number from 1 to {most}." if most else f"There is no {name} here."
        problems.expect(1 <= number <= most, name, right)
    problems.raise_if_any()


def note_value(value: int) -> None:
    """Raise InvalidInput unless `value` is a modifier."""
    if not -6 <= value <= 6 or not value:
        raise InvalidInput([Problem("value", SPAN)])
