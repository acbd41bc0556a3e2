"""Faults are told all at once."""

import pytest

from rules_core.errors import IllegalEvent, InvalidInput, Problem, Problems
from rules_core.west.book import Cards


def test_every_problem_is_told() -> None:
    problems = Problems()
    problems.expect(False, "verve", "Too much.")
    problems.expect(True, "style", "Fine.")
    problems.expect(False, "cards", "Too few.")
    with pytest.raises(InvalidInput) as caught:
        problems.raise_if_any()
    assert caught.value.problems == (Problem("verve", "Too much."), Problem("cards", "Too few."))
    assert str(caught.value) == "verve: Too much.; cards: Too few."


def test_nothing_wrong_raises_nothing() -> None:
    Problems().raise_if_any()


def test_invalid_input_is_a_value_error() -> None:
    assert issubclass(InvalidInput, ValueError)


def test_an_illegal_event_cites_its_rule() -> None:
    error = IllegalEvent(Cards.POOL_EMPTY, "No cards are left")
    assert error.rule is Cards.POOL_EMPTY
    assert str(error) == "No cards are left (tw-pool-empty)"
