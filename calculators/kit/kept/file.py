"""Kept answers in a file of everything: each is asked there as a link asks it."""

from collections.abc import Mapping
from typing import Any

from calculators.kit.kept.answers import asked, called, is_state, kept

Item = dict[str, Any]


def written(items: list[Item]) -> list[dict[str, str]]:
    """The answers of a device as a file has them, in the order in which they were kept."""
    found = sorted(items, key=when)
    return [{"id": i["id"], "name": i["name"], "asked": i["asked"]} for i in kept(found)]


def when(item: Item) -> float:
    """When an item was kept; the first of all where it does not say."""
    said = item.get("kept")
    return said if isinstance(said, int | float) else 0


def brought(item: Mapping[str, Any], place: int) -> tuple[Item | None, str]:
    """The `place`-th answer of a file as a device keeps it, and what is wrong with it.

    None is taken where there is no answer; a name that cannot be read is left out.
    """
    state = item.get("asked")
    if not is_state(state):
        return None, "it asks nothing."
    solution, said = asked(state)
    if solution is None:
        return None, said
    name, fault = called(item.get("name", ""))
    title, line = name or solution.headline, solution.calculator.question
    found = {"id": item["id"], "asked": state, "name": name, "kept": place}
    return {**found, "title": title, "line": line}, fault
