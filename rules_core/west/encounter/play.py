"""The encounter as a game: how it begins and what an event makes of it."""

from dataclasses import replace

from rules_core.errors import IllegalEvent, Problems
from rules_core.figures import Figure
from rules_core.west.book import Stakes
from rules_core.west.encounter.asides import ASIDES
from rules_core.west.encounter.events import Event
from rules_core.west.encounter.legal import refusal
from rules_core.west.encounter.setup import Setup, Who, expect_ready
from rules_core.west.encounter.side import Side
from rules_core.west.encounter.state import Encounter
from rules_core.west.encounter.steps import STEPS
from rules_core.west.encounter.turns import ended, out_of_cards
from rules_core.west.limits import note_record

DO = {**STEPS, **ASIDES}


def begin(setup: Setup) -> Encounter:
    """The encounter before the first card; InvalidInput names fields as ``part.field``."""
    expect_ready(setup)
    terms = setup.terms
    trigger = None
    if terms.trigger is not None:
        text = f"{terms.trigger} {terms.trigger_unit.value}, set by the Judge"
        trigger = Figure.start(terms.trigger, Stakes.TRIGGERS, text)
    instigator = Side.of(setup.instigator, setup.options)
    audience = Side.of(setup.audience, setup.options)
    state = Encounter(setup, instigator, audience, trigger)
    over = out_of_cards(state)
    if over:
        return ended(state, over)
    first = Who.INSTIGATOR if state.instigator.cards.value else Who.AUDIENCE
    return replace(state, turn=first)


def apply(state: Encounter, event: Event) -> Encounter:
    """The state after an event.

    IllegalEvent cites the rule that forbids it now; InvalidInput names the event's fields.
    """
    forbidden = refusal(state, type(event))
    if forbidden:
        raise IllegalEvent(*forbidden)
    problems = Problems()
    note_record(problems, event)
    problems.raise_if_any()
    return DO[type(event)](state, event)
