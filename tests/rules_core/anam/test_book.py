"""What Anam's book marks, and the names of its options."""

import pytest

from rules_core.anam.book import CHAPTERS
from rules_core.anam.options import AnamOptions
from rules_core.errors import InvalidInput
from rules_core.rulebook import Mark


def test_marks() -> None:
    def marked(mark: Mark) -> set[str]:
        return {rule.id for chapter in CHAPTERS for rule in chapter if mark in rule.marks}

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


def test_unknown_values_are_all_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        AnamOptions.read({"cm": "some", "overflow": "out", "heal": "", "nerve": "1"})
    assert [p.field for p in caught.value.problems] == ["cm", "heal", "nerve"]
