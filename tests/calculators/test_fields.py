"""What people type: each entry is taken as meant or refused with a sentence, never changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.kit.fields import LONGEST, OneOf, Unreadable, Whole, YesNo, read_all
from calculators.kit.lists import ListOf, Parts
from rules_core.west.terms import Die, Style

RANK = Whole(label="Rank", name="rank", least=0, most=5, default=1)
SHIFT = Whole(name="shift", least=-9, most=9)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("5", 5),
        (" 3 ", 3),
        ("+2", 2),
        ("3.0", 3),
        ("3,00", 3),
        ("-0", 0),
        ("٣", 3),
        ("0005", 5),
        ("0" * 40 + "4", 4),
    ],
)
def test_read_as_meant(text: str, number: int) -> None:
    assert RANK.read(text) == number


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("6", "too high"),
        ("-1", "too low"),
        ("−1", "too low"),
        ("9" * 400, "too high"),
        ("-" + "9" * 30, "too low"),
        ("1e9", "not a whole number"),
        ("0x10", "not a whole number"),
        ("½", "not a whole number"),
        ("123,45", "not a whole number"),
        ("1,000", "not a whole number"),
        ("2.000", "not a whole number"),
        ("2.5", "not a whole number"),
        ("", "Nothing is entered"),
        ("   ", "Nothing is entered"),
        ("three", "not a whole number"),
        ("NaN", "not a whole number"),
        ("1_0", "not a whole number"),
        ("<b>1</b>", "not a whole number"),
        ("none", "not a whole number"),
        ("١٢", "too high"),
    ],
)
def test_refused_with_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says) as refused:
        RANK.read(text)
    assert "from 0 to 5" in str(refused.value)
    assert len(str(refused.value)) < 500


def test_minus_signs() -> None:
    assert SHIFT.read("-9") == SHIFT.read("−9") == -9


def test_none_where_it_is_allowed() -> None:
    trigger = Whole(name="trigger", least=1, most=5, none=True)
    assert trigger.read("None") is None
    assert trigger.write(None) == "none"
    assert "or none" in trigger.right


def test_lists() -> None:
    ranks = ListOf(item=RANK)
    assert ranks.read("3, 3") == (3, 3)
    assert ranks.read("none") == ranks.read("") == ()
    assert ranks.write(()) == "none"
    styles = ListOf(item=OneOf(of=Style), once=True)
    with pytest.raises(Unreadable, match="once"):
        styles.read("argument,argument")
    with pytest.raises(Unreadable, match="at most"):
        ranks.read(",".join("1" * 41))


def test_parts() -> None:
    pair = Parts(parts=(OneOf("a die", of=Die), YesNo("yes or no")))
    assert pair.read("d6/yes") == (Die.D6, True)
    assert pair.write((Die.D6, False)) == "d6/no"
    with pytest.raises(Unreadable, match=r"2 parts\. Write a die/yes or no"):
        pair.read("d6")


def test_all_faults_at_once_and_defaults() -> None:
    values, wrong = read_all([RANK, SHIFT], {"rank": "9", "shift": "x" * (LONGEST + 1)})
    assert (values, set(wrong)) == ({}, {"rank", "shift"})
    assert read_all([RANK], {}) == ({"rank": 1}, {})


@given(st.integers(-9, 9))
def test_write_then_read(number: int) -> None:
    assert SHIFT.read(SHIFT.write(number)) == number


@given(st.text(max_size=60))
def test_any_text_is_a_number_in_range_or_refused(text: str) -> None:
    try:
        assert -9 <= SHIFT.read(text) <= 9
    except Unreadable as refused:
        assert str(refused)
