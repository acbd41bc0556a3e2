"""Trigger points, and what counts towards them."""

import pytest

from rules_core.west.book import Stakes, StakesRuling
from rules_core.west.options import WestOptions
from rules_core.west.stakes import by_damage, by_wounds, damage_counted

POINTS = WestOptions(trigger_damage="points")


@pytest.mark.parametrize(
    ("before", "healed", "dealt", "reached"),
    [(0, 0, 2, False), (0, 0, 3, True), (1, 1, 2, False), (2, 1, 2, True), (3, 1, 0, False)],
)
def test_wounds_of_this_encounter_reach_the_trigger(
    before: int, healed: int, dealt: int, reached: bool
) -> None:
    assert by_wounds(3, before, healed, dealt).value is reached


def test_only_what_there_was_is_told() -> None:
    def told(before: int, healed: int, dealt: int) -> str:
        return by_wounds(3, before, healed, dealt).steps[0].text

    assert told(1, 0, 0) == "1 before, trigger 3"
    assert told(1, 1, 0) == "1 before − 1 healed, trigger 3"
    assert told(1, 0, 2) == "1 before + 2 dealt, trigger 3"
    assert told(1, 1, 2) == "1 before − 1 healed + 2 dealt, trigger 3"
    assert by_wounds(3, 0, 0, 0).steps[0].rule is Stakes.TRIGGERS


def test_r_trigger_damage() -> None:
    assert [by_damage(9, 5, n, 1, WestOptions()).value for n in (3, 4)] == [False, True]
    assert [by_damage(9, 5, 20, n, POINTS).value for n in (3, 4)] == [False, True]
    assert by_damage(9, 5, 20, 3, POINTS).steps[0].text == "5 before + 3 damage, trigger 9"
    whole, points = damage_counted(20, 3, WestOptions()), damage_counted(20, 3, POINTS)
    assert (whole.value, points.value) == (20, 3)
    assert whole.steps[0].rule is points.steps[0].rule is StakesRuling.TRIGGER_DAMAGE
