"""Saving while nothing comes: it is told, can be left, and goes on by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.site.conftest import PATIENCE
from tests.site.published import published, says, settle
from tests.site.waits import wait_for

LATE = 10_000  # milliseconds after which silence is told; the tests turn the page's clock


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A tab whose clock can be turned, with service workers."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.clock.install()
    yield page
    context.close()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def test_a_network_that_falls_silent_is_told_until_it_goes_on(page: Page) -> None:
    silent = page.locator("[data-saving] [data-when~=silent]").first

    def told() -> bool:
        page.clock.fast_forward(LATE)
        return silent.is_visible()

    with published() as copy:
        settle(page, copy)
        copy.held = ".wasm"
        press(page, "Save for offline")
        wait_for(lambda: copy.of("engine/"), "nothing of the engine was fetched")
        assert not silent.is_visible()
        wait_for(told, "the silence is never told")
        copy.let_go.set()
        says(page, "ready")


def test_a_worker_that_never_comes_is_told_and_left(page: Page) -> None:
    # WebKit does so until it is ended, where the first page is left while its worker starts.
    page.add_init_script("navigator.serviceWorker.register = () => new Promise(() => {})")
    with published() as copy:
        page.goto(copy.address + "index.html")
        says(page, "none")
        press(page, "Save for offline")
        says(page, "saving")
        page.clock.fast_forward(LATE)
        says(page, "silent")
        press(page, "Cancel")
        says(page, "none")
