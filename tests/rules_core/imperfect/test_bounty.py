"""Bounty and advancement (fi-bounty, fi-advance)."""

import pytest

from rules_core.errors import InvalidInput
from rules_core.imperfect.bounty import advance, bounty, cost_of
from rules_core.imperfect.terms import Chips, Die, Kind


@pytest.mark.parametrize(
    ("chips", "given", "crew", "pot", "points", "share", "left"),
    [
        (Chips(2, 1, 1), 14, 4, 1, 7, 3, 3),
        (Chips(3, 0, 2), 0, 1, 0, 9, 0, 0),
        (Chips(), 15, 4, 0, 0, 3, 3),
        (Chips(), 16, 4, 0, 0, 4, 0),
        (Chips(), 0, 10, 9, 0, 0, 9),
        (Chips(), 1, 10, 9, 0, 1, 0),
    ],
)
def test_bounty(
    chips: Chips, given: int, crew: int, pot: int, points: int, share: int, left: int
) -> None:
    found = bounty(chips, given, crew, pot)
    assert (found.points.value, found.share.value, found.left.value) == (points, share, left)


@pytest.mark.parametrize(
    ("white", "skill", "training", "die"),
    [
        (0, None, None, None),
        (1, 1, None, None),
        (2, 2, 1, None),
        (17, 17, 8, None),
        (18, 18, 9, Die.D6),
        (23, 23, 11, Die.D6),
        (24, 24, 12, Die.D8),
        (30, 30, 15, Die.D10),
        (35, 35, 17, Die.D10),
        (36, 36, 18, Die.D12),
        (50, 50, 25, Die.D12),
    ],
)
def test_what_points_pay_at_once(
    white: int, skill: int | None, training: int | None, die: Die | None
) -> None:
    found = bounty(Chips(white), 0, 1, 0).raises.value
    assert found == {"skill": skill, "training": training, "die": die}


def test_chips_and_share_pay_together() -> None:
    assert bounty(Chips(1), 4, 2, 0).raises.value["skill"] == 3


@pytest.mark.parametrize(
    ("kind", "level", "cost"),
    [
        (Kind.SKILL, 4, 4),
        (Kind.TRAINING, 5, 10),
        (Kind.DIE, Die.D6, 18),
        (Kind.DIE, Die.D12, 36),
    ],
)
def test_cost_of_one_raise(kind: Kind, level: int | Die, cost: int) -> None:
    assert cost_of(kind, level) == cost


@pytest.mark.parametrize(
    ("kind", "start", "end", "steps"),
    [
        (Kind.SKILL, 3, 4, (4,)),
        (Kind.SKILL, 1, 4, (2, 3, 4)),
        (Kind.SKILL, 2, 2, ()),
        (Kind.SKILL, 0, 12, tuple(range(1, 13))),
        (Kind.TRAINING, 4, 5, (10,)),
        (Kind.TRAINING, 0, 2, (2, 4)),
        (Kind.DIE, Die.D4, Die.D6, (18,)),
        (Kind.DIE, Die.D4, Die.D12, (18, 24, 30, 36)),
        (Kind.DIE, Die.D8, Die.D8, ()),
        (Kind.DIE, 0, 1, (18,)),
        (Kind.DIE, 0, Die.D8, (18, 24)),
    ],
)
def test_a_path(kind: Kind, start: int | Die, end: int | Die, steps: tuple[int, ...]) -> None:
    found = advance(kind, start, end)
    assert found.steps.value == steps
    assert found.cost.value == sum(steps)


def test_a_skill_takes_an_arc_for_each_raise() -> None:
    assert "3 arcs" in advance(Kind.SKILL, 1, 4).steps.steps[-1].text
    assert "arc" not in advance(Kind.TRAINING, 1, 4).steps.steps[-1].text


@pytest.mark.parametrize(
    ("kind", "start", "end", "fields"),
    [
        (Kind.SKILL, 4, 3, {"to"}),
        (Kind.SKILL, -1, 13, {"from", "to"}),
        (Kind.SKILL, Die.D4, Die.D6, {"from", "to"}),
        (Kind.TRAINING, 1, Die.D6, {"to"}),
        (Kind.DIE, Die.D8, Die.D6, {"to"}),
        (Kind.DIE, 3, 5, {"to"}),
    ],
)
def test_what_does_not_fit_is_refused(
    kind: Kind, start: int | Die, end: int | Die, fields: set[str]
) -> None:
    with pytest.raises(InvalidInput) as caught:
        advance(kind, start, end)
    assert {p.field for p in caught.value.problems} == fields


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        bounty(Chips(51, -1, 51), 100, 0, -1)
    assert [p.field for p in caught.value.problems] == [
        "white",
        "red",
        "blue",
        "bounty",
        "pot",
        "crew",
    ]


def test_the_crew_is_10_at_most() -> None:
    assert bounty(Chips(), 10, 10, 0).share.value == 1
    for crew in (0, 11):
        with pytest.raises(InvalidInput) as caught:
            bounty(Chips(), 10, crew, 0)
        assert [p.field for p in caught.value.problems] == ["crew"]


def test_how_a_bounty_is_shared_is_told() -> None:
    def told(crew: int, pot: int) -> list[str]:
        return [s.text for s in bounty(Chips(), 9, crew, pot).share.steps]

    assert told(1, 0) == ["bounty 9", "for 1 hero"]
    assert told(1, 2) == ["bounty 9", "2 in the pot", "for 1 hero"]
    assert told(2, 0) == ["bounty 9", "shared by 2, whole points"]
    assert bounty(Chips(), 9, 1, 0).left.steps[-1].text == "9 to 1 hero"
    assert bounty(Chips(), 9, 2, 0).left.steps[-1].text == "4 to each of 2"


def test_a_path_tells_its_raises_and_the_arcs_of_a_skill() -> None:
    def told(kind: Kind, start: int, end: int) -> tuple[list[str], str]:
        found = advance(kind, start, end)
        return [s.text for s in found.cost.steps], found.steps.steps[0].text

    one = "one raise after the other"
    arcs = f"{one}, each in a story arc of its own: 2 arcs"
    assert told(Kind.SKILL, 1, 3) == (["2 for level 2", "3 for level 3"], arcs)
    assert told(Kind.SKILL, 1, 2) == (["2 for level 2"], one)
    assert told(Kind.TRAINING, 0, 2) == (
        ["2 for training 1: 2 × 1", "4 for training 2: 2 × 2"],
        one,
    )
    assert told(Kind.DIE, 0, 1) == (["18 for d6: 3 × 6"], one)
    assert told(Kind.SKILL, 3, 3) == (["no raise, no cost"], "no raise")
