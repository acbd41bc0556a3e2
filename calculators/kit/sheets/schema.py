"""The JSON Schemas of what is kept, made from the declarations; published with the site."""

from typing import Any

from calculators.catalogue import OPTIONS, SCENES, SHEETS, SYSTEMS
from calculators.kit.fields import Field, OneOf, Whole
from calculators.kit.kept.answers import LONGEST_STATE, MOST
from calculators.kit.lists import ListOf
from calculators.kit.long_text import Text
from calculators.kit.sheets.bringing import FORMAT
from calculators.kit.sheets.chest import SECTIONS
from calculators.kit.sheets.sheet import Sheet
from rules_core.notation import LONGEST_TEXT
from rules_core.options import HOUSE, Options

DRAFT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]
ID = {"type": "string", "minLength": 1, "maxLength": 80}
ANSWER: Schema = {
    "title": "A kept answer: its name, and what it asks as a link has it",
    "type": "object",
    "required": ["id", "asked"],
    "properties": {
        "id": ID,
        "name": {"type": "string", "maxLength": LONGEST_TEXT},
        "asked": {
            "type": "string",
            "pattern": "^[a-z-]+\\?\\S*$",
            "maxLength": LONGEST_STATE,
        },
    },
    "additionalProperties": False,
}


def schemas() -> dict[str, Schema]:
    """File name → schema: one for each kind of sheet, scene and table, and one of a whole file."""
    found = {f"sheet-{id}.json": sheet_schema(sheet) for id, sheet in SHEETS.items()}
    found |= {f"scene-{id}.json": scene_schema(id) for id in SCENES}
    found |= {
        f"table-{system}.json": table_schema(system, kind) for system, kind in OPTIONS.items()
    }
    return {"parley.json": whole_schema(found)} | {
        name: {"$schema": DRAFT, **schema} for name, schema in found.items()
    }


def whole_schema(parts: dict[str, Schema]) -> Schema:
    """The schema of a file of everything, which holds the others."""
    kinds = {
        name: [f"sheet-{id}.json" for id, sheet in SHEETS.items() if sheet.section == name]
        for name in SECTIONS
    }
    kinds["scenes"] = [name for name in parts if name.startswith("scene-")]
    lists = {
        name: {"type": "array", "items": {"oneOf": [_ref(each) for each in several]}}
        for name, several in kinds.items()
    }
    tables = {system: _ref(f"table-{system}.json") for system in OPTIONS}
    return {
        "$schema": DRAFT,
        "title": "Everything kept in Parley",
        "type": "object",
        "required": ["format"],
        "properties": {
            "format": {"const": FORMAT},
            "edition": {"type": "string"},
            **lists,
            "answers": {"type": "array", "items": ANSWER, "maxItems": MOST},
            "tables": {"type": "object", "properties": tables, "additionalProperties": False},
        },
        "$defs": {name.removesuffix(".json"): schema for name, schema in parts.items()},
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name.removesuffix('.json')}"}


def sheet_schema(sheet: Sheet) -> Schema:
    """The schema of one kind of sheet."""
    figures = {name: field_schema(f, f.json(f.default)) for name, f in sheet.fields.items()}
    return _item(
        f"{SYSTEMS[sheet.system][0]}: {sheet.noun}",
        sheet.id,
        {"figures": {"type": "object", "properties": figures, "additionalProperties": False}},
    )


def scene_schema(id: str) -> Schema:
    """The schema of a scene: the lines of its record, the first naming the game."""
    first = {"type": "string", "pattern": f"^{id}( |$)"}
    lines = {"type": "array", "prefixItems": [first], "items": {"type": "string"}, "minItems": 1}
    return _item(SCENES[id].title, id, {"record": lines})


def _item(title: str, kind: str, more: Schema) -> Schema:
    return {
        "title": title,
        "type": "object",
        "required": ["id", "kind", *more],
        "properties": {"id": ID, "kind": {"const": kind}, **more},
        "additionalProperties": False,
    }


def table_schema(system: str, kind: type[Options]) -> Schema:
    """The schema of a table's rulings."""
    known: Schema = {
        id: {"title": kind.rule_of(id).title, "enum": list(kind.values_of(id))}
        for id in kind.choices()
    }
    if kind.tables:
        entries = {
            key: {"title": e.label, "type": "integer", "minimum": e.least, "maximum": e.most}
            for key, e in kind.tables.items()
        }
        known[HOUSE] = {"type": "object", "properties": entries, "additionalProperties": False}
    title = f"{SYSTEMS[system][0]}: rulings and house rules"
    return {"title": title, "type": "object", "properties": known, "additionalProperties": False}


def field_schema(field: Field, default: Any = None) -> Schema:
    """The schema of one figure."""
    about = {"title": field.label, "default": default} if field.label else {}
    return {**about, **_kind(field)}


def _kind(field: Field) -> Schema:
    if isinstance(field, Whole):
        number = {"type": "integer", "minimum": field.least, "maximum": field.most}
        return {"anyOf": [number, {"const": "none"}]} if field.none else number
    if isinstance(field, OneOf):
        return {"enum": [str(member.value) for member in field.members]}
    if isinstance(field, ListOf):
        items = _kind(field.item)
        return {"type": "array", "items": items, "maxItems": field.most, "uniqueItems": field.once}
    if field.kind == "yes-no":
        return {"enum": ["yes", "no"]}
    return {"type": "string", "maxLength": field.most if isinstance(field, Text) else LONGEST_TEXT}
