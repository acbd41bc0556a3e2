"""The table's rulings: what is kept of a form, and house rules as a file."""

import json
from typing import Any

import pytest

from calculators.catalogue import CALCULATORS, OPTIONS
from calculators.kit.live import answer
from calculators.kit.sheets.table_page import beside_calculator


def ask(**question: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps(question)))
    return found


@pytest.mark.parametrize("system", OPTIONS)
def test_every_switch_of_a_system_is_asked_for(system: str) -> None:
    shown = ask(table=system, do="show", options={})
    form = shown["parts"]["form"]
    for option in OPTIONS[system]().chosen():
        assert f'name="{option}"' in form
    assert shown["options"] == {}
    assert shown["line"] == "All as written."


def test_only_what_is_not_as_written_is_kept() -> None:
    fields = {"ind": "yes", "progressive": "no", "house": "TN-base:5, die-bonus-d8:1"}
    said = ask(table="west", do="keep", fields=fields)
    assert said["options"] == {"ind": "yes", "house": "tn-base:5"}
    assert said["line"] == "2 things not as written: ind: yes, house: tn-base:5."
    again = ask(table="west", do="show", options=said["options"])
    assert again["options"] == said["options"]
    assert 'value="tn-base:5"' in again["parts"]["form"]


def test_what_cannot_be_read_is_named_and_the_rest_kept() -> None:
    said = ask(
        table="west", do="keep", fields={"ind": "yes", "house": "tn-base:99", "row-cap": "x"}
    )
    assert set(said["faults"]) == {"house", "row-cap"}
    assert said["options"] == {"ind": "yes"}


def test_a_file_says_everything_and_comes_back() -> None:
    kept = {
        "west": {"house": "tn-base:5", "ind": "yes"},
        "clockwork": {"house": "social-rounds:4"},
        "imperfect": {"house": "hand:5"},
        "anam": {"house": "½"},
    }
    text = ask(table="", do="file", tables=kept)["text"]
    assert "tn-base = 5" in text and "social-rounds = 4" in text and "# die-bonus-d8 = 1" in text
    said = ask(table="", do="read", text=text)
    assert said["tables"] == {
        "west": "tn-base:5",
        "clockwork": "social-rounds:4",
        "imperfect": "hand:5",
        "anam": "none",
    }
    assert said["said"] == "3 figures changed."


def test_faults_of_a_file_are_named_by_their_place() -> None:
    said = ask(table="", do="read", text="[west]\ntn-base = 99\nx = 1\n[nowhere]\n")
    assert set(said["faults"]) == {"west.tn-base", "west.x", "nowhere"}
    assert "tables" not in said
    assert set(ask(table="", do="read", text="[[[")["faults"]) == {"file"}


@pytest.mark.parametrize(
    "question",
    [{"table": "x", "do": "show"}, {"table": "west", "do": "x"}, {"table": "", "do": "keep"}],
)
def test_strange_questions_are_refused(question: dict[str, Any]) -> None:
    said = ask(**question)
    assert said["said"] and "options" not in said


def test_only_what_has_rulings_speaks_of_the_table() -> None:
    for calculator in CALCULATORS.values():
        assert ("data-table" in beside_calculator(calculator)) is bool(calculator.uses)
