"""A scene in the page: played by taps and keys, undone, told, shared, printed, on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.site.scenes import (
    BEGIN,
    PLACE,
    SCENE,
    act,
    begin,
    kept,
    lines,
    link,
    notice,
    open_shelf,
    play,
    played,
    question,
    said,
    scene,
    shelf,
    shut,
    stored,
    text,
    tool,
)

FORBIDDEN = "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }"


@pytest.fixture
def table(tab: Page, home: str) -> Page:
    """A page with a scene that has begun."""
    tab.goto(home + PLACE)
    begin(tab)
    return tab


def test_played_undone_and_done_again(table: Page) -> None:
    first = question(table)
    play(table, 2)
    assert said(table) == lines(table).last.locator(".entry-title").inner_text()
    tool(table, "Undo").click()
    played(table, 1)
    assert said(table).startswith("Undone: ")
    tool(table, "Undo").click()
    played(table, 0)
    assert question(table) == first
    expect(tool(table, "Undo")).to_have_attribute("aria-disabled", "true")
    tool(table, "Redo").click()
    tool(table, "Redo").click()
    played(table, 2)
    expect(tool(table, "Redo")).to_have_attribute("aria-disabled", "true")


def test_undo_says_what_it_undoes(table: Page) -> None:
    play(table)
    assert tool(table, "Undo").inner_text().split(None, 1)[1]


def test_the_keyboard_alone_is_enough(tab: Page, home: str) -> None:
    tab.goto(home + PLACE)
    scene(tab).get_by_role("button", name=BEGIN).first.focus()
    tab.keyboard.press("Enter")
    expect(scene(tab).locator("[data-focus]")).to_be_focused()
    tab.keyboard.press("Tab")
    for _ in range(40):  # past figures and fields to the first press
        if tab.evaluate("document.activeElement.matches('.press:not(.draw)')"):
            break
        tab.keyboard.press("Tab")
    tab.keyboard.press("Enter")
    played(tab, 1)
    expect(scene(tab).locator("[data-focus]")).to_be_focused()
    tab.keyboard.press("Control+z")
    played(tab, 0)
    tab.keyboard.press("Control+Shift+z")
    played(tab, 1)
    tool(tab, "Log").focus()
    tab.keyboard.press("Enter")
    expect(scene(tab).locator(".scene-log")).to_be_focused()
    tab.keyboard.press("Escape")
    expect(tool(tab, "Log")).to_be_focused()
    expect(scene(tab).locator(".scene-log")).to_be_hidden()


def test_chances_are_answered_from_the_state(table: Page) -> None:
    asks = scene(table).locator("[data-do=ask]")
    for place in range(asks.count()):
        asks.nth(place).click()
        expect(scene(table).locator(".scene-chances .answer-main")).to_be_visible()
    more = scene(table).locator(".scene-chances").get_by_role("link", name="Open with these")
    assert "?" in str(more.get_attribute("href"))
    played(table, 0)


def test_one_sentence_is_told_for_each_move(table: Page) -> None:
    table.evaluate(
        """() => {
          window.told = [];
          const live = document.querySelector("[data-scene] [data-said]");
          new MutationObserver(() => window.told.push(live.textContent))
            .observe(live, { childList: true, characterData: true, subtree: true });
        }"""
    )
    play(table, 2)
    tool(table, "Undo").click()
    played(table, 1)
    told = table.evaluate("window.told")
    sentences = [words for words in told if words]
    assert len(sentences) == 3
    assert all(sentence.endswith(".") for sentence in sentences)


def test_a_double_tap_is_one_move(table: Page) -> None:
    table.locator("form[data-do=move] .press:not(.draw)").first.dblclick()
    played(table, 1)
    play(table)
    played(table, 2)


def test_it_goes_on_after_a_reload(table: Page) -> None:
    play(table, 2)
    kept(table, 2)
    now = question(table)
    table.reload()
    played(table, 2)
    assert question(table) == now
    play(table)
    kept(table, 3)


def test_the_board_stands_at_once_after_the_tab_was_killed(
    phone: BrowserContext, home: str
) -> None:
    page = phone.new_page()
    page.goto(home + PLACE)
    begin(page)
    play(page)
    kept(page, 1)
    page.close()
    again = phone.new_page()
    again.route("**/worker.js", lambda route: route.abort())  # no engine at all
    again.goto(home + PLACE)
    expect(scene(again).locator(".board")).to_be_visible()
    expect(tool(again, "Undo")).not_to_have_attribute("aria-disabled", "true")


def test_what_was_not_saved_in_time_is_taken_up(phone: BrowserContext, home: str) -> None:
    page = phone.new_page()
    page.goto(home + PLACE)
    begin(page)
    play(page)
    kept(page, 1)
    page.evaluate(
        "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('x'); }; }"
    )
    play(page)
    expect(notice(page, "refused")).to_be_visible()
    page.reload()
    played(page, 2)
    kept(page, 2)


def test_a_set_up_half_filled_outlives_a_reload(tab: Page, home: str) -> None:
    tab.goto(home + PLACE)
    name = scene(tab).locator("form[data-do=begin] input[type=text]").first
    name.fill("7")
    tab.reload()
    expect(name).to_have_value("7")


def test_a_link_opens_beside_the_own_scene(table: Page, phone: BrowserContext, home: str) -> None:
    play(table, 2)
    kept(table, 2)
    address = link(table)
    assert address.startswith(f"{home}{PLACE}#{SCENE.id}?s=")
    assert len(address) < 2_000
    tool(table, "Undo").click()
    kept(table, 1)
    other = phone.new_page()
    other.goto(address)
    played(other, 2)
    expect(notice(other, "guest")).to_be_visible()
    assert len(stored(other)) == 1  # only looked at so far
    other.reload()
    played(other, 2)
    play(other)
    kept(other, 3, scenes=2)
    expect(notice(other, "guest")).to_be_hidden()
    assert "?s=" not in other.url


def test_back_from_a_link_to_the_own_scene(table: Page) -> None:
    play(table, 2)
    kept(table, 2)
    fragment = link(table).partition("#")[2]
    tool(table, "Undo").click()
    played(table, 1)
    kept(table, 1)
    table.evaluate("hash => { location.hash = hash; }", fragment)
    played(table, 2)
    act(table, "guest", "Back to mine")
    played(table, 1)
    assert "?s=" not in table.url
    assert len(stored(table)) == 1


def test_a_damaged_link_says_so_and_the_own_scene_stands(table: Page, home: str) -> None:
    play(table)
    kept(table, 1)
    address = link(table)[:-9]
    table.goto("about:blank")
    table.goto(address)
    expect(scene(table).locator("[data-note]")).to_contain_text("damaged")
    played(table, 1)


def test_a_file_goes_out_and_comes_in(table: Page, tmp_path: Path) -> None:
    play(table, 2)
    kept(table, 2)
    tool(table, "Share").click()
    with table.expect_download() as coming:
        scene(table).get_by_role("button", name="Save as a file").click()
    path = tmp_path / coming.value.suggested_filename
    coming.value.save_as(path)
    assert path.name == f"{SCENE.id}.txt"
    assert path.read_text("utf-8").strip() == text(table)
    tool(table, "Undo").click()
    kept(table, 1)
    open_shelf(table)
    scene(table).locator("[data-file]").set_input_files(path)
    played(table, 2)
    act(table, "guest", "Keep it now")
    kept(table, 2, scenes=2)


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.zip", b"PK\x03\x04" + b"x" * 99, "zip archive"),
        ("a.png", b"\x89PNG\r\n\x1a\n", "picture"),
        ("a.html", b"<!doctype html><p>Hi", "web page"),
        ("a.txt", b"", "empty"),
        ("a.txt", b"x" * 50_000_000, "50 MB"),
    ],
)
def test_a_wrong_file_is_named_and_nothing_is_lost(
    table: Page, tmp_path: Path, name: str, data: bytes, words: str
) -> None:
    play(table)
    path = tmp_path / name
    path.write_bytes(data)
    open_shelf(table)
    scene(table).locator("[data-file]").set_input_files(path)
    expect(scene(table).locator("[data-note]")).to_contain_text(words)
    played(table, 1)
    expect(notice(table, "guest")).to_be_hidden()


def test_a_text_is_pasted(table: Page) -> None:
    play(table)
    kept(table, 1)
    record = text(table)
    open_shelf(table)
    scene(table).locator("[data-paste]").fill(record)
    scene(table).get_by_role("button", name="Open the text").click()
    expect(notice(table, "guest")).to_be_visible()
    played(table, 1)


def test_the_link_is_copied_or_stands_marked_by_hand(table: Page) -> None:
    play(table)
    table.evaluate(FORBIDDEN)
    tool(table, "Share").click()
    scene(table).get_by_role("link", name="Copy the link").click()
    by_hand = scene(table).locator("[data-by-hand]")
    expect(by_hand).to_be_focused()
    expect(by_hand).to_have_value(link(table))
    assert "?s=" in link(table)


def test_a_new_scene_leaves_the_old_one_on_the_shelf(table: Page) -> None:
    play(table)
    kept(table, 1)
    scene(table).get_by_role("button", name="New scene").click()
    expect(notice(table, "shelved")).to_be_visible()
    act(table, "shelved", "Back to it")
    played(table, 1)
    scene(table).get_by_role("button", name="Same set-up again").click()
    begin(table)
    kept(table, 0, scenes=2)
    open_shelf(table)
    expect(shelf(table)).to_have_count(2)
    shelf(table).nth(1).locator(".shelf-open").click()
    played(table, 1)


def test_a_removed_scene_comes_back(table: Page) -> None:
    play(table)
    kept(table, 1)
    shut(table)
    open_shelf(table)
    shelf(table).get_by_role("button", name="Remove").click()
    expect(scene(table).get_by_role("button", name=BEGIN).first).to_be_visible()
    assert stored(table) == []
    act(table, "removed", "Undo")
    played(table, 1)
    kept(table, 1)


def test_home_leads_back_to_the_last_scene(table: Page, home: str) -> None:
    play(table)
    kept(table, 1)
    table.goto(home)
    last = table.locator("[data-last-scene] a")
    expect(last).to_be_visible()
    last.click()
    played(table, 1)
    table.goto(f"{home}#continue")
    expect(table).to_have_url(f"{home}{PLACE}#{SCENE.id}")
    played(table, 1)


def test_nothing_overflows_a_narrow_phone(phone: BrowserContext, home: str) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(home + PLACE)
    begin(page)
    play(page, 2)
    for name in ("Log", "Share"):
        tool(page, name).click()
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        box = tool(page, "Undo").bounding_box()
        assert box
        assert box["x"] < 40
        assert box["y"] + box["height"] <= 640
        assert box["height"] >= 48
    for press in scene(page).locator(".press:visible").all():
        size = press.bounding_box()
        assert size
        assert size["height"] >= 48


def test_paper_has_the_whole_log_in_light(table: Page) -> None:
    play(table, 3)
    table.emulate_media(media="print", color_scheme="dark")
    for line in lines(table).all():
        expect(line).to_be_visible()
    expect(scene(table).locator(".scene-bar")).to_be_hidden()
    expect(scene(table).locator(".moves").first).to_be_hidden()


def test_without_scripts_the_form_stands_as_text(phone: BrowserContext, home: str) -> None:
    browser = phone.browser
    assert browser
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(home + PLACE)
    assert "Without scripts" in page.content()
    expect(scene(page).locator("form[data-do=begin]")).to_be_visible()
    expect(scene(page).locator(".scene-bar")).to_be_hidden()
    context.close()
