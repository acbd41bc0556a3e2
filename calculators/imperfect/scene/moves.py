"""What may be done with chips: only what the rules allow now."""

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any

from calculators.imperfect.inputs import Ct, Points, Wounds
from calculators.imperfect.scene.setup import chips, of
from calculators.kit.fields import Field, OneOf, Whole, Words, YesNo
from calculators.kit.lists import ListOf
from calculators.kit.picks import Pick
from calculators.kit.scene.board import Move
from rules_core.imperfect.saving import save
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.drawing import draw, session_draw
from rules_core.imperfect.session.legal import possible
from rules_core.imperfect.session.play import may_come_late, order
from rules_core.imperfect.session.spending import taken
from rules_core.imperfect.session.state import Chip, Table
from rules_core.imperfect.session.telling import DOES, capital
from rules_core.notation import LONGEST_LIST

CHANCE: Random = SystemRandom()
WHOSE = "Whose chips is it about?"


def pick(state: Table, name: str, label: str, least: int, default: Any = None) -> Pick:
    """A choice among hands, the Master's (with `least` 0) last."""
    people = (*state.players, 0) if least == 0 else tuple(state.players)
    named = tuple((who, capital(state.name(who))) for who in people)
    return Pick(label, name=name, of=named, default=default)


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
    kinds = (*(kind.value for kind in Chip), "black")
    carried: tuple[Field, ...] = (
        pick(state, "who", "Who?", 1),
        *(Whole(kind.title(), name=kind, least=0, most=50, default=0) for kind in kinds),
    )
    moves = [
        Move(
            e.ChipsDrawn,
            "Draw for everyone",
            draw=lambda _: session_draw(state, CHANCE),
            draw_label="Draw for everyone",
        ),
        Move(e.ChipsDrawn, "This was drawn", (field,), fold="Chips drawn from your own bag"),
        Move(e.Carried, "They bring this", carried, fold="Chips from the last session"),
    ]
    return _allowed(state, [*moves, _joins()])


def in_play(state: Table) -> tuple[Move, ...]:
    """Whose chips it is about, and what is about nobody's."""
    points = of(Points, "points", "Points for the crew", 1)
    moves = [
        Move(e.HandTaken, WHOSE, (pick(state, "who", "Who", 0),)),
        Move(e.BountyGiven, "Share it out", (points,), fold="A bounty for the crew"),
        _joins(),
        Move(e.SessionClosed, "The session ends", tone="apart"),
    ]
    return _allowed(state, moves)


def _joins() -> Move:
    name = Words("Name", name="name", default="")
    return Move(e.Joined, "They join", (name,), fold="Another player joins")


def in_hand(state: Table) -> tuple[Move, ...]:
    """What the hand that is taken up is for."""
    moves = [*_single(state), *_draws(state), Move(e.PutBack, "Nothing after all", tone="quiet")]
    return _allowed(state, [*moves, *_checks(state), *_harm(state), *_rest(state)])


def _single(state: Table) -> list[Move]:
    """A button for each kind of chip, spent on a check of one's own."""
    hand = state.hand(taken(state))
    kinds = {kind.value: getattr(hand.chips, kind.value) for kind in Chip} | {"black": hand.black}
    return [
        Move(e.Bettered, f"{kind.title()} on a check", fixed={kind: 1}, note=f"{DOES[kind]}.")
        for kind, number in kinds.items()
        if number
    ]


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


def _checks(state: Table) -> list[Move]:
    who = taken(state)
    fields: tuple[Field, ...] = (
        *chips(state.hand(who)),
        pick(state, "whose", "Whose check?", 0, who),
        YesNo("It failed critically", name="critical", default=False),
        YesNo("Unskilled, with an impetus", name="impetus", default=False),
        YesNo("A test of terror", name="terror", default=False),
        YesNo("More for the check just bettered", name="same", default=False),
    )
    fold = "Several on a check, or for somebody else"
    return [Move(e.Bettered, "Spend them", fields, fold=fold)]


def _harm(state: Table) -> list[Move]:
    who = taken(state)
    held = state.hand(who).chips

    def cheapest(values: Mapping[str, Any]) -> e.Saved:
        found = save(values["wounds"], values["ct"], held, values["roll"])
        spent = {kind.value: getattr(found, f"spend_{kind.value}").value for kind in Chip}
        return e.Saved(**{**values, **spent})

    hand = chips(state.hand(who), black=False)
    fields: tuple[Field, ...] = (
        pick(state, "whose", "Who is hurt?", 0, who),
        of(Wounds, "wounds", default=1),
        of(Ct, "ct", default=0),
        YesNo("Cancel the CT roll as well", name="roll", default=False),
        *hand,
    )
    return [
        Move(
            e.Saved,
            "Spend these",
            fields,
            rare=tuple(field.name for field in hand),
            draw=cheapest,
            draw_label="Spend the cheapest",
            fold="Against wounds and CT",
        )
    ]


def _rest(state: Table) -> list[Move]:
    hand = state.hand(taken(state))
    note = "The Master names it, such as 1 chip for each success."
    when = "When the session ends, if the Master agrees."
    points = "Into bounty points"
    return [
        Move(e.Resisted, "Pay it", chips(hand), note=note, fold="A price for resisting"),
        Move(e.TurnedIn, "Turn them in", chips(hand, False), note=when, fold=points),
    ]
