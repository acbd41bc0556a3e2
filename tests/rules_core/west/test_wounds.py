"""Wounds, stress, a broken will."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.errors import InvalidInput
from rules_core.west.book import Wounds, WoundsRuling
from rules_core.west.options import WestOptions
from rules_core.west.wounds import suffer

ONE = WestOptions(resist_cards="one")


def told(effect: int, stress: int = 20, wounds: int = 0) -> tuple[int, int, int]:
    found = suffer(effect, 4, stress, wounds)
    return found.wounds_dealt.value, found.stress_after.value, found.wounds_after.value


def test_tw_wounds_borders() -> None:
    assert [told(n) for n in (0, 3, 4, 7, 8, 11)] == [
        (0, 20, 0),
        (0, 17, 0),
        (1, 20, 1),
        (1, 17, 1),
        (2, 20, 2),
        (2, 17, 2),
    ]


def test_r_wound_cap() -> None:
    found = suffer(12, 4, 20, 3)
    assert (found.wounds_dealt.value, found.wounds_after.value) == (3, 5)
    assert found.wounds_after.steps[-1].rule is WoundsRuling.WOUND_CAP
    assert suffer(8, 4, 20, 3).wounds_after.steps[-1].rule is Wounds.WOUNDS


def test_tw_broken_at_the_fifth() -> None:
    assert [suffer(n, 4, 20, 3).broken.value for n in (4, 7, 8)] == [False, False, True]


def test_tw_stressed_at_0_and_r_stress_floor() -> None:
    found = [suffer(3, 4, stress, 0) for stress in (4, 3, 2, 0)]
    assert [f.stress_after.value for f in found] == [1, 0, 0, 0]
    assert [f.stressed.value for f in found] == [False, True, True, True]
    rules = [f.stress_after.steps[-1].rule for f in found]
    assert rules == [Wounds.WOUNDS, Wounds.WOUNDS, *[WoundsRuling.STRESS_FLOOR] * 2]


def test_tw_resist_only_and_r_resist_cards() -> None:
    for effect, each, one in ((3, 0, 0), (4, 1, 1), (9, 2, 1)):
        found = suffer(effect, 4, 20, 1, resist_only=True)
        assert (found.wounds_dealt.value, found.stress_after.value) == (0, 20)
        assert (found.wounds_after.value, found.cards_removed.value) == (1, each)
        assert suffer(effect, 4, 20, 1, True, ONE).cards_removed.value == one
    assert suffer(9, 4, 20, 1).cards_removed.value == 0


@settings(deadline=None, derandomize=True, max_examples=200)
@given(st.integers(0, 200), st.integers(1, 20), st.integers(0, 60), st.integers(0, 5))
def test_nothing_of_an_effect_is_lost(
    effect: int, willpower: int, stress: int, wounds: int
) -> None:
    found = suffer(effect, willpower, stress, wounds)
    dealt, off = found.wounds_dealt.value, stress - found.stress_after.value
    rest = effect - dealt * willpower
    assert 0 <= rest < willpower
    assert off == min(rest, stress)
    assert found.wounds_after.value == min(5, wounds + dealt)
    assert found.broken.value == (wounds + dealt >= 5)


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        suffer(201, 0, 61, 6)
    fields = [p.field for p in caught.value.problems]
    assert fields == ["effect", "willpower", "stress", "wounds"]
