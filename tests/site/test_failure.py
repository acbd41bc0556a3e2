"""What the engine does wrong: the page says so, its rules are read on, and there is a way on.

What else can fail is with what it belongs to: the snapshot alone (test_start), a saving that is
broken off, damaged copies, releases (test_offline_updates), two tabs and storage that refuses or is
full (test_scene_storage, test_mine), files (test_mine), what takes its time (test_stopping).
"""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.site.breaking import HOW, PARTS, SILENT, let_go
from tests.site.pages import POOL, SPARING, calculator, headline, press, settled
from tests.site.scenes import BEGIN, PLACE, PRESS, begin, kept, played, scene

LATE = 10_000  # milliseconds after which something is said; the tests turn the page's clock
AT_EACH_RUN = {
    ("worker", "blocked"),
    ("loader", "a page instead"),
    ("glue", "cut short"),
    ("wasm", SILENT),
}
# Parts, and the workers as a browser ends them: without a word to the page.
MORTAL = """window.workers = [];
window.Worker = class extends Worker {
  constructor(...given) { super(...given); window.workers.push(this); }
};"""
END = "() => window.workers.forEach((each) => each.terminate())"


def cases() -> list[Any]:
    """Each part with each fault; that the snapshot's faults cost nothing else is in test_start."""
    found = [(part, how) for part in PARTS for how in HOW]
    whole = [each for each in found if each[0] != "snapshot" or each[1] == SILENT]
    return [
        pytest.param(*each, marks=[] if each in AT_EACH_RUN else pytest.mark.long) for each in whole
    ]


def trouble(box: Locator) -> Locator:
    """What is said where something failed or does not come."""
    return box.locator(".calc-failed:visible, .calc-late:visible")


def cards(page: Page) -> int:
    return int(headline(page).inner_text().split()[0])


@pytest.mark.parametrize(("part", "how"), cases())
def test_an_engine_file(phone: BrowserContext, home: str, part: str, how: str) -> None:
    tab = phone.new_page()
    tab.clock.install()
    if part == "library":
        tab.add_init_script(SPARING)
    tab.route(PARTS[part], HOW[how], times=1 if how == SILENT else None)
    tab.goto(home + POOL)
    before = cards(tab)
    press(tab, "specializations")
    if how == SILENT:
        expect(calculator(tab).locator(".calc-wait")).to_be_visible()
        tab.clock.fast_forward(LATE)
    said = trouble(calculator(tab))
    expect(said).to_contain_text("the rules can be read")
    expect(calculator(tab).locator("[data-said]")).to_contain_text("the rules can be read")
    expect(tab.locator("#tw-pool ~ p").first).to_be_visible()
    assert cards(tab) == before
    expect(tab.locator("#west-card-pool-specializations")).to_have_value("1")
    if how != SILENT:
        tab.unroute(PARTS[part])
    said.get_by_role("button").click()
    settled(tab, f"{before + 1} cards")
    expect(said).to_have_count(0)
    let_go()


def test_a_scene_whose_engine_does_not_come(phone: BrowserContext, home: str) -> None:
    tab = phone.new_page()
    tab.route(PARTS["worker"], HOW["blocked"])
    tab.goto(home + PLACE)
    scene(tab).locator('[name="instigator.name"]').fill("Ada")
    scene(tab).get_by_role("button", name=BEGIN).first.click()
    expect(trouble(scene(tab))).to_be_visible()
    tab.unroute(PARTS["worker"])
    trouble(scene(tab)).get_by_role("button").click()
    expect(scene(tab).locator(".board")).to_contain_text("Ada")
    kept(tab, 0)


def test_characters_and_files_whose_engine_does_not_come(phone: BrowserContext, home: str) -> None:
    tab = phone.new_page()
    tab.route(PARTS["worker"], HOW["a page instead"])
    tab.goto(home + "characters.html")
    tab.locator("[data-sheet-new=west]").click()
    tab.locator("[data-chest-save]").click()
    for id in ("sheets", "chest"):
        expect(trouble(tab.locator(f"#{id}"))).to_be_visible()
    tab.unroute(PARTS["worker"])
    trouble(tab.locator("#sheets")).get_by_role("button").click()
    expect(tab.locator("#sheet-west-name")).to_be_visible()
    with tab.expect_download():
        trouble(tab.locator("#chest")).get_by_role("button").click()


def test_rulings_of_the_table_whose_engine_does_not_come(phone: BrowserContext, home: str) -> None:
    tab = phone.new_page()
    tab.route(PARTS["worker"], HOW["cut short"])
    tab.goto(home + "table.html")
    tab.locator("[data-house-box] > summary").click()
    box = tab.locator("[data-tables]")
    expect(trouble(box)).to_be_visible()
    tab.unroute(PARTS["worker"])
    trouble(box).get_by_role("button").click()
    expect(tab.locator("[data-house-check]")).not_to_be_empty()
    expect(trouble(box)).to_have_count(0)


def test_a_worker_that_is_killed_during_a_question(tab: Page, home: str) -> None:
    tab.add_init_script(MORTAL)
    tab.clock.install()
    tab.goto(home + POOL)
    before = cards(tab)
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    tab.evaluate(END)
    press(tab, "social_combat")
    tab.clock.fast_forward(LATE)
    trouble(calculator(tab)).get_by_role("button", name="Start it again").click()
    settled(tab, f"{before + 2} cards")
    tab.evaluate(END)
    press(tab, "social_combat", times=2)  # whoever goes on needs not be told
    settled(tab, f"{before + 4} cards")
    expect(trouble(calculator(tab))).to_have_count(0)


def test_a_move_is_made_once_when_the_worker_is_killed(tab: Page, home: str) -> None:
    tab.add_init_script(MORTAL)
    tab.clock.install()
    tab.goto(home + PLACE)
    begin(tab)
    tab.evaluate(END)
    scene(tab).locator(PRESS).first.click()
    tab.clock.fast_forward(LATE)
    trouble(scene(tab)).get_by_role("button", name="Start it again").click()
    played(tab, 1)
    kept(tab, 1)
