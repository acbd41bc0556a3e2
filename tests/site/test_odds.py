"""The odds in the page: what if, the views, the file."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from calculators.catalogue import find
from calculators.kit.what_if import table_html, what_if
from rules_core.west.example_deck import example_deck
from rules_core.west.own_deck_file import as_csv
from tests.site.pages import calculator, press, settled

ODDS = "west/odds.html"


def test_what_if_is_filled_when_it_is_opened(tab: Page, home: str) -> None:
    tab.goto(home + ODDS)
    press(tab, "cards", "west-odds")
    asked = find("west-odds").solve({"cards": "5"})
    settled(tab, asked.headline, "west-odds")
    calculator(tab, "west-odds").locator(".calc-more > summary").click()
    piece = calculator(tab, "west-odds").locator('[data-part="what-if"]')
    expect(piece).not_to_contain_text("…", timeout=30_000)
    right = tab.evaluate(
        "(html) => { const t = document.createElement('div'); t.innerHTML = html;"
        " return t.textContent; }",
        table_html(what_if(asked)),
    )
    expect(piece).to_have_text(right)


def test_what_if_follows_the_form_while_it_is_open(tab: Page, home: str) -> None:
    tab.goto(home + ODDS)
    calculator(tab, "west-odds").locator(".calc-more > summary").click()
    piece = calculator(tab, "west-odds").locator('[data-part="what-if"]')
    expect(piece).to_contain_text("49.84 %")  # as built
    press(tab, "cards", "west-odds")
    expect(piece.locator("tr", has_text="As asked")).to_contain_text("59.96 %", timeout=30_000)
    piece.get_by_role("link", name="Presence as effect").click()
    expect(tab.locator("#west-odds-cause-secondary")).to_be_checked()


def test_a_view_stays_when_the_answer_changes(tab: Page, home: str) -> None:
    tab.goto(home + ODDS)
    views = calculator(tab, "west-odds").locator("[data-views]")
    views.get_by_role("button", name="At least").click()
    expect(views.locator('[data-shows="least"]')).to_be_visible()
    expect(views.locator('[data-shows="exactly"]')).to_be_hidden()
    press(tab, "cards", "west-odds")
    settled(tab, find("west-odds").solve({"cards": "5"}).headline, "west-odds")
    expect(views.locator('[data-shows="least"]')).to_be_visible()
    expect(views.get_by_role("button", name="At least")).to_have_attribute("aria-pressed", "true")


def test_the_table_is_saved_as_a_file(tab: Page, home: str, tmp_path: Path) -> None:
    tab.goto(home + ODDS)
    figure = calculator(tab, "west-odds").locator("figure", has_text="Stress wounds")
    figure.get_by_text("As a table").click()
    with tab.expect_download() as saved:
        figure.get_by_role("link", name="Save as CSV").click()
    saved.value.save_as(tmp_path / "odds.csv")
    lines = (tmp_path / "odds.csv").read_text("utf-8").splitlines()
    assert lines[0].startswith("Stress wounds of the first attack,exactly %")
    chances = find("west-odds").solve({}).outputs["wounds"].value.chances()
    assert [line.split(",")[2] for line in lines[1:]] == [str(c) for c in chances.values()]


def test_a_deck_is_opened_as_a_file_and_stays(tab: Page, home: str, tmp_path: Path) -> None:
    deck = as_csv(example_deck()).replace("Card 7,", "The seventh,")
    (tmp_path / "mine.csv").write_text(deck.replace(",8,", ",0,"), "utf-8")
    tab.goto(home + ODDS)
    tab.locator("#west-deck-deck-file").set_input_files(tmp_path / "mine.csv")
    box = tab.locator("#west-deck-deck")
    expect(box).to_have_value(re.compile("The seventh,"))
    expect(calculator(tab, "west-deck").locator(".answer-main")).to_contain_text("54 cards")
    expect(tab).to_have_url(re.compile(r"#west-deck\?deck=zip"))
    tab.reload()
    expect(box).to_have_value(re.compile("The seventh,"))
    tab.goto("about:blank")
    tab.go_back()
    expect(box).to_have_value(re.compile("The seventh,"))


def test_a_broken_deck_tells_every_fault(tab: Page, home: str, tmp_path: Path) -> None:
    (tmp_path / "broken.csv").write_text(as_csv(example_deck()).replace("other vitals", "moon"))
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 400)
    tab.goto(home + ODDS)
    fault = calculator(tab, "west-deck").locator('[data-fault="deck"]')
    for name, words in (("broken.csv", "locations: “moon”"), ("picture.png", "is missing")):
        tab.locator("#west-deck-deck-file").set_input_files(tmp_path / name)
        expect(fault).to_contain_text(words)
        expect(calculator(tab, "west-deck").locator(".answer-main")).to_contain_text("54 cards")
