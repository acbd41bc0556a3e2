"""Lines of text: reading undoes writing, and gives a value or problems, nothing else."""

from dataclasses import dataclass, make_dataclass
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.errors import InvalidInput
from rules_core.notation import (
    REFUSED,
    hints_of,
    read_line,
    split_line,
    word_of,
    write_line,
    wrong_text,
)
from tests.rules_core.tiny import Hand, Player, SpokeUp, TinyOptions, Took

TEXT = st.text(max_size=200).filter(lambda t: not REFUSED.search(t))
NUMBER = st.integers(-999_999_999, 999_999_999)
PLAYERS = st.builds(
    Player,
    name=TEXT,
    skill=NUMBER,
    hand=st.sampled_from(Hand),
    lucky=st.lists(NUMBER, max_size=9).map(tuple),
    hands=st.lists(st.sampled_from(Hand), max_size=4).map(tuple),
    sayings=st.lists(TEXT, max_size=4).map(tuple),
    limit=st.none() | NUMBER,
    motto=st.none() | TEXT | st.just("none"),
    careful=st.booleans(),
)


@given(PLAYERS)
def test_reading_undoes_writing(player: Player) -> None:
    line = write_line(player)
    assert "\n" not in line
    assert read_line(Player, line) == player
    assert read_line(Player, line + "  # a comment, x=1") == player


def test_what_differs_is_written() -> None:
    assert write_line(Player()) == "player"
    assert write_line(Player(name="Jo", skill=-2, hand=Hand.RIGHT_HAND), "first") == (
        "first name=Jo skill=-2 hand=right-hand"
    )
    assert write_line(Player(lucky=(7, 9), hands=(), sayings=("a b", "none"))) == (
        'player lucky=7,9 hands=none sayings="a b","none"'
    )
    assert write_line(Player(name="Zoë Ölund", motto="東 西")) == (
        'player name="Zoë Ölund" motto="東 西"'
    )
    assert write_line(Took(1)) == "took stones=1"
    assert word_of(SpokeUp) == "spoke-up"


def test_options_go_by_their_public_ids() -> None:
    options = TinyOptions(ind="yes")
    assert write_line(options, "options") == "options ind=yes"
    assert read_line(TinyOptions, "options ind=yes") == options
    changed = TinyOptions(house=(("tn-base", 5),), misread_nerve="next")
    assert write_line(changed) == "tiny-options misread-nerve=next house=tn-base:5"
    assert read_line(TinyOptions, write_line(changed)) == changed
    with pytest.raises(InvalidInput, match="house: nonsense is no figure"):
        read_line(TinyOptions, "options house=nonsense:5")
    with pytest.raises(InvalidInput, match="loud: There is no such option"):
        read_line(TinyOptions, "options loud=yes")
    with pytest.raises(InvalidInput, match="ind: Choose one of: no, yes"):
        read_line(TinyOptions, "options ind=maybe")


def test_every_fault_of_the_options_is_told() -> None:
    with pytest.raises(InvalidInput) as found:
        read_line(TinyOptions, "options loud=yes ind=maybe house=x misread-nerve=next")
    assert [p.field for p in found.value.problems] == ["loud", "ind", "house"]


def test_an_option_may_be_longer_than_a_text() -> None:
    most = " " * 3991 + "tn-base:5"
    line = f'options house="{most}"'
    assert read_line(TinyOptions, line) == TinyOptions(house=(("tn-base", 5),))
    with pytest.raises(InvalidInput, match=r"^house: Give 4000 characters at most\.$"):
        read_line(TinyOptions, f'options house=" {most}"')


WRONG = {
    "player skill=1.5": "skill: Give a whole number",
    "player skill=٣": "skill: Give a whole number",
    "player skill=1234567890": "skill: Give a whole number",
    "player skill=none": "skill",
    "player skill=": "is not written as name=value",
    "player skill": "is not written as name=value",
    "player skill=1,skill=2": "skill",
    "player careful=true": "careful: Give yes or no",
    "player hand=middle": "hand: Give one of left, right-hand",
    "player lucky=1,,2": "lucky: Give none, or a comma separated list",
    "player lucky=" + ",".join("1" * 101): "lucky: Give none, or a comma separated list of 100",
    'player name="a': "is not written as name=value",
    'player name=a"b"': "name: Put the text in quotation marks",
    'player name="\\x"': "name: The quotation marks are damaged",
    'player name="\\u0000"': "name: It has characters that cannot be shown",
    'player name="\\ud800"': "name: It has characters that cannot be shown",
    "player name=" + "a" * 201: "name: Give 200 characters at most",
    "player skill=" + "x" * 24: f"not “{'x' * 24}”.",
    "player skill=" + "x" * 25: f"not “{'x' * 23}…”.",
    "Player": "A line starts with a word",
    "": "A line starts with a word",
}


@pytest.mark.parametrize(("line", "said"), WRONG.items())
def test_what_is_wrong_is_said(line: str, said: str) -> None:
    with pytest.raises(InvalidInput) as found:
        read_line(Player, line)
    assert said in str(found.value)


def test_every_fault_of_a_line_is_named() -> None:
    with pytest.raises(InvalidInput) as found:
        read_line(Player, "player skill=x hand=y weight=3")
    assert {p.field for p in found.value.problems} == {"skill", "hand", "weight"}


@given(st.text(max_size=60) | st.text(alphabet='ab=,"\\# 1n', max_size=60))
def test_any_text_gives_a_value_or_problems(text: str) -> None:
    for line in (text, "player " + text, "player name=" + text, "player sayings=" + text):
        try:
            read_line(Player, line)
        except InvalidInput as invalid:
            assert invalid.problems


@pytest.mark.parametrize("piece", ["a", '"', "\\", ",", '"a"', "a=", " ", "#"])
def test_long_text_is_read_in_one_pass(piece: str) -> None:
    # a reader that tries every way to split it would not come back
    line = "player name=" + piece * 20_000 + '"'
    with pytest.raises(InvalidInput):
        split_line(line)
        read_line(Player, line)


def test_a_list_has_100_items_at_most() -> None:
    assert read_line(Player, "player lucky=" + ",".join("1" * 100)).lucky == (1,) * 100


@dataclass(frozen=True)
class Course:
    way: Literal["up", "down"] = "up"
    limit: int | None = 3


def test_a_choice_of_words_and_a_number_that_may_be_none() -> None:
    line = write_line(Course("down", None))
    assert line == "course way=down limit=none"
    assert read_line(Course, line) == Course("down", None)
    assert read_line(Course, "course way=up") == Course()
    with pytest.raises(InvalidInput, match=r"^way: Give one of up, down\.$"):
        read_line(Course, "course way=left")


@pytest.mark.parametrize(
    "hint",
    [
        *(dict[str, Any], bytes, float, list[int], int | str, int | str | None, Literal[1, 2]),
        *(tuple[int, int], tuple[int, int, int], tuple[bytes, ...], bytes | None),
    ],
)
def test_a_type_without_notation_is_an_error_of_the_declaration(hint: Any) -> None:
    odd = make_dataclass("Odd", [("weights", hint)])
    with pytest.raises(TypeError, match=r"^Odd\.weights: .* has no notation$"):
        hints_of(odd)


def test_a_text_may_be_as_long_as_the_limit() -> None:
    assert [wrong_text("x" * n) for n in (200, 201)] == ["", "Give 200 characters at most."]
    assert [wrong_text("x" * n, 10) for n in (10, 11)] == ["", "Give 10 characters at most."]
