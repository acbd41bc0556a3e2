"""A sheet: fields that the reader keeps, and which inputs of which calculators take them.

    WEST = Sheet("west", "west", "character", boxes=(Box("Traits", (…)), …), roles=(Role(…), …))

An input takes the figure of the sheet that has its name; only where names differ does a role say
what it takes (`named`). A sheet is kept as texts, name → text, read by the validators of forms.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from calculators.kit.fields import Field, read_all, wording
from rules_core.options import Options

Texts = Mapping[str, str]
Values = Mapping[str, Any]


@dataclass(frozen=True)
class Given:
    """What a derived figure may look at: the sheet, and the inputs and options of the question."""

    sheet: Values
    inputs: Values = field(default_factory=dict)
    options: Options | None = None


Source = str | Callable[[Given], Any]
"""The name of a figure of the sheet, or a function that derives one."""


@dataclass(frozen=True)
class Box:
    """Fields that stand together; `note` says what to know about them."""

    label: str
    fields: tuple[Field, ...]
    note: str = ""


@dataclass(frozen=True)
class Role:
    """What a character is in a question: ``as the aggressor``.

    `where` gives, by calculator, the inputs that belong to this role (none named: all of them);
    `named` what an input takes that has not the name of a figure; `parts`, by scene, the part of
    its set-up that this character becomes.
    """

    id: str
    label: str
    where: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    named: Mapping[str, Source] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Track:
    """Boxes to tick on paper.

    A blank sheet has `most`; a filled one as many as `of` finds in the figures, the first `ticked`
    of them ticked. With `names` each box has a word, and `ticked` counts to the one that is.
    `shows` are the figures that need no other place.
    """

    label: str
    most: int = 0
    of: Callable[[Values], int] | None = None
    ticked: Callable[[Values], int] | None = None
    names: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A kind of sheet. `system` is the game's key, `noun` what it is called: ``character``.

    With `tracks` there is a page of it to print, at ``<system>/sheet``.
    """

    id: str
    system: str
    noun: str
    boxes: tuple[Box, ...]
    roles: tuple[Role, ...]
    line: Callable[[Values], str] = lambda values: ""
    tracks: tuple[Track, ...] = ()

    @property
    def section(self) -> str:
        """Where a file of everything has it."""
        return "characters" if self.noun == "character" else "decks"

    @cached_property
    def fields(self) -> dict[str, Field]:
        """Name → field; ValueError where two have the same name."""
        each = [f for box in self.boxes for f in box.fields]
        found = {f.name: f for f in each}
        if len(found) < len(each) or "name" not in found:
            raise ValueError(f"{self.id}: a sheet has a name, and no name twice")
        return found

    def read(self, texts: Texts) -> tuple[dict[str, Any], dict[str, str]]:
        """Each field's value (its default where there is no good text), and name → its fault."""
        values, wrong = read_all(list(self.fields.values()), texts)
        return {n: values.get(n, f.default) for n, f in self.fields.items()}, wrong

    def write(self, values: Values) -> dict[str, str]:
        """The texts of a sheet, all of them."""
        return {name: f.write(values[name]) for name, f in self.fields.items()}

    def title(self, values: Values) -> str:
        """What a list calls the sheet."""
        return str(values["name"]) or f"A {self.noun} without a name"


def kept(kind: Any, name: str, default: Any, label: str = "", hint: str | None = None) -> Field:
    """A field of one of a system's kinds (or a plain field), as a sheet has it."""
    plain: Field = kind if isinstance(kind, Field) else kind.__metadata__[0]
    said = label or plain.label or wording(name)
    about = plain.hint if hint is None else hint
    return replace(plain, name=name, default=default, label=said, hint=about)
