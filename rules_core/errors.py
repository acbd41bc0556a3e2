"""What can go wrong with what a caller hands in: never a bare exception, never a number made up."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules_core.rulebook import Rule


@dataclass(frozen=True)
class Problem:
    """One fault: the input's public name, and a sentence that says what would be right."""

    field: str
    message: str


class InvalidInput(ValueError):
    """The inputs cannot be answered; `problems` holds every fault found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{p.field}: {p.message}" for p in self.problems))


class IllegalEvent(ValueError):
    """Something the rules do not allow at this point; `rule` is the one that forbids it."""

    def __init__(self, rule: Rule, message: str) -> None:
        self.rule = rule
        self.message = message
        super().__init__(f"{message} ({rule.id})")


class Problems:
    """Collects faults so that all of them are told at once.

    >>> found = Problems()
    >>> found.expect(True, "cards", "Hold at least 1 card.")
    >>> found.raise_if_any()
    """

    def __init__(self) -> None:
        self._found: list[Problem] = []

    def expect(self, right: bool, field: str, message: str) -> None:
        """Note a problem with `field` unless `right`."""
        if not right:
            self._found.append(Problem(field, message))

    def adopt(self, others: "Problems", field: str) -> None:
        """Note the problems of `others` as ones with `field`."""
        self._found += [Problem(field, each.message) for each in others._found]

    def raise_if_any(self) -> None:
        """Raise InvalidInput with everything noted so far."""
        if self._found:
            raise InvalidInput(self._found)
