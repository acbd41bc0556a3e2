"""Everything that the reader keeps, as one file; and what such a file brings.

A question: ``chest``, with ``here`` (all that is kept, as JSON: store → items), and

- ``export``: the file's ``text``;
- ``import`` with ``name``, ``size`` and ``head`` (the file's bytes in base64): ``items`` (store →
  those that can be taken, each with ``state``: ``new``, ``same`` or ``differs``), and in
  ``parts`` the preview.

InvalidInput says of a file that is none what it is instead.
"""

import json
from base64 import b64decode
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from calculators.catalogue import OPTIONS, SCENES, SHEETS
from calculators.kit.files import Wanted, refused, text_of
from calculators.kit.kept import file as answers
from calculators.kit.sheets.bringing import FORMAT, Brought, bring
from calculators.kit.sheets.preview import preview_html, sentence
from calculators.kit.sheets.table import salvaged
from rules_core import EDITION
from rules_core.options import HOUSE

Question = Mapping[str, Any]
Answer = dict[str, Any]
LARGEST = 2_000_000
"""Bytes of a file; some 500 scenes and 1,000 characters."""
DEEPEST = 12
"""Brackets within one another; a file of ours has five."""
FILE = Wanted("a file that was saved here", "a file of everything", LARGEST, json=True)


def answered(asked: Question) -> Answer:
    """The answer to a question about everything that is kept."""
    act = ACTS.get(str(asked["chest"]))
    if act is None:
        raise refused("That is not a question this page can ask.")
    return act(asked)


def parsed(text: str, called: str) -> dict[str, Any]:
    """The object in a JSON text; InvalidInput says where it stops making sense."""
    depth = most = 0
    outside = "".join(text.split('"')[::2])  # roughly: an escaped quotation mark only adds to it
    for sign in outside:
        if sign in "[{":
            depth += 1
            most = max(most, depth)
        elif sign in "]}":
            depth -= 1
    if most > DEEPEST:
        raise refused(f"{called} is JSON, but nothing that was saved here.")
    try:
        found = json.loads(text)
    except ValueError as error:
        raise refused(f"{called} is damaged: {str(error)[:100]}.") from None
    if not isinstance(found, dict):
        raise refused(f"{called} is JSON, but nothing that was saved here.")
    return found


def kept(asked: Question) -> dict[str, list[dict[str, Any]]]:
    """What is kept on the device, by store."""
    found = parsed(str(asked.get("here") or "{}"), "What is kept")
    stores = {store: found.get(store) for store in STORES}
    return {
        store: [i for i in said if isinstance(i, dict)] if isinstance(said, list) else []
        for store, said in stores.items()
    }


def export(asked: Question) -> Answer:
    """Everything that is kept, as one readable file."""
    here = kept(asked)
    whole: dict[str, Any] = {"format": FORMAT, "edition": EDITION}
    for name in SECTIONS:
        whole[name] = [
            figures
            for item in here["sheets"]
            if (figures := sheet_json(item)) and SHEETS[figures["kind"]].section == name
        ]
    whole["scenes"] = [
        {"id": item["id"], "kind": item["scene"], "record": str(item["record"]).splitlines()}
        for item in here["scenes"]
        if item.get("scene") in SCENES
    ]
    whole["tables"] = dict(tables_json(here["tables"]))
    whole["answers"] = answers.written(here["answers"])
    text = json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
    return {"text": text, "faults": {}, "said": ""}


SECTIONS = ("characters", "decks")
STORES = ("sheets", "scenes", "tables", "answers")


def sheet_json(item: Mapping[str, Any]) -> dict[str, Any] | None:
    """A sheet as the file has it; None for one of a kind that is not known any more."""
    sheet = SHEETS.get(str(item.get("sheet")))
    if sheet is None:
        return None
    fields = item.get("fields")
    texts = {str(k): str(v) for k, v in fields.items()} if isinstance(fields, dict) else {}
    values, _ = sheet.read(texts)
    figures = {name: f.json(values[name]) for name, f in sheet.fields.items()}
    return {"id": str(item.get("id")), "kind": sheet.id, "figures": figures}


def tables_json(items: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """System → its rulings that are not as written; house rules as key → figure."""
    for item in items:
        kind = OPTIONS.get(str(item.get("id")))
        said = item.get("options")
        if kind is None or not isinstance(said, dict) or not said:
            continue
        options, _ = salvaged(kind, {str(k): str(v) for k, v in said.items()})
        chosen = {k: v for k, v in options.chosen().items() if v != options.default_of(k)}
        if HOUSE in chosen:
            yield str(item["id"]), {**chosen, HOUSE: dict(options.house)}
        elif chosen:
            yield str(item["id"]), chosen


def brought(asked: Question) -> Brought:
    """What a file brings, beside what is here."""
    try:
        head = b64decode(str(asked.get("head", "")))
    except ValueError:
        head = b""
    name, size = str(asked.get("name", "")), asked.get("size")
    text = text_of(name, size if isinstance(size, int) else 0, head, FILE)
    whole = parsed(text, f"“{name[:40]}”" if name else "The text")
    return bring(whole, kept(asked))


def take(asked: Question) -> Answer:
    """The items of a file, and what is to be said of them before they are taken."""
    found = brought(asked)
    return {
        "items": found.items,
        "parts": {"preview": preview_html(found)},
        "said": sentence(found),
        "faults": {},
    }


ACTS: dict[str, Callable[[Question], Answer]] = {"export": export, "import": take}
