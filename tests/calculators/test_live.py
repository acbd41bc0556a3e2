"""The door from the browser: whatever comes in, an answer or faults in words go out."""

import json
from dataclasses import replace
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.catalogue import CALCULATORS, find
from calculators.kit.answers import answer_html
from calculators.kit.form import Onward
from calculators.kit.links import onward_link
from calculators.kit.live import answer
from calculators.kit.page import calculator_html
from rules_core import EDITION

HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}",
    "\0",
]


def ask(**question: Any) -> Any:
    return json.loads(answer(json.dumps(question)))


def test_a_live_answer_is_the_page_s_answer() -> None:
    calc = CALCULATORS["west-card-pool"]
    solution = calc.solve({"verve": "4", "presence": "d12"})
    live = ask(calculator=calc.id, root="../", inputs={"verve": "4", "presence": "d12"})
    assert live["parts"]["answer"] == answer_html(solution, "../")
    assert live["parts"]["answer"] in calculator_html(solution, "../")
    assert live["said"] == solution.headline
    assert live["state"] == f"west-card-pool?presence=d12&verve=4&edition={EDITION}"
    assert live["faults"] == {}


def test_faults_keep_the_last_answer() -> None:
    live = ask(calculator="west-card-pool", inputs={"verve": "9", "presence": "d7"})
    assert "parts" not in live
    assert set(live["faults"]) == {"verve", "presence"}
    assert "too high" in live["said"]


def test_the_state_of_an_answer_asks_it_again() -> None:
    first = ask(
        calculator="west-penetration", inputs={"nerve": "3", "bumps": "2", "misread-nerve": "next"}
    )
    again = ask(calculator="west-penetration", state=first["state"])
    assert again["parts"]["answer"] == first["parts"]["answer"]
    assert again["faults"] == {}
    assert "form" not in again["parts"]


def test_a_damaged_link_gets_defaults_and_a_word() -> None:
    live = ask(calculator="west-card-pool", state="west-card-pool?verve=99&nonsense=1&presence=d8")
    assert "5" in live["said"] or "card" in live["said"]
    assert "The default stands." in live["faults"]["verve"]
    assert "nonsense" in live["faults"]
    assert live["state"] == f"west-card-pool?presence=d8&edition={EDITION}"


def test_a_link_whose_inputs_do_not_go_together() -> None:
    live = ask(
        calculator="west-penetration", state="west-penetration?hit=no&bumps=3&lost=yes&switched=yes"
    )
    assert live["parts"]["answer"]
    assert live["faults"]


def test_a_link_of_another_edition_says_so() -> None:
    live = ask(calculator="west-card-pool", state="west-card-pool?edition=1.0")
    assert live["parts"]["answer"]
    assert EDITION in live["faults"][""]
    assert "may differ" in live["faults"][""]


def test_a_link_of_another_edition_says_whether_the_answer_changed() -> None:
    link = ask(calculator="west-check", inputs={"rank": "2"})["parts"]["share"]
    state = unescape(link.split('href="#')[1].split('"')[0])
    assert not ask(calculator="west-check", state=state)["faults"]
    old = state.replace(EDITION, "1.0")
    assert "The answer is the same." in ask(calculator="west-check", state=old)["faults"][""]
    other = old.replace("rank=2", "rank=3")
    assert "has changed" in ask(calculator="west-check", state=other)["faults"][""]
    damaged = f"{old}&die=d7"
    assert "may differ" in ask(calculator="west-check", state=damaged)["faults"][""]


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("id", ["west-card-pool", "west-resistances", "west-attack"])
def test_hostile_text_stays_text(text: str, id: str) -> None:
    for f in CALCULATORS[id].fields:
        live = ask(calculator=id, state=f"{id}?" + urlencode({f.name: text}))
        assert "<script" not in live["parts"]["form"]
        assert "<img" not in live["parts"]["form"]
        assert f.name in live["faults"]


@given(st.dictionaries(st.sampled_from(["verve", "style", "presence", "x"]), st.text(max_size=30)))
def test_any_form_gets_an_answer_or_faults(inputs: dict[str, str]) -> None:
    live = ask(calculator="west-card-pool", inputs=inputs)
    assert bool(live["faults"]) != ("parts" in live)


@given(st.text(max_size=200))
def test_any_link_gets_an_answer(state: str) -> None:
    assert ask(calculator="west-card-pool", state="west-card-pool?" + state)["parts"]["answer"]


def test_what_is_no_question() -> None:
    assert ask(calculator="west-nothing", inputs={})["faults"]
    assert json.loads(answer("x" * 30_000))["faults"]
    assert json.loads(answer("no json"))["faults"]
    assert json.loads(answer("[]"))["faults"]


def test_what_a_link_says_rightly_is_kept_whatever_else_it_says() -> None:
    state = "west-attack?style=zzz&trigger=9&bumps_effect=9&effect=30&resolve=9"
    live = ask(calculator="west-attack", state=state)
    assert "effect=30" in live["state"]
    assert "resolve=9" in live["state"]
    assert set(live["faults"]) == {"style", "trigger", "bumps_effect"}


def test_what_a_link_should_not_say_is_named_once() -> None:
    state = "west-card-pool?" + urlencode({f"x{i}": i for i in range(500)})
    live = ask(calculator="west-card-pool", state=state)
    assert list(live["faults"].values()) == [
        "The link says “x0”, “x1”, “x2” and 497 more, which this calculator does not know."
    ]


@pytest.mark.parametrize(
    "question", ["[" * 9_000, '{"calculator": []}', '{"calculator": {"a": 1}}', '{"inputs": []}']
)
def test_nothing_brings_the_door_down(question: str) -> None:
    assert json.loads(answer(question))["faults"]
    assert json.loads(answer('{"calculator": ' + "[" * 300 + "]" * 300 + "}"))["faults"]


def test_a_full_pool_of_attacks_can_be_listed() -> None:
    attacks = ",".join(["intimidation/intimidation/yes/none"] * 40)
    assert ask(calculator="west-resistances", inputs={"attacks": attacks})["faults"] == {}


def test_the_way_on_carries_the_rulings_that_made_the_answer() -> None:
    check, defense = find("clockwork-check"), find("clockwork-defense")
    onward = replace(check, onward=Onward(defense, "And then?", ()))
    html = onward_link(onward.solve({"overflow": "stop"}), "../")
    assert "overflow=stop" in html
    assert "overflow" not in onward_link(onward.solve({}), "../").partition("data-uses")[0]
    assert 'data-uses=""' in html


def test_the_way_on_names_the_rulings_that_are_the_tables() -> None:
    html = onward_link(find("clockwork-roll").solve({"success": "2"}), "../")
    uses = find("clockwork-attack").uses
    assert f'data-onward="clockwork" data-uses="{" ".join(uses)}"' in html
    assert "house" in uses
