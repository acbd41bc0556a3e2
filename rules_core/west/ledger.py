"""Whole numbers for every toll in one big whole number, so that one sum does for all (tw-odds).

A ledger is a row of slots of `size` bytes each: block after block of `stride` slots, a block for
each number of new wounds, in it a slot for each number of points off stress. An effect of 13
against Willpower 4 deals 3 wounds and takes 1 point: what comes of it stands 3 blocks and 1 slot
further on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Ledger:
    """How a ledger is laid out; with `points` no, points off stress count for nothing."""

    willpower: int
    blocks: int
    stride: int
    size: int
    points: bool = True

    @cached_property
    def bits(self) -> int:
        """Bits of a slot."""
        return 8 * self.size

    @cached_property
    def block(self) -> int:
        """Bits of a block."""
        return self.bits * self.stride

    @property
    def bytes(self) -> int:
        """Bytes of a ledger."""
        return self.size * self.stride * self.blocks

    def mask(self, limits: Sequence[int]) -> int:
        """Binary ones in the first slots of each block: as many slots as its limit says."""
        return sum(((1 << n * self.bits) - 1) << i * self.block for i, n in enumerate(limits))

    def ones(self) -> int:
        """The number 1 in every slot."""
        row = (1).to_bytes(self.size, "little") * (self.blocks * self.stride)
        return int.from_bytes(row, "little")

    def slot(self, ledger: int, wounds: int, points: int) -> int:
        """The number in one slot."""
        return (ledger >> (wounds * self.block + points * self.bits)) & ((1 << self.bits) - 1)

    def widened(self, ledger: int, size: int) -> int:
        """The same numbers in slots of `size` bytes, no fewer than now."""
        row = ledger.to_bytes(self.blocks * self.stride * self.size, "little")
        parts = [row[i : i + self.size] for i in range(0, len(row), self.size)]
        return int.from_bytes(bytes(size - self.size).join(parts), "little")

    def taken(self, other: int, layout: "Ledger", first: int) -> int:
        """Another ledger's slots from `first` on, as many as one attack takes points off stress.

        Where it knows no points, its only slot of a block fills them all.
        """
        found, number = 0, self.willpower - 1
        if layout.points:
            number = max(0, min(number, layout.stride - first))
        ones = sum(1 << i * self.bits for i in range(number))
        for wounds in range(self.blocks):
            if layout.points:
                row = other >> (wounds * layout.block + first * self.bits)
                row &= (1 << number * self.bits) - 1
            else:
                row = layout.slot(other, wounds, 0) * ones
            found += row << (wounds * self.block + first * self.bits)
        return found

    def given(self, other: int, layout: "Ledger") -> int:
        """Another ledger's numbers in this one's slots."""
        found = 0
        for wounds in range(self.blocks):
            row = (other >> (wounds * layout.block)) & ((1 << layout.block) - 1)
            if not self.points:
                row = layout.total(row)
            found += row << (wounds * self.block)
        return found

    def spread(self, ledger: int, weights: Sequence[int]) -> int:
        """The numbers moved on by effects of 0, 1, 2 …, each times its weight: see `gather`."""
        found = 0
        for wounds, row in enumerate(self._rows(weights)):
            rest = ledger & ((1 << (self.blocks - wounds) * self.block) - 1)
            if not self.points:
                moved = rest * sum(row)
            else:
                moved = 0
                for weight in reversed(row):
                    moved <<= self.bits
                    if weight:
                        moved += rest * weight
            found += moved << (wounds * self.block)
        return found

    def total(self, ledger: int) -> int:
        """The sum of all numbers."""
        row = ledger.to_bytes(self.bytes, "little")
        parts = (row[i : i + self.size] for i in range(0, len(row), self.size))
        return sum(int.from_bytes(part, "little") for part in parts)

    def gather(self, ledger: int, weights: Sequence[int]) -> int:
        """In each slot the numbers that effects of 0, 1, 2 … lead to, each times its weight.

        The last weight stands for effects that are always enough, and counts for nothing. Slots
        near the end of a block, too few for an attack's points, hold nothing of use.
        """
        found, rows = 0, self._rows(weights)
        for wounds, row in enumerate(rows):
            rest = ledger >> (wounds * self.block)
            if not self.points:
                found += rest * sum(row)
                continue
            gathered = 0
            for weight in reversed(row):
                gathered >>= self.bits
                if weight:
                    gathered += rest * weight
            found += gathered
        return found

    def gathered(self, ledger: int, weights: Sequence[int], wounds: int) -> int:
        """What `gather` gives in the slot of so many wounds and no point off stress."""
        rows = self._rows(weights)[: self.blocks - wounds]
        return sum(
            weight * self.slot(ledger, wounds + more, points if self.points else 0)
            for more, row in enumerate(rows)
            for points, weight in enumerate(row)
            if weight
        )

    def _rows(self, weights: Sequence[int]) -> list[Sequence[int]]:
        """The weights by wounds dealt, and in each row by points off stress."""
        each, last = self.willpower, len(weights) - 1
        return [weights[i : min(i + each, last)] for i in range(0, last, each)][: self.blocks]
