"""What a calculator declares for its “what if” table: other inputs, and the chance they change."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any


@dataclass(frozen=True)
class Variation:
    """One line: its words, and the inputs or options (name → text) that it changes.

    None of them changed is the question as it was asked.
    """

    label: str
    changes: Mapping[str, str]


@dataclass(frozen=True)
class WhatIf:
    """The table: `groups` gives group → lines for the inputs (by name, with the options) asked.

    `chance` picks from the outputs what each line is measured by, `said` says what that is. In a
    group named in `contests` every line stands for itself, and the best ones are marked.
    """

    said: str
    chance: Callable[[Mapping[str, Any]], Fraction]
    groups: Callable[[Mapping[str, Any]], Mapping[str, Iterable[Variation]]]
    contests: tuple[str, ...] = ()
