"""With the keyboard alone: every page walked through, and each flow; focus is never hidden."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.book.built import pages
from tests.site.axe import OPEN_STILL
from tests.site.conftest import PHONE
from tests.site.pages import FORM, POOL, calculator, headline, widely
from tests.site.reach import FOCUSED

PAGES = [name for name in pages() if name != "404.html"]
SIZES = [
    pytest.param(PHONE, id="phone"),
    pytest.param({"width": 320, "height": 256}, id="enlarged", marks=pytest.mark.long),
    pytest.param({"width": 1280, "height": 800}, id="desk", marks=pytest.mark.long),
]
DRAWN = "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
LONGEST = 1500  # presses of Tab; a page has fewer stops


def walk(page: Page, key: str) -> list[str]:
    """Press the key through the whole page; the stops that cannot be seen, or have no mark."""
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.evaluate(DRAWN)  # what the scrolling sets off is over
    seen, wrong = set[str](), list[str]()
    for _ in range(LONGEST):
        page.keyboard.press(key)
        stop = page.evaluate(FOCUSED)
        if stop is None or stop["id"] in seen:
            break
        seen.add(stop["id"])
        wrong += [f"not seen: {stop['html']}"] if not stop["seen"] else []
        wrong += [f"not marked: {stop['html']}"] if not stop["marked"] else []
    else:
        wrong.append("the walk does not end")
    return wrong if len(seen) > 5 else [*wrong, f"only {len(seen)} stops"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", widely(PAGES))
def test_focus_is_never_hidden(
    browser: Browser, home: str, size: dict[str, int], names: list[str]
) -> None:
    context = browser.new_context(viewport=size, service_workers="block", reduced_motion="reduce")
    found = {}
    for name in names:
        page = context.new_page()  # a walk ends in the browser's own bars
        page.goto(home + name)
        page.evaluate(OPEN_STILL)
        found[name] = walk(page, "Tab") + walk(page, "Shift+Tab")
        page.close()
    context.close()
    assert {name: said for name, said in found.items() if said} == {}


def test_the_first_stop_leads_past_the_bar(tab: Page, home: str) -> None:
    tab.goto(home + POOL)
    tab.keyboard.press("Tab")
    skip = tab.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    tab.keyboard.press("Enter")
    tab.wait_for_url("**#*")
    tab.evaluate(DRAWN)  # it has been led there
    tab.keyboard.press("Tab")
    assert tab.evaluate("Boolean(document.activeElement.closest('.md-content'))")


def test_the_drawer(tab: Page, home: str) -> None:
    tab.goto(home + POOL)
    opener = tab.get_by_role("button", name="Navigation", exact=True)
    opener.focus()
    tab.keyboard.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(tab.get_by_role("button", name="Close the navigation")).to_be_focused()
    for _ in range(200):  # nothing but the drawer can be reached
        tab.keyboard.press("Tab")
        inside = "document.activeElement.closest('.md-sidebar--primary') || document.body"
        assert tab.evaluate(f"Boolean({inside})")
        if tab.evaluate("document.activeElement === document.body"):
            break
    assert tab.evaluate("document.querySelector('.md-content').inert")
    tab.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(opener).to_have_attribute("aria-expanded", "false")
    assert not tab.evaluate("document.querySelector('.md-content').inert")
    tab.keyboard.press("Enter")
    summary = tab.locator(".md-sidebar--primary summary", has_text="The West")
    summary.focus()
    if not tab.evaluate("document.activeElement.parentElement.open"):
        tab.keyboard.press("Enter")
    tab.locator(".md-sidebar--primary").get_by_role("link", name="The attack").focus()
    tab.keyboard.press("Enter")
    expect(tab.get_by_role("heading", level=1)).to_have_text("The attack")


def test_the_search(tab: Page, home: str) -> None:
    tab.goto(home + "index.html")
    tab.get_by_role("button", name="Search").focus()
    tab.keyboard.press("Enter")
    expect(tab.locator(".md-search__input")).to_be_focused()
    tab.keyboard.type("calamity")
    expect(tab.locator(".md-search-result__item").first).to_be_visible()
    expect(tab.get_by_role("status").filter(has_text="matching")).to_be_visible()
    tab.keyboard.press("ArrowDown")
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/west/**")
    tab.get_by_role("button", name="Search").focus()
    tab.keyboard.press("Enter")
    tab.keyboard.press("Escape")
    expect(tab.get_by_role("button", name="Search")).to_have_attribute("aria-expanded", "false")


def test_the_scheme(tab: Page, home: str) -> None:
    tab.goto(home + "index.html")
    tab.get_by_role("button", name="Switch to dark").focus()
    tab.keyboard.press("Enter")
    expect(tab.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    button = tab.get_by_role("button", name="Switch to light")
    expect(button).to_be_focused()
    tab.keyboard.press("Space")
    expect(tab.locator("body")).to_have_attribute("data-md-color-scheme", "default")
    tab.reload()
    expect(tab.locator("body")).to_have_attribute("data-md-color-scheme", "default")


def test_a_calculator_from_its_link_to_a_rule(tab: Page, home: str) -> None:
    tab.goto(home + "calculators.html")
    card = tab.locator(f"a[href$='#{FORM}']")
    card.focus()
    tab.keyboard.press("Enter")
    expect(calculator(tab)).to_be_in_viewport()
    box = tab.locator(f"#{FORM}-verve")
    box.focus()
    tab.keyboard.press("ControlOrMeta+a")
    tab.keyboard.type("4")
    expect(box).to_have_value("4")
    before = headline(tab).inner_text()
    tab.keyboard.press("ArrowUp")
    expect(headline(tab)).not_to_have_text(before)
    reason = calculator(tab).locator(".figure summary").first
    reason.focus()
    tab.keyboard.press("Enter")
    step = calculator(tab).locator(".steps a").first
    step.focus()
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/west/**#tw-*")
    assert tab.evaluate("location.hash.length") > 1
    rule = tab.locator(f"[id='{tab.url.partition('#')[2]}']")
    expect(rule).to_be_in_viewport()


@pytest.mark.parametrize("key", ["f", "s", "/", "n", "p", ",", "."])
def test_a_single_letter_does_nothing(tab: Page, home: str, key: str) -> None:
    tab.goto(home + POOL)
    tab.locator("h1").click()
    tab.keyboard.press(key)
    tab.wait_for_timeout(200)
    assert tab.url.endswith(POOL)
    assert not tab.locator("#__search").is_checked()
