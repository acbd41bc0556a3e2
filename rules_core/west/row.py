"""A row of attacks followed forward: when the target runs out of stress, and when it yields."""

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from rules_core.errors import InvalidInput, Problem
from rules_core.west.onslaught import Onslaught
from rules_core.west.outlook import Outlook
from rules_core.west.sides import Sides
from rules_core.west.stand import Stand
from rules_core.west.toll import Past, Trigger

NEVER = 1_000
"""The number of an attack that does not come."""
MOST_WORK = 1_500_000_000
"""Bytes that counting all rows of a talk may add: a second or two."""


class State(NamedTuple):
    """How the target stands, what healing has changed, the attack that took its last stress."""

    stand: Stand
    past: Past
    stressed_at: int


class Level(NamedTuple):
    """The states after some attacks, each with the ledger of its tolls, out of `total` ways."""

    total: int
    states: dict[State, int]


Law = dict[tuple[int, int], Fraction]
"""The attack that takes the target's last stress, and the one at which it yields → the chance."""


class Row:
    """All that a row of `cards` attacks on one target may come to.

    `runs` is how many laws will be asked for; InvalidInput names `cards` if they are too much.
    """

    def __init__(self, sides: Sides, cards: int, runs: int) -> None:
        self._sides, self._cards, self.work = sides, cards, 0
        self._trigger = Trigger(sides.target, sides.options)
        self._stressed_at = 0 if sides.target.stress == 0 else NEVER
        unskilled = replace(sides, aggressor=replace(sides.aggressor, social_combat=0))
        most = self._trigger.most
        self._skilled, self._unskilled = Onslaught(sides, most), Onslaught(unskilled, most)
        self._most = MOST_WORK // max(1, runs)
        self._levels = [self._start()]
        for _ in range(cards):
            self._levels.append(self._after(self._levels[-1], self._skilled, len(self._levels)))

    def law(self, skilled: int) -> Law:
        """The chances if only the first so many attacks are skilled, and the rest are not."""
        levels = self._levels[: skilled + 1]
        while len(levels) <= self._cards:
            levels.append(self._after(levels[-1], self._unskilled, len(levels)))
        held = [self._held(level) for level in levels]
        yielded = 1 - sum(held[0].values(), Fraction(0))
        law: Law = defaultdict(Fraction, {(self._stressed_at, 0): yielded})
        for attack in range(1, len(held)):
            fewer = held[attack]
            stressed_now = fewer.get(attack, Fraction(0))
            for at, chance in held[attack - 1].items():
                left = fewer.get(at, Fraction(0)) + (stressed_now if at == NEVER else 0)
                law[at, attack] += chance - left
        for at, chance in held[-1].items():
            law[at, NEVER] += chance
        return {when: chance for when, chance in law.items() if chance}

    def _start(self) -> Level:
        past, stand = self._trigger.start(), self._sides.start()
        if past is None:
            return Level(1, {})
        ledger = Outlook(self._trigger, self._cards, 1).ledger(stand.stressed)
        one = 1 << (self._sides.target.wounds * ledger.block)
        return Level(1, {State(stand, past, self._stressed_at): one})

    def _held(self, level: Level) -> dict[int, Fraction]:
        """The chance not to have yielded, by the attack that took the last stress."""
        outlook = self._outlook(level.total)
        sums: dict[int, int] = defaultdict(int)
        for state, ways in level.states.items():
            sums[state.stressed_at] += outlook.ledger(state.stand.stressed).total(ways)
        return {at: Fraction(n, level.total) for at, n in sums.items()}

    def _outlook(self, total: int) -> Outlook:
        return Outlook(self._trigger, self._cards, (total.bit_length() + 7) // 8)

    def _after(self, level: Level, onslaught: Onslaught, attack: int) -> Level:
        parts = {state: onslaught.attack(state.stand) for state in level.states}
        unit = lcm(*{part.total for part in parts.values()})
        before, outlook = self._outlook(level.total), self._outlook(level.total * unit)
        moved: dict[State, int] = defaultdict(int)
        for state, part in parts.items():
            stressed = state.stand.stressed
            ways = before.ledger(stressed).widened(level.states[state], outlook.size)
            ways *= unit // part.total
            ledger = outlook.ledger(stressed)
            for change, effects in part.ways.items():
                stand = self._sides.relevant(change.of(state.stand))
                if change.heals:
                    for past, left in outlook.healed(ledger, change.heals, state.past, ways):
                        moved[State(stand, past, state.stressed_at)] += left * effects[0]
                elif any(effects[1:]):
                    moved[state._replace(stand=stand)] += ledger.spread(ways, effects)
                    self._weigh(len(effects) * ledger.bytes)
                else:
                    moved[state._replace(stand=stand)] += ways * effects[0]
        return Level(level.total * unit, self._parted(moved, outlook, attack))

    def _weigh(self, bytes: int) -> None:
        self.work += bytes
        if self.work > self._most:
            text = "Too many to be counted exactly with these figures: give fewer."
            raise InvalidInput([Problem("cards", text)])

    def _parted(self, moved: dict[State, int], outlook: Outlook, attack: int) -> dict[State, int]:
        """The states in which stress is left, and those in which it is gone with this attack."""
        found: dict[State, int] = defaultdict(int)
        for state, ways in moved.items():
            stay = outlook.standing(state.stand.stressed, state.past)
            found[state] += ways & stay
            if not state.stand.stressed and (gone := ways & outlook.crossing(state.past)):
                end = State(self._sides.without_stress(state.stand), state.past, attack)
                found[end] += outlook.stressed.given(gone, outlook.calm)
        return {state: ways for state, ways in found.items() if ways}
