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
from rules_core.imperfect.session.legal import refusal
from rules_core.imperfect.session.setup import MOST_POT, Setup, expect_ready
from rules_core.imperfect.session.spending import SPENDING, known, taken
from rules_core.imperfect.session.state import NONE, Chip, Hand, Table, holds, less
from rules_core.imperfect.terms import Chips, count

HELD = 50
"""The most chips of a kind, black ones too, that anybody may hold."""


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
    return DO[type(event)](state, event)


def _joined(state: Table, event: e.Joined) -> Table:
    return replace(state, hands=(*state.hands, Hand(event.name)))


def _carried(state: Table, event: e.Carried) -> Table:
    known(state, "who", event.who)
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
    known(state, "who", event.who, 0)
    return replace(state, taken=event.who)


def _put_back(state: Table, event: e.PutBack) -> Table:
    return replace(state, taken=None)


def may_come_late(state: Table) -> bool:
    """Whether the hand that is taken up is a player's of fewer than 3 chips."""
    who = taken(state)
    return who > 0 and to_draw(state.hand(who).number, 1, state.setup.options).value > 0


def _drew(state: Table, event: e.Drew) -> Table:
    if event.why is e.Earned.LATE and not may_come_late(state):
        least = state.setup.options.table("hand")
        raise IllegalEvent(Book.POOL, f"At the start only players with fewer than {least} draw.")
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
    return replace(state, is_open=False, is_over=True, check=None)


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
