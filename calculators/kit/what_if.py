"""The “what if” table of a calculator: each line is the same question with one thing changed.

Its lines cost as much as so many answers. So it is filled when it is opened, some lines at a time,
and what has been found is kept: the next answer to a form never waits long for it.
"""

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from calculators.kit.form import Calculator, Solution
from calculators.kit.grid import cell
from calculators.kit.links import fragment
from calculators.kit.markup import element, head_row, text
from calculators.kit.values import percent, points
from calculators.kit.variations import WhatIf
from rules_core.errors import InvalidInput, Problem

AT_A_TIME = 0.08  # seconds after which the lines that are left wait for the next question
MOST_KEPT = 400  # lines
_kept: dict[str, Fraction | str] = {}


@dataclass(frozen=True)
class Line:
    """A line: its words, the state that asks for it, its chance or why there is none.

    `found` is None while it has not been looked for; `best` marks the best of a contest.
    """

    label: str
    state: str
    found: Fraction | str | None
    best: bool = False


@dataclass(frozen=True)
class Table:
    """What the lines are measured by, the chance as asked, and the lines group by group."""

    said: str
    asked: Fraction
    groups: Mapping[str, tuple[Line, ...]]

    @property
    def whole(self) -> bool:
        """Whether every line has been found."""
        return all(line.found is not None for lines in self.groups.values() for line in lines)


def what_if(solution: Solution, seconds: float | None = None) -> Table:
    """The table of an answered question; with `seconds`, as many lines as they suffice for.

    At least one that was missing is found.
    """
    declared = declared_by(solution.calculator)
    end = None if seconds is None else time.perf_counter() + seconds
    chosen = solution.options.chosen() if solution.options else {}
    new, groups = 0, {}
    for group, variations in declared.groups({**solution.inputs, **chosen}).items():
        lines = []
        for each in variations:
            texts = solution.calculator.differing({**solution.state(), **each.changes})
            state = fragment(solution.calculator, texts)
            if state not in _kept and (end is None or not new or time.perf_counter() < end):
                _keep(state, _chance(solution.calculator, texts))
                new += 1
            lines.append(Line(each.label, state, _kept.get(state)))
        groups[group] = marked(lines) if group in declared.contests else tuple(lines)
    return Table(declared.said, declared.chance(_values(solution)), groups)


def declared_by(calculator: Calculator) -> WhatIf:
    """The calculator's declaration; InvalidInput where it has none."""
    if calculator.what_if is None:
        raise InvalidInput([Problem("more", f"{calculator.id} has no such table.")])
    return calculator.what_if


def marked(lines: list[Line]) -> tuple[Line, ...]:
    """The lines of a contest with the best marked, once all of them are found."""
    chances = [line.found for line in lines if isinstance(line.found, Fraction)]
    if not chances or any(line.found is None for line in lines) or min(chances) == max(chances):
        return tuple(lines)
    return tuple(replace(line, best=line.found == max(chances)) for line in lines)


def _chance(calculator: Calculator, texts: Mapping[str, str]) -> Fraction | str:
    try:
        return declared_by(calculator).chance(_values(calculator.solve(texts)))
    except InvalidInput as invalid:
        return " ".join(problem.message for problem in invalid.problems)


def _values(solution: Solution) -> dict[str, Any]:
    return {name: figure.value for name, figure in solution.outputs.items()}


def _keep(state: str, found: Fraction | str) -> None:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[state] = found


def as_dict(table: Table) -> dict[str, dict[str, str]]:
    """Group → words of a line → the exact chance, or why there is none."""
    asked = {"As asked": {table.said: str(table.asked)}}
    return asked | {
        group: {line.label: str(line.found) for line in lines}
        for group, lines in table.groups.items()
    }


def table_html(table: Table) -> str:
    """The table: each line's words are a link that asks for it."""
    bodies = []
    for group, lines in table.groups.items():
        head = element("tr", element("th", text(group), colspan=3, scope="rowgroup"))
        bodies.append(element("tbody", head, *(row(line, table.asked) for line in lines)))
    top = head_row("", table.said, "against as asked")
    name = element("th", "As asked", scope="row")
    asked = element("tbody", element("tr", name, cell(percent(table.asked)), cell("")))
    inner = element("table", element("thead", top), asked, *bodies, class_="what-if")
    return element("div", inner, class_="scroll", tabindex="0", role="group", aria_label="What if")


def row(line: Line, asked: Fraction) -> str:
    """One line of the table."""
    head = element("th", element("a", text(line.label), href=f"#{line.state}"), scope="row")
    if line.found is None:
        return element("tr", head, cell("…"), cell(""))
    if isinstance(line.found, str):
        why = element("td", text(line.found), colspan=2, class_="what-if-none")
        return element("tr", head, why)
    badge = " " + element("span", "best", class_="badge") if line.best else ""
    told = element("td", text(percent(line.found)), badge)
    against = cell(points(line.found - asked))
    return element("tr", head, told, against, class_="is-best" if line.best else None)
