"""Every rule of Anam is in the book, under its permanent id, and every switch is an option."""

import json
from pathlib import Path

import pytest

from rules_core.anam.book import CHAPTERS
from rules_core.anam.options import AnamOptions
from rules_core.errors import InvalidInput
from rules_core.rulebook import Mark, Rule, Ruling

DATA = Path(__file__).resolve().parents[2] / "data" / "rule_ids.json"
IDS = json.loads(DATA.read_text(encoding="utf-8"))["anam"]
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
    assert rule.page.startswith("anam/")
    assert rule.title
    if isinstance(rule, Ruling):
        assert rule.page == rule.under.page
        assert rule.fixed or len(rule.values) > 1


def test_marks() -> None:
    def marked(mark: Mark) -> set[str]:
        return {rule.id for rule in ALL if mark in rule.marks}

    assert marked(Mark.OUTSIDE) == {"an-levels", "an-stress", "an-cm"}
    assert marked(Mark.INPUT) == {
        "an-test",
        "an-attack",
        "an-active-defense",
        "an-manipulation",
        "an-tracks",
        "an-damage",
    }


def test_options_have_their_public_names_and_defaults() -> None:
    assert AnamOptions().chosen() == {
        "cm": "largest",
        "overflow": "spill",
        "injury-min": "three",
        "impose-count": "before",
        "heal-time": "care",
        "heal": "split",
        "house": "none",
    }
    for option in AnamOptions.choices():
        assert AnamOptions.rule_of(option).id == f"r-an-{option}"


def test_unknown_values_are_all_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        AnamOptions.read({"cm": "some", "overflow": "out", "heal": "", "nerve": "1"})
    assert [p.field for p in caught.value.problems] == ["cm", "heal", "nerve"]
