"""The one door from the browser: a question as text in, an answer as text out."""

import json
import re
from typing import Any
from urllib.parse import parse_qsl

from calculators.catalogue import SCENES, find
from calculators.kit.answers import answer_html
from calculators.kit.fields import shorten
from calculators.kit.form import Calculator, Solution
from calculators.kit.kept.door import answered as kept_answered
from calculators.kit.links import mark, older, state_text
from calculators.kit.long_text import Text
from calculators.kit.page import form_html, switches_line
from calculators.kit.scene.door import answered
from calculators.kit.sharing import share_html
from calculators.kit.sheets.chest import answered as chest_answered
from calculators.kit.sheets.door import answered as sheet_answered
from calculators.kit.sheets.table import answered as table_answered
from calculators.kit.steps import steps, steps_html
from calculators.kit.what_if import AT_A_TIME, table_html, what_if
from rules_core import EDITION
from rules_core.errors import InvalidInput, Problem

# characters of a question; everything that is kept, and a file beside it in base64, are the most
LONGEST = 8_000_000
DEEPEST = 200  # brackets in it outside of texts; more could exhaust the parser's stack
# a text in it; one that is never closed ends with the question
TEXT = re.compile(r'"[^"\\]*(?:\\[\s\S][^"\\]*)*\\?(?:"|\Z)')


def answer(question: str) -> str:
    """Answer a question; both are JSON objects.

    The question: ``calculator`` (an id), ``root`` (from the page to the site's top), and either
    ``inputs`` (name → text, as a form has them) or ``state`` (what an address carries after #).
    With ``more`` (``what-if``), it asks for what stands in a box that is filled when opened: the
    answer has then ``parts``, and ``again`` while asking once more would give more of it.
    The answer: ``parts`` (name → HTML), ``said`` (one sentence for screen readers), ``state``
    (the fragment that asks this again), ``faults`` (name → sentence). A form with a fault gets
    only faults. A faulty state gets the defaults for what cannot be read, and the faults.
    A question with ``scene`` is for `calculators.kit.scene.door`, one with ``sheet``,
    ``table`` or ``chest`` for `calculators.kit.sheets`, one with ``answers`` for
    `calculators.kit.kept.door`.
    """
    try:
        asked = understood(question)
        if "scene" in asked:
            return json.dumps(answered(asked, SCENES, find))
        if "chest" in asked:
            return json.dumps(chest_answered(asked))
        if "answers" in asked:
            return json.dumps(kept_answered(asked))
        if "table" in asked:
            return json.dumps(table_answered(asked))
        if "sheet" in asked:
            return json.dumps(sheet_answered(asked))
        calculator = find(asked["calculator"])
        if "state" in asked:
            return json.dumps(opened(calculator, str(asked["state"]), asked["root"]))
        texts = {str(name): str(value) for name, value in asked["inputs"].items()}
        if asked.get("more") == "what-if":
            return json.dumps(more(calculator.solve(texts)))
        return json.dumps(parts(calculator.solve(texts), asked["root"]))
    except InvalidInput as invalid:
        faults = {p.field: p.message for p in invalid.problems}
        return json.dumps({"faults": faults, "said": " ".join(faults.values())})


def understood(question: str) -> dict[str, Any]:
    """The question as a mapping with all its keys; InvalidInput if it is no question."""
    asked = None
    try:
        if len(question) <= LONGEST:
            bare = TEXT.sub("", question)
            nested = bare.count("{") + bare.count("[")  # a form's question has two
            asked = json.loads(question) if nested < DEEPEST else None
    except ValueError:
        pass
    if (
        not isinstance(asked, dict)
        or not isinstance(asked.get("inputs", {}), dict)
        or not isinstance(asked.get("calculator", ""), str)
    ):
        raise InvalidInput([Problem("", "That is not a question this page can ask.")])
    root = "../" * str(asked.get("root", "")).count("../")  # a way up, and nothing else
    return {"calculator": "", "inputs": {}} | asked | {"root": root}


def parts(solution: Solution, root: str) -> dict[str, Any]:
    """The pieces of the page that a new answer replaces."""
    pieces = {
        "answer": answer_html(solution, root),
        "switches": switches_line(solution),
        "share": share_html(solution),
    }
    return {"parts": pieces, "said": solution.headline, "state": state_text(solution), "faults": {}}


def more(solution: Solution) -> dict[str, Any]:
    """What would change an answer, or as much of it as there is time for.

    A table where the calculator declares one, else a step down and up from each figure asked.
    """
    if solution.calculator.what_if is None:
        found = steps(solution, AT_A_TIME)
        html, is_whole = steps_html(found), found.whole
    else:
        table = what_if(solution, AT_A_TIME)
        html, is_whole = table_html(table), table.whole
    return {"parts": {"what-if": html}, "again": not is_whole, "faults": {}}


def opened(calculator: Calculator, state: str, root: str) -> dict[str, Any]:
    """The answer to a link: what it says, and the default (with a word) where that is no good."""
    _, _, query = state.partition("?")
    texts = dict(parse_qsl(query, keep_blank_values=True))
    edition, then = texts.pop("edition", EDITION), texts.pop("was", "")
    faults = strangers(calculator, texts)
    while True:  # unreadable fields first, then what does not go together; each pass takes some out
        try:
            solution = calculator.solve(texts)
            break
        except InvalidInput as invalid:
            before = len(texts)
            for p in invalid.problems:
                was = texts.pop(p.field, None)
                said = f"The link says “{shorten(was)}”. " if was is not None else ""
                faults[p.field] = f"{said}{p.message} The default stands."
            if len(texts) == before:  # what is at fault is a default of its own
                texts = {}
    result = parts(solution, root)
    packed = any(isinstance(f, Text) and f.name in texts for f in calculator.fields)
    if faults or packed:  # else the form, filled from the same link, is right as it is
        result["parts"]["form"] = form_html(solution, root)
    told = [said for name, said in faults.items() if name in asked_for(calculator)]
    result["said"] = ". ".join([result["said"], " ".join(told)]) if told else result["said"]
    if edition != EDITION:
        faults[""] = older(edition, then, mark(solution) if not faults else "")
    return result | {"faults": faults}


def asked_for(calculator: Calculator) -> set[str]:
    """The names of its inputs and options: each has a place for what is wrong with it."""
    return {f.name for f in calculator.fields} | set(calculator.uses)


def strangers(calculator: Calculator, texts: dict[str, str]) -> dict[str, str]:
    """Take out what is no input or option here; one sentence for all of it."""
    names = [name for name in texts if name not in asked_for(calculator)]
    for name in names:
        del texts[name]
    if not names:
        return {}
    first = ", ".join(f"“{shorten(name)}”" for name in names[:3])
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return {names[0]: f"The link says {first}{more}, which this calculator does not know."}
