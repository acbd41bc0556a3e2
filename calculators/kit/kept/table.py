"""Answers side by side: a column for each, a row for each thing in which they differ."""

from collections.abc import Sequence
from dataclasses import dataclass

from calculators.kit.form import Solution
from calculators.kit.kept.amounts import short
from calculators.kit.kept.answers import Answer
from calculators.kit.kept.difference import asked
from calculators.kit.markup import element, text

NONE = "–"


@dataclass(frozen=True)
class Row:
    """A label and, for each answer, its words; None where the answer has no such thing."""

    label: str
    cells: tuple[str | None, ...]

    @property
    def same(self) -> bool:
        """Whether every answer has it alike."""
        return len(set(self.cells)) == 1


def asked_rows(group: Sequence[Answer]) -> tuple[list[Row], list[Row]]:
    """What was asked: the rows that differ, and those alike in all that are no defaults.

    A single answer has all that is no default among those that differ; so has what only some of
    them are asked.
    """
    all = [asked(solution) for solution in solutions(group)]
    default = [set(solution.state()) for solution in solutions(group)]
    differ: list[Row] = []
    alike: list[Row] = []
    for name in dict.fromkeys(name for each in all for name in each):
        cells = tuple(each[name][2] if name in each else None for each in all)
        values = [each[name][1] for each in all if name in each]
        row = Row(next(each[name][0] for each in all if name in each), cells)
        told = any(name in each for each in default)
        if len(group) > 1 and any(v != values[0] for v in values[1:]):
            differ.append(row)
        elif told:
            (differ if len(group) == 1 or None in cells else alike).append(row)
    return differ, alike


def figure_rows(group: Sequence[Answer]) -> tuple[list[Row], list[Row]]:
    """The figures: the rows that differ, and those alike in all; of a single answer the main."""
    all = solutions(group)
    labels: dict[tuple[str, str], None] = {}
    for each in all:
        names = each.calculator.outputs
        main = [n for n in names if n in each.calculator.main]
        for name in (*main, *(names if len(group) > 1 else ())):
            labels.setdefault((name, names[name]), None)
    differ: list[Row] = []
    alike: list[Row] = []
    for name, label in labels:
        having = [name in s.outputs and s.calculator.outputs[name] == label for s in all]
        values = [s.outputs[name].value for s, has in zip(all, having, strict=True) if has]
        cells = iter(values)
        row = Row(label, tuple(short(next(cells)) if has else None for has in having))
        is_alike = len(group) > 1 and all_equal(values) and None not in row.cells
        (alike if is_alike else differ).append(row)
    return differ, alike


def all_equal(values: Sequence[object]) -> bool:
    """Whether all are the same."""
    return all(each == values[0] for each in values)


def solutions(group: Sequence[Answer]) -> list[Solution]:
    """The solutions of answers that have one."""
    return [each.solution for each in group if each.solution]


def table_html(group: Sequence[Answer], root: str) -> str:
    """The table, scrolling in its box, and below it in a closed one what is alike in all."""
    inputs, inputs_alike = asked_rows(group)
    figures, figures_alike = figure_rows(group)
    heads = [head(answer, answer.solution, root) for answer in group if answer.solution]
    top = element("thead", element("tr", element("td"), *heads))
    bodies = [body("Asked", inputs), body("Figures", figures)]
    names = ", ".join(each.letter for each in group)
    inner = element("table", top, *bodies, class_="kept-table")
    box = {"tabindex": "0", "role": "group", "aria_label": f"Side by side: {names}"}
    scroll = element("div", inner, class_="scroll", **box)
    return scroll + alike_html(inputs_alike, figures_alike)


def head(answer: Answer, solution: Solution, root: str) -> str:
    """The head of a column: letter, name, headline, and the way to the answer."""
    calculator = solution.calculator
    href = f"{root}{calculator.rule.page}.html#{answer.state}"
    name = element("small", text(answer.name)) if answer.name else ""
    said = element("a", text(solution.headline), href=href)
    return element("th", element("span", answer.letter, class_="letter"), name, said, scope="col")


def body(label: str, rows: Sequence[Row]) -> str:
    """The rows of one kind under their heading; nothing without rows."""
    if not rows:
        return ""
    span = len(rows[0].cells) + 1
    top = element("tr", element("th", label, scope="rowgroup", colspan=span))
    lines = [
        element(
            "tr",
            element("th", text(row.label), scope="row"),
            *(element("td", text(NONE if cell is None else cell)) for cell in row.cells),
        )
        for row in rows
    ]
    return element("tbody", top, *lines)


def alike_html(inputs: Sequence[Row], figures: Sequence[Row]) -> str:
    """What all have in common, each thing once."""
    count = len(inputs) + len(figures)
    if not count:
        return ""
    lines = [element("li", text(f"{r.label}: {r.cells[0]}")) for r in (*inputs, *figures)]
    items = element("ul", *lines)
    summary = element("summary", f"The same in all ({count})")
    return element("details", summary, items, class_="calc-group kept-alike", data_key="alike")
