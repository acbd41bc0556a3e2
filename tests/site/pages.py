"""What the tests do with a calculator in a page."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

POOL = "west/cards.html"
FORM = "west-card-pool"


def widely(names: list[str]) -> list[Any]:
    """As a parameter: two pages of each folder at each run; in the long one all of each folder.

    Whole books are the chapters once more, and take a minute each: they are for the long one.
    """
    folders: dict[str, list[str]] = {}
    for name in names:
        folders.setdefault(name.rpartition("/")[0], []).append(name)
    chapters = [[n for n in each if not n.endswith("/book.html")] for each in folders.values()]
    some = sorted({name for each in chapters for name in (each[0], each[-1])})
    return [
        pytest.param(some, id="some"),
        *(
            pytest.param(each, id=folder or "top", marks=pytest.mark.long)
            for folder, each in folders.items()
        ),
    ]


def sample(names: Sequence[str]) -> list[Any]:
    """These pages as parameters: the first of each folder at each run, all in the long one."""
    folders, chosen = set[str](), list[Any]()
    for name in names:
        folder = name.rpartition("/")[0]
        chosen.append(pytest.param(name, marks=[pytest.mark.long] if folder in folders else []))
        folders.add(folder)
    return chosen


def calculator(page: Page, id: str = FORM) -> Locator:
    return page.locator(f"#{id}")


def headline(page: Page, id: str = FORM) -> Locator:
    return calculator(page, id).locator(".answer-main")


def press(page: Page, name: str, id: str = FORM, times: int = 1) -> None:
    """Press the plus button of a stepper."""
    for _ in range(times):
        page.locator(f'[data-for="{id}-{name}"][data-step="1"]').click()


def type_in(page: Page, name: str, text: str, id: str = FORM) -> None:
    page.locator(f"#{id}-{name}").fill(text)


def settled(page: Page, text: str, id: str = FORM) -> None:
    expect(headline(page, id)).to_have_text(text)


def engine_files(requests: Iterable[Request]) -> list[str]:
    return [r.url for r in requests if "/engine/" in r.url or "worker.js" in r.url]


# Counts the questions that reach the worker, from the first script on.
COUNT_QUESTIONS = """
window.questions = 0;
window.workers = 0;
const Plain = window.Worker;
window.Worker = class extends Plain {
  constructor(...a) {
    super(...a);
    if (String(a[0]).includes("parley")) window.workers += 1;
  }
  postMessage(m, ...rest) {
    if (m && m.question) window.questions += 1;
    return super.postMessage(m, ...rest);
  }
};
"""

# A reader who saves data: the engine takes the way that loads least.
SPARING = """Object.defineProperty(navigator, "connection", { value: { saveData: true } });"""

# A reader on a line that is known to be fast, and not to be paid by the byte.
FAST = """Object.defineProperty(navigator, "connection", {
  value: { effectiveType: "4g", downlink: 10, type: "wifi" } });"""

DIAGNOSTICS = """async () => {
  const { diagnostics } = await import(new URL("../assets/parley/engine.js", location.href).href);
  return diagnostics();
}"""
