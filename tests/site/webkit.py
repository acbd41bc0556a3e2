"""WebKit, as MiniBrowser has it, driven by WebDriver on a display that nobody sees."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    StaleElementReferenceException,
)
from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService
from selenium.webdriver.common.by import By

from tests.site.others import webkit_paths
from tests.site.waits import PATIENCE, wait_for

# MiniBrowser's own bar would not let its window become as narrow as a phone.
NARROW = "* { padding: 0; margin: 0; min-width: 0; border: 0; font-size: 1px; }"
SCREEN = ["-screen", "0", "1600x1200x24", "-nolisten", "tcp"]


class ByWebDriver:
    """A `Reader` with WebKit. WebDriver tells no errors of scripts."""

    def __init__(self, driver: WebKitGTK) -> None:
        self.driver, self.faults = driver, list[str]()

    def open(self, address: str) -> None:
        self.driver.get(address)

    def run(self, expression: str) -> Any:
        done = "(value) => done({ value }), (error) => done({ error: `${error}` })"
        told = self.driver.execute_async_script(
            f"const done = arguments[0]; (async () => ({expression}))().then({done})"
        )
        if "error" in told:
            raise RuntimeError(told["error"])
        return told.get("value")

    def press(self, css: str) -> None:
        wait_for(lambda: self._pressed(css), f"cannot be pressed: {css}")

    def _pressed(self, css: str) -> bool:
        """Whether there was one to press, where it is now and with nothing over it."""
        everything = self.driver.find_elements(By.CSS_SELECTOR, css)
        try:
            found = next(each for each in everything if each.is_displayed())
            self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", found)
            found.click()
        except (StopIteration, ElementClickInterceptedException, StaleElementReferenceException):
            return False
        return True


@contextmanager
def webkit(width: int, height: int) -> Iterator[ByWebDriver]:
    """MiniBrowser with nothing kept, its window so large that the page is of this size."""
    driver_path, browser_path = webkit_paths()
    options = WebKitGTKOptions()
    options.binary_location = browser_path
    options.add_argument("--automation")
    with display() as screen, TemporaryDirectory() as home:
        (Path(home) / "gtk-3.0").mkdir()
        (Path(home) / "gtk-3.0" / "gtk.css").write_text(NARROW, "utf-8")
        own = {"DISPLAY": screen, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": home}
        driver = WebKitGTK(options, WebKitGTKService(driver_path, env={**os.environ, **own}))
        try:
            driver.set_script_timeout(PATIENCE)
            driver.set_window_size(width, height)
            bar = height - driver.execute_script("return innerHeight")
            driver.set_window_size(width, height + bar)
            yield ByWebDriver(driver)
        finally:
            driver.quit()


@contextmanager
def display() -> Iterator[str]:
    """The name of a display of its own."""
    command = ["Xvfb", "-displayfd", "1", *SCREEN]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        try:
            assert server.stdout
            yield f":{int(server.stdout.readline())}"
        finally:
            server.terminate()
