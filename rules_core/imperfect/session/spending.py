"""Chips that leave a hand: for checks, against harm, as a price, as bounty (fi-uses)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.errors import IllegalEvent, InvalidInput, Problem, Problems
from rules_core.imperfect.book import Chips as Book
from rules_core.imperfect.book import Fear, Rolls
from rules_core.imperfect.bounty import bounty
from rules_core.imperfect.chips import pool_now
from rules_core.imperfect.saving import Saved, save
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.legal import MASTERS
from rules_core.imperfect.session.state import NONE, Check, Chip, Table, less
from rules_core.imperfect.terms import Chips


def known(state: Table, field: str, who: int, least: int = 1) -> None:
    """Raise InvalidInput naming `field` unless there is such a hand, from `least` on."""
    there = range(least, len(state.hands))
    if who not in there:
        right = ", ".join(f"{each} {state.name(each)}" for each in there)
        raise InvalidInput([Problem(field, f"Choose one of: {right}.")])


def taken(state: Table) -> int:
    """The number of the hand that is taken up."""
    assert state.taken is not None
    return state.taken


def chips_of(event: e.Spending) -> Chips:
    """The chips that are spent, black ones apart."""
    return Chips(event.white, event.red, event.blue)


def _spent(state: Table, event: e.Spending, black: int = 0) -> Table:
    """The state without the chips that were spent; InvalidInput where they are not held."""
    who, problems = taken(state), Problems()
    hand, name = state.hand(who), state.name(who)
    held = {kind.value: getattr(hand.chips, kind.value) for kind in Chip} | {"black": hand.black}
    given = vars(event) | {"black": black}
    for kind, number in held.items():
        right = f"{name[:1].upper()}{name[1:]} holds {number} {kind}. Give no more than that."
        problems.expect(0 <= given[kind] <= number, kind, right)
    problems.raise_if_any()
    chips = chips_of(event)
    if not chips.number + black:
        first = next(kind for kind, number in held.items() if number)
        raise InvalidInput([Problem(first, "No chip is spent. Give 1 at least, of any kind.")])
    after = replace(hand, chips=less(hand.chips, chips), black=hand.black - black, late=False)
    pool = pool_now(state.pool, chips, state.setup.options).value
    stays = NONE if pool != state.pool else chips
    done = replace(state, pool=pool, out=state.out.plus(stays), taken=None)
    return done.with_hand(who, after)


def served(state: Table) -> tuple[int, ...]:
    """For whom the hand that is taken up may be spent, the Master's for no player."""
    return (*state.players, 0) if taken(state) else (0,)


def for_whom(state: Table, whose: int | None) -> int:
    """For whom chips are spent: oneself, unless another is named."""
    if whose is None:
        return taken(state)
    known(state, "whose", whose, 0)
    if whose not in served(state):
        raise IllegalEvent(*MASTERS)
    return whose


def _bettered(state: Table, event: e.Bettered) -> Table:
    whose = for_whom(state, event.whose)
    after = _spent(state, event, event.black)
    if event.terror:
        raise IllegalEvent(Fear.TERROR, "In terror no chip may be spent in any way.")
    check = state.check(whose) if event.same else Check(whose)
    if check is None:
        right = "There is no check of theirs that chips have bettered just now."
        raise InvalidInput([Problem("same", right)])
    check = Check(whose, check.reds + event.red, check.critical or event.critical)
    if check.critical and (event.white or event.red):
        message = "After a critical failure no white and no red chip may be spent."
        raise IllegalEvent(Rolls.CRITICAL, message)
    if check.reds > 1:
        raise IllegalEvent(Book.RED, "Only 1 red may be spent on a test or check.")
    return after.with_check(check)


def saved(event: e.Saved) -> Saved:
    """What the chips do, spent in the cheapest way."""
    return save(event.wounds, event.ct, chips_of(event), event.roll)


def _saved(state: Table, event: e.Saved) -> Table:
    whose = for_whom(state, event.whose)
    after = _spent(state, event)
    found = saved(event)
    if whose not in (0, taken(state)) and state.hand(whose).number:
        message = f"{state.name(whose)} still has chips, and has to pay alone."
        raise IllegalEvent(Book.SHARE, message[:1].upper() + message[1:])
    needed = Chips(found.spend_white.value, found.spend_red.value, found.spend_blue.value)
    if needed != chips_of(event):
        right = f"White/red/blue {needed} does as much. Spend no more than that."
        more = next(k.value for k in Chip if getattr(event, k.value) > getattr(needed, k.value))
        raise InvalidInput([Problem(more, right)])
    return after


def _resisted(state: Table, event: e.Resisted) -> Table:
    return _spent(state, event, event.black)


def _turned_in(state: Table, event: e.TurnedIn) -> Table:
    who, after = taken(state), _spent(state, event)
    worth = bounty(chips_of(event), 0, 1, 0).points.value
    hand = after.hand(who)
    return after.with_hand(who, replace(hand, points=hand.points + worth))


SPENDING: Mapping[type[e.Event], Callable[[Table, Any], Table]] = {
    e.Bettered: _bettered,
    e.Saved: _saved,
    e.Resisted: _resisted,
    e.TurnedIn: _turned_in,
}
"""What each of these does to the state."""
