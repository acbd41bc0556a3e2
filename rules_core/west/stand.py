"""How a target stands against the next attack, and what an attack changes of it (tw-odds)."""

from typing import NamedTuple


class Stand(NamedTuple):
    """Nerve, the change to the TN, the resistances in the order of the styles, and stress at 0."""

    nerve: int
    tn_adjust: int
    resistances: tuple[int, ...]
    stressed: bool = False


class Change(NamedTuple):
    """What an attack adds to Nerve, TN and resistances, and the wounds it may heal."""

    nerve: int
    tn_adjust: int = 0
    resistances: tuple[int, ...] = (0, 0, 0, 0)
    heals: int = 0

    def of(self, stand: Stand) -> Stand:
        """The stand after the change."""
        a, b, c, d = stand.resistances
        e, f, g, h = self.resistances
        return Stand(
            stand.nerve + self.nerve,
            stand.tn_adjust + self.tn_adjust,
            (a + e, b + f, c + g, d + h),
            stand.stressed,
        )


LEFT = Stand(0, 0, (0, 0, 0, 0))
GONE = Stand(0, 0, (0, 0, 0, 0), True)
"""Stands after the last attack: with stress left, and without."""
