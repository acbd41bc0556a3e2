"""The two sides of a hit: the blow, and the one it falls on."""

from dataclasses import dataclass, fields

from rules_core.anam.limits import note
from rules_core.errors import Problems


@dataclass(frozen=True)
class Blow:
    """An attack: its `effect` level against a `difficulty`.

    `impose`: it is to impose a condition, which takes damage worth `impose_cost` 3–5; `weapon` is
    what the Narrator adds to the final wounds for its kind (an-damage).
    """

    difficulty: int = 3
    effect: int = 3
    impose: bool = False
    impose_cost: int = 5
    weapon: int = 0


@dataclass(frozen=True)
class Target:
    """Whoever is hit: armour, Wound Threshold, and the boxes and slots filled so far.

    `hard` 0–5 is Hardness, `soft` 0–3 the PV of soft armour that has taken `soft_hits`.
    """

    hard: int = 0
    soft: int = 0
    soft_hits: int = 0
    threshold: int = 0
    bruises: int = 0
    bruises_max: int = 5
    wounds: int = 0
    wounds_max: int = 5
    conditions: int = 0
    conditions_max: int = 4


def check(blow: Blow, target: Target) -> None:
    """Raise InvalidInput for figures outside their range, or more marks than there are boxes."""
    problems = Problems()
    for record in (blow, target):
        numbers = {f.name: getattr(record, f.name) for f in fields(record) if f.name != "impose"}
        note(problems, **numbers)
    for name, what in (("bruises", "boxes"), ("wounds", "boxes"), ("conditions", "slots")):
        full, most = getattr(target, name), getattr(target, f"{name}_max")
        text = f"{full} cannot be full, there are {most} {what}. Give {most} or fewer."
        problems.expect(full <= max(most, 0), name, text)
    problems.raise_if_any()
