"""Storage that breaks off is asked once more, and what fails for good is said."""

import pytest
from playwright.sync_api import Page, expect

from tests.site.pages import POOL, calculator
from tests.site.scenes import PLACE, act, begin, kept, notice, open_shelf, play, played, shelf
from tests.site.test_failure_storage import browser_does
from tests.site.test_kept import keep, two
from tests.site.test_kept import notice as notice_of_kept
from tests.site.test_mine import new, rows
from tests.site.test_mine import notice as notice_of_sheets

# Each transaction in whose turn `breaks` says so is broken off by the browser.
BREAKING = """
  (() => {
    const begun = IDBDatabase.prototype.transaction;
    let turn = 0;
    window.breaks = (turn) => false;
    IDBDatabase.prototype.transaction = function (...of) {
      const made = begun.apply(this, of);
      if (window.breaks(turn++)) queueMicrotask(() => made.abort());
      return made;
    };
  })();
"""
EVERY_SECOND = "window.breaks = (turn) => turn % 2 === 0;"
EACH = "window.breaks = () => true"
NONE = "window.breaks = () => false"

# Much is read and saved at the same time; what came of it stands in `window.came`.
MUCH = """
  async (times) => {
    const at = new URL("../assets/parley/storage.js", location.href).href;
    const { get, put } = await import(at);
    window.came = [];
    const note = (asked) => asked.then(() => "done", String).then((each) => window.came.push(each));
    for (let i = 0; i < times; i++) {
      note(get("x"));
      note(put({ id: `x${Math.random()}`, revision: 0, scene: "x" }));
    }
  }
"""


@pytest.fixture
def shaky(tab: Page) -> Page:
    """A tab whose storage breaks off every second time."""
    tab.add_init_script(BREAKING + EVERY_SECOND)
    return tab


def test_what_is_asked_while_storage_is_wiped_is_done(tab: Page, home: str) -> None:
    tab.goto(home + PLACE)
    for _ in range(5):
        tab.evaluate(MUCH, 20)
        browser_does(tab, "clearDataForOrigin", storageTypes="all")
        tab.wait_for_function("() => window.came.length === 40")
        assert tab.evaluate("window.came") == ["done"] * 40


def test_a_scene_is_kept_and_comes_again(shaky: Page, home: str) -> None:
    shaky.goto(home + PLACE)
    begin(shaky)
    play(shaky, 2)
    kept(shaky, 2)
    shaky.reload()
    played(shaky, 2)
    expect(notice(shaky, "refused")).to_be_hidden()


def test_characters_are_kept_and_listed(shaky: Page, home: str) -> None:
    new(shaky, home, "Ada", nerve="8")
    shaky.reload()
    expect(rows(shaky)).to_have_count(1)
    expect(notice_of_sheets(shaky, "refused")).to_be_hidden()


def test_an_answer_is_kept(shaky: Page, home: str) -> None:
    shaky.goto(home + POOL)
    keep(shaky, 1)


def test_the_acts_of_kept_answers_say_that_storage_refuses(tab: Page, home: str) -> None:
    tab.add_init_script(BREAKING)
    two(tab, home)
    tab.locator("#kept .kept-manage > summary").click()
    remove = tab.get_by_role("button", name="Remove A", exact=True)
    columns = tab.locator("#kept .kept-table th[scope=col]")
    tab.evaluate(EACH)
    remove.click()
    expect(notice_of_kept(tab, "refused")).to_be_visible()
    expect(notice_of_kept(tab, "removed")).to_be_hidden()
    tab.evaluate(NONE)
    remove.click()
    expect(columns).to_have_count(1)
    tab.evaluate(EACH)
    undo = notice_of_kept(tab, "removed").get_by_role("button", name="Undo")
    undo.click()
    expect(undo).to_be_visible()
    tab.evaluate(NONE)
    undo.click()
    expect(columns).to_have_count(2)


def test_a_kept_answer_that_cannot_be_given_up_says_so(tab: Page, home: str) -> None:
    tab.add_init_script(BREAKING)
    tab.goto(home + POOL)
    keep(tab, 1)
    tab.evaluate(EACH)
    calculator(tab).locator("[data-keep-undo]").click()
    expect(calculator(tab).locator("[data-kept-said]")).to_contain_text("nothing has changed")


def test_the_acts_of_a_scene_say_that_storage_refuses(tab: Page, home: str) -> None:
    tab.add_init_script(BREAKING)
    tab.goto(home + PLACE)
    begin(tab)
    play(tab)
    kept(tab, 1)
    open_shelf(tab)
    tab.evaluate(EACH)
    shelf(tab).first.locator("[data-shelf=remove]").click()
    expect(notice(tab, "refused")).to_be_visible()
    played(tab, 1)
    tab.evaluate(NONE)
    shelf(tab).first.locator("[data-shelf=remove]").click()
    expect(notice(tab, "removed")).to_be_visible()
    tab.evaluate(EACH)
    act(tab, "removed", "Undo")
    expect(notice(tab, "removed")).to_be_visible()
    tab.evaluate(NONE)
    act(tab, "removed", "Undo")
    played(tab, 1)


def test_the_acts_of_characters_say_that_storage_refuses(tab: Page, home: str) -> None:
    tab.add_init_script(BREAKING)
    new(tab, home, "Ada", nerve="8")
    tab.evaluate(EACH)
    rows(tab).first.locator("[data-shelf=remove]").click()
    expect(notice_of_sheets(tab, "refused")).to_be_visible()
    tab.evaluate(NONE)
    rows(tab).first.locator("[data-shelf=remove]").click()
    expect(rows(tab)).to_have_count(0)
    tab.evaluate(EACH)
    notice_of_sheets(tab, "removed").get_by_role("button", name="Undo").click()
    expect(notice_of_sheets(tab, "removed")).to_be_visible()
    tab.evaluate(NONE)
    notice_of_sheets(tab, "removed").get_by_role("button", name="Undo").click()
    expect(rows(tab)).to_have_count(1)
