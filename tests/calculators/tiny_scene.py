"""The tiny game of the core's tests as a scene in a page."""

from typing import Any

from calculators.kit.fields import OneOf, Whole, Words, YesNo
from calculators.kit.lists import ListOf
from calculators.kit.scene.board import Ask, Board, Group, Meter, Move, Scene, Strip
from rules_core.figures import Figure
from rules_core.record import Entry
from tests.rules_core.tiny import RULE, TINY, Hand, Setup, SpokeUp, State, Took

PLAYER = (
    Words("Name", name="name"),
    Whole(least=0, most=9, name="skill"),
    OneOf(name="hand", of=Hand),
    ListOf(name="lucky", item=Whole(least=0, most=99), most=9),
    ListOf(name="hands", item=OneOf(of=Hand), once=True, most=2),
    ListOf(name="sayings", item=Words()),
    Whole(name="limit", least=0, most=9, none=True),
    Words(name="motto"),
    YesNo(name="careful"),
)


def board(state: State) -> Board:
    heap = Strip("The <heap>", meters=(Meter("Stones", state.stones, 12),), is_next=True)
    turn = Figure.start(state.turn, RULE, f"{state.turn} so far")
    player = Strip("Somebody", figures={"Turns": turn}, secret={"Secret": turn})
    ask = Ask("What are my chances?", "west-target-number", {"adjust": str(state.turn)})
    bad = Ask("And then?", "west-target-number", {"adjust": "99"})
    speak = Move(SpokeUp, "Speak up", (Words("What is said", name="words", default=""),))
    if not state.stones:
        over = Entry("The heap is gone.", {"Turns": turn})
        return Board((heap, player), "It is over.", (speak,), over=over)
    stones = Whole("How many", least=1, most=3, name="stones")
    take = Move(Took, "How many are taken?", (stones,), draw=draw)
    fixed = Move(Took, "Take one", fixed={"stones": 1}, tone="quiet")
    nine = Move(Took, "Take nine", fixed={"stones": 9}, tone="apart")
    moves = (take, fixed, nine, speak)
    return Board((heap, player), "How many are taken?", moves, asks=(ask, bad))


def draw(values: Any) -> Took:
    return Took(2)


TINY_SCENE: Scene[Setup, Any, State] = Scene(
    TINY,
    page="west/tiny",
    title="The heap",
    help="Take stones in turns.",
    setup=(
        Group("first", "Who begins", PLAYER, note="All may be left as it is."),
        Group("heap", "The heap", (Whole("Stones", least=1, most=50, name="stones"),)),
    ),
    quick=("first.name", "heap.stones"),
    board=board,
)
SCENES = {TINY_SCENE.id: TINY_SCENE}
