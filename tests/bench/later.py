"""Once Python runs: answers one after the other, and the floors beside them."""

import json
import subprocess
import sys
import time
from statistics import median

from playwright.sync_api import Browser

from calculators.kit.live import answer
from tests.bench.first import ANSWER, LESS, MORE, PRESS
from tests.bench.plain import TOP

QUESTION = json.dumps(
    {"calculator": "west-card-pool", "root": "", "inputs": {"specializations": "1"}}
)
# What the pool's rule is when nothing but its number is wanted.
BY_HAND = """() => {
  const dice = ["d4", "d6", "d8", "d10", "d12"];
  const pool = ({ spirit, essence, skill, specializations }) =>
    Math.max(1, spirit + dice.indexOf(essence) - 1 + skill + specializations);
  const began = performance.now();
  let sum = 0;
  for (let i = 0; i < 1e5; i++) {
    sum += pool({ spirit: 2, essence: "d8", skill: i % 5, specializations: i % 4 });
  }
  return [(performance.now() - began) / 1e5, sum];
}"""
ROUND_TRIP = """async (question) => {
  const { ask } = await import(new URL("../assets/parley/engine.js", location.href).href);
  const took = [];
  for (let i = 0; i < 100; i++) {
    const began = performance.now();
    await ask(question);
    took.push(performance.now() - began);
  }
  return took;
}"""


TALKS = [
    json.dumps({"calculator": "west-odds", "root": "../", "inputs": {"nerve": str(nerve)}})
    for nerve in (3, 4, 5)
]
"""The odds of a default talk, and of its neighbours: what a press of a stepper asks."""
EACH = """async (questions) => {
  const { ask } = await import(new URL("../assets/parley/engine.js", location.href).href);
  const took = [];
  for (let i = 0; i < 30; i++) {
    const began = performance.now();
    await ask(questions[i % questions.length]);
    took.push(performance.now() - began);
  }
  return took;
}"""


def talks(browser: Browser, address: str) -> float:
    """Milliseconds of the odds of a talk in the page, once Python runs; the median."""
    page = browser.new_context().new_page()
    page.goto(address)
    page.evaluate(PRESS, [MORE, ANSWER])
    took = median(page.evaluate(EACH, TALKS))
    page.context.close()
    return took


def native_talks(times: int = 30) -> float:
    """Milliseconds of the same answers in CPython; the median."""
    took = []
    for i in range(times):
        began = time.perf_counter()
        answer(TALKS[i % len(TALKS)])
        took.append((time.perf_counter() - began) * 1000)
    return median(took)


def later(browser: Browser, address: str, times: int = 100) -> dict[str, float]:
    """Milliseconds: from input to new text, of that through the worker, and by hand; medians."""
    page = browser.new_context().new_page()
    page.goto(address)
    page.evaluate(PRESS, [MORE, ANSWER])
    took = [page.evaluate(PRESS, [LESS if i % 2 == 0 else MORE, ANSWER]) for i in range(times)]
    trips = page.evaluate(ROUND_TRIP, QUESTION)
    by_hand = page.evaluate(BY_HAND)[0]
    page.context.close()
    return {"later": median(took), "worker": median(trips), "by hand": by_hand}


def idle(browser: Browser, address: str, times: int = 5) -> float:
    """Milliseconds of the first answer where Python was started before, when idle."""
    took = []
    for _ in range(times):
        page = browser.new_context().new_page()
        page.goto(address)
        page.evaluate("""async () => {
          const { onStage, start } = await import(
            new URL("../assets/parley/engine.js", location.href).href);
          await new Promise((ready) => {
            onStage((stage) => stage === "ready" && ready());
            start();
          });
        }""")
        page.wait_for_timeout(300)
        took.append(page.evaluate(PRESS, [MORE, ANSWER]))
        page.context.close()
    return median(took)


def native(times: int = 100) -> float:
    """Milliseconds of the same answer in CPython once it is loaded."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        answer(QUESTION)
        took.append((time.perf_counter() - began) * 1000)
    return median(took)


def native_start(times: int = 5) -> float:
    """Milliseconds from starting CPython to that answer."""
    took = []
    script = f"from calculators.kit.live import answer; answer({QUESTION!r})"
    for _ in range(times):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", script], cwd=TOP, check=True)
        took.append((time.perf_counter() - began) * 1000)
    return median(took)


def build() -> float:
    """Seconds to build the pages, the engine being there."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
    target = TOP / "build" / "bench" / "site"
    subprocess.run([*command, "--site-dir", str(target)], cwd=TOP, check=True)
    return time.perf_counter() - began
