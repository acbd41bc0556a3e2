"""The built site, served from this machine, in Debian's or any other Chromium."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from calculators.kit.serve import start
from tests.book.built import SITE
from tests.site.browser import LAUNCH_ARGS, chromium_path
from tests.site.reporting import reported

PHONE = {"width": 390, "height": 844}
PATIENCE = 40_000  # milliseconds: a start of Python on a busy machine of two cores

# A page lives for seconds here: making its WebAssembly faster takes a third of the time and never
# pays. The tests of browsers, the bench and the audit run as readers' browsers do.
QUICK_ARGS = [*LAUNCH_ARGS, "--js-flags=--liftoff-only"]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium_path(), "args": QUICK_ARGS}


@pytest.fixture(scope="session")
def home() -> Iterator[str]:
    """The address of the site, published in a folder of a larger one."""
    server, address = start(SITE, base="/x/y/")
    yield address
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def root() -> Iterator[str]:
    """The address of the site at the top of its host, for which 404.html was built."""
    server, address = start(SITE)
    yield address
    server.shutdown()
    server.server_close()


@pytest.fixture
def reporting() -> Iterator[tuple[str, list[str]]]:
    """The address of the site under its policy, and the list that reports against it come into."""
    with reported() as found:
        yield found


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A phone without service workers, so that every request is the page's own."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def tab(phone: BrowserContext) -> Page:
    """One page in which any script error fails the test."""
    page = phone.new_page()
    page.on("pageerror", lambda error: pytest.fail(f"script error: {error}"))
    return page
