"""Potency and Armor (cd-potency, cd-armor)."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules_core.clockwork.book import Attack, Weapons
from rules_core.clockwork.limits import guard
from rules_core.figures import Figure

UNARMED = 1
"""Potency without evidence, and the least there is (cd-potency)."""


@dataclass(frozen=True)
class Potency:
    """Potency, the condition rolls that 1 price buys, and whether Potency exceeds Armor."""

    potency: Figure[int]
    rolls: Figure[int]
    may_place: Figure[bool]


def potency(
    sources: Iterable[int] = (), affinities: Iterable[int] = (), weapon: int = 0, armor: int = 0
) -> Potency:
    """The Potency of an argument: the best of its evidence, 1 without any (cd-potency).

    `sources` are the reputations behind the evidence, `affinities` the defender's to them, `weapon`
    the Potency of a weapon shown or 0; all ranks and `armor` are 0–10. InvalidInput names what is
    outside.
    """
    names, bonds = tuple(sources), tuple(affinities)
    guard(sources=names, affinities=bonds, weapon=weapon, armor=armor)
    best = Figure.start(UNARMED, Weapons.POTENCY, "1 without evidence")
    held = [(rank, f"a name of rank {rank}") for rank in names]
    held += [(rank, f"an affinity of rank {rank}") for rank in bonds]
    held += [(weapon, f"a weapon of Potency {weapon}")] if weapon else []
    for rank, text in held:
        if rank > best.value:
            best = best.then(rank, Weapons.POTENCY, f"{text} is better")
    over = best.value - armor
    rolls = Figure.start(over, Attack.RESULT_ADVANTAGE, f"Potency {best.value} − Armor {armor}")
    rolls = rolls.at_least(0, Weapons.ARMOR, "no rolls against so much Armor")
    text = f"Potency {best.value}, Armor {armor}"
    return Potency(best, rolls, Figure.start(over > 0, Weapons.ARMOR, text))
