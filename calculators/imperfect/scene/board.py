"""The one screen of a session: pool, hands, the question now, and what may be done."""

from typing import Any

from calculators.imperfect.chips import imperfect_chip_draw
from calculators.imperfect.scene.moves import WHOSE, before, in_hand, in_play, when_over
from calculators.kit.scene.board import Ask, Board, Meter, Strip
from rules_core.figures import Figure
from rules_core.imperfect.book import Bounty
from rules_core.imperfect.book import Chips as Book
from rules_core.imperfect.session.play import wanted
from rules_core.imperfect.session.state import Chip, Table
from rules_core.imperfect.session.telling import capital, hand_in_words
from rules_core.imperfect.terms import count
from rules_core.record import Entry

HELD = 10
"""Chips in a hand for which the draw's calculator has a range."""


def board(state: Table) -> Board:
    """The screen of a state."""
    if state.is_over and state.taken is None:
        return _over(state)
    found = [_ask(state, who) for who in state.players if _is_asked(state, who)]
    asks = tuple(ask for ask in found if ask is not None)
    if not state.is_open and not state.is_over:
        question = "What does the draw give?"
        help = "Enter first who carries chips over; they are set aside before anyone draws."
        return Board(strips(state), question, before(state), help=help, asks=asks)
    if state.taken is not None:
        question = f"{capital(state.name(state.taken))}: what are the chips for?"
        return Board(strips(state), question, in_hand(state))
    help = f"Session {state.session}. Chips are earned by learning from failure, not by success."
    return Board(strips(state), WHOSE, in_play(state), help=help)


def strips(state: Table) -> tuple[Strip, ...]:
    """The pool, the players' hands, and the Master's."""
    mix = state.setup.mix
    meters = tuple(
        Meter(kind.value.title(), getattr(state.pool, kind.value), getattr(mix, kind.value), "bar")
        for kind in Chip
    )
    figures: dict[str, Figure[Any]] = {
        "In the pool": Figure.start(state.pool.number, Book.POOL, f"white/red/blue {state.pool}")
    }
    if state.pot:
        text = "left over from a bounty, for the next"
        figures["In the pot"] = Figure.start(state.pot, Bounty.BOUNTY, text)
    pool = Strip("The pool", "", meters, figures)
    return (pool, *(_hand(state, who) for who in (*state.players, 0)))


def _hand(state: Table, who: int) -> Strip:
    hand, name = state.hand(who), capital(state.name(who))
    kinds = {kind.value: getattr(hand.chips, kind.value) for kind in Chip} | {"black": hand.black}
    meters = tuple(Meter(kind.title(), number, 0) for kind, number in kinds.items() if number)
    points = f", {count(hand.points, 'point')}" if hand.points else ""
    words = f"{count(hand.number, 'chip')}{points}"
    return Strip(name, words, meters, is_next=state.taken == who)


def _is_asked(state: Table, who: int) -> bool:
    """Whether a draw waits whose chances can be told."""
    return wanted(state)[who].value > 0 and state.hand(who).number <= HELD


def _ask(state: Table, who: int) -> Ask | None:
    """What somebody's draw may give, from the pool as it is."""
    given = {kind.value: getattr(state.pool, kind.value) for kind in Chip}
    given["hand"] = state.hand(who).number
    label = f"What can {state.name(who)} draw?"
    return Ask.of(label, imperfect_chip_draw, given, state.setup.options)


def _over(state: Table) -> Board:
    """What everyone notes."""
    figures: dict[str, Figure[Any]] = {}
    for who in state.players:
        hand, name = state.hand(who), capital(state.name(who))
        held = Figure.start(hand_in_words(hand), Book.POOL, "noted by kind and number")
        figures[f"{name} keeps"] = held
        if hand.points:
            points = Figure.start(hand.points, Bounty.BOUNTY, "bounty and chips turned in")
            figures[f"{name} has points"] = points
    if state.pot:
        figures["In the pot"] = Figure.start(state.pot, Bounty.BOUNTY, "for the next bounty")
    over = Entry(f"Session {state.session} is over. Note what everyone keeps.", figures)
    return Board(strips(state), "It is over.", when_over(state), over=over)
