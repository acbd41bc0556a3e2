"""A figure is its steps."""

import doctest
from dataclasses import FrozenInstanceError

import pytest

from rules_core import errors, figures
from rules_core.figures import Figure
from rules_core.west.book import Attack

TN = Attack.TN


def test_the_value_is_the_last_total() -> None:
    figure = Figure.start(4, TN, "four").plus(3, TN, "three").plus(-2, TN, "less two")
    assert figure.value == 5
    assert [s.total for s in figure.steps] == [4, 7, 5]
    assert [s.text for s in figure.steps] == ["four", "three", "less two"]


def test_a_step_leaves_the_figure_before_it_alone() -> None:
    before = Figure.start(4, TN, "four")
    before.plus(1, TN, "one")
    assert before.value == 4
    with pytest.raises(FrozenInstanceError):
        before.steps = ()  # type: ignore[misc]


@pytest.mark.parametrize(("value", "most", "least"), [(4, 4, 5), (5, 5, 5), (6, 5, 6)])
def test_a_limit_is_a_step_only_where_it_bites(value: int, most: int, least: int) -> None:
    figure = Figure.start(value, TN, "start")
    down, up = figure.at_most(5, TN, "at most"), figure.at_least(5, TN, "at least")
    assert (down.value, up.value) == (most, least)
    assert len(down.steps) == (2 if value > 5 else 1)
    assert len(up.steps) == (2 if value < 5 else 1)


def test_words_and_answers_are_figures_too() -> None:
    assert Figure.start("d8", TN, "a d8").then("d4", TN, "reduced").value == "d4"
    assert Figure.start(False, TN, "no").value is False


@pytest.mark.parametrize("module", [figures, errors])
def test_the_examples_in_the_docstrings(module: object) -> None:
    done = doctest.testmod(module)  # type: ignore[arg-type]
    assert done.attempted
    assert not done.failed
