"""The “what if” table: each line is a question by itself, and none keeps the answer waiting."""

import json
from fractions import Fraction
from typing import Any
from urllib.parse import parse_qsl

import pytest

from calculators.catalogue import CALCULATORS, find
from calculators.kit import what_if as kit
from calculators.kit.live import answer
from calculators.kit.page import calculator_html
from calculators.kit.values import points
from rules_core.errors import InvalidInput

TABLES = {id: calc for id, calc in CALCULATORS.items() if calc.what_if}
ODD = {"style": "persuasion", "presence": "d8", "social_combat": "2", "breakdown_cards": "20"}


def ask(**question: Any) -> Any:
    return json.loads(answer(json.dumps(question)))


@pytest.mark.parametrize("id", TABLES)
def test_each_line_is_what_its_link_asks(id: str) -> None:
    calc = find(id)
    table = kit.what_if(calc.solve({}))
    assert table.whole
    assert calc.what_if is not None
    for lines in table.groups.values():
        assert lines
        for line in lines:
            texts = dict(parse_qsl(line.state.partition("?")[2]))
            del texts["edition"]
            solution = calc.solve(texts)
            told = {name: figure.value for name, figure in solution.outputs.items()}
            assert line.found == calc.what_if.chance(told), line.label


def test_the_best_of_a_contest_is_marked() -> None:
    table = kit.what_if(find("west-odds").solve(ODD | {"target_specialized": "persuasion"}))
    styles = table.groups["The four styles, with the same dice and cards"]
    assert "Persuasion" not in [line.label for line in styles if line.best]
    best = max(line.found for line in styles if isinstance(line.found, Fraction))
    assert all(line.best == (line.found == best) for line in styles)
    other = table.groups["With one more"]
    assert not any(line.best for line in other)


def test_what_is_at_its_end_has_no_line() -> None:
    asked = {"presence": "d12", "social_combat": "5", "cards": "16", "specialized": "yes"}
    table = kit.what_if(find("west-odds").solve(asked))
    labels = [line.label for line in table.groups["With one more"]]
    assert labels == ["A rank in the trait that the pool counts", "The other trait with a d8"]


def test_a_line_that_cannot_be_counted_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    solution = find("west-odds").solve({"cards": "5", "trigger": "5"})
    monkeypatch.setattr("rules_core.west.talk.MOST_WORK", 0)
    monkeypatch.setattr(kit, "_kept", {})
    table = kit.what_if(solution)
    found = table.groups["With one more"][0].found
    assert isinstance(found, str)
    assert "Too many" in found
    assert "Too many" in kit.table_html(table)


def test_the_page_asks_until_it_has_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "_kept", {})
    monkeypatch.setattr("calculators.kit.live.AT_A_TIME", 0.0)
    body = {"calculator": "west-odds", "inputs": ODD, "more": "what-if"}
    first = ask(**body)
    assert first["again"]
    assert "…" in first["parts"]["what-if"]
    asked = 1
    while ask(**body)["again"]:
        asked += 1
        assert asked < 40
    last = ask(**body)
    assert last["parts"]["what-if"] == kit.table_html(kit.what_if(find("west-odds").solve(ODD)))
    assert asked > 10


def test_more_is_asked_only_of_what_has_it() -> None:
    with pytest.raises(InvalidInput):
        kit.what_if(find("west-check").solve({}))
    assert ask(calculator="west-odds", inputs={"cards": "99"}, more="what-if")["faults"]
    assert "answer" in ask(calculator="west-odds", inputs={}, more="nonsense")["parts"]


def test_the_built_page_has_the_table() -> None:
    solution = find("west-odds").solve({})
    html = calculator_html(solution, "../")
    assert kit.table_html(kit.what_if(solution)) in html


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "_kept", {})
    monkeypatch.setattr(kit, "MOST_KEPT", 5)
    kit.what_if(find("west-odds").solve({"cards": "1"}))
    assert 0 < len(kit._kept) <= 5


@pytest.mark.parametrize(
    "difference, said",
    [
        ("0", "no change"),
        ("1/8", "+12.5 points"),
        ("-1/3", "−33.33 points"),
        ("1/1000000", "+under 0.01 points"),
        ("-1/1000000", "−under 0.01 points"),
        ("-1", "−100 points"),
    ],
)
def test_points(difference: str, said: str) -> None:
    assert points(Fraction(difference)) == said
