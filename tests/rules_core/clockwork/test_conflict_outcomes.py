"""Which outcomes may be placed in a conflict, and why others may not."""

from dataclasses import replace

import pytest

from rules_core.clockwork.book import Attack as AttackBook
from rules_core.clockwork.book import Outcomes
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.setup import Person, Player
from rules_core.clockwork.encounter.spend import may_place
from rules_core.clockwork.encounter.words import (
    Ending,
    Stage,
    Weapon,
)
from rules_core.clockwork.terms import Condition, Outcome
from tests.rules_core.clockwork.conflict_play import (
    CLOSE,
    FIGHT,
    FIRST,
    SAY,
    TALK,
    played,
    refused,
)


@pytest.mark.parametrize(
    ("armor", "focus", "outcomes"),
    [  # the failure of the despair takes 1 Guard: of Focus 2 none is left, of Focus 3 1 of 2
        (1, 2, {Outcome.CONDITION, Outcome.WOUND, Outcome.SUBDUE}),
        (1, 3, {Outcome.CONDITION, Outcome.WOUND, Outcome.SUBDUE}),
        (2, 2, {Outcome.CONDITION, Outcome.DISARM_ARMOR, Outcome.SUBDUE}),
        (2, 3, {Outcome.DISARM_ARMOR, Outcome.SUBDUE}),
    ],
)
def test_a_despairs_outcome_is_by_the_defenders_potency_and_the_attackers_armor_and_guard(
    armor: int, focus: int, outcomes: set[Outcome]
) -> None:
    ann = Player("Ann", armor=armor, potency=9, focus=focus, parrying=False)
    setup = replace(FIGHT, first=ann)
    setup = replace(setup, second=Person("Ben", potency=2, armor=9))
    assert set(may_place(played(*CLOSE, e.Rolled(despair=1), setup=setup))) == outcomes
    shooter = replace(setup, first=replace(setup.first, weapon=Weapon.BOW))
    far = (*FIRST, e.Attacked(2), e.Rolled(despair=1))
    assert set(may_place(played(*far, setup=shooter))) == outcomes - {Outcome.SUBDUE}


@pytest.mark.parametrize(
    ("disposition", "outcomes"),
    [  # the failure takes a level
        (2, {Outcome.CONDITION, Outcome.DISARM_ARMOR}),
        (3, {Outcome.DISARM_ARMOR}),
    ],
)
def test_in_a_talk_a_blade_at_the_belt_is_no_proof_for_a_despair(
    disposition: int, outcomes: set[Outcome]
) -> None:
    ann = Player("Ann", doubt=2, disposition=disposition)
    setup = replace(TALK, first=ann, second=Person("Ben", potency=5, proof=1))
    assert set(may_place(played(*SAY, e.Rolled(despair=1), setup=setup))) == outcomes


def test_who_is_in_a_hold_is_subdued_by_no_despair() -> None:
    """Ann holds Ben and turns on Cat, who is beside her."""
    setup = replace(FIGHT, first=Player("Ann", morale=5), third=Person("Cat"))
    setup = replace(setup, second=Person("Ben", focus=0, parrying=False, threat=5))
    order = e.AllRolled((4, 3, 2), (0,) * 3, (0,) * 3)
    held = (order, e.Moved(2), e.Attacked(2), e.Rolled(1), e.OutcomePlaced(Outcome.SUBDUE))
    round_2 = (*held, e.TurnEnded(), e.TurnEnded(), e.Moved(1), e.TurnEnded())
    state = played(*round_2, e.Attacked(3), e.Rolled(despair=1), setup=setup)
    assert (state.are_near(1, 3), state.holds) == (True, ((1, 2),))
    assert Outcome.WOUND in may_place(state)
    assert Outcome.SUBDUE not in may_place(state)


@pytest.mark.parametrize(("wounds", "another"), [(4, True), (5, False)])
def test_five_wounds_are_the_most(wounds: int, another: bool) -> None:
    ben = Person("Ben", focus=0, parrying=False, wounds=wounds, threat=5)
    allowed = may_place(played(*CLOSE, e.Rolled(1), setup=replace(FIGHT, second=ben)))
    assert (Outcome.WOUND in allowed) is another
    assert Outcome.SUBDUE in allowed


def test_proof_put_in_doubt_is_no_armor_any_more() -> None:
    ben = Person("Ben", disposition=1, doubt=2, armor=3)
    doubted = (*SAY, e.Rolled(1), e.OutcomePlaced(Outcome.DISARM_ARMOR))
    actor = played(*doubted, setup=replace(TALK, second=ben)).actor(2)
    assert (actor.armor(words=True), actor.armor(words=False)) == (0, 3)
    ben = Person("Ben", focus=0, parrying=False, doubt=2, armor=3)
    struck = (*CLOSE, e.Rolled(1), e.OutcomePlaced(Outcome.DISARM_ARMOR))
    actor = played(*struck, setup=replace(FIGHT, second=ben)).actor(2)
    assert (actor.armor(words=True), actor.armor(words=False)) == (2, 0)


def test_why_no_outcome_can_be_placed() -> None:
    wound = e.OutcomePlaced(Outcome.WOUND)
    ben = replace(FIGHT, second=Person("Ben", focus=5))
    refused(AttackBook.RESULT_SUCCESS, wound, *CLOSE, e.Rolled(2, advantage=1), setup=ben)
    past = (*CLOSE, e.Rolled(advantage=1, triumph=1))
    assert played(*past, wound, setup=ben).stage is Stage.ATTACKER  # rolls are left
    refused(Outcomes.OUTCOMES, wound, *past, wound, setup=ben)
    unknown = e.OutcomePlaced(Outcome.CONDITION, Condition.UNKNOWN)
    refused(Outcomes.CONDITIONS, unknown, *past, setup=ben)
    named = e.OutcomePlaced(Outcome.WOUND, Condition.UNKNOWN)
    assert played(*past, named, setup=ben).actor(2).wounds.value == 1


def test_the_narrator_says_how_it_ends() -> None:
    for then, text in (("rain", "rain"), ("", "the Narrator leaves it there")):
        over = played(*FIRST, e.Closed(then)).over
        assert over is not None
        assert (over.ending, over.text) == (Ending.CLOSED, text)
