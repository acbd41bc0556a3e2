"""The kinds of input: how each is read from text and written back, wherever it comes from.

Form, link, example, file and command line all pass through `read`, so there is one validator.
A field never guesses: text it cannot take as meant raises `Unreadable` with a sentence that says
what would be right.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar

LONGEST = 400  # characters of any one entry; nothing a rule asks for comes near it
NUMBER = re.compile(r"([+-]?)(\d+)(?:[.,](\d+))?")


class Unreadable(ValueError):
    """The text is not an answer to this field; the message says what would be."""


def wording(value: str) -> str:
    """A public value as a reader sees it: ``fast-talk`` → ``Fast Talk``, ``d6`` → ``d6``."""
    if re.fullmatch(r"d\d+", value):
        return value
    words = value.replace("-", " ").replace("_", " ")
    return LABELS.get(value, words[:1].upper() + words[1:])


LABELS = {"fast-talk": "Fast Talk", "pv": "PV", "av": "AV", "tn": "TN"}


@dataclass(frozen=True)
class Field:
    """Base of the kinds; `name` and `default` are filled in from the calculator's signature."""

    label: str = ""
    hint: str = ""
    name: str = ""
    default: Any = None
    kind: ClassVar[str] = ""

    def read(self, text: str) -> Any:
        """The value that `text` means; Unreadable if it means none."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        """The one text for `value`, as links, files and the command line have it."""
        return str(value)

    def json(self, value: Any) -> Any:
        """The value as JSON carries it."""
        return self.write(value)

    @property
    def right(self) -> str:
        """What a right entry looks like, to be put into a sentence."""
        raise NotImplementedError


@dataclass(frozen=True)
class Whole(Field):
    """A whole number from `least` to `most`; with `none`, also the word ``none``."""

    least: int = 0
    most: int = 0
    none: bool = False
    kind: ClassVar[str] = "whole"

    def read(self, text: str) -> int | None:
        """Digits of any script, a sign, and ``3.0`` or ``3,0`` for 3; nothing else."""
        plain = text.strip().replace("−", "-")
        if self.none and plain.lower() == "none":
            return None
        if not plain:
            raise Unreadable(f"Nothing is entered: {self.right}.")
        match = NUMBER.fullmatch(plain)
        if not match:
            raise Unreadable(f"“{shorten(text)}” is not a whole number: {self.right}.")
        sign, digits, fraction = match.groups()
        if fraction and int(fraction[:LONGEST]):
            raise Unreadable(f"“{shorten(text)}” is not whole: {self.right}.")
        number = int(sign + digits) if len(digits) <= 12 else None
        if number is None or not self.least <= number <= self.most:
            below = sign == "-" if number is None else number < self.least
            raise Unreadable(f"{shorten(plain)} is too {'low' if below else 'high'}: {self.right}.")
        return number

    def write(self, value: int | None) -> str:
        return "none" if value is None else str(value)

    def json(self, value: int | None) -> int | str:
        return "none" if value is None else value

    @property
    def right(self) -> str:
        span = f"a whole number from {signed(self.least)} to {signed(self.most)}"
        return f"{span}, or none" if self.none else span


@dataclass(frozen=True)
class YesNo(Field):
    """``yes`` or ``no``."""

    kind: ClassVar[str] = "yes-no"

    def read(self, text: str) -> bool:
        word = text.strip().lower()
        if word not in ("yes", "no"):
            raise Unreadable(f"“{shorten(text)}” is neither yes nor no.")
        return word == "yes"

    def write(self, value: bool) -> str:
        return "yes" if value else "no"

    @property
    def right(self) -> str:
        return "yes or no"


@dataclass(frozen=True)
class OneOf(Field):
    """One value of an enum whose values are the public words."""

    of: type[Enum] = Enum
    kind: ClassVar[str] = "one-of"

    def read(self, text: str) -> Enum:
        word = text.strip().lower()
        for member in self.of:
            if member.value == word:
                return member
        raise Unreadable(f"“{shorten(text)}” is not known here: {self.right}.")

    def write(self, value: Enum) -> str:
        return str(value.value)

    @property
    def right(self) -> str:
        return "one of " + ", ".join(str(m.value) for m in self.of)


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
                f"“{shorten(text)}” does not have {len(self.parts)} parts: {self.right}."
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


def shorten(text: str, limit: int = 24) -> str:
    """The text as it may stand in a message: one line, not too long."""
    line = " ".join(text.split())
    return line if len(line) <= limit else line[: limit - 1] + "…"


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def read_all(
    fields: Sequence[Field], texts: Mapping[str, str]
) -> tuple[dict[str, Any], dict[str, str]]:
    """Each field's value (its default where `texts` has none), and name → what is wrong."""
    values, wrong = {}, {}
    for each in fields:
        text = texts.get(each.name)
        try:
            if text is not None and len(text) > LONGEST:
                raise Unreadable(f"That is too long: {each.right}.")
            values[each.name] = each.default if text is None else each.read(text)
        except Unreadable as unreadable:
            wrong[each.name] = str(unreadable)
    return values, wrong
