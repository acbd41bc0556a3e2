"""Releases that follow each other, and what can go wrong between the device and the server."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from calculators.kit.offline.release import release, served
from tests.book.built import SITE
from tests.site.conftest import PATIENCE
from tests.site.pages import POOL, headline, press, settled
from tests.site.published import Published, another, published, save, says, settle

STOP = Path(__file__).resolve().parents[2] / "calculators" / "kit" / "offline" / "stop.js"
ABOUT = "about.html"
PARTS = "caches.keys().then((names) => names.sort())"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def worded(words: str) -> dict[str, object]:
    """A changed sentence in one page, and in the index of the search."""
    return {ABOUT: lambda html: html.replace("a rulebook that answers", words)}


def engined(words: str) -> dict[str, object]:
    """A release with another engine and edition: every page names it."""

    def build(html: str) -> str:
        html = re.sub(r'(parley-build" content=")\w+', rf"\g<1>{words:0>16}", html)
        return re.sub(r'(parley-edition" content=")[^"]+', rf"\g<1>{words}", html)

    pages = [name for name in served(SITE) if name.endswith(".html")]
    return {**dict.fromkeys(pages, build), "engine/engine.json": lambda text: text + "\n"}


def waiting(page: Page) -> None:
    """Load the page again, and wait until the new release is here and offered."""
    page.reload()
    expect(page.locator('[data-of="release"]')).to_be_visible()


def sentence(page: Page, copy: Published, words: str) -> None:
    page.goto(copy.address + ABOUT)
    expect(page.locator("article")).to_contain_text(words)


def test_a_text_fix_fetches_its_page_and_waits_for_the_tap(page: Page, tmp_path: Path) -> None:
    with published() as copy:
        settle(page, copy)
        save(page)
        copy.publish(another(tmp_path / "b", worded("a mended sentence")))
        copy.seen.clear()
        waiting(page)
        assert copy.of("engine/") == []
        text = [name for name in copy.seen if name not in ("sw.js", "changes.json")]
        assert text == [ABOUT]
        expect(page.locator("[data-unchanged]")).to_be_visible()
        sentence(page, copy, "a rulebook that answers")  # still the old release, whole
        page.get_by_role("button", name="Take it").click()
        expect(page.locator("article")).to_contain_text("a mended sentence")
        page.reload()
        expect(page.locator("article")).to_contain_text("a mended sentence")
        says(page, "ready")  # the same engine, and it has been tried


def test_from_three_releases_back_all_arrives_whole(page: Page, tmp_path: Path) -> None:
    with published() as copy:
        settle(page, copy)
        save(page)
        for name in ("b", "c", "d"):
            new = another(tmp_path / name, engined(name) | worded(f"a release {name}"))
            told = [{"edition": e, "html": f"<p>In {e}</p>"} for e in ("d", "c", "2026.11")]
            (new / "changes.json").write_text(json.dumps(told), "utf-8")
            copy.publish(new)
            if name != "c":  # this one came and went while nobody looked
                waiting(page)
        sentence(page, copy, "a rulebook that answers")
        expect(page.locator('[data-of="release"]')).to_be_visible()
        page.locator("[data-changed] summary").click()
        expect(page.locator("[data-changes]")).to_have_text("In dIn c")
        page.get_by_role("button", name="Take it").click()
        expect(page.locator("article")).to_contain_text("a release d")
        copy.stop()
        page.goto(copy.address + POOL)
        before = int(headline(page).inner_text().split()[0])
        press(page, "specializations")
        settled(page, f"{before + 1} cards")
        held = page.evaluate(
            """caches.keys().then((all) => Promise.all(all.map((name) =>
               caches.open(name).then((cache) => cache.keys()).then((keys) => keys.length))))"""
        )
        assert sum(held) == len(served(copy.site))  # nothing of the releases before


def test_another_engine_on_the_server_offers_to_load_again(page: Page, tmp_path: Path) -> None:
    with published() as copy:
        settle(page, copy, POOL)
        before = headline(page).inner_text()
        new = another(tmp_path / "b", engined("b"))
        for part in [
            p for p in (new / "engine").iterdir() if p.suffix in (".wasm", ".bin", ".zip")
        ]:
            part.rename(part.with_name(f"b-{part.name}"))  # as another engine's have other names
        release(new)
        copy.publish(new)
        press(page, "specializations")
        expect(page.locator('[data-of="outdated"]')).to_be_visible()
        expect(page.locator(".calc-failed:visible")).to_have_count(0)
        expect(headline(page)).to_have_text(before)
        page.get_by_role("button", name="Load again").click()
        expect(page.locator('meta[name="parley-edition"]')).to_have_attribute("content", "b")
        expect(page.locator(".notice")).to_be_hidden()


def test_a_saving_that_was_broken_off_goes_on(page: Page) -> None:
    with published() as copy:
        settle(page, copy)
        copy.refused = ".wasm"
        page.get_by_role("button", name="Save for offline").click()
        says(page, "halted")
        first = copy.of("engine/")
        assert first
        copy.refused = ""
        copy.seen.clear()
        page.reload()  # it goes on by itself
        says(page, "stored")
        assert not set(first) & set(copy.of("engine/"))
        page.get_by_role("button", name="Try it").click()
        says(page, "ready")


def test_a_press_while_it_saves_by_itself_is_not_lost(page: Page) -> None:
    with published() as copy:
        settle(page, copy)
        copy.refused = ".wasm"
        page.get_by_role("button", name="Save for offline").click()
        says(page, "halted")
        copy.refused, copy.slow = "", ".wasm"
        page.reload()  # it goes on by itself, slowly
        page.get_by_role("button", name="Try again").click()
        says(page, "saving")
        says(page, "ready")  # tried, as the press asks for


def test_cancelled_and_removed_leave_nothing_and_touch_nothing_else(page: Page) -> None:
    with published() as copy:
        settle(page, copy)
        page.evaluate("caches.open('not ours').then((c) => c.put('/kept', new Response('x')))")
        copy.slow = ".wasm"
        page.get_by_role("button", name="Save for offline").click()
        page.get_by_role("button", name="Cancel").click()
        says(page, "none")
        parts = page.evaluate(PARTS)
        assert parts == ["not ours", f"parley text {copy.address}"]
        page.goto(copy.address + "offline.html")
        page.get_by_text("Remove what was saved").click()
        page.get_by_role("button", name="Remove it now").click()
        says(page, "none")
        assert page.evaluate(PARTS) == ["not ours"]
        page.reload()
        says(page, "none")
        page.wait_for_timeout(1500)
        assert page.evaluate(PARTS) == ["not ours"]  # nothing comes back unasked


def test_what_the_device_has_cleared_is_told_away_and_mended_at_home(page: Page) -> None:
    clear = "caches.delete('parley engine ' + new URL('.', location).href)"
    with published() as copy:
        settle(page, copy)
        save(page)
        page.evaluate(clear)
        copy.stop()
        page.context.set_offline(True)
        page.goto(copy.address + "index.html")
        says(page, "lost")
        copy.start()
        page.context.set_offline(False)
        says(page, "ready")  # by itself
        assert copy.of("engine/")


def test_the_check_finds_what_is_wrong_and_repair_mends_it(page: Page, tmp_path: Path) -> None:
    damage = """async () => {
      const name = (await caches.keys()).find((name) => name.startsWith("parley text"));
      const cache = await caches.open(name);
      const key = (await cache.keys()).find(({ url }) => url.includes("about.html"));
      await cache.put(key, new Response("damaged"));
    }"""
    site, hashed = another(tmp_path / "a", {}), "engine/more-0123456789abcdef.bin"
    (site / hashed).write_text("more", "utf-8")
    release(site)
    with published(site) as copy:
        settle(page, copy, "offline.html")
        page.evaluate(damage)
        page.get_by_role("button", name="Check now").click()
        expect(page.locator("[data-verdict=bad]")).to_be_visible()  # and the engine is not here
        expect(page.locator("[data-row=pages] [data-mark=bad]")).to_be_visible()
        expect(page.locator("[data-row=search] [data-mark=good]")).to_be_visible()
        page.get_by_role("button", name="Repair").click()
        says(page, "ready")
        assert page.evaluate(f"caches.match('{hashed}').then(Boolean)")  # under its own name
        page.get_by_role("button", name="Check now").click()
        expect(page.locator("[data-verdict=good]")).to_be_visible()


def test_two_copies_of_one_origin_do_not_meet(page: Page, tmp_path: Path) -> None:
    both = tmp_path / "both"
    another(both / "one", {})
    another(both / "two", worded("the other copy"))
    with published(both) as copy:
        for name in ("one", "two"):
            page.goto(f"{copy.address}{name}/index.html")
            page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
            says(page, "none")
        parts = [f"parley text {copy.address}{name}/" for name in ("one", "two")]
        assert page.evaluate(PARTS) == parts
        another(tmp_path / "new" / "one", worded("a mended sentence"))
        copy.publish(tmp_path / "new")
        page.goto(f"{copy.address}one/{ABOUT}")
        page.get_by_role("button", name="Take it").click()
        expect(page.locator("article")).to_contain_text("a mended sentence")
        copy.stop()
        page.goto(f"{copy.address}two/{ABOUT}")
        expect(page.locator("article")).to_contain_text("the other copy")


def test_a_broken_worker_is_replaced(page: Page, tmp_path: Path) -> None:
    broken = another(tmp_path / "broken", {})
    (broken / "sw.js").write_text(
        "addEventListener('fetch', (e) => e.respondWith(Promise.reject(new Error('broken'))));"
        "addEventListener('activate', (e) => e.waitUntil(clients.claim()));",
        "utf-8",
    )
    stopped = another(tmp_path / "stopped", {})
    (stopped / "sw.js").write_text(STOP.read_text("utf-8"), "utf-8")
    with published(broken) as copy:
        page.goto(copy.address + ABOUT)
        page.wait_for_function("() => Boolean(navigator.serviceWorker.controller)")
        copy.publish(stopped)
        with pytest.raises(Exception, match="ERR_FAILED"):
            page.goto(copy.address + ABOUT)
        page.wait_for_timeout(2000)
        copy.publish(SITE)
        sentence(page, copy, "a rulebook that answers")


def test_the_worker_file_is_never_cached() -> None:
    assert "sw.js" not in served(SITE)
    script = (SITE / "assets" / "parley" / "site.js").read_text("utf-8")
    assert 'updateViaCache:"none"' in script


def test_the_app_can_be_installed() -> None:
    said = json.loads((SITE / "manifest.webmanifest").read_text("utf-8"))
    assert said["start_url"] == said["scope"] == "./"
    for each in (*said["icons"], *said["screenshots"]):
        assert (SITE / each["src"]).is_file()
    for each in said["shortcuts"]:
        page, _, hash = each["url"].removeprefix("./").partition("#")
        assert (SITE / (page or "index.html")).is_file()
        assert hash in ("", "continue"), "the last scene: see shelf.js"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in said["icons"]}
