"""What the reader keeps: characters, their use, and the table's rulings."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.site.conftest import PATIENCE
from tests.site.pages import headline, settled

MINE = "characters.html"
TABLE = "table.html"


def rows(page: Page) -> Locator:
    return page.locator("#sheets .shelf li")


def notice(page: Page, name: str, within: str = "#sheets") -> Locator:
    return page.locator(f'{within} [data-notice-of="{name}"]')


def figure(page: Page, name: str, text: str, sheet: str = "west") -> None:
    page.locator(f"#sheet-{sheet}-{name}").fill(text)


def new(page: Page, home: str, name: str, **figures: str) -> None:
    """Make a character of the West and wait until it is kept."""
    page.goto(home + MINE)
    page.locator("[data-sheet-new=west]").click()
    expect(page.locator("#sheet-west-name")).to_be_visible()
    closed = page.locator("#sheets .calc-group:not([open]) > summary")
    while closed.count():
        closed.first.click()
    figure(page, "name", name)
    for each, text in figures.items():
        figure(page, each, text)
    line = figures.get("social_combat", "1")
    expect(rows(page).filter(has_text=name)).to_contain_text(f"Social Combat {line}")


def use(page: Page, id: str, name: str, role: str) -> None:
    box = page.locator(f'#{id} [data-use="west"]')
    if box.get_attribute("open") is None:
        box.locator("summary").click()
    box.locator("li").filter(has_text=name).locator(f"[data-use-role={role}]").click()
    expect(box.locator("[data-use-said]")).to_contain_text("filled in")


def test_a_character_is_kept_and_fills_a_calculator(tab: Page, home: str) -> None:
    new(tab, home, "Ada", social_combat="3")
    expect(notice(tab, "kept")).to_be_visible()
    tab.goto(home + "west/attack.html")
    built = headline(tab, "west-target-number").inner_text()
    use(tab, "west-target-number", "Ada", "target")
    settled(tab, "TN 6", "west-target-number")
    expect(tab.locator("#west-target-number-target_social_combat")).to_have_value("3")
    tab.locator("#west-target-number [data-use-undo]").click()
    settled(tab, built, "west-target-number")
    tab.reload()
    tab.goto(home + MINE)
    expect(notice(tab, "kept")).to_be_hidden()
    rows(tab).first.locator(".shelf-open").click()
    expect(tab.locator("#sheet-west-social_combat")).to_have_value("3")


def test_bad_figures_are_named_and_the_last_good_one_is_kept(tab: Page, home: str) -> None:
    new(tab, home, "Ada", nerve="7")
    figure(tab, "nerve", "½")
    expect(tab.locator('#sheets [data-fault="nerve"]')).to_contain_text("not a whole number")
    figure(tab, "resolve", "9")
    tab.locator("[data-sheet-done]").click()
    rows(tab).first.locator(".shelf-open").click()
    expect(tab.locator("#sheet-west-nerve")).to_have_value("7")
    expect(tab.locator("#sheet-west-resolve")).to_have_value("9")


def test_copy_remove_and_undo(tab: Page, home: str) -> None:
    new(tab, home, "Ada")
    rows(tab).first.get_by_role("button", name="Copy: Ada").click()
    expect(rows(tab)).to_have_count(2)
    rows(tab).first.get_by_role("button", name="Remove: Ada").click()
    expect(rows(tab)).to_have_count(1)
    expect(tab.locator("#sheets form")).to_have_count(0)
    notice(tab, "removed").get_by_role("button", name="Undo").click()
    expect(rows(tab)).to_have_count(2)


def test_two_tabs_do_not_overwrite_each_other(phone: BrowserContext, tab: Page, home: str) -> None:
    new(tab, home, "Ada")
    other = phone.new_page()
    other.goto(home + MINE)
    rows(other).first.locator(".shelf-open").click()
    expect(other.locator("#sheet-west-name")).to_have_value("Ada")
    figure(tab, "name", "Ada of the first tab")
    expect(notice(other, "elsewhere")).to_be_visible()
    figure(other, "name", "Ada of the second tab")
    expect(other.locator("#sheet-west-name")).to_have_value("Ada of the second tab")
    notice(other, "elsewhere").get_by_role("button", name="Keep both").click()
    expect(rows(other)).to_have_count(2)
    tab.reload()
    expect(rows(tab)).to_have_count(2)
    expect(rows(tab).filter(has_text="second tab")).to_have_count(1)


@pytest.mark.parametrize("how", ["refused", "full"])
def test_storage_that_does_not_take_it_is_said(tab: Page, home: str, how: str) -> None:
    name = {"refused": "InvalidStateError", "full": "QuotaExceededError"}[how]
    tab.add_init_script(
        f"IDBObjectStore.prototype.put = () => {{ throw new DOMException('no', '{name}'); }};"
    )
    tab.goto(home + MINE)
    tab.locator("[data-sheet-new=west]").click()
    expect(tab.locator("#sheet-west-name")).to_be_visible()
    expect(notice(tab, how)).to_be_visible()
    figure(tab, "name", "Ada")
    expect(tab.locator("#sheet-west-name")).to_have_value("Ada")


def test_the_set_up_of_a_scene_takes_a_character(tab: Page, home: str) -> None:
    new(tab, home, "Ada", nerve="8")
    tab.goto(home + "west/scene.html")
    use(tab, "west-scene", "Ada", "target")
    expect(tab.locator('[name="audience.name"]')).to_have_value("Ada")
    expect(tab.locator('[name="audience.nerve"]')).to_have_value("8")


def test_it_can_be_done_with_the_keyboard_alone(tab: Page, home: str) -> None:
    tab.goto(home + MINE)
    tab.locator("[data-sheet-new=west]").focus()
    tab.keyboard.press("Enter")
    expect(tab.locator("#sheet-west-name")).to_be_focused()
    tab.keyboard.type("Bo")
    expect(rows(tab).filter(has_text="Bo")).to_have_count(1)
    tab.locator("#sheet-west-verve").focus()
    tab.keyboard.press("ArrowUp")
    expect(tab.locator("#sheet-west-verve")).to_have_value("2")


def test_nothing_runs_off_a_narrow_screen(browser: Any, home: str) -> None:
    context = browser.new_context(viewport={"width": 320, "height": 640}, service_workers="block")
    context.set_default_timeout(PATIENCE)
    tab = context.new_page()
    new(tab, home, "A name that is rather long for so narrow a screen")
    wide = [tab.evaluate("document.documentElement.scrollWidth - innerWidth")]
    tab.goto(home + TABLE)
    for box in tab.locator("#table details > summary").all():
        box.click()
    wide.append(tab.evaluate("document.documentElement.scrollWidth - innerWidth"))
    context.close()
    assert max(wide) <= 0


def rule(page: Page, system: str, text: str) -> None:
    """Set a house rule for one's table and wait until it is kept."""
    box = page.locator(f'#table [data-key="{system}"]')
    if box.get_attribute("open") is None:
        box.locator("> summary").click()
    page.locator(f"#table-{system}-house").fill(text)
    expect(page.locator(f'[data-table-now="{system}"]')).to_contain_text(f"house: {text}")
    page.wait_for_function(
        """async ([id, text]) => {
          const { get } = await import(new URL("assets/parley/storage.js", location.href).href);
          return (await get(id, "tables"))?.options.house === text;
        }""",
        arg=[system, text],
    )


def test_every_calculator_starts_with_the_tables_rulings(tab: Page, home: str) -> None:
    tn, attack = "west-target-number", f"{home}west/attack.html"
    tab.goto(attack)
    built = headline(tab, tn).inner_text()
    more = f"TN {int(built.split()[1]) + 2}"
    tab.goto(home + TABLE)
    rule(tab, "west", "tn-base:6")
    expect(notice(tab, "kept", "#table")).to_be_visible()
    tab.goto(attack)
    settled(tab, more, tn)
    expect(tab.locator(f"#{tn} .answer-badges")).to_contain_text("house: tn-base:6")
    line = tab.locator(f"#{tn} .calc-table")
    line.get_by_role("button", name="As written").click()
    settled(tab, built, tn)
    tab.reload()  # the choice of this tab stands
    settled(tab, built, tn)
    line.get_by_role("button", name="As your table").click()
    settled(tab, more, tn)
    tab.locator(f"#{tn} [data-reset]").click()
    settled(tab, more, tn)


def test_a_link_keeps_what_it_says(tab: Page, home: str) -> None:
    tab.goto(home + TABLE)
    rule(tab, "west", "tn-base:6")
    tab.goto(f"{home}west/attack.html#west-target-number?target_social_combat=1")
    settled(tab, "TN 5", "west-target-number")
    expect(tab.locator("#west-target-number .calc-table")).to_contain_text("plays otherwise")


def test_as_written_in_one_tap_and_undone(tab: Page, home: str) -> None:
    tab.goto(home + TABLE)
    rule(tab, "clockwork", "social-rounds:4")
    tab.locator("[data-table-written=clockwork]").click()
    now = tab.locator('[data-table-now="clockwork"]')
    expect(now).to_have_text("All as written.")
    notice(tab, "written", "#table").get_by_role("button", name="Undo").click()
    expect(now).to_contain_text("social-rounds:4")
    tab.reload()
    expect(now).to_contain_text("social-rounds:4")


def test_a_set_up_starts_with_them_too(tab: Page, home: str) -> None:
    tab.goto(home + TABLE)
    rule(tab, "west", "tn-base:6")
    tab.goto(home + "west/scene.html")
    expect(tab.locator('[name="options.house"]')).to_have_value("tn-base:6")


def test_house_rules_come_from_a_file_and_faults_are_named(tab: Page, home: str) -> None:
    tab.goto(home + TABLE)
    tab.locator("[data-house-box] > summary").click()
    area = tab.locator("[data-house-text]")
    expect(area).to_have_value(re.compile("# tn-base = 4"))
    area.fill("[west]\ntn-base = 99")
    expect(tab.locator("[data-house-check]")).to_contain_text("west.tn-base")
    tab.locator("[data-house]").set_input_files(
        {"name": "h.toml", "mimeType": "text/plain", "buffer": b"[west]\ntn-base = 7\n"}
    )
    expect(tab.locator("[data-house-check]")).to_have_text("1 figure changed.")
    tab.locator("[data-house-take]").click()
    expect(tab.locator('[data-table-now="west"]')).to_contain_text("tn-base:7")


def choose(page: Page, name: str, data: bytes) -> None:
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": data}
    page.locator("[data-chest-file]").set_input_files(file)


def saved(page: Page) -> bytes:
    """Everything, as the button saves it."""
    with page.expect_download() as waiting:
        page.locator("[data-chest-save]").click()
    return Path(waiting.value.path()).read_bytes()


def test_everything_goes_out_and_comes_back(tab: Page, home: str) -> None:
    tab.goto(home + TABLE)
    rule(tab, "west", "tn-base:6")
    new(tab, home, "Ada", nerve="8")
    whole = saved(tab)
    assert json.loads(whole)["characters"][0]["figures"]["nerve"] == 8
    tab.evaluate(
        """async () => {
          localStorage.clear();
          for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
        }"""
    )
    tab.goto(home + MINE)
    expect(tab.locator("#sheets [data-figure=count]")).to_have_text("0")
    choose(tab, "parley.json", whole)
    line = tab.locator("#chest .chest-line")
    expect(line).to_have_text("2 new.")
    tab.get_by_role("button", name="Take them").click()
    expect(rows(tab).filter(has_text="Ada")).to_have_count(1)
    assert json.loads(saved(tab)) == json.loads(whole)
    notice(tab, "taken", "#chest").get_by_role("button", name="Undo").click()
    expect(rows(tab)).to_have_count(0)


def test_what_is_here_otherwise_is_kept_replaced_or_both(tab: Page, home: str) -> None:
    new(tab, home, "Ada")
    whole = saved(tab)
    figure(tab, "name", "Bo")
    expect(rows(tab).filter(has_text="Bo")).to_have_count(1)
    tab.locator("[data-sheet-done]").click()
    for clash, names in (("skip", ["Bo"]), ("both", ["Ada", "Bo"]), ("replace", ["Ada", "Ada"])):
        choose(tab, "parley.json", whole)
        expect(tab.locator("#chest .chest-line")).to_have_text("0 new, 1 here otherwise.")
        tab.locator(f'#chest [name="clash"][value="{clash}"]').check(force=True)
        tab.get_by_role("button", name="Take them").click()
        expect(rows(tab)).to_have_count(len(names))
        for name in set(names):
            expect(rows(tab).filter(has_text=name)).to_have_count(names.count(name))


def test_wrong_files_are_named_and_nothing_is_lost(tab: Page, home: str, tmp_path: Path) -> None:
    new(tab, home, "Ada")
    said = tab.locator("[data-chest-said]")
    for name, data, words in (
        ("a.zip", b"PK\x03\x04", "is a zip archive"),
        ("a.png", b"\x89PNG", "is a picture"),
        ("a.html", b"<!doctype html>", "is a web page"),
        ("a.json", b"", "is empty"),
        ("b.json", b"{", "is damaged"),
    ):
        choose(tab, name, data)
        expect(said).to_contain_text(words)
    with (tmp_path / "c.json").open("wb") as large:
        large.truncate(50_000_000)
    tab.locator("[data-chest-file]").set_input_files(large.name)
    expect(said).to_contain_text("has 50 MB")
    expect(rows(tab)).to_have_count(1)


def test_the_way_on_takes_the_tables_rulings_along(tab: Page, home: str) -> None:
    tab.goto(home + TABLE)
    rule(tab, "clockwork", "success-steps:2")
    tab.goto(home + "clockwork/dice.html")
    way = tab.locator("#clockwork-roll a[data-onward]")
    expect(way).to_have_attribute(
        "href", re.compile("house=success-steps%3A2|house=success-steps:2")
    )
    way.click()
    expect(tab.locator("#clockwork-attack .answer-badges")).to_contain_text("success-steps:2")
