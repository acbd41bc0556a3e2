"""What the attacks of a talk have done to the target so far, as far as it still matters."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rules_core.west.options import WestOptions
from rules_core.west.parties import Target
from rules_core.west.rounding import stress_left_over, whole_wounds
from rules_core.west.terms import TriggerUnit
from rules_core.west.wounds import TRACK


class Toll(NamedTuple):
    """Stress wounds of this encounter and of before, stress left, and damage where it counts."""

    wounds: int
    old_wounds: int
    stress: int
    damage: int


@dataclass(frozen=True)
class Trigger:
    """When the target yields: its trigger in wounds or damage, or a broken will."""

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
    def stress_reached(self) -> int:
        """With a trigger in points: the stress at which it fires; below 0 it never does."""
        if not self.by_points:
            return -1
        assert self.target.trigger is not None
        return self.target.stress + self.target.damage - self.target.trigger

    def start(self) -> Toll | None:
        """The toll before the first attack; None if that is enough already."""
        t = self.target
        damage = t.damage if self.by_effect else 0
        toll = Toll(t.wounds, t.old_wounds, t.stress, damage)
        return None if self.enough(toll) <= 0 or t.stress <= self.stress_reached else toll

    def enough(self, toll: Toll) -> int:
        """The least effect that reaches the trigger or breaks the will at one blow."""
        willpower = self.target.willpower
        least = (TRACK - toll.wounds - toll.old_wounds) * willpower
        if self.by_effect:
            least = min(least, self.goal - toll.damage)
        elif not self.by_points:
            least = min(least, (self.goal - toll.wounds) * willpower)
        return least

    @cached_property
    def most(self) -> int:
        """The effect that is enough whatever the toll."""
        most = TRACK * self.target.willpower
        if self.by_effect:
            return min(most, self.goal - self.target.damage)
        return most if self.by_points else min(most, self.goal * self.target.willpower)

    @cached_property
    def goal(self) -> int:
        """The trigger's number."""
        assert self.target.trigger is not None
        return self.target.trigger

    def after(self, toll: Toll, effect: int) -> Toll | None:
        """The toll after an `effect` below `enough` (tw-wounds); None if it reaches a trigger."""
        willpower = self.target.willpower
        stress = max(0, toll.stress - stress_left_over(effect, willpower))
        if stress <= self.stress_reached:
            return None
        return Toll(
            toll.wounds + whole_wounds(effect, willpower),
            toll.old_wounds,
            stress,
            toll.damage + effect if self.by_effect else 0,
        )

    def healed(self, toll: Toll, heals: int) -> Toll:
        """The toll after healing: first the wounds of this encounter, which the trigger counts."""
        new = min(heals, toll.wounds)
        old = min(heals - new, toll.old_wounds)
        return toll._replace(wounds=toll.wounds - new, old_wounds=toll.old_wounds - old)

    def relevant(self, toll: Toll, cards: int) -> Toll:
        """The toll without what `cards` more attacks cannot make matter.

        Stress beyond what they can take off counts as just beyond it; wounds do not count where
        so many more would reach the trigger by their damage before they break the will.
        """
        most = max(0, self.stress_reached) + cards * (self.target.willpower - 1) + 1
        toll = toll._replace(stress=min(toll.stress, most))
        left = TRACK - toll.wounds - toll.old_wounds
        if self.by_effect and toll.damage + left * self.target.willpower >= self.goal:
            return toll._replace(wounds=0, old_wounds=0)
        return toll
