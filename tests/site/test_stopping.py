"""A calculation that goes on while its form is changed is stopped; nothing else is lost."""

from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from calculators.catalogue import find
from tests.bench.talks import DAMAGE, DEAR
from tests.site.pages import COUNT_QUESTIONS, calculator, headline, press, settled

ODDS = "west/odds.html"
LONG = {**DAMAGE, **DEAR, "progressive": "yes"}  # seconds in a browser
QUICK = "performance.now = () => 0;"  # no question takes long, however busy this machine is
READY = """async () => {
  const { diagnostics } = await import(new URL("../assets/parley/engine.js", location.href).href);
  return diagnostics().includes("stage: ready");
}"""


def test_a_new_question_stops_a_long_one(tab: Page, home: str) -> None:
    tab.add_init_script(COUNT_QUESTIONS)
    tab.goto(f"{home}{ODDS}#west-odds?{urlencode(LONG)}")
    expect(tab.locator("#west-odds-cards")).to_have_value("16")
    tab.wait_for_function(READY)
    assert tab.evaluate("window.workers") == 1
    tab.locator("#west-odds-cards").fill("1")
    said = find("west-odds").solve({**LONG, "cards": "1"}).headline
    settled(tab, said, "west-odds")
    assert tab.evaluate("window.workers") == 2
    expect(calculator(tab, "west-odds").locator(".calc-failed")).to_be_hidden()


def test_other_calculators_do_not_stop_it(tab: Page, home: str) -> None:
    tab.add_init_script(COUNT_QUESTIONS)
    tab.goto(f"{home}{ODDS}#west-odds?{urlencode(LONG)}")
    tab.wait_for_function(READY)
    press(tab, "cards", "west-odds-both")
    settled(tab, find("west-odds").solve(LONG).headline, "west-odds")
    settled(tab, find("west-odds-both").solve({"cards": "5"}).headline, "west-odds-both")
    assert tab.evaluate("window.workers") == 1


def test_quick_changes_end_with_the_last(tab: Page, home: str) -> None:
    tab.add_init_script(COUNT_QUESTIONS)
    tab.add_init_script(QUICK)
    tab.goto(home + ODDS)
    press(tab, "cards", "west-odds", times=6)
    settled(tab, find("west-odds").solve({"cards": "10"}).headline, "west-odds")
    assert tab.evaluate("window.workers") == 1
    assert headline(tab, "west-odds").inner_text().endswith("within 10 cards")
