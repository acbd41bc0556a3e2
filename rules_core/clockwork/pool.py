"""The dice of a test, their upgrades, and the defence dice (cd-pool, cd-upgrade, cd-defense)."""

from dataclasses import dataclass

from rules_core.clockwork.book import Attack, AttackRuling, Dice
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.limits import guard
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.rounding import half_defense
from rules_core.clockwork.terms import count
from rules_core.figures import Figure


def upgraded(basic: int, better: int, times: int) -> tuple[int, int]:
    """Basic and better dice after `times` upgrades (cd-upgrade); all 0 or more.

    >>> upgraded(1, 0, 2)
    (1, 1)
    """
    for _ in range(times):
        basic, better = (basic - 1, better + 1) if basic else (1, better)
    return basic, better


@dataclass(frozen=True)
class TraitPool:
    """The dice of a trait test."""

    ability: Figure[int]
    proficiency: Figure[int]

    @property
    def dice(self) -> Pool:
        """The dice themselves."""
        return Pool(ability=self.ability.value, proficiency=self.proficiency.value)


def trait_pool(aptitude: int, skill: int) -> TraitPool:
    """The dice for an `aptitude` and a `skill`, ranks 0–6 (cd-pool); InvalidInput names both."""
    guard(aptitude=aptitude, skill=skill)
    high, low = max(aptitude, skill), min(aptitude, skill)
    ability = Figure.start(high, Dice.POOL, f"{high}, the higher of {aptitude} and {skill}")
    better = Figure.start(low, Dice.POOL, f"{low} upgraded, the lower of {aptitude} and {skill}")
    if low:
        ability = ability.plus(-low, Dice.POOL, f"−{low} upgraded")
    return TraitPool(ability, better)


@dataclass(frozen=True)
class Defense:
    """The dice that a defender's pair puts against an attack."""

    difficulty: Figure[int]
    challenge: Figure[int]

    @property
    def dice(self) -> Pool:
        """The dice themselves."""
        return Pool(difficulty=self.difficulty.value, challenge=self.challenge.value)


def defense(aptitude: int, skill: int, options: ClockworkOptions = ClockworkOptions()) -> Defense:
    """Defence dice for ranks 0–6 (cd-defense, r-cd-overflow); InvalidInput names both."""
    guard(aptitude=aptitude, skill=skill)
    high, low = max(aptitude, skill), min(aptitude, skill)
    dice = half_defense(high)
    difficulty = Figure.start(dice, Attack.DEFENSE, f"half of {high}, rounded up: {dice}")
    challenge = Figure.start(0, Attack.DEFENSE, "none before upgrades")
    turned = min(low, dice)
    if turned:
        text = f"{count(turned, 'upgrade')} by the lower, {low}"
        difficulty = difficulty.then(dice - turned, Attack.DEFENSE, text)
        challenge = challenge.then(turned, Attack.DEFENSE, text)
    if left := low - turned:
        lost = options.overflow == "stop"
        basic, better = upgraded(0, turned, 0 if lost else left)
        text = (
            f"{count(left, 'upgrade')} left over: {'lost' if lost else 'a die more, then turned'}"
        )
        difficulty = difficulty.then(basic, AttackRuling.OVERFLOW, text)
        challenge = challenge.then(better, AttackRuling.OVERFLOW, text)
    return Defense(difficulty, challenge)
