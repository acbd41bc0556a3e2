"""The ranges of the West's inputs under their public names, and the guard of the core."""

from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from rules_core.errors import Problems

_RANK = (0, 5)
_SHIFT = (-9, 9)

LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        **dict.fromkeys(("verve", "secondary_rank", "knowledge_rank", "awareness"), _RANK),
        **dict.fromkeys(("brawn", "spirit", "rank", "trait_rank"), _RANK),
        **dict.fromkeys(("social_combat", "target_social_combat"), _RANK),
        "specializations": (0, 4),
        "adjust": _SHIFT,
        "tn": (1, 30),
        "clarity": (3, 12),
        "breakdown": (0, 12),
        **dict.fromkeys(("phase", "rephrase_phase"), (0, 5)),
        **dict.fromkeys(("resolve", "nerve"), (0, 20)),
        "penetration": _SHIFT,
        **dict.fromkeys(("resistance", "resistance_argument", "resistance_fast_talk"), _SHIFT),
        **dict.fromkeys(("resistance_intimidation", "resistance_persuasion"), _SHIFT),
        "tn_adjust": _SHIFT,
        **dict.fromkeys(("bumps", "bumps_phase", "bumps_location"), (0, 9)),
        **dict.fromkeys(("bumps_penetration", "bumps_effect"), (0, 9)),
        **dict.fromkeys(("effect", "recovery", "damage"), (0, 200)),
        **dict.fromkeys(("willpower", "own_willpower"), (1, 20)),
        **dict.fromkeys(("stress", "own_stress", "full", "full_stress"), (0, 60)),
        **dict.fromkeys(("wounds", "old_wounds", "own_wounds"), (0, 5)),
        "cards": (0, 16),
        "cause_result": (1, 60),
        **dict.fromkeys(("successes", "calamities"), (0, 15)),
        "lost": (0, 20),
    }
)
"""What the form takes. Names used twice with other ranges (`calamity`, the `bumps` of sizing up)
are guarded where they are used."""

_GROWS = {
    name: (0 if low == 0 else -99, 999)
    for name, (low, _) in LIMITS.items()
    if name.startswith("resistance") or name in {"adjust", "nerve", "tn_adjust", "damage"}
}
"""Counters that a long talk can drive past the form's range: the core takes them further."""


def within(problems: Problems, name: str, value: int, low: int, high: int) -> None:
    """Note a problem with the input `name` unless low ≤ `value` ≤ high."""
    problems.expect(low <= value <= high, name, f"Give a whole number from {low} to {high}.")


def note(problems: Problems, **values: int) -> None:
    """Note a problem for each value outside its input's range."""
    for name, value in values.items():
        within(problems, name, value, *_GROWS.get(name, LIMITS[name]))


def note_record(problems: Problems, record: Any) -> None:
    """Note a problem for each field of a dataclass that has a range and is outside it."""
    note(problems, **{f.name: getattr(record, f.name) for f in fields(record) if f.name in LIMITS})


def guard(**values: int) -> None:
    """Raise InvalidInput, naming every value outside its input's range."""
    problems = Problems()
    note(problems, **values)
    problems.raise_if_any()
