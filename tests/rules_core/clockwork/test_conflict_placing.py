"""What is made of a roll in a conflict: conditions, outcomes, Purpose, rallies; and an ambush."""

from dataclasses import replace

import pytest

from rules_core.clockwork.book import Outcomes
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal import possible
from rules_core.clockwork.encounter.outcome import outcome
from rules_core.clockwork.encounter.setup import Person, Player, Setup
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import (
    Approach,
    Ending,
    Fate,
    Party,
    Stage,
)
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Condition, Outcome
from tests.rules_core.clockwork.conflict_play import (
    CLOSE,
    FIGHT,
    FIRST,
    SAY,
    TALK,
    played,
)

DAZED, ENTRAPPED = Condition.DAZED, Condition.ENTRAPPED
CONVINCE = e.OutcomePlaced(Outcome.CONVINCE)


def test_a_triumph_is_used_for_the_first_place_once() -> None:
    rolls = (e.InitiativeRolled(1, 3, 0, 1), e.InitiativeRolled(2, 1, 0, 1))
    once = played(*rolls, e.TookFirst())
    assert (once.stage, once.triumphs, once.firsts) == (Stage.TRIUMPH, (2,), (1,))
    twice = played(*rolls, e.TookFirst(), e.TookFirst())
    assert (twice.stage, twice.triumphs, twice.order) == (Stage.TURN, (), (1, 2))
    assert twice.acting == 1


def test_the_attacker_places_all_that_came_up_and_the_defender_one() -> None:
    armed = replace(FIGHT, first=Player("Ann", potency=2), second=Person("Ben", focus=5))
    bought = (*CLOSE, e.Rolled(2, advantage=1), e.ConditionsRolled((15, 45)))
    state = played(*bought, e.ConditionPlaced(DAZED), setup=armed)
    assert state.attack is not None
    assert state.attack.came_up == (ENTRAPPED,)
    state = played(*bought, e.ConditionPlaced(DAZED), e.ConditionPlaced(ENTRAPPED), setup=armed)
    assert [c.condition for c in state.actor(2).conditions] == [DAZED, ENTRAPPED]
    assert state.stage is Stage.TURN
    threatened = (*CLOSE, e.Rolled(2, threat=3), e.ConditionsRolled((15, 45)))
    state = played(*threatened, e.ConditionPlaced(ENTRAPPED), setup=armed)
    assert [c.condition for c in state.actor(1).conditions] == [ENTRAPPED]
    assert state.stage is Stage.TURN


def test_a_condition_that_is_not_known_here_and_the_weapons_own_are_placed_one_each() -> None:
    armed = replace(FIGHT, first=Player("Ann", weapon_conditions="Bleeding"))
    armed = replace(armed, second=Person("Ben", focus=5))
    bought = (*CLOSE, e.Rolled(2, advantage=1), e.ConditionsRolled((60, 15)))
    once = played(*bought, e.OwnPlaced("Blinded"), setup=armed)
    assert once.attack is not None
    assert (once.attack.came_up, once.attack.has_own) == ((DAZED,), True)
    twice = played(*bought, e.OwnPlaced("Blinded"), e.OwnPlaced("Bleeding"), setup=armed)
    assert twice.attack is not None
    assert (twice.attack.came_up, twice.attack.has_own) == ((DAZED,), False)
    assert [c.name for c in twice.actor(2).conditions] == ["Blinded", "Bleeding"]
    assert e.OwnPlaced not in possible(twice)
    threatened = (*CLOSE, e.Rolled(threat=3), e.ConditionsRolled((60, 15)))
    state = played(*threatened, e.OwnPlaced("Blinded"), setup=armed)
    assert [c.name for c in state.actor(1).conditions] == ["Blinded"]
    assert state.stage is Stage.TURN


@pytest.mark.parametrize(
    ("setup", "weapon", "proof", "own"),
    [
        (TALK, "", "Undone", True),
        (TALK, "Bleeding", "", False),
        (FIGHT, "", "Undone", False),
        (FIGHT, "Bleeding", "", True),
    ],
)
def test_cd_weapon_conditions_of_a_proof_in_a_talk_of_a_weapon_in_a_fight(
    setup: Setup, weapon: str, proof: str, own: bool
) -> None:
    ann = Player("Ann", weapon_conditions=weapon, proof_conditions=proof)
    armed = replace(setup, first=ann, second=Person("Ben", focus=5))
    hit = (*(SAY if setup is TALK else CLOSE), e.Rolled(1, advantage=1))
    assert (e.OwnPlaced in possible(played(*hit, setup=armed))) is own


def test_a_proof_that_is_lost_places_nothing_of_its_own() -> None:
    armed = replace(TALK, first=Player("Ann", proof=2, proof_conditions="Undone"))
    lost = (*SAY, e.Rolled(threat=2), e.ConditionsRolled((27,)))
    lost = (*lost, e.ConditionPlaced(Condition.DISARMED), e.TurnEnded(), e.TurnEnded())
    again = (e.Attacked(2, Approach.PLEA), e.Rolled(1, advantage=1))
    assert e.OwnPlaced not in possible(played(*lost, *again, setup=armed))
    placed = (*SAY, e.Rolled(1, advantage=1), e.OwnPlaced("Undone"))
    assert [c.name for c in played(*placed, setup=armed).actor(2).conditions] == ["Undone"]


@pytest.mark.parametrize(("disposition", "stays"), [(1, True), (2, False)])
def test_in_a_talk_a_condition_stays_on_who_is_favorable(disposition: int, stays: bool) -> None:
    setup = replace(TALK, first=Player("Ann", disposition=disposition))
    threatened = (*SAY, e.Rolled(threat=2), e.ConditionsRolled((15,)), e.ConditionPlaced(DAZED))
    state = played(*threatened, setup=setup)
    assert [c.is_persistent for c in state.actor(1).conditions] == [stays]


FAVORABLE = replace(TALK, second=Person("Ben", player=True, purpose=1, disposition=1))


def test_what_is_believed_is_what_was_last_said() -> None:
    plea = e.Attacked(2, Approach.PLEA, matter="the bridge")
    for own, said in (("the ferry", "the ferry"), ("", "the bridge")):
        placed = e.OutcomePlaced(Outcome.CONVINCE, matter=own)
        state = played(*FIRST, plea, e.Rolled(1), placed, e.Believed(), setup=FAVORABLE)
        assert state.actor(2).fate is Fate.WON
        assert state.actor(2).purpose == 1
        found = outcome(state)
        assert found is not None
        assert (found.ending, found.rule) == (Ending.WON_OVER, Outcomes.OUTCOMES)
        asked = played(*FIRST, plea, e.Rolled(1), placed, setup=FAVORABLE)
        assert asked.attack is not None
        assert (asked.stage, asked.attack.matter) == (Stage.PURPOSE, said)


def test_purpose_keeps_off_the_outcome_and_the_defender_goes_on() -> None:
    resisted = (*SAY, e.Rolled(1, threat=1), CONVINCE, e.PurposeSpent())
    state = played(*resisted, setup=FAVORABLE)
    assert (state.stage, state.actor(2).purpose, state.actor(2).fate) == (Stage.DEFENDER, 0, None)
    assert state.attack is not None
    assert state.attack.pending is None
    assert played(*resisted, e.SetBack(), setup=FAVORABLE).actor(1).setback == 1


@pytest.mark.parametrize(("event", "purpose", "fate"), [
    (e.PurposeSpent(), 0, None),
    (e.Believed(), 1, Fate.WON),
])  # fmt: skip
def test_purpose_stands_against_a_despairs_outcome_too(
    event: e.Event, purpose: int, fate: Fate | None
) -> None:
    """Ben is Hostile; Ann, a player's character with 1 Purpose, fails with a despair."""
    hostile = replace(TALK, second=Person("Ben", disposition=5, player=True, purpose=3))
    asked = (*SAY, e.Rolled(despair=1), CONVINCE)
    state = played(*asked, setup=hostile)
    assert (state.stage, state.actor(1).fate) == (Stage.PURPOSE, None)
    state = played(*asked, event, setup=hostile)
    assert (state.actor(1).purpose, state.actor(1).fate) == (purpose, fate)
    assert (state.actor(2).purpose, state.actor(2).fate) == (3, None)
    assert state.stage is (Stage.OVER if fate else Stage.TURN)


@pytest.mark.parametrize(
    ("steps", "success", "morale"),
    [("per-check", 0, 2), ("per-check", 1, 3), ("per-check", 2, 3), ("per-check", 3, 3),
     ("per-success", 1, 3), ("per-success", 2, 4), ("per-success", 4, 5)],
)  # fmt: skip
def test_a_rally_lifts_by_r_cd_steps(steps: str, success: int, morale: int) -> None:
    options = ClockworkOptions.read({"steps": steps})
    cat = Person("Cat", side=Party.PLAYERS, morale=2)
    setup = replace(FIGHT, third=cat, options=options)
    state: Conflict = played(
        *FIRST, e.InitiativeRolled(3), e.Rallied(3), e.Rolled(success), setup=setup
    )
    assert (state.actor(3).morale.value, state.stage) == (morale, Stage.TURN)


@pytest.mark.parametrize(
    ("threats", "rolls", "left"),
    [(2, 1, 0), (3, 2, 0), (3, 1, 1), (5, 3, 1), (6, 1, 4)],
)
def test_threats_pay_2_for_a_roll_and_1_for_each_further(
    threats: int, rolls: int, left: int
) -> None:
    rolled = e.ConditionsRolled((15, 45, 35)[:rolls])
    state = played(*CLOSE, e.Rolled(threat=threats), rolled)
    assert state.attack is not None
    assert state.attack.threats == left
    assert e.ConditionsRolled not in possible(state)  # one condition, whatever is left
    assert (e.SetBack in possible(state)) is (left > 0)


def test_another_action_uses_up_a_setback_and_may_end_the_turn() -> None:
    threatened = (*CLOSE, e.Rolled(threat=1), e.SetBack(), e.TurnEnded(), e.TurnEnded())
    assert played(*threatened).actor(1).setback == 1
    acted = played(*threatened, e.Acted("a lock"))
    assert acted.actor(1).setback == 0
    assert acted.turn is not None
    assert (acted.acting, acted.turn.actions) == (1, 0)
    moved = (*threatened, e.Moved(0), e.TookCover(), e.Acted("a lock"))
    assert played(*moved).acting == 2


@pytest.mark.parametrize(
    ("focus", "events", "stage"),
    [  # Focus 0 and no blade to parry: no Guard
        (5, (e.Rolled(2, advantage=1),), Stage.TURN),
        (5, (e.Rolled(2, advantage=1), e.ConditionsRolled((15,))), Stage.TURN),
        (0, (e.Rolled(2, triumph=1),), Stage.TURN),
        (0, (e.Rolled(2, triumph=1, despair=1),), Stage.DEFENDER),
        (5, (e.Rolled(despair=1),), Stage.TURN),
        (5, (e.Rolled(threat=2),), Stage.TURN),
        (5, (e.Rolled(threat=3), e.ConditionsRolled((15,))), Stage.TURN),
    ],
)
def test_who_passes_is_asked_no_more(focus: int, events: tuple[e.Event, ...], stage: Stage) -> None:
    armed = replace(FIGHT, first=Player("Ann", weapon_conditions="Bleeding"))
    armed = replace(armed, second=Person("Ben", focus=focus, parrying=False))
    assert played(*CLOSE, *events, setup=armed).stage is not Stage.TURN
    assert played(*CLOSE, *events, e.Passed(), setup=armed).stage is stage
