"""What a reader switches on stays on, for every page, and single keys are off until then."""

from playwright.sync_api import Page, expect

from tests.site.waits import comes_true

WAKE = """() => {
  window.locks = [];
  Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
    const lock = { released: false, release: async () => { lock.released = true; } };
    window.locks.push(lock);
    return lock;
  } } });
}"""


def test_choices_last_from_page_to_page(tab: Page, home: str) -> None:
    tab.goto(home + "hands.html")
    for name in ("Big type", "Left hand"):
        tab.get_by_text(name, exact=True).tap()
    expect(tab.locator("html.is-big.is-left")).to_have_count(1)
    tab.goto(home + "west/cards.html")
    expect(tab.locator("html.is-big.is-left")).to_have_count(1)
    size = tab.locator("#west-card-pool .answer-main").evaluate("e => getComputedStyle(e).fontSize")
    assert float(size.removesuffix("px")) >= 48
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390
    tab.goto(home + "hands.html")
    tab.get_by_text("Big type", exact=True).tap()
    expect(tab.locator("html.is-big")).to_have_count(0)
    expect(tab.locator("html.is-left")).to_have_count(1)


def test_the_screen_is_kept_on_only_when_asked(tab: Page, home: str) -> None:
    tab.add_init_script(f"({WAKE})()")
    tab.goto(home + "hands.html")
    assert tab.evaluate("locks.length") == 0
    tab.get_by_text("Keep the screen on", exact=True).tap()
    comes_true(tab, "locks.length === 1")
    tab.get_by_text("Keep the screen on", exact=True).tap()
    comes_true(tab, "locks[0].released")


def test_single_keys_are_off_until_switched_on(tab: Page, home: str) -> None:
    tab.goto(home + "west/cards.html")
    tab.keyboard.press("n")
    tab.keyboard.press("?")
    expect(tab.locator("dialog[open]")).to_have_count(0)
    assert tab.url.endswith("cards.html")
    tab.goto(home + "hands.html")
    tab.get_by_text("Single keys", exact=True).tap()
    tab.goto(home + "west/cards.html")
    tab.keyboard.press("?")
    sheet = tab.locator("dialog[open]")
    expect(sheet).to_contain_text("undo in a scene")
    tab.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    tab.locator("#west-card-pool-verve").fill("2")
    tab.locator("#west-card-pool-verve").press("n")  # who types, types
    assert tab.url.partition("#")[0].endswith("cards.html")
    tab.locator("h1").click()
    tab.keyboard.press("n")
    expect(tab.locator("h1")).to_have_text("The attack")


def test_a_screen_for_the_judge_can_be_ticked(tab: Page, home: str) -> None:
    tab.goto(home + "west/screen.html")
    step = tab.locator(".task").first
    assert (step.bounding_box() or {"height": 0})["height"] >= 44
    step.tap(position={"x": 10, "y": 15})
    expect(step.locator("input")).to_be_checked()
    expect(tab.locator(".screen table")).to_have_count(8)
