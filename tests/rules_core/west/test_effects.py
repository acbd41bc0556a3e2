"""The optional effects of the styles, and recovery."""

from fractions import Fraction
from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import Effects, EffectsRuling, Ending, WoundsRuling
from rules_core.west.check import check
from rules_core.west.effects import Rally, fast_talk_heal, fight_recover, fight_rule, fight_uses
from rules_core.west.ending import Comfort, recover
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
