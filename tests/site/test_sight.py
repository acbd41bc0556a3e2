"""What a thumb can hit, large text, 400 % zoom, no motion, forced colours."""

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from tests.book.built import pages
from tests.site.axe import OPEN_STILL
from tests.site.browser import LAUNCH_ARGS, chromium_path
from tests.site.conftest import PHONE
from tests.site.pages import FORM, POOL, calculator, headline, press, type_in, widely
from tests.site.reach import CLIPPED, SMALL, STILL, TARGETS

PAGES = [name for name in pages() if name != "404.html"]


@pytest.mark.parametrize("names", widely(PAGES))
def test_every_target_is_44_pixels(tab: Page, home: str, names: list[str]) -> None:
    found = {}
    for name in names:
        tab.goto(home + name)
        tab.evaluate(OPEN_STILL)
        found[name] = tab.evaluate(SMALL, TARGETS)
    tab.get_by_role("button", name="Navigation").click()
    tab.get_by_role("button", name="Close the navigation").wait_for()
    tab.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
    tab.evaluate(OPEN_STILL)
    found["drawer"] = tab.evaluate(SMALL, TARGETS)
    assert {name: said for name, said in found.items() if said} == {}


def test_a_small_target_would_be_found(tab: Page, home: str) -> None:
    tab.goto(home + POOL)
    tab.evaluate("document.querySelector('.stepper button').style.flexBasis = '30px'")
    assert any("data-step" in said for said in tab.evaluate(SMALL, TARGETS))


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desk"])
@pytest.mark.parametrize("names", widely(PAGES))
def test_text_of_twice_the_size(
    browser_type: BrowserType, home: str, size: dict[str, int], names: list[str]
) -> None:
    """As a reader sets it in the browser: 32 px for what is 16."""
    arguments = [*LAUNCH_ARGS, "--blink-settings=defaultFontSize=32"]
    large = browser_type.launch(executable_path=chromium_path(), args=arguments)
    page, found = large.new_page(viewport=size), {}
    for name in names:
        page.goto(home + name)
        page.evaluate(OPEN_STILL)
        found[name] = page.evaluate(CLIPPED)
    page.goto(home + POOL)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "40px"
    before = headline(page).inner_text()
    press(page, "specializations")
    expect(headline(page)).not_to_have_text(before)
    large.close()
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize("names", widely(PAGES))
def test_at_400_percent_everything_is_there(browser: Browser, home: str, names: list[str]) -> None:
    """A desk of 1280 × 1024 px enlarged four times."""
    context = browser.new_context(viewport={"width": 320, "height": 256}, service_workers="block")
    page, found = context.new_page(), {}
    for name in names:
        page.goto(home + name)
        page.evaluate(OPEN_STILL)
        found[name] = page.evaluate(CLIPPED)
    page.goto(home + POOL)
    page.locator(f"#{FORM}-specializations").focus()
    page.keyboard.press("ArrowUp")
    expect(calculator(page).locator("[data-said]")).not_to_be_empty()
    page.locator(f"#{FORM}-specializations").scroll_into_view_if_needed()
    still = page.evaluate(STILL)
    context.close()
    assert still <= 256 / 3, "what stands still leaves two thirds of the view"
    assert {name: said for name, said in found.items() if said} == {}


def test_nothing_moves_for_who_wants_no_motion(browser: Browser, home: str) -> None:
    moves = "document.getAnimations().filter((a) => a.effect.getTiming().duration > 1).length"
    seen = {}
    for wish in ("reduce", "no-preference"):
        context = browser.new_context(viewport=PHONE, reduced_motion=wish, service_workers="block")
        page = context.new_page()
        page.goto(home + POOL)
        before = headline(page).inner_text()
        press(page, "specializations")
        expect(headline(page)).not_to_have_text(before)
        seen[wish] = page.evaluate(moves)
        page.get_by_role("button", name="Navigation").click()
        seen[wish] += page.evaluate(moves)
        context.close()
    assert seen["reduce"] == 0
    assert seen["no-preference"] > 0, "the test can see motion"


def test_forced_colours_keep_every_state(phone: BrowserContext, home: str) -> None:
    tab = phone.new_page()
    tab.emulate_media(forced_colors="active")
    tab.goto(home + POOL)
    style = """(both) => both.map((n) => getComputedStyle(n)).map((s) => s.background + s.color)"""
    chips = [f"#{FORM} [for={FORM}-presence-{die}]" for die in ("d6", "d12")]
    tab.locator(f"#{FORM}-presence-d6").check()
    on, off = (tab.locator(chip).element_handle() for chip in chips)
    first, second = tab.evaluate(style, [on, off])
    assert first != second, "the chosen chip differs from the others"
    tab.locator(f"#{FORM}-specializations").focus()
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert tab.evaluate(outline) != "none"
    type_in(tab, "verve", "x")
    wrong = tab.locator(f"#{FORM} .wrong .stepper").first
    expect(wrong).to_be_visible()
    assert wrong.evaluate("n => getComputedStyle(n).borderStyle") == "dashed"
    ground = "getComputedStyle(document.body).backgroundColor"
    bars = tab.locator(".odds-plot rect").first
    assert bars.evaluate("n => getComputedStyle(n).fill") != tab.evaluate(ground)
