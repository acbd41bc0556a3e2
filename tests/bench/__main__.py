"""``make bench``: what a reader waits for, as ratios of things measured in turn in one run.

Prints each figure and writes all of them to ``build/bench.json``.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from calculators.catalogue import find
from calculators.kit.live import answer
from calculators.kit.serve import start
from tests.bench.plain import TOP, make
from tests.site.browser import LAUNCH_ARGS, chromium_path

RUNS = 7
ASK = json.dumps({"calculator": "west-card-pool", "root": "", "inputs": {"specializations": "1"}})

# From the press of a button to the frame in which the answer's text has changed.
PRESS = """([button, answer]) => new Promise((resolve) => {
  const text = () => document.querySelector(answer).textContent;
  const before = text();
  const began = performance.now();
  const look = () => (text() === before ? requestAnimationFrame(look)
    : requestAnimationFrame(() => resolve(performance.now() - began)));
  const node = document.querySelector(button);
  node.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  node.click();
  look();
})"""
MORE = '[data-for="west-card-pool-specializations"][data-step="1"]'
LESS = '[data-for="west-card-pool-specializations"][data-step="-1"]'
ANSWER = "#west-card-pool .answer-main"


def first_answer(browser: Browser, address: str, button: str, text: str) -> tuple[float, int]:
    """Milliseconds from the first touch to the answer, and the bytes fetched, in a new profile."""
    context = browser.new_context()
    page = context.new_page()
    sizes: list[int] = []
    page.goto(address, wait_until="load")
    page.wait_for_timeout(300)
    page.on("response", lambda r: sizes.append(int(r.headers.get("content-length", "0"))))
    took = page.evaluate(PRESS, [button, text])
    context.close()
    return took, sum(sizes)


def later_answers(browser: Browser, address: str, times: int = 100) -> list[float]:
    """Milliseconds of each of many answers once the engine runs."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.evaluate(PRESS, [MORE, ANSWER])
    took = [page.evaluate(PRESS, [LESS if i % 2 == 0 else MORE, ANSWER]) for i in range(times)]
    context.close()
    return took


def native() -> float:
    """Milliseconds of the same answer in CPython once it is loaded (median of 100)."""
    took = []
    for _ in range(100):
        began = time.perf_counter()
        answer(ASK)
        took.append((time.perf_counter() - began) * 1000)
    return median(took)


def odds(**texts: str) -> float:
    """Seconds that `west-odds` takes in CPython, best of three."""
    took = []
    for _ in range(3):
        began = time.process_time()
        find("west-odds").solve({name.replace("__", "-"): value for name, value in texts.items()})
        took.append(time.process_time() - began)
    return min(took)


WORST = {
    **{"cards": "16", "style": "fast-talk", "social_combat": "5", "presence": "d12"},
    **{"secondary": "d12", "trigger": "5", "willpower": "20", "stress": "60"},
    **{"vitals_cards": "18", "head_cards": "18", "calamity": "3"},
    **{"ind": "yes", "progressive": "yes", "effect__sum": "open"},
}


def build() -> float:
    """Seconds to build the pages, the engine being there."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
    subprocess.run(
        [*command, "--site-dir", str(TOP / "build" / "bench" / "site")], cwd=TOP, check=True
    )
    return time.perf_counter() - began


def measure() -> list[dict[str, Any]]:
    """Every figure, in one run."""
    site = TOP / "site"
    server, ours = start(site)
    other, plain = start(make(TOP / "build" / "bench" / "plain"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=LAUNCH_ARGS)
        pairs = [
            (
                first_answer(browser, ours + "west/cards.html", MORE, ANSWER),
                first_answer(browser, plain, "button", "p"),
            )
            for _ in range(RUNS)
        ]
        later = later_answers(browser, ours + "west/cards.html")
        browser.close()
    for each in (server, other):
        each.shutdown()
        each.server_close()
    mine, theirs = median(p[0][0] for p in pairs), median(p[1][0] for p in pairs)
    runs = f"median of {RUNS}, new profile each, in turn"
    return [
        figure("first_answer_ms", mine, "ms", f"first touch to answer on screen; {runs}"),
        figure("plain_first_answer_ms", theirs, "ms", "the same on a plain Pyodide page"),
        figure("first_answer_cold_ratio", mine / theirs, "", "ours / plain"),
        figure(
            "first_answer_bytes", pairs[0][0][1], "bytes", "fetched after the touch, not compressed"
        ),
        figure("plain_first_answer_bytes", pairs[0][1][1], "bytes", "the same on a plain page"),
        figure("first_answer_bytes_ratio", pairs[0][0][1] / pairs[0][1][1], "", "ours / plain"),
        figure(
            "later_answer_ms", median(later), "ms", "input to new text on screen, median of 100"
        ),
        figure("native_answer_ms", native(), "ms", "the same answer in CPython: the floor"),
        figure("west_odds_ms", odds() * 1000, "ms", "the default west-odds in CPython"),
        figure("west_odds_worst_s", odds(**WORST), "s", "the worst west-odds found, 16 cards"),
        figure("site_build_s", build(), "s", "mkdocs build --strict, the engine being there"),
    ]


def figure(name: str, value: float, unit: str, note: str) -> dict[str, Any]:
    """One line of the report."""
    return {"name": name, "value": round(value, 4), "unit": unit, "note": note}


def main() -> None:
    """Measure, print, write."""
    figures = measure()
    for each in figures:
        print(f"{each['name']:28} {each['value']:>14,} {each['unit']:6} {each['note']}")
    Path(TOP / "build" / "bench.json").write_text(
        json.dumps(figures, indent=1) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
