"""A session's borders: who draws how many, what may be spent on what, where chips go."""

from collections import Counter
from random import Random

import pytest

from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.drawing import one_of, session_draw
from rules_core.imperfect.session.game import SESSION
from rules_core.imperfect.session.play import wanted
from rules_core.imperfect.session.setup import MOST, Crew, Mix, Setup
from rules_core.imperfect.session.state import Chip, Table
from rules_core.imperfect.terms import Chips
from rules_core.record import Record

Sessions = Record[Setup, e.Event, Table]
W, R, B = Chip.WHITE, Chip.RED, Chip.BLUE


def session(players: int = 2, **options: str) -> Sessions:
    crew = Crew(tuple(f"P{n}" for n in range(1, players + 1)))
    chosen = ImperfectOptions.read({n.replace("_", "-"): v for n, v in options.items()})
    return Record(SESSION, Setup(crew, options=chosen))


def open_(**options: str) -> Sessions:
    """Two players with white, red, blue each; the Master has a white."""
    return session(**options).did(e.ChipsDrawn((W, R, B, W, R, B, W)))


def done(record: Sessions, *events: e.Event) -> Sessions:
    for event in events:
        record = record.did(event)
    return record


def faults(record: Sessions, event: e.Event) -> set[str]:
    with pytest.raises(InvalidInput) as invalid:
        record.did(event)
    return {p.field for p in invalid.value.problems}


def forbidden(record: Sessions, event: e.Event) -> str:
    with pytest.raises(IllegalEvent) as illegal:
        record.did(event)
    return illegal.value.rule.id


@pytest.mark.parametrize(("carried", "draws"), [(0, 3), (1, 2), (2, 1), (3, 0), (5, 0)])
def test_filled_up_to_three(carried: int, draws: int) -> None:
    record = session().did(e.Carried(1, white=carried))
    assert wanted(record.state)[1].value == draws
    assert wanted(record.state)[0].value == 1


def test_the_master_earns_no_chip_by_failing_but_by_breaking_a_target() -> None:
    master, player = (open_().did(e.HandTaken(who)) for who in (0, 1))
    assert forbidden(master, e.Drew(W, e.Earned.FAILURE)) == "fi-chips-pool"
    assert done(master, e.Drew(W, e.Earned.BROKEN)).state.hand(0).number == 2
    assert done(player, e.Drew(W, e.Earned.FAILURE)).state.hand(1).number == 4


def test_a_black_chip_is_in_hand_too() -> None:
    record = session().did(e.Carried(1, black=1))
    assert wanted(record.state)[1].value == 2
    assert record.state.pool == Chips(50, 25, 10)


def test_what_is_carried_is_set_aside_and_can_be_put_right() -> None:
    record = done(session(), e.Carried(1, white=4), e.Carried(1, blue=10))
    assert record.state.pool == Chips(50, 25, 0)
    assert faults(record, e.Carried(2, blue=1)) == {"blue"}
    assert faults(record, e.Carried(3)) == {"who"}
    assert faults(record, e.Carried(0)) == {"who"}
    assert faults(record, e.Carried(1, white=51, red=26, black=51)) == {"white", "red", "black"}


def test_the_draw_is_complete_and_of_what_there_is() -> None:
    assert faults(session(), e.ChipsDrawn((W,) * 6)) == {"chips"}
    assert faults(session(), e.ChipsDrawn((W,) * 8)) == {"chips"}
    small = Record(SESSION, Setup(Crew(("One",)), Mix(3, 0, 1)))
    assert faults(small, e.ChipsDrawn((B, B, W, W))) == {"chips"}
    assert small.did(e.ChipsDrawn((W, W, W, B))).state.pool == Chips()


def test_blind_draws_are_as_likely_as_the_chips_are_many() -> None:
    rng, pool = Random(1), Chips(50, 25, 10)
    found = Counter(one_of(pool, rng) for _ in range(8_500))
    assert abs(found[W] - 5_000) < 200
    assert abs(found[R] - 2_500) < 200
    assert abs(found[B] - 1_000) < 200
    assert {one_of(Chips(0, 0, 1), rng) for _ in range(9)} == {B}


def test_a_whole_draw_never_asks_for_what_is_gone() -> None:
    for seed in range(40):
        record = Record(SESSION, Setup(Crew(("One", "Two")), Mix(2, 2, 3)))
        event = session_draw(record.state, Random(seed))
        assert event.drawn
        assert record.did(event).state.pool == Chips()


def test_one_red_a_check() -> None:
    record = done(open_(), e.HandTaken(1))
    assert forbidden(done(record, e.Drew(R), e.HandTaken(1)), e.Bettered(red=2)) == "fi-chip-red"
    once = done(record, e.Bettered(red=1), e.HandTaken(2))
    assert forbidden(once, e.Bettered(red=1, whose=1, same=True)) == "fi-chip-red"
    assert done(once, e.Bettered(blue=1, whose=1, same=True)).state.check(1) is not None
    assert faults(once, e.Bettered(blue=1, whose=2, same=True)) == {"same"}
    assert done(once, e.Bettered(red=1, whose=1)).state.hand(2).chips == Chips(1, 0, 1)


@pytest.mark.parametrize(("kind", "allowed"), [("white", False), ("red", False), ("blue", True)])
def test_after_a_critical_failure(kind: str, allowed: bool) -> None:
    record = done(open_(), e.HandTaken(1))
    event = e.Bettered(**{kind: 1}, critical=True)
    if allowed:
        assert getattr(record.did(event).state.hand(1).chips, kind) == 0
    else:
        assert forbidden(record, event) == "fi-critical"


def test_no_chip_in_terror() -> None:
    record = done(open_(), e.HandTaken(1))
    assert forbidden(record, e.Bettered(blue=1, terror=True)) == "fi-terror"


def test_help_waits_until_the_other_has_none() -> None:
    record = done(open_(), e.HandTaken(1))
    assert forbidden(record, e.Saved(white=1, whose=2)) == "fi-chip-share"
    assert done(record, e.Saved(white=1, whose=0)).state.hand(1).number == 2
    spent = done(open_(), e.HandTaken(2), e.Bettered(1, 1, 1), e.HandTaken(1))
    assert done(spent, e.Saved(white=1, whose=2)).state.hand(1).number == 2


def test_no_more_against_harm_than_does_good() -> None:
    record = done(open_(), e.HandTaken(1))
    assert faults(record, e.Saved(white=1, red=1, wounds=1)) == {"red"}
    assert faults(record, e.Saved(white=1, wounds=0)) == {"white"}
    assert faults(record, e.Saved(white=1, wounds=21, ct=61)) == {"wounds", "ct"}
    assert done(record, e.Saved(white=1, red=1, wounds=3)).state.hand(1).chips == Chips(0, 0, 1)


def test_only_what_is_held_is_spent() -> None:
    record = done(open_(), e.HandTaken(1))
    assert faults(record, e.Bettered(white=2, black=1)) == {"white", "black"}
    assert faults(record, e.Bettered(white=-1)) == {"white"}
    assert faults(record, e.Resisted()) == {"white"}
    assert faults(record, e.Bettered(white=1, whose=3)) == {"whose"}
    assert faults(open_(), e.HandTaken(3)) == {"who"}


@pytest.mark.parametrize("ruling", ["return", "stay-out"])
def test_where_spent_chips_go(ruling: str) -> None:
    record = open_(chips_return=ruling)
    assert record.state.pool == Chips(47, 23, 8)
    record = done(record, e.HandTaken(1), e.Resisted(white=1), e.HandTaken(0), e.Bettered(white=1))
    record = done(record, e.HandTaken(2), e.TurnedIn(white=1, blue=1))
    back = 3 if ruling == "return" else 0
    assert record.state.pool.white == 47 + back
    assert record.state.out.number == (0 if back else 4)
    assert record.state.hand(2).points == 4


@pytest.mark.parametrize(("points", "each", "left"), [(4, 2, 0), (5, 2, 1), (1, 0, 1), (99, 49, 1)])
def test_a_bounty_is_shared(points: int, each: int, left: int) -> None:
    record = done(open_(), e.BountyGiven(points))
    assert [hand.points for hand in record.state.hands] == [0, each, each]
    assert record.state.pot == left
    assert faults(record, e.BountyGiven(0)) == {"points"}
    assert faults(record, e.BountyGiven(100)) == {"points"}


def test_the_masters_hand_is_no_players() -> None:
    record = done(open_(), e.HandTaken(0))
    for event in (e.Resisted(white=1), e.TurnedIn(white=1), e.Gifted()):
        assert forbidden(record, event) == "fi-chips-pool"
    late = e.Drew(W, e.Earned.LATE)
    assert forbidden(record, late) == "fi-chips-pool"


def test_the_next_session_goes_on() -> None:
    record = done(open_(), e.SessionClosed())
    record = done(record, e.SessionBegan())
    assert record.state.session == 2
    assert record.state.pool == Chips(48, 23, 8)  # the Master's white is back
    assert [f.value for f in wanted(record.state).values()] == [0, 0, 1]
    assert done(record, e.ChipsDrawn((W,))).state.hand(0).chips == Chips(1, 0, 0)


def test_house_rules_on_pool_and_hand_hold_from_the_start() -> None:
    record = session(house="chips-white:30,hand:5")
    assert record.state.pool == Chips(30, 25, 10)
    assert [figure.value for figure in wanted(record.state).values()] == [5, 5, 1]
    record = done(record, e.ChipsDrawn((W,) * 11), e.HandTaken(1), e.Bettered(white=1))
    assert record.state.pool == Chips(20, 25, 10)
    late = done(record, e.Joined("Late"))
    for _ in range(5):
        late = done(late, e.HandTaken(3), e.Drew(W, e.Earned.LATE))
    late = done(late, e.HandTaken(3))
    assert forbidden(late, e.Drew(W, e.Earned.LATE)) == "fi-chips-pool"


def test_players_come_up_to_eight() -> None:
    record = session(MOST)
    assert forbidden(record, e.Joined()) == "fi-chips-pool"
    assert done(session(MOST - 1), e.Joined("P1")).state.name(MOST) == f"P1 {MOST}"


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        (Setup(Crew(())), "crew.names"),
        (Setup(Crew(("x",) * 9)), "crew.names"),
        (Setup(Crew(pot=100)), "crew.pot"),
        (Setup(pool=Mix(white=51)), "pool.white"),
        (Setup(pool=Mix(blue=-1)), "pool.blue"),
    ],
)
def test_a_set_up_out_of_range_is_named(setup: Setup, field: str) -> None:
    with pytest.raises(InvalidInput) as invalid:
        assert Record(SESSION, setup).state
    assert {p.field for p in invalid.value.problems} == {field}
