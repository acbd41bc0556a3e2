"""The line of the log for an event, with the figures behind it, and what undoing it is called."""

from collections.abc import Callable
from typing import Any

from rules_core.figures import Figure
from rules_core.record import Entry
from rules_core.west import sizing_up
from rules_core.west.encounter import events as e
from rules_core.west.encounter.deeds import deed, figures_of, sentence
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import tn_against
from rules_core.west.encounter.state import Encounter, Secret
from rules_core.west.encounter.telling_steps import STEPS, Told, drawn, number, speaker
from rules_core.west.ending import healed
from rules_core.west.terms import count


def tell(before: Encounter, event: e.Event, after: Encounter) -> Entry:
    """The log's line: what happened, what an attack did if this closed it, whether it is over."""
    words, figures = _TELL[type(event)](before, event, after)
    said, reasons = [words], dict(figures)
    if before.attack is not None and after.attack is None and after.last is not None:
        names = (before.setup.name(before.attacker), before.setup.name(before.attacker.other))
        said.append(deed(after.last, *names))
        reasons |= figures_of(after.last)
    if after.over is not None and before.over is None:
        said.append(f"It is over: {after.over.text}.")
    return Entry(" ".join(sentence(each) for each in said if each), reasons)


def _before(before: Encounter, event: e.SizedUpBefore, after: Encounter) -> Told:
    tn = tn_against(before, Who.AUDIENCE, sizing=True)
    change = sizing_up.attempt(event.cause_result, tn.value, event.calamity)
    words = f"{before.setup.name(Who.INSTIGATOR)} sizes up the audience before the talk"
    return f"{words}{drawn(event)}: {_sized(change)}", {"TN": tn, "Change": change}


def _sized(change: Figure[int]) -> str:
    if change.value < 0:
        return f"TN and Nerve {-change.value} lower for the next attack."
    return "a calamity: TN and Nerve 1 higher." if change.value else "nothing learnt."


def _sized_up(before: Encounter, event: e.SizedUp, after: Encounter) -> Told:
    tn = number(before, sizing=True)
    change = sizing_up.attempt(event.cause_result, tn.value, event.calamity)
    words = f"{speaker(before)} sizes up the other side{drawn(event)}: {_sized(change)}"
    return words, {"TN": tn, "Change": change}


def _passed(before: Encounter, event: e.Passed, after: Encounter) -> Told:
    return f"{speaker(before)} says nothing and keeps the card.", {}


def _disengaged(before: Encounter, event: e.Disengaged, after: Encounter) -> Told:
    return f"{before.setup.name(event.side)} breaks off.", {}


def _trigger(words: str) -> Callable[[Encounter, e.Event, Encounter], Told]:
    def told(before: Encounter, event: e.Event, after: Encounter) -> Told:
        is_secret = Secret.TRIGGER in after.secrets()
        if after.trigger is None or is_secret:
            return f"The Judge {words} by 1.", {}
        return f"The Judge {words} by 1, to {after.trigger.value}.", {"Trigger": after.trigger}

    return told


def _granted(before: Encounter, event: e.CardGranted, after: Encounter) -> Told:
    words = f"The Judge gives {before.setup.name(Who.INSTIGATOR)} 1 more card."
    return words, {"Cards": after.instigator.cards}


def _revealed(before: Encounter, event: e.Revealed, after: Encounter) -> Told:
    terms = before.setup.terms
    if event.secret is Secret.FORBIDDEN:
        styles = ", ".join(style.label for style in terms.forbidden)
        return f"The Judge reveals a trigger on {styles}. {sentence(terms.forbidden_then)}", {}
    if event.secret is Secret.FURTHER:
        words = f"The Judge reveals a trigger at {terms.further} {terms.further_unit.value}."
        return f"{words} {sentence(terms.further_then)}".strip(), {}
    assert before.trigger is not None
    words = f"The Judge reveals the trigger: {before.trigger.value} {terms.trigger_unit.value}."
    return words, {"Trigger": before.trigger}


def _fired(before: Encounter, event: e.Fired, after: Encounter) -> Told:
    return "Another trigger of the Judge's fires.", {}


def _stress(before: Encounter, event: e.StressReturned, after: Encounter) -> Told:
    name = before.setup.name(event.side)
    words = f"The Judge sees {count(event.points, 'stress point')} return to {name}."
    return words, {"Stress": after.side(event.side).stress}


def _recovered(before: Encounter, event: e.Recovered, after: Encounter) -> Told:
    side = before.side(event.side)
    heals = healed(event.cause_result, event.calamity, side.wounds.value, event.by)
    words = f"{before.setup.name(event.side)} heals {count(heals.value, 'stress wound')}"
    words += f" by a {event.by.value.title()} check."
    return words, {"Healed": heals, "Wounds": after.side(event.side).wounds}


_TELL: dict[type[e.Event], Callable[[Encounter, Any, Encounter], Told]] = {
    **STEPS,
    e.SizedUpBefore: _before,
    e.SizedUp: _sized_up,
    e.Passed: _passed,
    e.Disengaged: _disengaged,
    e.TriggerRaised: _trigger("raises the trigger"),
    e.TriggerLowered: _trigger("lowers the trigger"),
    e.CardGranted: _granted,
    e.Declined: lambda before, event, after: ("The Judge leaves it at that.", {}),
    e.Closed: lambda before, event, after: ("The Judge lets no more attacks follow.", {}),
    e.Revealed: _revealed,
    e.Fired: _fired,
    e.StressReturned: _stress,
    e.Recovered: _recovered,
    e.SceneOpened: lambda before, event, after: (f"Scene {after.scene} begins.", {}),
}
