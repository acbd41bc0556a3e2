"""The ranges of Anam's inputs under their public names, and the guard of the core."""

from collections.abc import Mapping
from types import MappingProxyType

from rules_core.errors import Problems

LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "difficulty": (0, 9),
        "effect": (0, 15),
        "hard": (0, 5),
        "soft": (0, 3),
        "soft_hits": (0, 11),
        "threshold": (0, 9),
        "weapon": (-5, 5),
        **dict.fromkeys(("bruises", "wounds"), (0, 12)),
        **dict.fromkeys(("bruises_max", "wounds_max"), (1, 12)),
        "conditions": (0, 9),
        "conditions_max": (1, 9),
        "impose_cost": (3, 5),
        "modifiers": (-6, 6),
        "start": (1, 6),
        "uses": (0, 6),
        "hours": (0, 48),
        "pv": (1, 3),
        "attacks_taken": (0, 11),
        "weeks": (0, 52),
    }
)


def note(problems: Problems, **values: int) -> None:
    """Note a problem for each value outside its input's range."""
    for name, value in values.items():
        low, high = LIMITS[name]
        said = f"−{-low}" if low < 0 else str(low)
        problems.expect(low <= value <= high, name, f"Give a whole number from {said} to {high}.")


def guard(**values: int) -> None:
    """Raise InvalidInput, naming every value outside its input's range."""
    problems = Problems()
    note(problems, **values)
    problems.raise_if_any()
