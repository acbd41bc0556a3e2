"""Whole conflicts worked out by hand: tests/rules_core/replays/conflict-*.txt.

Each is a record with comments. A comment that begins with ``=>`` states what holds at that point::

    # => 2: guard 1, wounds 1, conditions dazed     somebody, by number; guard as it counts
    # => attack: penetrates yes, reductions 1       the attack under way, or the last one
    # => dice: 1 ability, 1 challenge               those of whoever rolls now
    # => state: turn 2, round 2, stage roll         turn, round, stage, field, left, order
    # => may: wound, subdue                         these outcomes may be placed, and no others
    # => refused cd-avenues: moved to=1             this event may not come now, by that rule
    # => over: won-over by cd-outcomes              how it has ended
"""

from pathlib import Path
from typing import Any

import pytest

from calculators.kit.values import as_text
from rules_core.clockwork.encounter.game import SCENE
from rules_core.clockwork.encounter.outcome import outcome
from rules_core.clockwork.encounter.pools import attack_dice
from rules_core.clockwork.encounter.spend import may_place
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.strikes import guard_of, roller
from rules_core.record import Record
from tests.rules_core.retold import replays, retell

REPLAYS = replays(SCENE)


def of_actor(state: Conflict, id: int, name: str) -> Any:
    actor = state.actor(id)
    if name == "guard":
        return guard_of(state, actor)
    if name == "conditions":
        lasting = {True: "!", False: ""}
        said = [p.name + lasting[p.is_persistent] for p in actor.conditions]
        return " + ".join(said) or "none"
    found = getattr(actor, name.replace("-", "_"))
    return getattr(found, "value", found)


def of_state(state: Conflict, name: str) -> Any:
    if name == "turn":
        return state.turn and state.turn.by
    if name == "left":
        turn = state.turn
        return turn and f"{turn.moves}/{turn.actions}/{turn.maneuvers}"
    if name == "order":
        return "-".join(map(str, state.order))
    return getattr(state, name)


def of_attack(state: Conflict, name: str) -> Any:
    attack = state.attack or state.last
    assert attack is not None
    if name in ("threats", "despairs", "potency", "against"):
        return getattr(attack, name)
    return getattr(attack.exchange, name.replace("-", "_")).value


def told(state: Conflict, subject: str, name: str) -> Any:
    if subject == "attack":
        return of_attack(state, name)
    if subject == "state":
        return of_state(state, name)
    return of_actor(state, int(subject), name)


def ending(state: Conflict) -> str:
    end = outcome(state)
    return f"{end.ending.value} by {end.rule.id}" if end else "it goes on"


def dice(state: Conflict) -> str:
    assert state.attack is not None
    return as_text(attack_dice(state, state.attack, roller(state.attack))[0].value)


WHOLE = {
    "may": lambda state: {outcome.value for outcome in may_place(state)},
    "dice": dice,
    "over": ending,
}


def test_there_are_replays() -> None:
    assert len(REPLAYS) >= 8


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    whole = Record.read(path.read_text("utf-8"), {SCENE.id: SCENE})
    assert retell(path, SCENE, told, WHOLE) >= len(whole.events) // 2
