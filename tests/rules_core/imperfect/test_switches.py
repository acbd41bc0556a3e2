"""Every value of every switch changes an answer."""

from collections.abc import Callable

import pytest

from rules_core.imperfect.check import check
from rules_core.imperfect.chips import draw
from rules_core.imperfect.contest import contest, contest_tn
from rules_core.imperfect.fear import fear
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import Chips, Die

TWO = Pool(2, Die.D6)
SHOWS: dict[str, Callable[[ImperfectOptions], object]] = {
    "raise": lambda o: check(2, Die.D6, 5, options=o).successes.value,
    "opposed": lambda o: contest(TWO, TWO, options=o).broken.value,
    "steps": lambda o: contest_tn(Die.D6, Die.D10, 0, o).value,
    "step-dice": lambda o: [f.value for f in fear(TWO, 5, True, options=o).chances.values()],
    "chips-return": lambda o: draw(0, Chips(40, 25, 10), Chips(10, 0, 0), o).hands.value,
}


@pytest.mark.parametrize("public_id", SHOWS)
def test_a_switch_changes_something(public_id: str) -> None:
    answers = [
        SHOWS[public_id](ImperfectOptions.read({public_id: value}))
        for value in ImperfectOptions.values_of(public_id)
    ]
    assert all(a != b for i, a in enumerate(answers) for b in answers[:i])


@pytest.mark.parametrize("size", ["3", "5"])
def test_the_raise_counts_in_contests_and_fear_too(size: str) -> None:
    options = ImperfectOptions.read({"raise": size})
    assert contest(TWO, TWO, options=options).broken.value != contest(TWO, TWO).broken.value
    ends, plain = (fear(TWO, 5, options=o).chances for o in (options, ImperfectOptions()))
    assert any(ends[end].value != plain[end].value for end in ends)


def test_no_switch_is_forgotten() -> None:
    assert set(SHOWS) == set(ImperfectOptions.choices())
