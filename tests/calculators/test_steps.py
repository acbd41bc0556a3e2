"""“What if” around the present input: each step is a question by itself, and is allowed."""

import json
from typing import Any
from urllib.parse import parse_qsl

import pytest

from calculators.catalogue import CALCULATORS, find
from calculators.kit import steps as kit
from calculators.kit.form import Solution
from calculators.kit.live import answer
from calculators.kit.page import calculator_html

QUICK = [id for id, c in CALCULATORS.items() if c.what_if is None and id not in ("west-deck-odds",)]
POOL = {"verve": "3", "presence": "d8"}


def ask(**question: Any) -> Any:
    return json.loads(answer(json.dumps(question)))


def asked_by(step: kit.Step, id: str) -> Solution:
    texts = dict(parse_qsl(step.state.partition("?")[2]))
    del texts["edition"]
    return find(id).solve(texts)


def lines(id: str, texts: dict[str, str]) -> dict[str, kit.Line]:
    return {line.label: line for line in kit.steps(find(id).solve(texts)).lines}


@pytest.mark.parametrize("id", QUICK)
def test_each_step_is_what_its_link_asks(id: str) -> None:
    solution = find(id).solve({})
    found = kit.steps(solution)
    assert found.whole
    assert len(found.lines) == len(kit.stepped(find(id)))
    for line in found.lines:
        for step in (line.less, line.more):
            if step is None:
                continue
            then = asked_by(step, id)
            assert then.headline == step.headline
            main = [
                (then.outputs[n].value, solution.outputs[n].value) for n in then.calculator.main
            ]
            same = all(a == b for a, b in main) and then.headline == solution.headline
            assert bool(step.words) != same, (line.label, step)


def test_one_less_and_one_more_with_the_difference() -> None:
    found = lines("west-card-pool", POOL)
    assert found["Verve"].now == "3"
    less, more = found["Verve"].less, found["Verve"].more
    assert less is not None
    assert more is not None
    assert (less.value, less.words) == ("2", "1 card fewer")
    assert (more.value, more.words) == ("4", "1 card more")
    die = found["Presence"]
    assert (die.less and die.less.value, die.more and die.more.value) == ("d6", "d10")


def test_the_ends_of_a_range_have_no_step() -> None:
    found = lines("west-card-pool", {"verve": "5", "presence": "d4", "social_combat": "0"})
    assert found["Verve"].more is None
    assert found["Presence"].less is None
    assert found["Social Combat"].less is None
    assert found["Presence"].more is not None


def test_a_value_that_the_rules_refuse_is_not_offered() -> None:
    hit = {"style": "argument", "cause_result": "5", "effect": "4"}
    assert lines("west-attack", hit)["Bumps on PV"].more is None
    more = lines("west-attack", {**hit, "cause_result": "9"})["Bumps on PV"].more
    assert more is not None


def test_where_there_is_no_number_there_is_no_step() -> None:
    trigger = lines("west-attack", {})["Trigger"]
    assert trigger.less is None
    assert trigger.more is None


def test_rulings_and_house_rules_stay() -> None:
    found = lines("west-target-number", {"house": "tn-base:6", "target_social_combat": "1"})
    step = found["Target's Social Combat"].more
    assert step is not None
    assert "house=tn-base:6" in step.state
    assert step.headline == asked_by(step, "west-target-number").headline


def test_the_page_asks_until_it_has_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "_kept", {})
    monkeypatch.setattr("calculators.kit.live.AT_A_TIME", 0.0)
    body = {"calculator": "west-card-pool", "inputs": POOL, "more": "what-if"}
    first = ask(**body)
    assert first["again"]
    assert "Working it out" in first["parts"]["what-if"]
    asked = 1
    while ask(**body)["again"]:
        asked += 1
        assert asked < 30
    assert asked > 5
    whole = kit.steps_html(kit.steps(find("west-card-pool").solve(POOL)))
    assert ask(**body)["parts"]["what-if"] == whole
    assert "changes nothing here: The style&#x27;s other trait" in whole.replace("'", "&#x27;")


def test_bad_figures_give_faults() -> None:
    assert ask(calculator="west-card-pool", inputs={"verve": "9"}, more="what-if")["faults"]


def test_the_box_stands_closed_where_there_is_something_to_step() -> None:
    html = calculator_html(find("west-card-pool").solve({}), "../")
    assert 'class="calc-more" data-more="what-if" data-old="true"' in html
    assert "data-more" not in calculator_html(find("west-deck").solve({}), "../")
    assert "data-more" not in calculator_html(find("anam-range").solve({}), "../")


def test_what_takes_long_to_count_tries_only_what_is_declared() -> None:
    names = [field.name for field in kit.stepped(find("west-deck-odds"))]
    assert "verve" not in names
    assert "clarity" in names
    assert len(names) < 10


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "_kept", {})
    monkeypatch.setattr(kit, "MOST_KEPT", 5)
    kit.steps(find("west-card-pool").solve({}))
    assert 0 < len(kit._kept) <= 5
