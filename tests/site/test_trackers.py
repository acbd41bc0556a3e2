"""The tracker and the session's chips in the page: a round, undone, reloaded, sent as a link."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from calculators.anam.scene import ANAM_TRACKER
from calculators.imperfect.scene import IMPERFECT_SESSION

BEGIN = "Begin the scene"


def opened(page: Page, home: str, scene: Any) -> Locator:
    page.goto(f"{home}{scene.page}.html")
    board = page.locator(f"#{scene.id}")
    board.get_by_role("button", name=BEGIN).first.click()
    expect(board.locator(".board")).to_be_visible()
    return board


def lines(board: Locator, number: int) -> None:
    expect(board.locator(".log > li")).to_have_count(number)


def saved(page: Page, id: str, word: str) -> None:
    """The newest kept scene has an event of that word."""
    page.wait_for_function(
        """async ([id, word]) => {
          const { list } = await import(new URL("../assets/parley/storage.js", location.href).href);
          const items = await list(id);
          return items.length === 1 && items[0].record.split("\\n").some((l) => l.startsWith(word));
        }""",
        arg=[id, word],
    )


def again(context: BrowserContext, board: Locator, id: str) -> Locator:
    """The scene in another page, opened by its link."""
    address = str(board.locator("[data-link]").evaluate("a => a.href"))
    page = context.new_page()
    page.goto(address)
    expect(page.locator(f"#{id} .board")).to_be_visible()
    return page.locator(f"#{id}")


def test_a_turn_of_a_conflict(tab: Page, phone: BrowserContext, home: str) -> None:
    tab.goto(f"{home}{ANAM_TRACKER.page}.html")
    board = tab.locator("#anam-tracker")
    board.get_by_label("One character").first.fill("Ada")
    board.get_by_label("Another character").first.fill("Bo")
    board.get_by_role("button", name=BEGIN).first.click()
    board.get_by_role("button", name="Ada", exact=True).click()
    lines(board, 1)
    board.get_by_role("button", name="Attack", exact=True).click()
    lines(board, 2)
    board.get_by_role("textbox", name="Effect level").fill("6")
    board.get_by_role("button", name="This is the effect").click()
    lines(board, 3)
    expect(board.locator("[data-focus]")).to_have_text("Bo: 4 Wounds, or an injury?")
    board.get_by_label("What injury?").fill("a broken arm")
    board.get_by_role("button", name="Take an injury").click()
    lines(board, 4)
    strip = board.locator(".strip", has_text="Bo")
    expect(strip).to_contain_text("a broken arm")
    expect(strip).to_contain_text("Wounds 1 of 5")
    board.get_by_role("button", name="Undo").click()
    lines(board, 3)
    board.get_by_role("button", name="Redo").click()
    lines(board, 4)
    saved(tab, "anam-tracker", "took-injury")
    tab.reload()
    lines(board, 4)
    expect(strip).to_contain_text("Slots 1 of 4")
    other = again(phone, board, "anam-tracker")
    lines(other, 4)
    expect(other.locator(".strip", has_text="Bo")).to_contain_text("a broken arm")


def test_a_session_of_chips(tab: Page, phone: BrowserContext, home: str) -> None:
    board = opened(tab, home, IMPERFECT_SESSION)
    board.get_by_role("button", name="Draw for everyone").click()
    lines(board, 1)
    pool = board.locator(".strip", has_text="The pool").first
    expect(pool).to_contain_text("In the pool 75")
    before = pool.inner_text()
    board.get_by_role("button", name="Player 2", exact=True).click()
    lines(board, 2)
    board.locator(".moves-main .press").first.click()
    lines(board, 3)
    expect(pool).to_contain_text("In the pool 76")
    for number in (2, 1, 0):
        board.get_by_role("button", name="Undo").click()
        lines(board, number)
    for number in (1, 2):
        board.get_by_role("button", name="Redo").click()
        lines(board, number)
    assert pool.inner_text() == before  # the same chips came again
    saved(tab, "imperfect-session", "hand-taken")
    tab.reload()
    lines(board, 2)
    assert pool.inner_text() == before
    other = again(phone, board, "imperfect-session")
    lines(other, 2)
    assert other.locator(".strip", has_text="The pool").first.inner_text() == before


@pytest.mark.parametrize("width", [320, 390])
def test_many_sides_leave_the_question_in_sight(
    phone: BrowserContext, home: str, width: int
) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{home}{IMPERFECT_SESSION.page}.html")
    board = page.locator("#imperfect-session")
    board.get_by_label("Players").first.fill(",".join(f"Player {n}" for n in range(1, 9)))
    board.get_by_role("button", name=BEGIN).first.click()
    expect(board.locator(".board")).to_be_visible()
    strips, question = board.locator(".strips"), board.locator("[data-focus]")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    top, height = strips.bounding_box(), question.bounding_box()
    assert top
    assert height
    assert height["y"] - top["y"] < 400
    assert strips.evaluate("e => e.scrollHeight > e.clientHeight")
