"""The text of a deck of one's own: borders of what is read, and each fault by its place."""

import json
from hashlib import sha256
from typing import Any

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.example_deck import example_deck
from rules_core.west.own_card import COLUMNS, NAMES
from rules_core.west.own_deck import LONGEST, read_deck
from rules_core.west.own_deck_file import as_csv, as_json
from rules_core.west.terms import Die, Location

DECK = example_deck()
CARDS: list[dict[str, Any]] = json.loads(as_json(DECK))["cards"]


def refused(text: str) -> list[str]:
    """The lines of the one problem that tells every fault."""
    with pytest.raises(InvalidInput) as caught:
        read_deck(text)
    (problem,) = caught.value.problems
    return problem.message.splitlines()


def second_card(**changed: Any) -> list[str]:
    """What is told of a deck whose second card has something else, or (None) lacks something."""
    second = {k: v for k, v in (CARDS[1] | changed).items() if v is not None}
    return refused(json.dumps([CARDS[0], second, *CARDS[2:]]))


def test_a_text_may_be_as_long_as_the_limit() -> None:
    text = as_csv(DECK)
    most = text + "\n" * (LONGEST - len(text))
    assert read_deck(most) == DECK
    assert refused(most + "\n") == ["At most 60000 characters are read."]


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\r\n\r\n"])
def test_lines_end_as_any_machine_ends_them(end: str) -> None:
    assert read_deck(as_csv(DECK).replace("\r\n", end)) == DECK


def test_the_example_is_a_deck_and_stays_as_it_is() -> None:
    """Links that name it are to give the same odds; its figures are made up, and may be any."""
    deck = example_deck()
    phases = [card.phase for card in deck]
    assert [phases.count(n) for n in range(6)] == [1, 13, 13, 13, 13, 1]  # r-phase-deck
    for card in deck:
        for row, (causes, effects) in enumerate(zip(card.cause, card.effect, strict=True), 1):
            for die, cause, effect in zip(Die, causes, effects, strict=True):
                assert 1 <= cause <= 2 * die.faces and cause != die.faces  # it is rolled again
                assert row <= effect <= row * die.faces
    assert sha256(as_csv(deck).encode()).hexdigest()[:16] == "768d5b8360de0eaf"


def test_one_fault_and_two_are_counted() -> None:
    assert second_card(phase=6) == [
        "One fault in the deck:",
        "Card 2, phase: “6” is no whole number from 0 to 5.",
    ]
    assert second_card(phase=6, breakdown=13)[0] == "2 faults in the deck:"


def test_a_line_has_as_many_values_as_there_are_columns() -> None:
    lines = as_csv(DECK).splitlines()
    lines[2] += ",7"
    lines[5] = lines[5].rpartition(",")[0]
    assert refused("\n".join(lines)) == [
        "3 faults in the deck:",
        "Line 3: 56 values, and 55 columns.",
        "Line 6: 54 values, and 55 columns.",
        "Line 6, e5_d12: “” is not a whole number from 0 to 99, with + after it for a mark.",
    ]


def test_a_bank_may_be_a_list() -> None:
    cards = [card | {"locations": ["head", "other"]} for card in CARDS]
    read = read_deck(json.dumps(cards))
    assert {card.locations for card in read} == {(Location.HEAD, Location.OTHER)}


@pytest.mark.parametrize(
    "grid", [None, 3, [], CARDS[0]["cause"][:4], [*CARDS[0]["cause"][:4], [1] * 4]]
)
def test_a_grid_that_is_none_is_told_and_the_other_one_too(grid: Any) -> None:
    told = second_card(cause=grid, effect=[*CARDS[0]["effect"][:4], "12345"])
    assert [line for line in told if "rows" in line] == [
        "Card 2, cause: give 5 rows of 5 cells.",
        "Card 2, effect: give 5 rows of 5 cells.",
    ]


def test_a_cell_stands_in_its_grid_and_nowhere_else() -> None:
    told = second_card(c1_d4=3, cause=None)
    assert "Card 2: “c1_d4” is not known." in told
    assert sum(line.startswith("Card 2, c") and "“”" in line for line in told) == 25


def test_what_is_said_is_cut_to_24_characters() -> None:
    assert "“" + "m" * 24 + "” is not some of" in second_card(locations="m" * 25)[1]
    assert "“" + "m" * 24 + "” is no whole number" in second_card(phase="m" * 25)[1]
    assert "Card 2: “" + "m" * 24 + "” is not known." in second_card(**{"m" * 25: 1})
    told = refused(as_csv(DECK).replace("card,", "m" * 25 + ",", 1))
    assert "Line 1: the column “" + "m" * 24 + "” is not known." in told
    grid = [["m" * 25, *CARDS[1]["cause"][0][1:]], *CARDS[1]["cause"][1:]]
    assert "“" + "m" * 24 + "” is not a whole number" in second_card(cause=grid)[1]


def test_a_card_is_read_as_it_stands() -> None:
    """The first row of figures is of d4 to d12; marks hold for their own cell alone."""
    cause = "1,2,3,4,5!,11,12,13,14,15,21,22,23,24,25,31,32,33,34,35,41!,42,43,44,45,"
    effect = cause.replace("!", "+").replace("1", "0").rstrip(",")
    line = f"penny,2,7,-9,vitals head,{cause}{effect}"
    (card, *others) = read_deck(",".join(NAMES) + f"\n{line}" * 54)
    assert set(others) == {card}
    assert (card.name, card.phase, card.breakdown, card.penetration) == ("penny", 2, 7, -9)
    assert card.locations == (Location.VITALS, Location.HEAD)
    assert card.cause[0] == (1, 2, 3, 4, 5)
    assert card.cause[4] == (41, 42, 43, 44, 45)
    assert card.calamities == {(1, Die.D12), (5, Die.D4)} == card.increased
    assert [card.cell(5, die) for die in COLUMNS] == [40, 42, 43, 44, 45]
    assert [card.result(Die.D8, rank) for rank in (1, 2, 5)] == [3, 13, 43]
    assert [card.result(Die.D12, rank) for rank in (1, 2)] == [None, 15]
