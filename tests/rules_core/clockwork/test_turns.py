"""Initiative, passive tests, ambushes, and the reading of a roll."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.clockwork.attack import Strike
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.onslaught import onslaught
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.reading import Symbols, read
from rules_core.clockwork.turns import ambush, initiative, passive
from rules_core.errors import InvalidInput
from tests.rules_core.clockwork.by_hand import netted

MINUS = ClockworkOptions(initiative_wound="minus-two")


def test_cd_initiative_has_no_difficulty() -> None:
    found = initiative(3, 2)
    assert {name: n for name, n in found.pool.value.items() if n} == {
        "ability": 1,
        "proficiency": 2,
    }
    assert found.triumph.value == Fraction(23, 144)
    assert min(found.net_success.value) == 0


def test_r_cd_initiative_wound() -> None:
    plain, by_upgrade, by_two = initiative(2, 1), initiative(2, 1, 3), initiative(2, 1, 3, MINUS)
    assert (by_upgrade.pool.value["difficulty"], by_upgrade.pool.value["challenge"]) == (1, 1)
    assert by_two.pool.value == plain.pool.value
    assert by_two.net_success.value.mean() == plain.net_success.value.mean() - 6
    assert initiative(2, 1, 1).pool.value["difficulty"] == 1


@pytest.mark.parametrize(
    ("aptitude", "skill", "difficulty", "exact", "up"),
    [
        (3, 2, 2, True, True),
        (3, 2, 3, False, True),  # 2.5, rounded up 3
        (3, 2, 4, False, False),
        (5, 5, 5, True, True),
        (5, 5, 6, False, False),
        (0, 0, 0, True, True),
        (0, 0, 1, False, False),
        (1, 0, 1, False, True),
    ],
)
def test_cd_passive(aptitude: int, skill: int, difficulty: int, exact: bool, up: bool) -> None:
    assert passive(aptitude, skill, difficulty).value is exact
    assert passive(aptitude, skill, difficulty, ClockworkOptions(passive="up")).value is up


def test_cd_ambush() -> None:
    found = ambush(Pool(ability=2), Pool(ability=2))
    chances = (found.win.value, found.tie.value, found.lose.value)
    assert chances == (Fraction(29, 64), Fraction(3, 32), Fraction(29, 64))
    found = ambush(Pool(), Pool())
    assert found.tie.value == 1
    with pytest.raises(InvalidInput) as refused:
        ambush(Pool(ability=11), Pool(boost=11))
    assert {p.field for p in refused.value.problems} == {"ability", "victim_boost"}


@given(st.builds(Symbols, *[st.integers(0, 20)] * 6))
def test_a_reading_is_the_symbols_netted(shown: Symbols) -> None:
    letters = zip("SFAHTD", vars(shown).values(), strict=True)
    success, advantage, triumphs, despairs = netted("".join(one * n for one, n in letters))
    found = read(shown)
    assert found.net_success.value == success
    assert found.net_advantage.value == advantage
    assert (found.triumphs.value, found.despairs.value) == (triumphs, despairs)
    assert found.succeeds.value == (success >= 1)


def test_triumph_and_despair_stay_though_their_success_is_cancelled() -> None:
    found = read(Symbols(triumph=1, despair=1))
    assert (found.net_success.value, found.triumphs.value, found.despairs.value) == (0, 1, 1)
    assert not found.succeeds.value


def test_half_of_a_sum_in_words_and_which_rounding_decides() -> None:
    up = ClockworkOptions(passive="up")

    def told(aptitude: int, skill: int, difficulty: int, options: ClockworkOptions) -> str:
        return passive(aptitude, skill, difficulty, options).steps[0].text

    down = ClockworkOptions()
    assert told(2, 1, 1, down) == "half of 2 + 1: 1.5; difficulty 1 is no more"
    assert told(2, 1, 2, down) == "half of 2 + 1: 1.5; difficulty 2 is more"
    assert told(2, 1, 2, up) == "half of 2 + 1: 1.5, rounded up 2; difficulty 2 is no more"
    assert told(2, 2, 2, up) == "half of 2 + 2: 2; difficulty 2 is no more"
    assert told(3, 2, 3, up) == "half of 3 + 2: 2.5, rounded up 3; difficulty 3 is no more"


def test_every_figure_outside_its_range_is_named() -> None:
    with pytest.raises(InvalidInput) as refused:
        passive(7, -1, 11)
    assert [p.field for p in refused.value.problems] == ["aptitude", "skill", "difficulty"]
    with pytest.raises(InvalidInput) as refused:
        initiative(7, -1, 6)
    assert [p.field for p in refused.value.problems] == ["aptitude", "skill", "wounds"]


def test_r_cd_initiative_wound_is_counted_once() -> None:
    whole, hurt = initiative(3, 1).net_success, initiative(3, 1, 2).net_success
    assert len(hurt.steps) == len(whole.steps)
    minus = initiative(3, 1, 2, ClockworkOptions(initiative_wound="minus-two")).net_success
    assert minus.value == whole.value.map(lambda net: net - 4)


def test_what_hinders_is_told_only_where_it_is() -> None:
    def told(symbols: Symbols) -> list[str]:
        return [s.text for s in read(symbols).net_success.steps]

    assert len(told(Symbols(success=2))) == 1
    assert told(Symbols(success=2, failure=1))[1:] == ["−1 failure"]


def test_the_odds_of_an_attack_name_too_many_dice() -> None:
    with pytest.raises(InvalidInput) as refused:
        onslaught(Pool(ability=11), Strike())
    assert [p.field for p in refused.value.problems] == ["ability"]
