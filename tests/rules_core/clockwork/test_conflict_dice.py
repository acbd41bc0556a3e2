"""The dice that a conflict asks for, what the page makes of their faces, and where people stand."""

from dataclasses import replace
from random import Random

import pytest

from rules_core.clockwork.dice import Pool
from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.harm import afflict
from rules_core.clockwork.encounter.play import begin
from rules_core.clockwork.encounter.pools import attack_dice, order_dice
from rules_core.clockwork.encounter.reach import goes
from rules_core.clockwork.encounter.setup import Person, Player, Setup, Terms
from rules_core.clockwork.encounter.words import Ambusher, Approach, Fate, Kind, Party, Weapon
from rules_core.clockwork.terms import Condition, Cover, Field
from tests.rules_core.clockwork.conflict_play import (
    CLOSE,
    FIGHT,
    FIRST,
    SAY,
    TALK,
    Scripted,
    played,
)

BARE = Person("Ben", vigor=0, athletics=0, will=0, composure=0, intuition=0, weapon=Weapon.NONE)
"""Nothing stands against an attack on Ben: 0 defence dice."""
CAT = Person("Cat", side=Party.PLAYERS)


class Border(Random):
    """The lowest number, then the highest, and so on."""

    def randint(self, a: int, b: int) -> int:
        self.high = not getattr(self, "high", True)
        return b if self.high else a


def dice(*events: e.Event, setup: Setup, roller: int = 1) -> Pool:
    state = played(*events, setup=setup)
    assert state.attack is not None
    return attack_dice(state, state.attack, roller)[1]


ANN = Player("Ann", grace=3, weapon_skill=2, presence=4, social_skill=0, command=1)
PLAIN = Pool(ability=1, proficiency=2)  # Grace 3, skill 2


@pytest.mark.parametrize(
    ("attack", "pool"),
    [
        (e.Attacked(2), PLAIN),
        (e.Attacked(2, boost=1, setback=2), PLAIN + Pool(boost=1, setback=2)),
        (e.Attacked(2, Approach.TRICK), Pool(ability=4)),
        (e.Attacked(2, Approach.THREAT), Pool(ability=3, proficiency=1)),  # Command
    ],
)
def test_cd_attack_the_dice_of_who_attacks(attack: e.Attacked, pool: Pool) -> None:
    assert dice(*FIRST, e.Moved(2), attack, setup=replace(FIGHT, first=ANN, second=BARE)) == pool


@pytest.mark.parametrize("difficulty", [0, 1, 5])
def test_cd_morale_a_rally_meets_what_the_narrator_says(difficulty: int) -> None:
    setup = replace(FIGHT, first=ANN, third=CAT)
    start = (*FIRST, e.InitiativeRolled(3))
    pool = dice(*start, e.Rallied(3, difficulty), setup=setup)
    assert pool == Pool(ability=3, proficiency=1, difficulty=difficulty)


def test_what_the_narrator_gives_goes_to_who_attacks_and_not_to_helpers() -> None:
    helper = replace(CAT, grace=3, weapon_skill=2)
    setup = replace(FIGHT, first=ANN, second=BARE, third=helper)
    called = (*FIRST, e.InitiativeRolled(3), e.Moved(2), e.CalledAid((3,)))
    attack = e.Attacked(2, boost=1, setback=2)
    assert dice(*called, attack, setup=setup) == PLAIN + Pool(boost=1, setback=2)
    assert dice(*called, attack, e.Rolled(), setup=setup, roller=3) == PLAIN


def test_cd_maneuvers_a_throw_that_is_aimed_gets_a_boost() -> None:
    thrower = replace(ANN, weapon=Weapon.THROWN)
    setup = replace(FIGHT, first=thrower, second=BARE)
    assert dice(*FIRST, e.Attacked(2), setup=setup) == PLAIN
    assert dice(*FIRST, e.Aimed(), e.Attacked(2), setup=setup) == PLAIN + Pool(boost=1)
    words = e.Attacked(2, Approach.TRICK)
    assert dice(*FIRST, e.Aimed(), words, setup=setup) == Pool(ability=4)


@pytest.mark.parametrize(("setup", "setback"), [(FIGHT, 2), (TALK, 0)])
def test_cd_cover_belongs_to_fights(setup: Setup, setback: int) -> None:
    hidden = replace(setup, second=Person("Ben", cover=Cover.HEAVY))
    assert dice(*FIRST, e.Attacked(2, Approach.TRICK), setup=hidden).setback == setback


def test_cd_initiative_the_dice_by_the_kind_of_conflict() -> None:
    sheet = Player("Ann", focus=3, tactics=1, composure=3)
    for setup, pool in (
        (replace(FIGHT, first=sheet), Pool(ability=2, proficiency=1)),
        (replace(TALK, first=sheet), Pool(proficiency=3)),
    ):
        state = begin(setup)
        assert order_dice(state, state.actor(1))[1] == pool
        dazed = afflict(state, 1, Condition.DAZED, True)
        assert order_dice(dazed, dazed.actor(1))[1] == pool + Pool(setback=1)


def test_the_page_counts_every_symbol() -> None:
    """1 ability, 1 proficiency and 1 challenge die."""
    for faces, rolled in (
        (("SA", "T", "D"), e.Rolled(1, 0, 1, 0, 1, 1, drawn=True)),
        (("SS", "AA", "FH"), e.Rolled(2, 1, 2, 1, drawn=True)),
    ):
        assert drawing.roll(played(*CLOSE), Scripted(*faces)) == rolled


def test_the_page_rolls_initiative_and_conditions() -> None:
    """Focus 2 and Tactics 1: 1 ability and 1 proficiency die."""
    state = begin(FIGHT)
    found = drawing.initiative(state, 2, Scripted("SS", "AA"))
    assert found == e.InitiativeRolled(2, 2, 2, 0, drawn=True)
    found = drawing.initiative(state, 2, Scripted("SS", "T"))
    assert found == e.InitiativeRolled(2, 3, 0, 1, drawn=True)
    both = drawing.all_initiative(state, Scripted("A", "S", "S", "T"))
    assert both == e.AllRolled((1, 2), (1, 0), (0, 1))
    assert drawing.conditions(2, Border()) == e.ConditionsRolled((1, 100), drawn=True)


@pytest.mark.parametrize(
    ("rolled", "success", "advantage", "triumphs", "despairs"),
    [
        (e.Rolled(success=20), 20, 0, 0, 0),
        (e.Rolled(success=20, triumph=10), 20, 0, 10, 0),
        (e.Rolled(triumph=11), 11, 0, 10, 0),
        (e.Rolled(failure=20, despair=10), -20, 0, 0, 10),
        (e.Rolled(despair=11), -11, 0, 0, 10),
        (e.Rolled(advantage=20), 0, 20, 0, 0),
        (e.Rolled(threat=20), 0, -20, 0, 0),
    ],
)
def test_the_highest_rolls_are_held_to_what_an_attack_takes(
    rolled: e.Rolled, success: int, advantage: int, triumphs: int, despairs: int
) -> None:
    state = played(*CLOSE, rolled)
    attack = state.attack or state.last
    assert attack is not None and attack.strike is not None
    strike = attack.strike
    assert (strike.net_success, strike.net_advantage) == (success, advantage)
    assert (strike.triumphs, strike.despairs) == (triumphs, despairs)


@pytest.mark.parametrize(
    ("to", "near", "holders"),
    [
        (0, {(2, 3)}, ((2, 4), (3, 4))),
        (2, {(1, 2), (2, 3)}, ((2, 1), (1, 2), (2, 4), (3, 4))),
        (3, {(2, 3), (1, 3)}, ((2, 4), (3, 4), (3, 1))),
        (4, {(2, 3), (1, 4)}, ((2, 4), (3, 4))),  # a friend's zone takes no avenue
    ],
)
def test_cd_move_in_a_fight_avenues_go_with_the_places(
    to: int, near: set[tuple[int, int]], holders: tuple[tuple[int, int], ...]
) -> None:
    """Ann and Dee against Ben and Cat; Ann and Ben are at one another."""
    others = {"third": Person("Cat"), "fourth": Person("Dee", side=Party.PLAYERS)}
    state = replace(
        begin(replace(FIGHT, **others)),  # type: ignore[arg-type]
        near=frozenset({(1, 2), (2, 3)}),
        holders=((2, 1), (1, 2), (2, 4), (3, 4)),
    )
    after = goes(state, 1, to)
    assert (after.near, after.holders) == (near, holders)


def test_cd_avenues_in_a_talk_only_ones_own_place_is_given_up() -> None:
    state = replace(begin(replace(TALK, third=CAT)), holders=((2, 1), (1, 2), (2, 3)))
    assert goes(state, 1, 0).holders == ((1, 2), (2, 3))
    called = replace(state, callers=((2, 1),))
    assert goes(called, 1, 0).holders == ((2, 1), (1, 2), (2, 3))


@pytest.mark.parametrize(
    ("morale", "success", "left"), [(4, 2, 2), (4, 0, 4), (2, 1, 1), (2, 3, 1), (1, 1, None)]
)
def test_cd_morale_a_threat_lowers_it_until_it_breaks(
    morale: int, success: int, left: int | None
) -> None:
    setup = replace(FIGHT, second=Person("Ben", morale=morale, disposition=5))
    state = played(*FIRST, e.Attacked(2, Approach.THREAT), e.Rolled(success), setup=setup)
    ben = state.actor(2)
    assert (None if ben.fate is Fate.FLEES else ben.morale.value) == left
    assert (ben.guard.value, ben.disposition.value, state.holders) == (2, 5, ())


def test_a_sidestep_is_open_again_with_the_next_action_though_turns_follow_at_once() -> None:
    """Ben's side ambushes and acts first in round 1; Ann then has the first turn of round 2."""
    setup = replace(FIGHT, terms=Terms(ambush=Ambusher.OTHERS))
    start = (e.AmbushRolled(3), *FIRST, e.TurnEnded(), e.Sidestepped(1), e.TurnEnded())
    state = played(*start, setup=setup)
    assert (state.round, state.acting, len(state.sidesteps)) == (2, 1, 1)
    assert played(*start, e.Acted("a lock"), setup=setup).sidesteps == ()


def test_the_talk_that_may_turn_to_blows_is_a_talk_at_first() -> None:
    state = played(*SAY, setup=replace(FIGHT, terms=Terms(Kind.BOTH)))
    assert state.field is Field.SOCIAL
