"""The boards of Anam's tracker and of the session's chips: they offer what the rules allow."""

import json
from random import Random
from typing import Any

import pytest

from calculators.anam.scene import ANAM_TRACKER
from calculators.catalogue import SCENES, find
from calculators.imperfect.scene import IMPERFECT_SESSION, moves
from calculators.kit.fields import Field, Unreadable, Whole
from calculators.kit.picks import Pick
from calculators.kit.scene.board import Board, Move, Strip
from calculators.kit.scene.door import answered
from calculators.kit.scene.moves import few_values, moves_html
from calculators.kit.scene.view import board_html
from rules_core.anam.tracker import events as a
from rules_core.anam.tracker import legal as anam
from rules_core.anam.tracker.setup import Setup, Sheet
from rules_core.imperfect.session import legal as imperfect
from rules_core.record import Record

GAMES: dict[str, tuple[Any, Any]] = {
    "anam-tracker": (ANAM_TRACKER, anam.possible),
    "imperfect-session": (IMPERFECT_SESSION, imperfect.possible),
}


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chips fall the same way each time."""
    monkeypatch.setattr(moves, "CHANCE", Random(7))


def ask(id: str, do: str, record: str | None, **more: Any) -> dict[str, Any]:
    question = {"scene": id, "do": do, "record": record, "root": "../", "here": "", **more}
    found: dict[str, Any] = json.loads(json.dumps(answered(question, SCENES, find)))
    return found


def filled(field: Field, rng: Random) -> str:
    """A text for a field: its default, or a value that is offered."""
    values = [value for value, _ in few_values(field)]
    if field.default is None and not values:
        return "none"
    if field.default is None or (values and rng.random() < 0.3):
        return rng.choice(values)
    if isinstance(field, Whole) and rng.random() < 0.4:
        return str(rng.randint(field.least, field.most))
    return field.write(field.default)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_whole_scenes_through_the_door(id: str, seed: int) -> None:
    rng, (scene, possible) = Random(seed), GAMES[id]
    answer = ask(id, "begin", None, fields={})
    played = 0
    for _ in range(60):
        record = Record.read(answer["record"], {id: scene.game})
        board: Board = scene.board(record.state)
        assert {move.event for move in board.moves} == set(possible(record.state))
        for place in range(len(board.asks)):
            told = ask(id, "ask", answer["record"], ask=place)
            assert not told["faults"]
            assert told["parts"]["chances"]
        place, move = rng.choice(list(enumerate(board.moves)))
        fields = {field.name: filled(field, rng) for field in move.fields}
        is_drawn = move.draw is not None and (not move.fields or rng.random() < 0.7)
        found = ask(
            id, "move", answer["record"], move=move.key(place), fields=fields, draw=is_drawn
        )
        if not found.get("record"):
            assert found["said"]
            assert "Traceback" not in found["said"]
            continue
        assert found["parts"]["play"]
        undone = ask(id, "undo", found["record"])
        assert undone["said"].startswith("Undone: ")
        again = ask(id, "redo", undone["record"])
        assert again["record"] == found["record"]
        answer, played = found, played + 1
    assert played > 20


def test_a_newcomer_strikes_a_blow_in_four_presses() -> None:
    id = "anam-tracker"
    names = {"first.name": "Ada", "second.name": "Bo"}
    answer = ask(id, "begin", None, fields=names)
    assert answer["line"] == "Who acts now?"
    answer = ask(id, "move", answer["record"], move="0-took-turn", fields={"who": "1"})
    assert answer["line"] == "Ada, what do you do?"
    answer = ask(id, "move", answer["record"], move="0-attacked", fields={})
    answer = ask(id, "move", answer["record"], move="0-effect-read", fields={"effect": "4"})
    assert answer["said"] == "Effect 4 against 3. Bo takes 2 Wounds."


def test_an_evening_of_chips_in_three_presses() -> None:
    id = "imperfect-session"
    answer = ask(id, "begin", None, fields={"crew.names": "Ada, Bo"})
    answer = ask(id, "move", answer["record"], move="0-chips-drawn", fields={}, draw=True)
    assert answer["said"].startswith("Drawn blindly: Ada ")
    answer = ask(id, "move", answer["record"], move="0-hand-taken", fields={"who": "2"})
    answer = ask(id, "move", answer["record"], move="0-bettered", fields={})
    assert answer["said"].startswith("Bo spends 1 ")


def test_the_cheapest_chips_are_taken() -> None:
    id = "imperfect-session"
    text = "imperfect-session\ncarried white=3 blue=1\nchips-drawn chips="
    text += ",".join(["red"] * 7) + "\nhand-taken\n"
    record = Record.read(text, {id: IMPERFECT_SESSION.game})
    board = IMPERFECT_SESSION.board(record.state)
    place = next(i for i, move in enumerate(board.moves) if move.label == "Spend these")
    key = board.moves[place].key(place)
    fields = {"wounds": "3", "roll": "yes"}
    answer = ask(id, "move", text, move=key, fields=fields, draw=True)
    assert "saved white=1 blue=1 whose=1 wounds=3 roll=yes" in answer["record"]
    answer = ask(id, "move", text, move=key, fields={"wounds": "0"}, draw=True)
    assert answer["said"].startswith("No chip is spent.")


@pytest.mark.parametrize(("who", "learns"), [(0, False), (1, True)])
def test_learning_from_a_failure_is_offered_to_players_only(who: int, learns: bool) -> None:
    text = "imperfect-session\nchips-drawn chips=" + ",".join(["white"] * 10)
    text += f"\nhand-taken who={who}"
    record = Record.read(text, {"imperfect-session": IMPERFECT_SESSION.game})
    folds = {move.fold for move in IMPERFECT_SESSION.board(record.state).moves}
    assert ("A chip for learning from a failure" in folds) is learns
    assert "A chip for breaking a target" in folds


def chips_board(*lines: str) -> Board:
    """The board of two players with 3 whites each, after these events."""
    text = "\n".join(["imperfect-session", "crew names=Ada,Bo", *lines])
    text = text.replace("chips-drawn", "chips-drawn chips=" + ",".join(["white"] * 7))
    record = Record.read(text, {"imperfect-session": IMPERFECT_SESSION.game})
    return IMPERFECT_SESSION.board(record.state)


def picked(board: Board, fold: str, name: str) -> list[int]:
    """Who can be chosen in a field of the first move of a fold."""
    move = next(move for move in board.moves if move.fold == fold)
    pick = next(field for field in move.fields if field.name == name)
    assert isinstance(pick, Pick)
    return [number for number, _ in pick.of]


@pytest.mark.parametrize(("who", "late"), [(1, False), (3, True)])
def test_a_chip_for_coming_late_is_offered_to_latecomers_only(who: int, late: bool) -> None:
    spent = "bettered white=1" if who == 1 else "put-back"
    start = ("chips-drawn", "joined name=Cy", f"hand-taken who={who}", spent)
    folds = {move.fold for move in chips_board(*start, f"hand-taken who={who}").moves}
    assert ("A chip for coming late" in folds) is late


@pytest.mark.parametrize(("who", "others"), [(0, [0]), (1, [1, 2, 0])])
def test_the_masters_chips_are_offered_for_no_player(who: int, others: list[int]) -> None:
    board = chips_board("chips-drawn", f"hand-taken who={who}")
    assert picked(board, "Several on a check, or for somebody else", "whose") == others
    assert picked(board, "Against wounds and CT", "whose") == others


def test_only_latecomers_bring_chips_after_the_draw() -> None:
    fold = "Chips from the last session"
    assert picked(chips_board(), fold, "who") == [1, 2]
    assert fold not in {move.fold for move in chips_board("chips-drawn").moves}
    assert picked(chips_board("chips-drawn", "joined name=Cy"), fold, "who") == [3]


def test_a_session_that_is_over_offers_points_and_a_bounty() -> None:
    board = chips_board("chips-drawn", "session-closed")
    assert board.line == "Session 1 is over. Note what everyone keeps."
    assert board.moves[0].label == "The next session"
    assert picked(board, "Chips into bounty points", "who") == [1, 2]
    board = chips_board("chips-drawn", "session-closed", "hand-taken")
    assert board.line == "Ada: what are the chips for?"
    board = chips_board("chips-drawn", "session-closed", "hand-taken", "turned-in white=2")
    assert board.over
    assert board.over.figures["Ada keeps"].value == "1 white"
    assert board.over.figures["Ada has points"].value == 2


def test_only_what_there_is_is_asked_about() -> None:
    def asked(sheet: Sheet, *events: a.Event) -> set[str]:
        record = Record(ANAM_TRACKER.game, Setup(sheet))
        for event in (*events, a.TookTurn(1)):
            record = record.did(event)
        return {field.name for field in ANAM_TRACKER.board(record.state).moves[0].fields}

    plain = asked(Sheet())
    assert not plain & {"injuries", "manipulated", "hindered"}
    assert asked(Sheet(hard=1)) - plain == {"hindered"}
    assert asked(Sheet(hard=1, own=True)) == plain
    gained = (a.TookTurn(2), a.Tested(), a.Manipulated(1, 2))
    assert asked(Sheet(), *gained) - plain == {"manipulated"}
    hurt = (a.TookTurn(2), a.Attacked(target=1), a.EffectRead(5), a.TookInjury())
    assert asked(Sheet(), *hurt) - plain == {"injuries"}


def test_a_second_task_in_a_turn_is_told_of() -> None:
    def help(*events: a.Event) -> str:
        record = Record(ANAM_TRACKER.game, Setup())
        for event in (a.TookTurn(1), a.WentOn(), *events, a.TookTurn(1)):
            record = record.did(event)
        return ANAM_TRACKER.board(record.state).help

    assert "is done" in help()
    assert help(a.TurnBegan()) == ""


def test_a_pick_is_one_of_those_there_are() -> None:
    field = Pick("Who", name="who", of=((1, "Ada"), (4, "Bo <b>")))
    assert field.read(" 4 ") == 4
    assert field.write(4) == "4"
    for text in ("2", "", "Ada", "none", "4.0"):
        with pytest.raises(Unreadable, match=r"Choose one of 1 \(Ada\), 4 \(Bo"):
            field.read(text)
    html = moves_html(Board((), "Who?", (Move(a.TookTurn, "Who?", (field,)),)), "x", 0)
    assert 'value="4"' in html
    assert "Bo &lt;b&gt;" in html


def test_many_stand_close_together_whose_turn_it_is_first() -> None:
    few = tuple(Strip(f"S{n}", is_next=n == 2) for n in range(3))
    html = board_html(Board(few, "?"), "x", 0, "")
    assert "strips-many" not in html
    assert html.index("S0") < html.index("S2")
    html = board_html(Board((*few, Strip("S3")), "?"), "x", 0, "")
    assert "strips-many" in html
    assert html.index("S2") < html.index("S0") < html.index("S3")


def test_a_move_that_can_only_be_drawn_has_one_button() -> None:
    move = Move(a.TookTurn, "Draw", draw=lambda _: a.TookTurn(1), draw_label="Draw it")
    html = moves_html(Board((), "?", (move,)), "x", 0)
    assert html.count("<button") == 1
    assert "data-draw" in html
