"""The chance that a row of attacks brings the target to its trigger, card by card (tw-odds).

Forward, one card at a time, over what the attacks so far have left: how the target *stands* (Nerve,
TN, resistances, stressed or not) and its *toll* (wounds, stress, damage), each with its number of
ways out of one common number, so that nothing is rounded. What has reached the trigger is counted
and leaves. What can no longer matter is forgotten (`relevant`, `settled`): states become equal.

With n cards the tolls are some hundreds (5 wounds × 60 stress), or some thousands where a trigger
counts damage; the stands are n + 5 at most as long as only Nerve moves, n times as many with
``ind=yes``. An attack takes a toll to as many others as there are effects that are not enough, at
most 5 × Willpower. So the steps grow with n × stands × tolls × effects, and the digits with n. With
``ind=yes`` and misreadings all four resistances move by themselves and the stands grow with n⁵:
a talk that takes more than `MOST_STEPS` is refused, with the number of cards that took fewer.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from types import MappingProxyType
from typing import TypeVar

from rules_core.errors import InvalidInput, Problem, Problems
from rules_core.figures import Figure, Step
from rules_core.odds import Odds
from rules_core.rulebook import Rule
from rules_core.west.attack import talks_fast
from rules_core.west.book import Effects, ModelOdds, ModelOddsRuling, Stakes, Wounds
from rules_core.west.check import chance
from rules_core.west.deck import ANY_DECK, Deck
from rules_core.west.legal import DEAREST_TRIGGER, note_trigger
from rules_core.west.limits import note_record, within
from rules_core.west.onslaught import Onslaught, check, tn, wounds_dealt
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.stand import Sides
from rules_core.west.terms import TriggerUnit, count
from rules_core.west.toll import Trigger
from rules_core.west.turn import Level, Turn

T = TypeVar("T")
MOST_STEPS = 12_000_000
"""Steps of reckoning at most: some seconds, and four times what any talk takes without `ind`."""
PLAY = "bumps mend a misreading, then raise PV, then add rows"


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
) -> Talk:
    """The odds of as many attacks as the aggressor has cards, 1 to 16, one card an attack.

    `target.trigger` is a number, `size_ups` 0–15 successes of sizing up before the first attack.
    The aggressor plays as r-odds-play says; a calamity costs its card, and what it does to the
    aggressor is not followed, nor is what a missed fast talk wins back: whose Awareness and Acuity
    would be asked for. A will broken on the way counts as reached. InvalidInput names every figure
    out of range, and `cards` where they are too many to be counted exactly.
    """
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
    sides = Sides(aggressor, target, deck, options)
    chances = reached(sides, aggressor.cards, size_ups)
    return Talk(
        _hit(sides, size_ups),
        _told(wounds_dealt(sides, size_ups), sides, Wounds.WOUNDS, _divided(sides)),
        _told(
            MappingProxyType(dict(enumerate(chances, start=1))), sides, Stakes.TRIGGERS, _aim(sides)
        ),
    )


def reached(sides: Sides, cards: int, size_ups: int = 0) -> tuple[Fraction, ...]:
    """The chance by each of 1 to `cards` attacks that the trigger is reached."""
    trigger = Trigger(sides.target, sides.options)
    start = trigger.start()
    if start is None:
        return (Fraction(1),) * cards
    onslaught = Onslaught(sides, trigger.most)
    level: Level = {sides.start(): {start: 1}}
    total, done, steps = 1, 0, 0
    chances: list[Fraction] = []
    for card in range(1, cards + 1):
        parts = {stand: onslaught.parts(stand, size_ups if card == 1 else 0) for stand in level}
        unit = lcm(*{part.total for found in parts.values() for part in found})
        turn = Turn(sides, trigger, cards - card, unit)
        for stand, tolls in level.items():
            turn.attack(parts[stand], stand, tolls)
            if steps + turn.steps > MOST_STEPS:
                text = (
                    f"Too many to be counted exactly with these figures: give at most {card - 1}."
                )
                raise InvalidInput([Problem("cards", text)])
        level, steps = turn.level(), steps + turn.steps
        total, done = total * unit, done * unit + turn.done
        chances.append(Fraction(done, total))
    return tuple(chances)


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
    figure = figure.then(value, ModelOddsRuling.ODDS_PLAY, PLAY)
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
