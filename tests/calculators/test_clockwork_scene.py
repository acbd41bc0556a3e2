"""The board of a conflict: it offers what the rules allow, and all of it can be done."""

import json
from random import Random
from typing import Any

import pytest

from calculators.catalogue import SCENES, find
from calculators.clockwork.scene import CLOCKWORK_SCENE
from calculators.kit.scene.door import answered
from calculators.kit.scene.reading import read_move
from calculators.kit.scene.view import board_html
from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.game import SCENE
from rules_core.clockwork.encounter.legal import may, possible
from rules_core.clockwork.encounter.setup import Person, Player, Setup, Terms
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Ambusher, Kind, Party, Stage, Weapon
from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from tests.calculators.test_scene import Shape

SELDOM = (e.Closed, e.Left, e.Yielded, e.CameToBlows, e.TurnEnded)
BEGUN = (
    'clockwork-scene edition=2026.11\nterms kind=social\nfirst name=Ann\nsecond name="A clerk"\n'
)


def setups() -> dict[str, Setup]:
    fight = Setup(
        first=Player("Ann", potency=3, weapon_conditions="Bleeding"),
        second=Person("Thug", number=2, morale=5),
        third=Person("Bea", side=Party.PLAYERS, weapon=Weapon.BOW),
    )
    talk = Setup(
        Terms(Kind.SOCIAL, "the seal"),
        first=Player("Ann", proof=3, disposition=1),
        second=Person("A clerk", disposition=2, doubt=3),
        third=Person("Bea", side=Party.PLAYERS),
    )
    both = Setup(Terms(Kind.BOTH), first=Player(weapon=Weapon.FIREARM))
    ambush = Setup(Terms(ambush=Ambusher.PLAYERS), first=Player(weapon=Weapon.THROWN))
    return {"fight": fight, "talk": talk, "both": both, "ambush": ambush}


def next_event(state: Conflict, rng: Random) -> e.Event:
    kinds = possible(state)
    kind = rng.choice([k for k in kinds if k not in SELDOM] or list(kinds))
    if kind is e.Rolled:
        return drawing.roll(state, rng)
    if kind is e.AllRolled:
        return drawing.all_initiative(state, rng)
    return rng.choice(may(state, kind))


def looked_at(state: Conflict) -> Stage:
    """The board of a state holds: its HTML, its moves, its questions."""
    board = CLOCKWORK_SCENE.board(state)
    Shape(board_html(board, "x", 1, "../"))
    assert {move.event for move in board.moves} == set(possible(state))
    for move in board.moves:
        texts = {f.name: f.write(f.default) for f in move.fields if f.default is not None}
        texts |= {name: "as told" for name in texts if name == "what"}
        if "rolls" in texts:
            texts["rolls"] = "1"
        if move.event is e.AllRolled or not move.fields or not move.draw:
            SCENE.apply(state, read_move(move, texts, False))
        if move.draw:
            SCENE.apply(state, read_move(move, texts, True))
    for ask in board.asks:
        assert find(ask.calculator).solve(ask.inputs).headline
    return state.stage


@pytest.mark.parametrize("name", setups())
def test_every_board_offers_what_the_rules_allow(name: str) -> None:
    seen = set()
    for seed in range(3):
        rng, record = Random(seed), Record(SCENE, setups()[name])
        for _ in range(30):
            seen.add(looked_at(record.state))
            if not possible(record.state):
                break
            record = record.did(next_event(record.state, rng))
    assert {Stage.INITIATIVE, Stage.TURN, Stage.ROLL} <= seen


def ask(do: str, record: str, **more: Any) -> Any:
    question = {"scene": SCENE.id, "do": do, "record": record, "root": "../", **more}
    return json.loads(json.dumps(answered(question, SCENES, find)))


def press(record: str, label: str, fields: dict[str, str] | None = None) -> Any:
    """Press the first move of that label; a form with fields in it wants some."""
    board = CLOCKWORK_SCENE.board(Record.read(record, {SCENE.id: SCENE}).state)
    for place, move in enumerate(board.moves):
        if move.label == label and bool(move.fields) == bool(fields):
            return ask("move", record, move=move.key(place), fields=fields or {})
    raise AssertionError(f"no {label} among {[m.label for m in board.moves]}")


def test_a_talk_is_played_by_what_is_pressed() -> None:
    record = press(BEGUN, "Roll for everybody")["record"]
    assert "all-rolled success=" in record
    record = BEGUN + "all-rolled success=2,1 advantage=0,0 triumphs=0,0\n"
    answer = press(record, "Argue with A clerk")
    assert answer["line"] == "Ann rolls. What do the dice show?"
    answer = press(answer["record"], "This is the roll", {"success": "2", "threat": "1"})
    assert answer["record"].endswith("rolled success=2 threat=1\n")
    assert "A clerk: Disposition 1, Favorable." in answer["said"]
    assert "what do you make of 1 threat" in answer["line"]
    answer = press(answer["record"], "Give a setback die")
    assert answer["line"] == "Ann, what do you do?"
    assert "+1 setback" in answer["parts"]["play"]


@pytest.mark.parametrize(("own", "asked"), [("Undone", True), ("", False)])
def test_a_proof_of_its_own_conditions_is_asked_for_them(own: str, asked: bool) -> None:
    proven = BEGUN.replace("name=Ann", f'name=Ann proof_conditions="{own}"')
    record = proven + "all-rolled success=2,1 advantage=0,0 triumphs=0,0\n"
    record = press(record, "Argue with A clerk")["record"]
    record += "rolled success=1 advantage=1\n"
    moves = CLOCKWORK_SCENE.board(Record.read(record, {SCENE.id: SCENE}).state).moves
    labels = [(field.label, field.default) for move in moves for field in move.fields]
    assert (("The proof's own condition", "Undone") in labels) is asked


def test_the_chances_are_those_of_the_moment() -> None:
    record = BEGUN + "all-rolled success=2,1 advantage=0,0 triumphs=0,0\n"
    answer = ask("ask", record, ask=0)
    assert "to win them over in 3 rounds" in answer["said"]
    later = record + "turn-ended\nturn-ended\n"
    assert "in 2 rounds" in ask("ask", later, ask=0)["said"]
    fight = record.replace("kind=social", "") + "moved to=2\n"
    assert "to hit" in ask("ask", fight.replace("terms \n", ""), ask=0)["said"]


def test_chances_that_an_argument_cannot_tell_are_those_of_one_attack() -> None:
    record = BEGUN + "all-rolled success=2,1 advantage=0,0 triumphs=0,0\n"
    threatened = "attacked target=2 approach=plea\nrolled threat=1\nset-back\n"
    later = record + threatened + "turn-ended\nturn-ended\n"
    assert "to win them over" in ask("ask", record, ask=0)["said"]
    assert "to hit" in ask("ask", later, ask=0)["said"]
    aid = record.replace("all-rolled", "third name=Bea side=players wounds={}\nall-rolled")
    aid = aid.replace("2,1", "2,1,0").replace("0,0", "0,0,0") + "called-aid helpers=3\n"
    assert "to win them over" in ask("ask", aid.format(0), ask=0)["said"]
    assert ask("ask", aid.format(1), ask=0)["note"]  # a wound: other dice against the helper


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("moved to=2", "nobody's zone is entered"),
        ("rolled", "No attack is under way"),
        ("all-rolled", "No attack is under way"),
        ("attacked target=9 approach=plea", "number from 1 to 2"),
    ],
)
def test_what_may_not_come_is_told_with_its_line(line: str, said: str) -> None:
    record = BEGUN + "all-rolled success=2,1 advantage=0,0 triumphs=0,0\n" + line
    with pytest.raises(InvalidInput) as found:
        Record.read(record, {SCENE.id: SCENE})
    assert said in str(found.value)


def test_a_refusal_cites_its_rule() -> None:
    state = Record.read(BEGUN, {SCENE.id: SCENE}).state
    with pytest.raises(IllegalEvent) as found:
        SCENE.apply(state, e.TurnEnded())
    assert found.value.rule.id == "cd-sequence"
