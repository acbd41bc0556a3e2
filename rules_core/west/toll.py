"""What the attacks of a talk have done to the target so far, as far as it still matters."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rules_core.west.options import WestOptions
from rules_core.west.parties import Target
from rules_core.west.terms import TriggerUnit
from rules_core.west.wounds import TRACK

ENDLESS = 10_000
"""More points off stress than any talk takes."""


class Past(NamedTuple):
    """What healing has changed: the wounds of before that are left, and new ones healed.

    New ones are told only where the damage they came from counts.
    """

    old_wounds: int
    healed: int = 0


@dataclass(frozen=True)
class Trigger:
    """When the target yields: its trigger in wounds or damage, or a broken will.

    The toll is `wounds`, the new ones the target bears, and `points`, what has come off its stress;
    together they are the damage.
    """

    target: Target
    options: WestOptions

    @cached_property
    def by_points(self) -> bool:
        """Whether the trigger counts what comes off stress (r-trigger-damage)."""
        damage = self.target.trigger_unit is TriggerUnit.DAMAGE
        return damage and self.options.trigger_damage == "points"

    @cached_property
    def by_effect(self) -> bool:
        """Whether the trigger counts all effect dealt."""
        return self.target.trigger_unit is TriggerUnit.DAMAGE and not self.by_points

    @cached_property
    def goal(self) -> int:
        """The trigger's number."""
        assert self.target.trigger is not None
        return self.target.trigger

    @cached_property
    def most(self) -> int:
        """The effect that is enough whatever the toll: at least 1."""
        most = TRACK * self.target.willpower
        if self.by_effect:
            most = min(most, self.goal - self.target.damage)
        elif not self.by_points:
            most = min(most, self.goal * self.target.willpower)
        return max(1, most)

    def start(self) -> Past | None:
        """The past before the first attack; None if what there is is enough already."""
        past = Past(self.target.old_wounds)
        wounds = self.target.wounds
        return past if wounds < self.blocks(past) and self.room(wounds, past) > 0 else None

    def blocks(self, past: Past) -> int:
        """The fewest new wounds that reach the trigger or break the will."""
        left = TRACK - past.old_wounds
        counted = self.target.trigger_unit is TriggerUnit.WOUNDS
        return max(0, min(left, self.goal) if counted else left)

    def room(self, wounds: int, past: Past) -> int:
        """The fewest points off stress that reach the trigger together with so many wounds."""
        if self.by_effect:
            dealt = wounds - self.target.wounds + past.healed
            return max(0, self.goal - self.target.damage - dealt * self.target.willpower)
        if self.by_points and self.goal <= self.target.stress + self.target.damage:
            return max(0, self.goal - self.target.damage)
        return ENDLESS

    def pasts(self, start: Past, heals: int, cards: int) -> list[list[Past]]:
        """Every past after up to 0, 1 … `cards` attacks that may heal `heals` wounds each."""
        found = [[start]]
        for _ in range(cards):
            ends = [past for before in found[-1] for _, past in self.healed(before, heals)]
            found.append(list(dict.fromkeys([*found[-1], *ends])))
        return found

    def healed(self, past: Past, heals: int) -> Iterator[tuple[int, Past]]:
        """How many new wounds heal, which come first, and the past after it.

        They are all that the target bears; only in the last line it may bear more.
        """
        for new in range(min(heals, TRACK) + 1):
            old = min(heals - new, past.old_wounds)
            counted = past.healed + new if self.by_effect else 0
            yield new, Past(past.old_wounds - old, counted)

    def calm_cards(self) -> int:
        """The cards after which some stress is left in any case."""
        limited = self.room(self.target.wounds, Past(0)) <= self.target.stress and self.by_points
        each = self.target.willpower - 1
        if limited or not each:
            return ENDLESS
        return (self.target.stress - 1) // each
