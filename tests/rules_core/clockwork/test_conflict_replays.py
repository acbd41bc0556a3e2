"""Whole conflicts worked out by hand: tests/rules_core/clockwork/replays/*.txt.

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
from rules_core.errors import IllegalEvent
from rules_core.notation import read_line, split_line
from rules_core.record import Record

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.txt"))
GAMES = {SCENE.id: SCENE}


def written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(getattr(value, "value", value))


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


def check(record: Record[Any, Any, Any], claim: str) -> None:
    state: Conflict = record.state
    subject, _, rest = claim.partition(": ")
    if subject == "may":
        assert [outcome.value for outcome in may_place(state)] == rest.split(", ")
    elif subject == "dice":
        assert state.attack is not None
        found, _ = attack_dice(state, state.attack, roller(state.attack))
        assert as_text(found.value) == rest
    elif subject.startswith("refused "):
        event = read_line(SCENE.by_word[split_line(rest)[0]], rest)
        with pytest.raises(IllegalEvent) as refused:
            record.did(event)
        assert refused.value.rule.id == subject.removeprefix("refused ")
    elif subject == "over":
        end = outcome(state)
        assert end is not None, "it goes on"
        assert f"{end.ending.value} by {end.rule.id}" == rest
    else:
        for pair in rest.split(", "):
            name, _, expected = pair.partition(" ")
            assert written(told(state, subject, name)) == expected, pair


def told(state: Conflict, subject: str, name: str) -> Any:
    if subject == "attack":
        return of_attack(state, name)
    if subject == "state":
        return of_state(state, name)
    return of_actor(state, int(subject), name)


def test_there_are_replays() -> None:
    assert len(REPLAYS) >= 8


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = Record.read(text, GAMES)
    lines, claims = text.splitlines(), 0
    for number, line in enumerate(lines, start=1):
        if line.startswith("# =>"):
            claims += 1
            played = Record.read("\n".join(lines[:number]), GAMES)
            try:
                check(played, line.removeprefix("# =>").strip())
            except AssertionError as wrong:
                raise AssertionError(f"{path.name}, line {number}: {line}: {wrong}") from wrong
    assert claims >= len(whole.events) // 2
    assert Record.read(whole.text(), GAMES).state == whole.state
    assert len(whole.log()) == len(whole.events)
