"""Questions about a sheet. Nothing is kept between them: each brings the sheet's texts.

A question: ``sheet`` (its kind), ``do``, ``fields`` (name → text), ``root``, and what `ACTS` take:

- ``show``: the form, filled;
- ``keep`` with ``kept`` (the texts kept last): what is to be kept now; a field at fault keeps what
  it had;
- ``paper``: the sheet as it is printed;
- ``fill`` with ``role`` and either ``calculator`` and ``inputs`` (what its form says) or ``setup``
  (a scene's id): the texts to put into that form.

The answer: ``fields`` (all texts of the sheet), ``title``, ``line``, ``faults`` (field → sentence),
``said``, ``parts`` (the form, or what is printed), ``inputs`` (the texts to fill in). InvalidInput
where it is none.
"""

from collections.abc import Callable, Mapping
from typing import Any

from calculators.catalogue import SCENES, SHEETS, SYSTEMS, find
from calculators.kit.sheets.filling import filled, refused, set_up, taken
from calculators.kit.sheets.form import sheet_html
from calculators.kit.sheets.on_paper import on_paper
from calculators.kit.sheets.sheet import Sheet, Texts
from calculators.kit.values import count
from rules_core.errors import InvalidInput, Problem

Question = Mapping[str, Any]
Answer = dict[str, Any]


def answered(asked: Question) -> Answer:
    """The answer to a question about a sheet."""
    sheet, act = SHEETS.get(str(asked["sheet"])), ACTS.get(str(asked.get("do")))
    if sheet is None or act is None:
        raise strange()
    return act(sheet, asked)


def strange() -> InvalidInput:
    """What is said of a question that nobody asks."""
    return InvalidInput([Problem("", "That is not a question this page can ask.")])


def texts(asked: Question, name: str) -> dict[str, str]:
    """A mapping of texts in a question; none where it has none."""
    said = asked.get(name)
    return {str(k): str(v) for k, v in said.items()} if isinstance(said, dict) else {}


def told(sheet: Sheet, kept: Texts, faults: Texts) -> Answer:
    """A sheet as lists and stores have it."""
    values, _ = sheet.read(kept)
    return {
        "fields": sheet.write(values),
        "title": sheet.title(values),
        "line": f"{SYSTEMS[sheet.system][0]}, {sheet.noun}. {sheet.line(values)}",
        "faults": dict(faults),
        "said": " ".join(faults.values()),
    }


def show(sheet: Sheet, asked: Question) -> Answer:
    """The form of a sheet."""
    kept = texts(asked, "fields")
    values, wrong = sheet.read(kept)
    html = sheet_html(sheet, values, str(asked.get("root", "")))
    return told(sheet, kept, wrong) | {"parts": {"sheet": html}}


def paper(sheet: Sheet, asked: Question) -> Answer:
    """The sheet as it is printed: blank, where the question has no figures."""
    kept = texts(asked, "fields")
    values, _ = sheet.read(kept)
    answer = told(sheet, kept, {})
    said = f"{answer['title']} is filled in." if kept else "The sheet is blank."
    parts = {"paper": on_paper(sheet, values if kept else None)}
    return answer | {"parts": parts, "said": said}


def keep(sheet: Sheet, asked: Question) -> Answer:
    """What is kept of a form: all that can be read, and of the rest what there was."""
    said, before = texts(asked, "fields"), texts(asked, "kept")
    _, wrong = sheet.read(said)
    good = {name: text for name, text in said.items() if name not in wrong}
    return told(sheet, {**before, **good}, wrong)


def fill(sheet: Sheet, asked: Question) -> Answer:
    """What a sheet puts into a form."""
    role = next((r for r in sheet.roles if r.id == asked.get("role")), None)
    kept, left = texts(asked, "fields"), list[str]()
    if role is None:
        raise strange()
    if "setup" in asked:
        id, now = str(asked["setup"]), texts(asked, "inputs")
        if id not in SCENES or id not in role.parts:
            raise strange()
        inputs: Texts = set_up(sheet, role, kept, SCENES[id], now)
    else:
        calculator = find(str(asked.get("calculator")))
        if not taken(sheet, role, calculator):
            raise strange()
        now = texts(asked, "inputs")
        inputs = filled(sheet, role, kept, calculator, now)
        left = refused(sheet, role, kept, calculator, now)
    title = told(sheet, kept, {})["title"]
    said = f"{count(len(inputs), 'figure')} of {title} filled in, {role.label}."
    said = " ".join([said, *(f"Not filled in: {why}." for why in left)])
    return {"inputs": inputs, "said": said, "faults": {}}


ACTS: dict[str, Callable[[Sheet, Question], Answer]] = {
    "show": show,
    "keep": keep,
    "paper": paper,
    "fill": fill,
}
