"""Every rule of Clockwork Dominion is in the book, under its permanent id."""

import json
from pathlib import Path

import pytest

from rules_core.clockwork.book import CHAPTERS
from rules_core.rulebook import Rule, Ruling

DATA = Path(__file__).resolve().parents[2] / "data" / "rule_ids.json"
IDS = json.loads(DATA.read_text(encoding="utf-8"))["clockwork"]
ALL: list[Rule] = [rule for chapter in CHAPTERS for rule in chapter]


def test_every_rule_has_its_place() -> None:
    found = [rule.id for rule in ALL if not isinstance(rule, Ruling)]
    assert sorted(found) == sorted(IDS["rules"])


def test_every_ruling_has_its_place() -> None:
    found = {
        rule.id: "fixed" if rule.fixed else "switch" for rule in ALL if isinstance(rule, Ruling)
    }
    assert found == IDS["rulings"]


@pytest.mark.parametrize("rule", ALL, ids=lambda rule: rule.id)
def test_addresses(rule: Rule) -> None:
    assert rule.page.startswith("clockwork/")
    assert rule.title
    if isinstance(rule, Ruling):
        assert rule.page == rule.under.page
        assert rule.fixed or len(rule.values) > 1
