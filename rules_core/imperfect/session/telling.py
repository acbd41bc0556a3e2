"""The lines of the log of a session."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core.figures import Figure, Step
from rules_core.imperfect.book import Bounty, Contests, Stakes
from rules_core.imperfect.book import Chips as Book
from rules_core.imperfect.bounty import bounty
from rules_core.imperfect.chips import pool_now
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.play import order, shared, wanted
from rules_core.imperfect.session.spending import chips_of, for_whom, saved, taken
from rules_core.imperfect.session.state import NONE, Chip, Hand, Table
from rules_core.imperfect.terms import Chips, count
from rules_core.record import Entry

Figures = dict[str, Figure[Any]]


def capital(words: str) -> str:
    """The words with a capital first, whatever name they begin with."""
    return words[:1].upper() + words[1:]


def in_words(chips: Chips, black: int = 0) -> str:
    """Chips by kind: ``2 white and 1 blue``."""
    numbers = {chip.value: getattr(chips, chip.value) for chip in Chip} | {"black": black}
    held = [f"{number} {kind}" for kind, number in numbers.items() if number]
    if len(held) < 2:
        return held[0] if held else "nothing"
    return f"{', '.join(held[:-1])} and {held[-1]}"


def hand_in_words(hand: Hand) -> str:
    """What a hand holds."""
    return in_words(hand.chips, hand.black)


def tell(before: Table, event: e.Event, after: Table) -> Entry:
    """The log's line out of the state before, the event and the state after."""
    return TELL[type(event)](before, event, after)


def _who(state: Table, who: int) -> str:
    return capital(state.name(who))


def _whose(state: Table, whose: int | None) -> str:
    """For whom chips are spent, where it is for another."""
    if whose in (None, taken(state)) and taken(state):
        return ""
    whose = for_whom(state, whose)
    return " for an extra or villain" if whose == 0 else f" for {state.name(whose)}"


def _joined(before: Table, event: e.Joined, after: Table) -> Entry:
    return Entry(f"{_who(after, len(after.hands) - 1)} joins the crew.")


def _carried(before: Table, event: e.Carried, after: Table) -> Entry:
    said = in_words(Chips(event.white, event.red, event.blue), event.black)
    return Entry(f"{_who(before, event.who)} has {said} from last time.", _pool(after))


def _pool(state: Table) -> Figures:
    left = state.pool.number
    return {"Pool": Figure.start(left, Book.POOL, f"white/red/blue {state.pool} in the pool")}


def _chips_drawn(before: Table, event: e.ChipsDrawn, after: Table) -> Entry:
    hands: dict[int, Chips] = {}
    for who, chip in zip(order(before), event.chips, strict=True):
        hands[who] = hands.get(who, NONE).plus(chip.one)
    said = [f"{before.name(who)} {in_words(chips)}" for who, chips in hands.items()]
    how = "Drawn blindly" if event.drawn else "Everyone draws"
    numbers = {f"Drawn by {before.name(who)}": f for who, f in wanted(before).items()}
    return Entry(f"{how}: {'; '.join(said) or 'nothing'}.", {**numbers, **_pool(after)})


def _hand_taken(before: Table, event: e.HandTaken, after: Table) -> Entry:
    return Entry(f"{_who(before, event.who)} takes up the chips.")


def _put_back(before: Table, event: e.PutBack, after: Table) -> Entry:
    return Entry("Nothing is done with them.")


def _drew(before: Table, event: e.Drew, after: Table) -> Entry:
    why = {
        e.Earned.FAILURE: "learns from a failure",
        e.Earned.BROKEN: "breaks the other side",
        e.Earned.LATE: "comes late",
    }[event.why]
    rule = Contests.BROKEN if event.why is e.Earned.BROKEN else Book.POOL
    drawn = Figure.start(1, rule, f"{_who(before, taken(before))} {why}")
    said = f"{_who(before, taken(before))} {why} and draws a {event.chip.value} chip."
    return Entry(said, {"Drawn": drawn, **_pool(after)})


def _gifted(before: Table, event: e.Gifted, after: Table) -> Entry:
    black = after.hand(taken(before)).black
    figure = Figure.start(black, Book.BLACK, "the Master's gift; the pool holds none")
    return Entry(f"The Master gives {before.name(taken(before))} a black chip.", {"Black": figure})


def back(before: Table, event: e.Spending) -> Figures:
    """Where the spent chips go (r-fi-chips-return)."""
    pool = pool_now(before.pool, chips_of(event), before.setup.options)
    steps = tuple(Step[int](s.rule, s.text, s.total.number) for s in pool.steps)
    return {"Pool": Figure(steps)}


def _bettered(before: Table, event: e.Bettered, after: Table) -> Entry:
    chips, rules = in_words(chips_of(event), event.black), {Chip.WHITE: Book.WHITE}
    rules |= {Chip.RED: Book.RED, Chip.BLUE: Book.BLUE}
    figures: Figures = {
        f"{capital(kind.value)} spent": Figure.start(number, rule, DOES[kind.value])
        for kind, rule in rules.items()
        if (number := getattr(event, kind.value))
    }
    if event.black:
        figures["Black spent"] = Figure.start(event.black, Book.BLACK, DOES["black"])
    if event.impetus:
        text = "an impetus: the unskilled check is a skilled one"
        figures["Skilled"] = Figure.start(True, Book.UNSKILLED, text)
    on = "the same check" if event.same else "a check"
    said = f"{_who(before, taken(before))} spends {chips} on {on}"
    said += f"{_whose(before, event.whose)}."
    return Entry(said, {**figures, **back(before, event)})


DOES = {
    "white": "a row up or down, in the upper results or in the lower",
    "red": "one more card to choose from, or a row in upper and lower both",
    "blue": "one more card, and its result is added",
    "black": "the card is composed",
}
"""What a chip does for a check."""


def _saved(before: Table, event: e.Saved, after: Table) -> Entry:
    found = saved(event)
    said = f"{_who(before, taken(before))} spends {in_words(chips_of(event))} against harm"
    said += f"{_whose(before, event.whose)}: "
    said += f"{count(found.wounds_left.value, 'wound')} and {found.ct_left.value} CT left."
    figures: Figures = {"Wounds left": found.wounds_left, "CT left": found.ct_left}
    if found.ct_roll_cancelled.value:
        said += " The CT roll is cancelled."
        figures["CT roll cancelled"] = found.ct_roll_cancelled
    return Entry(said, {**figures, **back(before, event)})


def _resisted(before: Table, event: e.Resisted, after: Table) -> Entry:
    paid = chips_of(event).number + event.black
    price = Figure.start(paid, Stakes.SLIDING_COST, "the price that the Master named")
    chips = in_words(chips_of(event), event.black)
    said = f"{_who(before, taken(before))} pays {chips} and resists."
    return Entry(said, {"Price": price, **back(before, event)})


def _bounty(before: Table, event: e.BountyGiven, after: Table) -> Entry:
    found = shared(before, event.points)
    said = f"A bounty of {event.points}: {found.share.value} for each, {found.left.value} wait."
    return Entry(said, {"Each": found.share, "In the pot": found.left})


def _turned_in(before: Table, event: e.TurnedIn, after: Table) -> Entry:
    points = bounty(chips_of(event), 0, 1, 0).points
    said = f"{_who(before, taken(before))} turns {in_words(chips_of(event))} into "
    said += f"{count(points.value, 'point')}."
    return Entry(said, {"Points": points, **back(before, event)})


def _closed(before: Table, event: e.SessionClosed, after: Table) -> Entry:
    held = [f"{_who(after, who)} keeps {hand_in_words(after.hand(who))}" for who in after.players]
    figure = Figure.start(after.pot, Bounty.BOUNTY, f"{after.pot} wait for the next bounty")
    return Entry(f"The session ends. {'; '.join(held)}.", {"In the pot": figure})


def _session(before: Table, event: e.SessionBegan, after: Table) -> Entry:
    return Entry(f"Session {after.session} begins: what was kept is set aside.", _pool(after))


TELL: Mapping[type[e.Event], Callable[[Table, Any, Table], Entry]] = {
    e.Joined: _joined,
    e.Carried: _carried,
    e.ChipsDrawn: _chips_drawn,
    e.HandTaken: _hand_taken,
    e.PutBack: _put_back,
    e.Drew: _drew,
    e.Gifted: _gifted,
    e.Bettered: _bettered,
    e.Saved: _saved,
    e.Resisted: _resisted,
    e.BountyGiven: _bounty,
    e.TurnedIn: _turned_in,
    e.SessionClosed: _closed,
    e.SessionBegan: _session,
}
