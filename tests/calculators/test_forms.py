"""Every calculator: its defaults, the ends of its ranges, its options, its declaration."""

import json
from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest

from calculators.catalogue import CALCULATORS
from calculators.kit.fields import OneOf, Whole, YesNo
from calculators.kit.form import Calculator
from calculators.kit.lists import ListOf
from calculators.kit.long_text import Text
from calculators.kit.values import to_dict
from rules_core.errors import InvalidInput
from rules_core.odds import Odds
from rules_core.options import Options

EACH = pytest.mark.parametrize("calc", CALCULATORS.values(), ids=CALCULATORS.keys())
NUMBERED = [c.id for c in CALCULATORS.values() if any(isinstance(f, Whole) for f in c.fields)]


def ends(calc: Calculator) -> Iterator[dict[str, str]]:
    """One input at a time at each end of its range, or at each of its values."""
    for f in calc.fields:
        if isinstance(f, Whole):
            yield from ({f.name: str(n)} for n in (f.least, f.most))
        elif isinstance(f, OneOf):
            yield from ({f.name: str(m.value)} for m in f.of)
        elif isinstance(f, YesNo):
            yield from ({f.name: word} for word in ("yes", "no"))
        elif isinstance(f, Text):
            yield {f.name: f.write(f.default)}
        else:
            yield {f.name: "none"}


@EACH
def test_defaults(calc: Calculator) -> None:
    solution = calc.solve({})
    assert list(solution.outputs) == list(calc.outputs)
    assert solution.headline
    assert solution.state() == {}
    json.dumps(to_dict(solution))


@EACH
def test_ends_of_ranges(calc: Calculator) -> None:
    answered = 0
    for texts in ends(calc):
        try:
            solution = calc.solve(texts)
        except InvalidInput as invalid:  # in range by itself, and does not go with the defaults
            names = {f.name for f in calc.fields}
            assert all(p.field in names for p in invalid.problems), texts
            continue
        answered += 1
        for figure in solution.outputs.values():
            check_value(figure.value)
    assert answered >= len(calc.fields)


def check_value(value: Any) -> None:
    """Counting rules give whole numbers, chances lie in 0…1 and odds add up."""
    assert not isinstance(value, float)
    if isinstance(value, Fraction):
        assert 0 <= value <= 1
    if isinstance(value, Odds):
        assert sum(value.chances().values()) == 1


@pytest.mark.parametrize("id", NUMBERED)
def test_just_outside_is_refused_and_all_faults_are_told(id: str) -> None:
    calc = CALCULATORS[id]
    numbers = [f for f in calc.fields if isinstance(f, Whole)]
    for at in ("least", "most"):
        by = -1 if at == "least" else 1
        texts = {f.name: str(getattr(f, at) + by) for f in numbers}
        with pytest.raises(InvalidInput) as refused:
            calc.solve(texts)
        assert {p.field for p in refused.value.problems} == set(texts)


@EACH
def test_declaration(calc: Calculator) -> None:
    assert calc.question.endswith("?")
    assert sorted(n for names in calc.groups.values() for n in names) == sorted(
        f.name for f in calc.fields
    )
    assert set(calc.main) <= set(calc.outputs)
    assert all(isinstance(f, Whole | OneOf | YesNo | ListOf | Text) for f in calc.fields)
    assert calc.rule.page.partition("/")[0] == calc.id.partition("-")[0]


def watched(kind: type[Options], seen: set[str]) -> Any:
    """Options of a kind that note in `seen` which of them a calculator looks at."""

    def look(self: Options, name: str) -> Any:
        if name in {f.name for f in fields(kind)}:
            seen.add(kind.public_id(name))
        return super(kind, self).__getattribute__(name)

    return type("Watched", (kind,), {"__getattribute__": look})()


@EACH
def test_only_declared_options_are_looked_at(calc: Calculator) -> None:
    if calc.options is None:
        assert calc.uses == ()
        return
    seen: set[str] = set()
    for texts in ends(calc):
        values, _ = calc.read(texts)
        try:
            calc.function(**values, options=watched(calc.options, seen))
        except InvalidInput:
            continue
    assert seen <= set(calc.uses)


@pytest.mark.parametrize(
    ("texts", "right"),
    [
        ({"rounds": "3"}, True),
        ({"rounds": "4"}, False),
        ({"rounds": "4", "house": "social-rounds:4"}, True),
        ({"rounds": "5", "house": "social-rounds:4"}, False),
        ({"house": "social-rounds:2"}, True),  # the default gives way
    ],
)
def test_a_range_goes_as_far_as_house_rules_let_it(texts: dict[str, str], right: bool) -> None:
    argument = CALCULATORS["clockwork-argument"]
    if right:
        assert argument.solve(texts).outputs["outcome"].value
        return
    with pytest.raises(InvalidInput) as found:
        argument.solve(texts | {"ability": "x", "steps": "x"})
    assert [p.field for p in found.value.problems] == ["ability", "rounds", "steps"]
