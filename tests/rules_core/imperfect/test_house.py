"""House rules: each figure of the tables, changed, changes an answer and says so."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from rules_core.errors import InvalidInput
from rules_core.figures import Figure
from rules_core.imperfect.chips import draw, pool_now
from rules_core.imperfect.contest import contest, contest_tn
from rules_core.imperfect.options import TABLES, ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import POOL, Chips, Die


def house(text: str) -> ImperfectOptions:
    return ImperfectOptions.read({"house": text})


def tn(initiator: Die, target: Die, levels: int = 0) -> Callable[[ImperfectOptions], Figure[int]]:
    return lambda o: contest_tn(initiator, target, levels, o)


def whole(options: ImperfectOptions) -> Figure[Chips]:
    return pool_now(POOL, Chips(), options)


def won(options: ImperfectOptions) -> Figure[Fraction]:
    return contest(Pool(1, Die.D4), Pool(1, Die.D4), options=options).success


SHOWS: dict[str, tuple[int, Any, Callable[[ImperfectOptions], Figure[Any]]]] = {
    "chips-white": (40, Chips(40, 25, 10), whole),
    "chips-red": (0, Chips(50, 0, 10), whole),
    "chips-blue": (4, Chips(50, 25, 4), whole),
    "hand": (5, 4, lambda o: draw(1, POOL, options=o).drawn),
    "simple-less": (4, 4, tn(Die.D8, Die.D6)),
    "simple-equal": (6, 6, tn(Die.D8, Die.D8)),
    "simple-greater": (8, 8, tn(Die.D6, Die.D8)),
    "simple-most": (11, 11, tn(Die.D6, Die.D10)),
    "simple-levels": (2, 6, tn(Die.D6, Die.D6, 2)),
}


@pytest.mark.parametrize("key", SHOWS)
def test_a_figure_that_is_changed_shows_and_says_so(key: str) -> None:
    value, wanted, answer = SHOWS[key]
    plain, changed = answer(ImperfectOptions()), answer(house(f"{key}:{value}"))
    assert changed.value == wanted != plain.value
    assert any("(house rule)" in step.text for step in changed.steps)
    assert not any("(house rule)" in step.text for step in plain.steps)


def test_the_least_total_that_wins() -> None:
    assert set(TABLES) == {*SHOWS, "contest-least"}
    plain, changed = won(ImperfectOptions()), won(house("contest-least:3"))
    # one d4 each, a 4 is rolled again and added: 3 beats 1 and 2, and is 1 of the 4 faces
    assert changed.value - plain.value == Fraction(1, 4) * Fraction(2, 4)
    assert "(house rule)" in changed.steps[0].text
    assert "(house rule)" not in plain.steps[0].text


@pytest.mark.parametrize(("spent", "right"), [(2, True), (3, False)])
def test_no_more_can_be_spent_than_are_missing(spent: int, right: bool) -> None:
    options, left = house("chips-blue:4"), Chips(50, 25, 2)
    if right:
        assert pool_now(left, Chips(blue=spent), options).value == Chips(50, 25, 4)
        draw(0, left, Chips(blue=spent), options)
    else:
        with pytest.raises(InvalidInput) as caught:
            draw(0, left, Chips(blue=spent), options)
        assert [p.field for p in caught.value.problems] == ["spent_blue"]


def test_as_written_changes_nothing() -> None:
    as_written = ",".join(f"{key}:{entry.default}" for key, entry in TABLES.items())
    assert house(as_written) == ImperfectOptions()
