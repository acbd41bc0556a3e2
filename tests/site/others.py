"""Firefox and WebKit for the tests, besides Chromium: where they are, and Debian's packages.

They are fetched by ``python -m tests.site.browser`` (``make browser``). Where one is not here and
cannot be fetched, its tests fail and say what is missing; they are never left out.
"""

import os
import shutil
from pathlib import Path

FIREFOX = ("firefox-esr", "firefox")
WEBKIT = ("WebKitWebDriver", "Xvfb")
PACKAGES = {"firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}
MINI = "*/webkit2gtk-4.*/MiniBrowser"


class NoBrowser(LookupError):
    """A browser that the tests need is not on this machine; the message says how it gets there."""


def firefox_path() -> str:
    """Firefox as its makers publish it: the one PARLEY_FIREFOX names, else one on the path."""
    found = os.environ.get("PARLEY_FIREFOX") or next(filter(None, map(shutil.which, FIREFOX)), "")
    if not found:
        raise NoBrowser("no Firefox: install firefox-esr, or set PARLEY_FIREFOX to the path of one")
    return found


def webkit_paths() -> tuple[str, str]:
    """WebKit's driver and the browser that it drives; both need a display (Xvfb)."""
    driver, display = map(shutil.which, WEBKIT)
    browsers = [path for lib in ("/usr/lib", "/usr/libexec") for path in Path(lib).glob(MINI)]
    if not (driver and display and browsers):
        raise NoBrowser("no WebKit: install webkit2gtk-driver and xvfb (on Debian or Ubuntu)")
    return driver, str(sorted(browsers)[-1])


def lacking() -> list[str]:
    """Debian's packages of the browsers that are not here."""
    packages = list[str]()
    for name, find in (("firefox", firefox_path), ("webkit", webkit_paths)):
        try:
            find()
        except NoBrowser:
            packages += PACKAGES[name]
    return packages
