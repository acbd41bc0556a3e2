"""What a file of everything brings: what holds is taken, what does not is named."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from calculators.catalogue import OPTIONS, SCENES, SHEETS, SYSTEMS
from calculators.kit.fields import shorten
from calculators.kit.files import refused
from calculators.kit.kept.answers import MOST as MOST_ANSWERS
from calculators.kit.kept.file import brought
from calculators.kit.scene.share import opened
from calculators.kit.sheets.table import changed, line, salvaged
from rules_core.errors import InvalidInput
from rules_core.options import HOUSE

FORMAT = "parley-1"
"""How a file of everything is written; a file of a later format is not read."""
MOST = 2_000
"""Items of one kind in a file."""
LONGEST = 100_000
"""Characters of one figure, such as the text of a deck; its field has a limit of its own."""
MOST_FAULTS = 40
"""Faults of fields that are told one by one."""
Items = dict[str, list[dict[str, Any]]]


@dataclass
class Brought:
    """The items by store; those refused, and the fields left out, each with the reason."""

    here: Items
    items: Items = field(
        default_factory=lambda: {"sheets": [], "scenes": [], "tables": [], "answers": []}
    )
    refused: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def add(self, store: str, item: dict[str, Any], content: str) -> None:
        """Take an item, which is what it is by `content`."""
        own = next((i for i in self.here[store] if i.get("id") == item["id"]), None)
        state = "new"
        if own is not None:
            state = "same" if own.get(content) == item[content] else "differs"
        self.items[store].append({**item, "state": state})

    def number(self, state: str) -> int:
        """How many items there are of a state."""
        return sum(item["state"] == state for each in self.items.values() for item in each)


def bring(whole: Mapping[str, Any], here: Items) -> Brought:
    """What the object of a file brings; InvalidInput if it is no file of ours."""
    if whole.get("format") != FORMAT:
        said = whole.get("format")
        if isinstance(said, str) and said.startswith("parley-"):
            raise refused("The file was saved by a later release. Load this page again first.")
        raise refused("That is JSON, but nothing that was saved here.")
    found = Brought(here)
    seen: set[str] = set()
    for name, store, read in (
        ("characters", "sheets", _sheet),
        ("decks", "sheets", _sheet),
        ("scenes", "scenes", _scene),
        ("answers", "answers", _answer),
    ):
        for place, each in enumerate(_list(found, whole, name), 1):
            called = f"{name[:-1].capitalize()} {place}"
            id = each.get("id") if isinstance(each, dict) else None
            if not isinstance(id, str) or not 0 < len(id) <= 80 or id in seen:
                found.refused.append(f"{called}: it has no id of its own.")
                continue
            seen.add(id)
            read(found, called, {**each, "id": id}, store)
    _tables(found, whole.get("tables"))
    return found


def _list(found: Brought, whole: Mapping[str, Any], name: str) -> list[Any]:
    said = whole.get(name, [])
    if not isinstance(said, list):
        found.refused.append(f"{name.capitalize()}: that is no list.")
        return []
    if len(said) > MOST:
        found.refused.append(f"{name.capitalize()}: of {len(said)} the first {MOST} are read.")
    return said[:MOST]


def written(value: Any) -> str | None:
    """A figure of a file as the text that a form has for it; None if it is none."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        items = [written(each) for each in value[:100] if not isinstance(each, list)]
        return ",".join(i for i in items if i is not None) or "none"
    return str(value)[:LONGEST] if isinstance(value, str | int) else None


def _sheet(found: Brought, called: str, item: Mapping[str, Any], store: str) -> None:
    """A character or a deck; a figure that cannot be read has its default, and is named."""
    sheet = SHEETS.get(str(item.get("kind")))
    figures = item.get("figures")
    if sheet is None or sheet.section != f"{called.partition(' ')[0].lower()}s":
        kinds = ", ".join(SHEETS)
        said = shorten(str(item.get("kind")))
        found.refused.append(f"{called}: “{said}” is no kind of sheet here; there are {kinds}.")
        return
    if not isinstance(figures, dict):
        found.refused.append(f"{called}: it has no figures.")
        return
    texts = {name: written(value) for name, value in figures.items()}
    good = {name: text for name, text in texts.items() if text is not None}
    values, wrong = sheet.read({n: t for n, t in good.items() if n in sheet.fields})
    wrong |= {n: "That is no figure." for n, t in texts.items() if t is None}
    wrong |= {n: "There is no such figure." for n in texts if n not in sheet.fields}
    title = sheet.title(values)
    for name, fault in wrong.items():
        found.faults.append(f"{title}, {shorten(name)}: {fault} The default is taken.")
    fields = sheet.write(values)
    told = f"{SYSTEMS[sheet.system][0]}, {sheet.noun}. {sheet.line(values)}"
    kept = {"id": item["id"], "sheet": sheet.id, "fields": fields, "title": title, "line": told}
    found.add(store, kept, "fields")


def _scene(found: Brought, called: str, item: Mapping[str, Any], store: str) -> None:
    """A scene, as far as its record can be read."""
    scene = SCENES.get(str(item.get("kind")))
    lines = item.get("record")
    text = "\n".join(map(str, lines)) + "\n" if isinstance(lines, list) else lines
    if scene is None or not isinstance(text, str):
        kinds = ", ".join(SCENES)
        found.refused.append(f"{called}: it is none of {kinds}, or has no record.")
        return
    try:
        record, said, _ = opened(text, {scene.id: scene.game})
        board = scene.board(record.state)
    except InvalidInput as invalid:
        found.refused.append(f"{called}: {' '.join(p.message for p in invalid.problems)}")
        return
    found.faults += [f"{board.title}: {each}" for each in said]
    kept = {"id": item["id"], "scene": scene.id, "page": f"{scene.page}.html"}
    kept |= {"record": record.text(), "title": board.title, "line": board.line}
    found.add(store, kept, "record")


def _answer(found: Brought, called: str, item: Mapping[str, Any], store: str) -> None:
    """A kept answer, as far as there is room beside those that are here."""
    taken, wrong = brought(item, len(found.items[store]))
    if taken is None:
        found.refused.append(f"{called}: {wrong}")
        return
    others = {each.get("id") for each in (*found.here[store], *found.items[store])}
    if len(others - {taken["id"]}) >= MOST_ANSWERS:
        found.refused.append(f"{called}: at most {MOST_ANSWERS} answers are kept.")
        return
    if wrong:
        found.faults.append(f"{called}, name: {wrong} It is left out.")
    found.add(store, taken, "asked")


def _tables(found: Brought, said: Any) -> None:
    """The rulings of each system."""
    if said is None:
        return
    if not isinstance(said, dict):
        found.refused.append("Tables: that is no object.")
        return
    for system, options in list(said.items())[:20]:
        kind = OPTIONS.get(system)
        if kind is None or not isinstance(options, dict):
            found.refused.append(f"Rulings of “{shorten(str(system))}”: there is no such game.")
            continue
        texts = {}
        for name, value in options.items():
            if name == HOUSE and isinstance(value, dict):
                value = ",".join(f"{k}:{v}" for k, v in value.items()) or "none"
            texts[name] = written(value) or ""
        chosen, wrong = salvaged(kind, texts)
        title = f"Rulings of {SYSTEMS[system][0]}"
        for name, fault in wrong.items():
            found.faults.append(f"{title}, {shorten(name)}: {fault} It stays as written.")
        kept = changed(chosen)
        item = {"id": system, "title": system, "options": kept, "line": line(kept)}
        found.add("tables", item, "options")
