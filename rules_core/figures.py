"""A value held as the steps that lead to it, each citing the rule that gave it.

A figure has no value apart from its steps, so the answer to "why 5?" cannot drift from the 5.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

from rules_core.rulebook import Rule

T = TypeVar("T")


@dataclass(frozen=True)
class Step(Generic[T]):
    """One step: the rule behind it, what it did in a few words, and the value after it."""

    rule: Rule
    text: str
    total: T


@dataclass(frozen=True)
class Figure(Generic[T]):
    """A number (or a word, a yes or no, a list) and why it is so.

    >>> from rules_core.west.book import Attack
    >>> Figure.start(4, Attack.TN, "4 to begin with").plus(1, Attack.TN, "+1 for half of 1").value
    5
    """

    steps: tuple[Step[T], ...]

    @staticmethod
    def start(total: T, rule: Rule, text: str) -> "Figure[T]":
        """A figure whose first step is `total`, given by `rule`."""
        return Figure((Step(rule, text, total),))

    @property
    def value(self) -> T:
        """The total of the last step."""
        return self.steps[-1].total

    def then(self, total: T, rule: Rule, text: str) -> "Figure[T]":
        """The figure after one more step that makes it `total`."""
        return Figure((*self.steps, Step(rule, text, total)))

    def plus(self: "Figure[int]", amount: int, rule: Rule, text: str) -> "Figure[int]":
        """The figure with `amount` (which may be negative or 0) added."""
        return self.then(self.value + amount, rule, text)

    def at_most(self: "Figure[int]", limit: int, rule: Rule, text: str) -> "Figure[int]":
        """The figure held down to `limit`; no step where the limit does not bite."""
        return self.then(limit, rule, text) if self.value > limit else self

    def at_least(self: "Figure[int]", limit: int, rule: Rule, text: str) -> "Figure[int]":
        """The figure lifted to `limit`; no step where the limit does not bite."""
        return self.then(limit, rule, text) if self.value < limit else self
