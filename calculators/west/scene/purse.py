"""What the bumps of a check buy, as buttons and as a form (tw-bumps)."""

from collections.abc import Callable

from calculators.kit.fields import Field, OneOf
from calculators.kit.scene.board import Move
from calculators.west.inputs import Bumps
from calculators.west.scene.setup import of, with_default
from rules_core.west.encounter import events as e
from rules_core.west.terms import Location, Result, count

BETTER = {Result.ABLATES: "it ablates", Result.PENETRATES: "it penetrates"}


def purse_moves(left: int, place: Location, result: Callable[[int], Result]) -> list[Move]:
    """What `left` bumps buy; `result` tells what so many of them on PV make of the attack."""
    now, moves = result(0), list[Move]()
    best = now
    for spent in range(1, left + 1):
        if result(spent) is not best:
            best = result(spent)
            label = f"{spent} on PV: {BETTER[best]}"
            moves.append(Move(e.SpentBumps, label, fixed={"bumps_penetration": spent}))
    if now in BETTER and left > 1:
        rows = {"bumps_effect": left - left % 2}
        moves.append(Move(e.SpentBumps, _rows(left), fixed=rows))
    if now in BETTER:
        moves += _places(place)
    moves.append(Move(e.SpentBumps, "Let them lapse" if left > 1 else "Let it lapse", tone="quiet"))
    return moves + ([_purse(place)] if left > 1 else [])


def loss_moves(left: int, place: Location) -> list[Move]:
    """What `left` bumps of a hit may still do about the loss that was taken (tw-take-loss)."""
    if not left:
        return []
    return _places(place) + ([_purse(place, is_loss=True)] if left > 1 else [])


def _places(place: Location) -> list[Move]:
    """A button for each place that 1 bump moves it to."""
    return [
        Move(
            e.SpentBumps,
            f"1 moves it to {other.value}",
            fixed={"location": other, "bumps_location": 1},
            tone="quiet",
        )
        for other in Location
        if other is not place
    ]


def _rows(left: int) -> str:
    rows = left // 2
    return f"{left - left % 2} on the effect: {count(rows, 'row')} more"


def _purse(place: Location, *, is_loss: bool = False) -> Move:
    """Any other way to spend them; a loss has no PV."""
    fields: tuple[Field, ...] = (
        with_default(of(Bumps, "bumps_effect", "On effect, 2 a row"), 0),
        with_default(of(Bumps, "bumps_location", "On the location"), 0),
        OneOf("It moves to", of=Location, name="location", default=place),
    )
    if not is_loss:
        fields = (with_default(of(Bumps, "bumps_penetration", "On PV"), 0), *fields)
    return Move(e.SpentBumps, "Spend them so", fields, fold="Spend them otherwise")
