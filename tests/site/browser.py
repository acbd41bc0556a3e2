"""Find the browsers for the tests, or fetch them: ``python -m tests.site.browser``.

Chromium must be there; it drives nearly all tests. Where Firefox and WebKit are not to be had, the
tests in those fail.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.site.others import lacking

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)
# What Chromium need not do. The first two are pages of its own address bar, which took a quarter of
# what a test costs; the others are Playwright's list, since only the last list given counts.
OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AutoDeElevate",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
)
LAUNCH_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF)}",
]


@cache
def chromium_path() -> str | None:
    """The first browser that runs: the one PARLEY_CHROMIUM names, one installed, Playwright's."""
    named = os.environ.get("PARLEY_CHROMIUM")
    if named:
        return named if _runs(named) else None
    return next((path for path in _candidates() if _runs(path)), None)


def _candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    yield from (str(place) for place in PLACES if place.is_file())
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    caches = (Path.home() / ".cache", Path.home() / "Library" / "Caches")
    for root in [Path(folder)] if folder else [kept / "ms-playwright" for kept in caches]:
        for name in ("chrome", "Chromium", "Google Chrome for Testing"):
            for found in sorted(root.glob(f"chromium-*/**/{name}"), reverse=True):
                yield str(found)


def _runs(path: str) -> bool:
    """Whether it starts at all: its libraries may be missing, or it may be a mere signpost."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _try(command: list[str], seconds: int) -> bool:
    """Run a command quietly; on failure, show the last error it told."""
    print("browser:", *command, flush=True)
    try:
        done = subprocess.run(command, capture_output=True, timeout=seconds, check=False)
    except (OSError, subprocess.TimeoutExpired) as failed:
        print(f"browser: {failed}")
        return False
    if done.returncode:
        lines = done.stderr.decode(errors="replace").splitlines()
        print("browser:", *[line for line in lines if line.startswith(("E:", "Error"))][-1:])
    return done.returncode == 0


def _from_playwright() -> None:
    _try([sys.executable, "-m", "playwright", "install", "chromium"], 600)


def _from_debian() -> None:
    _install("chromium", "fonts-liberation")


def _install(*packages: str) -> None:
    """Debian's packages, where there is apt and leave to use it."""
    if not shutil.which("apt-get"):
        return
    root: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo"):
            return
        root = ["sudo"]
    _try([*root, "apt-get", "update", "-q"], 600)
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-q", "-y"]
    _try([*root, *quiet, "--no-install-recommends", *packages], 1800)


def main() -> int:
    """See that there are browsers; the exit status tells of Chromium."""
    if lacking():
        _install(*lacking())
    if lacking():
        print(f"browser: not here, so their tests will fail: {' '.join(lacking())}")
    return _chromium()


def _chromium() -> int:
    if os.environ.get("PARLEY_CHROMIUM") and not chromium_path():
        print("browser: PARLEY_CHROMIUM names no Chromium that runs", file=sys.stderr)
        return 1
    for fetch in (_from_playwright, _from_debian):
        if chromium_path():
            return 0
        fetch()
        chromium_path.cache_clear()
    if chromium_path():
        return 0
    print(
        "browser: no Chromium was found, and none could be fetched from Playwright or Debian.\n"
        "Install Chromium or Chrome, or set PARLEY_CHROMIUM to the path of one.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
