"""What may be done with chips: only what the rules allow now."""

from random import Random, SystemRandom

from calculators.imperfect.inputs import Points
from calculators.imperfect.scene.setup import of, pick
from calculators.imperfect.scene.spends import checks, harm, rest, single
from calculators.kit.fields import Field, OneOf, Whole, Words
from calculators.kit.lists import ListOf
from calculators.kit.scene.board import Move
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.drawing import draw, session_draw
from rules_core.imperfect.session.legal import possible
from rules_core.imperfect.session.play import may_come_late, order
from rules_core.imperfect.session.spending import taken
from rules_core.imperfect.session.state import Chip, Table
from rules_core.imperfect.session.telling import capital
from rules_core.notation import LONGEST_LIST

CHANCE: Random = SystemRandom()
WHOSE = "Whose chips is it about?"


def _allowed(state: Table, moves: list[Move]) -> tuple[Move, ...]:
    may = possible(state)
    return tuple(move for move in moves if move.event in may)


def before(state: Table) -> tuple[Move, ...]:
    """The draw with which a session starts, and what was carried over."""
    names = ", ".join(capital(state.name(who)) for who in order(state)) or "nobody"
    hint = f"Comma separated, in order: {names}."
    field = ListOf(
        "What was drawn", hint, name="chips", item=OneOf(of=Chip), most=LONGEST_LIST, default=()
    )
    moves = [
        Move(
            e.ChipsDrawn,
            "Draw for everyone",
            draw=lambda _: session_draw(state, CHANCE),
            draw_label="Draw for everyone",
        ),
        Move(e.ChipsDrawn, "This was drawn", (field,), fold="Chips drawn from your own bag"),
    ]
    return _allowed(state, [*moves, _carried(state), _joins()])


def in_play(state: Table) -> tuple[Move, ...]:
    """Whose chips it is about, and what is about nobody's."""
    moves = [
        Move(e.HandTaken, WHOSE, (pick(state, "who", "Who", (*state.players, 0)),)),
        _bounty(),
        _carried(state),
        _joins(),
        Move(e.SessionClosed, "The session ends", tone="apart"),
    ]
    return _allowed(state, moves)


def when_over(state: Table) -> tuple[Move, ...]:
    """The next session, and before it what turns into points."""
    hands = (pick(state, "who", "Who", state.players),)
    moves = [
        Move(e.SessionBegan, "The next session", note="Hands and points are carried over."),
        Move(e.HandTaken, "Whose chips turn into points?", hands, fold="Chips into bounty points"),
        _bounty(),
    ]
    return _allowed(state, moves)


def _bounty() -> Move:
    points = of(Points, "points", "Points for the crew", 1)
    return Move(e.BountyGiven, "Share it out", (points,), fold="A bounty for the crew")


def _carried(state: Table) -> Move:
    kinds = (*(kind.value for kind in Chip), "black")
    fields: tuple[Field, ...] = (
        pick(state, "who", "Who?", state.carriers),
        *(Whole(kind.title(), name=kind, least=0, most=50, default=0) for kind in kinds),
    )
    return Move(e.Carried, "They bring this", fields, fold="Chips from the last session")


def _joins() -> Move:
    name = Words("Name", name="name", default="")
    return Move(e.Joined, "They join", (name,), fold="Another player joins")


def in_hand(state: Table) -> tuple[Move, ...]:
    """What the hand that is taken up is for."""
    moves = [*single(state), *_draws(state), Move(e.PutBack, "Nothing after all", tone="quiet")]
    return _allowed(state, [*moves, *checks(state), *harm(state), *rest(state)])


def _draws(state: Table) -> list[Move]:
    def drawn(why: e.Earned) -> Move:
        chip = OneOf("Which chip came", of=Chip, name="chip", default=Chip.WHITE)
        return Move(
            e.Drew,
            "This chip came",
            (chip,),
            fixed={"why": why},
            draw=lambda _: draw(state, why, CHANCE),
            draw_label="Draw blindly",
            fold=WHY[why],
        )

    earned = [e.Earned.FAILURE, e.Earned.BROKEN] if taken(state) else [e.Earned.BROKEN]
    if may_come_late(state):
        earned.append(e.Earned.LATE)
    gift = Move(e.Gifted, "The Master gives a black chip", fold="A black chip")
    return [*(drawn(why) for why in earned), gift]


WHY = {
    e.Earned.FAILURE: "A chip for learning from a failure",
    e.Earned.BROKEN: "A chip for breaking a target",
    e.Earned.LATE: "A chip for coming late",
}
