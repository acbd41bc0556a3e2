"""What an attack has done, in words and figures for the log."""

from typing import Any

from rules_core.figures import Figure
from rules_core.west.exchange import Exchange
from rules_core.west.terms import Result, count

LANDED = {Result.PENETRATES: "it penetrates", Result.ABLATES: "it ablates"}


def sentence(words: str) -> str:
    """The words with a capital first, whatever name they begin with."""
    return words[:1].upper() + words[1:]


def is_lost(found: Exchange) -> bool:
    """Whether the aggressor took the loss: an effect was read, and not against the target."""
    return found.result.value is Result.NONE and found.effect_row.value > 0


def deed(found: Exchange, speaker: str, hearer: str) -> str:
    """What the attack did to whom, in a sentence or two."""
    if is_lost(found):
        left = f"{speaker} is left with {count(found.own_wounds.value, 'wound')}"
        return f"{left} and {found.own_stress.value} stress."
    if found.result.value is Result.NONE:
        return _changes(found, hearer)
    if found.result.value is Result.DEFLECTS:
        return f"the words deflect. {_changes(found, hearer)}".strip()
    how = LANDED[found.result.value]
    if found.cards_removed.value:
        hurt = f"{hearer} loses {count(found.cards_removed.value, 'card')}"
    else:
        dealt, stress = found.wounds_dealt.value, found.stress_after.value
        hurt = f"{hearer} takes {count(dealt, 'wound')}, {stress} stress left"
    return f"{how}: {hurt}. {_changes(found, hearer)}".strip()


def _changes(found: Exchange, hearer: str) -> str:
    """Nerve, TN and wounds that changed besides."""
    said = []
    if found.nerve_after.value != found.nerve_after.steps[0].total:
        said.append(f"Nerve is {found.nerve_after.value}")
    if found.tn_adjust.value != found.tn_adjust.steps[0].total:
        said.append("the TN of later attacks rises by 1")
    if found.healed.value:
        said.append(f"{count(found.healed.value, 'wound')} heal")
    words = ", ".join(said)
    return sentence(f"{hearer}: {words}.") if words else ""


def figures_of(found: Exchange) -> dict[str, Figure[Any]]:
    """The figures of a resolved attack that the log shows, by their labels."""
    figures: dict[str, Figure[Any]] = {"Result": found.result}
    if found.effect_row.value:
        figures |= {"Effect row": found.effect_row, "Effect column": found.effect_column}
    if is_lost(found):
        return figures | {"Own wounds": found.own_wounds, "Own stress": found.own_stress}
    if found.effect_row.value:
        figures |= {"Wounds dealt": found.wounds_dealt, "Stress left": found.stress_after}
    if found.cards_removed.value:
        figures["Cards removed"] = found.cards_removed
    return figures | {"Nerve": found.nerve_after}
