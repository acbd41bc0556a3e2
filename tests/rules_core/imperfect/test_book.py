"""Every rule of Future Imperfect is in the book, under its permanent id."""

import json
from pathlib import Path

import pytest

from rules_core.imperfect.book import CHAPTERS
from rules_core.imperfect.options import ImperfectOptions
from rules_core.rulebook import Mark, Rule, Ruling

DATA = Path(__file__).resolve().parents[2] / "data" / "rule_ids.json"
IDS = json.loads(DATA.read_text(encoding="utf-8"))["imperfect"]
ALL: list[Rule] = [rule for chapter in CHAPTERS for rule in chapter]


def test_every_rule_has_its_place() -> None:
    found = [rule.id for rule in ALL if not isinstance(rule, Ruling)]
    assert sorted(found) == sorted(IDS["rules"])


def test_every_ruling_has_its_place() -> None:
    found = {r.id: "fixed" if r.fixed else "switch" for r in ALL if isinstance(r, Ruling)}
    assert found == IDS["rulings"]


@pytest.mark.parametrize("rule", ALL, ids=lambda rule: rule.id)
def test_addresses(rule: Rule) -> None:
    assert rule.page.startswith("imperfect/")
    if isinstance(rule, Ruling):
        assert rule.page == rule.under.page
        assert rule.fixed or len(rule.values) > 1


def test_what_comes_from_outside_says_so() -> None:
    outside = {rule.id for rule in ALL if Mark.OUTSIDE in rule.marks}
    rolls = {"fi-trait", "fi-check", "fi-critical", "fi-success", "fi-opposed"}
    assert outside == rolls | {"fi-step-zero"}


def test_options_are_the_switches_by_their_public_ids() -> None:
    switches = {rule.id for rule in ALL if isinstance(rule, Ruling) and not rule.fixed}
    assert {f"r-fi-{option}" for option in ImperfectOptions.choices()} == switches
    assert set(ImperfectOptions.choices()) == {
        "raise",
        "opposed",
        "steps",
        "step-dice",
        "chips-return",
    }
    assert ImperfectOptions().chosen() == {
        "raise": "4",
        "opposed": "higher",
        "steps": "faces",
        "step-dice": "cards",
        "chips-return": "return",
        "house": "none",
    }
