"""Waiting for what a page does, in any browser."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 90  # seconds: a start of Python on a busy machine of two cores


def briefly() -> None:
    time.sleep(0.1)


def wait_for(
    condition: Callable[[], object], said: str, pause: Callable[[], object] = briefly
) -> None:
    """Ask again and again until it is true; AssertionError with what is `said` after PATIENCE."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, said
        pause()


def happens(page: Page, condition: Callable[[], object], said: str) -> None:
    """The same with what Playwright tells of while it waits: requests, reports."""
    wait_for(condition, said, lambda: page.wait_for_timeout(100))


def comes_true(page: Page, expression: str) -> None:
    """Wait until a JavaScript expression, or its promise, is true in the page.

    As a function: anything else Playwright evals at the second look, which the policy refuses.
    """
    page.wait_for_function(f"() => {expression}")
