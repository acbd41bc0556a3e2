"""Both sides as they stand: cards, stress, wounds, Nerve and TN with their reasons."""

from typing import Any

from calculators.kit.scene.board import Meter, Strip
from rules_core.figures import Figure, Step
from rules_core.west.book import Stakes
from rules_core.west.encounter.deeds import sentence
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.side import Side
from rules_core.west.encounter.speech import tn_against
from rules_core.west.encounter.state import Encounter, Secret
from rules_core.west.penetration import nerve_met
from rules_core.west.terms import Style, TriggerUnit
from rules_core.west.wounds import TRACK

Figures = dict[str, Figure[Any]]


def strips(state: Encounter) -> tuple[Strip, ...]:
    """The instigator's strip and the audience's."""
    return tuple(strip(state, who) for who in Who)


def strip(state: Encounter, who: Who) -> Strip:
    """One side as everyone may see it; what is secret is kept apart."""
    side = state.side(who)
    shown, hidden = _figures(state, who), Figures()
    meters = [
        Meter("Cards", side.cards.value, side.pool + side.granted),
        Meter("Stress", side.stress.value, side.full_stress, "bar"),
        Meter("Wounds", side.wounds.value, TRACK, "marks"),
    ]
    if who is Who.AUDIENCE:
        for secret, label, figure in _triggers(state):
            if secret in state.secrets():
                hidden[label] = figure
            elif secret is not Secret.TRIGGER or len(figure.steps) > 1:
                shown[label] = figure  # a trigger as it was set has its meter
        if state.trigger and Secret.TRIGGER not in state.secrets():
            meters.append(_towards(state))
    elif state.setup.terms.ready_to_bear is not None:
        limit = state.setup.terms.ready_to_bear
        shown["Ready to bear"] = Figure.start(limit, Stakes.TRIGGERS, f"{limit} wounds")
    return Strip(
        name=sentence(state.setup.name(who)),
        words=_words(side, who),
        meters=tuple(meters),
        figures=shown,
        secret=hidden,
        is_next=who is state.turn,
    )


def _words(side: Side, who: Who) -> str:
    said = [f"{sentence(who.value)}, {side.style.label}"]
    said += ["stressed"] if side.is_stressed else []
    said += ["will broken"] if side.is_broken else []
    return " · ".join(said)


def _figures(state: Encounter, who: Who) -> Figures:
    side = state.side(who)
    nerve = side.nerve
    if not side.is_stressed:
        nerve = nerve_met(nerve, side.sized + side.sized_before)
    shown: Figures = {"TN to hit": tn_against(state, who), "Nerve": nerve}
    if state.options.ind == "yes":
        shown |= {f"Resists {style.label}": side.resistance(style) for style in Style}
    return shown


def _towards(state: Encounter) -> Meter:
    """How far the audience is from its trigger."""
    assert state.trigger is not None
    unit = state.setup.terms.trigger_unit
    kind = "marks" if unit is TriggerUnit.WOUNDS else "bar"
    return Meter("Trigger", state.counted(unit), state.trigger.value, kind, unit.value)


def _triggers(state: Encounter) -> list[tuple[Secret, str, Figure[Any]]]:
    """The audience's triggers, each with the secret that it may be."""
    terms, found = state.setup.terms, list[tuple[Secret, str, Figure[Any]]]()
    if state.trigger:
        found.append((Secret.TRIGGER, f"Trigger in {terms.trigger_unit.value}", state.trigger))
    if terms.further is not None:
        text = terms.further_then or "the talk ends"
        point = Figure.start(terms.further, Stakes.TRIGGERS, text)
        found.append((Secret.FURTHER, f"Trigger in {terms.further_unit.value} too", point))
    if terms.forbidden:
        text = terms.forbidden_then or "the talk ends"
        styles = Figure((Step(Stakes.TRIGGERS, text, terms.forbidden),))
        found.append((Secret.FORBIDDEN, "Ends the talk", styles))
    return found
