"""The set-up of a session as the page asks for it, and the fields that its moves share."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from calculators.imperfect.chips import Blue, Red, White
from calculators.imperfect.inputs import Points
from calculators.kit.fields import Field, Whole, Words
from calculators.kit.lists import ListOf
from calculators.kit.picks import Pick
from calculators.kit.scene.board import Group
from rules_core.imperfect.session.setup import MOST
from rules_core.imperfect.session.state import Chip, Hand, Table
from rules_core.imperfect.session.telling import capital

QUICK = ("crew.names",)
MIX = "Carried chips included. Lower them only if something special has changed the mix."


def of(kind: Any, name: str, label: str = "", default: Any = None) -> Field:
    """A field of one of this game's kinds, under its name here, with its default."""
    field: Field = kind if isinstance(kind, Field) else kind.__metadata__[0]
    return replace(field, name=name, label=label or field.label, default=default)


def chips(hand: Hand, black: bool = True) -> tuple[Field, ...]:
    """How many chips of each kind, as far as they are held."""
    held = {kind.value: getattr(hand.chips, kind.value) for kind in Chip}
    held |= {"black": hand.black} if black else {}
    return tuple(
        Whole(kind.title(), name=kind, least=0, most=most, default=0)
        for kind, most in held.items()
        if most
    )


def pick(state: Table, name: str, label: str, people: Iterable[int], default: Any = None) -> Pick:
    """A choice among hands."""
    named = tuple((who, capital(state.name(who))) for who in people)
    return Pick(label, name=name, of=named, default=default)


GROUPS = (
    Group(
        "crew",
        "The crew",
        (
            ListOf("Players", "Comma separated.", name="names", item=Words(), most=MOST),
            of(Points, "pot", "In the crew's pot"),
        ),
    ),
    Group("pool", "The pool", (of(White, "white"), of(Red, "red"), of(Blue, "blue")), note=MIX),
)
