"""The exact odds of a roll, against every way the dice can fall."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.clockwork.dice import Die, Pool
from rules_core.clockwork.odds import chances, compared
from rules_core.clockwork.roll import Roll, joint
from rules_core.errors import InvalidInput
from tests.rules_core.clockwork.by_hand import FACES, added, counted

SMALL = st.lists(st.sampled_from(Die), max_size=4).map(
    lambda dice: Pool(**{die.value: dice.count(die) for die in Die})
)
LARGE = st.builds(Pool, *[st.integers(0, 3)] * 6)
SLOW = settings(deadline=None, derandomize=True, max_examples=25)


def success(**dice: int) -> Fraction:
    return joint(Pool(**dice), 0, 0).chance(lambda roll: roll.success >= 1)


@pytest.mark.parametrize("die", Die)
def test_cd_dice_faces(die: Die) -> None:
    assert [face or "-" for face in die.faces] == FACES[die.value]
    assert len(die.faces) == {"b": 6, "s": 6, "a": 8, "d": 8, "p": 12, "c": 12}[die.value[0]]


@pytest.mark.parametrize(
    ("dice", "chance"),
    [
        ({"ability": 2, "difficulty": 2}, "891/2048"),
        ({"ability": 1, "proficiency": 2, "difficulty": 2}, "6455/9216"),
        ({"ability": 1, "proficiency": 2, "challenge": 2}, "5935/10368"),
        ({"ability": 1, "proficiency": 2, "challenge": 1, "difficulty": 2}, "114493/221184"),
        (
            {"proficiency": 3, "ability": 1, "boost": 1, "challenge": 2, "setback": 1},
            "407783/559872",
        ),
        ({"proficiency": 5, "challenge": 4}, "50414863/80621568"),
        ({"proficiency": 5, "boost": 2, "challenge": 4, "setback": 2}, "148651603/241864704"),
    ],
)
def test_cd_odds_published(dice: dict[str, int], chance: str) -> None:
    assert success(**dice) == Fraction(chance)


@SLOW
@given(SMALL)
def test_every_fall_is_counted(pool: Pool) -> None:
    odds = joint(pool)
    assert odds.ways == counted(pool)
    assert odds.total == pool.ways


@SLOW
@given(LARGE)
def test_a_die_at_a_time_gives_the_same(pool: Pool) -> None:
    assert joint(pool).ways == added(pool)


@SLOW
@given(LARGE, st.integers(0, 4), st.integers(0, 4))
def test_fewer_told_apart_are_the_same_added_up(pool: Pool, triumphs: int, despairs: int) -> None:
    whole = joint(pool).map(
        lambda r: Roll(r.success, r.advantage, min(r.triumphs, triumphs), min(r.despairs, despairs))
    )
    assert joint(pool, triumphs, despairs).ways == whole.ways


def test_ten_of_each_adds_up() -> None:
    pool = Pool(*[10] * 6)
    odds = joint(pool, 0, 0)
    assert odds.total == pool.ways == 6**20 * 8**20 * 12**20
    success = [roll.success for roll in odds]
    advantage = [roll.advantage for roll in odds]
    assert (min(success), max(success)) == (-50, 50)
    assert (min(advantage), max(advantage)) == (-50, 60)
    # 60 net advantages: every positive die shows its AA (1, 1 and 2 faces), every other die a face
    # without threat (4 of 6, 3 of 8, 5 of 12 and the despair)
    most = sum(n for roll, n in odds.ways.items() if roll.advantage == 60)
    assert most == 2**10 * 4**10 * 3**10 * 6**10


@SLOW
@given(LARGE)
def test_chances_hang_together(pool: Pool) -> None:
    found = chances(pool)
    odds = joint(pool)
    assert sum(found.net_success.value.chances().values()) == 1
    assert sum(found.net_advantage.value.chances().values()) == 1
    assert found.success.value == found.net_success.value.chance(lambda n: n >= 1)
    assert found.triumph.value == odds.chance(lambda r: r.triumphs >= 1)
    assert found.despair.value == odds.chance(lambda r: r.despairs >= 1)
    assert found.success_with_advantage.value <= found.success.value


@SLOW
@given(LARGE, st.sampled_from(Die))
def test_one_more_die_helps_or_hinders(pool: Pool, die: Die) -> None:
    more = chances(pool + Pool(**{die.value: 1}))
    less = chances(pool)
    if die in (Die.BOOST, Die.ABILITY, Die.PROFICIENCY):
        assert more.success.value >= less.success.value
    else:
        assert more.success.value <= less.success.value


def test_no_dice_show_nothing() -> None:
    assert joint(Pool()).ways == {Roll(0, 0): 1}
    assert success() == 0


def test_too_many_dice_are_named() -> None:
    with pytest.raises(InvalidInput) as refused:
        chances(Pool(boost=11, challenge=-1))
    assert {p.field for p in refused.value.problems} == {"boost", "challenge"}


@SLOW
@given(SMALL, SMALL)
def test_compared_is_every_pair(first: Pool, second: Pool) -> None:
    win = tie = 0
    one, other = counted(first), counted(second)
    for a, n in one.items():
        for b, m in other.items():
            win += n * m * (a[:2] > b[:2])
            tie += n * m * (a[:2] == b[:2])
    total = first.ways * second.ways
    found = compared(joint(first, 0, 0), joint(second, 0, 0))
    assert (found.win, found.tie) == (Fraction(win, total), Fraction(tie, total))
    assert found.win + found.tie + found.lose == 1
