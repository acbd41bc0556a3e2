"""Everyone as they stand: tracks, slots, conditions, what bears on their tests."""

from typing import Any

from calculators.kit.scene.board import Meter, Strip
from rules_core.anam.armour import remaining
from rules_core.anam.terms import What, signed
from rules_core.anam.tracker.care import outlook
from rules_core.anam.tracker.state import Condition, Conflict, Person
from rules_core.anam.tracker.telling_between import capital
from rules_core.anam.tracker.trial import fatigue, left, wears_hard
from rules_core.figures import Figure


def strips(state: Conflict) -> tuple[Strip, ...]:
    """All who are kept count of."""
    return tuple(_strip(state, who) for who in state.present)


def _strip(state: Conflict, who: int) -> Strip:
    person = state.person(who)
    sheet = person.sheet
    meters = (
        Meter("Bruises", person.bruises, sheet.bruises_max, "marks"),
        Meter("Wounds", person.wounds, sheet.wounds_max, "marks"),
        Meter("Slots", len(person.conditions), sheet.conditions_max, "marks"),
    )
    return Strip(
        capital(state.name(who)),
        _words(person),
        meters,
        _figures(state, person),
        is_next=state.acting == who,
    )


def _words(person: Person) -> str:
    """Out or not, what ails them, and what helps or hinders."""
    said = ["out of combat"] if person.out.value else []
    said += ["has acted"] if person.has_acted else []
    said += [_condition(condition) for condition in person.conditions]
    said += [f"{held.kind} {signed(left(held))}" for held in person.modifiers]
    return ", ".join(said)


def _condition(condition: Condition) -> str:
    return f"{condition.told} (healing)" if condition.lifted else condition.told


def _figures(state: Conflict, person: Person) -> dict[str, Figure[Any]]:
    options = state.setup.options
    figures: dict[str, Figure[Any]] = {"Defence": person.defence}
    if person.sheet.soft and not person.sheet.own:
        lasts = remaining(person.sheet.soft, person.soft_hits, options)
        figures[f"PV {person.sheet.soft} lasts"] = lasts
    if wears_hard(person):
        figures["Fatigue"] = fatigue(person, False, options)
    if person.out.value:
        figures["Out of combat"] = person.out
    for number, condition in enumerate(person.conditions, 1):
        clears = outlook(condition, options).clears
        own = condition.name.strip()
        kind = "Injury" if condition.kind is What.INJURY else "Imposed"
        figures[f"{kind} {number}{f', {own}' if own else ''}"] = clears
    return figures
