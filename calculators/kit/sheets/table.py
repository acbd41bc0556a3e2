"""Questions about the rulings and house rules of the reader's own table, set once for a system.

A question: ``table`` (a system, or "" for the file of all), ``do``, and what `ACTS` take:

- ``show`` with ``options`` (what is kept): the form of a system, filled;
- ``keep`` with ``fields`` (what its form says): what is to be kept;
- ``file`` with ``tables`` (system → options): the house rules as a file;
- ``read`` with ``text``: the house rules of a file, system → text.

The answer: ``options`` (public id → value, only what is not as written), ``parts``, ``line``,
``faults`` (field → sentence), ``said``, ``text`` (a file's), ``tables``.
"""

from collections.abc import Callable, Mapping
from typing import Any

from calculators.catalogue import OPTIONS
from calculators.kit.markup import element, text
from calculators.kit.page import switch_html
from calculators.kit.values import count
from rules_core import house, house_file
from rules_core.errors import InvalidInput, Problem
from rules_core.options import HOUSE, Options

Question = Mapping[str, Any]
Answer = dict[str, Any]
Texts = Mapping[str, str]


def answered(asked: Question) -> Answer:
    """The answer to a question about a table."""
    system, act = str(asked["table"]), ACTS.get(str(asked.get("do")))
    of_all = act in (write, read)
    if act is None or (system not in OPTIONS and not of_all):
        raise InvalidInput([Problem("", "That is not a question this page can ask.")])
    return act(asked)


def changed(options: Options) -> dict[str, str]:
    """Public id → value of what is not as written."""
    return {id: v for id, v in options.chosen().items() if v != options.default_of(id)}


def salvaged(kind: type[Options], texts: Texts) -> tuple[Options, dict[str, str]]:
    """The options that can be read, and field → what is wrong with the others."""
    said = {name: value.strip().lower() for name, value in texts.items()}
    try:
        return kind.read(said), {}
    except InvalidInput as invalid:
        faults = {p.field: p.message for p in invalid.problems}
        return kind.read({n: v for n, v in said.items() if n not in faults}), faults


def show(asked: Question) -> Answer:
    """The form of a system's rulings."""
    kind = OPTIONS[str(asked["table"])]
    options, faults = salvaged(kind, _texts(asked.get("options")))
    html = table_form(str(asked["table"]), options, str(asked.get("root", "")))
    return told(options, faults) | {"parts": {"form": html}}


def keep(asked: Question) -> Answer:
    """What is to be kept of a form; nothing of a field that cannot be read."""
    kind = OPTIONS[str(asked["table"])]
    return told(*salvaged(kind, _texts(asked.get("fields"))))


def told(options: Options, faults: Texts) -> Answer:
    """Options as the page keeps and lists them."""
    kept = changed(options)
    return {
        "options": kept,
        "line": line(kept),
        "faults": dict(faults),
        "said": " ".join(faults.values()) or line(kept),
    }


def line(kept: Texts) -> str:
    """What is not as written, in one line."""
    if not kept:
        return "All as written."
    said = ", ".join(f"{option}: {value}" for option, value in kept.items())
    return f"{count(len(kept), 'thing')} not as written: {said}."


def write(asked: Question) -> Answer:
    """The house rules of every system as one file."""
    tables = asked.get("tables")
    found: dict[str, house.Changed] = {}
    for system, kind in OPTIONS.items():
        kept = _texts(tables.get(system)) if isinstance(tables, dict) else {}
        found[system] = salvaged(kind, kept)[0].house
    systems = {system: kind.tables for system, kind in OPTIONS.items() if kind.tables}
    return {"text": house_file.write_file(found, systems), "faults": {}, "said": ""}


def read(asked: Question) -> Answer:
    """What a file changes, system by system; every fault is named by its place in it."""
    systems = {system: kind.tables for system, kind in OPTIONS.items() if kind.tables}
    found = house_file.read_file(str(asked.get("text", "")), systems)
    number = sum(len(each) for each in found.values())
    said = f"{count(number, 'figure')} changed." if number else "Every figure is as written."
    return {"tables": {s: house.write(c) for s, c in found.items()}, "faults": {}, "said": said}


def table_form(system: str, options: Options, root: str) -> str:
    """Every ruling, optional rule and the house rules of a system, as its form."""
    kind, chosen = type(options), options.chosen()
    ids = [*kind.choices(), *([HOUSE] if kind.tables else [])]
    rows = [switch_html(kind, id, chosen[id], f"table-{system}-{id}", root) for id in ids]
    return element(
        "form",
        element("p", text(line(changed(options))), class_="table-line", data_table_line=True),
        element("div", *rows, class_="fields"),
        class_="calc-form",
        novalidate=True,
        autocomplete="off",
        data_table_form=system,
    )


def _texts(said: Any) -> dict[str, str]:
    return {str(k): str(v) for k, v in said.items()} if isinstance(said, dict) else {}


ACTS: dict[str, Callable[[Question], Answer]] = {
    "show": show,
    "keep": keep,
    "file": write,
    "read": read,
}
