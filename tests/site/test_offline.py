"""Saved once, then with the server stopped: pages, search, calculations, the check."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from calculators.kit.offline.release import served
from tests.book.built import SITE
from tests.site.conftest import PATIENCE, PHONE
from tests.site.pages import POOL, engine_files, headline, press, settled
from tests.site.published import Published, published, save, says, settle
from tests.site.scenes import PLACE, begin, kept, play

KINDS = [  # one of each kind of page, as it may be asked for
    ("index.html", "Parley"),
    ("", "Parley"),
    ("west/", "The West That Wasn't"),
    ("west/attack.html?h=target", "The attack"),
    ("west/attack.html#tw-tn", "The attack"),
    ("calculators.html", "All calculators"),
    ("west/glossary.html", "Glossary"),
    (PLACE, "Play a scene"),
    ("characters.html", "Your characters"),
    ("table.html", "Your table"),
    ("rulings.html", "All rulings"),
    ("offline.html", "Offline"),
    ("about.html", "About Parley"),
]


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody's phone, with nothing on it yet."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture(scope="module")
def away(browser: Browser) -> Iterator[tuple[BrowserContext, Published]]:
    """A phone that has saved the book, in airplane mode, and the server stopped."""
    with published() as copy:
        context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        settle(page, copy)
        save(page)
        page.close()
        copy.stop()
        context.set_offline(True)
        copy.seen.clear()
        yield context, copy
        context.close()


def test_the_first_visit_keeps_the_text_and_no_engine(reader: BrowserContext) -> None:
    with published() as copy:
        page = reader.new_page()
        settle(page, copy)
        says(page, "none")
        assert copy.of("engine/") == []
        text = {name for name in served(SITE) if not name.startswith("engine/")}
        assert text <= set(copy.seen) <= text | {"sw.js"}
        copy.stop()
        page.goto(copy.address + POOL)
        expect(headline(page)).to_contain_text("card")


def test_every_request_of_a_visit_is_in_the_list(reader: BrowserContext) -> None:
    with published() as copy:
        asked = []
        reader.on("request", lambda request: asked.append(request.url))
        page = reader.new_page()
        settle(page, copy)
        for name in ("", "west/", "calculators.html", "rulings.html", "offline.html"):
            page.goto(copy.address + name)
        page.goto(copy.address + POOL)
        before = int(headline(page).inner_text().split()[0])
        press(page, "specializations")
        settled(page, f"{before + 1} cards")
        page.get_by_role("button", name="Search").click()
        page.keyboard.type("nerve")
        expect(page.locator(".md-search-result__item").first).to_be_attached()
        listed = {copy.address + name for name in (*served(SITE), "sw.js", "", "west/")}
        found = {re.split("[?#]", url)[0] for url in asked if not url.startswith("data:")}
        assert found - listed == set()
        says(page, "stored")  # the engine was kept, once it had been used


def test_data_saver_keeps_nothing_unasked(reader: BrowserContext) -> None:
    reader.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'connection', {value: {saveData: true}})"
    )
    with published() as copy:
        page = reader.new_page()
        page.goto(copy.address + POOL)
        says(page, "none")
        assert page.evaluate("navigator.serviceWorker.getRegistrations().then(r => r.length)") == 0
        assert "sw.js" not in copy.seen
        save(page)


@pytest.mark.parametrize(("path", "title"), KINDS)
def test_each_kind_of_page_opens(
    away: tuple[BrowserContext, Published], path: str, title: str
) -> None:
    context, copy = away
    page = context.new_page()
    page.goto(copy.address + path)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    fonts = page.evaluate("document.fonts.ready.then(() => document.fonts.check('1em Inter'))")
    assert fonts
    says(page, "ready")
    page.close()
    assert copy.seen == []


def test_a_scene_is_played_and_kept(away: tuple[BrowserContext, Published]) -> None:
    context, copy = away
    page = context.new_page()
    page.goto(copy.address + PLACE)
    begin(page)
    play(page)
    kept(page, 1)
    page.close()
    assert copy.seen == []


def test_a_calculation_and_a_link_between_pages(away: tuple[BrowserContext, Published]) -> None:
    context, copy = away
    page = context.new_page()
    page.goto(copy.address + POOL)
    before = int(headline(page).inner_text().split()[0])
    press(page, "specializations")
    settled(page, f"{before + 1} cards")
    page.locator("a[href$='attack.html']").last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The attack")
    page.close()


def test_the_search_works(away: tuple[BrowserContext, Published]) -> None:
    context, copy = away
    page = context.new_page()
    page.goto(copy.address + "west/index.html")
    page.get_by_role("button", name="Search").click()
    page.keyboard.type("target number")
    expect(page.locator(".md-search-result__item a[href$='#tw-tn']")).to_be_attached()
    page.close()


def test_an_unknown_address_gets_the_books_own_page(
    away: tuple[BrowserContext, Published],
) -> None:
    context, copy = away
    page = context.new_page()
    answer = page.goto(copy.address + "west/nowhere.html")
    assert answer and answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("No page here")
    page.close()


def test_the_check_says_that_all_is_well(away: tuple[BrowserContext, Published]) -> None:
    context, copy = away
    page = context.new_page()
    page.goto(copy.address + "offline.html")
    page.get_by_role("button", name="Check now").click()
    expect(page.locator("[data-verdict=good]")).to_be_visible()
    rows = page.locator("[data-row]").count()
    expect(page.locator("[data-mark=good]:visible")).to_have_count(rows)
    for figure in ("release", "date", "used"):
        expect(page.locator(f".here [data-figure={figure}]")).to_have_text(re.compile(r"\d"))
    page.close()


def test_from_a_folder_the_pages_read_and_say_why_nothing_is_live(browser: Browser) -> None:
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto((Path(SITE) / POOL).as_uri())
    expect(headline(page)).to_contain_text("card")
    expect(page.locator(".from-disk")).to_be_visible()
    expect(page.locator(".from-disk")).to_contain_text("python -m http.server")
    expect(page.locator("[data-saving]")).to_be_hidden()
    context.close()


def test_online_the_line_about_folders_is_hidden(tab: Page, home: str) -> None:
    seen = []
    tab.on("request", lambda request: seen.append(request))
    tab.goto(home + POOL)
    expect(tab.locator(".from-disk")).to_be_hidden()
    assert engine_files(seen) == []


def test_a_character_is_made_and_used_without_a_network(
    away: tuple[BrowserContext, Published],
) -> None:
    context, copy = away
    page = context.new_page()
    page.goto(copy.address + "characters.html")
    page.locator("[data-sheet-new=west]").click()
    page.locator("#sheet-west-name").fill("Ada")
    expect(page.locator("#sheets .shelf")).to_contain_text("Ada")
    page.goto(copy.address + "west/attack.html")
    box = page.locator("#west-target-number [data-use]")
    box.locator("summary").click()
    box.locator("[data-use-role=target]").first.click()
    expect(box.locator("[data-use-said]")).to_contain_text("2 figures of Ada")
    page.close()
