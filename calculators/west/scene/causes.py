"""The two traits of a style as cause and effect, said the same way on both boards (tw-declare)."""

from rules_core.west.encounter.side import Side
from rules_core.west.terms import Cause

OTHER = {Cause.PRESENCE: Cause.SECONDARY, Cause.SECONDARY: Cause.PRESENCE}


def causes(side: Side) -> tuple[Cause, ...]:
    """The traits that may make the check; one where it makes no difference which."""
    trait = side.who.trait(side.style)
    same_rank = not _is_unskilled(side) or trait.rank == side.who.verve
    alike = trait.die is side.who.presence and same_rank
    return (Cause.PRESENCE,) if alike else tuple(Cause)


def cause_name(side: Side, cause: Cause) -> str:
    """What the trait is called."""
    return "Presence" if cause is Cause.PRESENCE else side.style.secondary


def cause_note(side: Side, cause: Cause) -> str:
    """Which trait makes the check and which is effect, with their dice."""
    dice = {Cause.PRESENCE: side.who.presence, Cause.SECONDARY: side.who.trait(side.style).die}
    check, other = dice[cause].value, OTHER[cause]
    if _is_unskilled(side):
        check = "d4, unskilled"
    effect = f"{cause_name(side, other)} is effect ({dice[other].value})"
    return f"{cause_name(side, cause)} makes the check ({check}), {effect}."


def _is_unskilled(side: Side) -> bool:
    """Whether ranks decide instead of dice (tw-check, tw-stressed)."""
    return side.is_stressed or not side.who.social_combat
