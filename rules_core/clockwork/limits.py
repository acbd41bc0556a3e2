"""The ranges of Clockwork Dominion's inputs under their public names, and the guard of the core."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rules_core.errors import Problems

_DICE = ("boost", "setback", "ability", "difficulty", "proficiency", "challenge")
_RANK = (0, 6)
_TEN = (0, 10)

LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        **dict.fromkeys(("aptitude", "skill", "opposing_aptitude", "opposing_skill"), _RANK),
        "focus": _RANK,
        **dict.fromkeys(_DICE, _TEN),
        **dict.fromkeys((f"victim_{die}" for die in _DICE), _TEN),
        **dict.fromkeys((f"helper_{die}" for die in _DICE), _TEN),
        **dict.fromkeys(("guard", "potency", "armor", "attacker_level", "weapon"), _TEN),
        **dict.fromkeys(("status", "tenor", "sources", "affinities", "favour", "against"), _TEN),
        **dict.fromkeys(("triumphs", "despairs", "allies_fallen"), _TEN),
        **dict.fromkeys(("disposition", "morale"), (1, 5)),
        **dict.fromkeys(("net_success", "net_advantage"), (-20, 20)),
        **dict.fromkeys(("wounds", "threat", "helpers"), (0, 5)),
        **dict.fromkeys(("taken", "blocked"), (0, 3)),
        "rounds": (1, 6),
        "roll": (1, 100),
    }
)
"""What the forms take. `difficulty` of a check (0–5) and of a passive test (0–10) are guarded where
they are used."""


def within(problems: Problems, name: str, value: int, low: int, high: int) -> None:
    """Note a problem with the input `name` unless low ≤ `value` ≤ high."""
    problems.expect(low <= value <= high, name, f"Give a whole number from {low} to {high}.")


def note(problems: Problems, **values: int | Iterable[int]) -> None:
    """Note a problem for each value outside its input's range; lists are looked at item by item."""
    for name, value in values.items():
        low, high = LIMITS[name]
        for one in (value,) if isinstance(value, int) else value:
            within(problems, name, one, low, high)


def guard(**values: int | Iterable[int]) -> None:
    """Raise InvalidInput, naming every value outside its input's range."""
    problems = Problems()
    note(problems, **values)
    problems.raise_if_any()
