"""From the first touch to the answer on the screen: ours and a plain page, measured in turn."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, BrowserType

from tests.site.browser import LAUNCH_ARGS

# From the press of a button to the end of the frame in which the answer's text has changed.
PRESS = """([button, answer]) => new Promise((resolve) => {
  const line = document.querySelector(answer).closest("[data-part], body");
  const text = () => document.querySelector(answer).textContent;
  const before = text();
  const shown = new MessageChannel(); // its message comes after the frame is drawn
  shown.port1.onmessage = () => resolve(performance.now() - began);
  const watcher = new MutationObserver(() => {
    if (text() === before) return;
    watcher.disconnect();
    requestAnimationFrame(() => shown.port2.postMessage(0));
  });
  watcher.observe(line, { childList: true, subtree: true, characterData: true });
  const began = performance.now();
  const node = document.querySelector(button);
  node.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  node.click();
})"""
MORE = '[data-for="west-card-pool-specializations"][data-step="1"]'
LESS = '[data-for="west-card-pool-specializations"][data-step="-1"]'
ANSWER = "#west-card-pool .answer-main"
WAIT = 180_000  # milliseconds, on the slowest line

# A line of which nothing is known takes the snapshot, a sparing reader the library; neither starts
# anything before the touch.
UNKNOWN = "Object.defineProperty(navigator, 'connection', { value: undefined });"
SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"


@dataclass(frozen=True)
class Target:
    """A page to measure: its address, the button to press, the place of the answer."""

    address: str
    button: str
    answer: str


def ours(address: str) -> Target:
    """The chapter with the card pool."""
    return Target(f"{address}west/cards.html", MORE, ANSWER)


def plain(address: str) -> Target:
    """The page to compare with."""
    return Target(f"{address}index.html", "button", "p")


def touched(context: BrowserContext, target: Target, script: str) -> float:
    """Milliseconds from the first touch to the answer, in a new page."""
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.add_init_script(script)
    page.goto(target.address, wait_until="load")
    page.wait_for_timeout(300)
    took: float = page.evaluate(PRESS, [target.button, target.answer])
    page.close()
    return took


def cold(kind: BrowserType, program: str, script: str) -> Callable[[Target], float]:
    """Measures with a new profile in a new browser process each time."""

    def one(target: Target) -> float:
        browser = kind.launch(executable_path=program, args=LAUNCH_ARGS, timeout=WAIT)
        took = touched(browser.new_context(), target, script)
        browser.close()
        return took

    return one


def warm(kind: BrowserType, program: str, script: str) -> Callable[[Target], float]:
    """Measures a second visit: the profile of a first one, in a new browser process.

    The first visit waits for the answer, and then a while, so that a service worker can store.
    """

    def one(target: Target) -> float:
        with TemporaryDirectory() as profile:
            for visit in (1, 2):
                context = kind.launch_persistent_context(
                    Path(profile), executable_path=program, args=LAUNCH_ARGS, timeout=WAIT
                )
                took = touched(context, target, script)
                if visit == 1:
                    context.new_page().wait_for_timeout(3000)
                context.close()
        return took

    return one


def in_turn(
    one: Callable[[Target], float], us: Target, them: Target, runs: int
) -> tuple[float, float]:
    """The medians of both, measured in turn."""
    pairs = [(one(us), one(them)) for _ in range(runs)]
    return median(p[0] for p in pairs), median(p[1] for p in pairs)
