"""What is still to come in a talk: the ways to hold out, for every toll (tw-odds)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from rules_core.west.course import Outcome, Turn
from rules_core.west.ledger import Ledger
from rules_core.west.toll import Past, Trigger

Values = dict[tuple[int, Past], int]
"""For a stand, by number, and a past: the ledger of the ways to hold out by the toll so far."""


@dataclass(frozen=True)
class Outlook:
    """Ledgers for a talk of `cards`, with slots of `size` bytes."""

    trigger: Trigger
    cards: int
    size: int

    @cached_property
    def calm(self) -> Ledger:
        """Tolls while stress lasts, and those of the attack that uses it up."""
        willpower = self.trigger.target.willpower
        stride = min(self.trigger.target.stress, self.cards * (willpower - 1) + 1) + willpower - 1
        return self._ledger(stride, True)

    @cached_property
    def stressed(self) -> Ledger:
        """Tolls without stress: points off are told only where a trigger counts them as damage."""
        if not self.trigger.by_effect:
            return self._ledger(1, False)
        willpower = self.trigger.target.willpower
        return self._ledger(self.cards * (willpower - 1) + willpower, True)

    def _ledger(self, stride: int, points: bool) -> Ledger:
        target = self.trigger.target
        return Ledger(target.willpower, self.trigger.blocks(Past(0)), stride, self.size, points)

    def ledger(self, stressed: bool) -> Ledger:
        """The ledger of a stressed target, or of one with stress left."""
        return self.stressed if stressed else self.calm

    def standing(self, stressed: bool, past: Past) -> int:
        """Ones in the slots of tolls that have not reached the trigger, nor used up the stress."""
        if (stressed, past) not in self._masks:
            ledger, target = self.ledger(stressed), self.trigger.target
            last = ledger.stride - (target.willpower - 1 if ledger.points else 0)
            blocks = range(self.trigger.blocks(past))
            limits = [min(last, self.trigger.room(wounds, past)) for wounds in blocks]
            self._masks[stressed, past] = ledger.mask(limits)
        return self._masks[stressed, past]

    def crossing(self, past: Past) -> int:
        """Ones in the slots of tolls that use up the stress without reaching the trigger."""
        rooms = (self.trigger.room(wounds, past) for wounds in range(self.trigger.blocks(past)))
        short = self.calm.mask([min(self.calm.stride, room) for room in rooms])
        return short & ~self.standing(False, past)

    def healed(
        self, ledger: Ledger, heals: int, past: Past, ways: int
    ) -> Iterator[tuple[Past, int]]:
        """The pasts after a healing, each with those of the tolls that come to it."""
        lines = list(self.trigger.healed(past, heals))
        for wounds, after in lines:
            row = ways >> (wounds * ledger.block)
            if wounds < lines[-1][0]:
                row &= (1 << ledger.block) - 1
            if row:
                yield after, row

    @cached_property
    def _masks(self) -> dict[tuple[bool, Past], int]:
        return {}

    def end(self, pasts: Iterable[Past]) -> Values:
        """With no card to go: one way, in slots of one byte, for tolls short of the trigger."""
        ones = {False: self.calm.ones(), True: self.stressed.ones()}
        return {
            (int(stressed), past): ones[stressed] & self.standing(stressed, past)
            for past in pasts
            for stressed in ones
        }

    def widened(self, values: Values, stressed: list[bool], size: int) -> Values:
        """The same with slots of `size` bytes, no fewer than now."""
        return {
            (stand, past): self.ledger(stressed[stand]).widened(ways, size)
            for (stand, past), ways in values.items()
        }

    def before(self, turn: Turn, after: Values, pasts: Iterable[Past]) -> Values:
        """The values with one card more to go."""
        found: Values = {}
        for past in pasts:
            joined: dict[tuple[int, int | None], int] = {}
            for stand, (stressed, outcomes) in enumerate(
                zip(turn.stressed, turn.outcomes, strict=True)
            ):
                ledger, ways = self.ledger(stressed), 0
                for outcome in outcomes:
                    if outcome.idle:
                        ways += outcome.idle * self._healed(ledger, outcome, past, after)
                    if outcome.scale:
                        key = outcome.calm, outcome.stressed
                        if key not in joined:
                            joined[key] = self._joined(outcome, past, after)
                        ways += outcome.scale * ledger.gather(joined[key], outcome.ways)
                found[stand, past] = ways & self.standing(stressed, past)
        return found

    def first(self, turn: Turn, after: Values, past: Past, stressed: bool) -> int:
        """The ways to hold out from the first attack on."""
        ledger, wounds = self.ledger(stressed), self.trigger.target.wounds
        ways = 0
        for outcome in turn.first:
            held = self._healed(ledger, outcome, past, after)
            ways += outcome.idle * ledger.slot(held, wounds, 0)
            if outcome.scale:
                held = self._joined(outcome, past, after)
                ways += outcome.scale * ledger.gathered(held, outcome.ways, wounds)
        return ways

    def _joined(self, outcome: Outcome, past: Past, after: Values) -> int:
        """What is to come after an attack: with stress left, and where it is used up, without."""
        ways = after[outcome.calm, past]
        if outcome.stressed is None:
            return ways
        gone = after[outcome.stressed, past]
        return ways + self.calm.taken(gone, self.stressed, self.trigger.target.stress)

    def _healed(self, ledger: Ledger, outcome: Outcome, past: Past, after: Values) -> int:
        """What is to come after an attack without effect, with the wounds healed by it."""
        if not outcome.heals:
            return after[outcome.calm, past]
        ways, lines = 0, list(self.trigger.healed(past, outcome.heals))
        for wounds, healed in lines:
            row = after[outcome.calm, healed]
            if wounds < lines[-1][0]:
                row &= (1 << ledger.block) - 1
            ways += row << (wounds * ledger.block)
        return ways
