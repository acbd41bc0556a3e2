"""Target number, hit and bumps."""

import pytest

from rules_core.errors import InvalidInput
from rules_core.west import attack
from rules_core.west.book import Attack, Effects, SizingUpRuling, Stakes, Wounds
from rules_core.west.options import WestOptions
from rules_core.west.terms import Style


def test_tw_tn_oracles() -> None:
    assert [attack.tn(n).value for n in range(6)] == [4, 5, 5, 6, 6, 7]
    assert [attack.tn(n, stressed=True).value for n in range(6)] == [4] * 6


def test_tw_tn_reasons() -> None:
    assert [s.text for s in attack.tn(1).steps] == ["4 to begin with", "half of 1, rounded up: +1"]
    assert attack.tn(5, stressed=True).steps[-1].rule is Wounds.STRESSED
    assert attack.tn(0, adjust=-2).steps[-1].text == "−2 adjustment"


def test_r_size_up_floor_on_both_sides() -> None:
    assert [attack.tn(0, adjust=n).value for n in (-2, -3, -4, -9)] == [2, 1, 1, 1]
    assert attack.tn(0, adjust=-3).steps[-1].rule is Attack.TN
    assert attack.tn(0, adjust=-4).steps[-1].rule is SizingUpRuling.SIZE_UP_FLOOR


def test_tw_check_hits_at_the_target_number() -> None:
    assert [attack.hit(n, 5, False).value for n in (4, 5, 6)] == [False, True, True]


def test_tw_calamity_fails_whatever_the_result() -> None:
    figure = attack.hit(60, 5, True)
    assert figure.value is False
    assert figure.steps[-1].rule is Attack.CALAMITY


def test_tw_check_bumps_on_both_sides_of_each_four() -> None:
    found = [attack.bumps(n, 5, True, Style.ARGUMENT, False).value for n in (5, 8, 9, 12, 13)]
    assert found == [0, 0, 1, 1, 2]
    assert attack.bumps(4, 5, False, Style.ARGUMENT, True).value == 0


def test_tw_styles_specialization_is_a_free_bump_on_a_hit() -> None:
    figure = attack.bumps(5, 5, True, Style.ARGUMENT, True)
    assert figure.value == 1
    assert figure.steps[-1].rule is Stakes.STYLES


def test_tw_fx_fast_talk_bump_is_for_fast_talk_only() -> None:
    options = WestOptions(fx_fast_talk="yes")
    figure = attack.bumps(9, 5, True, Style.FAST_TALK, True, options)
    assert figure.value == 3
    assert figure.steps[-1].rule is Effects.FX_FAST_TALK
    assert attack.bumps(9, 5, True, Style.ARGUMENT, True, options).value == 2
    assert attack.bumps(4, 5, False, Style.FAST_TALK, True, options).value == 0


def test_limits() -> None:
    with pytest.raises(InvalidInput) as caught:
        attack.tn(6, adjust=-100)
    assert [p.field for p in caught.value.problems] == ["target_social_combat", "adjust"]
    with pytest.raises(InvalidInput):
        attack.hit(0, 5, False)


def test_a_check_says_whether_it_reaches_the_target_number() -> None:
    assert attack.hit(5, 5, False).steps[0].text == "5 reaches TN 5"
    assert attack.hit(4, 5, False).steps[0].text == "4 is below TN 5"
