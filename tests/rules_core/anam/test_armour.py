"""How long soft armour lasts, and what hard armour costs to wear."""

import pytest

from rules_core.anam.armour import life, remaining, worn_modifier
from rules_core.anam.book import Armour, ArmourRuling, Modifiers
from rules_core.errors import InvalidInput


def test_an_soft_armor_lasts() -> None:
    assert [life(pv) for pv in range(4)] == [0, 5, 8, 11]


@pytest.mark.parametrize(
    ("pv", "taken", "left"),
    [(1, 0, 5), (1, 4, 1), (1, 5, 0), (1, 6, 0), (2, 7, 1), (2, 8, 0), (3, 10, 1), (3, 11, 0)],
)
def test_remaining(pv: int, taken: int, left: int) -> None:
    figure = remaining(pv, taken)
    assert figure.value == left
    assert figure.steps[0].rule is Armour.SOFT_ARMOR
    assert any(s.rule is ArmourRuling.WEAR for s in figure.steps) == (taken > 0)


@pytest.mark.parametrize(
    ("hours", "hindered", "other"),
    [
        (0, -2, 0),
        (1, -2, 0),
        (2, -2, -1),
        (3, -2, -1),
        (4, -2, -2),
        (5, -2, -2),
        (6, -3, -3),
        (7, -3, -3),
        (12, -6, -6),
        (13, -6, -6),
        (14, -6, -6),
        (48, -6, -6),
    ],
)
def test_an_hard_armor_wears_on_you(hours: int, hindered: int, other: int) -> None:
    assert worn_modifier(hours, True).value == hindered
    assert worn_modifier(hours, False).value == other


def test_reasons() -> None:
    assert [s.text for s in worn_modifier(4, True).steps] == [
        "−2 while it is worn",
        "fatigue −2 after 4 hours does not add to it",
    ]
    assert worn_modifier(6, True).steps[-1].rule is Armour.HARD_ARMOR
    assert worn_modifier(14, False).steps[-1].rule is Modifiers.CM


@pytest.mark.parametrize(("pv", "taken"), [(0, 0), (4, 0), (1, -1), (1, 12)])
def test_soft_armour_outside_is_refused(pv: int, taken: int) -> None:
    with pytest.raises(InvalidInput):
        remaining(pv, taken)


@pytest.mark.parametrize("hours", [-1, 49])
def test_hours_outside_are_refused(hours: int) -> None:
    with pytest.raises(InvalidInput):
        worn_modifier(hours, True)


def test_no_more_reasons_than_there_are() -> None:
    assert [s.text for s in remaining(1, 0).steps] == ["5 at PV 1"]
    assert [s.text for s in remaining(2, 0).steps] == ["5 at PV 1", "+3 for PV 2"]
    assert [s.text for s in worn_modifier(1, False).steps] == ["no fatigue before 2 hours"]
    assert [s.text for s in worn_modifier(2, False).steps] == ["fatigue −1 after 2 hours"]
