"""Books as PDF files: ``python -m calculators.kit.paper`` prints each whole book of the built site.

Printing takes a Chromium; where none is installed there are no files and no links to them. What
was printed is kept under a hash of all that it is made of, and printed anew only if that changes.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path

from calculators.kit.markup import element
from calculators.kit.serve import start

TOP = Path(__file__).resolve().parents[2]
SITE, KEPT = TOP / "site", TOP / "build" / "paper"
FOOT = TOP / "site_overrides" / "assets" / "parley" / "paper.js"  # writes the foot of a page
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--no-pdf-header-footer",
    "--virtual-time-budget=4000",
)
PATIENCE = 180  # seconds
IN_A_FILE = "#in-a-file"  # tells the page that the address of this moment is no address to print


@cache
def browser() -> str | None:
    """The Chromium that prints: the one PARLEY_CHROMIUM names, or one installed that starts."""
    named = os.environ.get("PARLEY_CHROMIUM")
    for path in [named] if named else filter(None, map(shutil.which, NAMES)):
        try:
            if subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0:
                return path
        except (OSError, subprocess.TimeoutExpired):
            continue
    return None


def link(system: str) -> str:
    """The way to a book's PDF, or nothing where none can be made."""
    if browser() is None:
        return ""
    words = element("a", "This book as a PDF", href=f"{system}.pdf", class_="paper-link")
    return element("p", words, " (not kept for offline use)", class_="no-book no-print")


def books() -> list[str]:
    """The systems whose whole book the site has."""
    return [page.parent.name for page in sorted(SITE.glob("*/book.html"))]


def mark(system: str) -> str:
    """A hash of all that a printed book is made of."""
    made = sha256((SITE / system / "book.html").read_bytes())
    for path in (*sorted(SITE.glob("assets/parley/*.css")), FOOT):
        made.update(path.read_bytes())
    return made.hexdigest()[:24]


def printed(system: str, home: str, path: str) -> Path:
    """The PDF of one book, kept from before or made now."""
    kept = KEPT / f"{system}-{mark(system)}.pdf"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        for old in KEPT.glob(f"{system}-*.pdf"):
            old.unlink()
        with tempfile.TemporaryDirectory() as profile:
            half = Path(profile) / "book.pdf"
            command = [path, *FLAGS, f"--user-data-dir={profile}", f"--print-to-pdf={half}"]
            command.append(f"{home}{system}/book.html{IN_A_FILE}")
            subprocess.run(command, capture_output=True, timeout=PATIENCE, check=True)
            shutil.move(half, kept)
    return kept


def main() -> int:
    """Print what is missing and put it into the site; the exit status."""
    path = browser()
    if path is None:
        print("paper: no Chromium here, so no PDF")
        return 0
    server, home = start(SITE)
    try:
        for system in books():
            shutil.copyfile(printed(system, home, path), SITE / system / f"{system}.pdf")
    finally:
        server.shutdown()
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
