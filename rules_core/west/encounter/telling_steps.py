"""What the log says of the steps of an attack."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core.figures import Figure
from rules_core.west.encounter import events as e
from rules_core.west.encounter.speech import card_of, may_heal, so_far, tn_against
from rules_core.west.encounter.state import Encounter
from rules_core.west.perception import named_by
from rules_core.west.terms import Cause, count

Told = tuple[str, Mapping[str, Figure[Any]]]
"""A sentence, and the figures behind it by their labels."""


def speaker(state: Encounter) -> str:
    """What the side is called whose phase it is."""
    return state.setup.name(state.attacker)


def drawn(event: Any) -> str:
    """What stands behind the mention of a card that came from the model deck."""
    return " (drawn from the model deck)" if event.drawn else ""


def number(state: Encounter, *, sizing: bool = False) -> Figure[int]:
    """The target number of the side whose phase it is."""
    return tn_against(state, state.attacker.other, sizing=sizing)


def _declared(before: Encounter, event: e.Declared, after: Encounter) -> Told:
    assert after.attack is not None
    style = after.attack.style
    cause = "Presence" if event.cause is Cause.PRESENCE else style.secondary
    effect = style.secondary if event.cause is Cause.PRESENCE else "Presence"
    words = f"{speaker(before)} attacks with {style.label}: {cause} is cause, {effect} effect."
    return words, {"TN": number(after)}


def _turned(before: Encounter, event: e.Turned, after: Encounter) -> Told:
    found = so_far(after, after.attack) if after.attack else after.last
    assert found is not None
    figures: dict[str, Figure[Any]] = {"TN": found.tn, "Hit": found.hit}
    figures["Heard as"] = found.perceived
    if event.calamity:
        return f"The card{drawn(event)} is a calamity: the attack turns on its speaker.", figures
    words = f"The card{drawn(event)} shows {event.cause_result} against TN {found.tn.value}: "
    words += "a hit" if found.hit.value else "a miss"
    if found.bumps.value:
        figures["Bumps"] = found.bumps
        words += f" with {count(found.bumps.value, 'bump')}"
    if found.misconstrued.value:
        words += f", taken for {found.perceived.value.label}"
    return words + ".", figures


def _bumped(before: Encounter, event: e.Bumped, after: Encounter) -> Told:
    attack = before.attack
    assert attack is not None
    style = named_by(event.phase, attack.style)
    words = f"Bumps move the phase number to {event.phase}: it is taken for {style.label}."
    return words, {}


def _let_stand(before: Encounter, event: e.LetStand, after: Encounter) -> Told:
    return f"{speaker(before)} lets the misreading stand.", {}


def _rephrased(before: Encounter, event: e.Rephrased, after: Encounter) -> Told:
    attack = before.attack
    assert attack is not None
    style = named_by(event.phase, attack.style)
    words = f"{speaker(before)} rephrases for 1 card; the new one{drawn(event)} shows phase "
    return f"{words}{event.phase}: it is taken for {style.label}.", {}


def _switched(before: Encounter, event: e.SwitchedGears, after: Encounter) -> Told:
    attack = before.attack
    assert attack is not None
    style = named_by(card_of(attack).phase, attack.style)
    words = f"{speaker(before)} switches gears for 1 card: {style.label} from now on."
    return words, {"Heard as": so_far(before, attack).perceived}


def _took_loss(before: Encounter, event: e.TookLoss, after: Encounter) -> Told:
    return f"{speaker(before)} takes the loss: the attack turns on its speaker.", {}


def _spent(before: Encounter, event: e.SpentBumps, after: Encounter) -> Told:
    spent = [
        f"{count(spent_on, 'bump')} on {what}"
        for spent_on, what in (
            (event.bumps_location, f"the location, now {event.location and event.location.value}"),
            (event.bumps_penetration, "PV"),
            (event.bumps_effect, "the effect"),
        )
        if spent_on
    ]
    return f"{speaker(before)} spends {', '.join(spent) or 'no bump'}.", {}


def _effect(before: Encounter, event: e.EffectRead, after: Encounter) -> Told:
    attack = before.attack
    assert attack is not None
    found = so_far(before, attack)
    column = found.effect_column.value
    cell = f"row {found.effect_row.value}, {column.value if column else ''}"
    words = f"The effect{drawn(event)} at {cell} is {event.effect}."
    if may_heal(before, attack) and not event.heals:
        words += f" {speaker(before)} heals nothing by it."
    return words, {}


def _won_back(before: Encounter, event: e.WonBack, after: Encounter) -> Told:
    name = before.setup.name(before.attacker.other)
    return f"The missed fast talk gives {name} {event.recovery} to win back{drawn(event)}.", {}


STEPS: Mapping[type[e.Event], Callable[[Encounter, Any, Encounter], Told]] = {
    e.Declared: _declared,
    e.Turned: _turned,
    e.Bumped: _bumped,
    e.LetStand: _let_stand,
    e.Rephrased: _rephrased,
    e.SwitchedGears: _switched,
    e.TookLoss: _took_loss,
    e.SpentBumps: _spent,
    e.EffectRead: _effect,
    e.WonBack: _won_back,
}
"""The sentence for each step."""
