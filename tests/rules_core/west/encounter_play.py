"""Short ways to play an encounter in a test."""

from rules_core.record import Record
from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.outcome import Debt, outcome
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Who
from rules_core.west.encounter.state import Encounter

PLAIN = Setup(Instigator(cards=3), Audience(cards=3))
HIT = e.Turned(5, penetration=2)
MISS = e.Turned(1)


def played(*events: e.Event, setup: Setup = PLAIN) -> Encounter:
    record = Record(SCENE, setup)
    for event in events:
        record = record.did(event)
    return record.state


def attack(effect: int, card: e.Turned = HIT) -> tuple[e.Event, ...]:
    return e.Declared(), card, e.EffectRead(effect)


def debts(state: Encounter) -> tuple[Debt, Debt]:
    found = outcome(state)
    assert found is not None
    return found.owes[Who.INSTIGATOR].value, found.owes[Who.AUDIENCE].value
