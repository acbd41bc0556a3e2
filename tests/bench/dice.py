"""What the exact odds of the narrative dice cost: beside icepool, in the browser, at the limit."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import icepool
from playwright.sync_api import Browser

from calculators.catalogue import find
from rules_core.clockwork.dice import Die, Pool, net_advantage, net_success
from rules_core.clockwork.roll import joint

LARGEST = Pool(proficiency=5, boost=2, challenge=4, setback=2)
"""The largest of the pools with a published chance."""
TEN = {die.value: "10" for die in Die}
JOINT = """import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
pyodide.unpackArchive(await (await fetch("sources.zip")).arrayBuffer(), "zip");
postMessage(pyodide.runPython(`
import time
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.roll import joint

took = []
for _ in range(9):
    began = time.perf_counter()
    joint(Pool(POOL))
    took.append((time.perf_counter() - began) * 1000)
sorted(took)[4]
`));
"""
WAIT = """() => new Promise((resolve, reject) => {
  const worker = new Worker("joint.js", { type: "module" });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = () => reject(new Error("the worker failed"));
})"""

ROUND_TRIPS = """async ([question, times]) => {
  const { ask } = await import(new URL("../assets/parley/engine.js", location.href).href);
  await ask(question);
  const took = [];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await ask(question);
    took.push(performance.now() - began);
  }
  return took;
}"""


def by_icepool(pool: Pool) -> Any:
    """The same joint distribution by icepool: dice of vectors, added up."""
    kinds = []
    for die in Die:
        faces = [
            icepool.vectorize(net_success(f), net_advantage(f), f.count("T"), f.count("D"))
            for f in die.faces
        ]
        if pool.count(die):
            kinds.append(pool.count(die) @ icepool.Die(faces))
    first, *others = kinds
    return sum(others, start=first)


def beside_icepool(times: int = 5) -> tuple[float, float]:
    """Milliseconds of processor time, ours and icepool's in turn, medians; both must agree."""
    ours, theirs = [], []
    for _ in range(times):
        took, odds = timed(lambda: joint(LARGEST))
        ours.append(took)
        took, die = timed(lambda: by_icepool(LARGEST))
        theirs.append(took)
        if dict(odds.ways) != {tuple(outcome): n for outcome, n in die.items()}:
            raise AssertionError("ours and icepool's odds differ")
    return median(ours), median(theirs)


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Milliseconds of processor time, and what came out."""
    began = time.process_time()
    found = work()
    return (time.process_time() - began) * 1000, found


def limit() -> tuple[float, float]:
    """Milliseconds for 10 dice of each kind: net figures alone, and a calculator's answer."""
    pool = Pool(**{name: int(n) for name, n in TEN.items()})
    alone = min(timed(lambda: joint(pool, 0, 0))[0] for _ in range(3))
    answer = min(timed(lambda: find("clockwork-attack-odds").solve(TEN))[0] for _ in range(3))
    return alone, answer


def in_the_browser(browser: Browser, plain: str, folder: Path) -> float:
    """Milliseconds of the largest pool's joint odds in the browser's Python, median of 9."""
    pool = ", ".join(f"{name}={n}" for name, n in LARGEST.by_name().items())
    (folder / "joint.js").write_text(JOINT.replace("POOL", pool), encoding="utf-8")
    page = browser.new_context().new_page()
    page.set_default_timeout(180_000)
    page.goto(f"{plain}index.html")
    took: float = page.evaluate(WAIT)
    page.context.close()
    return took


def answered(browser: Browser, site: str, inputs: dict[str, str], times: int) -> float:
    """Milliseconds from question to answer of `clockwork-odds` in our page, median."""
    question = json.dumps({"calculator": "clockwork-odds", "root": "../", "inputs": inputs})
    page = browser.new_context().new_page()
    page.set_default_timeout(180_000)
    page.goto(f"{site}clockwork/odds.html")
    took: list[float] = page.evaluate(ROUND_TRIPS, [question, times])
    page.context.close()
    return median(took)
