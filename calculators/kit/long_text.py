"""The kind of input that is a long text, such as a deck's file."""

from dataclasses import dataclass
from typing import Any, ClassVar

from calculators.kit.fields import LONGEST, Field, Unreadable
from calculators.kit.packing import PACKED, packed, unpacked


@dataclass(frozen=True)
class Text(Field):
    """A long text of several lines, such as a file; in a link it is packed."""

    most: int = 0
    accept: str = ""
    kind: ClassVar[str] = "text"

    def read(self, text: str) -> str:
        try:
            plain = unpacked(text, self.most) if text.startswith(PACKED) else text
        except ValueError as damaged:
            raise Unreadable(str(damaged)) from None
        return plain.replace("\r\n", "\n")

    def link(self, value: Any) -> str:
        return packed(value) if len(value) > LONGEST else str(value)

    @property
    def right(self) -> str:
        return f"text of at most {self.most} characters"

    @property
    def longest(self) -> int:
        return self.most
