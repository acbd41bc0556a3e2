"""Clockwork Dominion in the page: a round by taps and keys, undone, reloaded, sent on."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from calculators.clockwork.scene import CLOCKWORK_SCENE
from tests.site.axe import OPEN_ALL, faults

PLACE = f"{CLOCKWORK_SCENE.page}.html"
ID = CLOCKWORK_SCENE.id


def scene(page: Page) -> Locator:
    return page.locator(f"#{ID}")


def lines(page: Page) -> Locator:
    return scene(page).locator(".log > li")


def question(page: Page) -> Locator:
    return scene(page).locator("[data-focus]")


def press(page: Page, name: str) -> None:
    """Press what the board offers, and wait for the line of the log."""
    before = lines(page).count()
    scene(page).locator(".moves").get_by_role("button", name=name).first.click()
    expect(lines(page)).to_have_count(before + 1)


def roll_initiative(page: Page) -> None:
    """Everybody rolls; where a triumph asks first what it is for, they roll again."""
    press(page, "Roll for everybody")
    while "triumph" in question(page).inner_text():
        scene(page).locator(".scene-bar").get_by_role("button", name="Undo").click()
        expect(lines(page)).to_have_count(0)
        press(page, "Roll for everybody")


def begun(page: Page, home: str, kind: str, **fields: str) -> Page:
    page.goto(home + PLACE)
    page.locator(f'[id="{ID}-terms.kind-{kind}"]').check(force=True)
    for name, text in fields.items():
        page.locator(f'[name="{name.replace("__", ".")}"]').fill(text)
    scene(page).get_by_role("button", name="Begin the scene").first.click()
    expect(scene(page).locator(".board")).to_be_visible()
    return page


@pytest.fixture
def fight(tab: Page, home: str) -> Page:
    return begun(tab, home, "physical", first__name="Ann", second__name="Thug", second__number="3")


def test_a_round_of_a_fight(fight: Page) -> None:
    expect(scene(fight).locator(".strip")).to_have_count(4)
    roll_initiative(fight)
    expect(question(fight)).to_contain_text("what do you do?")
    press(fight, "Move in on")
    press(fight, "Attack ")
    expect(question(fight)).to_contain_text("What do the dice show?")
    press(fight, "Roll the dice")
    assert "rolled here" in lines(fight).last.inner_text()


def test_a_typed_roll_says_what_it_does(tab: Page, home: str) -> None:
    page = begun(tab, home, "social", first__name="Ann", second__name="A clerk")
    roll_initiative(page)
    press(page, "Argue with")
    roll = scene(page).locator("form", has=page.locator('[name="success"]'))
    roll.locator('[name="success"]').fill("2")
    roll.get_by_role("button", name="This is the roll").click()
    expect(lines(page)).to_have_count(3)
    expect(lines(page).last).to_contain_text("2 success")
    expect(lines(page).last).to_contain_text("Disposition")
    roll_again = scene(page).locator("[data-said]")
    assert roll_again.inner_text().startswith(("Ann rolls", "A clerk rolls"))


def test_wrong_symbols_are_named_at_their_field(fight: Page) -> None:
    roll_initiative(fight)
    press(fight, "Move in on")
    press(fight, "Attack ")
    roll = scene(fight).locator("form", has=fight.locator('[name="failure"]'))
    roll.locator('[name="failure"]').fill("21")
    roll.get_by_role("button", name="This is the roll").click()
    expect(roll.locator('[data-fault="failure"]')).to_contain_text("too high")
    expect(lines(fight)).to_have_count(3)


def test_undo_names_the_step_and_a_reload_keeps_the_scene(fight: Page) -> None:
    roll_initiative(fight)
    press(fight, "Move in on")
    undo = scene(fight).locator(".scene-bar").get_by_role("button", name="Undo")
    expect(undo).to_contain_text("the move")
    undo.click()
    expect(lines(fight)).to_have_count(1)
    press(fight, "Move in on")
    now = question(fight).inner_text()
    fight.wait_for_function(
        """async (id) => {
          const { list } = await import(new URL("../assets/parley/storage.js", location.href).href);
          const items = await list(id);
          return items.length === 1 && items[0].record.includes("moved to=");
        }""",
        arg=ID,
    )
    fight.reload()
    expect(lines(fight)).to_have_count(2)
    expect(question(fight)).to_have_text(now)


def test_a_link_carries_it_to_another_device(fight: Page, phone: BrowserContext, home: str) -> None:
    roll_initiative(fight)
    address = str(scene(fight).locator("[data-link]").evaluate("a => a.href"))
    now = question(fight).inner_text()
    other = phone.new_page()
    other.goto(address)
    expect(lines(other)).to_have_count(1)
    expect(question(other)).to_have_text(now)
    expect(scene(other).locator('[data-notice-of="guest"]')).to_be_visible()


def test_the_keyboard_alone_plays_it(fight: Page) -> None:
    fight.keyboard.press("Tab")
    for expected in range(1, 4):
        for _ in range(40):
            if fight.evaluate("document.activeElement.matches('.press:not(.draw)')"):
                break
            fight.keyboard.press("Tab")
        fight.keyboard.press("Enter")
        expect(lines(fight)).to_have_count(expected)
        expect(question(fight)).to_be_focused()


def test_the_chances_stand_below_the_board(tab: Page, home: str) -> None:
    page = begun(tab, home, "social", first__name="Ann", second__name="A clerk")
    roll_initiative(page)
    scene(page).get_by_role("button", name="over?").click()
    expect(scene(page).locator("[data-part=chances]")).to_contain_text("to win them over")


def test_eight_people_fit_a_narrow_phone(phone: BrowserContext, home: str) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": 320, "height": 640})
    begun(page, home, "physical", second__name="A constable", second__number="7")
    roll_initiative(page)
    expect(scene(page).locator(".strip")).to_have_count(8)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    for button in scene(page).locator(".press:visible").all():
        size = button.bounding_box()
        assert size
        assert size["height"] >= 44


def test_no_fault_of_access_on_the_board(fight: Page) -> None:
    roll_initiative(fight)
    fight.evaluate(OPEN_ALL)
    assert faults(fight) == []
    press(fight, "Move in on")
    press(fight, "Attack ")
    fight.evaluate(OPEN_ALL)
    assert faults(fight) == []
