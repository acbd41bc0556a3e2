"""What an answer says of itself in a chat and on a picture, and a sheet on paper."""

import re
from html import unescape
from typing import Any

import pytest

from calculators.catalogue import CALCULATORS, SHEETS, find
from calculators.kit.long_text import Text
from calculators.kit.sharing import LONG, answer_lines, chat_text, share_html
from calculators.kit.sheets.on_paper import on_paper
from calculators.kit.titles import TITLES
from rules_core import EDITION
from tests.calculators.test_sheets import ADA, ask

LINE = re.compile(r'<p data-line="([a-z]+)">([^<]*)</p>')


def lines(id: str, **texts: str) -> list[str]:
    said = chat_text(find(id).solve({k.replace("__", "-"): v for k, v in texts.items()}), "LINK")
    return said.split("\n")


def test_a_default_answer_says_nothing_of_what_was_asked() -> None:
    assert lines("west-target-number") == [
        "The West That Wasn't",
        "What do I have to beat?",
        "TN 4",
        "4 to begin with",
        f"Parley, edition {EDITION} of the rules",
        "LINK",
    ]


def test_what_differs_and_the_rulings_in_force_are_said() -> None:
    said = lines(
        "west-card-pool",
        style="persuasion",
        presence="d10",
        verve="3",
        social_combat="1",
        house="tn-base:6",
    )
    assert "Asked: Style Persuasion · Presence d10 · Verve 3" in said
    assert "Verve rank 3 · +1 for a d10 · +1 Social Combat" in said
    ruled = lines("west-penetration", misconstrued="yes", misread__nerve="next")
    assert "Not as written: misread-nerve: next" in ruled
    assert "Asked: The attack was misread yes" in ruled


def test_the_main_figures_are_named_and_a_course_has_its_ends() -> None:
    said = lines("west-odds")
    assert "Trigger reached by card: 1: 13.36 %; 4: 49.84 %" in said
    assert "Chance to hit: 50 %" in said


@pytest.mark.parametrize(
    ("id", "is_model"),
    [("west-check", True), ("west-odds", True), ("west-deck-odds", False), ("west-wounds", False)],
)
def test_a_model_is_called_one(id: str, is_model: bool) -> None:
    assert any("dice model" in line for line in lines(id)) is is_model


@pytest.mark.parametrize("id", CALCULATORS)
def test_every_answer_has_its_lines_in_order(id: str) -> None:
    solution = find(id).solve({})
    said = answer_lines(solution)
    roles = [role for role, _ in said]
    assert roles[:3] == ["game", "question", "headline"]
    assert roles[-1] == "edition"
    assert roles.count("figure") >= 1
    assert said[0][1] in TITLES.values()
    assert said[2][1] == solution.headline
    for role, words in said:
        assert words, role
        assert "\n" not in words
        assert not set("*_`<>|") & set(words), words
        assert len(words) <= LONG + 80


def test_the_page_carries_the_same_lines_and_the_link() -> None:
    solution = find("west-check").solve({"rank": "2"})
    html = share_html(solution)
    found = [(role, unescape(words)) for role, words in LINE.findall(html)]
    assert found == answer_lines(solution)
    href = re.search(r'href="(#west-check\?rank=2&amp;edition=[^"]*&amp;was=[0-9a-f]{8})"', html)
    assert href


def test_a_text_of_ones_own_is_not_spread_out() -> None:
    calculator = find("west-deck")
    name = next(f.name for f in calculator.fields if isinstance(f, Text))
    shown = ask(calculator="west-deck", inputs={name: "x"})
    if "parts" in shown:
        assert "of your own" in shown["parts"]["share"]
    else:
        assert shown["faults"]


CHARACTERS = [id for id, sheet in SHEETS.items() if sheet.tracks]


def paper(id: str, fields: dict[str, str]) -> Any:
    return ask(sheet=id, do="paper", fields=fields)["parts"]["paper"]


def ticked(html: str, label: str) -> tuple[int, int]:
    """How many boxes of a track are ticked, and how many there are."""
    track = html.split(f">{label}<", 1)[1].split("</p>", 1)[0]
    return track.count("✗"), track.count('class="tick') - track.count('class="tick-') - track.count(
        'class="ticks"'
    )


def test_there_is_one_for_each_game() -> None:
    assert sorted(SHEETS[id].system for id in CHARACTERS) == sorted(TITLES)


@pytest.mark.parametrize("id", CHARACTERS)
def test_a_blank_sheet_has_a_place_for_every_figure_and_no_figure(id: str) -> None:
    sheet = SHEETS[id]
    html = paper(id, {})
    assert html == on_paper(sheet)
    assert "✗" not in html
    places = re.findall(r"<dd>(.*?)</dd>", html)
    shown = {name for track in sheet.tracks for name in track.shows}
    assert places == [""] * (len(sheet.fields) - 1 - len(shown))
    assert shown <= set(sheet.fields)
    for track in sheet.tracks:
        assert track.label in html


def test_a_filled_sheet_has_the_figures_and_the_ticks() -> None:
    html = paper("west", {**ADA, "name": "Ada-Lee <b>", "stress": "5"})
    assert "Ada-Lee &lt;b&gt;" in html
    assert "<dt>Presence</dt><dd>d10</dd>" in html
    assert "<dt>Specializations</dt><dd>Fast Talk</dd>" in html
    assert ticked(html, "Stress, as you lose it") == (13, 18)
    assert ticked(html, "Stress wounds") == (1, 5)
    assert "13 of 18 boxes ticked" in html


def test_stress_without_a_full_figure_is_all_there() -> None:
    html = paper("west", {"name": "Bo", "stress": "7"})
    assert ticked(html, "Stress, as you lose it") == (0, 7)


@pytest.mark.parametrize(("disposition", "word"), [("5", "Hostile"), ("1", "Favorable")])
def test_a_ladder_is_ticked_at_its_rung(disposition: str, word: str) -> None:
    html = paper("clockwork", {"name": "Bo", "disposition": disposition})
    assert html.count("✗") == 1
    assert f"✗</i>{word}" in html


def test_more_than_the_boxes_of_a_blank_one_are_drawn() -> None:
    html = paper("imperfect", {"name": "Bo", "white": "23", "red": "2"})
    assert ticked(html, "White chips held") == (23, 23)
    assert ticked(html, "Red chips held") == (2, 10)
    assert ticked(html, "Black chips held") == (0, 10)
    html = paper("imperfect", {"name": "Bo", "black": "11"})
    assert ticked(html, "Black chips held") == (11, 11)
