"""Every rule of each game is in its book, under its permanent id; every switch is an option."""

import json
from pathlib import Path

import pytest

from rules_core.anam.book import CHAPTERS as ANAM
from rules_core.anam.options import AnamOptions
from rules_core.clockwork.book import CHAPTERS as CLOCKWORK
from rules_core.clockwork.options import ClockworkOptions
from rules_core.imperfect.book import CHAPTERS as IMPERFECT
from rules_core.imperfect.options import ImperfectOptions
from rules_core.options import Options
from rules_core.rulebook import Rule, Ruling
from rules_core.west.book import CHAPTERS as WEST
from rules_core.west.options import WestOptions

DATA = Path(__file__).resolve().parents[1] / "data" / "rule_ids.json"
IDS = json.loads(DATA.read_text(encoding="utf-8"))
CHAPTERS = {"anam": ANAM, "clockwork": CLOCKWORK, "imperfect": IMPERFECT, "west": WEST}
BOOKS: dict[str, list[Rule]] = {
    system: [rule for chapter in chapters for rule in chapter]
    for system, chapters in CHAPTERS.items()
}
ALL = [pytest.param(system, r, id=r.id) for system, rules in BOOKS.items() for r in rules]
OPTIONS: dict[str, tuple[str, type[Options]]] = {
    "anam": ("r-an-", AnamOptions),
    "clockwork": ("r-cd-", ClockworkOptions),
    "imperfect": ("r-fi-", ImperfectOptions),
    "west": ("r-", WestOptions),
}


def test_every_book_is_here() -> None:
    assert set(BOOKS) == set(IDS)


@pytest.mark.parametrize("system", BOOKS)
def test_every_rule_has_its_place(system: str) -> None:
    found = [rule.id for rule in BOOKS[system] if not isinstance(rule, Ruling)]
    assert sorted(found) == sorted(IDS[system]["rules"])


@pytest.mark.parametrize("system", BOOKS)
def test_every_ruling_has_its_place(system: str) -> None:
    rulings = [rule for rule in BOOKS[system] if isinstance(rule, Ruling)]
    found = {rule.id: "fixed" if rule.fixed else "switch" for rule in rulings}
    assert found == IDS[system]["rulings"]


@pytest.mark.parametrize(("system", "rule"), ALL)
def test_addresses(system: str, rule: Rule) -> None:
    assert rule.page.startswith(f"{system}/")
    assert rule.title
    if isinstance(rule, Ruling):
        assert rule.page == rule.under.page
        assert rule.fixed or len(rule.values) > 1


@pytest.mark.parametrize("system", BOOKS)
def test_every_switch_is_an_option_by_its_public_id(system: str) -> None:
    before, options = OPTIONS[system]
    switches = {r.id for r in BOOKS[system] if isinstance(r, Ruling) and not r.fixed}
    rules = {options.rule_of(option) for option in options.choices()}
    assert {rule.id for rule in rules if isinstance(rule, Ruling)} == switches
    for option in options.choices():
        rule = options.rule_of(option)
        assert not isinstance(rule, Ruling) or rule.id == before + option
