"""Search knows the game's terms, and what a link leads to is shown beside it."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from calculators.catalogue import SYSTEMS

TITLES = [title for title, _ in SYSTEMS.values()]

SEARCHES = {
    "TN": "tw-tn",
    "SC": "tw-scope",
    "5 stress wounds": "tw-wounds",
    "shaken": "tw-stressed",
    "critical failure": "tw-calamity",
    "AV": "tw-penetration",
    "target number": "tw-tn",
}


@pytest.mark.parametrize(("words", "rule"), SEARCHES.items())
def test_the_rule_comes_before_its_mention(tab: Page, home: str, words: str, rule: str) -> None:
    tab.goto(home + "index.html")
    tab.locator("[data-opens=search]").tap()
    tab.keyboard.type(words)  # one tap, then typing works
    found = tab.locator(".md-search-result__item")
    expect(found.first).to_be_visible()
    links = [
        item.locator(".md-search-result__link").evaluate_all("l => l.map(a => a.hash)")
        for item in found.all()[:6]  # several games may know the word
    ]
    assert [each for each in links if f"#{rule}" in each[:4]], links
    expect(found.first.locator(".md-tag").first).to_have_text(re.compile("|".join(TITLES)))


def test_previews_by_mouse_and_key(browser: Browser, home: str) -> None:
    page = browser.new_context(service_workers="block").new_page()
    page.goto(home + "west/attack.html")
    link = page.locator(".md-content article > p a[href$='wounds.html#tw-stressed']").first
    link.hover()
    box = page.locator(".preview")
    expect(box).to_contain_text("At 0 stress or less")
    expect(link).to_have_attribute("aria-describedby", "preview")
    page.mouse.move(5, 5)
    expect(box).to_have_count(0)
    page.keyboard.press("Tab")
    link.focus()
    expect(box).to_contain_text("At 0 stress or less")
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#tw-stressed")).to_be_in_viewport()
    page.context.close()


def test_a_first_tap_shows_and_the_second_goes(tab: Page, home: str) -> None:
    tab.goto(home + "west/attack.html")
    link = tab.locator(".md-content p a[href$='wounds.html#tw-stressed']").first
    link.tap()
    box = tab.locator(".preview")
    expect(box).to_contain_text("At 0 stress or less")
    assert tab.url.endswith("attack.html")
    title = box.locator(".preview-title a")
    assert (title.bounding_box() or {"height": 0})["height"] >= 44
    tab.touchscreen.tap(10, 300)
    expect(box).to_have_count(0)
    link.tap()
    expect(box).to_be_visible()
    title.tap()
    expect(tab.locator("#tw-stressed")).to_be_in_viewport()
    expect(box).to_have_count(0)


def test_reasons_that_came_live_have_previews_too(tab: Page, home: str) -> None:
    tab.goto(home + "west/attack.html#west-target-number?target_social_combat=3")
    expect(tab.locator("#west-target-number .answer-main")).to_have_text("TN 6")
    tab.locator("#west-target-number .calc-answer summary").first.tap()
    tab.locator("#west-target-number .steps a").last.tap()
    expect(tab.locator(".preview")).to_contain_text("Target number")


def test_a_term_is_marked_once_a_section(tab: Page, home: str) -> None:
    tab.goto(home + "west/wounds.html")
    counts = tab.evaluate(
        """() => {
          const most = {};
          let seen = {};
          for (const node of document.querySelectorAll("article h2, article a.term")) {
            if (node.matches("h2")) { seen = {}; continue; }
            seen[node.hash] = (seen[node.hash] ?? 0) + 1;
            most[node.hash] = Math.max(most[node.hash] ?? 0, seen[node.hash]);
          }
          return most;
        }"""
    )
    assert len(counts) > 10
    assert set(counts.values()) == {1}
