"""Winning back stress wounds after the talk (tw-recover)."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from rules_core.figures import Figure
from rules_core.odds import Odds
from rules_core.west.attack import hit
from rules_core.west.book import Ending
from rules_core.west.check import chance, model
from rules_core.west.limits import guard
from rules_core.west.rounding import full_fours
from rules_core.west.terms import Die, count


class Comfort(str, Enum):
    """Whose check it is: another's Leadership, or one's own Spirit."""

    LEADERSHIP = "leadership"
    SPIRIT = "spirit"


TN = {Comfort.LEADERSHIP: 5, Comfort.SPIRIT: 7}
"""The target number of either check (tw-recover)."""


@dataclass(frozen=True)
class Recovered:
    """The chance that any wound heals this scene, and the odds of how many do."""

    chance: Figure[Fraction]
    healed: Odds[int]


def recover(
    die: Die, rank: int, trait_rank: int, specialized: bool, wounds: int, by: Comfort
) -> Recovered:
    """A scene's recovery: 1 wound and 1 more a bump, no more than the 0–5 `wounds` there are.

    `die`, `rank` and `trait_rank` (0–5) as in `check`; InvalidInput names what is outside.
    """
    guard(rank=rank, trait_rank=trait_rank, wounds=wounds)
    odds = model(die, rank, trait_rank, TN[by], specialized)
    named = f"{by.value.title()} check, TN {TN[by]}"
    reached = chance(odds)
    return Recovered(reached.then(reached.value, Ending.RECOVER, named), odds.gained(wounds))


def healed(cause_result: int, calamity: bool, wounds: int, by: Comfort) -> Figure[int]:
    """The wounds that one check heals, of the 0–5 `wounds` there are (tw-recover).

    `cause_result` 1–60 is the check's figure. InvalidInput names both.
    """
    guard(wounds=wounds)
    reached = hit(cause_result, TN[by], calamity)
    if not reached.value:
        return Figure.start(0, Ending.RECOVER, reached.steps[-1].text)
    bumps = full_fours(cause_result - TN[by])
    heals = Figure.start(1, Ending.RECOVER, f"1, {cause_result} reaches TN {TN[by]}")
    if bumps:
        heals = heals.plus(bumps, Ending.RECOVER, f"+{count(bumps, 'bump')}")
    return heals.at_most(wounds, Ending.RECOVER, f"only {count(wounds, 'wound')} to heal")
