"""What may happen to chips now, and which rule forbids the rest."""

from rules_core.imperfect.book import Bounty
from rules_core.imperfect.book import Chips as Book
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.setup import MOST
from rules_core.imperfect.session.state import Table
from rules_core.rulebook import Rule

Refusal = tuple[Rule, str]
BEFORE = (e.Carried, e.ChipsDrawn)
"""What comes before the session's draw, or is it."""
IN_HAND = (e.PutBack, e.Drew, e.Gifted, e.Bettered, e.Saved, e.Resisted, e.TurnedIn)
"""What happens to a hand that is taken up."""
AFTER = (e.HandTaken, e.PutBack, e.TurnedIn, e.BountyGiven, e.SessionBegan)
"""What may come when a session has ended (fi-bounty)."""
PLAYERS = (e.Gifted, e.Resisted, e.TurnedIn)
"""What happens to players' hands only."""
MASTERS: Refusal = (Book.POOL, "The Master's chips are for extras and villains.")
"""Why the Master's hand may not do what a player's may."""
DRAWN: Refusal = (Book.POOL, "The draw of this session is over.")
"""Why what comes before the draw may not come now."""


def possible(state: Table) -> tuple[type[e.Event], ...]:
    """The events that may come now."""
    return tuple(event for event in e.EVENTS if refusal(state, event) is None)


def refusal(state: Table, event: type[e.Event]) -> Refusal | None:
    """Why such an event may not come now; None if it may."""
    if state.is_over and event not in AFTER:
        return Bounty.BOUNTY, "The session is over."
    if event is e.SessionBegan and not state.is_over:
        return Book.POOL, "A session is on: it has to end first."
    if state.taken is not None:
        if event not in IN_HAND:
            return Book.USES, "Say first what the hand that is taken up is for."
        return _in_hand(state, state.taken, event)
    if event in IN_HAND:
        return Book.USES, "No hand is taken up: say first whose chips it is about."
    if event is e.Joined:
        full = len(state.players) >= MOST
        return (Book.POOL, f"There are {MOST} players already.") if full else None
    if not state.is_open and not state.is_over:
        return None if event in BEFORE else (Book.POOL, "Everyone draws first.")
    if event is e.Carried and state.carriers:
        return None
    return DRAWN if event in BEFORE else None


def _in_hand(state: Table, who: int, event: type[e.Event]) -> Refusal | None:
    hand = state.hand(who)
    if event in PLAYERS and who == 0:
        return MASTERS
    if event is e.Drew and not state.pool.number:
        return Book.POOL, "The pool is empty."
    if event in (e.Bettered, e.Resisted) and not hand.number:
        return Book.USES, "No chip is in this hand."
    if event in (e.Saved, e.TurnedIn) and not hand.chips.number:
        return Book.BLACK, "No chip is here that has a worth against harm or as bounty."
    return None
