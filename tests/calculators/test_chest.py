"""Everything as one file: out, judged by its schema, and in again; whatever a file holds."""

import json
from base64 import b64encode
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.catalogue import OPTIONS, SCENES, SHEETS
from calculators.kit.fields import Field, OneOf, Whole, Words
from calculators.kit.lists import ListOf, Parts
from calculators.kit.live import answer
from calculators.kit.sheets.schema import schemas
from rules_core.record import Record

SCHEMAS = schemas()
WHOLE = jsonschema.Draft202012Validator(SCHEMAS["parley.json"])


def ask(**question: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps(question)))
    return found


def export(here: dict[str, Any]) -> dict[str, Any]:
    text = ask(chest="export", here=json.dumps(here))["text"]
    found: dict[str, Any] = json.loads(text)
    return found


def bring(data: bytes | dict[str, Any], here: Any = None, name: str = "f.json") -> dict[str, Any]:
    raw = data if isinstance(data, bytes) else json.dumps(data).encode()
    head = b64encode(raw[:2_000_001]).decode()
    return ask(chest="import", here=json.dumps(here or {}), name=name, size=len(raw), head=head)


def texts(field: Field) -> st.SearchStrategy[str]:
    """Good texts for a field of a sheet."""
    if isinstance(field, Whole):
        numbers = st.integers(field.least, field.most).map(str)
        return st.one_of(numbers, st.just("none")) if field.none else numbers
    if isinstance(field, OneOf):
        return st.sampled_from([str(m.value) for m in field.of])
    if isinstance(field, ListOf):
        items = st.lists(texts(field.item), max_size=4, unique=True)
        return items.map(lambda each: ",".join(each) or "none")
    if isinstance(field, Parts):
        return st.integers(-6, 6).map(lambda n: f"range={n}")
    if field.kind == "yes-no":
        return st.sampled_from(["yes", "no"])
    return st.text(st.characters(categories=["L", "N", "P"]), max_size=20)


@st.composite
def things(draw: st.DrawFn) -> dict[str, Any]:
    """What might be kept on a device."""
    sheets = []
    for n in range(draw(st.integers(0, 3))):
        sheet = draw(st.sampled_from(list(SHEETS.values())))
        said = {name: draw(texts(field)) for name, field in sheet.fields.items()}
        kept = sheet.write(sheet.read(said)[0])
        sheets.append({"id": f"s{n}", "sheet": sheet.id, "fields": kept})
    scenes = []
    for n, scene in enumerate(draw(st.lists(st.sampled_from(list(SCENES.values())), max_size=2))):
        record = Record(scene.game, scene.game.setup()).text()
        scenes.append({"id": f"c{n}", "scene": scene.id, "record": record})
    tables = []
    for system, kind in OPTIONS.items():
        chosen = {}
        for id in draw(st.sets(st.sampled_from(list(kind.choices())), max_size=2)):
            value = draw(st.sampled_from(list(kind.values_of(id))))
            if value != kind.default_of(id):
                chosen[id] = value
        if chosen:
            tables.append({"id": system, "options": chosen})
    names = draw(st.lists(texts(Words()), max_size=6))
    answers = [
        {"id": f"answer-{n}", "name": name, "asked": f"west-check?rank={n % 5}", "kept": n}
        for n, name in enumerate(names)
    ]
    return {"sheets": sheets, "scenes": scenes, "tables": tables, "answers": answers}


CONTENT = {"sheets": "fields", "scenes": "record", "tables": "options", "answers": "asked"}


@settings(max_examples=40, deadline=None)
@given(things())
def test_what_goes_out_is_right_by_its_schema_and_comes_back(here: dict[str, Any]) -> None:
    whole = export(here)
    WHOLE.validate(whole)
    said = bring(whole)
    assert "refused" not in said["said"] and "fault" not in said["said"]
    for store, content in CONTENT.items():
        before = {item["id"]: item[content] for item in here[store]}
        after = {item["id"]: item[content] for item in said["items"][store]}
        assert after == before
        assert all(item["state"] == "new" for item in said["items"][store])
    again = bring(whole, here)["items"]
    assert all(item["state"] == "same" for store in again.values() for item in store)


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_is_one_and_takes_the_defaults(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])
    if name.startswith("sheet-"):
        sheet = SHEETS[name.removeprefix("sheet-").removesuffix(".json")]
        figures = {n: f.json(f.default) for n, f in sheet.fields.items()}
        judge = jsonschema.Draft202012Validator(SCHEMAS[name])
        judge.validate({"id": "x", "kind": sheet.id, "figures": figures})
        assert not judge.is_valid({"id": "x", "kind": sheet.id, "figures": {"name": 3}})
        assert not judge.is_valid({"id": "x", "kind": "other", "figures": figures})


ADA = {"id": "a", "kind": "west", "figures": {"name": "Ada", "nerve": 7}}


def test_faults_are_named_and_the_rest_is_taken() -> None:
    figures = {"name": "Bo", "nerve": 99, "verve": "½", "resolve": {}, "x": 1, "social_combat": 3}
    broken = {"id": "b", "kind": "west", "figures": figures}
    twice = {**ADA, "figures": {}}
    strange = [{"id": "z", "kind": "tarot", "figures": {}}, {"id": "", "kind": "west"}, 3, twice]
    scene = {"id": "s", "kind": "west-scene", "record": ["west-scene", "nonsense"]}
    table = {"west": {"ind": "yes", "row-cap": "x", "house": {"tn-base": 5}}, "go": {}}
    said = bring(
        {
            "format": "parley-1",
            "characters": [ADA, broken, *strange],
            "decks": 3,
            "scenes": [scene, {"id": "t", "kind": "west-scene", "record": ["hello"]}],
            "tables": table,
        }
    )
    assert said["said"].startswith("4 new, 7 refused, ")
    kept = {item["title"]: item["fields"] for item in said["items"]["sheets"]}
    assert kept["Ada"]["nerve"] == "7"
    assert (kept["Bo"]["nerve"], kept["Bo"]["verve"], kept["Bo"]["social_combat"]) == (
        "4",
        "1",
        "3",
    )
    preview = said["parts"]["preview"]
    for words in ("Bo, nerve", "Bo, verve", "Bo, resolve", "Bo, x", "“tarot”", "row-cap", "“go”"):
        assert words in preview
    assert said["items"]["tables"][0]["options"] == {"ind": "yes", "house": "tn-base:5"}


def test_what_is_here_otherwise_is_asked_about() -> None:
    here = {"sheets": [{"id": "a", "sheet": "west", "fields": {"name": "Ada"}}]}
    said = bring({"format": "parley-1", "characters": [ADA]}, here)
    assert said["items"]["sheets"][0]["state"] == "differs"
    assert 'name="clash"' in said["parts"]["preview"]
    assert said["said"] == "0 new, 1 here otherwise."


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is empty"),
        (b"PK\x03\x04...", "is a zip archive"),
        (b"\x89PNG\r\n", "is a picture"),
        (b"<!DOCTYPE html><p>", "is a web page"),
        (b" " * 50_000_000, "has 50 MB"),
        (b"\xff\xfe\x00", "is no text"),
        (b"hello", "is damaged"),
        (b"[" * 5_000, "nothing that was saved here"),
        (b"[1]", "nothing that was saved here"),
        (b"{}", "nothing that was saved here"),
        (b'{"format": "parley-9"}', "later release"),
    ],
)
def test_wrong_files_are_named(data: bytes, words: str) -> None:
    said = bring(data)
    assert words in said["said"]
    assert "items" not in said


def test_strange_questions_are_refused() -> None:
    assert ask(chest="x")["said"]
    assert ask(chest="export", here="[[[")["said"]
    assert export({"sheets": [{"id": "x", "sheet": "gone"}], "scenes": 3})["characters"] == []


def test_kept_answers_come_back_as_far_as_there_is_room() -> None:
    asks = [{"id": f"{n}", "name": f"N {n}", "asked": f"west-check?rank={n}"} for n in range(5)]
    strange = [
        {"id": "x", "asked": "west-check?rank=99"},
        {"id": "y"},
        {"id": "z", "name": "n" * 300, "asked": "west-check?"},
    ]
    whole = {"format": "parley-1", "answers": [*strange, *asks]}
    said = bring(whole)
    assert said["said"] == "6 new, 2 refused, 1 fault in what is taken."
    assert [item["kept"] for item in said["items"]["answers"]] == list(range(6))
    here = {"answers": [{"id": "own", "asked": "west-check?", "kept": 1}]}
    said = bring(whole, here)
    assert said["said"].startswith("5 new, 3 refused")
    assert "at most 6 answers are kept" in said["parts"]["preview"]
    mine = {"answers": [{"id": "4", "asked": "west-check?rank=4", "kept": 1}]}
    assert bring({"format": "parley-1", "answers": asks}, mine)["said"] == (
        "4 new, 1 here already."
    )
