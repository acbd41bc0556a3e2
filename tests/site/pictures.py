"""Draw the app's icons and screenshots anew: ``python -m tests.site.pictures``.

They are kept in the repository; this is run when the icon or the look has changed.
"""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from calculators.kit.serve import start
from tests.book.built import SITE
from tests.site.browser import LAUNCH_ARGS, chromium_path

ASSETS = Path(__file__).resolve().parents[2] / "site_overrides" / "assets"
PAPER = "#fbf8f2"
ICONS = {  # name → side in pixels, the drawing's share of it, its ground
    "icon-192": (192, 0.86, "transparent"),
    "icon-512": (512, 0.86, "transparent"),
    "icon-maskable": (512, 0.58, PAPER),
}
SCREENS = {"phone": (390, 844), "desk": (1280, 800)}
SHOWN = "west/cards.html#west-card-pool"


def icons(browser: Browser) -> None:
    svg = (ASSETS / "parley" / "icon.svg").read_text("utf-8")
    for name, (side, share, ground) in ICONS.items():
        page = browser.new_page(viewport={"width": side, "height": side}, color_scheme="light")
        style = f"margin:0;height:100vh;display:grid;place-content:center;background:{ground}"
        size = f'<svg width="{share * side:.0f}"'
        page.set_content(f'<body style="{style}">{svg.replace("<svg", size, 1)}')
        page.screenshot(path=ASSETS / "parley" / f"{name}.png", omit_background=True)
        page.close()


def screens(browser: Browser) -> None:
    server, address = start(SITE)
    for name, (width, height) in SCREENS.items():
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto(address + SHOWN, wait_until="networkidle")
        page.screenshot(path=ASSETS / "screens" / f"{name}.png")
        page.close()
    server.shutdown()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium_path(), args=LAUNCH_ARGS)
        icons(found)
        screens(found)
