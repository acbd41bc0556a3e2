"""Answers that stand side by side, steps around what is asked, the scenes on a screen."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.site.conftest import PATIENCE
from tests.site.pages import FORM, POOL, calculator, headline, press, settled

PAGE = "answers.html"


def keep(page: Page, number: int) -> None:
    """Keep the answer that stands; then so many are kept."""
    calculator(page).locator("[data-keep]").click()
    expect(calculator(page).locator("[data-kept-link]")).to_have_text(f"Compare {number}")


def words(page: Page) -> Locator:
    return page.locator("#kept .kept-words li")


def notice(page: Page, name: str) -> Locator:
    return page.locator(f'#kept [data-notice-of="{name}"]')


def two(page: Page, home: str) -> None:
    """Keep two answers, of which the second has 1 more Verve, and go where they stand."""
    page.goto(home + POOL)
    keep(page, 1)
    cards = int(headline(page).inner_text().split()[0])
    press(page, "verve")
    settled(page, f"{cards + 1} cards")
    keep(page, 2)
    calculator(page).locator("[data-kept-link]").click()
    expect(words(page)).to_have_count(1)


def test_two_answers_are_kept_and_told_apart(tab: Page, home: str) -> None:
    two(tab, home)
    expect(words(tab)).to_have_text("B against A: 1 card more, because of Verve 2 instead of 1.")
    tab.locator("#kept-to-kept [type=radio], #kept [name=to]").first.focus()
    tab.keyboard.press("ArrowRight")
    expect(words(tab)).to_have_text("A against B: 1 card fewer, because of Verve 1 instead of 2.")
    expect(tab.locator("#kept [name=to]").nth(1)).to_be_focused()
    tab.reload()
    expect(words(tab)).to_have_text("A against B: 1 card fewer, because of Verve 1 instead of 2.")
    tab.locator("#kept .kept-table a").first.click()
    settled(tab, "2 cards")


def test_an_answer_is_renamed_and_removed_and_brought_back(tab: Page, home: str) -> None:
    two(tab, home)
    tab.locator("#kept .kept-manage > summary").click()
    tab.locator("#kept .kept-name > summary").first.click()
    tab.locator("#kept-name-A").fill("Ada")
    tab.keyboard.press("Enter")
    expect(words(tab)).to_contain_text("B against A")
    expect(tab.locator("#kept .kept-table small")).to_have_text("Ada")
    notice(tab, "renamed").get_by_role("button", name="Undo").click()
    expect(tab.locator("#kept .kept-table small")).to_have_count(0)
    tab.get_by_role("button", name="Remove A", exact=True).click()
    expect(tab.locator("#kept .kept-table th[scope=col]")).to_have_count(1)
    expect(notice(tab, "removed").get_by_role("button", name="Undo")).to_be_focused()
    tab.keyboard.press("Enter")
    expect(words(tab)).to_have_count(1)


def test_a_seventh_is_refused_on_a_narrow_screen_and_keeping_is_undone(
    browser: Any, home: str
) -> None:
    context = browser.new_context(viewport={"width": 320, "height": 640}, service_workers="block")
    context.set_default_timeout(PATIENCE)
    tab = context.new_page()
    tab.goto(home + POOL)
    for number in range(1, 7):
        keep(tab, number)
        said = headline(tab).inner_text()
        press(tab, "verve" if number < 5 else "social_combat")
        expect(headline(tab)).not_to_have_text(said)
    tell = calculator(tab).locator("[data-kept-said]")
    calculator(tab).locator("[data-keep]").click()
    expect(tell).to_contain_text("no more fit side by side")
    tab.goto(home + PAGE)
    expect(words(tab)).to_have_count(5)
    wide = tab.evaluate("document.documentElement.scrollWidth - innerWidth")
    tab.goto(home + POOL)
    tab.evaluate(
        """async () => {
          const at = new URL("../assets/parley/storage.js", location.href).href;
          const { all, setRemoved } = await import(at);
          for (const { id } of await all("answers")) await setRemoved(id, true, "answers");
        }"""
    )
    keep(tab, 1)
    calculator(tab).locator("[data-keep]").click()
    expect(tell).to_contain_text("kept already")
    tab.reload()
    press(tab, "specializations")
    calculator(tab).locator("[data-keep]").click()
    expect(tell).to_contain_text("Kept, 2 of 6")
    tell.get_by_role("button", name="Undo").click()
    expect(calculator(tab).locator("[data-kept-link]")).to_have_text("Compare 1")
    context.close()
    assert wide <= 0


def test_a_link_brings_a_comparison_beside_ones_own(tab: Page, home: str) -> None:
    two(tab, home)
    link = tab.locator("#kept [data-link]").get_attribute("href")
    tab.locator("#kept .kept-manage > summary").click()
    tab.get_by_role("button", name="Remove A", exact=True).click()
    expect(words(tab)).to_have_count(0)
    tab.goto("about:blank")
    tab.goto(f"{home}{PAGE}{link}")
    expect(words(tab)).to_have_text("B against A: 1 card more, because of Verve 2 instead of 1.")
    notice(tab, "guest").get_by_role("button", name="Back to mine").click()
    expect(tab.locator("#kept .kept-table th[scope=col]")).to_have_count(1)
    tab.goto("about:blank")
    tab.goto(f"{home}{PAGE}{link}")
    notice(tab, "guest").get_by_role("button", name="Keep them too").click()
    expect(words(tab)).to_contain_text("1 card fewer")
    expect(notice(tab, "guest")).to_be_hidden()
    tab.goto("about:blank")
    tab.goto(f"{home}{PAGE}{link}aa")
    expect(tab.locator("#kept [data-note]")).to_contain_text("The link is damaged")


def test_one_more_is_tried_and_taken_with_a_tap(tab: Page, home: str) -> None:
    tab.goto(home + POOL)
    calculator(tab).locator(".calc-more > summary").click()
    row = calculator(tab).locator(".steps-table tr").filter(has_text="Verve")
    step = row.get_by_role("link", name="2 3 cards 1 card more")
    expect(step).to_be_visible()
    step.click()
    settled(tab, "3 cards")
    expect(tab.locator(f"#{FORM}-verve")).to_have_value("2")
    expect(row.get_by_role("link", name="3 4 cards 1 card more")).to_be_focused()
    tab.go_back()
    settled(tab, "2 cards")
    expect(tab.locator(f"#{FORM}-verve")).to_have_value("1")


SCENES = """async () => {
  const { put } = await import(new URL("../assets/parley/storage.js", location.href).href);
  const item = (id, scene, page, title) => ({ id, scene, page, title, line: "It goes on.",
    record: `${scene}\\n`, parts: {}, build: "", revision: 0, removed: 0 });
  await put(item("a", "west-scene", "west/scene.html", "Ada · Bo"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await put(item("b", "anam-tracker", "anam/tracker.html", "Cy"));
  await put(item("c", "unknown", "west/scene.html", "Nobody"));
}"""


def test_a_screen_lists_the_scenes_on_this_device(tab: Page, home: str) -> None:
    tab.goto(f"{home}west/screen.html")
    expect(tab.locator("[data-running]")).to_be_hidden()
    tab.evaluate(SCENES)
    tab.reload()
    rows = tab.locator("[data-running-rows=newest] li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Anam Cy It goes on.")
    expect(rows.last).to_contain_text("The West That Wasn't Ada · Bo")
    rows.last.locator("a").click()
    expect(tab).to_have_url(f"{home}west/scene.html#west-scene")
    expect(tab.locator('#west-scene [aria-current="true"] strong')).to_have_count(1)
