"""Rules and rulings: where each stands in the book, and what it says there.

A chapter's rules are one enum of `Rule`, its rulings one enum of `Ruling`. The id (`tw-tn`) is the
anchor of the paragraph in the book, the name a `Figure` cites and the name a test uses; it never
changes. The book prints `words` from here, so that text and reasons cannot drift apart.
"""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType


class Mark(Enum):
    """What a reader should know about where a fact comes from."""

    OUTSIDE = "outside"  # from the same game's neighbouring chapters or its published dice
    INPUT = "input"  # no formula is known: the reader enters the figure
    EDITOR = "editor's reading"  # a symbol that the source has lost, put back here


class Rule(Enum):
    """Base of the rule enums: ``TN = "west/attack#tw-tn", "Target number", "words"[, Mark…]``.

    A rule that is a list has a line break in its words before each item.
    """

    def __init__(self, address: str, title: str, words: str, *marks: Mark) -> None:
        self.address = address
        self.title = title
        self.words = words
        self.marks = marks

    @property
    def id(self) -> str:
        """The permanent name, such as ``tw-tn``: the part of the address after ``#``."""
        return self.address.partition("#")[2]

    @property
    def page(self) -> str:
        """The page of the book, such as ``west/attack``: the part of the address before ``#``."""
        return self.address.partition("#")[0]


class Ruling(Rule):
    """Base of the ruling enums: ``X = "r-x", Chapter.RULE, "Title", "words"[, {value: meaning}]``.

    A ruling stands under the rule it settles. With two values or more it is a switch whose first
    value is the default; without values it is fixed.
    """

    def __init__(
        self, id: str, under: Rule, title: str, words: str, values: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(f"{under.page}#{id}", title, words)
        self.under = under
        self.values: Mapping[str, str] = MappingProxyType(dict(values or {}))

    @property
    def fixed(self) -> bool:
        """Whether the ruling has no switch."""
        return not self.values

    @property
    def default(self) -> str:
        """The value that holds unless the reader chooses another (switches only)."""
        return next(iter(self.values))
