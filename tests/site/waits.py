"""Waiting for what a page does, in any browser."""

import time
from collections.abc import Callable

PATIENCE = 90  # seconds: a start of Python on a busy machine of two cores


def wait_for(condition: Callable[[], object], said: str) -> None:
    """Ask again and again until it is true; AssertionError with what is `said` after PATIENCE."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, said
        time.sleep(0.1)
