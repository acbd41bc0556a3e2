"""What may be done with chips: only what the rules allow now."""

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any

from calculators.imperfect.inputs import Ct, Wounds
from calculators.imperfect.scene.setup import chips, of
from calculators.kit.fields import Field, OneOf, Pick, Whole, Words, YesNo
from calculators.kit.lists import ListOf
from calculators.kit.scene.board import Move
from rules_core.imperfect.saving import save
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.drawing import draw, session_draw
from rules_core.imperfect.session.legal import possible
from rules_core.imperfect.session.play import order
from rules_core.imperfect.session.state import Chip, Table
from rules_core.imperfect.terms import Chips

CHANCE: Random = SystemRandom()
CHECK = "Spend on a check"
HARM = "Spend against wounds and CT"
PRICE = "Pay a price for resisting"
END = "Bounty and points"


def pick(state: Table, name: str, label: str, who: tuple[int, ...], default: Any = None) -> Pick:
    """A choice among hands; chosen already where there is only one."""
    people = tuple((each, state.name(each)) for each in who)
    chosen = who[0] if len(who) == 1 else default
    return Pick(label, name=name, of=people, default=chosen)


def before(state: Table) -> tuple[Move, ...]:
    """The draw with which a session starts, and what was carried over."""
    turns = order(state)
    names = ", ".join(state.name(who) for who in turns) or "nobody"
    field = ListOf(
        "What was drawn", f"In order: {names}.", name="chips", item=OneOf(of=Chip), default=()
    )
    carried = (pick(state, "who", "Who?", tuple(state.players)), *chips())
    moves = [
        Move(
            e.ChipsDrawn,
            "This was drawn",
            (field,),
            rare=("chips",),
            draw=lambda _: session_draw(state, CHANCE),
            draw_label="Draw for everyone",
        ),
        Move(e.Carried, "They bring this", carried, fold="Chips from the last session"),
    ]
    return tuple(_allowed(state, [*moves, *_joins()]))


def in_play(state: Table) -> tuple[Move, ...]:
    """What happens to chips while a session is on."""
    moves = [*_draws(state), *_checks(state), *_harm(state), *_rest(state)]
    end = Move(e.SessionClosed, "The session ends", tone="apart")
    return (*_allowed(state, [*moves, *_joins()]), end)


def _allowed(state: Table, moves: list[Move]) -> list[Move]:
    may = possible(state)
    return [move for move in moves if move.event in may]


def _holders(state: Table, least: int, black: bool = True) -> tuple[int, ...]:
    """Who holds a chip, from the hand of the number `least` on."""
    return tuple(
        who
        for who, hand in enumerate(state.hands)
        if who >= least and (hand.number if black else hand.chips.number)
    )


def _draws(state: Table) -> list[Move]:
    everyone = (*state.players, 0)

    def drawn(values: Mapping[str, Any]) -> e.Drew:
        return draw(state, values["who"] or 0, values["why"], CHANCE)

    fields: tuple[Field, ...] = (
        pick(state, "who", "Who draws?", everyone),
        OneOf("Why", of=e.Earned, name="why", default=e.Earned.FAILURE),
        OneOf("Which chip came", of=Chip, name="chip", default=Chip.WHITE),
    )
    who = pick(state, "who", "To whom?", tuple(state.players))
    return [
        Move(
            e.Drew,
            "This chip came",
            fields,
            rare=("chip",),
            draw=drawn,
            draw_label="Draw blindly",
            fold="Draw a chip",
        ),
        Move(e.Gifted, "To whom?", (who,), fold="The Master gives a black chip"),
    ]


def _checks(state: Table) -> list[Move]:
    holders = _holders(state, 0)
    everyone = (*state.players, 0)
    fields: tuple[Field, ...] = (
        pick(state, "who", "Who spends?", holders),
        *chips(9),
        pick(state, "whose", "Whose check?", everyone),
        YesNo("It failed critically", name="critical", default=False),
        YesNo("Unskilled, with an impetus", name="impetus", default=False),
        YesNo("A test of terror", name="terror", default=False),
        YesNo("More for the check just bettered", name="same", default=False),
    )
    rare = ("critical", "impetus", "terror", "same")
    return [Move(e.Bettered, "Spend them", fields, rare=rare, fold=CHECK)]


def _harm(state: Table) -> list[Move]:
    holders = _holders(state, 0, black=False)
    everyone = (*state.players, 0)

    def cheapest(values: Mapping[str, Any]) -> e.Saved:
        who = values["who"]
        held = state.hand(who).chips if who is not None else Chips()
        found = save(values["wounds"], values["ct"], held, values["roll"])
        spent = {f"{k.value}": getattr(found, f"spend_{k.value}").value for k in Chip}
        return e.Saved(**{**values, **spent, "who": who or 0, "whose": values["whose"] or 0})

    fields: tuple[Field, ...] = (
        pick(state, "who", "Who spends?", holders),
        pick(state, "whose", "Who is hurt?", everyone),
        of(Wounds, "wounds", default=1),
        of(Ct, "ct", default=0),
        YesNo("Cancel the CT roll as well", name="roll", default=False),
        *chips(9, black=False),
    )
    return [
        Move(
            e.Saved,
            "Spend these",
            fields,
            rare=("white", "red", "blue"),
            draw=cheapest,
            draw_label="Spend the cheapest",
            fold=HARM,
        )
    ]


def _rest(state: Table) -> list[Move]:
    price = Whole("Price", "Such as 1 chip for each success.", name="price", least=1, most=9)
    paying = (
        pick(state, "who", "Who pays?", _holders(state, 1)),
        of(price, "price", default=1),
        *chips(9),
    )
    worth = (pick(state, "who", "Who turns them in?", _holders(state, 1, False)), *chips(50, False))
    points = Whole("Points for the crew", name="points", least=1, most=99, default=1)
    return [
        Move(e.Resisted, "Pay it", paying, fold=PRICE),
        Move(e.BountyGiven, "Share it out", (points,), fold=END),
        Move(e.TurnedIn, "Turn them in", worth, fold=END),
    ]


def _joins() -> list[Move]:
    name = Words("Name", name="name", default="")
    return [Move(e.Joined, "They join", (name,), fold="Another player joins")]
