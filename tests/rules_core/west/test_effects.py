"""The optional effects of the styles, and recovery."""

from fractions import Fraction
from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.figures import Figure
from rules_core.west.book import Effects, EffectsRuling, Ending, WoundsRuling
from rules_core.west.check import check
from rules_core.west.effects import (
    Rally,
    fast_talk_heal,
    fight_recover,
    fight_rule,
    fight_uses,
    stress_won_back,
    taken_heart,
)
from rules_core.west.ending import Comfort, healed, recover
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Location, Style

F = Fraction
OTHER, VITALS, HEAD = Location
HALF = WestOptions(ft_rows="half")


def test_tw_fx_intimidation_uses() -> None:
    assert fight_uses(2, Die.D8, False).value == 3
    assert fight_uses(1, Die.D6, False).value == 1
    assert fight_uses(0, Die.D4, False).value == 0
    assert fight_uses(5, Die.D12, True).value == 8
    assert [s.text for s in fight_uses(2, Die.D8, True).steps] == [
        "Verve rank 2",
        "+1 for a d8",
        "+1 specialization",
    ]


def test_a_fight_needs_the_rule_of_the_style() -> None:
    both = WestOptions(fx_intimidation="yes", fx_persuasion="yes")
    found = [fight_rule(style, both) for style in Style]
    assert found == [None, None, Effects.FX_INTIMIDATION, Effects.FX_PERSUASION]
    assert not any(fight_rule(style, WestOptions()) for style in Style)


def test_tw_fx_recovery_is_1_and_1_a_bump() -> None:
    found = fight_recover(Rally.BRAVERY, Die.D10, 1, 1, 5, 2)
    assert found.recovered.chances() == {0: F(2, 5), 1: F(2, 5), 2: F(1, 5)}
    assert found.chance.value == F(3, 5)
    assert found.chance.steps[-1].rule is Effects.FX_INTIMIDATION
    by_attack = fight_recover(Rally.ATTACK, Die.D10, 1, 1, 5, 20)
    assert by_attack.chance.steps[-1].rule is Effects.FX_PERSUASION
    assert list(by_attack.recovered) == list(range(21))
    assert fight_recover(Rally.BRAVERY, Die.D10, 1, 1, 5, 0).recovered.chances() == {0: 1}


def test_tw_recover_agrees_with_the_bumps_of_a_check() -> None:
    told = {"miss": 0, "0": 1, "1": 2, "2": 3, "3": 4, "4": 5, "5+": 5}
    for by, tn in ((Comfort.LEADERSHIP, 5), (Comfort.SPIRIT, 7)):
        for special, wounds in product((False, True), range(6)):
            found = recover(Die.D8, 2, 1, special, wounds, by)
            bumps = check(Die.D8, 2, 1, tn, special).bumps
            expected = bumps.map(lambda b, most=wounds: min(most, told[b]))  # type: ignore[misc]
            assert found.healed.chances() == expected.chances()
            assert found.chance.value == check(Die.D8, 2, 1, tn).chance.value
            assert found.chance.steps[-1].rule is Ending.RECOVER


def test_r_ft_rows_and_row_1_at_least() -> None:
    def rows(awareness: int, options: WestOptions = WestOptions()) -> list[int]:
        return [fast_talk_heal(awareness, Die.D6, p, 0, 9, options).row.value for p in Location]

    assert rows(1) == rows(0) == [1, 2, 3]
    assert rows(1, HALF) == [1, 1, 2]
    assert rows(5) == [5, 5, 5]
    assert rows(5, WestOptions(row_cap="second-card")) == [5, 6, 7]
    half = fast_talk_heal(1, Die.D6, VITALS, 0, 9, HALF).row
    assert half.steps[-1].rule is EffectsRuling.FT_ROWS
    capped = fast_talk_heal(5, Die.D6, VITALS, 0, 9).row
    assert capped.steps[-1].rule is WoundsRuling.ROW_CAP


def test_tw_fx_fast_talk_healing_is_counted() -> None:
    for stress, full in ((10, 15), (0, 60), (20, 20), (20, 10)):
        counted: dict[int, Fraction] = {}
        for shown in product(range(1, 7), repeat=2):
            gain = max(0, min(sum(shown), full - stress))
            counted[gain] = counted.get(gain, F(0)) + F(1, 36)
        found = fast_talk_heal(1, Die.D6, VITALS, stress, full)
        assert found.healed.chances() == counted
        assert found.column.value is Die.D6


def test_healing_with_open_dice_reaches_further() -> None:
    odds = fast_talk_heal(1, Die.D4, OTHER, 0, 60, WestOptions(effect_sum="open")).healed
    assert max(odds) == 60
    assert 4 not in odds
    assert sum(odds.chances().values()) == 1


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        fight_recover(Rally.ATTACK, Die.D6, 6, 6, 31, 21)
    assert [p.field for p in caught.value.problems] == ["rank", "trait_rank", "tn", "lost"]
    with pytest.raises(InvalidInput) as caught:
        fast_talk_heal(6, Die.D6, HEAD, 61, -1)
    assert [p.field for p in caught.value.problems] == ["awareness", "stress", "full"]
    with pytest.raises(InvalidInput) as caught:
        recover(Die.D6, -1, 6, False, 6, Comfort.SPIRIT)
    assert [p.field for p in caught.value.problems] == ["rank", "trait_rank", "wounds"]
    with pytest.raises(InvalidInput):
        fight_uses(6, Die.D6, False)


def test_a_location_of_the_house_counts_for_stress_won_back_too() -> None:
    house = WestOptions.read({"house": "location-rows-vitals:3"})
    assert fast_talk_heal(1, Die.D6, VITALS, 0, 9, house).row.value == 4


def test_stress_is_won_back_up_to_its_full_figure() -> None:
    def after(stress: int, recovery: int, full: int) -> list[int]:
        before = Figure.start(stress, Effects.FX_FAST_TALK, "before")
        return [s.total for s in stress_won_back(before, recovery, full).steps]

    assert after(10, 3, 20) == [10, 13]
    assert after(18, 3, 20) == [18, 20]
    assert after(20, 3, 20) == [20, 20]
    assert after(20, 3, 10) == [20, 20]
    assert after(10, 0, 20) == [10]


@pytest.mark.parametrize(
    ("bumps", "lost", "back"), [(0, 3, 1), (1, 3, 2), (2, 3, 3), (3, 3, 3), (0, 0, 0)]
)
def test_ap_come_back_by_1_and_1_a_bump(bumps: int, lost: int, back: int) -> None:
    for by, rule in (
        (Rally.BRAVERY, Effects.FX_INTIMIDATION),
        (Rally.ATTACK, Effects.FX_PERSUASION),
    ):
        figure = taken_heart(by, True, bumps, lost)
        assert figure.value == back
        assert {s.rule for s in figure.steps} == {rule}
        assert len(figure.steps) == 1 + (bumps > 0) + (bumps + 1 > lost)
        failed = taken_heart(by, False, bumps, lost)
        assert (failed.value, [s.rule for s in failed.steps]) == (0, [rule])
    assert taken_heart(Rally.BRAVERY, False, 0, 1).steps[0].text == "Bravery failed"
    assert taken_heart(Rally.ATTACK, True, 0, 1).steps[0].text == "1, the attack succeeded"


@pytest.mark.parametrize(
    ("by", "result", "wounds", "heals"),
    [
        (Comfort.LEADERSHIP, 4, 5, 0),
        (Comfort.LEADERSHIP, 5, 5, 1),
        (Comfort.LEADERSHIP, 8, 5, 1),
        (Comfort.LEADERSHIP, 9, 5, 2),
        (Comfort.LEADERSHIP, 9, 1, 1),
        (Comfort.SPIRIT, 6, 5, 0),
        (Comfort.SPIRIT, 7, 5, 1),
        (Comfort.SPIRIT, 11, 5, 2),
        (Comfort.SPIRIT, 7, 0, 0),
    ],
)
def test_tw_recover_by_one_card(by: Comfort, result: int, wounds: int, heals: int) -> None:
    assert healed(result, False, wounds, by).value == heals
    assert healed(result, True, wounds, by).value == 0


def test_the_reasons_of_what_heals() -> None:
    def told(result: int, wounds: int) -> list[str]:
        return [s.text for s in healed(result, False, wounds, Comfort.LEADERSHIP).steps]

    assert told(4, 5) == ["4 is below TN 5"]
    assert told(8, 5) == ["1, 8 reaches TN 5"]
    assert told(9, 1) == ["1, 9 reaches TN 5", "+1 bump", "only 1 wound to heal"]
    with pytest.raises(InvalidInput) as caught:
        healed(5, False, 6, Comfort.SPIRIT)
    assert [p.field for p in caught.value.problems] == ["wounds"]
    with pytest.raises(InvalidInput):
        healed(61, False, 1, Comfort.SPIRIT)
