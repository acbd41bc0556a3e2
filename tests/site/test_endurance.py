"""A long evening in one tab: memory stays flat, and one worker does it all."""

import json

import pytest
from playwright.sync_api import CDPSession, Page, Route, expect

from tests.book.built import SITE
from tests.site.breaking import PARTS
from tests.site.pages import COUNT_QUESTIONS, POOL, calculator, press
from tests.site.test_answers import as_published

QUALITY = SITE.parent / "build" / "quality"  # the figures of each batch, for who wants to see them
CALCULATIONS, CHANGES, BATCHES = 1000, 200, 10
GROWTH = 1.1  # what may be there at the end, of what was there after the first batch
KEEPS_WASM = """
for (const name of ["instantiate", "instantiateStreaming"]) {
  const plain = WebAssembly[name];
  WebAssembly[name] = async (what, given) => {
    const made = await plain(what, given);
    const { exports } = made.instance ?? made;
    const all = [exports, given?.env ?? {}].flatMap(Object.values);
    self.kept = all.find((one) => one instanceof WebAssembly.Memory) ?? self.kept;
    return made;
  };
}
"""
# Presses steppers of all the page's calculators in turn; at its end, one is turned round.
PRESS = """async ([times, from]) => {
  const { ask } = await import(new URL("../assets/parley/engine.js", location.href).href);
  const boxes = [...document.querySelectorAll("[data-calculator] input[data-least]")];
  const seen = boxes.filter((box) => box.getClientRects().length);
  const least = JSON.stringify({ calculator: "west-card-pool", root: "../", inputs: {} });
  for (let i = from; i < from + times; i++) {
    const box = seen[i % seen.length];
    const { least: first, most: last } = box.dataset;
    box.way = { [last]: -1, [first]: 1 }[box.value] ?? box.way ?? 1;
    document.querySelector(`[data-for="${box.id}"][data-step="${box.way}"]`).click();
    await ask(least); // it is answered after what was pressed
  }
}"""
PLACES = {"attack.html": "#tw-tn", "cards.html": "#tw-pool"}


def keep_wasm(route: Route) -> None:
    """The worker as it is served, its memory in reach of who measures."""
    route.fulfill(body=KEEPS_WASM + route.fetch().text(), content_type="text/javascript")


def measure(page: Page, cdp: CDPSession) -> dict[str, float]:
    """What is in use once the rubbish is out: nodes, and bytes of page and worker together."""
    for _ in range(2):
        cdp.send("HeapProfiler.collectGarbage")
    told = {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}
    (worker,) = [each for each in page.workers if each.url.endswith("parley/worker.js")]
    wasm = worker.evaluate("self.kept.buffer.byteLength")
    heap = told["JSHeapUsedSize"]
    return {"nodes": told["Nodes"], "bytes": heap + wasm, "of them in the page": heap}


def go(page: Page, times: int) -> None:
    """Turn pages by instant navigation, there and back."""
    for i in range(times):
        name = [*PLACES][i % len(PLACES)]
        page.evaluate(f"document.querySelector('a[href$=\"{name}\"]').click()")
        expect(page.locator(PLACES[name])).to_be_attached()


@pytest.mark.long
def test_a_thousand_calculations_and_two_hundred_pages(tab: Page, home: str) -> None:
    tab.add_init_script(COUNT_QUESTIONS)
    tab.route(PARTS["worker"], keep_wasm)
    as_published(tab, home)
    tab.goto(home + POOL)
    press(tab, "specializations")
    cdp = tab.context.new_cdp_session(tab)
    cdp.send("Performance.enable")
    seen = list[dict[str, float]]()
    each = CALCULATIONS // BATCHES
    for batch in range(BATCHES):
        tab.evaluate(PRESS, [each, batch * each])
        go(tab, CHANGES // BATCHES)
        seen.append(measure(tab, cdp))
    QUALITY.mkdir(parents=True, exist_ok=True)
    (QUALITY / "endurance.json").write_text(json.dumps(seen), "utf-8")
    # The page's own part grows by some 14 kB a turn: what the theme's subscriptions keep.
    grown = {name: seen[-1][name] / seen[0][name] for name in ("nodes", "bytes")}
    assert max(grown.values()) <= GROWTH, seen
    assert tab.evaluate("window.workers") == 1
    assert tab.evaluate("window.questions") >= 2 * CALCULATIONS
    expect(calculator(tab).locator(".calc-failed")).to_be_hidden()
