"""What a game declares for its page: the set-up's fields, and the board of each state.

The machinery shows, reads, shares and keeps it; only what the rules allow now is a `Move`::

    WEST_SCENE = Scene(
        WEST_GAME,
        page="west/scene",
        title="Play a scene",
        help="One sentence for who has never played.",
        setup=(Group("instigator", "The instigator", (Words("Name", name="name"), …)), …),
        quick=("instigator.name", "instigator.style", "audience.name"),
        board=board,
    )
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Generic, TypeVar

from calculators.kit.fields import Field, wording
from calculators.kit.form import Calculator
from rules_core.errors import InvalidInput
from rules_core.figures import Figure
from rules_core.notation import word_of
from rules_core.options import Options
from rules_core.record import Entry, Game

S = TypeVar("S")
E = TypeVar("E")
T = TypeVar("T")
Figures = Mapping[str, Figure[Any]]  # label → figure


@dataclass(frozen=True)
class Meter:
    """How much there is of something; the figure always stands beside.

    `kind` is ``pips`` (cards left), ``bar`` (stress) or ``marks`` (wounds: those taken are
    crossed). `value` may go past `of`.
    """

    label: str
    value: int
    of: int
    kind: str = "pips"
    note: str = ""


@dataclass(frozen=True)
class Strip:
    """One side as it stands: name, a few words, meters, figures with their reasons.

    `secret` figures are in a closed box; `is_next` marks the side whose turn it is.
    """

    name: str
    words: str = ""
    meters: tuple[Meter, ...] = ()
    figures: Figures = field(default_factory=dict)
    secret: Figures = field(default_factory=dict)
    is_next: bool = False


@dataclass(frozen=True)
class Move:
    """Something that may be done now: it makes an `event` of what is asked and what is `fixed`.

    Each of `fields` has its name and its default for this moment (a default of None: none is
    chosen yet). Without fields it is one big button; with a single field of few values, a big
    button each; else a small form, with the names in `rare` in a closed box. `draw` makes the
    event instead when the reader wants a card drawn, and where there are no fields; it gets what
    the form says. `tone`: ``main``,
    ``quiet``, or ``apart`` for what is not to be pressed by mistake. Moves with the same `fold`
    stand together in a closed box of that name, for what is seldom wanted.
    """

    event: type[Any]
    label: str
    fields: tuple[Field, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)
    note: str = ""
    tone: str = "main"
    rare: tuple[str, ...] = ()
    draw: Callable[[Mapping[str, Any]], Any] | None = None
    draw_label: str = "Draw a card"
    fold: str = ""

    def key(self, place: int) -> str:
        """How a press names this move, the `place`-th of its board."""
        return f"{place}-{word_of(self.event)}"


@dataclass(frozen=True)
class Ask:
    """A question for a calculator, filled in from the state: "What are my chances?"."""

    label: str
    calculator: str
    inputs: Mapping[str, str]

    @classmethod
    def of(
        cls, label: str, calculator: Calculator, given: Mapping[str, object], options: Options
    ) -> "Ask | None":
        """The question with all of these values that the calculator asks for, if it can answer."""
        texts = {f.name: f.write(given[f.name]) for f in calculator.fields if f.name in given}
        chosen = options.chosen()
        texts |= {name: chosen[name] for name in calculator.uses}
        try:
            calculator.read(texts)
        except InvalidInput:
            return None
        return cls(label, calculator.id, texts)


@dataclass(frozen=True)
class Board:
    """One screen: both sides, the one question now, and the moves that answer it.

    `figures` are those of this moment; `over` is how it ended and what each side owes.
    """

    strips: tuple[Strip, ...]
    question: str
    moves: tuple[Move, ...] = ()
    help: str = ""
    figures: Figures = field(default_factory=dict)
    over: Entry | None = None
    asks: tuple[Ask, ...] = ()

    @property
    def title(self) -> str:
        """What a list calls the scene: who is in it."""
        return " · ".join(strip.name for strip in self.strips[:3])

    @property
    def line(self) -> str:
        """How it stands, in one line."""
        return self.over.title if self.over else self.question


@dataclass(frozen=True)
class Group:
    """Fields of one part of the set-up that stand in one box; each field has its own name."""

    part: str
    label: str
    fields: tuple[Field, ...]
    note: str = ""


@dataclass(frozen=True)
class Scene(Generic[S, E, T]):
    """A game in a page; `page` is where it stands, `quick` the fields (``part.field``) shown first.

    A part of the set-up that is an `Options` shows its rulings by itself; every field of the
    other parts stands in exactly one group.
    """

    game: Game[S, E, T]
    page: str
    title: str
    help: str
    setup: tuple[Group, ...]
    board: Callable[[T], Board]
    quick: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """ValueError for a field of the set-up that is asked for twice or never."""
        asked = sorted(f"{g.part}.{f.name}" for g in self.setup for f in g.fields)
        wanted = sorted(
            f"{part}.{f.name}"
            for part, kind in self.game.parts.items()
            if not issubclass(kind, Options)
            for f in fields(kind)
        )
        if asked != wanted or not set(self.quick) <= set(wanted):
            wrong = sorted(set(asked) ^ set(wanted) | set(self.quick) - set(wanted))
            raise ValueError(f"{self.id}: the set-up does not ask once for each of: {wrong}")

    @property
    def id(self) -> str:
        """The public id, that of the game."""
        return self.game.id

    @cached_property
    def fields(self) -> dict[str, Field]:
        """``part.field`` → how it is asked for, with the default of the set-up."""
        start = self.game.setup()
        found = {}
        for group in self.setup:
            for each in group.fields:
                name = f"{group.part}.{each.name}"
                default = getattr(getattr(start, group.part), each.name)
                label = each.label or wording(each.name)
                found[name] = replace(each, name=name, label=label, default=default)
        return found

    @cached_property
    def options(self) -> dict[str, type[Options]]:
        """The parts of the set-up that are options."""
        return {p: k for p, k in self.game.parts.items() if issubclass(k, Options)}
