"""What Future Imperfect's book marks, and the names of its options."""

from rules_core.imperfect.book import CHAPTERS
from rules_core.imperfect.options import ImperfectOptions
from rules_core.rulebook import Mark


def test_what_comes_from_outside_says_so() -> None:
    outside = {rule.id for chapter in CHAPTERS for rule in chapter if Mark.OUTSIDE in rule.marks}
    rolls = {"fi-trait", "fi-check", "fi-critical", "fi-success", "fi-opposed"}
    assert outside == rolls | {"fi-step-zero"}


def test_options_have_their_public_names_and_defaults() -> None:
    assert ImperfectOptions().chosen() == {
        "raise": "4",
        "opposed": "higher",
        "steps": "faces",
        "step-dice": "cards",
        "chips-return": "return",
        "house": "none",
    }
