"""What a manipulation gives as it is used up (an-manipulation)."""

from dataclasses import dataclass

from rules_core.anam.book import Actions
from rules_core.anam.limits import guard
from rules_core.anam.terms import count
from rules_core.figures import Figure

RULE = Actions.MANIPULATION


@dataclass(frozen=True)
class Manipulation:
    """The modifier that is left for the next use, and what the uses so far have given together."""

    left: Figure[int]
    total: Figure[int]


def manipulation(start: int, uses: int) -> Manipulation:
    """A modifier of `start` 1–6 after `uses` 0–6: each use counts it in full, then takes 1 off.

    The figures are sizes: a penalty for an opponent shrinks in the same way (an-manipulation).
    InvalidInput names both.
    """
    guard(start=start, uses=uses)
    left = Figure.start(start, RULE, f"{start} at the start")
    if uses:
        left = left.plus(-uses, RULE, f"1 less for each of {count(uses, 'use')}")
    total = Figure.start(0, RULE, "not used yet")
    for number in range(min(uses, start)):
        size = start - number
        if number:
            total = total.plus(size, RULE, f"use {number + 1}: {size}")
        else:
            total = Figure.start(size, RULE, f"use 1: {size}")
    if uses > start:
        total = total.plus(0, RULE, f"nothing after use {start}")
    return Manipulation(left.at_least(0, RULE, "gone"), total)
