"""Long texts as inputs: in a form, in a link, on the command line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.catalogue import find
from calculators.kit.cli import main
from calculators.kit.controls import control
from calculators.kit.fields import LONGEST, Unreadable
from calculators.kit.live import answer
from calculators.kit.long_text import Text
from calculators.kit.packing import PACKED, packed, unpacked
from rules_core.west.example_deck import example_deck
from rules_core.west.own_deck import LONGEST as LONGEST_DECK
from rules_core.west.own_deck_file import as_csv, as_json

NOTE = Text("A note", name="note", most=1_000, accept=".txt")
DECK = as_csv(example_deck()).replace("Card 7,", "The seventh,").replace("\r\n", "\n")


def ask(**question: Any) -> Any:
    return json.loads(answer(json.dumps(question)))


@given(st.text(max_size=900))
def test_what_is_packed_comes_back(text: str) -> None:
    assert unpacked(packed(text), 1_000) == text


@given(st.text(max_size=60))
def test_what_is_not_packed_is_refused(letters: str) -> None:
    try:
        assert len(unpacked(PACKED + letters, 100)) <= 100
    except ValueError as error:
        assert "packed text" in str(error)


def test_a_packed_text_cannot_grow_without_end() -> None:
    bomb = packed("a" * 5_000_000)
    assert len(bomb) < 10_000
    with pytest.raises(Unreadable):
        NOTE.read(bomb)


def test_short_texts_stand_in_a_link_as_they_are() -> None:
    assert NOTE.link("x" * LONGEST) == "x" * LONGEST
    long = "x" * (LONGEST + 1)
    assert NOTE.link(long).startswith(PACKED)
    assert NOTE.read(NOTE.link(long)) == long
    assert NOTE.read("a\r\nb") == "a\nb"


def test_the_control_is_a_box_and_a_file() -> None:
    html = control(NOTE, "<a>\n1 & 2", "calc")
    assert '<textarea id="calc-note" name="note"' in html
    assert "&lt;a&gt;\n1 &amp; 2</textarea>" in html
    assert 'data-into="calc-note" data-most="1000"' in html
    assert 'accept=".txt"' in html


def test_a_deck_is_answered_and_its_link_asks_it_again() -> None:
    first = ask(calculator="west-deck", inputs={"deck": DECK})
    assert first["said"] == "54 cards, 12 calamity marks"
    assert len(first["state"]) < 5_000
    again = ask(calculator="west-deck", state=first["state"])
    assert again["faults"] == {}
    assert again["parts"]["answer"] == first["parts"]["answer"]
    assert "The seventh," in again["parts"]["form"]


def test_json_with_all_its_brackets_is_no_strange_question() -> None:
    text = as_json(example_deck())
    assert ask(calculator="west-deck", inputs={"deck": text})["said"].startswith("54 cards")


def test_every_fault_of_a_deck_reaches_the_page() -> None:
    broken = DECK.replace("other vitals", "moon")
    fault = ask(calculator="west-deck-odds", inputs={"deck": broken})["faults"]["deck"]
    assert fault.count("\n") >= 10
    assert "Line 3, locations: “moon”" in fault
    long = ask(calculator="west-deck", inputs={"deck": "x" * (LONGEST_DECK + 1)})
    assert "too long" in long["faults"]["deck"]


def test_a_deck_goes_through_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["west-deck", f"deck={DECK}", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["outputs"]["csv"].splitlines()[7].startswith("The seventh,")
    assert main(["west-deck", f"deck={told['outputs']['json']}"]) == 0
    assert main(["west-deck", "deck=nonsense"]) == 2
    assert len(capsys.readouterr().err.splitlines()) > 50


def test_the_files_of_a_deck_are_in_the_page() -> None:
    html = ask(calculator="west-deck", inputs={})["parts"]["answer"]
    assert 'download="deck.csv"' in html
    assert 'download="deck.json"' in html


def test_what_if_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["west-odds", "cards=1", "--what-if", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    asked = find("west-odds").solve({"cards": "1"}).outputs["reached"].value[1]
    assert told["As asked"] == {"trigger reached": str(asked)}
    assert told["Another use of bumps"]["Mend first"] == str(asked)
    assert main(["west-odds", "cards=1", "--what-if"]) == 0
    assert "    One card more: " in capsys.readouterr().out
    assert main(["west-check", "--what-if"]) == 2
