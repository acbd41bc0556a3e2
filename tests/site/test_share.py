"""What leaves the page: an answer as text, code and picture; and what is printed."""

import re
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from calculators.catalogue import find
from calculators.kit.sharing import REFUSED, TOO_LONG, chat_text
from tests.site.heard import LISTEN, heard
from tests.site.pages import FORM, POOL, calculator, settled
from tests.site.scenes import PLACE, begin, play, scene, tool
from tests.site.scenes import link as scene_link
from tests.site.test_mine import new

TOP = Path(__file__).resolve().parents[2]
READER = TOP / "node_modules" / "jsqr" / "dist" / "jsQR.js"
ASKED = {"verve": "3", "presence": "d10"}
STATE = f"{FORM}?verve=3&presence=d10"
SHEETS = ("west", "clockwork", "imperfect", "anam")

DECODE = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  return { text: jsQR(data, width, height)?.data, width, height };
}"""


def read(page: Page, png: bytes) -> dict[str, object]:
    """A picture's size, and what another library reads in its code."""
    other = page.context.new_page()
    other.add_script_tag(path=READER)
    found: dict[str, object] = other.evaluate(DECODE, b64encode(png).decode())
    other.close()
    return found


def printed_code(page: Page, foot: Locator) -> object:
    """What is read in the code at a foot, seen as large as paper would have it under a lens."""
    expect(foot.locator("svg")).to_be_visible()
    other = page.context.new_page()
    other.set_content(foot.locator("svg").evaluate("svg => svg.outerHTML"))
    other.locator("svg").evaluate("svg => svg.setAttribute('width', innerWidth - 20)")
    png = other.screenshot()
    other.close()
    return read(page, png)["text"]


@pytest.fixture
def shared(tab: Page, home: str) -> Locator:
    """The open box of an answer that is not the one the page came with."""
    tab.add_init_script(LISTEN)
    tab.emulate_media(color_scheme="dark")
    tab.goto(f"{home}{POOL}#{STATE}")
    settled(tab, find(FORM).solve(ASKED).headline)
    opener = calculator(tab).get_by_role("button", name="Share")
    opener.focus()
    tab.keyboard.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    return calculator(tab).locator("[data-share-box]")


def address(box: Locator) -> str:
    return str(box.locator("[data-link]").evaluate("a => a.href"))


def test_text_and_link_are_copied_or_stand_marked(tab: Page, shared: Locator) -> None:
    tab.evaluate("() => { navigator.clipboard.writeText = async (t) => { window.copied = t; }; }")
    heard(tab)
    tab.keyboard.press("Tab")
    tab.keyboard.press("Enter")
    expect(shared.locator("[data-share-said]")).to_have_text("The link to this answer is copied.")
    assert tab.evaluate("window.copied") == address(shared)
    shared.get_by_role("button", name="Copy as text").click()
    expect(shared.locator("[data-share-said]")).to_have_text("The answer is copied as text.")
    assert tab.evaluate("window.copied") == chat_text(find(FORM).solve(ASKED), address(shared))
    assert heard(tab) == ["The link to this answer is copied.", "The answer is copied as text."]
    tab.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    shared.locator("[data-share=link]").click()
    hand = shared.locator("[data-by-hand]")
    expect(hand).to_be_focused()
    expect(shared.locator("[data-share-said]")).to_have_text(REFUSED)
    marked = hand.evaluate("box => box.value.slice(box.selectionStart, box.selectionEnd)")
    assert marked == address(shared)
    tab.keyboard.press("Escape")
    expect(shared).to_be_hidden()
    expect(calculator(tab).get_by_role("button", name="Share")).to_be_focused()


def test_the_code_is_that_of_the_link(tab: Page, shared: Locator) -> None:
    button = shared.get_by_role("button", name="QR code")
    button.click()
    code = shared.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    assert read(tab, code.screenshot())["text"] == address(shared)
    calculator(tab).locator("[data-reset]").click()  # another answer: this is not its code
    expect(code).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")
    shared.locator("[data-link]").evaluate("a => a.href = `#${'x'.repeat(3000)}`")
    button.click()
    expect(shared.locator("[data-share-said]")).to_have_text(TOO_LONG)
    expect(code).to_be_hidden()


def test_the_picture_is_saved_or_handed_on(tab: Page, shared: Locator) -> None:
    picture = shared.get_by_role("button", name="Picture")
    with tab.expect_download() as waiting:
        picture.click()
    assert waiting.value.suggested_filename == f"{FORM}.png"
    png = Path(waiting.value.path()).read_bytes()
    assert png.startswith(b"\x89PNG\r\n")
    found = read(tab, png)
    assert found["text"] == address(shared)
    assert found["width"] == 1080
    assert 600 < int(str(found["height"])) < 1400
    expect(shared.locator("[data-share-said]")).to_have_text("The picture is saved.")
    tab.evaluate(
        """() => {
          navigator.canShare = () => true;
          navigator.share = async ({ files: [{ name, type, size }] }) => {
            window.handed = [name, type, size];
          };
        }"""
    )
    picture.click()
    tab.wait_for_function("() => window.handed")
    assert tab.evaluate("window.handed") == [f"{FORM}.png", "image/png", len(png)]


def test_paper_has_the_address_its_code_and_figures(tab: Page, shared: Locator) -> None:
    shared.get_by_role("button", name="QR code").click()
    expect(shared.locator("[data-code]")).to_be_visible()  # the library is here
    link = address(shared)
    tab.emulate_media(media="print")
    foot = calculator(tab).locator("[data-paper-foot]")
    expect(foot.locator("[data-address]")).to_have_text(link)
    assert printed_code(tab, foot) == link
    whole = tab.locator('[data-paper-foot="page"]')
    expect(whole.locator("[data-address]")).to_have_text(tab.url.split("#")[0])
    expect(tab.locator('[data-calculator] [data-paper-foot="answer"]:visible')).to_have_count(1)
    expect(shared).to_be_hidden()
    chips = calculator(tab).locator(".chips").nth(1).locator(".chip:visible")
    expect(chips).to_have_text(["d10"])
    expect(calculator(tab).locator(".stepper button:visible")).to_have_count(0)
    expect(calculator(tab).locator(".calc-answer")).to_have_css("break-inside", "avoid")


def test_one_answer_is_printed_alone(tab: Page, shared: Locator) -> None:
    tab.evaluate("() => { window.print = () => { window.printed = true; }; }")
    shared.get_by_role("button", name="Print").click()
    tab.wait_for_function("() => window.printed")
    tab.emulate_media(media="print")
    expect(calculator(tab)).to_be_visible()
    expect(tab.locator("h1")).to_be_hidden()
    expect(tab.locator("[data-paper-foot]:visible")).to_have_count(1)
    assert sheets_of(tab) == 1
    tab.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(tab.locator("h1")).to_be_visible()


def sheets_of(tab: Page, size: str = "A4") -> int:
    """How many pages the page takes on paper."""
    return len(re.findall(rb"/Type\s*/Page\b", tab.pdf(format=size)))


def test_a_scene_has_its_code_on_screen_and_paper(tab: Page, home: str) -> None:
    tab.goto(home + PLACE)
    begin(tab)
    play(tab)
    tool(tab, "Share").click()
    scene(tab).get_by_role("button", name="QR code").click()
    code = scene(tab).get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    link = scene_link(tab)
    assert read(tab, code.screenshot())["text"] == link
    tab.emulate_media(media="print")
    foot = tab.locator('[data-paper-foot="page"]')
    expect(foot.locator("[data-address]")).to_have_text(link)
    assert printed_code(tab, foot) == link


def test_a_sheet_is_one_page_blank_and_filled(tab: Page, home: str) -> None:
    for system in SHEETS:
        tab.goto(f"{home}{system}/sheet.html")
        for size in ("A4", "Letter"):
            assert sheets_of(tab, size) == 1, f"{system} on {size}"
    new(tab, home, "Ada", nerve="8")
    tab.get_by_role("link", name="On paper").click()
    expect(tab.locator(".paper-name")).to_have_text("Ada")
    nerve = tab.locator(".paper-figures > div").filter(has_text="Nerve")
    expect(nerve.locator("dd")).to_have_text("8")
    expect(tab.get_by_role("button", name="Ada")).to_have_attribute("aria-pressed", "true")
    tab.get_by_role("button", name="Blank").click()
    expect(tab.locator(".paper-name")).to_have_text("")
    assert sheets_of(tab) == 1
