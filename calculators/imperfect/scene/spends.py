"""What the chips of a hand may be spent on: a check, harm, a price, points."""

from collections.abc import Mapping
from typing import Any

from calculators.imperfect.inputs import Ct, Wounds
from calculators.imperfect.scene.setup import chips, of, pick
from calculators.kit.fields import Field, YesNo
from calculators.kit.scene.board import Move
from rules_core.imperfect.saving import save
from rules_core.imperfect.session import events as e
from rules_core.imperfect.session.spending import served, taken
from rules_core.imperfect.session.state import Chip, Table
from rules_core.imperfect.session.telling import DOES


def single(state: Table) -> list[Move]:
    """A button for each kind of chip, spent on a check of one's own."""
    hand = state.hand(taken(state))
    kinds = {kind.value: getattr(hand.chips, kind.value) for kind in Chip} | {"black": hand.black}
    return [
        Move(e.Bettered, f"{kind.title()} on a check", fixed={kind: 1}, note=f"{DOES[kind]}.")
        for kind, number in kinds.items()
        if number
    ]


def checks(state: Table) -> list[Move]:
    """Any chips, on anybody's check that they may serve."""
    who = taken(state)
    fields: tuple[Field, ...] = (
        *chips(state.hand(who)),
        pick(state, "whose", "Whose check?", served(state), who),
        YesNo("It failed critically", name="critical", default=False),
        YesNo("Unskilled, with an impetus", name="impetus", default=False),
        YesNo("A test of terror", name="terror", default=False),
        YesNo("More for the check just bettered", name="same", default=False),
    )
    fold = "Several on a check, or for somebody else"
    return [Move(e.Bettered, "Spend them", fields, fold=fold)]


def harm(state: Table) -> list[Move]:
    """Chips against one attack."""
    who = taken(state)
    held = state.hand(who).chips

    def cheapest(values: Mapping[str, Any]) -> e.Saved:
        found = save(values["wounds"], values["ct"], held, values["roll"])
        spent = {kind.value: getattr(found, f"spend_{kind.value}").value for kind in Chip}
        return e.Saved(**{**values, **spent})

    hand = chips(state.hand(who), black=False)
    fields: tuple[Field, ...] = (
        pick(state, "whose", "Who is hurt?", served(state), who),
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


def rest(state: Table) -> list[Move]:
    """What players alone do with chips."""
    hand = state.hand(taken(state))
    note = "The Master names it, such as 1 chip for each success."
    when = "When the session ends, if the Master agrees."
    points = "" if state.is_over else "Into bounty points"
    return [
        Move(e.Resisted, "Pay it", chips(hand), note=note, fold="A price for resisting"),
        Move(e.TurnedIn, "Turn them in", chips(hand, False), note=when, fold=points),
    ]
