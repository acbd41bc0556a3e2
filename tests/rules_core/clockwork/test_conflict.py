"""A conflict's set-up, its borders, its dice."""

from dataclasses import replace

import pytest

from rules_core.clockwork.book import Attack, Outcomes, Space, Traits, Turns
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.play import begin
from rules_core.clockwork.encounter.setup import Person, Player, Setup, Terms
from rules_core.clockwork.encounter.words import (
    Ambusher,
    Approach,
    Kind,
    Party,
    Share,
    Weapon,
)
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Trait
from rules_core.errors import InvalidInput
from rules_core.rulebook import Rule
from tests.rules_core.clockwork.conflict_play import FIGHT, FIRST, TALK, played, refused


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
    state = played(*FIRST, e.Traded(Share.MOVE))
    assert state.turn is not None
    assert (state.turn.moves, state.turn.actions, state.turn.maneuvers) == (2, 0, 1)
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
