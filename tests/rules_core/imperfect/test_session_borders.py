"""What chips may be spent and drawn at a session's table: the last that may, the first that not."""

from random import Random

import pytest

from rules_core.errors import IllegalEvent
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.drawing import draw
from rules_core.imperfect.session.game import SESSION
from rules_core.imperfect.session.setup import Crew, Mix, Setup
from rules_core.imperfect.session.state import Chip
from rules_core.imperfect.terms import Chips
from rules_core.record import Record
from tests.rules_core.imperfect.test_session import done, faults, forbidden, open_, session


@pytest.mark.parametrize("why", list(e.Earned))
def test_a_blind_draw_in_play_is_told_as_one_and_why(why: e.Earned) -> None:
    small = Record(SESSION, Setup(Crew(("One",)), Mix(0, 0, 5)))
    record = done(small, e.ChipsDrawn((Chip.BLUE,) * 4), e.HandTaken(1))
    assert draw(record.state, why, Random(1)) == e.Drew(Chip.BLUE, why, drawn=True)


@pytest.mark.parametrize("kind", list(Chip))
def test_no_kind_is_drawn_that_is_gone(kind: Chip) -> None:
    mix = {"white": 2, "red": 2, "blue": 2, kind.value: 1}
    record = Record(SESSION, Setup(Crew(("One",)), Mix(**mix)))
    first, second = (other for other in Chip if other is not kind)
    assert faults(record, e.ChipsDrawn((kind, kind, first, second))) == {"chips"}
    record = done(record, e.ChipsDrawn((kind, first, first, second)), e.HandTaken(1))
    assert faults(record, e.Drew(kind)) == {"chip"}
    assert done(record, e.Drew(second)).state.pool == Chips()


@pytest.mark.parametrize(("held", "given"), [(49, True), (50, False)])
def test_fifty_black_chips_and_no_more(held: int, given: bool) -> None:
    record = session(1).did(e.Carried(1, black=held))
    record = done(record, e.ChipsDrawn((Chip.WHITE,)), e.HandTaken(1))
    if given:
        assert done(record, e.Gifted()).state.hand(1).black == 50
    else:
        assert forbidden(record, e.Gifted()) == "fi-chip-black"


def test_black_chips_are_spent_beside_others_and_alone() -> None:
    record = done(open_(), e.HandTaken(1), e.Gifted(), e.HandTaken(1), e.Gifted(), e.HandTaken(1))
    hand = done(record, e.Bettered(white=1, black=1)).state.hand(1)
    assert (hand.chips, hand.black) == (Chips(0, 1, 1), 1)
    hand = done(record, e.Resisted(white=1, black=1)).state.hand(1)
    assert (hand.chips, hand.black) == (Chips(0, 1, 1), 1)
    after = done(record, e.Resisted(black=2)).state
    assert (after.hand(1).chips, after.hand(1).black) == (Chips(1, 1, 1), 0)
    assert after.pool == record.state.pool  # black ones are none of the pool's


def test_who_has_to_pay_alone_is_named() -> None:
    record = done(open_(), e.HandTaken(1))
    with pytest.raises(IllegalEvent) as refused:
        record.did(e.Saved(white=1, whose=2))
    assert str(refused.value).startswith("P2 still has chips")
    nameless = Record(SESSION, Setup(Crew(("Ada", " "))))
    nameless = done(nameless, e.ChipsDrawn((Chip.WHITE,) * 7), e.HandTaken(1))
    with pytest.raises(IllegalEvent) as refused:
        nameless.did(e.Saved(white=1, whose=2))
    assert str(refused.value).startswith("Player 2 still has chips")
