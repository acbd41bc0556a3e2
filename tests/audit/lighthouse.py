"""Lighthouse on pages of the served site, as a phone of the middle class on a slow 4G line."""

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from tests.audit.bars import Bar
from tests.site.browser import chromium_path

PAGES = {
    "home": "index.html",
    "chapter": "west/perception.html",
    "calculator": "west/cards.html",
    "scene": "west/scene.html",
}
SCORES = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
FLAGS = "--headless=new --no-sandbox --disable-gpu --no-first-run"
PATIENCE = 300  # seconds for one run on a busy machine
STILL = 300  # milliseconds after a page has loaded, by which it is drawn
# Lighthouse's calculator for its slowdown: (benchmarkIndex of this machine, slowdown), the points
# between on straight lines, up to Lighthouse's own 4, which is meant for a fast desk.
CURVE = ((150.0, 1.0), (800.0, 2.0), (1300.0, 3.0), (1533.0, 4.0))


def slowdown(index: float) -> float:
    """How much slower that phone is than this machine, of which Lighthouse measured `index`."""
    for (low, slow), (high, slower) in pairwise(CURVE):
        if index <= high:
            part = max(0.0, index - low) / (high - low)
            return round(slow + part * (slower - slow), 1)
    return CURVE[-1][1]


def run(tools: Path, address: str, times: float) -> dict[str, Any]:
    """One report; the processor slowed down so many times. CalledProcessError with its words."""
    command = [
        str(tools / "node_modules" / ".bin" / "lighthouse"),
        address,
        "--quiet",
        "--output=json",
        f"--chrome-flags={FLAGS}",
        f"--throttling.cpuSlowdownMultiplier={times}",
    ]
    env = {**os.environ, "CHROME_PATH": str(chromium_path())}
    done = subprocess.run(command, capture_output=True, env=env, timeout=PATIENCE, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def reports(tools: Path, home: str, runs: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The reports of each page; a first run warms up and tells how fast the machine is."""
    index = run(tools, home + PAGES["home"], 1)["environment"]["benchmarkIndex"]
    for page, path in PAGES.items():
        found: list[dict[str, Any]] = []
        for tries in range(runs * 4):
            report = run(tools, home + path, slowdown(index))
            index = report["environment"]["benchmarkIndex"]
            if not stood_still(report) or tries + runs - len(found) >= runs * 4:
                found.append(report)
            if len(found) == runs:
                break
        yield page, found


def stood_still(report: dict[str, Any]) -> bool:
    """Whether the browser drew nothing, long after the page was there: for a second, or for two.

    Chromium without a screen does so now and then, whichever the page: it draws a second later
    what it did not come to draw in its first frames. Such a run says nothing of the page.
    """
    (seen,) = report["audits"]["metrics"]["details"]["items"][:1]
    return bool(seen["observedFirstContentfulPaint"] > seen["observedLoad"] + STILL)


def bars(page: str, found: Sequence[dict[str, Any]]) -> Iterator[Bar]:
    """The bars of one page, each figure the median of its reports."""

    def middle(audit: str) -> float:
        return median(report["audits"][audit]["numericValue"] for report in found)

    for name, aim in SCORES.items():
        score = median(report["categories"][name]["score"] for report in found)
        yield Bar(
            name, page, round(score * 100), aim, more_is_better=True, note=failed(found, name)
        )
    shift = round(middle("cumulative-layout-shift"), 3)
    yield Bar("largest paint", page, round(middle("largest-contentful-paint") / 1000, 2), 2.5, " s")
    yield Bar("layout shift", page, shift, 0.02)


def failed(found: Sequence[dict[str, Any]], name: str) -> str:
    """The audits that cost points in the last report."""
    last = found[-1]
    counted = [ref["id"] for ref in last["categories"][name]["auditRefs"] if ref["weight"]]
    score = {id: last["audits"][id]["score"] for id in counted}
    return ", ".join(id for id, value in score.items() if value is not None and value < 0.9)
