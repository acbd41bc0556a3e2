"""An input that is one of the things there are at this moment, such as characters."""

from dataclasses import dataclass
from typing import ClassVar

from calculators.kit.fields import Field, Unreadable, shorten


@dataclass(frozen=True)
class Pick(Field):
    """One of those there are at this moment: their numbers, each with what it is called."""

    of: tuple[tuple[int, str], ...] = ()
    kind: ClassVar[str] = "pick"

    def read(self, text: str) -> int:
        word = text.strip()
        for number, _ in self.of:
            if str(number) == word:
                return number
        raise Unreadable(f"“{shorten(text)}” is not there. Choose {self.right}.")

    @property
    def right(self) -> str:
        return "one of " + ", ".join(f"{number} ({said})" for number, said in self.of)
