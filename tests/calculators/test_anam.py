"""What people type as modifiers, and Anam's answers in one sentence."""

import pytest

from calculators.catalogue import CALCULATORS
from rules_core.errors import InvalidInput


def answer(id: str, **texts: str) -> str:
    return CALCULATORS[id].solve({k.replace("__", "-"): v for k, v in texts.items()}).headline


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("none", "none"),
        ("circumstance=2,range=-1", "circumstance=2,range=-1"),
        (" Circumstance = +2 , range = −1 ", "circumstance=2,range=-1"),
        ("armour=-2", "armor=-2"),
        ("Injuries=-4", "injury=-4"),
        ("high  ground=1", "high ground=1"),
        ("Schnee-Wetter=-1", "schnee-wetter=-1"),
    ],
)
def test_modifiers_are_read_as_people_type_them(typed: str, written: str) -> None:
    calc = CALCULATORS["anam-modifier"]
    values, _ = calc.read({"modifiers": typed})
    assert calc.fields[0].write(values["modifiers"]) == written
    assert calc.read({"modifiers": written})[0] == values


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("range", "Write kind=value"),
        ("range=-7", "from −6 to 6"),
        ("range=x", "not a whole number"),
        ("=2", "no kind of modifier"),
        ("2=2", "no kind of modifier"),
        ("<b>=2", "no kind of modifier"),
        ("a" * 25 + "=2", "no kind of modifier"),
        ("injury=2", "injury=-2"),
        (",", "2 parts"),
        (",".join(["light=1"] * 41), "at most 40"),
    ],
)
def test_bad_modifiers_are_told(typed: str, told: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        CALCULATORS["anam-modifier"].solve({"modifiers": typed})
    (problem,) = refused.value.problems
    assert problem.field == "modifiers"
    assert told in problem.message


def test_answers_in_one_sentence() -> None:
    assert answer("anam-hit", effect="2") == "A miss"
    assert answer("anam-hit", threshold="1") == "1 Bruise"
    assert answer("anam-hit", hard="1") == "The armour stops it"
    assert answer("anam-hit", effect="5", injury="yes") == "An injury, no Wound"
    assert answer("anam-hit", effect="6", injury="yes") == "An injury and 1 Wound"
    assert answer("anam-hit", effect="7", impose="yes") == "A condition is imposed"
    assert answer("anam-hit", wounds="4", bruises="5") == "1 Wound, out of combat"
    assert answer("anam-modifier", modifiers="range=-1") == "−1 CM"
    assert answer("anam-modifier") == "No modifier"
    assert answer("anam-range", distance="short") == "It reaches, −1 CM"
    assert answer("anam-range") == "It reaches, no CM"
    assert answer("anam-range", distance="long") == "It does not reach"
    assert answer("anam-manipulation", start="3", uses="1") == "2 left"
    assert answer("anam-manipulation", uses="1") == "It is used up"
    assert answer("anam-soft-armor", attacks_taken="4") == "1 more attack"
    assert answer("anam-soft-armor", attacks_taken="5") == "It is worn out"
    assert answer("anam-fatigue", affected="no") == "No modifier yet"
    assert answer("anam-healing") == "At the end of the scene"
    assert answer("anam-healing", what="imposed") == "By a task"


def test_more_marks_than_boxes_are_told_at_the_field() -> None:
    with pytest.raises(InvalidInput) as refused:
        CALCULATORS["anam-hit"].solve({"bruises": "6", "wounds": "9", "conditions": "5"})
    assert [p.field for p in refused.value.problems] == ["bruises", "wounds", "conditions"]
