"""Two people, a fight and a talk; what was played, what is refused."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.game import SCENE
from rules_core.clockwork.encounter.setup import Person, Player, Setup, Terms
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import (
    Approach,
    Kind,
)
from rules_core.errors import IllegalEvent
from rules_core.record import Record
from rules_core.rulebook import Rule

FIGHT = Setup(first=Player(name="Ann"), second=Person(name="Ben", threat=5))
TALK = replace(FIGHT, terms=Terms(Kind.SOCIAL))
FIRST = (e.InitiativeRolled(1, 3), e.InitiativeRolled(2, 1))
CLOSE = (*FIRST, e.Moved(2), e.Attacked(2))
SAY = (*FIRST, e.Attacked(2, Approach.PLEA))


def played(*events: e.Event, setup: Setup = FIGHT) -> Conflict:
    record = Record(SCENE, setup)
    for event in events:
        record = record.did(event)
    return record.state


def refused(rule: Rule, event: e.Event, *events: e.Event, setup: Setup = FIGHT) -> None:
    record = Record(SCENE, setup)
    for each in events:
        record = record.did(each)
    with pytest.raises(IllegalEvent) as found:
        record.did(event)
    assert found.value.rule is rule


class Scripted(Random):
    """Dice that show these faces: each die the first one that it has."""

    def __init__(self, *faces: str) -> None:
        super().__init__(0)
        self.coming = list(faces)

    def choice(self, seq: Any) -> Any:
        face = next(face for face in self.coming if face in seq)
        self.coming.remove(face)
        return face
