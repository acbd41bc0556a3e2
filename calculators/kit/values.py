"""One formatter: how a value stands in JSON and how a reader sees it, everywhere."""

import sys
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from functools import singledispatch
from typing import Any

from calculators.kit.fields import signed, wording
from calculators.kit.form import Solution
from calculators.kit.saved import SavedFile
from rules_core import EDITION
from rules_core.odds import Odds

if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)  # exact fractions may run to thousands of digits


def as_json(value: Any) -> Any:
    """A value as the public JSON carries it; chances are fraction strings in lowest terms."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, Odds):
        return {str(as_json(k)): str(chance) for k, chance in value.chances().items()}
    if isinstance(value, Mapping):
        return {str(as_json(k)): as_json(v) for k, v in value.items()}
    if isinstance(value, SavedFile):
        return value.text
    if isinstance(value, tuple):
        return [as_json(v) for v in value]
    return value


@singledispatch
def as_text(value: Any) -> str:
    """A value in a reader's words: figures with a true minus, chances in percent."""
    return wording(str(value))


as_text.register(type(None), lambda _: "none")
as_text.register(bool, lambda value: "yes" if value else "no")
as_text.register(int, signed)
as_text.register(Enum, lambda value: wording(str(value.value)))
as_text.register(tuple, lambda value: ", ".join(as_text(v) for v in value) or "none")


@as_text.register
def named(value: Mapping) -> str:  # type: ignore[type-arg]
    """Counts as "2 ability, 1 proficiency", without those of 0; other values after their names."""
    if all(type(v) is int for v in value.values()):
        return ", ".join(f"{as_text(n)} {k}" for k, n in value.items() if n) or "none"
    return ", ".join(f"{as_text(k)} {as_text(v)}" for k, v in value.items())


@as_text.register
def percent(value: Fraction) -> str:
    """A chance in percent, rounded half up to two places; 0 and 100 only when they are exact."""
    if value == 0:
        return "impossible"
    if value == 1:
        return "certain"
    said = decimal(value * 100)
    return {"0": "under 0.01 %", "100": "over 99.99 %"}.get(said, f"{said} %")


def points(difference: Fraction) -> str:
    """A difference of two chances in percentage points, signed, rounded half away from 0."""
    if not difference:
        return "no change"
    sign = "+" if difference > 0 else "−"
    said = decimal(abs(difference) * 100)
    return f"{sign}{said} points" if said != "0" else f"{sign}under 0.01 points"


def decimal(value: Fraction) -> str:
    """A number with up to two places, rounded half away from 0: ``2``, ``0.5``, ``−1.33``."""
    exact = abs(value)
    hundredths = (exact.numerator * 200 + exact.denominator) // (2 * exact.denominator)
    whole, rest = divmod(hundredths, 100)
    sign = "−" if value < 0 and hundredths else ""
    return sign + f"{whole}.{rest:02d}".rstrip("0").rstrip(".")


@as_text.register(Odds)
def _(value: "Odds[Any]") -> str:
    """The likeliest outcome of some odds."""
    likeliest = max(value.ways, key=value.ways.__getitem__)
    return f"{as_text(likeliest)} is likeliest, {percent(value.chances()[likeliest])}"


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun: ``1 card``, ``5 cards``."""
    return f"{signed(number)} {one if number == 1 else many or one + 's'}"


def to_dict(solution: Solution) -> dict[str, Any]:
    """The whole answer under its public names, ready for `json.dumps`."""
    calculator = solution.calculator
    chosen = solution.options.chosen() if solution.options else {}

    def steps(name: str) -> list[dict[str, Any]]:
        return [
            {"rule": s.rule.id, "text": s.text, "total": as_json(s.total)}
            for s in solution.outputs[name].steps
        ]

    return {
        "calculator": calculator.id,
        "edition": EDITION,
        "inputs": {f.name: f.json(solution.inputs[f.name]) for f in calculator.fields},
        "options": {u: chosen[u] for u in calculator.uses},
        "outputs": {name: as_json(figure.value) for name, figure in solution.outputs.items()},
        "reasons": {name: steps(name) for name in solution.outputs},
    }
