"""The kinds of input: how each is read from text and written back, wherever it comes from.

Form, link, example, file and command line all pass through `read`, so there is one validator.
A field never guesses: text it cannot take as meant raises `Unreadable` with a sentence that says
what would be right.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from rules_core.notation import LONGEST_TEXT, wrong_text

LONGEST = 400  # characters of any one entry; nothing a rule asks for comes near it
NUMBER = re.compile(r"([+-]?)(\d+)(?:[.,](\d{1,2}))?")  # three digits would be thousands


class Unreadable(ValueError):
    """The text is not an answer to this field; the message says what would be."""


def wording(value: str) -> str:
    """A public value as a reader sees it: ``fast-talk`` → ``Fast Talk``, ``d6`` → ``d6``."""
    if re.fullmatch(r"d\d+", value):
        return value
    words = value.replace("-", " ").replace("_", " ")
    return LABELS.get(value, words[:1].upper() + words[1:])


LABELS = {"fast-talk": "Fast Talk", "pv-first": "PV first", "pv": "PV", "av": "AV", "tn": "TN"}


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

    def link(self, value: Any) -> str:
        """The value as an address carries it."""
        return self.write(value)

    @property
    def right(self) -> str:
        """What a right entry looks like, to be put into a sentence."""
        raise NotImplementedError

    @property
    def longest(self) -> int:
        """The most characters that are read at all."""
        return LONGEST


@dataclass(frozen=True)
class Whole(Field):
    """A whole number from `least` to `most`; with `none`, also the word ``none``."""

    least: int = 0
    most: int = 0
    none: bool = False
    house: tuple[str, ...] = ()  # keys of tables: the highest of their figures is the most
    kind: ClassVar[str] = "whole"

    def read(self, text: str) -> int | None:
        """Digits of any script, a sign, and ``3.0`` or ``3,0`` for 3; nothing else."""
        plain = text.strip().replace("−", "-")
        if self.none and plain.lower() == "none":
            return None
        if not plain:
            raise Unreadable(f"Nothing is entered. Enter {self.right}.")
        match = NUMBER.fullmatch(plain)
        if not match:
            raise Unreadable(f"“{shorten(text)}” is not a whole number. Enter {self.right}.")
        sign, digits, fraction = match.groups()
        if fraction and int(fraction):
            raise Unreadable(f"“{shorten(text)}” is not a whole number. Enter {self.right}.")
        long = len(digits.lstrip("0")) > 12 and len(str(int(digits[:LONGEST]))) > 12
        number = None if long else int(sign + digits)
        if number is None or not self.least <= number <= self.most:
            below = sign == "-" if number is None else number < self.least
            raise Unreadable(
                f"{shorten(plain)} is too {'low' if below else 'high'}. Enter {self.right}."
            )
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
            raise Unreadable(f"“{shorten(text)}” is neither yes nor no. Choose one of them.")
        return word == "yes"

    def write(self, value: bool) -> str:
        return "yes" if value else "no"

    @property
    def right(self) -> str:
        return "yes or no"


@dataclass(frozen=True)
class OneOf(Field):
    """One value of an enum whose values are the public words; of `only` those, where named."""

    of: type[Enum] = Enum
    only: tuple[Enum, ...] = ()
    kind: ClassVar[str] = "one-of"

    @property
    def members(self) -> tuple[Enum, ...]:
        """What may be chosen."""
        return self.only or tuple(self.of)

    def read(self, text: str) -> Enum:
        word = text.strip().lower()
        for member in self.members:
            if member.value == word:
                return member
        raise Unreadable(f"“{shorten(text)}” is not known here. Choose {self.right}.")

    def write(self, value: Enum) -> str:
        return str(value.value)

    @property
    def right(self) -> str:
        return "one of " + ", ".join(str(m.value) for m in self.members)


@dataclass(frozen=True)
class Words(Field):
    """Words of one's own, such as a name or the stakes; they may be left out."""

    kind: ClassVar[str] = "words"

    def read(self, text: str) -> str:
        said = " ".join(text.split())
        wrong = wrong_text(said)
        if wrong:
            raise Unreadable(wrong)
        return said

    @property
    def right(self) -> str:
        return f"up to {LONGEST_TEXT} characters"


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
            if text is not None and len(text) > each.longest:
                raise Unreadable(f"That is too long. Enter {each.right}.")
            values[each.name] = each.default if text is None else each.read(text)
        except Unreadable as unreadable:
            wrong[each.name] = str(unreadable)
    return values, wrong
