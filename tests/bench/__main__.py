"""``make bench``: what a reader waits for, as ratios of things measured in turn in one run.

Prints each figure and writes all of them to ``build/quality/bench.json``. With ``python -m
tests.bench 3 cold later`` only those groups (of cold, half, line, warm, later, odds, dice) are
measured, 3 times each, and written to ``build/bench-some.json``.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserType, sync_playwright

from calculators.kit.engine import engine_facts
from calculators.kit.serve import start
from tests.bench import dice, first, later
from tests.bench.lines import half_a_core, pack, slow
from tests.bench.plain import TOP, make
from tests.bench.talks import WORST, odds
from tests.quality.stamp import stamp
from tests.site.browser import LAUNCH_ARGS, chromium_path

WORK = TOP / "build" / "bench"
GROUPS = ("cold", "half", "line", "warm", "later", "odds", "dice")
AIMS = {
    "first_answer_cold": 0.25,
    "first_answer_slowcpu": 0.25,
    "first_answer_fast4g": 0.5,
    "first_answer_slow4g": None,
    "first_answer_warm": 0.25,
    "first_answer_bytes": 0.66,
    "slow_phone": None,  # half a core and fast 4G together
}
WAYS = {"snapshot": first.UNKNOWN, "library": first.SPARING}


class Figure(NamedTuple):
    """One line of the report; `aim` is what it should not exceed."""

    name: str
    value: float
    unit: str
    note: str
    aim: float | None = None


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder over the local line; its address."""
    server, address = start(folder)
    yield address
    server.shutdown()
    server.server_close()


def compared(
    name: str, kind: BrowserType, runs: int, how: str = "cold", line: str = "", program: str = ""
) -> Iterator[Figure]:
    """First answers both ways, against the plain page; the aim is for the way the line takes."""
    site, plain, aim = TOP / "site", WORK / "plain", AIMS[name]
    opened = (slow(site, line), slow(plain, line)) if line else (served(site), served(plain))
    with opened[0] as here, opened[1] as there:
        for way, script in WAYS.items():
            one = getattr(first, how)(kind, program or str(chromium_path()), script)
            us, them = first.in_turn(one, first.ours(here), first.plain(there), runs)
            taken = way == ("library" if line == "slow4g" else "snapshot")
            full = name if taken else f"{name}_{way}"
            note = f"ours from the {way} / plain, medians of {runs} in turn"
            yield Figure(f"{full}_ratio", us / them, "", note, aim if taken else None)
            yield Figure(f"{full}_ms", us, "ms", f"from the {way}")
            yield Figure(f"plain_{full}_ms", them, "ms", "the plain page beside it")


def sizes() -> Iterator[Figure]:
    """Bytes that the first answer fetches, in brotli."""
    parts = engine_facts()["parts"]
    site, plain = pack(TOP / "site"), pack(WORK / "plain")
    size = {path.name: twin.stat().st_size for path, twin in site.items()}
    them = sum(twin.stat().st_size for path, twin in plain.items() if path.name != "index.html")
    for way in WAYS:
        other = {"snapshot", "library"} - {way}
        names = [said["name"] for part, said in parts.items() if part not in other]
        us = sum(size[name] for name in [*names, "worker.js"])
        full = "first_answer_bytes" if way == "library" else "first_answer_bytes_snapshot"
        aim = AIMS["first_answer_bytes"] if way == "library" else None
        yield Figure(f"{full}_ratio", us / them, "", f"from the {way} / plain, brotli 11", aim)
        yield Figure(full, us, "bytes", f"from the {way}, brotli 11")
    yield Figure("plain_first_answer_bytes", them, "bytes", "the plain page's, brotli 11")


def answers(kind: BrowserType) -> Iterator[Figure]:
    """What comes after the first answer, and the floors."""
    browser = kind.launch(executable_path=chromium_path(), args=LAUNCH_ARGS)
    with served(TOP / "site") as here:
        page = first.ours(here).address
        took = later.later(browser, page)
        idle = later.idle(browser, page)
    browser.close()
    yield Figure("tap_to_answer_idle_ms", idle, "ms", "Python started before, median of 5", 50)
    yield Figure("later_answer_ms", took["later"], "ms", "input to drawn text, median of 100", 16)
    yield Figure("worker_answer_ms", took["worker"], "ms", "question to answer in the page")
    yield Figure("native_answer_ms", later.native(), "ms", "floor: the same answer in CPython")
    yield Figure("native_start_ms", later.native_start(), "ms", "floor: CPython's start with it")
    yield Figure("by_hand_ms", took["by hand"], "ms", "floor: that rule alone in JavaScript")
    yield Figure("site_build_s", later.build(), "s", "mkdocs build --strict, engine there", 10)


def talks(kind: BrowserType) -> Iterator[Figure]:
    """The exact odds of a talk, in CPython and in the page."""
    yield Figure("west_odds_ms", odds({}) * 1000, "ms", "the default west-odds in CPython")
    took = {name: odds(texts) for name, texts in WORST.items()}
    name = max(took, key=took.__getitem__)
    yield Figure("west_odds_worst_s", took[name], "s", f"16 cards at the worst: {name}", 1.5)
    browser = kind.launch(executable_path=chromium_path(), args=LAUNCH_ARGS)
    with served(TOP / "site") as here:
        page = later.talks(browser, first.ours(here).address)
    browser.close()
    native = later.native_talks()
    yield Figure("west_odds_browser_ms", page, "ms", "question to answer, median of 30", 100)
    yield Figure("west_odds_browser_ratio", page / native, "", "the same in the page / in CPython")


def pools(kind: BrowserType) -> Iterator[Figure]:
    """The exact odds of the narrative dice."""
    ours, theirs = dice.beside_icepool()
    note = "joint odds of the largest published pool, ours / icepool's"
    yield Figure("genesys_vs_icepool_ratio", ours / theirs, "", note, 1)
    yield Figure("genesys_ms", ours, "ms", "ours, in CPython")
    yield Figure("icepool_genesys_ms", theirs, "ms", "icepool's, in turn")
    alone, answer = dice.limit()
    yield Figure(
        "genesys_ten_of_each_ms", alone, "ms", "10 of each, net figures; no faster than n^4.8"
    )
    yield Figure("genesys_ten_of_each_answer_ms", answer, "ms", "10 of each, an attack's odds")
    browser = kind.launch(executable_path=chromium_path(), args=LAUNCH_ARGS)
    with served(WORK / "plain") as plain:
        took = dice.in_the_browser(browser, plain, WORK / "plain")
    yield Figure("genesys_browser_ms", took, "ms", "the same joint odds in the browser", 150)
    with served(TOP / "site") as here:
        largest = {name: str(n) for name, n in dice.LARGEST.by_name().items()}
        took = dice.answered(browser, here, largest, 50)
        yield Figure("genesys_answer_browser_ms", took, "ms", "question to answer in the page")
        took = dice.answered(browser, here, dice.TEN, 3)
        yield Figure("genesys_ten_of_each_browser_ms", took, "ms", "10 of each, the same way")
    browser.close()


def measure(runs: int, groups: list[str]) -> Iterator[Figure]:
    """The figures of the groups asked for, in one run."""
    make(WORK / "plain")
    with sync_playwright() as playwright:
        kind = playwright.chromium
        if "cold" in groups:
            yield from compared("first_answer_cold", kind, runs)
        if "half" in groups:
            with half_a_core(str(chromium_path()), WORK) as program:
                if program:
                    yield from compared("first_answer_slowcpu", kind, runs, program=program)
                    yield from compared(
                        "slow_phone", kind, max(3, runs // 2), line="fast4g", program=program
                    )
                else:
                    print("first_answer_slowcpu_ratio: not to be had: no control groups to write")
        if "line" in groups:
            yield from compared("first_answer_fast4g", kind, runs, line="fast4g")
            yield from compared("first_answer_slow4g", kind, 1, line="slow4g")
            yield from sizes()
        if "warm" in groups:
            yield from compared("first_answer_warm", kind, runs, how="warm")
        if "later" in groups:
            yield from answers(kind)
        if "dice" in groups:
            yield from pools(kind)
        if "odds" in groups:
            yield from talks(kind)


def main() -> None:
    """Measure, print, write."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    groups = sys.argv[2:]
    figures = []
    for each in measure(runs, groups or list(GROUPS)):
        met = (
            ""
            if each.aim is None
            else f"aim {each.aim:g} {'met' if each.value <= each.aim else 'MISSED'}"
        )
        print(f"{each.name:36} {each.value:>14,.3f} {each.unit:6} {met:18} {each.note}", flush=True)
        figures.append({**each._asdict(), "value": round(each.value, 4)})
    told = json.dumps({**stamp(), "figures": figures}, indent=1) + "\n"
    path = TOP / "build" / ("bench-some.json" if groups else "quality/bench.json")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(told, "utf-8")


if __name__ == "__main__":
    main()
