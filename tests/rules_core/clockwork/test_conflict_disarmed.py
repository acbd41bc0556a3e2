"""A weapon or a proof that is lost, and the Guard of a weapon that parries (cd-guard)."""

from dataclasses import replace

import pytest

from rules_core.clockwork.book import Traits
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.harm import afflict
from rules_core.clockwork.encounter.play import begin
from rules_core.clockwork.encounter.setup import Player, Terms
from rules_core.clockwork.encounter.words import Kind, Weapon
from rules_core.clockwork.terms import Condition
from tests.rules_core.clockwork.conflict_play import FIGHT, FIRST, SAY, TALK, played

DISARMED = Condition.DISARMED


@pytest.mark.parametrize(
    ("weapon", "parrying", "before", "after"),
    [  # Focus 3 is Guard 2, a weapon that parries as it is held 1 more
        (Weapon.MELEE, True, 3, 2),
        (Weapon.MELEE, False, 2, 2),
        (Weapon.BOW, True, 2, 2),
        (Weapon.NONE, True, 2, 2),
        (Weapon.NONE, False, 2, 2),
    ],
)
def test_a_lost_weapon_parries_no_more(
    weapon: Weapon, parrying: bool, before: int, after: int
) -> None:
    setup = replace(FIGHT, first=Player(focus=3, weapon=weapon, parrying=parrying))
    whole = begin(setup).actor(1)
    assert (whole.guard.value, whole.most) == (before, before)
    lost = afflict(begin(setup), 1, DISARMED, True)
    assert (lost.actor(1).guard.value, lost.actor(1).most) == (after, after)
    assert lost.actor(1).weapon is Weapon.NONE
    assert not lost.actor(1).is_unproven
    again = afflict(lost, 1, DISARMED, True).actor(1)
    assert (again.guard.value, again.most) == (after, after)


def test_a_lost_bow_that_was_gripped_to_parry() -> None:
    setup = replace(FIGHT, first=Player(focus=3, weapon=Weapon.BOW))
    state = played(*FIRST, e.ShiftedGrip(), setup=setup)
    assert (state.actor(1).guard.value, state.actor(1).most) == (3, 3)
    assert state.actor(1).guard.steps[-1].text == "+1, the grip to parry with"
    assert state.actor(1).owed == 0
    lost = afflict(state, 1, DISARMED, True).actor(1)
    assert (lost.guard.value, lost.most, lost.grip) == (2, 2, False)
    aimed = played(*FIRST, e.Aimed(), setup=setup)
    assert aimed.actor(1).is_aiming
    assert not afflict(aimed, 1, DISARMED, True).actor(1).is_aiming


@pytest.mark.parametrize(
    ("struck", "events", "guard", "most"),
    [  # Focus 3 and a bow held to parry: Guard 3 of 3 before the blow
        (1, (), 2, 3),
        (1, (e.ShiftedGrip(),), 1, 2),
        (2, (e.ShiftedGrip(),), 0, 2),
        (3, (e.ShiftedGrip(),), 0, 2),
        (1, (e.ShiftedGrip(), e.Traded(), e.ShiftedGrip()), 2, 3),
        (2, (e.ShiftedGrip(), e.Traded(), e.ShiftedGrip()), 1, 3),
        (3, (e.ShiftedGrip(), e.Traded(), e.ShiftedGrip()), 0, 3),
        (3, (e.ShiftedGrip(), e.Traded(), e.TookStance()), 1, 2),
        (3, (e.TookStance(),), 1, 3),
    ],
)
def test_what_guard_is_lost_does_not_come_back_with_the_grip(
    struck: int, events: tuple[e.Event, ...], guard: int, most: int
) -> None:
    setup = replace(FIGHT, first=Player(focus=3, weapon=Weapon.BOW))
    gripped = (*FIRST, e.ShiftedGrip(), e.TurnEnded())
    blow = (e.Moved(1), e.Attacked(1), e.Rolled(struck), e.TurnEnded())
    ann = played(*gripped, *blow, *events, setup=setup).actor(1)
    assert (ann.guard.value, ann.most) == (guard, most)


@pytest.mark.parametrize(("lost", "left"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_points_lost_stay_lost_with_the_weapon_that_parried(lost: int, left: int) -> None:
    state = begin(replace(FIGHT, first=Player(focus=3)))
    ann = state.actor(1)
    ann = replace(ann, guard=ann.guard.plus(-lost, Traits.GUARD, "an attack"))
    found = afflict(state.with_actor(ann), 1, DISARMED, True).actor(1)
    assert (found.guard.value, found.most) == (left, 2)


def test_after_the_proof_the_weapon_may_be_lost_too() -> None:
    """Ann is disarmed in a talk, then in the fight that it turns to."""
    setup = replace(TALK, terms=Terms(Kind.BOTH), first=Player("Ann", focus=3))
    talk = (*SAY, e.Rolled(threat=2), e.ConditionsRolled((27,)), e.ConditionPlaced(DISARMED))
    fight = played(*talk, e.CameToBlows(), setup=setup)
    ann = fight.actor(1)
    assert (ann.is_unproven, ann.weapon, ann.guard.value) == (True, Weapon.MELEE, 3)
    ann = afflict(fight, 1, DISARMED, True).actor(1)
    assert (ann.is_unproven, ann.weapon, ann.guard.value) == (True, Weapon.NONE, 2)
    assert [placed.condition for placed in ann.conditions] == [DISARMED]


def test_a_grip_that_is_shifted_is_aimed_no_more_and_takes_no_guard_below_0() -> None:
    setup = replace(FIGHT, first=Player(weapon=Weapon.BOW))
    trade = e.Traded()
    aimed = played(*FIRST, e.Aimed(), trade, e.ShiftedGrip(), setup=setup).actor(1)
    assert (aimed.grip, aimed.is_aiming) == (True, False)
    first = (e.InitiativeRolled(1, 3), e.InitiativeRolled(2, 1), e.ShiftedGrip(), e.TurnEnded())
    down = (*first, e.Moved(1), e.Attacked(1), e.Rolled(2), e.TurnEnded())
    assert played(*down, setup=setup).actor(1).guard.value == 0
    back = played(*down, e.ShiftedGrip(), setup=setup).actor(1)
    assert (back.guard.value, back.most, back.is_aiming) == (0, 1, False)
    assert "−1, the grip to attack with" in [step.text for step in back.guard.steps]


def test_a_lost_weapon_takes_its_own_conditions_with_it() -> None:
    state = begin(
        replace(FIGHT, first=Player(weapon_conditions="Prone", proof_conditions="Undone"))
    )
    lost = afflict(state, 1, DISARMED, True).actor(1)
    assert [state.actor(1).own_conditions(words=words) for words in (False, True)] == [
        "Prone",
        "Undone",
    ]
    assert [lost.own_conditions(words=words) for words in (False, True)] == ["", "Undone"]


def test_in_a_talk_disarmed_is_the_proof_that_is_lost() -> None:
    setup = replace(TALK, first=Player(proof=4, potency=6, focus=3))
    lost = afflict(begin(setup), 1, DISARMED, True).actor(1)
    assert lost.strength(words=True, armed=False).value == 1
    assert (lost.weapon, lost.guard.value) == (Weapon.MELEE, 3)
