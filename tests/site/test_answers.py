"""Live answers: the first touch, the keyboard, links, Back, bad input, failure."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Route, expect

from calculators.catalogue import CALCULATORS
from calculators.kit.answers import answer_html
from rules_core import EDITION
from tests.site.pages import (
    COUNT_QUESTIONS,
    FORM,
    POOL,
    calculator,
    engine_files,
    headline,
    press,
    settled,
    type_in,
)


def built(tab: Page, home: str) -> int:
    """Open the page of the pool; the number of cards it was built with."""
    tab.goto(home + POOL)
    return int(headline(tab).inner_text().split()[0])


def test_the_first_touch_starts_the_engine_and_answers(tab: Page, home: str) -> None:
    seen = []
    tab.on("request", lambda request: seen.append(request))
    before = built(tab, home)
    assert engine_files(seen) == []
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    assert engine_files(seen)
    assert all(r.url.startswith(home) for r in seen)
    expect(calculator(tab).locator("[data-said]")).to_have_text(f"{before + 1} cards")
    asked = dict(p.split("=") for p in urlsplit(tab.url).fragment.partition("?")[2].split("&"))
    asked.pop("edition")
    right = answer_html(CALCULATORS[FORM].solve(asked), "../")
    html = calculator(tab).locator('[data-part="answer"]').inner_html()
    assert plain(html) == plain(right)


def plain(html: str) -> str:
    """HTML without what the browser or the mark of a change adds."""
    return re.sub(r' class="[^"]*"| open=""| hidden=""|=""', "", html).replace("&gt;", ">")


def test_what_is_entered_while_python_starts_is_answered(tab: Page, home: str) -> None:
    held: list[Route] = []
    tab.route("**/*.wasm", lambda route: held.append(route))
    before = built(tab, home)
    press(tab, "specializations", times=2)
    press(tab, "social_combat")
    expect(calculator(tab).locator(".calc-wait")).to_be_visible()
    expect(headline(tab)).to_have_text(
        re.compile(rf"{before} cards?")
    )  # the built-in answer stands
    for route in held:
        route.continue_()
    settled(tab, f"{before + 3} cards")
    expect(calculator(tab).locator(".calc-wait")).to_be_hidden()


def test_ten_times_there_and_back_one_press_is_one_question(tab: Page, home: str) -> None:
    tab.add_init_script(COUNT_QUESTIONS)
    as_published(tab, home)
    before = built(tab, home)
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    for _ in range(10):
        tab.evaluate("document.querySelector('a[href$=\"attack.html\"]').click()")
        expect(tab.locator("#tw-tn")).to_be_attached()
        tab.evaluate("document.querySelector('a[href$=\"cards.html\"]').click()")
        expect(calculator(tab)).to_be_attached()
    expect(tab.locator(f"#{FORM}-specializations")).to_have_value("1")
    settled(tab, f"{before + 1} cards")
    asked, workers = tab.evaluate("[window.questions, window.workers]")
    press(tab, "specializations")
    settled(tab, f"{before + 2} cards")
    assert tab.evaluate("window.questions") == asked + 1
    assert workers == 1, "one worker lives through navigation"


def test_values_are_kept_over_a_page_without_calculators(tab: Page, home: str) -> None:
    as_published(tab, home)
    before = built(tab, home)
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    for name in ("about.html", "cards.html"):
        tab.evaluate(f"document.querySelector('a[href$=\"{name}\"]').click()")
        tab.wait_for_url(re.compile(rf"{name}$"))
    expect(tab.locator(f"#{FORM}-specializations")).to_have_value("1")
    tab.wait_for_timeout(500)  # nothing may take it back afterwards
    settled(tab, f"{before + 1} cards")
    expect(tab.locator(f"#{FORM}-specializations")).to_have_value("1")


def as_published(tab: Page, home: str) -> None:
    """The sitemap names the address it is served at, as in a site that was built for it."""

    def rewritten(route: Route) -> None:
        text = route.fetch().text().replace("http://127.0.0.1:8000/", home)
        route.fulfill(body=text, content_type="application/xml")

    tab.route("**/sitemap.xml", rewritten)


def test_values_are_kept_when_the_page_is_loaded_again(tab: Page, home: str) -> None:
    before = built(tab, home)
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    tab.goto(home + "about.html")
    seen = []
    tab.on("request", lambda request: seen.append(request))
    tab.goto(home + POOL)
    settled(tab, f"{before + 1} cards")
    expect(tab.locator(f"#{FORM}-specializations")).to_have_value("1")
    assert engine_files(seen) == []


def test_a_link_opens_the_same_answer(tab: Page, phone: BrowserContext, home: str) -> None:
    built(tab, home)
    type_in(tab, "verve", "4")
    tab.locator(f"#{FORM}-presence-d12").check()
    expect(headline(tab)).to_have_text(re.compile(r"\d+ cards"))
    tab.wait_for_url(re.compile(r"presence=d12"))
    other = phone.new_page()
    other.goto(tab.url)
    expect(headline(other)).to_have_text(headline(tab).inner_text())
    expect(other.locator(f"#{FORM}-verve")).to_have_value("4")
    expect(other.locator(f"#{FORM}-presence-d12")).to_be_checked()
    expect(headline(other)).to_be_in_viewport()


def test_back_takes_the_last_change_back(tab: Page, home: str) -> None:
    before = built(tab, home)
    press(tab, "specializations", times=2)
    settled(tab, f"{before + 2} cards")
    press(tab, "social_combat")
    settled(tab, f"{before + 3} cards")
    tab.go_back()
    settled(tab, f"{before + 2} cards")
    tab.go_back()
    expect(headline(tab)).to_have_text(re.compile(rf"{before} cards?"))
    tab.go_forward()
    settled(tab, f"{before + 2} cards")
    expect(tab.locator(f"#{FORM}-specializations")).to_have_value("2")


def test_reset_can_be_undone(tab: Page, home: str) -> None:
    before = built(tab, home)
    press(tab, "specializations", times=3)
    settled(tab, f"{before + 3} cards")
    calculator(tab).locator("[data-reset]").click()
    expect(headline(tab)).to_have_text(re.compile(rf"{before} cards?"))
    expect(tab.locator(f"#{FORM}-specializations")).to_have_value("0")
    tab.go_back()
    settled(tab, f"{before + 3} cards")


def test_back_keeps_what_was_there_before_the_page_was_left(tab: Page, home: str) -> None:
    before = built(tab, home)
    press(tab, "specializations", times=3)
    settled(tab, f"{before + 3} cards")
    tab.goto(home + "about.html")
    tab.goto(home + POOL)
    settled(tab, f"{before + 3} cards")
    calculator(tab).locator("[data-reset]").click()
    expect(headline(tab)).to_have_text(re.compile(rf"^{before} cards?"))
    tab.go_back()
    settled(tab, f"{before + 3} cards")


def test_back_goes_one_decision_back_with_two_calculators(tab: Page, home: str) -> None:
    before = built(tab, home)
    other = headline(tab, "west-check")
    press(tab, "rank", id="west-check")
    expect(other).to_have_text("55.56 % to succeed")
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    press(tab, "rank", id="west-check")
    expect(other).to_have_text("70.37 % to succeed")
    tab.go_back()
    expect(other).to_have_text("55.56 % to succeed")
    settled(tab, f"{before + 1} cards")
    tab.go_back()
    expect(headline(tab)).to_have_text(re.compile(rf"^{before} cards?"))


def test_a_damaged_link_gives_defaults_and_a_word(tab: Page, home: str) -> None:
    tab.goto(f"{home}{POOL}#{FORM}?verve=99&presence=%zz&nonsense=1")
    fault = calculator(tab).locator('[data-fault="verve"]')
    expect(fault).to_contain_text("The default stands.")
    expect(headline(tab)).to_have_text(re.compile(r"\d+ cards?"))


def test_a_link_of_another_edition_says_so(tab: Page, home: str) -> None:
    tab.goto(f"{home}{POOL}#{FORM}?verve=3&edition=0.9")
    expect(calculator(tab).locator("[data-note]")).to_contain_text(EDITION)
    expect(calculator(tab).locator("[data-note]")).to_be_visible()
    expect(calculator(tab).locator("[data-said]")).to_have_text(headline(tab).inner_text())


def test_bad_input_is_told_beside_the_field_and_the_answer_stays(tab: Page, home: str) -> None:
    before = built(tab, home)
    type_in(tab, "verve", "1e9")
    fault = calculator(tab).locator('[data-fault="verve"]')
    expect(fault).to_contain_text("not a whole number")
    expect(fault).to_contain_text("0 to 5")
    expect(headline(tab)).to_have_text(re.compile(rf"{before} cards?"))
    expect(calculator(tab).locator(".calc-stale")).to_be_visible()
    expect(tab.locator(f"#{FORM}-verve")).to_have_attribute("aria-invalid", "true")
    expect(tab.locator(f"#{FORM}-verve")).to_have_value("1e9")  # nothing is lost
    type_in(tab, "social_combat", "")
    expect(calculator(tab).locator('[data-fault="social_combat"]')).to_contain_text(
        "Nothing is entered"
    )
    expect(fault).to_be_visible()
    type_in(tab, "social_combat", "2")
    type_in(tab, "verve", "5")
    expect(fault).to_be_hidden()
    expect(calculator(tab).locator(".calc-stale")).to_be_hidden()


def test_what_does_not_go_together_is_told(tab: Page, home: str) -> None:
    page = home + "west/wounds.html#west-penetration"
    tab.goto(page)
    tab.locator("#west-penetration-switched").check()
    fault = calculator(tab, "west-penetration").locator('[data-fault="switched"]')
    expect(fault).to_be_visible()
    tab.locator("#west-penetration-misconstrued").check()
    expect(fault).to_be_hidden()


def test_keyboard_alone(tab: Page, home: str) -> None:
    before = built(tab, home)
    tab.locator(f"#{FORM}-specializations").focus()
    tab.keyboard.press("ArrowUp")
    tab.keyboard.press("ArrowUp")
    settled(tab, f"{before + 2} cards")
    tab.keyboard.press("ArrowDown")
    settled(tab, f"{before + 1} cards")
    tab.keyboard.press("Shift+Tab")  # the minus button
    tab.keyboard.press("Enter")
    expect(headline(tab)).to_have_text(re.compile(rf"{before} cards?"))
    tab.locator(f"#{FORM}-presence-d4").focus()
    tab.keyboard.press("ArrowRight")
    expect(tab.locator(f"#{FORM}-presence-d6")).to_be_checked()
    tab.locator(f"#{FORM} .figure summary").first.focus()
    tab.keyboard.press("Enter")
    expect(calculator(tab).locator(".steps a").first).to_be_visible()
    outline = tab.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"


def test_opened_reasons_stay_open(tab: Page, home: str) -> None:
    before = built(tab, home)
    calculator(tab).locator(".figure summary").first.click()
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    step = calculator(tab).locator(".steps li").last
    expect(step).to_be_visible()
    expect(step).to_contain_text("+1 specialization")


def test_a_ruling_changes_the_answer_and_is_shown(tab: Page, home: str) -> None:
    tab.goto(home + "west/wounds.html#west-penetration?misconstrued=yes&resolve=6")
    form = calculator(tab, "west-penetration")
    expect(headline(tab, "west-penetration")).to_contain_text("ablates")
    form.locator(".calc-switches summary").click()
    tab.locator("#west-penetration-misread-nerve-next").check()
    expect(headline(tab, "west-penetration")).to_contain_text("penetrates")
    expect(form.locator(".answer-badges")).to_contain_text("misread-nerve: next")
    assert "misread-nerve=next" in tab.url
