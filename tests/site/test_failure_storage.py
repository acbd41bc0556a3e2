"""What the device does wrong: storage is wiped or full, its clock is wrong, it ends a tab."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.site.conftest import PATIENCE, PHONE
from tests.site.pages import POOL
from tests.site.published import another, published, save, says, settle
from tests.site.scenes import PLACE, begin, kept, play, played
from tests.site.test_mine import MINE, choose, rows, saved
from tests.site.test_offline_updates import engined

MANY = 150


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody's phone, with service workers."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def browser_does(page: Page, what: str, **how: object) -> None:
    """A command to Chromium about all that this site has stored."""
    parts = urlsplit(page.url)
    how = {"origin": f"{parts.scheme}://{parts.netloc}", **how}
    page.context.new_cdp_session(page).send(f"Storage.{what}", how)


def test_storage_that_is_wiped_meanwhile_gets_the_scene_again(tab: Page, home: str) -> None:
    tab.goto(home + PLACE)
    begin(tab)
    play(tab)
    kept(tab, 1)
    browser_does(tab, "clearDataForOrigin", storageTypes="all")
    play(tab)
    kept(tab, 2)
    tab.reload()
    played(tab, 2)


@pytest.mark.parametrize("year", [1999, 2099])
def test_a_wrong_clock_costs_nothing(tab: Page, home: str, year: int) -> None:
    tab.goto(home + PLACE)
    begin(tab)
    play(tab)
    kept(tab, 1)
    tab.clock.set_fixed_time(f"{year}-01-01")
    tab.reload()
    played(tab, 1)
    play(tab)
    kept(tab, 2)
    tab.reload()
    played(tab, 2)


def test_a_device_without_room_says_so_and_keeps_what_came(reader: BrowserContext) -> None:
    with published() as copy:
        page = reader.new_page()
        settle(page, copy)
        browser_does(page, "overrideQuotaForOrigin", quotaSize=12_000_000)
        page.get_by_role("button", name="Save for offline").click()
        says(page, "full")
        browser_does(page, "overrideQuotaForOrigin")
        page.get_by_role("button", name="Try again").click()
        says(page, "ready")


def test_a_release_that_comes_while_a_scene_runs_waits(
    reader: BrowserContext, tmp_path: Path
) -> None:
    with published() as copy:
        page = reader.new_page()
        settle(page, copy, PLACE)
        begin(page)
        play(page)
        says(page, "stored")  # what was used is kept by itself; that is over
        copy.publish(another(tmp_path / "b", engined("b")))
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        expect(page.locator('[data-of="release"]')).to_be_visible()
        play(page)
        kept(page, 2)
        page.get_by_role("button", name="Take it").click()
        expect(page.locator('meta[name="parley-edition"]')).to_have_attribute("content", "b")
        played(page, 2)
        play(page)
        kept(page, 3)


def test_a_network_that_goes_while_it_saves_loses_nothing(reader: BrowserContext) -> None:
    with published() as copy:
        page = reader.new_page()
        settle(page, copy)
        copy.refused = ".wasm"
        page.get_by_role("button", name="Save for offline").click()
        says(page, "halted")
        copy.stop()
        page.goto(copy.address + POOL)  # the text is here
        says(page, "halted")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        copy.refused = ""
        copy.start()
        save(page)


def test_a_tab_that_is_killed_during_an_import_leaves_all_or_nothing(
    phone: BrowserContext, tab: Page, home: str
) -> None:
    tab.goto(home + MINE)
    tab.locator("[data-sheet-new=west]").click()
    expect(rows(tab)).to_have_count(1)
    whole = json.loads(saved(tab))
    (one,) = whole["characters"]
    whole["characters"] = [{**one, "id": f"{one['id']}{i}"} for i in range(MANY)]
    choose(tab, "parley.json", json.dumps(whole).encode())
    expect(tab.locator("#chest .chest-line")).to_have_text(f"{MANY} new.")
    tab.evaluate("document.querySelector('[data-chest-take]').requestSubmit()")
    tab.close()
    later = phone.new_page()
    later.goto(home + MINE)
    expect(rows(later).first).to_be_visible()
    there = rows(later).count()
    assert there in (1, 1 + MANY)
    choose(later, "parley.json", json.dumps(whole).encode())
    expect(later.locator("#chest .chest-line")).to_contain_text(
        f"{MANY} new." if there == 1 else "0 new"
    )
