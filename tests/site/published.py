"""A copy of the site as a publisher has it: replaced by other releases, stopped, started again."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

from playwright.sync_api import Page, expect

from calculators.kit.offline.release import release
from calculators.kit.policy import header
from calculators.kit.serve import Handler, listen
from tests.book.built import SITE
from tests.site.waits import PATIENCE, comes_true

BASE = "/x/y/"
PIECE = "[...document.querySelectorAll('[data-saving] {}')].find((each) => each.checkVisibility())"
SAVES, READY = PIECE.format("[data-save]"), PIECE.format(".saving-said [data-when~=ready]")
PRESSED = f"Boolean({READY} || {SAVES} && !{SAVES}.click())"  # or nothing is left to press
SERVED = "navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"


class Published:
    """A folder served at one address; `seen` is every address that came over the network."""

    def __init__(self, site: Path = SITE, base: str = BASE) -> None:
        self.base, self.seen = base, list[str]()
        self.refused = self.slow = ""  # how a file's address ends that is not sent, or sent late
        self.held, self.let_go = "", Event()  # and one that is sent when it is let go
        self.site, self.server, self.port = site, None, 0
        self.start()

    def start(self) -> None:
        server, self.address = listen(self.site, self.base, self.port)
        self.server, self.port = server, server.server_port
        handler = partial(Recorder, copy=self, base=self.base, policy=policy_of(self.site))
        server.RequestHandlerClass = handler  # type: ignore[assignment]
        Thread(target=server.serve_forever, daemon=True).start()

    def publish(self, site: Path) -> None:
        """Serve another folder from now on, also on connections that are open."""
        self.site = site

    def stop(self) -> None:
        """No answer to anybody, also on connections that are open."""
        server, self.server = self.server, None
        if server:
            server.shutdown()
            server.server_close()

    def of(self, *folders: str) -> list[str]:
        """What was fetched from these folders of the site."""
        return [path for path in self.seen if path.startswith(folders)]


def policy_of(site: Path) -> str:
    """The policy that a host sends with a site, or with the first one in a folder of several."""
    homes = [site, *sorted(site.iterdir())]
    return header(next(home for home in homes if (home / "index.html").is_file()))


class Recorder(Handler):
    """Notes each request, and answers none while the server is stopped or refuses the file."""

    def __init__(self, *args: Any, copy: Published, **more: Any) -> None:
        self.copy = copy
        super().__init__(*args, **more)

    def do_GET(self) -> None:
        path = self.path.removeprefix(self.base).partition("?")[0]
        if not isinstance(self.copy.server, ThreadingHTTPServer) or self.refuses(path):
            self.close_connection = True
            return
        if self.copy.slow and path.endswith(self.copy.slow):
            sleep(3)
        if self.copy.held and path.endswith(self.copy.held):
            self.copy.let_go.wait(PATIENCE)
        self.directory = str(self.copy.site)
        self.copy.seen.append(path)
        super().do_GET()

    def refuses(self, path: str) -> bool:
        return bool(self.copy.refused) and path.endswith(self.copy.refused)


@contextmanager
def published(site: Path = SITE, base: str = BASE) -> Iterator[Published]:
    copy = Published(site, base)
    try:
        yield copy
    finally:
        copy.stop()


def another(folder: Path, changes: dict[str, Callable[[str], str]], site: Path = SITE) -> Path:
    """Another release: a copy of a site in `folder` with some files changed."""
    shutil.copytree(site, folder, copy_function=os.link)
    for name in (*changes, "sw.js", "changes.json"):
        text = (folder / name).read_text("utf-8")
        (folder / name).unlink()  # the link, not what it leads to
        (folder / name).write_text(changes.get(name, str)(text), "utf-8")
    release(folder)
    return folder


def settle(page: Page, copy: Published, path: str = "index.html") -> None:
    """Open a page and wait until the worker serves it and has all the text."""
    page.goto(copy.address + path)
    comes_true(page, SERVED)
    says(page, "")


def says(page: Page, state: str) -> None:
    """Wait until the page's panel is in this state, or in any."""
    panel = page.locator("[data-saving]")
    wanted = f".saving-said [data-when~={state}]" if state else ".saving-said [data-when]:visible"
    expect(panel.locator(wanted).first).to_be_visible()


def save(page: Page) -> None:
    """Press the button that every page has, and wait for the engine's proof.

    Where the engine has been used already nothing may be left to fetch: then it is only tried. It
    may be kept, and have proved itself, unasked before the button can be pressed.
    """
    comes_true(page, PRESSED)
    says(page, "ready")
