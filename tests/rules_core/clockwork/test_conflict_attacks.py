"""What a conflict's attacks do, and how it ends."""

from dataclasses import replace
from random import Random

import pytest

from rules_core.clockwork.book import Attack, Traits
from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal import may, possible
from rules_core.clockwork.encounter.outcome import outcome
from rules_core.clockwork.encounter.pools import order_dice
from rules_core.clockwork.encounter.setup import Person, Player, Terms
from rules_core.clockwork.encounter.words import (
    Approach,
    Ending,
    Fate,
    Kind,
    Party,
    Stage,
    Weapon,
)
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Condition, Outcome
from tests.rules_core.clockwork.conflict_play import CLOSE, FIGHT, FIRST, SAY, TALK, played, refused


def test_r_cd_steps_and_carry() -> None:
    check = replace(TALK, options=ClockworkOptions(steps="per-check"))
    assert played(*SAY, e.Rolled(3), setup=TALK).actor(2).disposition.value == 1
    assert played(*SAY, e.Rolled(3), setup=check).actor(2).disposition.value == 2
    carry = replace(TALK, options=ClockworkOptions(carry="same-attack"))
    state = played(*SAY, e.Rolled(3), setup=carry)
    assert state.stage is Stage.ATTACKER
    assert e.OutcomePlaced(Outcome.PERSUADE) in may(state, e.OutcomePlaced)
    assert played(*SAY, e.Rolled(2), setup=carry).stage is Stage.TURN


@pytest.mark.parametrize(("first", "threats", "asked"), [("1", 1, True), ("2", 1, False)])
def test_r_cd_threat_first(first: str, threats: int, asked: bool) -> None:
    setup = replace(FIGHT, options=ClockworkOptions.read({"threat-first": first}))
    state = played(*CLOSE, e.Rolled(threat=threats), setup=setup)
    assert (state.stage is Stage.DEFENDER) is asked


def test_a_threat_is_spent_once() -> None:
    state = played(*CLOSE, e.Rolled(threat=2), e.SetBack())
    assert state.stage is Stage.TURN
    state = played(*CLOSE, e.Rolled(threat=3), e.SetBack())
    assert e.ConditionsRolled in possible(state)
    refused(
        Attack.RESULT_THREAT,
        e.ConditionsRolled((1, 2)),
        *CLOSE,
        e.Rolled(threat=3),
        e.SetBack(),
    )


def test_each_despair_places_an_outcome() -> None:
    wound = e.OutcomePlaced(Outcome.WOUND)
    state = played(*CLOSE, e.Rolled(success=2, despair=2), wound)
    assert state.stage is Stage.DEFENDER
    state = played(*CLOSE, e.Rolled(success=2, despair=2), wound, wound)
    assert (state.stage, state.actor(1).wounds.value) == (Stage.TURN, 2)
    assert state.actor(1).morale.value == 1


def test_the_attacker_who_is_brought_down_ends_their_turn() -> None:
    setup = replace(FIGHT, first=Player(morale=1), third=Person(name="Cat", side=Party.PLAYERS))
    rolls = (*FIRST, e.InitiativeRolled(3, 2), e.Moved(2), e.Attacked(2))
    state = played(*rolls, e.Rolled(despair=1), e.OutcomePlaced(Outcome.WOUND), setup=setup)
    assert state.actor(1).fate is Fate.FLEES
    assert state.acting == 3
    assert state.actor(3).morale.value == 1


def test_cd_morale_breaks_one_after_the_other() -> None:
    thugs = replace(FIGHT, second=Person(name="Thug", number=3, threat=0))
    rolls = e.AllRolled((5, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    threat = e.Attacked(3, Approach.THREAT)
    state = played(rolls, threat, e.Rolled(1), setup=thugs)
    assert [a.fate for a in state.actors] == [None, Fate.FLEES, Fate.FLEES, Fate.FLEES]
    found = outcome(state)
    assert found is not None
    assert (found.ending, found.rule) == (Ending.NOBODY_LEFT, Traits.MORALE)


def test_cd_morale_a_rally_stops_at_the_top() -> None:
    setup = replace(FIGHT, third=Person(name="Cat", side=Party.PLAYERS, threat=3))
    start = (*FIRST, e.InitiativeRolled(3))
    state = played(*start, e.Rallied(3), e.Rolled(4), setup=setup)
    assert state.actor(3).morale.value == 5
    assert state.stage is Stage.TURN
    refused(
        Traits.MORALE,
        e.Rallied(3),
        *start,
        setup=replace(setup, third=replace(setup.third, threat=4)),
    )


def test_cd_social_in_fight_words_place_nothing() -> None:
    trick = e.Attacked(2, Approach.TRICK)
    state = played(*FIRST, trick, e.Rolled(2, advantage=3, triumph=1))
    assert state.actor(2).guard.value == 0
    assert state.stage is Stage.TURN


def test_the_grip_is_shifted_to_parry_and_back() -> None:
    archer = replace(FIGHT, first=Player(weapon=Weapon.BOW))
    state = played(*FIRST, e.ShiftedGrip(), setup=archer)
    assert (state.actor(1).guard.value, state.actor(1).most) == (2, 2)
    refused(Traits.GUARD, e.Attacked(2), *FIRST, e.ShiftedGrip(), setup=archer)
    state = played(*FIRST, e.ShiftedGrip(), e.Traded(), e.ShiftedGrip(), setup=archer)
    assert (state.actor(1).guard.value, state.actor(1).most) == (1, 1)


def test_cd_avenues_who_called_for_aid_keeps_the_place() -> None:
    setup = replace(TALK, third=Person(name="Cat", side=Party.PLAYERS))
    start = (e.InitiativeRolled(1, 5), e.InitiativeRolled(2), e.InitiativeRolled(3, 1))
    plea = e.Attacked(2, Approach.PLEA)
    called = (*start, e.CalledAid((3,)), plea, e.Rolled(), e.Rolled(), e.RollChosen(1))
    state = played(*called, e.Moved(0), setup=setup)
    assert state.holders == ((2, 1),)
    assert state.done == (3, 1)
    state = played(*start, plea, e.Rolled(), e.Moved(0), setup=setup)
    assert state.holders == ()


def test_disoriented_acts_last() -> None:
    setup = replace(FIGHT, third=Person(name="Cat"))
    start = (e.InitiativeRolled(1, 5), e.InitiativeRolled(2, 3), e.InitiativeRolled(3, 1))
    blow = (e.Moved(2), e.Attacked(2), e.Rolled(2, advantage=2))
    state = played(
        *start,
        *blow,
        e.ConditionsRolled((40,)),
        e.ConditionPlaced(Condition.DISORIENTED),
        e.Passed(),
        e.TurnEnded(),
        setup=setup,
    )
    assert state.acting == 3


def test_dice_that_the_page_rolls_are_the_pool_s() -> None:
    state = played(*CLOSE)
    for seed in range(40):
        rolled = drawing.roll(state, Random(seed))
        assert rolled.drawn
        assert rolled.triumph <= 1 and rolled.despair <= 1  # 1 proficiency, 1 challenge die
        assert rolled.success <= 4 and rolled.failure <= 2
        assert drawing.roll(state, Random(seed)) == rolled
    assert drawing.conditions(3, Random(1)) == drawing.conditions(3, Random(1))
    assert len(drawing.conditions(3, Random(1)).rolls) == 3


@pytest.mark.parametrize(
    ("end", "ending"),
    [
        (e.Closed("rain"), Ending.CLOSED),
        (e.CameToBlows(), Ending.BLOWS),
        (e.Left(2), Ending.NOBODY_LEFT),
        (e.Yielded(1), Ending.NOBODY_LEFT),
    ],
)
def test_how_a_talk_can_end(end: e.Event, ending: Ending) -> None:
    found = outcome(played(*FIRST, end, setup=TALK))
    assert found is not None
    assert found.ending is ending
    assert found.aftermath


@pytest.mark.parametrize(("focus", "stays"), [(3, False), (2, True)])
def test_a_despairs_condition_stays_if_the_attackers_guard_is_down(focus: int, stays: bool) -> None:
    setup = replace(FIGHT, first=Player(focus=focus, parrying=False))
    dazed = e.OutcomePlaced(Outcome.CONDITION, Condition.DAZED)
    state = played(*CLOSE, e.Rolled(despair=1), dazed, setup=setup)
    assert [c.is_persistent for c in state.actor(1).conditions] == [stays]


@pytest.mark.parametrize(("focus", "stays"), [(3, False), (2, True)])
def test_a_threats_condition_looks_at_guard_after_the_failure(focus: int, stays: bool) -> None:
    setup = replace(FIGHT, first=Player(focus=focus, parrying=False))
    rolled = (e.Rolled(failure=1, threat=2), e.ConditionsRolled((15,)))
    state = played(*CLOSE, *rolled, e.ConditionPlaced(Condition.DAZED), setup=setup)
    assert [c.is_persistent for c in state.actor(1).conditions] == [stays]


@pytest.mark.parametrize("success", [1, 2])
def test_a_condition_that_advantage_bought_passes_though_the_same_hit_took_guard(
    success: int,
) -> None:
    setup = replace(FIGHT, second=Person("Ben", focus=3, parrying=False))
    rolled = (e.Rolled(success, advantage=1), e.ConditionsRolled((15,)))
    state = played(*CLOSE, *rolled, e.ConditionPlaced(Condition.DAZED), setup=setup)
    assert state.actor(2).guard.value == 2 - success
    assert [c.is_persistent for c in state.actor(2).conditions] == [False]


@pytest.mark.parametrize(
    ("focus", "rolled", "stays"),
    [(0, e.Rolled(1), True), (3, e.Rolled(triumph=1), False), (1, e.Rolled(2), True)],
)
def test_an_outcomes_condition_stays_unless_guard_was_bypassed(
    focus: int, rolled: e.Rolled, stays: bool
) -> None:
    options = ClockworkOptions(carry="same-attack")
    target = Person(focus=focus, parrying=False)
    setup = replace(FIGHT, second=target, options=options)
    dazed = e.OutcomePlaced(Outcome.CONDITION, Condition.DAZED)
    state = played(*CLOSE, rolled, dazed, setup=setup)
    assert [c.is_persistent for c in state.actor(2).conditions] == [stays]


def test_a_setback_for_threat_waits_for_the_next_initiative_too() -> None:
    setup = replace(TALK, terms=Terms(Kind.BOTH))
    talk = (*SAY, e.Rolled(threat=1), e.SetBack(), e.CameToBlows())
    state = played(*talk, setup=setup)
    assert order_dice(state, state.actor(1))[1].setback == 1
    assert order_dice(state, state.actor(2))[1].setback == 0
    assert played(*talk, *FIRST, setup=setup).actor(1).setback == 0
