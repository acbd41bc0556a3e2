"""Scenes on the device: two tabs, storage that is refused or full, what the reader is told."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.site.scenes import PLACE, SCENE, act, begin, kept, notice, play, played, scene, stored

REFUSED = """Object.defineProperty(indexedDB.constructor.prototype, "open", {
  value: () => { throw new DOMException("no", "SecurityError"); } });"""
NO_STORAGE = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
}"""
FULL = """() => {
  window.plain = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
ROOM = "() => { IDBObjectStore.prototype.put = window.plain; }"


def at_table(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    return page


def test_where_it_lives_is_said_once(tab: Page, home: str) -> None:
    tab.add_init_script("navigator.storage.persist = async () => { window.asked = true; };")
    tab.goto(home + PLACE)
    begin(tab)
    expect(notice(tab, "kept")).to_be_visible()
    assert tab.evaluate("window.asked")
    tab.reload()
    played(tab, 0)
    scene(tab).get_by_role("button", name="New scene").click()
    begin(tab)
    kept(tab, 0, scenes=2)
    expect(notice(tab, "kept")).to_be_hidden()


def test_refused_storage_is_said_and_the_page_works_on(phone: BrowserContext, home: str) -> None:
    page = phone.new_page()  # the theme's own scripts fail without storage; ours may not
    page.add_init_script(REFUSED + NO_STORAGE)
    page.goto(home + PLACE)
    begin(page)
    expect(notice(page, "refused")).to_be_visible()
    play(page, 2)
    played(page, 2)


def test_a_full_device_is_said_and_the_next_save_may_work(tab: Page, home: str) -> None:
    tab.goto(home + PLACE)
    begin(tab)
    kept(tab, 0)
    tab.evaluate(FULL)
    play(tab)
    expect(notice(tab, "full")).to_be_visible()
    played(tab, 1)
    tab.evaluate(ROOM)
    play(tab)
    expect(notice(tab, "full")).to_be_hidden()
    kept(tab, 2)


def test_two_tabs_may_keep_both(phone: BrowserContext, home: str) -> None:
    one = at_table(phone, home + PLACE)
    begin(one)
    kept(one, 0)
    two = at_table(phone, home + PLACE)
    played(two, 0)
    expect(scene(two).locator(".board")).to_be_visible()
    play(one)
    kept(one, 1)
    expect(notice(two, "elsewhere")).to_be_visible()
    play(two, 2)
    assert len(stored(two)) == 1
    act(two, "elsewhere", "Keep both")
    kept(two, 2, scenes=2)
    expect(notice(one, "elsewhere")).to_be_hidden()
    played(one, 1)


def test_two_tabs_may_take_the_other_s(phone: BrowserContext, home: str) -> None:
    one = at_table(phone, home + PLACE)
    begin(one)
    kept(one, 0)
    two = at_table(phone, home + PLACE)
    expect(scene(two).locator(".board")).to_be_visible()
    play(one, 2)
    kept(one, 2)
    act(two, "elsewhere", "Show that one")
    played(two, 2)
    play(two)
    kept(two, 3)
    expect(notice(one, "elsewhere")).to_be_visible()


def test_a_silent_tab_does_not_overwrite(phone: BrowserContext, home: str) -> None:
    """Also where the tabs cannot hear each other."""
    phone.add_init_script("delete window.BroadcastChannel")
    one = at_table(phone, home + PLACE)
    begin(one)
    kept(one, 0)
    two = at_table(phone, home + PLACE)
    expect(scene(two).locator(".board")).to_be_visible()
    play(one)
    kept(one, 1)
    play(two, 2)
    expect(notice(two, "elsewhere")).to_be_visible()
    kept(one, 1)


def test_a_scene_that_these_rules_cannot_play_on_is_not_overwritten(tab: Page, home: str) -> None:
    tab.goto(home + PLACE)
    begin(tab)
    play(tab)
    kept(tab, 1)
    tab.evaluate(
        """async (id) => {
          const place = new URL("../assets/parley/storage.js", location.href).href;
          const { list, put } = await import(place);
          const [item] = await list(id);
          await put({ ...item, record: item.record + item.record.split("\\n").at(-2) + " x=1\\n" });
        }""",
        SCENE.id,
    )
    tab.reload()
    expect(scene(tab).locator("[data-note]")).to_contain_text("stays as it is")
    played(tab, 1)
    play(tab)
    kept(tab, 2, scenes=2)
    assert any("x=1" in item["record"] for item in stored(tab))
