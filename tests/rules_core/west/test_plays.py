"""Bumps spent in one order or another, by hand (r-odds-play, tw-bumps)."""

import pytest

from rules_core.west.plays import Play, Purse, result, spend
from rules_core.west.terms import Result

UP, DOWN, AWAY = Result.PENETRATES, Result.ABLATES, Result.DEFLECTS


def test_a_purse_is_spent_once() -> None:
    purse = Purse(5, 0)
    assert not purse.mend(6) and purse.mend(2) and purse.left == 3
    purse.raise_pv(4)
    assert (purse.left, purse.on_pv) == (3, 0)
    purse.raise_pv(1)
    purse.raise_pv(3)  # 1 of them is there
    assert (purse.left, purse.on_pv) == (0, 3)
    purse.raise_pv(2)
    assert (purse.left, purse.on_pv) == (0, 3)


def test_a_fixed_bump_cannot_move_the_phase() -> None:
    assert not Purse(1, 1).mend(1) and Purse(2, 1).mend(1)
    purse = Purse(3, 1)
    assert purse.mend(2) and purse.left == 1
    purse.raise_pv(1)
    assert purse.on_pv == 1


def test_rows_come_for_two_bumps_each() -> None:
    spent = [(purse.rows(most), purse.left) for purse, most in ((Purse(5, 0), 9), (Purse(5, 0), 3))]
    assert spent == [(4, 1), (2, 3)]


def test_what_comes_of_a_hit() -> None:
    assert [result(3, on_pv) for on_pv in range(5)] == [AWAY, DOWN, DOWN, UP, UP]
    assert result(-1, 0) is UP


@pytest.mark.parametrize(
    ("play", "bumps", "mends", "needs", "found"),
    [
        (Play.MEND_FIRST, 7, 1, (3, 2), (True, UP, 4)),
        (Play.MEND_FIRST, 2, 1, (3, 2), (True, DOWN, 0)),
        (Play.MEND_FIRST, 1, 2, (1, 0), (False, UP, 0)),
        (Play.MEND_FIRST, 6, 0, (9, 2), (True, UP, 4)),
        (Play.PV_FIRST, 3, 1, (3, 2), (False, UP, 0)),
        (Play.PV_FIRST, 4, 1, (3, 2), (True, UP, 0)),
        (Play.PV_FIRST, 4, 1, (2, 3), (True, UP, 0)),
        (Play.PV_FIRST, 2, 1, (3, 1), (True, UP, 0)),
        (Play.ROWS_FIRST, 4, 1, (3, 1), (True, UP, 2)),
        (Play.ROWS_FIRST, 3, 1, (3, 2), (True, DOWN, 2)),
        (Play.NEVER_MEND, 7, 1, (3, 2), (False, UP, 4)),
        (Play.NEVER_MEND, 7, 0, (3, 2), (True, UP, 4)),
    ],
)
def test_each_order(
    play: Play, bumps: int, mends: int, needs: tuple[int, int], found: tuple[bool, Result, int]
) -> None:
    assert spend(play, Purse(bumps, 0), mends, needs, 8) == found
    assert spend(play, Purse(bumps, 0), mends, needs, 0)[2] == 0
