"""What a screen reader is told over a series of changes: each answer once, no chatter."""

import re

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.site.heard import LISTEN, heard
from tests.site.pages import FORM, POOL, calculator, headline, press, settled, type_in
from tests.site.waits import comes_true


def test_a_series_of_changes(tab: Page, home: str) -> None:
    tab.add_init_script(LISTEN)
    tab.goto(home + POOL)
    before = int(headline(tab).inner_text().split()[0])
    tab.wait_for_timeout(300)
    assert heard(tab) == [], "a page that opens says nothing"
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    assert heard(tab) == [f"{before + 1} cards"], "nor is the loading of Python told"
    press(tab, "specializations", times=2)
    settled(tab, f"{before + 3} cards")
    said = heard(tab)
    assert said[-1] == f"{before + 3} cards" and len(said) <= 2
    type_in(tab, "verve", "x")
    expect(calculator(tab).locator('[data-fault="verve"]')).to_be_visible()
    fault = "“x” is not a whole number. Enter a whole number from 0 to 5."
    assert heard(tab) == [fault]
    type_in(tab, "social_combat", "99")
    expect(calculator(tab).locator('[data-fault="social_combat"]')).to_be_visible()
    assert heard(tab) == [f"{fault} 99 is too high. Enter a whole number from 0 to 5."]
    type_in(tab, "social_combat", "1")
    expect(calculator(tab).locator('[data-fault="social_combat"]')).to_be_hidden()
    assert heard(tab) == [fault]
    type_in(tab, "verve", "0")
    expect(calculator(tab).locator(".calc-stale")).to_be_hidden()
    assert heard(tab) == [headline(tab).inner_text()]
    calculator(tab).locator("[data-reset]").click()
    expect(headline(tab)).to_have_text(re.compile(rf"^{before} cards?$"))
    assert heard(tab) == [headline(tab).inner_text()]
    tab.evaluate("() => { navigator.clipboard.writeText = () => Promise.resolve(); }")
    calculator(tab).locator("[data-opens-share]").click()
    calculator(tab).locator("[data-share=link]").click()
    expect(calculator(tab).locator("[data-share-said]")).not_to_be_empty()
    assert heard(tab) == ["The link to this answer is copied."]


def test_the_same_answer_again_is_told(tab: Page, home: str) -> None:
    """Who goes one up and one down hears both answers."""
    tab.add_init_script(LISTEN)
    tab.goto(home + POOL)
    before = int(headline(tab).inner_text().split()[0])
    for _ in range(2):
        press(tab, "specializations")
        settled(tab, f"{before + 1} cards")
        tab.locator(f'[data-for="{FORM}-specializations"][data-step="-1"]').click()
        expect(headline(tab)).to_have_text(re.compile(rf"^{before} cards?$"))
    first, second = f"{before + 1} cards", headline(tab).inner_text()
    assert heard(tab) == [first, second] * 2


def test_a_failure_is_told(phone: BrowserContext, home: str) -> None:
    tab = phone.new_page()
    tab.add_init_script(LISTEN)
    tab.route("**/*.wasm", lambda route: route.abort())
    tab.goto(home + POOL)
    press(tab, "specializations")
    expect(calculator(tab).locator(".calc-failed")).to_be_visible()
    said = heard(tab)
    assert len(said) == 1 and said[0].startswith("The calculator did not start")
    assert "Mozilla" not in said[0], "the report is to be read, not heard"


def test_a_worn_link_is_told(tab: Page, home: str) -> None:
    tab.add_init_script(LISTEN)
    tab.goto(f"{home}{POOL}#{FORM}?verve=99")
    expect(calculator(tab).locator('[data-fault="verve"]')).to_be_visible()
    told = heard(tab)
    assert any("cards" in said and "The default stands." in said for said in told), told


def test_the_search_is_told(tab: Page, home: str) -> None:
    tab.add_init_script(LISTEN)
    tab.goto(home + "index.html")
    tab.get_by_role("button", name="Search").click()
    heard(tab)
    tab.keyboard.type("calamity")
    expect(tab.locator(".md-search-result__item").first).to_be_visible()
    comes_true(tab, "window.heard.some((said) => /^\\d+ matching documents?$/.test(said))")


def test_a_page_that_is_saved_says_nothing_by_itself(browser: Browser, home: str) -> None:
    """The offline panel speaks when it is used, not whenever a page opens."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(LISTEN)
    for name in ("index.html", "west/index.html"):
        page.goto(home + name)
        comes_true(page, "navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_timeout(1500)
        assert heard(page) == [], name
    page.get_by_role("button", name="Save for offline").click()
    expect(page.locator(".saving-said [data-when~=ready]").first).to_be_visible()
    told = heard(page)
    context.close()
    assert told and len(told) <= 4, told
