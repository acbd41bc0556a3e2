"""Who comes late to a session, what they bring and draw, and what may follow its end."""

import pytest

from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.legal import possible
from rules_core.imperfect.session.play import wanted
from rules_core.imperfect.session.state import Chip
from rules_core.imperfect.terms import Chips
from tests.rules_core.imperfect.test_session import (
    Sessions,
    done,
    faults,
    forbidden,
    open_,
    session,
)

W = Chip.WHITE
LATE = e.Drew(W, e.Earned.LATE)


def with_late() -> Sessions:
    """Two players and the Master have drawn; a third comes."""
    return open_().did(e.Joined("Late"))


def drew(record: Sessions, times: int, event: e.Drew = LATE) -> Sessions:
    for _ in range(times):
        record = done(record, e.HandTaken(3), event)
    return record


@pytest.mark.parametrize("spending", [e.Bettered(white=1), e.Resisted(white=1), e.TurnedIn(1)])
def test_who_was_at_the_draw_is_not_filled_up_again(spending: e.Event) -> None:
    record = done(open_(), e.HandTaken(1), spending, e.HandTaken(1))
    assert record.state.hand(1).number == 2
    assert forbidden(record, LATE) == "fi-chips-pool"


def test_who_joined_before_the_draw_draws_with_the_others() -> None:
    record = session(1).did(e.Joined("Early"))
    assert [figure.value for figure in wanted(record.state).values()] == [3, 3, 1]
    record = done(record, e.ChipsDrawn((W,) * 7), e.HandTaken(2), e.Bettered(1), e.HandTaken(2))
    assert forbidden(record, LATE) == "fi-chips-pool"


def test_a_latecomer_is_filled_up_once() -> None:
    record = drew(with_late(), 3)
    assert record.state.hand(3).chips == Chips(3)
    assert forbidden(done(record, e.HandTaken(3)), LATE) == "fi-chips-pool"
    record = done(record, e.HandTaken(3), e.Bettered(white=1), e.HandTaken(3))
    assert forbidden(record, LATE) == "fi-chips-pool"


def test_with_the_session_everyone_has_been_there() -> None:
    record = done(drew(with_late(), 1), e.SessionClosed())
    assert [hand.late for hand in record.state.hands] == [False] * 4


def test_chips_earned_fill_a_latecomers_hand_as_well() -> None:
    record = drew(drew(with_late(), 2), 1, e.Drew(W))
    assert forbidden(done(record, e.HandTaken(3)), LATE) == "fi-chips-pool"


def test_a_latecomer_who_has_begun_to_spend_draws_no_more() -> None:
    record = drew(with_late(), 1)
    assert drew(record, 1).state.hand(3).number == 2
    record = done(record, e.HandTaken(3), e.Bettered(white=1), e.HandTaken(3))
    assert forbidden(record, LATE) == "fi-chips-pool"


def test_nobody_is_late_any_more_in_the_next_session() -> None:
    record = done(drew(with_late(), 1), e.SessionClosed(), e.SessionBegan())
    assert wanted(record.state)[3].value == 2
    record = done(record, e.ChipsDrawn((W,) * 3), e.HandTaken(3), e.Bettered(1), e.HandTaken(3))
    assert forbidden(record, LATE) == "fi-chips-pool"


@pytest.mark.parametrize(("carried", "draws"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_what_a_latecomer_carries_is_set_aside_first(carried: int, draws: int) -> None:
    record = done(with_late(), e.Carried(3, white=carried))
    assert record.state.pool == Chips(47 - carried, 23, 8)
    record = drew(record, draws)
    assert record.state.hand(3).number == max(3, carried)
    assert forbidden(done(record, e.HandTaken(3)), LATE) == "fi-chips-pool"


def test_after_the_draw_only_a_latecomers_empty_hand_is_told_what_it_carries() -> None:
    assert e.Carried not in possible(open_().state)
    assert forbidden(open_(), e.Carried(1, white=1)) == "fi-chips-pool"
    assert e.Carried in possible(with_late().state)
    for who in (1, 2):
        assert forbidden(with_late(), e.Carried(who, white=1)) == "fi-chips-pool"
    assert faults(with_late(), e.Carried(0)) == {"who"}
    assert faults(with_late(), e.Carried(3, white=48)) == {"white"}
    for begun in (drew(with_late(), 1), with_late().did(e.Carried(3, black=1))):
        assert forbidden(begun, e.Carried(3, white=1)) == "fi-chips-pool"
    emptied = done(drew(with_late(), 1), e.HandTaken(3), e.Bettered(white=1))
    assert forbidden(emptied, e.Carried(3, white=1)) == "fi-chips-pool"
    over = done(with_late(), e.SessionClosed())
    assert forbidden(over, e.Carried(3, white=1)) == "fi-bounty"


def test_chips_turn_into_points_and_a_bounty_is_given_after_the_end() -> None:
    record = done(open_(), e.SessionClosed())
    assert set(possible(record.state)) == {e.HandTaken, e.BountyGiven, e.SessionBegan}
    record = done(record, e.HandTaken(1))
    assert set(possible(record.state)) == {e.PutBack, e.TurnedIn}
    assert forbidden(record, e.Bettered(white=1)) == "fi-bounty"
    assert forbidden(record, e.SessionBegan()) == "fi-uses"
    assert done(record, e.PutBack()).state.hand(1) == record.state.hand(1)
    record = done(record, e.TurnedIn(blue=1), e.BountyGiven(5))
    assert [hand.points for hand in record.state.hands] == [0, 5, 2]
    assert (record.state.pot, record.state.pool) == (1, Chips(47, 23, 9))
    record = done(record, e.SessionBegan())
    assert [figure.value for figure in wanted(record.state).values()] == [1, 0, 1]
    assert forbidden(record, e.BountyGiven(5)) == "fi-chips-pool"
    assert forbidden(record, e.HandTaken(1)) == "fi-chips-pool"


def test_the_masters_chips_are_not_taken_up_after_the_end() -> None:
    assert open_().did(e.HandTaken(0)).state.taken == 0
    assert faults(done(open_(), e.SessionClosed()), e.HandTaken(0)) == {"who"}
