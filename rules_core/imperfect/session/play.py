"""A session as it is played: what each event does with the chips."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.errors import IllegalEvent, InvalidInput, Problem, Problems
from rules_core.figures import Figure
from rules_core.imperfect.book import Chips as Book
from rules_core.imperfect.bounty import Shared, bounty
from rules_core.imperfect.chips import to_draw
from rules_core.imperfect.limits import within
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.legal import DRAWN, refusal
from rules_core.imperfect.session.setup import MOST_POT, Setup, expect_ready
from rules_core.imperfect.session.spending import SPENDING, known, taken
from rules_core.imperfect.session.state import NONE, Chip, Hand, Table, holds, less
from rules_core.imperfect.terms import Chips, count

HELD = 50
"""The most chips of a kind, black ones too, that anybody may hold."""
OF_A_CONTEST = (e.HandTaken, e.PutBack, e.Bettered)
"""The events with which a contest goes on; after any other a check is a new one."""


def begin(setup: Setup) -> Table:
    """A table before the first draw; InvalidInput names fields as ``part.field``."""
    expect_ready(setup)
    hands = (Hand(""), *(Hand(name) for name in setup.crew.names))
    return Table(setup, setup.mix, hands, pot=setup.crew.pot)


def apply(state: Table, event: e.Event) -> Table:
    """The state after an event; IllegalEvent cites a rule, InvalidInput names fields."""
    forbidden = refusal(state, type(event))
    if forbidden:
        raise IllegalEvent(*forbidden)
    after = DO[type(event)](state, event)
    return after if isinstance(event, OF_A_CONTEST) else replace(after, checks=())


def _joined(state: Table, event: e.Joined) -> Table:
    return replace(state, hands=(*state.hands, Hand(event.name, late=state.is_open)))


def _carried(state: Table, event: e.Carried) -> Table:
    known(state, "who", event.who)
    if event.who not in state.carriers:
        raise IllegalEvent(*DRAWN)
    hand = state.hand(event.who)
    whole = state.pool.plus(hand.chips)
    problems = Problems()
    for kind in Chip:
        there = getattr(whole, kind.value)
        right = f"The pool has {there} {kind.value}. Give a whole number from 0 to that."
        problems.expect(0 <= getattr(event, kind.value) <= there, kind.value, right)
    within(problems, 0, HELD, black=event.black)
    problems.raise_if_any()
    chips = Chips(event.white, event.red, event.blue)
    after = replace(hand, chips=chips, black=event.black)
    return replace(state.with_hand(event.who, after), pool=less(whole, chips))


def wanted(state: Table) -> dict[int, Figure[int]]:
    """How many chips each draws as a session starts, in order, the Master last (fi-chips-pool)."""
    found, left = {}, state.pool.number
    for who in state.players:
        found[who] = to_draw(state.hand(who).number, left, state.setup.options)
        left -= found[who].value
    master = Figure.start(1, Book.POOL, "the Master draws 1")
    found[0] = master.at_most(left, Book.POOL, f"the pool holds {left}")
    return found


def order(state: Table) -> list[int]:
    """Who draws each chip of the session's draw."""
    return [who for who, figure in wanted(state).items() for _ in range(figure.value)]


def _chips_drawn(state: Table, event: e.ChipsDrawn) -> Table:
    turns, chips = order(state), event.chips
    if len(chips) != len(turns):
        right = f"Give {count(len(turns), 'chip')}, in the order in which they are drawn."
        raise InvalidInput([Problem("chips", right)])
    for who, chip in zip(turns, chips, strict=True):
        state = _given(state, who, chip, "chips")
    return replace(state, is_open=True)


def _given(state: Table, who: int, chip: Chip, field: str) -> Table:
    """One chip from the pool into a hand."""
    if not holds(state.pool, chip.one):
        raise InvalidInput([Problem(field, f"The pool has no {chip.value} chip left.")])
    hand = state.hand(who)
    after = replace(hand, chips=hand.chips.plus(chip.one))
    return replace(state.with_hand(who, after), pool=less(state.pool, chip.one))


def _hand_taken(state: Table, event: e.HandTaken) -> Table:
    known(state, "who", event.who, 1 if state.is_over else 0)
    return replace(state, taken=event.who)


def _put_back(state: Table, event: e.PutBack) -> Table:
    return replace(state, taken=None)


def may_come_late(state: Table) -> bool:
    """Whether the hand that is taken up came late and is still being filled up to 3."""
    hand = state.hand(taken(state))
    return hand.late and to_draw(hand.number, 1, state.setup.options).value > 0


def _drew(state: Table, event: e.Drew) -> Table:
    if event.why is e.Earned.LATE and not may_come_late(state):
        least = state.setup.options.table("hand")
        message = f"Only who came after the draw fills up to {least}, before spending any."
        raise IllegalEvent(Book.POOL, message)
    if event.why is e.Earned.FAILURE and taken(state) == 0:
        raise IllegalEvent(Book.POOL, "Learning from a failure earns players a chip.")
    return replace(_given(state, taken(state), event.chip, "chip"), taken=None)


def _gifted(state: Table, event: e.Gifted) -> Table:
    who = taken(state)
    hand = state.hand(who)
    if hand.black >= HELD:
        raise IllegalEvent(Book.BLACK, f"{HELD} black chips are the most that are kept count of.")
    return replace(state.with_hand(who, replace(hand, black=hand.black + 1)), taken=None)


def shared(state: Table, points: int) -> Shared:
    """A bounty for the crew, with what waits in the pot (fi-bounty)."""
    return bounty(NONE, points, len(state.players), state.pot)


def _bounty(state: Table, event: e.BountyGiven) -> Table:
    problems = Problems()
    within(problems, 1, MOST_POT, points=event.points)
    problems.raise_if_any()
    found = shared(state, event.points)
    for who in state.players:
        hand = state.hand(who)
        state = state.with_hand(who, replace(hand, points=hand.points + found.share.value))
    return replace(state, pot=found.left.value)


def _closed(state: Table, event: e.SessionClosed) -> Table:
    hands = tuple(replace(hand, late=False) for hand in state.hands)
    return replace(state, hands=hands, is_open=False, is_over=True)


def _session(state: Table, event: e.SessionBegan) -> Table:
    back = state.pool.plus(state.hand(0).chips)
    fresh = state.with_hand(0, Hand(""))
    return replace(fresh, pool=back, session=state.session + 1, is_over=False)


DO: Mapping[type[e.Event], Callable[[Table, Any], Table]] = {
    e.Joined: _joined,
    e.Carried: _carried,
    e.ChipsDrawn: _chips_drawn,
    e.HandTaken: _hand_taken,
    e.PutBack: _put_back,
    e.Drew: _drew,
    e.Gifted: _gifted,
    e.BountyGiven: _bounty,
    e.SessionClosed: _closed,
    e.SessionBegan: _session,
    **SPENDING,
}
"""What each event does to the state."""
