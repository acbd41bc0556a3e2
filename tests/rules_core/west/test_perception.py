"""How an attack is heard."""

from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import Perception, PerceptionRuling, Wounds
from rules_core.west.perception import perceive, phase_bumps, phases_within
from rules_core.west.terms import Style

A, F, I, P = Style  # noqa: E741


def moved(phase: int, way: int) -> int:
    """One step by the letter: a ring of 1–4; 0 only up, 5 only down, nothing onto 0 or 5."""
    if phase in (0, 5):
        return {(0, 1): 1, (5, -1): 4}.get((phase, way), phase)
    return (phase - 1 + way) % 4 + 1


@pytest.mark.parametrize(("phase", "bumps"), list(product(range(6), range(5))))
def test_tw_phase_bump_is_every_walk(phase: int, bumps: int) -> None:
    walked = set()
    for ways in product((-1, 0, 1), repeat=bumps):
        at = phase
        for way in ways:
            at = moved(at, way)
        walked.add(at)
    assert phases_within(phase, bumps) == walked


def test_tw_perception_below_the_number_only() -> None:
    heard = [perceive(P, clarity, 8, 2).perceived.value for clarity in (7, 8, 9)]
    assert heard == [F, P, P]
    assert perceive(P, 8, 8, 2).perceived.steps[-1].rule is PerceptionRuling.CLARITY
    assert perceive(P, 3, 0, 2).misconstrued.value is False


def test_tw_perception_phase_numbers_are_alphabetical() -> None:
    heard = [perceive(A, 7, 8, phase).perceived.value for phase in range(6)]
    assert heard == [A, A, F, I, P, A]
    misread = [perceive(A, 7, 8, phase).misconstrued.value for phase in range(6)]
    assert misread == [False, False, True, True, True, False]


def test_tw_stressed_is_not_checked() -> None:
    found = perceive(P, 7, 8, 3, 5, stressed=True)
    assert (found.perceived.value, found.misconstrued.value) == (P, False)
    assert found.reachable.value == (P,)
    assert found.perceived.steps[-1].rule is Wounds.STRESSED


def test_reachable_is_alphabetical_and_holds_the_present_reading() -> None:
    assert perceive(P, 7, 8, 1, 0).reachable.value == (A,)
    assert perceive(P, 7, 8, 1, 1).reachable.value == (A, F, P)
    assert perceive(A, 3, 12, 4, 2).reachable.value == (A, F, I, P)
    assert perceive(I, 7, 8, 0, 0).reachable.value == (I,)
    assert perceive(I, 7, 8, 0, 1).reachable.value == (A, I)
    assert perceive(I, 7, 8, 0, 2).reachable.value == (A, F, I, P)
    assert perceive(A, 7, 8, 5, 1).reachable.value == (A, P)


def test_reachable_cites_what_moved() -> None:
    assert perceive(I, 7, 8, 0, 1).reachable.steps[-1].rule is PerceptionRuling.PHASE_ENDS
    assert perceive(I, 7, 8, 2, 1).reachable.steps[-1].rule is Perception.PHASE_BUMP


def test_nothing_to_misread_leaves_only_what_was_meant() -> None:
    assert perceive(P, 8, 8, 1, 9).reachable.value == (P,)
    assert perceive(P, 3, 0, 1, 9).reachable.value == (P,)


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        perceive(P, 2, 13, 6, 10)
    assert [p.field for p in caught.value.problems] == ["clarity", "breakdown", "phase", "bumps"]


@pytest.mark.parametrize(
    ("before", "after", "bumps"),
    [
        (0, 0, 0),
        (0, 1, 1),
        (0, 2, 2),
        (0, 4, 2),
        (0, 3, 3),
        (0, 5, None),
        (1, 0, None),
        (1, 1, 0),
        (1, 2, 1),
        (1, 3, 2),
        (1, 4, 1),
        (4, 1, 1),
        (4, 5, None),
        (5, 4, 1),
        (5, 1, 2),
        (5, 2, 3),
        (5, 0, None),
    ],
)
def test_the_fewest_bumps_between_two_phases(before: int, after: int, bumps: int | None) -> None:
    assert phase_bumps(before, after) == bumps


@pytest.mark.parametrize("phase", range(6))
def test_both_ends_cite_their_ruling(phase: int) -> None:
    rule = perceive(A, 3, 8, phase, 1).reachable.steps[-1].rule
    ends = phase in (0, 5)
    assert rule is (PerceptionRuling.PHASE_ENDS if ends else Perception.PHASE_BUMP)


def test_no_bump_in_hand_reaches_no_other_style() -> None:
    assert perceive(A, 3, 8, 2).reachable.value == (F,)
