"""One card of a talk: what an attack makes of every state the target may be in."""

from collections import defaultdict
from operator import add
from typing import Any, NamedTuple

from rules_core.west.onslaught import Part
from rules_core.west.stand import Change, Sides, Stand
from rules_core.west.toll import Toll, Trigger

Ways = dict[int, int]
Level = dict[Stand, dict[Toll, int]]
"""The states after some cards: how the target stands, its toll, and the ways that lead there."""
PER_OUTCOME = 12
"""Steps that an outcome costs besides those for each toll, as measured."""


class Outcome(NamedTuple):
    """An outcome of this card's attack; `spans` are its ways by the number of a span of effects."""

    change: Change
    upto: list[int]
    spans: list[int]


class Moves(NamedTuple):
    """What an attack makes of one toll: spans of effects, each with the new toll it leads to.

    `reached` are the spans that bring it to the trigger, `stressed` those that leave no stress;
    `unharmed` is the toll after no effect at all. Spans and new tolls are known by number.
    """

    reached: list[int]
    calm: list[tuple[int, int]]
    stressed: list[tuple[int, int]]
    unharmed: int


class Turn:
    """One card: what every state comes to. It is the only thing here that changes in place."""

    def __init__(self, sides: Sides, trigger: Trigger, left: int, unit: int) -> None:
        self.sides, self.trigger, self.left, self.unit = sides, trigger, left, unit
        self.done = self.steps = 0
        self._numbers: dict[Toll, int] = {}
        self._after: dict[Stand, Ways] = defaultdict(lambda: defaultdict(int))
        self._moves: dict[tuple[Toll, int], Moves] = {}
        self._made: dict[tuple[int, ...], list[Outcome]] = {}
        self._spans: list[tuple[int, int]] = []
        self._spanned: dict[tuple[int, int], int] = {}

    def attack(self, parts: list[Part], stand: Stand, tolls: dict[Toll, int]) -> None:
        """Add all that an attack made of `parts` does to a target so standing, for each toll."""
        for outcome in self._outcomes(parts):
            self.steps += PER_OUTCOME
            if outcome.upto[1] < outcome.upto[-1]:
                self._harm(outcome, stand, tolls)
            elif self.left:
                after = self._state(outcome.change.of(stand))
                for toll, ways in tolls.items():
                    found = self._found(toll, outcome.change.heals)
                    after[found.unharmed] += ways * outcome.upto[-1]
                self.steps += len(tolls)

    def level(self) -> Level:
        """The states after the card, with their ways; those that reached the trigger are gone."""
        tolls = list(self._numbers)
        return {
            stand: {tolls[number]: ways for number, ways in found.items()}
            for stand, found in self._after.items()
            if found
        }

    def _harm(self, outcome: Outcome, stand: Stand, tolls: dict[Toll, int]) -> None:
        after = outcome.change.of(stand)
        calm, stressed = self._state(after), self._state(self.sides.without_stress(after))
        upto, counts = outcome.upto, outcome.spans
        pairs = [(ways, self._found(toll, outcome.change.heals)) for toll, ways in tolls.items()]
        for low, high in self._spans[len(counts) :]:
            counts.append(upto[high] - upto[low])
        for ways, found in pairs:
            self.done += ways * sum([counts[span] for span in found.reached])
            for span, new in found.calm:
                calm[new] += ways * counts[span]
            for span, new in found.stressed:
                stressed[new] += ways * counts[span]
            self.steps += len(found.calm) + len(found.stressed) + 1

    def _state(self, stand: Stand) -> Ways:
        return self._after[self.sides.settled(stand, self.left) if self.left else stand]

    def _outcomes(self, parts: list[Part]) -> list[Outcome]:
        """The outcomes of an attack with their ways out of this card's number, each change once."""
        key = tuple(map(id, parts))
        if key not in self._made:
            sums: dict[Change, list[int]] = {}
            for part in parts:
                scale = self.unit // part.total
                for change, upto in part.outcomes:
                    before = sums.get(change)
                    more = [n * scale for n in upto]
                    sums[change] = [*map(add, before, more)] if before else more
            self._made[key] = [Outcome(change, upto, []) for change, upto in sums.items()]
        return self._made[key]

    def _found(self, before: Toll, heals: int) -> Moves:
        key = before, heals
        if key not in self._moves:
            self._moves[key] = self._find(self.trigger.healed(before, heals))
        return self._moves[key]

    def _find(self, toll: Toll) -> Moves:
        enough = self.trigger.enough(toll)
        spans: list[list[Any]] = [[enough, self.trigger.most + 1, None]]
        for effect in range(enough):
            after = self.trigger.after(toll, effect)
            after = after and self.trigger.relevant(after, self.left)
            if effect and spans[-1][2] == after:
                spans[-1][1] = effect + 1
            else:
                spans.append([effect, effect + 1, after])
        found = Moves([], [], [], self._number(self.trigger.relevant(toll, self.left)))
        for low, high, after in spans:
            span = self._span(low, high)
            if after is None:
                found.reached.append(span)
            elif self.left:
                (found.calm if after.stress else found.stressed).append((span, self._number(after)))
        return found

    def _number(self, toll: Toll) -> int:
        return self._numbers.setdefault(toll, len(self._numbers))

    def _span(self, low: int, high: int) -> int:
        if (low, high) not in self._spanned:
            self._spanned[low, high] = len(self._spans)
            self._spans.append((low, high))
        return self._spanned[low, high]
