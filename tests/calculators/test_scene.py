"""A scene's questions and answers: what is pressed is played, what is wrong is said."""

import json
from base64 import b64encode
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.catalogue import find
from calculators.kit import live
from calculators.kit.scene.board import Group, Scene
from calculators.kit.scene.door import ACTS, answered
from calculators.kit.scene.page import NOTICES, scene_html
from calculators.kit.scene.share import LARGEST, pack, unpack
from rules_core import EDITION
from rules_core.errors import InvalidInput
from rules_core.record import Record
from tests.calculators.tiny_scene import SCENES, TINY_SCENE, board
from tests.rules_core.tiny import GAMES, TINY, SpokeUp, State, Took

BEGUN = f"tiny-heap edition={EDITION}\n"


def ask(do: str, record: str = "", **more: Any) -> Any:
    question = {"scene": "tiny-heap", "do": do, "record": record, "root": "../", **more}
    return json.loads(json.dumps(answered(json.loads(json.dumps(question)), SCENES, find)))


def play(record: str, *moves: tuple[str, dict[str, str]]) -> Any:
    for move, fields in moves:
        answer = ask("move", record, move=move, fields=fields)
        record = answer["record"]
    return answer


class Shape(HTMLParser):
    """Every tag closes, every id is there once."""

    VOID = ("input", "br", "img")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.feed(html)
        assert self.open == []
        assert len(set(self.ids)) == len(self.ids)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.ids += [v for k, v in attrs if k == "id"]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_scene_begins_with_what_the_form_says() -> None:
    answer = ask("begin", fields={"first.name": " Jo  March ", "heap.stones": "4"})
    assert answer["record"] == BEGUN + 'first name="Jo March"\nheap stones=4\n'
    assert answer["title"] == "The <heap> · Somebody"
    assert answer["line"] == "How many are taken?"
    assert "The &lt;heap&gt;" in answer["parts"]["play"]
    assert "<heap>" not in "".join(answer["parts"].values())


def test_every_fault_of_a_set_up_is_named_at_its_field() -> None:
    fields = {"first.skill": "x", "heap.stones": "99", "options.ind": "maybe"}
    answer = ask("begin", fields=fields)
    assert set(answer["faults"]) == set(fields)
    assert "parts" not in answer
    assert "record" not in answer


def test_options_are_read_from_the_form() -> None:
    answer = ask("begin", fields={"options.ind": "yes", "options.misread-nerve": "next"})
    assert "options ind=yes misread-nerve=next" in answer["record"]
    again = ask("start", answer["record"])
    assert again["record"] is None
    assert 'value="next" checked' in again["parts"]["play"]


def test_a_move_is_played_told_and_logged() -> None:
    answer = play(BEGUN, ("0-took", {"stones": "3"}), ("1-took", {}))
    assert answer["record"] == BEGUN + "took stones=3\ntook stones=1\n"
    assert answer["said"] == "1 taken, 6 left."
    assert answer["lines"]["known"] == 1
    assert "1 taken, 6 left." in answer["lines"]["new"][0]
    assert "Undo" in answer["parts"]["bar"]
    assert "the taking" in answer["parts"]["bar"]


@settings(deadline=None)
@given(st.lists(st.sampled_from(["0", "1", "3", "undo", "redo"]), max_size=12))
def test_the_log_grows_line_by_line_to_what_it_is_as_a_whole(moves: list[str]) -> None:
    answer = ask("show", BEGUN)
    lines: list[str] = []
    for move in moves:
        record = answer["record"]
        if move in ("undo", "redo"):
            said = ask(move, record)
        else:
            fields = {"stones": "2", "words": "hm"}
            kind = "spoke-up" if move == "3" else "took"
            said = ask("move", record, move=f"{move}-{kind}", fields=fields)
        if "record" not in said:
            continue
        answer = said
        lines = [*lines[: answer["lines"]["known"]], *answer["lines"]["new"]]
        whole = ask("show", answer["record"])
        assert whole["lines"]["new"] == lines
        assert whole["parts"]["log"].count("<li") >= len(lines)
        assert whole["parts"]["play"] == answer["parts"]["play"]
        assert ("log" in answer["parts"]) == (answer["lines"]["known"] == 0)


def test_a_card_may_be_drawn_whatever_the_form_says() -> None:
    answer = ask("move", BEGUN, move="0-took", fields={"stones": "nine"}, draw=True)
    assert answer["record"] == BEGUN + "took stones=2\n"


@pytest.mark.parametrize(
    ("fields", "said"),
    [({"stones": "x"}, "whole number"), ({"stones": "9"}, "too high"), ({}, "Nothing is chosen")],
)
def test_a_wrong_field_of_a_move_is_named(fields: dict[str, str], said: str) -> None:
    answer = ask("move", BEGUN, move="0-took", fields=fields)
    assert said in answer["faults"]["stones"]
    assert "parts" not in answer


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    few = BEGUN + "heap stones=1\n"
    answer = ask("move", few, move="0-took", fields={"stones": "2"})
    assert "There are not so many." in answer["said"]
    assert 'href="../west/attack.html#tw-tn"' in answer["note"]
    assert "record" not in answer
    answer = ask("move", few, move="2-took", fields={})
    assert answer["faults"] == {"stones": "Take 1 to 3."}


@pytest.mark.parametrize("move", ["", "9-took", "0-spoke-up", "took"])
def test_only_what_the_board_offers_is_played(move: str) -> None:
    answer = ask("move", BEGUN, move=move, fields={"stones": "1"})
    assert "cannot be done now" in answer["note"]
    assert "record" not in answer


def test_undo_and_redo_say_what_they_did() -> None:
    first = ask("move", BEGUN, move="1-took")
    undone = ask("undo", first["record"])
    assert undone["record"] == BEGUN + "~took stones=1\n"
    assert undone["said"] == "Undone: the taking."
    again = ask("redo", undone["record"])
    assert again["record"] == first["record"]
    assert again["said"] == "Done again: the taking."
    assert "nothing to undo" in ask("undo", BEGUN)["said"]
    assert "nothing to redo" in ask("redo", BEGUN)["said"]


def test_the_end_is_told_with_its_figures() -> None:
    answer = ask("show", BEGUN + "heap stones=1\ntook stones=1\n")
    assert "scene-over" in answer["parts"]["play"]
    assert answer["line"] == "The heap is gone."


def test_a_calculator_answers_from_the_state() -> None:
    answer = ask("ask", BEGUN + "took stones=1\n", ask=0)
    assert "TN 5" in answer["parts"]["chances"]
    assert "adjust=1" in answer["parts"]["chances"]
    assert "record" not in answer
    assert answer["said"] == "TN 5"
    assert "too high" in ask("ask", BEGUN, ask=1)["said"]
    assert "cannot be asked" in ask("ask", BEGUN, ask=7)["said"]


def test_a_link_holds_the_whole_scene() -> None:
    played = play(BEGUN, ("0-took", {"stones": "3"}), ("3-spoke-up", {"words": "“Well” #1"}))
    html = played["parts"]["share"]
    payload = html.partition("?s=")[2].partition('"')[0]
    assert unpack(payload) == played["record"]
    opened = ask("open", link=payload)
    assert opened["record"] == played["record"]
    assert opened["parts"]["play"] == played["parts"]["play"]


def test_the_chat_text_tells_it_in_plain_lines() -> None:
    played = ask("move", BEGUN, move="1-took", here="https://example.org/x/tiny.html")
    html = played["parts"]["share"]
    assert "Stones 9 of 12" in html
    assert "1. 1 taken, 9 left." in html
    assert "https://example.org/x/tiny.html#tiny-heap?s=1" in html


@pytest.mark.parametrize("payload", ["", "1", "2abc", "1!!!!", "1" + "A" * 40, "ab<b>", "1é"])
def test_a_damaged_link_is_told(payload: str) -> None:
    answer = ask("open", link=payload or " ")
    assert "damaged" in answer["note"]
    assert "parts" not in answer


def test_a_cut_link_and_one_that_swells_are_refused() -> None:
    whole = pack(BEGUN + "# " + "x" * 500)
    with pytest.raises(InvalidInput, match="damaged"):
        unpack(whole[:-6])
    with pytest.raises(InvalidInput, match="damaged"):
        unpack(pack("x" * 5_000_000))


FILES: list[tuple[str, bytes, str]] = [
    ("a.zip", b"PK\x03\x04....", "is a zip archive"),
    ("a.png", b"\x89PNG\r\n", "is a picture"),
    ("a.jpg", b"\xff\xd8\xff\xe0", "is a picture"),
    ("a.html", b"  <!DOCTYPE html><p>", "is a web page"),
    ("a.pdf", b"%PDF-1.7", "is a PDF"),
    ("a.json", b'{"a": 1}', "is JSON"),
    ("a.txt", b"", "is empty"),
    ("a.txt", b"\xff\xfea\0b\0", "is no text"),
    ("a.txt", b"Dear diary", "does not begin with one of"),
    ("a" * 200, b"PK", "…” is a zip archive"),
]


@pytest.mark.parametrize(("name", "data", "said"), FILES)
def test_a_wrong_file_is_called_what_it_is(name: str, data: bytes, said: str) -> None:
    answer = ask("open", name=name, size=len(data), head=b64encode(data).decode())
    assert said in answer["said"]
    assert "parts" not in answer


def test_a_huge_file_is_refused_by_its_size() -> None:
    head = b64encode(b"tiny-heap\n" * 6000).decode()
    answer = ask("open", name="a.txt", size=50_000_000, head=head)
    assert "has 50 MB; a scene has 60 kB at most" in answer["said"]


def test_a_file_with_faults_gives_what_holds() -> None:
    text = BEGUN + "heap stones=70\ntook stones=1\ntook stones=7\n"
    answer = ask("open", name="a.txt", size=len(text), head=b64encode(text.encode()).decode())
    assert answer["record"] == BEGUN + "took stones=1\n"
    assert "1 event and the set-up are taken" in answer["note"]
    assert "Line 2, stones: Give 1 to 50." in answer["note"]
    assert ask("open", text=text)["note"] == answer["note"]


def test_a_kept_scene_that_cannot_be_played_to_its_end_is_not_whole() -> None:
    assert ask("show", BEGUN + "took stones=1\n")["whole"]
    answer = ask("show", BEGUN + "took stones=1\ntook stones=7\n")
    assert not answer["whole"]
    assert answer["record"] == BEGUN + "took stones=1\n"
    assert "What was kept stays as it is" in answer["note"]


def test_another_edition_is_told() -> None:
    assert "edition 2020.1" in ask("open", text="tiny-heap edition=2020.1\n")["note"]


def test_a_scene_of_another_kind_is_led_to_its_page() -> None:
    other = replace(TINY_SCENE, game=replace(TINY, id="other"), page="x/other")
    question = {"scene": "other", "do": "open", "text": BEGUN, "root": ""}
    answer = answered(question, {**SCENES, "other": other}, find)
    assert 'href="west/tiny.html#tiny-heap?s=1' in answer["note"]
    assert "The heap" in answer["said"]


def test_the_html_is_whole() -> None:
    Shape(scene_html(TINY_SCENE, "../"))
    record = BEGUN + "took stones=3\nspoke-up words=hm\n~took stones=1\n"
    for part in ask("show", record)["parts"].values():
        Shape(part)
    Shape("".join(ask("show", record)["parts"].values()))


def test_the_built_form_is_the_live_one() -> None:
    assert ask("start")["parts"]["play"] in scene_html(TINY_SCENE, "../")
    assert ask("start")["parts"]["bar"] in scene_html(TINY_SCENE, "../")


def test_every_notice_is_in_the_page_and_hidden() -> None:
    html = scene_html(TINY_SCENE, "")
    for name in NOTICES:
        assert f'role="status" hidden data-notice-of="{name}"' in html


def test_a_set_up_that_asks_for_a_field_twice_or_never_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"heap\.stones"):
        Scene(TINY, "x", "X", "", TINY_SCENE.setup[:1], board)
    with pytest.raises(ValueError, match=r"first\.careful"):
        group = Group("first", "", TINY_SCENE.setup[0].fields[:-1])
        Scene(TINY, "x", "X", "", (group, TINY_SCENE.setup[1]), board)


def test_what_is_no_question_is_told() -> None:
    for do in ("", "fly", "__init__"):
        assert "not a question" in ask(do)["said"]
    assert "not a question" in json.loads(live.answer('{"scene": "none", "do": "show"}'))["said"]
    for record in ("", "x", "other-game\n", BEGUN + "took"):
        assert "record" not in ask("undo", record)
        assert "note" in ask("show", record)


TEXT = st.text(max_size=40) | st.sampled_from([BEGUN, BEGUN + "took stones=1", "0-took", "1AAA"])


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(sorted(ACTS)),
    st.dictionaries(
        st.sampled_from(
            ["record", "move", "text", "link", "name", "head", "here", "root", "ask", "size"]
        ),
        TEXT | st.integers(-5, 5) | st.none() | st.lists(st.integers(), max_size=2),
    ),
    st.dictionaries(st.sampled_from(["stones", "words", "first.name", "options.x"]), TEXT),
)
def test_whatever_is_asked_an_answer_comes(
    do: str, more: dict[str, Any], fields: dict[str, str]
) -> None:
    answer = answered({"scene": "tiny-heap", "do": do, "fields": fields, **more}, SCENES, find)
    assert {"said", "faults", "note"} <= set(answer)
    assert ("parts" in answer) or answer["said"] or answer["note"]
    if answer.get("record"):
        assert Record.read(answer["record"], GAMES)


@given(st.text(max_size=120))
def test_packing_is_undone(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        return
    assert unpack(pack(text)) == text


def test_a_long_scene_fits_into_a_link() -> None:
    record = Record(TINY, TINY.setup())
    for turn in range(30):
        record = record.did(SpokeUp(f"Turn {turn}: the price is {turn * 7 % 11} too high for me"))
    assert len(pack(record.text())) < 1_000
    assert len(record.text()) < LARGEST
    assert record.state == State(10, said=record.state.said)
    assert record.undo().events[-1] != Took(1)
