"""A conflict's set-up, its borders, its dice."""

from dataclasses import replace
from random import Random

import pytest

from rules_core.clockwork.book import Attack, Outcomes, Space, Traits, Turns
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.game import SCENE
from rules_core.clockwork.encounter.legal import may, possible
from rules_core.clockwork.encounter.outcome import outcome
from rules_core.clockwork.encounter.play import begin
from rules_core.clockwork.encounter.setup import Person, Player, Setup, Terms
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import (
    Ambusher,
    Approach,
    Ending,
    Fate,
    Kind,
    Party,
    Stage,
    Weapon,
)
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Condition, Outcome, Trait
from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.rulebook import Rule

FIGHT = Setup(first=Player(name="Ann"), second=Person(name="Ben", threat=5))
TALK = replace(FIGHT, terms=Terms(Kind.SOCIAL))
FIRST = (e.InitiativeRolled(1, 3), e.InitiativeRolled(2, 1))
CLOSE = (*FIRST, e.Moved(2), e.Attacked(2))
SAY = (*FIRST, e.Attacked(2, Approach.PLEA))


def played(*events: e.Event, setup: Setup = FIGHT) -> Conflict:
    record = Record(SCENE, setup)
    for event in events:
        record = record.did(event)
    return record.state


def refused(rule: Rule, event: e.Event, *events: e.Event, setup: Setup = FIGHT) -> None:
    record = Record(SCENE, setup)
    for each in events:
        record = record.did(each)
    with pytest.raises(IllegalEvent) as found:
        record.did(event)
    assert found.value.rule is rule


@pytest.mark.parametrize(
    ("setup", "fields"),
    [
        (Setup(), []),
        (Setup(second=Person(number=7)), []),
        (Setup(second=Person(number=7), third=Person(name="C")), ["third.number"]),
        (Setup(second=Person(number=8)), ["second.number", "second.number"]),
        (Setup(first=Player(grace=6, wounds=5, purpose=10)), []),
        (Setup(first=Player(grace=7, wounds=6)), ["first.grace", "first.wounds"]),
        (Setup(second=Person(side=Party.PLAYERS)), ["second.side"]),
        (Setup(third=Person(side=Party.PLAYERS, morale=6)), ["third.morale"]),
        (Setup(second=Person(disposition=0)), ["second.disposition"]),
        (Setup(Terms(matter="x" * 201)), ["terms.matter"]),
        (Setup(Terms(ambush=Ambusher.OTHERS)), []),
        (Setup(Terms(Kind.BOTH, ambush=Ambusher.OTHERS)), ["terms.ambush"]),
    ],
)
def test_the_set_up_names_its_faults(setup: Setup, fields: list[str]) -> None:
    found: list[str] = []
    try:
        begin(setup)
    except InvalidInput as invalid:
        found = [p.field for p in invalid.problems]
    assert found == fields


def test_who_has_no_name_stays_away_from_the_third_on() -> None:
    state = begin(Setup(third=Person(name=" "), fourth=Person(name="Dee", number=2)))
    assert [a.name for a in state.actors] == ["the player", "the other", "Dee 1", "Dee 2"]


@pytest.mark.parametrize(
    ("focus", "parrying", "weapon", "guard"),
    [
        (2, True, Weapon.MELEE, 2),
        (3, True, Weapon.MELEE, 3),
        (3, False, Weapon.MELEE, 2),
        (2, True, Weapon.BOW, 1),  # the grip has to be shifted first
        (0, False, Weapon.NONE, 0),
    ],
)
def test_cd_guard_at_the_start(focus: int, parrying: bool, weapon: Weapon, guard: int) -> None:
    sheet = Player(focus=focus, parrying=parrying, weapon=weapon)
    assert begin(Setup(first=sheet)).actor(1).guard.value == guard


@pytest.mark.parametrize(
    ("rolls", "order"),
    [
        (((2, 0), (1, 5)), (1, 2)),
        (((1, 0), (2, 0)), (2, 1)),
        (((1, 0), (1, 1)), (2, 1)),
        (((1, 1), (1, 1)), (1, 2)),  # alike: the players
    ],
)
def test_r_cd_order(rolls: tuple[tuple[int, int], ...], order: tuple[int, ...]) -> None:
    events = [e.InitiativeRolled(who, *roll) for who, roll in enumerate(rolls, 1)]
    assert played(*events).order == order


def test_cd_initiative_a_triumph_gives_the_first_place() -> None:
    rolls = (e.InitiativeRolled(1, 3), e.InitiativeRolled(2, 1, 0, 1))
    state = played(*rolls, e.TookFirst())
    assert state.order == (2, 1)
    state = played(*rolls, e.TookEarly())
    assert state.order == (1, 2)
    assert (state.acting, state.round) == (2, 1)
    refused(Turns.TURN, e.Moved(1), *rolls, e.TookEarly())
    state = played(*rolls, e.TookEarly(), e.TurnEnded())
    assert (state.acting, state.done) == (1, ())


def test_r_cd_initiative_wound() -> None:
    hurt = replace(FIGHT, first=Player(name="Ann", wounds=1))
    minus = replace(hurt, options=ClockworkOptions(initiative_wound="minus-two"))
    assert played(*FIRST, setup=hurt).order == (1, 2)
    assert played(*FIRST, setup=minus).order == (1, 2)  # 3 − 2 = 1: alike, a player
    closer = (e.InitiativeRolled(1, 3), e.InitiativeRolled(2, 2))
    assert played(*closer, setup=minus).order == (2, 1)
    _, pool = drawing.order_dice(begin(hurt), begin(hurt).actor(1))
    assert pool == Pool(ability=1, proficiency=1, difficulty=1)
    _, pool = drawing.order_dice(begin(minus), begin(minus).actor(1))
    assert pool == Pool(ability=1, proficiency=1)


@pytest.mark.parametrize(
    ("roll", "surprised"),
    [((2, 0, 1, 9), True), ((1, 1, 1, 0), True), ((1, 1, 1, 1), False), ((0, 9, 1, 0), False)],
)
def test_cd_ambush(roll: tuple[int, int, int, int], surprised: bool) -> None:
    setup = replace(FIGHT, terms=Terms(ambush=Ambusher.OTHERS))
    state = played(e.AmbushRolled(*roll), *FIRST, setup=setup)
    assert state.actor(1).is_surprised is surprised
    assert state.acting == (2 if surprised else 1)


def test_cd_turn_the_action_may_be_traded() -> None:
    state = played(*FIRST, e.Traded(), e.TookCover(), e.Sidestepped(1))
    assert state.turn is not None
    assert (state.turn.moves, state.turn.actions, state.turn.maneuvers) == (1, 0, 0)
    refused(Turns.TURN, e.Attacked(2), *FIRST, e.Traded())
    assert played(*FIRST, e.Traded(), e.TookCover(), e.Sidestepped(1), e.Moved(0)).acting == 2


def test_cd_maneuvers_a_sidestep_lasts_until_the_next_action() -> None:
    before = (*FIRST, e.Sidestepped(1), e.TurnEnded())
    assert len(played(*before, e.TurnEnded()).sidesteps) == 1
    state = played(*before, e.TurnEnded(), e.Acted())
    assert state.sidesteps == ()


def test_cd_maneuvers_with_no_avenue_left_nobody_attacks() -> None:
    refused(
        Turns.MANEUVERS,
        e.Attacked(2, Approach.PLEA),
        *FIRST,
        e.Sidestepped(1),
        setup=TALK,
    )
    walled = replace(FIGHT, first=Player(blocked=3))
    refused(Turns.MANEUVERS, e.Attacked(2), *FIRST, e.Moved(2), setup=walled)


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (e.Attacked(1), Attack.ATTACK),
        (e.Attacked(2, Approach.BLOW), Space.AVENUES),
        (e.Attacked(2, Approach.TRICK, Trait.MORALE), Traits.MORALE),
        (e.Attacked(2, Approach.THREAT, Trait.DISPOSITION), Turns.MIXED),
        (e.Rallied(2), Traits.MORALE),
        (e.Aimed(), Turns.MANEUVERS),
        (e.Attracted(2), Turns.MANEUVERS),
        (e.TookStance(), Turns.MANEUVERS),
        (e.ShiftedGrip(), Traits.GUARD),
        (e.KeptHold(), Outcomes.OUTCOMES),
        (e.CalledAid((2,)), Turns.MANEUVERS),
        (e.Moved(1), Turns.MOVE),
        (e.Rolled(), Attack.ATTACK),
    ],
)
def test_what_a_fight_does_not_allow(event: e.Event, rule: Rule) -> None:
    if isinstance(event, e.Rolled):
        rule = Turns.TURN
    refused(rule, event, *FIRST)


@pytest.mark.parametrize("event", [e.TookCover(), e.TookStance(), e.Aimed(), e.Rallied(2)])
def test_what_a_talk_does_not_allow(event: e.Event) -> None:
    refused(Turns.MANEUVERS, event, *FIRST, setup=TALK)


@pytest.mark.parametrize(
    ("event", "fields"),
    [
        (e.Attacked(3), {"target"}),
        (e.Attacked(0, potency=11, boost=6), {"target", "potency", "boost"}),
        (e.CalledAid(()), {"helpers"}),
        (e.CalledAid((1, 1)), {"helpers"}),
        (e.TestedPassively(7, -1, 11), {"aptitude", "skill", "difficulty"}),
        (e.Interacted("x" * 201), {"what"}),
        (e.Moved(-1), {"to"}),
    ],
)
def test_an_event_names_its_faults(event: e.Event, fields: set[str]) -> None:
    with pytest.raises(InvalidInput) as found:
        played(*FIRST, event)
    assert {p.field for p in found.value.problems} == fields


def test_all_rolled_needs_a_figure_for_each() -> None:
    with pytest.raises(InvalidInput):
        played(e.AllRolled((1,), (1, 2), (0, 0)))
    assert played(FIRST[0], e.AllRolled((5,), (0,), (0,))).order == (2, 1)


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
