"""Live use on a phone: how long a reader waits for each press, and what moves meanwhile."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect, sync_playwright

from tests.audit.bars import Bar
from tests.site import scenes
from tests.site.browser import LAUNCH_ARGS, chromium_path
from tests.site.pages import calculator

PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000  # milliseconds, for a slowed processor on a busy machine
PRESSES = 12  # of each thing that can be pressed

# As the web-vitals library counts: the longest event of each interaction; shifts that no press
# explains, summed.
WATCH = """() => {
  window.took = new Map();
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      took.set(interactionId, Math.max(duration, took.get(interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) shifted += each.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))"
SEEN = "() => [[...took.values()].sort((a, b) => b - a), shifted, performance.interactionCount]"


def pressed(page: Page, buttons: Locator, times: int = PRESSES) -> None:
    """Tap what is there, one after the other, and let each answer be drawn."""
    for i in range(times):
        tapped(page, buttons.nth(i % buttons.count()))


def tapped(page: Page, button: Locator) -> None:
    """Tap it in the middle of the screen, clear of the answer that stays in sight."""
    button.evaluate("node => node.scrollIntoView({ block: 'center' })")
    button.tap()
    page.evaluate(SETTLED)


def answers(page: Page, home: str) -> None:
    """A calculator: started, its steppers and chips pressed."""
    page.goto(home + "west/cards.html")
    box = calculator(page)
    before = box.locator(".answer-main").inner_text()
    box.locator("button[data-step='1']:visible").first.tap()
    expect(box.locator(".answer-main")).not_to_have_text(before)
    pressed(page, box.locator("button[data-step]:visible"))
    pressed(page, box.locator(".chip input:visible"))


def chances(page: Page, home: str) -> None:
    """The largest odds of the book: a chart of which every bar changes."""
    page.goto(home + "west/odds.html")
    box = calculator(page, "west-odds")
    state = box.locator("[data-part=answer]").inner_text()
    box.locator("button[data-step='1']:visible").first.tap()
    expect(box.locator("[data-part=answer]")).not_to_have_text(state, use_inner_text=True)
    pressed(page, box.locator("button[data-step]:visible"))


def scene(page: Page, home: str) -> None:
    """A scene: begun, played, undone."""
    page.goto(home + scenes.PLACE)
    scenes.begin(page)
    for _ in range(PRESSES):
        tapped(page, scenes.scene(page).locator(scenes.PRESS).first)
    pressed(page, scenes.tool(page, "Undo"), 4)


def worst(took: list[float], interactions: int) -> float:
    """The slowest interaction; of many, one in fifty is left aside, as INP does."""
    return took[min(interactions // 50, len(took) - 1)] if took else 0


def measured(home: str, slowdown: float) -> Iterator[Bar]:
    """The bars of each way of using the book, the processor slowed down so many times."""
    ways: dict[str, Callable[[Page, str], None]] = {
        "calculator": answers,
        "odds": chances,
        "scene": scene,
    }
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=LAUNCH_ARGS)
        for name, use in ways.items():
            page = browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True)
            page.set_default_timeout(PATIENCE)
            page.add_init_script(f"({WATCH})()")
            page.context.new_cdp_session(page).send(
                "Emulation.setCPUThrottlingRate", {"rate": slowdown}
            )
            use(page, home)
            took, shifted, count = page.evaluate(SEEN)
            note = f"{count} interactions, processor slowed {slowdown:g} times"
            yield Bar("interaction", name, round(worst(took, count)), 200, " ms", note=note)
            yield Bar("shift in use", name, round(shifted, 3), 0.02)
            page.context.close()
        browser.close()
