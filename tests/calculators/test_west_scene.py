"""The West's boards: they offer what the rules allow, and nothing else; every press is answered."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.catalogue import SCENES, find
from calculators.kit.scene.board import Board, Move
from calculators.kit.scene.door import answered
from calculators.kit.scene.reading import read_move
from calculators.west.scene import WEST_SCENE, attack_moves, fight, moves
from calculators.west.scene.fight import WEST_FIGHT
from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.west.encounter import events as e
from rules_core.west.encounter import legal
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.outcome import outcome
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Terms
from rules_core.west.encounter.state import Encounter
from rules_core.west.fight import legal as fight_legal
from rules_core.west.fight.setup import Fight, FightSetup, Talker
from rules_core.west.fight.state import Tried
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Style
from tests.rules_core.west.encounter_moves import SETUPS, event_of

GAMES: dict[str, Any] = {"west-scene": WEST_SCENE, "west-fight": WEST_FIGHT}
FEW = settings(deadline=None, max_examples=40)


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards fall the same way each time."""
    for module in (attack_moves, moves, fight):
        monkeypatch.setattr(module, "CHANCE", Random(7))


def offered(board: Board) -> set[type[Any]]:
    return {move.event for move in board.moves}


def defaults(move: Move) -> dict[str, str]:
    return {f.name: f.write(f.default) for f in move.fields if f.default is not None}


@FEW
@given(st.data())
def test_the_board_offers_what_the_rules_allow(data: st.DataObject) -> None:
    try:
        record = Record(SCENE, data.draw(SETUPS))
        state: Encounter = record.state
    except InvalidInput:
        return
    for _ in range(12):
        board = WEST_SCENE.board(state)
        assert offered(board) == set(legal.possible(state))
        assert (board.over is not None) == (state.over is not None)
        for move in board.moves:
            if all(f.default is not None for f in move.fields):
                record.did(read_move(move, defaults(move), False))
            if move.draw:
                record.did(read_move(move, {}, True))
        if not board.moves:
            return
        kind = data.draw(st.sampled_from(sorted(offered(board), key=lambda k: k.__name__)))
        try:
            record = record.did(data.draw(event_of(kind)))
        except (IllegalEvent, InvalidInput):
            continue
        state = record.state


def ask(id: str, do: str, record: str | None, **more: Any) -> dict[str, Any]:
    question = {"scene": id, "do": do, "record": record, "root": "../", "here": "", **more}
    found: dict[str, Any] = json.loads(json.dumps(answered(question, SCENES, find)))
    return found


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_whole_scenes_through_the_door(id: str, seed: int) -> None:
    rng, scene = Random(seed), GAMES[id]
    answer = ask(id, "begin", None, fields={})
    for _ in range(40):
        assert not answer["faults"] and answer["record"] and answer["said"], answer
        record = Record.read(answer["record"], {id: scene.game})
        board = scene.board(record.state)
        for place in range(len(board.asks)):
            told = ask(id, "ask", answer["record"], ask=place)
            assert not told["faults"] and told["parts"]["chances"], told
        ready = [
            (place, move)
            for place, move in enumerate(board.moves)
            if move.draw or all(f.default is not None for f in move.fields)
        ]
        if not ready:
            break
        place, move = rng.choice(ready)
        answer = ask(
            id,
            "move",
            answer["record"],
            move=move.key(place),
            fields=defaults(move),
            draw=move.draw is not None,
        )
    undone = ask(id, "undo", answer["record"])
    assert undone["said"].startswith("Undone: the ") or undone["said"].startswith("Undone: letting")


def test_a_quick_scene_takes_few_presses() -> None:
    answer = ask("west-scene", "begin", None, fields={})
    answer = ask("west-scene", "move", answer["record"], move="0-declared", fields={})
    card = {"cause_result": "5", "penetration": "2"}
    answer = ask("west-scene", "move", answer["record"], move="0-turned", fields=card)
    effect = {"effect": "4"}
    answer = ask("west-scene", "move", answer["record"], move="0-effect-read", fields=effect)
    assert answer["line"].startswith("1 wound, trigger 1. The instigator wins")


def test_a_secret_trigger_is_kept_apart() -> None:
    terms = Terms(trigger=3, trigger_secret=True, forbidden=(Style.INTIMIDATION,))
    state = Record(SCENE, Setup(terms=terms)).state
    audience = WEST_SCENE.board(state).strips[1]
    assert list(audience.secret) == ["Trigger in wounds"]
    assert "Trigger" not in [meter.label for meter in audience.meters]
    assert "Ends the talk" in audience.figures
    told = Record(SCENE, Setup(terms=terms)).did(e.Revealed()).state
    shown = WEST_SCENE.board(told).strips[1]
    assert not shown.secret
    assert "Trigger" in [meter.label for meter in shown.meters]


def test_both_traits_are_offered_only_where_it_matters() -> None:
    def attacks(instigator: Instigator) -> int:
        board = WEST_SCENE.board(Record(SCENE, Setup(instigator)).state)
        return sum(move.event is e.Declared for move in board.moves)

    assert attacks(Instigator()) == 1
    assert attacks(Instigator(knowledge=Die.D8)) == 2
    assert attacks(Instigator(verve=2)) == 1  # a skilled check reads no trait skill
    assert attacks(Instigator(social_combat=0, verve=2)) == 2


@pytest.mark.parametrize(
    ("talker", "labels"),
    [
        (Talker(), ["Try Intimidation"]),
        (Talker(strength=Die.D8), ["Try Intimidation", "Try it by Strength"]),
        (Talker(brawn=4), ["Try Intimidation"]),  # a skilled check reads no trait skill
        (Talker(social_combat=0), ["Try Intimidation"]),
        (Talker(social_combat=0, brawn=4), ["Try Intimidation", "Try it by Strength"]),
        (Talker(stress=0, brawn=4), ["Try Intimidation", "Try it by Strength"]),
    ],
)
def test_a_fight_offers_both_traits_where_it_matters(talker: Talker, labels: list[str]) -> None:
    board = WEST_FIGHT.board(Record(WEST_FIGHT.game, FightSetup(talker)).state)
    tries = [move for move in board.moves if move.event is Tried]
    assert [move.label for move in tries] == labels
    check = "d4, unskilled" if not talker.social_combat or not talker.stress else "d6"
    assert f"({check})" in tries[0].note


def cell_of(setup: Setup, *events: e.Event) -> list[Move]:
    """What the board offers where the effect is to be read."""
    record = Record(SCENE, setup)
    for event in events:
        record = record.did(event)
    return list(WEST_SCENE.board(record.state).moves)


ARGUES = WestOptions(fx_argument="yes")
LANDS = (e.Declared(), e.Turned(5, penetration=2))


@pytest.mark.parametrize(
    ("setup", "events", "asked"),
    [
        (Setup(Instigator(wounds=1), options=ARGUES), LANDS, True),
        (Setup(Instigator(wounds=0), options=ARGUES), LANDS, False),
        (Setup(Instigator(wounds=1)), LANDS, False),
        (Setup(Instigator(wounds=1, style=Style.PERSUASION), options=ARGUES), LANDS, False),
        (
            Setup(Instigator(wounds=1), options=ARGUES),
            (e.Declared(), e.Turned(calamity=True)),
            False,
        ),
        (Setup(audience=Audience(wounds=1), options=ARGUES), (e.Passed(), *LANDS), True),
        (
            Setup(audience=Audience(wounds=1), terms=Terms(resist_only=True), options=ARGUES),
            (e.Passed(), *LANDS),
            False,
        ),
    ],
)
def test_healing_instead_is_asked_where_it_can_be(
    setup: Setup, events: tuple[e.Event, ...], asked: bool
) -> None:
    move = cell_of(setup, *events)[0]
    assert [f.name for f in move.fields] == (["effect", "heals"] if asked else ["effect"])
    for texts, heals in (({}, True), ({"heals": "yes"}, True), ({"heals": "no"}, not asked)):
        if texts and not asked:
            continue
        read = read_move(move, {"effect": "4", **texts}, False)
        drawn = read_move(move, texts, True)
        assert (read.heals, drawn.heals, drawn.drawn) == (heals, heals, True)


@pytest.mark.parametrize(("result", "places", "form"), [(5, 0, 0), (9, 2, 0), (13, 2, 1)])
def test_a_loss_may_be_moved_by_bumps(result: int, places: int, form: int) -> None:
    record = Record(SCENE, Setup())
    for event in (e.Declared(), e.Turned(result, breakdown=8, phase=2), e.TookLoss()):
        record = record.did(event)
    board = WEST_SCENE.board(record.state)
    bumps = [move for move in board.moves if move.event is e.SpentBumps]
    assert sum(move.fixed.get("bumps_location") == 1 for move in bumps) == places
    forms = [[f.name for f in move.fields] for move in bumps if move.fields]
    assert forms == [["bumps_effect", "bumps_location", "location"]] * form
    assert ("may move where it hits" in board.help) is (places > 0)


def test_what_each_side_owes_is_told() -> None:
    setup = Setup(Instigator(name="A talker"), Audience(), Terms(counter_stakes="The bill"))
    state = Record(SCENE, setup).did(e.Disengaged()).state
    over = WEST_SCENE.board(state).over
    assert over is not None and outcome(state) is not None
    assert over.title == "A talker breaks off. The counter-stakes are due: The bill."
    assert over.figures["The audience owes"].value == "nothing"


@pytest.mark.parametrize("seed", range(30))
def test_the_fight_offers_what_the_rules_allow(seed: int) -> None:
    rng = Random(seed)
    style = rng.choice([Style.INTIMIDATION, Style.PERSUASION])
    setup = FightSetup(Talker(style=style, verve=3, resolve=7), fight=Fight(6, rng.randint(0, 6)))
    record = Record(WEST_FIGHT.game, setup)
    for _ in range(20):
        board = WEST_FIGHT.board(record.state)
        assert offered(board) == set(fight_legal.possible(record.state))
        if not board.moves:
            return
        move = rng.choice(board.moves)
        record = record.did(read_move(move, defaults(move), move.draw is not None))
