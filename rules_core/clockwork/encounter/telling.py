"""The line of the log for an event, with the figures behind it."""

from typing import Any

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.telling_roll import ROLLS, came
from rules_core.clockwork.encounter.telling_turn import TURNS
from rules_core.clockwork.encounter.words import Fate
from rules_core.clockwork.terms import Trait
from rules_core.figures import Figure
from rules_core.record import Entry

FATES = {
    Fate.FLEES: "flees or surrenders",
    Fate.LEFT: "is gone",
    Fate.YIELDED: "gives in",
    Fate.FALLEN: "is incapacitated",
    Fate.WON: "is won over",
}


def tell(before: Conflict, event: e.Event, after: Conflict) -> Entry:
    """The log's line: what happened, whom it changed, whether a round begins or it is over."""
    words, figures = (TURNS | ROLLS)[type(event)](before, event, after)
    said, reasons = [words], dict(figures)
    if isinstance(event, e.Rolled | e.RollChosen):
        said += came(before, after)
    for old, new in zip(before.actors, after.actors, strict=True):
        said += changes(old, new)
        reasons |= moved(old, new)
    said += _pontus(before, event)
    if after.over is not None:
        said.append(f"It is over: {after.over.text}.")
    elif after.round > before.round:
        said.append(f"Round {after.round} begins.")
    return Entry(" ".join(each[:1].upper() + each[1:] for each in said if each), reasons)


def changes(old: Actor, new: Actor) -> list[str]:
    """What became of somebody, in sentences."""
    said = []
    for trait in Trait:
        if old.level(trait).value != new.level(trait).value:
            said.append(f"{new.name}: {trait.level(new.level(trait).value)}.")
    if new.wounds.value > old.wounds.value:
        said.append(f"{new.name}: wounds {new.wounds.value}.")
    for placed in new.conditions:
        if placed not in old.conditions:
            lasting = ", persistent" if placed.is_persistent else ""
            said.append(f"{new.name}: {placed.name.capitalize()}{lasting}.")
    if new.is_stripped != old.is_stripped or new.is_doubted != old.is_doubted:
        said.append(f"{new.name}: the Armor is gone.")
    if new.fate is not None and old.fate is None:
        said.append(f"{new.name} {FATES[new.fate]}.")
    return said


def moved(old: Actor, new: Actor) -> dict[str, Figure[Any]]:
    """The levels that changed, with their reasons."""
    found: dict[str, Figure[Any]] = {
        f"{new.name}: {trait.label}": new.level(trait)
        for trait in Trait
        if old.level(trait).value != new.level(trait).value
    }
    if new.wounds.value != old.wounds.value:
        found[f"{new.name}: Wounds"] = new.wounds
    return found


def _pontus(before: Conflict, event: e.Event) -> list[str]:
    """A despair among the results of Elicit Aid (cd-maneuvers)."""
    attack = before.attack
    despair = isinstance(event, e.Rolled) and event.despair
    if attack is not None and len(attack.rollers) > 1 and despair:
        return ["A despair with aid called is a Pontus Event: the Narrator says what that is."]
    return []
