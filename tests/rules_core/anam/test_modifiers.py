"""Which circumstance modifiers count, the limit, and the distance."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.anam.book import (
    Actions,
    ActionsRuling,
    Armour,
    Conditions,
    Modifiers,
    ModifiersRuling,
)
from rules_core.anam.modifiers import Modifier, reach, total
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Range
from rules_core.errors import InvalidInput

MANY = settings(deadline=None, derandomize=True)
KINDS = AnamOptions(cm="kinds")


def of(text: str) -> list[Modifier]:
    """Modifiers as they are typed: ``range=-1,injury=-2``."""
    words = [word.split("=") for word in text.split(",") if word]
    return [Modifier(kind, int(value)) for kind, value in words]


@pytest.mark.parametrize(
    ("said", "largest", "kinds"),
    [
        ("", 0, 0),
        ("light=0", 0, 0),
        ("circumstance=2,range=-1", 1, 1),
        ("circumstance=2,circumstance=3", 3, 3),
        ("circumstance=-2,circumstance=-3,circumstance=1", -2, -2),
        ("circumstance=2,help=3", 3, 5),
        ("range=-1,light=-2", -2, -3),
        ("armor=-2,fatigue=-1,range=-1", -2, -3),
        ("armor=-2,fatigue=-3", -3, -3),
        ("injury=-2,injury=-2", -4, -4),
        ("injury=-2,injury=-2,range=-1", -4, -5),
        ("injury=-2,range=-3", -3, -5),
        ("injury=-4,injury=-4,light=2", -4, -4),
        ("manipulation=2,manipulation=-1", 1, 1),
        ("circumstance=4,manipulation=5", 6, 6),
        ("circumstance=-5,manipulation=-5", -6, -6),
        ("circumstance=6,help=6,manipulation=-3", 3, 6),
        ("circumstance=2,manipulation=3,range=-1", 4, 4),
    ],
)
def test_an_cm(said: str, largest: int, kinds: int) -> None:
    assert total(of(said)).value == largest
    assert total(of(said), KINDS).value == kinds


def rules(said: str, options: AnamOptions = KINDS) -> list[object]:
    return [step.rule for step in total(of(said), options).steps]


def test_each_kind_cites_its_rule() -> None:
    said = "circumstance=1,range=-1,armor=-2,injury=-2,manipulation=1"
    assert rules(said) == [
        Modifiers.CM,
        Modifiers.CM,
        Modifiers.RANGE,
        Armour.HARD_ARMOR,
        Conditions.INJURY_CM,
        Actions.MANIPULATION,
    ]


def test_what_does_not_count_is_told_with_the_ruling() -> None:
    figure = total(of("range=-1,injury=-2"))
    assert figure.steps[1].rule is ModifiersRuling.CM
    assert figure.steps[1].text == "range −1 does not count beside injury −2"
    assert ModifiersRuling.CM not in rules("range=-1,injury=-2")


def test_injuries_are_told_together() -> None:
    def told(said: str) -> list[str]:
        return [step.text for step in total(of(said)).steps[1:]]

    assert told("injury=-2") == ["injury −2"]
    assert told("injury=-2,injury=-2") == ["2 injuries −4"]
    assert told("injury=-2,injury=-6") == ["2 injuries −8, held at −6"]


def test_equal_ones_count_once() -> None:
    assert total(of("light=-1,range=-1")).value == -1
    assert [s.total for s in total(of("light=-1,range=-1")).steps] == [0, -1, -1]


def test_the_limit_cites_who_sets_it() -> None:
    assert rules("help=4,light=4")[-1] is Modifiers.CM
    assert rules("help=4,manipulation=4")[-1] is ActionsRuling.MANIP_CAP
    assert total(of("help=4,manipulation=2")).steps[-1].rule is Actions.MANIPULATION


def test_an_injury_is_no_bonus_and_values_have_limits() -> None:
    assert total(of("injury=0")).value == 0
    for wrong in ("injury=1", "light=7", "light=-7"):
        with pytest.raises(InvalidInput) as caught:
            total(of(wrong))
        assert [p.field for p in caught.value.problems] == ["modifiers"]


NAMES = ("circumstance", "range", "armor", "fatigue", "manipulation", "own", "injury")
LISTS = st.lists(
    st.builds(Modifier, st.sampled_from(NAMES), st.integers(-6, 6)).map(
        lambda m: Modifier(m.kind, -abs(m.value)) if m.kind == "injury" else m
    ),
    max_size=8,
)


def twin(modifiers: Sequence[Modifier], by_kind: bool) -> int:
    """The same by looking at every kind in turn."""
    injuries = max(-6, sum(m.value for m in modifiers if m.kind == "injury"))
    values: dict[str, list[int]] = {"injury": [injuries]}
    for m in modifiers:
        if m.kind not in ("injury", "manipulation"):
            values.setdefault("armor" if m.kind == "fatigue" else m.kind, []).append(m.value)
    if not by_kind:
        values = {"all": [v for each in values.values() for v in each]}
    found = sum(max(0, *each, 0) + min(0, *each, 0) for each in values.values())
    found += sum(m.value for m in modifiers if m.kind == "manipulation")
    return min(6, max(-6, found))


@MANY
@given(LISTS, st.booleans())
def test_against_the_twin(modifiers: list[Modifier], by_kind: bool) -> None:
    options = KINDS if by_kind else AnamOptions()
    figure = total(modifiers, options)
    assert figure.value == twin(modifiers, by_kind)
    assert figure.value == total(modifiers[::-1], options).value
    assert -6 <= figure.value <= 6


@MANY
@given(LISTS, st.sampled_from([k for k in NAMES if k != "injury"]), st.integers(0, 6))
def test_a_bonus_never_hurts_and_a_penalty_never_helps(
    modifiers: list[Modifier], kind: str, size: int
) -> None:
    for options in (AnamOptions(), KINDS):
        before = total(modifiers, options).value
        assert total([*modifiers, Modifier(kind, size)], options).value >= before
        assert total([*modifiers, Modifier(kind, -size)], options).value <= before


def test_an_range_everywhere() -> None:
    steps = list(Range)
    for i, base in enumerate(steps):
        for j, distance in enumerate(steps):
            found = reach(base, distance)
            wanted = {0: (0, True), 1: (-1, True)}.get(abs(i - j), (None, False))
            assert (found.modifier.value, found.usable.value) == wanted
            assert found.modifier.steps[0].rule is Modifiers.RANGE


def told(said: str) -> list[str]:
    return [step.text for step in total(of(said)).steps[1:]]


def test_only_what_is_past_the_limit_is_held() -> None:
    assert told("injury=-6") == ["injury −6"]
    assert told("injury=-2,injury=-4") == ["2 injuries −6"]
    assert told("injury=-3,injury=-4") == ["2 injuries −7, held at −6"]


def test_a_modifier_of_0_is_no_reason() -> None:
    assert told("light=0") == told("light=0,injury=0") == []


def test_a_lesser_one_names_the_larger_of_its_own_kind() -> None:
    assert told("help=1,light=3") == ["help +1 does not count beside light +3", "light +3"]
    assert told("light=2,help=3,range=-1") == [
        "light +2 does not count beside help +3",
        "help +3",
        "range −1",
    ]
