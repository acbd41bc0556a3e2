"""Records: undo and redo, and what a text of one may and may not say."""

from dataclasses import make_dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core import EDITION
from rules_core.errors import IllegalEvent, InvalidInput, Problem
from rules_core.reading import LARGEST, salvage
from rules_core.record import Game, Record
from tests.rules_core.tiny import GAMES, TINY, Heap, Setup, SpokeUp, State, Took

START = Record(TINY, Setup(heap=Heap(7)))
PLAYED = START.did(Took(3)).did(SpokeUp("well, well")).did(Took(1))
TEXT = f"""tiny-heap edition={EDITION}
heap stones=7
took stones=3
spoke-up words="well, well"
took stones=1
"""


def test_states_follow_the_events() -> None:
    assert PLAYED.state == State(stones=3, turn=2, said="well, well")
    assert [s.stones for s in PLAYED.states] == [7, 4, 4, 3]
    assert replace(PLAYED).states == PLAYED.states  # worked out anew


def test_undo_and_redo() -> None:
    once = PLAYED.undo()
    assert once.state.stones == 4
    assert once.undone == (Took(1),)
    assert once.undo().undone == (SpokeUp("well, well"), Took(1))
    assert once.undo().redo().redo() == PLAYED
    assert once.did(Took(2)).undone == ()
    assert START.undo() == START
    assert PLAYED.redo() == PLAYED


def test_an_event_that_cannot_come_changes_nothing() -> None:
    with pytest.raises(IllegalEvent, match="not so many"):
        PLAYED.did(Took(1)).did(Took(3))
    with pytest.raises(InvalidInput, match="Take 1 to 3"):
        PLAYED.did(Took(4))
    assert PLAYED.state.stones == 3


def test_the_log_tells_each_event_with_its_figures() -> None:
    titles = [entry.title for entry in PLAYED.log()]
    assert titles == ["3 taken, 4 left.", "Somebody speaks up.", "1 taken, 3 left."]
    assert PLAYED.log()[0].figures["Left"].value == 4
    assert START.log() == ()


def test_the_text_says_what_differs() -> None:
    assert PLAYED.text() == TEXT
    assert START.undo().text() == f"tiny-heap edition={EDITION}\nheap stones=7\n"
    assert PLAYED.undo().text() == TEXT.replace("took stones=1", "~took stones=1")


@given(st.lists(st.sampled_from(["take", "speak", "undo", "redo"]), max_size=20))
def test_reading_gives_back_what_was_written(moves: list[str]) -> None:
    record = START
    for move in moves:
        if move == "undo":
            record = record.undo()
        elif move == "redo":
            record = record.redo()
        elif move == "speak" or not record.state.stones:
            record = record.did(SpokeUp("«ne» #none"))
        else:
            record = record.did(Took(1))
    assert Record.read(record.text(), GAMES) == record
    assert Record.read(record.text(), GAMES).states == record.states


def test_comments_blanks_and_windows_lines_do_no_harm() -> None:
    text = "\ufeff# mine\r\n\r\n" + TEXT.replace("\n", "   # said\r\n")
    assert Record.read(text, GAMES) == PLAYED


def test_another_edition_is_kept_in_mind() -> None:
    assert Record.read("tiny-heap edition=2020.1\n", GAMES).edition == "2020.1"
    assert Record.read("tiny-heap\n", GAMES).edition == EDITION
    assert f"edition={EDITION}" in Record.read("tiny-heap edition=2020.1", GAMES).text()


WRONG = {
    "": "line 1: It does not begin with one of: tiny-heap",
    "PK\x03\x04": "line 1: It does not begin",
    "other-game": "line 1",
    TEXT + "took stones=4": "line 6, stones: Take 1 to 3",
    TEXT + "took stones=x": "line 6, stones: Give a whole number, not “x”",
    TEXT + "took": "line 6, stones: It is missing",
    TEXT + "took stones=3\ntook stones=1": "line 7: The heap is gone. (tw-size-up)",
    TEXT + "~took stones=3\n~took stones=1": "line 7: The heap is gone",
    TEXT + "~spoke-up\ntook stones=1": "line 7: An event comes after one that was undone",
    TEXT + "heap stones=8": "line 6: The set-up stands before the first event",
    TEXT + "jumped": "line 6: A line begins with one of: first, heap, options, took, spoke-up",
    TEXT + "~jumped": "line 6: There is no event “jumped”",
    "tiny-heap\nheap stones=60": "line 2, stones: Give 1 to 50",
    "tiny-heap\nheap stones=6\nheap stones=7": "line 3: “heap” is given twice",
    "tiny-heap\nheap stones=6 stones=7": "line 2, stones: It is given twice",
    "tiny-heap\nheap weight=7": "line 2, weight: There is no",
    "tiny-heap\nfirst name=a\x07b": "line 2, name: It has characters",
    "tiny-heap\n" + "# x\n" * 3000: "more than 2000 lines",
    "tiny-heap\n" + "#" * LARGEST: "longer than 60 kB",
}


def test_a_text_may_be_as_long_as_the_limit() -> None:
    for most, more in (("#" * 59_990, "#"), ("##" + "é" * 29_994, "#"), ("\n" * 1998, "\n")):
        assert Record.read(f"tiny-heap\n{most}", GAMES) == Record(TINY, Setup())
        with pytest.raises(InvalidInput, match=r"longer than 60 kB|more than 2000 lines"):
            Record.read(f"tiny-heap\n{most}{more}", GAMES)


def test_a_long_edition_is_cut_to_20_characters() -> None:
    for edition, kept in (("1" * 20, "1" * 20), ("1" * 21, "1" * 19 + "…")):
        assert Record.read(f"tiny-heap edition={edition}", GAMES).edition == kept


@pytest.mark.parametrize(("text", "said"), WRONG.items())
def test_what_is_wrong_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(InvalidInput) as found:
        Record.read(text, GAMES)
    assert said in str(found.value)


def test_all_that_holds_is_taken() -> None:
    text = "tiny-heap\nheap stones=70\nfirst name=Jo skill=x hand=left careful=yes\n"
    record, problems = salvage(text + "took stones=3\ntook stones=9\ntook stones=1", GAMES)
    assert record.setup.heap.stones == 10
    assert record.setup.first.name == "Jo"
    assert record.setup.first.careful
    assert record.events == (Took(3),)
    fields = [p.field for p in problems]
    assert fields == ["line 3, skill", "line 2, stones", "line 5, stones"]


def test_blame_for_what_was_not_said_leaves_the_defaults() -> None:
    asked = []

    def begin(setup: Setup) -> State:
        asked.append(setup)
        assert len(asked) < 9, "it begins again and again with the same"
        if setup.first.careful:  # the heap as it is by itself does not go with this
            raise InvalidInput([Problem("heap.stones", "Give 5.")])
        return TINY.begin(setup)

    game = replace(TINY, begin=begin)
    record, problems = salvage("tiny-heap\nfirst careful=yes name=Jo\n", {game.id: game})
    assert record.setup == Setup()
    assert problems == (Problem("line 1, stones", "Give 5."),)


@given(st.text(alphabet=st.sampled_from('tiny-heapok up=,"\\#~\n 19none\0é\u2028'), max_size=80))
def test_hostile_text_gives_a_record_or_problems(text: str) -> None:
    for whole in (text, "tiny-heap\n" + text, TEXT + text, TEXT + "took stones=" + text):
        try:
            record = Record.read(whole, GAMES)
        except InvalidInput as invalid:
            assert invalid.problems
        else:
            assert Record.read(record.text(), GAMES).text() == record.text()


def test_two_lines_may_not_begin_with_the_same_word() -> None:
    with pytest.raises(ValueError, match="same word"):
        Game("x", Setup, (Took, Took), TINY.begin, TINY.apply, TINY.tell, TINY.label)
    assert replace(TINY, id="tiny-too").by_word == {"took": Took, "spoke-up": SpokeUp}


def test_an_event_without_notation_is_an_error_of_the_declaration() -> None:
    weighed = make_dataclass("Weighed", [("grams", float)])
    with pytest.raises(TypeError, match=r"Weighed\.grams"):
        replace(TINY, events=(weighed,))
