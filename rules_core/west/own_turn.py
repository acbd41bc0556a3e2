"""One card of a talk with a deck of one's own: what it makes of every state (tw-odds)."""

from collections import defaultdict
from math import lcm
from typing import NamedTuple

from rules_core.west.check import DECK
from rules_core.west.own_attack import Reader, Strike, effect_of
from rules_core.west.own_hand import Hand
from rules_core.west.rounding import stress_left_over, whole_wounds
from rules_core.west.stand import Stand
from rules_core.west.toll import Past, Trigger

EVERY = lcm(*(n * (n - 1) * (n - 2) for n in range(3, DECK + 1)))
"""Ways that one, two or three cards out of any number of cards left come out even in."""


class State(NamedTuple):
    """How the target stands, what it has suffered, the cards gone of each kind in one number."""

    stand: Stand
    past: Past
    wounds: int
    points: int
    gone: int = 0


class OwnTurn:
    """One card from every state; the ways of all of them are counted in the same `unit`."""

    def __init__(
        self, hand: Hand, reader: Reader, trigger: Trigger, size_ups: int, last: bool
    ) -> None:
        self._hand, self._reader, self._trigger = hand, reader, trigger
        self._size_ups, self._last = size_ups, last
        self.unit = EVERY
        self.done = 0
        self.after: dict[State, int] = defaultdict(int)
        self._strikes: dict[tuple[Stand, int], Strike] = {}

    def draw(self, state: State, ways: int) -> None:
        """Every card that may come, and every second one where it increases its effect."""
        hand = self._hand
        for (kind,), gone, n, cards in hand.turned(state.gone, 1):
            card, strike = hand.kinds[kind], self._strike(state.stand, kind)
            places = strike.turns(card)
            for others, left, ways_of_them, of in hand.turned(gone, len(places)):
                effect = effect_of(card, strike, [hand.kinds[other] for other in others])
                each = ways * n * ways_of_them * (self.unit // (cards * of))
                self._add(state, strike, effect, left, each)

    def _strike(self, stand: Stand, kind: int) -> Strike:
        key = stand, kind
        if key not in self._strikes:
            card = self._hand.kinds[kind]
            self._strikes[key] = self._reader.strike(card, stand, self._size_ups)
        return self._strikes[key]

    def _add(self, state: State, strike: Strike, effect: int, gone: int, ways: int) -> None:
        """Count what a strike with this effect leads to (tw-wounds)."""
        trigger, target = self._trigger, self._trigger.target
        past, wounds, points = state.past, state.wounds, state.points
        if strike.change.heals:
            lines = list(trigger.healed(past, strike.change.heals))
            new, past = lines[min(wounds, len(lines) - 1)]
            wounds -= new
        wounds += whole_wounds(effect, target.willpower)
        if not state.stand.stressed or trigger.by_effect:
            points += stress_left_over(effect, target.willpower)
        if wounds >= trigger.blocks(past) or points >= trigger.room(wounds, past):
            self.done += ways
        elif not self._last:
            stand = self._reader.sides.relevant(strike.change.of(state.stand))
            if not stand.stressed and points >= target.stress:
                stand = self._reader.sides.without_stress(stand)
            if stand.stressed and not trigger.by_effect:
                points = 0
            self.after[State(stand, past, wounds, points, gone)] += ways
