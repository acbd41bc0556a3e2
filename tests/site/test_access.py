"""axe-core finds nothing: on no page, after no answer, after no error, in neither scheme."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.book.built import pages
from tests.site.axe import COLOURS, OPEN_ALL, OPEN_STILL, SHOW_ALL, faults
from tests.site.pages import POOL, calculator, press, sample, widely

DESK = {"width": 1280, "height": 800}
PAGES = list(pages())
WITH_FORMS = [name for name, page in pages().items() if "data-calculator" in page.marks]

# Change something in every form of the page; the ids of the forms.
CHANGE_ALL = """() => [...document.querySelectorAll("[data-calculator]")].map((calc) => {
  const plus = calc.querySelector("form [data-step='1']");
  const kinds = "form input[type=radio]:not(:checked), form input[type=checkbox]";
  const chip = calc.querySelector(kinds);
  const other = calc.querySelector("form select, form textarea");
  if (plus ?? chip) (plus ?? chip).click();
  else {
    if (other.matches("select")) other.selectedIndex = other.selectedIndex ? 0 : 1;
    else other.value = "nothing of the kind";
    other.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return calc.id;
})"""


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=DESK, service_workers="block")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("names", widely(PAGES))
def test_no_page_has_a_fault_on_a_phone(tab: Page, root: str, names: list[str]) -> None:
    found = {}
    for name in names:
        tab.goto(root + name)
        tab.evaluate(OPEN_STILL)
        found[name] = faults(tab)
        tab.evaluate(SHOW_ALL)  # every message that could be shown
        found[name] += in_both_schemes(tab)
    assert {name: said for name, said in found.items() if said} == {}


def in_both_schemes(page: Page) -> list[str]:
    """Faults of colour as the page is now, and after a press of the button for the other scheme."""
    now = "document.body.dataset.mdColorScheme"
    found, before = faults(page, COLOURS), page.evaluate(now)
    page.get_by_role("button", name="Switch to").click()
    assert page.evaluate(now) != before
    said = {"default": "light", "slate": "dark"}[page.evaluate(now)]
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == said
    return found + faults(page, COLOURS)


@pytest.mark.long
def test_no_page_has_a_fault_on_a_desk(desk: Page, root: str) -> None:
    found = {}
    for name in PAGES:
        desk.goto(root + name)
        desk.evaluate(OPEN_STILL)
        found[name] = faults(desk) + in_both_schemes(desk)
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize("name", sample(WITH_FORMS))
def test_no_fault_after_answers_and_after_errors(tab: Page, home: str, name: str) -> None:
    tab.goto(home + name)
    forms = tab.evaluate(CHANGE_ALL)
    for id in forms:
        expect(calculator(tab, id).locator("[data-said]")).not_to_be_empty()
    tab.evaluate(OPEN_ALL)
    found = faults(tab)
    boxes = tab.locator(".calc").filter(has=tab.locator("form input[type=text]"))
    for i in range(boxes.count()):
        boxes.nth(i).locator("form input[type=text]").first.fill("1e9")
        expect(boxes.nth(i).locator("[data-fault]:visible").first).to_be_visible()
    found += faults(tab) + in_both_schemes(tab)
    assert boxes.count() and found == []


def test_no_fault_in_what_opens(phone: BrowserContext, home: str) -> None:
    tab, found = phone.new_page(), {}
    tab.goto(home + POOL)
    tab.get_by_role("button", name="Navigation").click()
    expect(tab.get_by_role("button", name="Close the navigation")).to_be_focused()
    found["drawer"] = faults(tab)
    tab.keyboard.press("Escape")
    tab.get_by_role("button", name="Search").click()
    tab.keyboard.type("target number")
    expect(tab.locator(".md-search-result__item").first).to_be_visible()
    found["search"] = faults(tab)
    tab.keyboard.press("Escape")
    tab.route("**/engine/**", lambda route: route.abort())
    press(tab, "specializations")
    expect(calculator(tab).locator(".calc-failed")).to_be_visible()
    found["failure"] = faults(tab)
    assert {name: said for name, said in found.items() if said} == {}


def test_axe_would_find_a_fault(tab: Page, home: str) -> None:
    tab.goto(home + POOL)
    tab.evaluate("document.querySelector('.rule-words').style.color = '#d8d0c0'")
    tab.evaluate("document.querySelector('.calc input[type=text]').removeAttribute('id')")
    found = faults(tab)
    assert any(said.startswith("color-contrast") for said in found)
    assert any(said.startswith("label") for said in found)
