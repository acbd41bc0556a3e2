"""Odds from a deck of one's own: each card as it is printed, without replacement (tw-odds).

A state after some cards says how the target stands, what it has suffered, and which cards are gone.
Cards that act alike in this talk (all that miss, say) are one kind, of which only the number left
is kept. So the states are as many as there are ways to take cards of each kind, times what the
target may have suffered by them: a deck whose cards all act differently can be counted through some
four cards, and longer the more of them act alike. What takes more than `MOST_DRAWS` is refused.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from math import perm
from types import MappingProxyType
from typing import TypeVar

from rules_core.errors import InvalidInput, Problem
from rules_core.figures import Figure
from rules_core.odds import Odds
from rules_core.west.book import Cards, ModelOddsRuling, Wounds
from rules_core.west.check import DECK
from rules_core.west.deck import ANY_DECK
from rules_core.west.options import WestOptions
from rules_core.west.own_attack import Reader, Strike, effect_of
from rules_core.west.own_card import OwnCard
from rules_core.west.own_hand import Hand
from rules_core.west.own_turn import OwnTurn, State
from rules_core.west.parties import Aggressor, Target
from rules_core.west.plays import Play
from rules_core.west.rounding import whole_wounds
from rules_core.west.talk import Talk, expect_talk
from rules_core.west.toll import Trigger

T = TypeVar("T")
MOST_DRAWS = 200_000
"""Cards that may be turned in all states together: a second or two."""


@dataclass(frozen=True)
class OwnTalk(Talk):
    """As of any talk, and the bumps of the first attack."""

    bumps: Figure[Odds[str]]


def own_talk(
    aggressor: Aggressor,
    target: Target,
    cards: tuple[OwnCard, ...],
    size_ups: int = 0,
    options: WestOptions = WestOptions(),
) -> OwnTalk:
    """The odds of a talk with a deck of 54 cards, each drawn from those that are left.

    As `rules_core.west.talk.talk` otherwise. A card that increases an effect is drawn from the deck
    as well. InvalidInput names `cards` where they are too many to be counted exactly.
    """
    expect_talk(aggressor, target, ANY_DECK, size_ups, options)
    reader = Reader(aggressor, target, options)
    hand = Hand(cards, reader, size_ups)
    start = reader.sides.start()
    strikes = [reader.strike(card, start, size_ups) for card in cards]
    hits = sum(strike.bumps is not None for strike in strikes)
    bumps = Counter("miss" if s.bumps is None else str(s.bumps) for s in strikes)
    wounds: dict[str, Fraction] = defaultdict(Fraction)
    for effect, chance in _effects(cards, strikes).items():
        wounds[str(whole_wounds(effect, target.willpower))] += chance
    row = reached(hand, reader, size_ups, aggressor.cards)
    told = f"{DECK} cards of your own, {len(hand.kinds)} kinds in this talk, without replacement"
    divided = f"the first attack, ÷ Willpower {target.willpower}"
    check = Figure.start(Fraction(hits, DECK), Cards.CARD, f"{hits} of {DECK} cards hit")
    order = sorted(bumps, key=lambda n: -1 if n == "miss" else int(n))
    return OwnTalk(
        hit=check,
        bumps=Figure.start(Odds({n: bumps[n] for n in order}), Cards.CARD, told),
        wounds=_told(
            Odds.from_chances(dict(sorted(wounds.items(), key=lambda e: int(e[0])))), told, divided
        ),
        reached=_told(MappingProxyType(dict(enumerate(row, start=1))), told, "by each card"),
    )


def _told(value: T, told: str, text: str) -> Figure[T]:
    figure = Figure.start(value, Cards.CARD, told)
    figure = figure.then(value, ModelOddsRuling.ODDS_PLAY, Play.MEND_FIRST.told)
    return figure.then(value, Wounds.WOUNDS, text)


def _effects(cards: tuple[OwnCard, ...], strikes: list[Strike]) -> dict[int, Fraction]:
    """The odds of the effect of one attack: every card, with every row of cards turned for it."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for place, (card, strike) in enumerate(zip(cards, strikes, strict=True)):
        others = cards[:place] + cards[place + 1 :]
        number = len(strike.turns(card))
        each = Fraction(1, DECK * perm(len(others), number))
        for turned in permutations(others, number):
            found[effect_of(card, strike, turned)] += each
    return found


def reached(hand: Hand, reader: Reader, size_ups: int, cards: int) -> list[Fraction]:
    """The chance by each of 1 to `cards` attacks that the trigger is reached or the will broken."""
    sides = reader.sides
    trigger = Trigger(sides.target, sides.options)
    past = trigger.start()
    if past is None:
        return [Fraction(1)] * cards
    level = {State(sides.start(), past, sides.target.wounds, 0): 1}
    draws, held, chances = 0, Fraction(1), []
    for number in range(1, cards + 1):
        turn = OwnTurn(hand, reader, trigger, size_ups if number == 1 else 0, number == cards)
        draws += len(level) * hand.draws
        if draws > MOST_DRAWS:
            text = f"Too many for a deck of one's own: give {number - 1} or fewer."
            raise InvalidInput([Problem("cards", text)])
        for state, ways in level.items():
            turn.draw(state, ways)
        every = sum(level.values()) * turn.unit
        if every:  # else the talk is over in any case by the card before
            held *= Fraction(every - turn.done, every)
        level = turn.after
        chances.append(1 - held)
    return chances
