"""The drawn symbols of the dice: told apart without colour, each face says what it shows."""

import re

import pytest

from calculators.clockwork.symbols import Symbol, cog, face, faces
from calculators.clockwork.tables import TABLES
from calculators.kit.tables import table_html
from rules_core.clockwork.dice import Die

LABELS = re.compile(r'aria-label="([^"]*)"')
NAMES = {
    "S": "success",
    "F": "failure",
    "A": "advantage",
    "H": "threat",
    "T": "triumph",
    "D": "despair",
}


def test_every_symbol_has_its_own_shape_and_name() -> None:
    assert {symbol.letter: symbol.label for symbol in Symbol} == NAMES
    assert len({symbol.strokes for symbol in Symbol}) == len(Symbol)
    assert {symbol for symbol in Symbol if symbol.framed} == {Symbol.TRIUMPH, Symbol.DESPAIR}
    for symbol in Symbol:
        drawn = symbol.drawn()
        assert 'aria-hidden="true"' in drawn
        assert drawn.count("<path") == drawn.count("</path>") == 1 + symbol.framed
        assert symbol.label.capitalize() in symbol.named()
    assert {symbol.letter for symbol in Symbol if symbol.helps} == {"S", "A", "T"}


def test_the_cog_has_eight_teeth_and_a_hole() -> None:
    outline, hole = cog().split("Z")[:2]
    assert outline.count("L") + 1 == 8 * 4
    assert hole.startswith("M12 4.8")


@pytest.mark.parametrize("die", Die)
def test_the_faces_of_a_die_are_told_in_order(die: Die) -> None:
    html = faces(die)
    told = LABELS.findall(html)
    assert told == [
        f"{number}: {' and '.join(NAMES[letter] for letter in shown) or 'blank'}"
        for number, shown in enumerate(die.faces, 1)
    ]
    assert html.count("<svg") == sum(len(shown) for shown in die.faces)


def test_a_face() -> None:
    assert LABELS.findall(face(4, "SA")) == ["4: success and advantage"]
    assert LABELS.findall(face(1, "")) == ["1: blank"]
    assert "<svg" not in face(1, "")


def test_the_unknown_conditions_send_to_the_rulebook() -> None:
    html = table_html(TABLES["clockwork-conditions"](), "")
    assert "51–100" in html
    assert "See your rulebook" in html
    assert "1 setback die on all checks (editor's reading)" in html
