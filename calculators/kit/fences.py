"""The book's fences: `calculator`, `example`, `scene`, `table`, run while the site is built.

A fence that cannot be right stops the build: superfences swallows every exception but its own.
"""

from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from typing import Any

from pymdownx.superfences import SuperFencesException  # type: ignore[import-untyped]

from calculators.anam.tables import TABLES as ANAM
from calculators.catalogue import SCENES, find
from calculators.clockwork.tables import TABLES as CLOCKWORK
from calculators.imperfect.tables import TABLES as IMPERFECT
from calculators.kit.answers import answer_html
from calculators.kit.form import Solution
from calculators.kit.links import state_text
from calculators.kit.markup import element, text
from calculators.kit.page import calculator_html
from calculators.kit.scene.page import scene_html
from calculators.kit.sheets.page import use_calculator, use_scene
from calculators.kit.sheets.table_page import beside_calculator, beside_scene
from calculators.kit.tables import Table, table_html
from calculators.kit.values import as_json
from calculators.west.tables import TABLES as WEST

ROOT: ContextVar[str] = ContextVar("root", default="")
TABLES: dict[str, Callable[[], Table]] = {**WEST, **CLOCKWORK, **IMPERFECT, **ANAM}


def fence(make: Callable[[list[str]], str]) -> Callable[..., str]:
    """A superfences formatter out of a function from the fence's lines to HTML."""

    @wraps(make)
    def formatter(source: str, *_: Any, **__: Any) -> str:
        try:
            return make([line.strip() for line in source.splitlines() if line.strip()])
        except Exception as error:
            raise SuperFencesException(
                f"In the {make.__name__} fence\n{source}\n{error}"
            ) from error

    return formatter


@fence
def calculator(lines: list[str]) -> str:
    """An id, then presets ``name=value``: the form with its answer."""
    solution = solved(lines)
    asked, root = solution.calculator, ROOT.get()
    return calculator_html(solution, root, use_calculator(asked, root) + beside_calculator(asked))


@fence
def example(lines: list[str]) -> str:
    """``title: …``, an id, inputs ``name=value``, results ``-> name=value`` that must be right."""
    title = lines.pop(0).removeprefix("title:").strip()
    stated = [line.removeprefix("->").strip() for line in lines if line.startswith("->")]
    solution = solved([line for line in lines if not line.startswith("->")])
    if not stated:
        raise ValueError("an example states at least one result")
    for each in stated:
        name, _, value = each.partition("=")
        found = result(solution, name.strip())
        if found != value.strip():
            raise ValueError(f"{name} is {found}, the example says {value}")
    link = f"{ROOT.get()}{solution.calculator.rule.page}.html#{state_text(solution)}"
    return element(
        "div",
        element("p", text(title), class_="example-title"),
        answer_html(solution, ROOT.get()),
        element("p", element("a", "Open with these figures", href=link, class_="example-open")),
        class_="example",
        data_search_exclude=True,
    )


@fence
def scene(lines: list[str]) -> str:
    """The id of a scene: its set-up form, and the place where it is played."""
    played = SCENES[lines[0]]
    mine = use_scene(played, ROOT.get()) + beside_scene(played)
    return scene_html(played, ROOT.get(), mine)


@fence
def table(lines: list[str]) -> str:
    """The id of a table that the core fills."""
    return table_html(TABLES[lines[0]](), ROOT.get())


def solved(lines: list[str]) -> Solution:
    """The answer to an id and ``name=value`` lines."""
    return find(lines[0]).solve(
        {name: value for name, _, value in (line.partition("=") for line in lines[1:] if line)}
    )


def result(solution: Solution, name: str) -> str:
    """An output (or ``odds.outcome``) as an example writes it."""
    name, _, key = name.partition(".")
    value = as_json(solution.outputs[name].value)
    if key:
        return str(value.get(key, "0"))
    return (",".join(map(str, value)) or "none") if isinstance(value, list) else str(value)
