"""What the tests do with a scene in a page: whatever is offered first is played."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from calculators.catalogue import SCENES

SCENE = next(iter(SCENES.values()))
PLACE = f"{SCENE.page}.html"
BEGIN = "Begin the scene"
PRESS = "form[data-do=move] .press:not(.draw)"


def scene(page: Page) -> Locator:
    return page.locator(f"#{SCENE.id}")


def tool(page: Page, name: str) -> Locator:
    return scene(page).locator(".scene-bar").get_by_role("button", name=name)


def lines(page: Page) -> Locator:
    """The lines of the log."""
    return scene(page).locator(".log > li")


def notice(page: Page, name: str) -> Locator:
    return scene(page).locator(f'[data-notice-of="{name}"]')


def act(page: Page, name: str, button: str) -> None:
    notice(page, name).get_by_role("button", name=button).click()


def begin(page: Page) -> None:
    scene(page).get_by_role("button", name=BEGIN).first.click()
    expect(scene(page).locator(".board")).to_be_visible()


def shut(page: Page) -> None:
    """Take away what is said once."""
    if notice(page, "kept").is_visible():
        act(page, "kept", "Good")


def play(page: Page, times: int = 1) -> None:
    """Do what the board offers first."""
    for _ in range(times):
        before = lines(page).count()
        scene(page).locator(PRESS).first.click()
        expect(lines(page)).to_have_count(before + 1)


def played(page: Page, times: int) -> None:
    """That many things were done, and it stands on the board."""
    expect(lines(page)).to_have_count(times)


def question(page: Page) -> str:
    return scene(page).locator("[data-focus]").inner_text()


def said(page: Page) -> str:
    return scene(page).locator("[data-said]").inner_text()


def link(page: Page) -> str:
    """The address that carries the scene as it stands."""
    return str(scene(page).locator("[data-link]").evaluate("a => a.href"))


def shelf(page: Page) -> Locator:
    return scene(page).locator("[data-shelf-rows] > li")


def open_shelf(page: Page) -> None:
    box = scene(page).locator("[data-shelf-box]")
    if box.get_attribute("open") is None:
        box.locator("> summary").click()


def kept(page: Page, times: int, scenes: int = 1) -> None:
    """So many scenes are kept on this device, the newest with so many things done."""
    page.wait_for_function(
        """async ([id, words, times, scenes]) => {
          const { list } = await import(new URL("../assets/parley/storage.js", location.href).href);
          const items = await list(id);
          const said = (line) => words.includes(line.split(" ")[0]);
          const done = (item) => item.record.split("\\n").filter(said);
          return items.length === scenes && done(items[0]).length === times;
        }""",
        arg=[SCENE.id, list(SCENE.game.by_word), times, scenes],
    )


def stored(page: Page) -> list[dict[str, Any]]:
    """Everything that is kept."""
    found: list[dict[str, Any]] = page.evaluate(
        """async (id) => {
          const { list } = await import(new URL("../assets/parley/storage.js", location.href).href);
          return list(id);
        }""",
        SCENE.id,
    )
    return found


def text(page: Page) -> str:
    """The record as the newest kept scene has it."""
    return re.sub(r"\n+$", "", stored(page)[0]["record"])
