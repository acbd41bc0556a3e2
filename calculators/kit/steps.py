"""“What if this were one more, or one less?”, for each whole number and die that a form asks for.

Each is a question by itself, found some at a time and kept while the form stays as it is. What is
refused is not offered; what would change nothing is told in one sentence.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from calculators.kit.fields import Field, OneOf, Whole
from calculators.kit.form import Calculator, Solution
from calculators.kit.kept.difference import effects, listed
from calculators.kit.links import fragment
from calculators.kit.markup import element, head_row, text
from calculators.kit.values import as_text
from rules_core.errors import InvalidInput

MOST_WORDS = 2  # figures that a cell names
LESS, MORE = -1, 1
_kept: dict[tuple[str, str], "Step | None"] = {}
MOST_KEPT = 400


@dataclass(frozen=True)
class Step:
    """What a field would be, the state that asks for it, and what would come of it.

    `words` says what differs, "" where nothing does.
    """

    value: str
    state: str
    headline: str
    words: str


@dataclass(frozen=True)
class Line:
    """A field with what it is now, and its steps down and up; None where none is allowed."""

    label: str
    now: str
    less: Step | None
    more: Step | None

    @property
    def changes(self) -> bool:
        """Whether either step makes a difference."""
        return any(step and step.words for step in (self.less, self.more))


@dataclass(frozen=True)
class Steps:
    """The lines found so far, and whether they are all."""

    lines: tuple[Line, ...]
    whole: bool = True


def stepped(calculator: Calculator) -> list[Field]:
    """The fields that have a next value: whole numbers and dice, or those of them declared."""
    names = calculator.steps
    found = [f for f in calculator.fields if isinstance(f, Whole) or is_die(f)]
    return found if names is None else [f for f in found if f.name in names]


def is_die(field: Field) -> bool:
    """Whether a field asks for a die, smallest first."""
    return isinstance(field, OneOf) and all(
        m.value[:1] == "d" and m.value[1:].isdigit() for m in field.of
    )


def beside(field: Field, value: Any, by: int) -> Any:
    """The value one lower or higher; None at the end of the range, or where there is no number."""
    if isinstance(field, OneOf):
        all = list(field.of)
        place = all.index(value) + by
        return all[place] if 0 <= place < len(all) else None
    if not isinstance(field, Whole) or value is None:
        return None
    return value + by if field.least <= value + by <= field.most else None


def steps(solution: Solution, seconds: float | None = None) -> Steps:
    """The steps around an answered question; with `seconds`, as many as they suffice for.

    At least one that was missing is found.
    """
    calculator = solution.calculator
    end = None if seconds is None else time.perf_counter() + seconds
    here, new = fragment(calculator, solution.state()), 0
    lines: list[Line] = []
    for field in stepped(calculator):
        now = solution.inputs[field.name]
        both: list[Step | None] = []
        for _by, value in ((by, beside(field, now, by)) for by in (LESS, MORE)):
            if value is None:
                both.append(None)
                continue
            change = {field.name: field.write(value)}
            state = fragment(calculator, calculator.differing({**solution.state(), **change}))
            key = (here, state)
            if key not in _kept:
                if end is not None and new and time.perf_counter() >= end:
                    return Steps(tuple(lines), whole=False)
                new += 1
                _keep(key, _found(solution, change, as_text(value), state))
            both.append(_kept[key])
        lines.append(Line(field.label, as_text(now), *both))
    return Steps(tuple(lines))


def _found(solution: Solution, change: dict[str, str], value: str, state: str) -> Step | None:
    calculator = solution.calculator
    try:
        other = calculator.solve(calculator.differing({**solution.state(), **change}))
    except InvalidInput:
        return None
    words = effects(other, solution, calculator.main)
    if not words and other.headline != solution.headline:
        words = ["another answer"]
    return Step(value, state, other.headline, listed(words, MOST_WORDS, "figure") if words else "")


def _keep(key: tuple[str, str], found: Step | None) -> None:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[key] = found


def steps_html(found: Steps) -> str:
    """The table of what would change something, and a sentence on the rest."""
    telling = [line for line in found.lines if line.changes]
    idle = [line.label for line in found.lines if (line.less or line.more) and not line.changes]
    pieces = list(_table(telling) if telling else ())
    if not found.whole:
        pieces.append(element("p", "Working it out …", class_="steps-idle"))
    elif idle:
        said = f"One less or one more changes nothing here: {', '.join(idle)}."
        pieces.append(element("p", text(said), class_="steps-idle"))
    return "".join(pieces)


def _table(lines: list[Line]) -> Iterator[str]:
    top = head_row("", "one less", "one more")
    rows = [
        element(
            "tr",
            element("th", text(line.label), " ", element("b", text(line.now)), scope="row"),
            _cell(line.less),
            _cell(line.more),
        )
        for line in lines
    ]
    inner = element("table", element("thead", top), element("tbody", *rows), class_="steps-table")
    yield element("div", inner, class_="scroll", tabindex="0", role="group", aria_label="What if")


def _cell(step: Step | None) -> str:
    """A step as a link that takes it."""
    if step is None:
        return element("td")
    value = element("b", text(step.value))
    if not step.words:
        return element("td", element("a", value, " ", "no change", href=f"#{step.state}"))
    said = element("span", text(step.headline)), " ", element("small", text(step.words))
    return element("td", element("a", value, " ", *said, href=f"#{step.state}"))
