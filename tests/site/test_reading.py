"""The pages as they come, without a script or a touch."""

import re

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.book.built import pages
from tests.site.pages import POOL, SPARING, calculator, engine_files, headline

TARGETS = """.calc button, .calc summary, .calc .chip label, .calc input[type=text],
             .calc select, .calc-tool, .door, .calc-card"""
PAGES = [name for name in pages() if name != "404.html"]


def test_without_scripts_the_answer_stands(browser: Browser, home: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(home + POOL)
    expect(headline(page)).to_be_visible()
    expect(headline(page)).to_contain_text("card")
    calculator(page).locator("summary").first.click()
    step = calculator(page).locator(".steps a").first
    expect(step).to_be_visible()
    step.click()
    assert page.url.endswith("west/cards.html#tw-pool")
    context.close()


def test_a_text_page_loads_no_engine_fits_the_phone_and_keeps_the_policy(
    phone: BrowserContext, reporting: tuple[str, list[str]]
) -> None:
    """Every page: nothing of the engine, no other origin, no sideways scroll, nothing refused.

    One walk for all of it, since opening some ninety pages is what takes the time.
    """
    home, reports = reporting
    tab, seen, wide = phone.new_page(), [], {}
    tab.add_init_script(SPARING)
    tab.on("request", lambda request: seen.append(request))
    widths = [390, 320]
    for name in PAGES:
        tab.goto(home + name)
        widths.reverse()  # it has the last one as it comes
        for width in widths:
            tab.set_viewport_size({"width": width, "height": 700})
            if (found := tab.evaluate("document.documentElement.scrollWidth")) > width:
                wide[name, width] = found
    tab.goto(home + POOL)
    tab.mouse.wheel(0, 3000)
    tab.wait_for_timeout(500)
    assert len(seen) > len(PAGES)
    assert engine_files(seen) == []
    assert not [r.url for r in seen if not r.url.startswith(home) and not r.url.startswith("data:")]
    assert wide == {}
    assert reports == []


def test_the_answer_is_above_the_fold(tab: Page, home: str) -> None:
    tab.goto(home + POOL + "#west-card-pool")
    tab.wait_for_timeout(300)
    box = headline(tab).bounding_box()
    assert box is not None
    assert box["y"] >= 0 and box["y"] + box["height"] < 844
    assert headline(tab).evaluate("n => parseFloat(getComputedStyle(n).fontSize)") >= 32


def test_touch_targets_and_field_text(tab: Page, home: str) -> None:
    tab.goto(home + POOL)
    small = tab.evaluate(
        """(all) => [...document.querySelectorAll(all)]
           .filter((n) => n.checkVisibility())
           .filter((n) => n.getBoundingClientRect().height < 43.5)
           .map((n) => n.outerHTML.slice(0, 90))""",
        TARGETS,
    )
    assert small == []
    fonts = tab.eval_on_selector_all(
        ".calc input[type=text], .calc select",
        "all => all.map((n) => parseFloat(getComputedStyle(n).fontSize))",
    )
    assert min(fonts) >= 16


def test_home_leads_to_both_doors(tab: Page, home: str) -> None:
    tab.goto(home + "index.html")
    tab.get_by_role("link", name="I need a number").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("All calculators")
    tab.goto(home + "index.html")
    tab.get_by_role("link", name="I need the rule").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("All rules")


def test_search_finds_a_rule(tab: Page, home: str) -> None:
    tab.goto(home + "index.html")
    tab.get_by_role("button", name="Search").click()
    tab.keyboard.type("target number")
    hit = tab.locator(".md-search-result__item a[href$='#tw-tn']")
    expect(hit).to_be_attached()
    expect(tab.locator(".md-search-result__item a").first).to_have_attribute(
        "href", re.compile("west/attack")
    )


def test_a_link_within_a_page_leaves_the_page_as_it_is(tab: Page, home: str) -> None:
    tab.goto(home + POOL)
    pages, opened = [], calculator(tab).locator("details").first
    tab.on("request", lambda request: pages.append(request.url))
    opened.locator("summary").first.click()
    opened.evaluate("opened => { opened.dataset.same = true; }")
    for go in ["location.hash = 'tw-pool'", "history.back()", "history.forward()"]:
        before = tab.url
        tab.evaluate(go)
        tab.wait_for_function("before => location.href !== before", arg=before)
        tab.wait_for_timeout(300)
    expect(tab.locator("#tw-pool")).to_be_in_viewport()
    expect(tab.locator("details[data-same][open]")).to_have_count(1)
    assert [url for url in pages if url.endswith(".html")] == []


def test_print_is_light_and_opens_the_boxes(tab: Page, home: str) -> None:
    tab.emulate_media(media="print", color_scheme="dark")
    tab.goto(home + POOL)
    step = calculator(tab).locator(".steps li").first
    expect(step).to_be_visible()
    assert step.evaluate("n => n.getBoundingClientRect().height") > 0
    expect(tab.locator(".md-header")).to_be_hidden()
    paper = tab.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
