"""A tiny game for the tests: a heap of stones, taken from in turns of 1 to 3; the last one wins."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import ClassVar

from rules_core.errors import IllegalEvent, Problems
from rules_core.figures import Figure
from rules_core.house import Entry
from rules_core.options import Options, optional, switch
from rules_core.record import Entry as Line
from rules_core.record import Game
from rules_core.west.book import Attack, PerceptionRuling, SizingUp

# The tiny game has no book: any rule does.
RULE, END = Attack.TN, SizingUp.SIZE_UP


class Hand(str, Enum):
    LEFT = "left"
    RIGHT_HAND = "right-hand"


@dataclass(frozen=True)
class Player:
    name: str = "Somebody"
    skill: int = 1
    hand: Hand = Hand.LEFT
    lucky: tuple[int, ...] = ()
    hands: tuple[Hand, ...] = (Hand.LEFT,)
    sayings: tuple[str, ...] = ()
    limit: int | None = None
    motto: str | None = None
    careful: bool = False


@dataclass(frozen=True)
class Heap:
    stones: int = 10


@dataclass(frozen=True)
class TinyOptions(Options):
    tables: ClassVar = {"tn-base": Entry(RULE, "The base", 4, 1, 9)}
    ind: str = optional(RULE)
    misread_nerve: str = switch(PerceptionRuling.MISREAD_NERVE)


@dataclass(frozen=True)
class Setup:
    first: Player = field(default=Player())
    heap: Heap = field(default=Heap())
    options: TinyOptions = field(default=TinyOptions())


@dataclass(frozen=True)
class Took:
    stones: int


@dataclass(frozen=True)
class SpokeUp:
    words: str = ""


Event = Took | SpokeUp


@dataclass(frozen=True)
class State:
    stones: int
    turn: int = 0
    said: str = ""


def begin(setup: Setup) -> State:
    problems = Problems()
    problems.expect(1 <= setup.heap.stones <= 50, "heap.stones", "Give 1 to 50.")
    problems.expect(0 <= setup.first.skill <= 9, "first.skill", "Give 0 to 9.")
    problems.raise_if_any()
    return State(setup.heap.stones)


def apply(state: State, event: Event) -> State:
    if isinstance(event, SpokeUp):
        return replace(state, said=event.words)
    if not state.stones:
        raise IllegalEvent(END, "The heap is gone.")
    problems = Problems()
    problems.expect(1 <= event.stones <= 3, "stones", "Take 1 to 3.")
    problems.raise_if_any()
    if event.stones > state.stones:
        raise IllegalEvent(RULE, "There are not so many.")
    return replace(state, stones=state.stones - event.stones, turn=state.turn + 1)


def tell(before: State, event: Event, after: State) -> Line:
    if isinstance(event, SpokeUp):
        return Line("Somebody speaks up.")
    left = Figure.start(before.stones, RULE, f"{before.stones} before")
    left = left.plus(-event.stones, RULE, f"−{event.stones} taken")
    return Line(f"{event.stones} taken, {after.stones} left.", {"Left": left})


def label(event: Event) -> str:
    return "what was said" if isinstance(event, SpokeUp) else "the taking"


TINY: Game[Setup, Event, State] = Game(
    "tiny-heap", Setup, (Took, SpokeUp), begin, apply, tell, label
)
GAMES = {TINY.id: TINY}
