"""Checks of one contest at a session's table, and whose chips may better them."""

import pytest

from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.state import Chip
from tests.rules_core.imperfect.test_session import Sessions, done, faults, forbidden, open_

W, R, B = Chip.WHITE, Chip.RED, Chip.BLUE


def spent(record: Sessions, who: int, event: e.Event) -> Sessions:
    return done(record, e.HandTaken(who), event)


@pytest.mark.parametrize("spender", [1, 2])
@pytest.mark.parametrize(("kind", "allowed"), [("white", False), ("red", False), ("blue", True)])
def test_a_critical_failure_is_not_forgotten(spender: int, kind: str, allowed: bool) -> None:
    record = done(open_(), e.HandTaken(1), e.Drew(B), e.HandTaken(1))
    record = done(record, e.Bettered(blue=1, critical=True), e.HandTaken(spender))
    more = e.Bettered(**{kind: 1}, whose=1, same=True)
    if allowed:
        assert getattr(record.did(more).state.hand(spender).chips, kind) == 0
    else:
        assert forbidden(record, more) == "fi-critical"
    assert done(record, e.Bettered(**{kind: 1}, whose=1)).state.taken is None  # another check


def test_a_critical_failure_outlives_more_chips_and_bars_no_other_check() -> None:
    record = spent(open_(), 1, e.Bettered(blue=1, critical=True))
    record = spent(record, 2, e.Bettered(blue=1, whose=1, same=True))
    record = done(record, e.HandTaken(2))
    assert forbidden(record, e.Bettered(white=1, whose=1, same=True)) == "fi-critical"
    assert done(record, e.Bettered(white=1)).state.hand(2).chips.white == 0


def test_a_check_that_chips_bettered_may_turn_out_critical() -> None:
    record = done(spent(open_(), 1, e.Bettered(blue=1)), e.HandTaken(1))
    assert done(record, e.Bettered(white=1, same=True)).state.hand(1).chips.white == 0
    assert forbidden(record, e.Bettered(white=1, same=True, critical=True)) == "fi-critical"


@pytest.mark.parametrize("between", [0, 2])
def test_a_red_counts_though_the_other_side_spent_in_between(between: int) -> None:
    record = spent(open_(), 1, e.Bettered(red=1))
    record = spent(record, between, e.Bettered(white=1))
    record = done(record, e.HandTaken(2))
    assert forbidden(record, e.Bettered(red=1, whose=1, same=True)) == "fi-chip-red"
    assert done(record, e.Bettered(red=1, whose=between, same=True)).state.check(between)
    assert done(record, e.Bettered(red=1, whose=1)).state.check(1)


@pytest.mark.parametrize(
    ("events", "goes_on"),
    [
        ((e.HandTaken(1), e.PutBack()), True),
        ((e.HandTaken(2), e.Bettered(white=1)), True),
        ((e.HandTaken(2), e.Resisted(white=1)), False),
        ((e.HandTaken(2), e.Saved(white=1)), False),
        ((e.HandTaken(2), e.TurnedIn(white=1)), False),
        ((e.HandTaken(2), e.Drew(W)), False),
        ((e.HandTaken(2), e.Gifted()), False),
        ((e.BountyGiven(2),), False),
        ((e.Joined(),), False),
    ],
)
def test_what_ends_the_checks_of_a_contest(events: tuple[e.Event, ...], goes_on: bool) -> None:
    record = spent(open_(), 1, e.Bettered(red=1))
    record = done(record, *events, e.HandTaken(1))
    more = e.Bettered(blue=1, same=True)
    if goes_on:
        assert done(record, more).state.check(1)
    else:
        assert faults(record, more) == {"same"}


def test_no_check_is_left_from_the_last_session() -> None:
    record = spent(open_(), 1, e.Bettered(red=1))
    assert record.state.checks
    assert not done(record, e.SessionClosed()).state.checks


@pytest.mark.parametrize("event", [e.Bettered(white=1), e.Saved(white=1)])
def test_the_masters_chips_serve_no_player(event: e.Bettered | e.Saved) -> None:
    empty = done(open_(), e.HandTaken(1), e.Resisted(1, 1, 1), e.HandTaken(0))
    for whose in (1, 2):
        assert forbidden(empty, type(event)(white=1, whose=whose)) == "fi-chips-pool"
    for mine in (None, 0):
        assert not done(empty, type(event)(white=1, whose=mine)).state.hand(0).number
    assert faults(empty, type(event)(white=1, whose=3)) == {"whose"}
    assert done(open_(), e.HandTaken(2), type(event)(white=1, whose=0)).state.taken is None
