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


def possible(state: Table) -> tuple[type[e.Event], ...]:
    """The events that may come now, for somebody at least."""
    return tuple(event for event in e.EVENTS if refusal(state, event) is None)


def refusal(state: Table, event: type[e.Event]) -> Refusal | None:
    """Why such an event may not come now; None if it may."""
    if state.is_over:
        if event is e.SessionBegan:
            return None
        return Bounty.BOUNTY, "The session is over."
    if event is e.SessionBegan:
        return Book.POOL, "A session is on: it has to end first."
    if event is e.Joined:
        full = len(state.players) >= MOST
        return (Book.POOL, f"There are {MOST} players already.") if full else None
    if not state.is_open:
        if event in BEFORE:
            return None
        return Book.POOL, "Everyone draws first."
    return _in_play(state, event)


def _in_play(state: Table, event: type[e.Event]) -> Refusal | None:
    if event in BEFORE:
        return Book.POOL, "The draw of this session is over."
    if event is e.Drew and not state.pool.number:
        return Book.POOL, "The pool is empty."
    if event in (e.Bettered, e.Saved) and not any(h.number for h in state.hands):
        return Book.USES, "Nobody holds a chip."
    if event is e.Saved and not any(h.chips.number for h in state.hands):
        return Book.BLACK, "Against wounds a black chip has no worth that is told."
    if event is e.Resisted and not any(h.number for h in state.hands[1:]):
        return Book.USES, "No player holds a chip."
    if event is e.TurnedIn and not any(h.chips.number for h in state.hands[1:]):
        return Bounty.BOUNTY, "No player holds a chip that is worth points."
    return None
