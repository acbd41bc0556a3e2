"""The chance that a row of attacks brings the target to its trigger, card by card (tw-odds).

Two things change from card to card: how the target *stands* (Nerve, TN, resistances, stressed or
not) and its *toll* (wounds, points off stress). First the stands that can come about are found
(`course`), and those from which the same follows are made one. Then, from the last card backwards,
each stand gets the ways in which the target holds out with so many cards to go, for every toll at
once: a *ledger*, one big whole number (`ledger`, `outlook`). All ways are counted out of one common
number, so nothing is rounded, and n cards to go are the answer for a talk of n cards.

A ledger has at most 5 × (stress + Willpower) slots, and the digits of a slot grow with the cards to
go. A card costs, for each stand and outcome, one sum over a ledger for each effect that is not
enough: at most 5 × Willpower. The stands are some 20 as long as only Nerve moves, and grow with the
square of the cards where one more counter does. With ``ind=yes`` and misreadings all four
resistances move by themselves, and the stands grow with the fifth power: a talk that comes to more
than `MOST_STANDS`, or `MOST_WORK`, is refused before it is counted, with a number of cards that
can be.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import TypeVar

from rules_core.errors import InvalidInput, Problem, Problems
from rules_core.figures import Figure, Step
from rules_core.odds import Odds
from rules_core.rulebook import Rule
from rules_core.west.attack import talks_fast
from rules_core.west.book import Effects, ModelOdds, ModelOddsRuling, Stakes, Wounds
from rules_core.west.check import chance
from rules_core.west.course import Course, Turn
from rules_core.west.deck import ANY_DECK, Deck
from rules_core.west.legal import DEAREST_TRIGGER, note_trigger
from rules_core.west.limits import note_record, within
from rules_core.west.onslaught import check, tn, wounds_dealt
from rules_core.west.options import WestOptions
from rules_core.west.outlook import Outlook
from rules_core.west.parties import Aggressor, Target
from rules_core.west.plays import Play
from rules_core.west.sides import Sides
from rules_core.west.terms import TriggerUnit, count
from rules_core.west.toll import Trigger

T = TypeVar("T")
MOST_STANDS = 4_000
MOST_WORK = 2_000_000_000
"""Stands that a talk may come to, and bytes that counting it may add: a second or two."""
PER_OUTCOME = 40_000
"""Bytes that would take as long as an outcome does besides its own."""


@dataclass(frozen=True)
class Talk:
    """The chance to hit, the wounds of the first attack, and the chance by each card.

    `reached` goes from card number, 1 to the last, to the chance that the trigger is reached or the
    will broken by then.
    """

    hit: Figure[Fraction]
    wounds: Figure[Odds[str]]
    reached: Figure[Mapping[int, Fraction]]


def talk(
    aggressor: Aggressor,
    target: Target,
    deck: Deck = ANY_DECK,
    size_ups: int = 0,
    options: WestOptions = WestOptions(),
    *,
    play: Play = Play.MEND_FIRST,
) -> Talk:
    """The odds of as many attacks as the aggressor has cards, 1 to 16, one card an attack.

    `target.trigger` is a number, `size_ups` 0–15 successes of sizing up before the first attack.
    The aggressor spends bumps as r-odds-play says, or as `play` has it. A calamity costs its card,
    and what it does to the aggressor is not followed, nor is what a missed fast talk wins back:
    whose Awareness and Acuity would be asked for. A will broken on the way counts as reached.
    InvalidInput names every figure out of range, and `cards` where they are too many to be counted
    exactly.
    """
    expect_talk(aggressor, target, deck, size_ups, options)
    sides = Sides(aggressor, target, deck, options, play)
    chances = reached(sides, aggressor.cards, size_ups)
    return Talk(
        _hit(sides, size_ups),
        _told(wounds_dealt(sides, size_ups), sides, Wounds.WOUNDS, _divided(sides)),
        _told(
            MappingProxyType(dict(enumerate(chances, start=1))), sides, Stakes.TRIGGERS, _aim(sides)
        ),
    )


def expect_talk(
    aggressor: Aggressor, target: Target, deck: Deck, size_ups: int, options: WestOptions
) -> None:
    """InvalidInput naming every figure of a talk that is out of range."""
    problems = Problems()
    for record in (aggressor, target):
        note_record(problems, record)
    deck.note(problems)
    problems.expect(aggressor.cards >= 1, "cards", "Hold at least 1 card.")
    within(problems, "size_ups", size_ups, 0, 15)
    within(problems, "trigger", target.trigger or 0, 1, DEAREST_TRIGGER)
    problems.raise_if_any()
    note_trigger(problems, target, options)
    problems.raise_if_any()


def reached(sides: Sides, cards: int, size_ups: int) -> tuple[Fraction, ...]:
    """The chance by each of 1 to `cards` attacks that the trigger is reached."""
    trigger = Trigger(sides.target, sides.options)
    start = trigger.start()
    if start is None:
        return (Fraction(1),) * cards
    course = Course(sides, trigger, cards, size_ups, MOST_STANDS)
    turns = countable(course, trigger, cards)
    pasts = trigger.pasts(start, course.heals, cards)
    outlook, total, stressed = Outlook(trigger, cards, 1), 1, [False, True]
    values, chances = outlook.end(pasts[cards]), []
    for togo, turn in enumerate(turns, start=1):
        total *= turn.unit
        size = bytes_for(total)
        values = outlook.widened(values, stressed, size)
        outlook, stressed = Outlook(trigger, cards, size), turn.stressed
        held = outlook.first(turn, values, start, course.start.stressed)
        chances.append(1 - Fraction(held, total))
        values = outlook.before(turn, values, pasts[cards - togo])
    return tuple(chances)


def countable(course: Course, trigger: Trigger, cards: int) -> list[Turn]:
    """The turns of a talk; InvalidInput where they, or the work, are too much, says how few."""
    few = len(course.reach)
    if few == cards:
        turns = list(course.turns(cards))
        if work(turns, trigger, cards) <= MOST_WORK:
            return turns
        less = range(1, cards)
        few = bisect_right(less, MOST_WORK, key=lambda n: work(course.turns(n), trigger, n)) or 1
    text = f"Too many to be counted exactly with these figures; {few} or fewer can be."
    raise InvalidInput([Problem("cards", text)])


def work(turns: Iterable[Turn], trigger: Trigger, cards: int) -> int:
    """What counting the turns takes: bytes of ledgers to be added, with what else it costs."""
    total, found = 1, 0
    for turn in turns:
        total *= turn.unit
        outlook = Outlook(trigger, cards, bytes_for(total))
        for stressed, outcomes in zip(turn.stressed, turn.outcomes, strict=True):
            for outcome in outcomes:
                effects = len(outcome.ways) - outcome.ways.count(0)
                found += PER_OUTCOME + effects * outlook.ledger(stressed).bytes
    return found


def bytes_for(number: int) -> int:
    """The bytes that a whole number takes."""
    return (number.bit_length() + 7) // 8


def _hit(sides: Sides, size_ups: int) -> Figure[Fraction]:
    """The chance to hit with the first attack."""
    stand = sides.start()
    number = tn(sides, stand, size_ups)
    found = chance(check(sides, number.value))
    first = found.steps[0].total
    why = "; ".join(step.text for step in number.steps)
    before = (
        Step(ModelOdds.ODDS, sides.deck.told(), first),
        Step(number.steps[-1].rule, f"TN {number.value}: {why}", first),
    )
    return Figure((*before, *found.steps))


def _told(value: T, sides: Sides, rule: Rule, text: str) -> Figure[T]:
    """A result with the model and the way of playing above it."""
    figure = Figure.start(value, ModelOdds.ODDS, sides.deck.told())
    figure = figure.then(value, ModelOddsRuling.ODDS_PLAY, sides.play.told)
    if talks_fast(sides.aggressor.style, sides.options):
        figure = figure.then(value, Effects.FX_FAST_TALK, "what a miss wins back is left out")
    if sides.target.resist_only:
        figure = figure.then(value, Wounds.RESIST_ONLY, "no wound or stress is inflicted")
    return figure.then(value, rule, text)


def _divided(sides: Sides) -> str:
    return f"the first attack, ÷ Willpower {sides.target.willpower}"


def _aim(sides: Sides) -> str:
    t = sides.target
    number = t.trigger or 0
    unit = count(number, "wound") if t.trigger_unit is TriggerUnit.WOUNDS else f"{number} damage"
    return f"trigger {unit}, or a broken will"
