"""One who reads with Chromium, Firefox or WebKit, by the few verbs that all three are driven by.

Playwright drives Chromium, and Firefox as its makers publish it (over WebDriver BiDi); it can drive
WebKit only in a build of its own, so Debian's MiniBrowser is driven by WebDriver. What cannot be
driven: touch and a phone's zoom outside Chromium (there a phone is a narrow window), and the errors
of scripts in MiniBrowser, which WebDriver does not tell; what they should have done is looked at.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from playwright.sync_api import Page, Playwright

from tests.site.browser import LAUNCH_ARGS, chromium_path
from tests.site.others import firefox_path
from tests.site.waits import PATIENCE, wait_for
from tests.site.webkit import webkit

NAMES = ("chromium", "firefox", "webkit")
# What Firefox says of a fetch that ends because its page is left; no script of ours has failed.
BROKEN_OFF = "A ServiceWorker intercepted the request and encountered an unexpected error"
SIZES = {"phone": (390, 844), "desk": (1280, 900)}


class Reader(Protocol):
    """Somebody with a browser; `faults` are errors of scripts, as far as the browser tells them."""

    faults: list[str]

    def open(self, address: str) -> None:
        """Go to an address and wait until the page is there."""

    def run(self, expression: str) -> Any:
        """What a JavaScript expression gives, or what its promise gives."""

    def press(self, css: str) -> None:
        """Press the first of these that is in sight, as a finger or a mouse does."""


class ByPlaywright:
    """A `Reader` with Chromium or Firefox."""

    def __init__(self, page: Page) -> None:
        self.page, self.faults = page, list[str]()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self._note(str(error)))

    def _note(self, fault: str) -> None:
        if BROKEN_OFF not in fault:
            self.faults.append(fault)

    def open(self, address: str) -> None:
        self.page.goto(address)

    def run(self, expression: str) -> Any:
        return self.page.evaluate(f"async () => ({expression})")

    def press(self, css: str) -> None:
        self.page.locator(css).filter(visible=True).first.click()


@contextmanager
def reader(name: str, size: str, playwright: Playwright) -> Iterator[Reader]:
    """A browser of that name and size, with nothing on it yet; NoBrowser where there is none."""
    width, height = SIZES[size]
    if name == "webkit":
        with webkit(width, height) as found:
            yield found
        return
    phone = name == "chromium" and size == "phone"
    browser = (
        playwright.firefox.launch(channel="moz-firefox", executable_path=firefox_path())
        if name == "firefox"
        else playwright.chromium.launch(executable_path=chromium_path(), args=LAUNCH_ARGS)
    )
    with browser:
        touch = {"has_touch": True, "is_mobile": True} if phone else {}
        yield ByPlaywright(browser.new_page(viewport={"width": width, "height": height}, **touch))


def until(reader: Reader, expression: str) -> None:
    """Wait until a JavaScript expression is true in the page.

    Playwright's own waiting is an eval in Firefox, which the site's policy refuses.
    """
    wait_for(lambda: reader.run(f"Boolean({expression})"), f"never true: {expression}")


def text(reader: Reader, css: str) -> str:
    """The text of the first of these in the page."""
    return str(reader.run(f"document.querySelector({json.dumps(css)}).textContent.trim()"))


def reads(reader: Reader, css: str, said: str) -> None:
    """Wait until the first of these in the page has exactly this text."""
    found = f"document.querySelector({json.dumps(css)})?.textContent.trim()"
    until(reader, f"{found} === {json.dumps(said)}")
