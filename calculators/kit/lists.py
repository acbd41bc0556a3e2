"""Inputs of several values: fields joined in one word, and lists of any field."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from calculators.kit.fields import LONGEST, Field, Unreadable, shorten

LONGEST_ITEM = 60  # characters that each item of a list may add


@dataclass(frozen=True)
class Parts(Field):
    """Several fields in one word, such as ``persuasion/fast-talk/yes/none``."""

    parts: tuple[Field, ...] = ()
    between: str = "/"
    kind: ClassVar[str] = "parts"

    def read(self, text: str) -> tuple[Any, ...]:
        words = text.strip().split(self.between)
        if len(words) != len(self.parts):
            raise Unreadable(
                f"“{shorten(text)}” does not have {len(self.parts)} parts. Write {self.right}."
            )
        return tuple(part.read(word) for part, word in zip(self.parts, words, strict=True))

    def write(self, value: Sequence[Any]) -> str:
        pairs = zip(self.parts, value, strict=True)
        return self.between.join(part.write(v) for part, v in pairs)

    @property
    def right(self) -> str:
        return self.between.join(part.label or part.name for part in self.parts)


@dataclass(frozen=True)
class ListOf(Field):
    """Any number of items up to `most`, comma separated; none of them is ``none``."""

    item: Field = field(default_factory=Field)
    most: int = 40
    once: bool = False
    kind: ClassVar[str] = "list"

    def read(self, text: str) -> tuple[Any, ...]:
        plain = text.strip()
        if plain.lower() in ("", "none"):
            return ()
        words = plain.split(",")
        if len(words) > self.most:
            raise Unreadable(f"That is {len(words)} entries; at most {self.most} are taken.")
        items = tuple(self.item.read(word) for word in words)
        if self.once and len(set(items)) < len(items):
            raise Unreadable("Name each one once.")
        return items

    def write(self, value: Sequence[Any]) -> str:
        return ",".join(self.item.write(v) for v in value) or "none"

    def json(self, value: Sequence[Any]) -> list[Any]:
        return [self.item.json(v) for v in value]

    @property
    def right(self) -> str:
        return f"none, or a comma separated list of {self.item.right}"

    @property
    def longest(self) -> int:
        return LONGEST + self.most * LONGEST_ITEM
