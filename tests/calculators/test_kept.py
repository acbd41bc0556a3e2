"""Answers that are kept: what sets two apart, in words, and what stands side by side."""

import json
from fractions import Fraction
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.catalogue import CALCULATORS, find
from calculators.kit.kept.amounts import chance_words, figure_words, number_words
from calculators.kit.kept.answers import MOST, groups, read
from calculators.kit.kept.difference import difference
from calculators.kit.kept.table import asked_rows, figure_rows
from calculators.kit.live import answer
from calculators.kit.scene.share import LONG_LINK
from rules_core.odds import Odds

POOL = "west-card-pool"


def ask(**question: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps(question)))
    return found


def side_by_side(*states: str, to: str = "", **more: Any) -> dict[str, Any]:
    items = [{"id": str(i), "asked": state} for i, state in enumerate(states)]
    return ask(answers={"items": items, "to": to, **more}, root="../")


def words(id: str, then: dict[str, str], now: dict[str, str], other: str = "") -> str:
    return difference(find(other or id).solve(now), find(id).solve(then))


@pytest.mark.parametrize(
    "now, said",
    [
        ({"verve": "2"}, "1 card fewer, because of Verve 2 instead of 3."),
        ({"verve": "3"}, "The same answer to the same question."),
        ({"verve": "5"}, "2 cards more, because of Verve 5 instead of 3."),
        (
            {"verve": "3", "secondary": "d8"},
            "The same answer, with The style's other trait d8 instead of d6.",
        ),
        (
            {"verve": "4", "social_combat": "2"},
            "2 cards more. Asked otherwise: Verve 4 instead of 3 and Social Combat 2 instead of 1.",
        ),
    ],
)
def test_more_less_and_equal(now: dict[str, str], said: str) -> None:
    assert words(POOL, {"verve": "3"}, now) == said


def test_rulings_and_house_rules_are_causes() -> None:
    misread = {"misconstrued": "yes"}
    said = words("west-penetration", misread, {**misread, "misread-nerve": "next"})
    assert said.endswith("because of When the +1 counts: Next instead of Now.")
    said = words("west-target-number", {}, {"house": "tn-base:6"})
    assert said == ("Target number 2 higher, because of House rules: tn-base:6 instead of none.")


def test_chances_differ_in_percentage_points() -> None:
    assert words("west-check", {}, {"die": "d8"}).startswith(
        "Chance of a success 16.67 percentage points higher"
    )
    assert chance_words(Fraction(1, 100)) == "1 percentage point higher"
    assert chance_words(Fraction(-1, 8)) == "12.5 percentage points lower"
    assert chance_words(Fraction(1, 10**6)) == "under 0.01 percentage points higher"


@pytest.mark.parametrize(
    "label, by, said",
    [
        ("Cards", 1, "1 card more"),
        ("Ability dice", -1, "1 ability die fewer"),
        ("Stress wounds dealt", 2, "2 more stress wounds dealt"),
        ("Successes", 1, "1 success more"),
        ("Guard", -2, "Guard 2 lower"),
        ("Nerve afterwards", 1, "Nerve afterwards 1 higher"),
        ("Target's stress", 3, "Target's stress 3 higher"),
        ("Your stress wounds", -1, "Your stress wounds 1 lower"),
        ("You lose", 1, "You lose 1 more"),
        ("Stress left", -4, "Stress left 4 lower"),
    ],
)
def test_numbers_in_their_own_unit(label: str, by: int, said: str) -> None:
    assert number_words(label, by) == said


def test_other_kinds_of_figures() -> None:
    assert figure_words("Hit", True, False) == "Hit: yes instead of no"
    assert figure_words("Hit", True, True) == ""
    assert figure_words("Left", None, 2) == "Left: none instead of 2"
    assert figure_words("Dice", {"ability": 1, "proficiency": 2}, {"ability": 2}) == (
        "Dice: 1 ability fewer, 2 proficiency more"
    )
    one, two = Odds({0: 1, 1: 1}), Odds({0: 1, 1: 3})
    assert figure_words("Bumps", two, one) == "Bumps: mean 0.25 higher"
    assert figure_words("Bumps", Odds({0: 1, 2: 1}), Odds({1: 1})) == (
        "Bumps: “1” 100 percentage points less likely"
    )
    ends = {1: Fraction(1, 4), 2: Fraction(1, 2)}
    assert figure_words("By card", {1: Fraction(0), 2: Fraction(1, 2)}, ends) == (
        "By card 2: the same at the end, otherwise before"
    )
    assert figure_words("By card", {1: Fraction(3, 4)}, ends) == (
        "By card 1 instead of 2: 25 percentage points higher"
    )


def test_past_three_the_rest_is_counted() -> None:
    said = words("imperfect-fear", {}, {"die": "d8"})
    assert "and 2 more figures" in said.replace("; 2", " and 2")


def test_every_calculator_can_be_told_from_itself() -> None:
    for id, calculator in CALCULATORS.items():
        same = calculator.solve({})
        assert difference(same, same) == "The same answer to the same question.", id


def test_answers_to_different_questions() -> None:
    said = words("west-check", {}, {"die": "d8"}, "west-recover")
    assert said.startswith("Chance of a success 16.67 percentage points higher. It is another")
    assert words(POOL, {}, {}, "clockwork-pool") == "Another question: Which dice do I roll?"
    items = [{"asked": s} for s in (f"{POOL}?", "west-check?", "clockwork-pool?", "west-recover?")]
    letters = ["".join(a.letter for a in group) for group in groups(read(items))]
    assert letters == ["A", "BD", "C"]


def test_the_table_has_each_difference_once() -> None:
    states = [f"{POOL}?presence=d8&verve=3", f"{POOL}?presence=d8&verve=4"]
    group = read([{"asked": state} for state in states])
    differ, alike = asked_rows(group)
    assert [(row.label, row.cells) for row in differ] == [("Verve", ("3", "4"))]
    assert [(row.label, row.cells[0]) for row in alike] == [("Presence", "d8")]
    attack = read([{"asked": "west-attack?"}, {"asked": "west-attack?nerve=3"}])
    differ, alike = figure_rows(attack)
    assert [row.label for row in differ] == ["Target's Nerve"]
    assert len(alike) == len(find("west-attack").outputs) - 1


def test_the_page_shows_words_and_table_for_the_chosen_one() -> None:
    states = [f"{POOL}?verve={n}" for n in (2, 3, 5)]
    html = side_by_side(*states)["parts"]["kept"]
    assert "<strong>C against A:</strong> 3 cards more, because of Verve 5 instead of 2." in html
    said = side_by_side(*states, to="2")
    assert said["to"] == "2"
    assert said["said"] == "3 answers side by side, measured by C."
    html = said["parts"]["kept"]
    assert "<strong>A against C:</strong> 3 cards fewer" in html
    assert "C against" not in html


def test_none_one_and_more_than_six() -> None:
    assert "No answer is kept here yet" in side_by_side()["parts"]["kept"]
    assert "Keep another answer" in side_by_side(f"{POOL}?")["parts"]["kept"]
    said = side_by_side(*(f"{POOL}?verve={n}" for n in (0, 1, 2, 3, 4, 5, 5, 5)))
    assert said["said"].startswith(f"{MOST} answers")
    assert "2 more are kept" in said["parts"]["kept"]


@pytest.mark.parametrize(
    "state, said",
    [
        (f"{POOL}?verve=9", "9 is too high"),
        (f"{POOL}?virtue=1", "no input or option"),
        ("west-nothing?", "no calculator of that id"),
        ("", ""),
        (f"{POOL}?verve=2\n", ""),
    ],
)
def test_what_cannot_be_answered_any_more_says_why(state: str, said: str) -> None:
    html = side_by_side(f"{POOL}?", state)["parts"]["kept"]
    assert ("cannot be answered any more" in html) == bool(said)
    assert said in html
    assert "against" not in html


def test_another_edition_is_told_with_what_has_changed() -> None:
    good = unquote(find_link(POOL)).partition("was=")[2]
    for was, told in ((good, "The answer is the same."), ("00000000", "has changed since")):
        html = side_by_side(f"{POOL}?edition=1&was={was}")["parts"]["kept"]
        assert "It was kept with edition 1 of the rules" in html
        assert told in html
    assert "It was kept" not in side_by_side(f"{POOL}?")["parts"]["kept"]


def find_link(id: str) -> str:
    html = ask(calculator=id, inputs={})["parts"]["share"]
    return str(html).partition('href="#')[2].partition('"')[0]


def test_a_link_brings_it_all_back() -> None:
    states = [f"{POOL}?verve=2", f"{POOL}?verve=4"]
    items = [{"id": "x", "asked": states[0], "name": "Ada & Bo"}, {"id": "y", "asked": states[1]}]
    html = ask(answers={"items": items, "to": "y", "here": "https://a.example/"})["parts"]["kept"]
    fragment = html.partition('href="#kept?')[2].partition('"')[0].replace("&amp;", "&")
    to, _, packed = fragment.partition("&s=")
    said = ask(answers={"link": packed, "to": to.removeprefix("to=")})
    assert [i["asked"] for i in said["items"]] == states
    assert [i["name"] for i in said["items"]] == ["Ada & Bo", ""]
    assert said["to"] == said["items"][1]["id"]
    assert "A, Ada &amp; Bo against B:" in said["parts"]["kept"]
    assert "data-kept-rename" not in said["parts"]["kept"]
    for damaged in (packed[:-9], "nonsense", "", "zip:"):
        assert "damaged" in ask(answers={"link": damaged})["faults"][""]


def test_a_link_that_would_be_too_long_is_refused() -> None:
    chance = Random(1)
    states = [f"{POOL}?verve={n}&was={chance.randbytes(120).hex()}" for n in range(6)]
    long = f"more than {LONG_LINK:,} characters"
    assert long not in side_by_side(*states)["parts"]["kept"]
    assert long in side_by_side(*states, here="h" * 1000)["parts"]["kept"]
    longer = [state + chance.randbytes(120).hex() for state in states]
    assert long in side_by_side(*longer)["parts"]["kept"]


def test_names_are_judged_here() -> None:
    assert ask(answers={"name": "  Ada  Lovelace "})["name"] == "Ada Lovelace"
    assert ask(answers={"name": "x" * 300})["faults"]["name"]
    html = side_by_side()["parts"]["kept"]
    assert "<script" not in html


@given(st.recursive(st.none() | st.text() | st.integers(), lambda s: st.lists(s, max_size=4)))
def test_whatever_is_kept_gives_an_answer(said: Any) -> None:
    item = {"id": said, "name": said, "asked": said}
    for body in (said, {"items": said}, {"items": [item, said]}, {"link": said, "to": said}):
        found = ask(answers=body)
        assert found["faults"] or found["parts"]["kept"]


def test_names_and_questions_end_as_text() -> None:
    evil = '"><img src=x onerror=alert(1)>'
    item = {"id": evil, "name": evil, "asked": f"{POOL}?edition={''.join(evil.split())}"}
    html = ask(answers={"items": [item, item | {"id": "b"}]})["parts"]["kept"]
    assert "<img" not in html
    assert "&lt;img" in html
