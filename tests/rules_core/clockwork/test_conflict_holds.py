"""Who is held in a conflict, for how long, and what frees them (cd-outcomes, r-cd-raise)."""

from dataclasses import replace

import pytest

from rules_core.clockwork.book import Outcomes, Turns
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal import possible
from rules_core.clockwork.encounter.pools import attack_dice
from rules_core.clockwork.encounter.setup import Person, Player
from rules_core.clockwork.encounter.spend import may_place
from rules_core.clockwork.encounter.words import Approach, Party, Weapon
from rules_core.clockwork.terms import Condition, Outcome
from tests.rules_core.clockwork.conflict_play import FIGHT, played, refused

SETUP = replace(
    FIGHT,
    second=Person("Ben", focus=0, parrying=False, threat=5),
    third=Person("Cat", threat=5),
    fourth=Person("Dee", side=Party.PLAYERS),
)
"""Ben has no Guard, so that a hit penetrates; they act in the order of their numbers."""
ORDER = e.AllRolled((4, 3, 2, 1), (0,) * 4, (0,) * 4)
SUBDUE = e.OutcomePlaced(Outcome.SUBDUE)
HELD = (ORDER, e.Moved(2), e.Attacked(2), e.Rolled(1), SUBDUE)
PAIR = (1, 2)
END = e.TurnEnded()
ROUND = (*HELD, END, END, END, END)
"""Up to the holder's next turn."""
DAZED = Condition.DAZED


@pytest.mark.parametrize(
    ("events", "held"),
    [
        ((*HELD,), True),
        ((*ROUND,), True),  # the turn in which it began kept it
        ((*ROUND, END), False),
        ((*ROUND, e.Acted(), END), False),
        ((*ROUND, e.KeptHold(), END), True),
        ((*ROUND, e.LetGo()), False),
        ((*ROUND, e.Attacked(2), e.Rolled(), END), True),  # to attack the held one keeps it too
        ((*ROUND, e.Attacked(3, Approach.TRICK), e.Rolled(), END), False),
        ((*ROUND, e.Attacked(2), e.Rolled(1), e.Passed(), END), True),
        ((*ROUND, e.Attacked(2), e.Rolled(1), e.OutcomePlaced(Outcome.WOUND)), False),
        ((*ROUND, e.Attacked(2), e.Rolled(1), e.OtherPlaced("pinned")), False),
        ((*HELD, END, e.Attacked(1), e.Rolled(1)), False),  # the held one's hit
        ((*HELD, END, e.Attacked(1), e.Rolled()), True),
        ((*HELD, END, e.Attacked(1, Approach.TRICK), e.Rolled(1)), True),  # words free nobody
        ((*HELD, e.Yielded(2)), False),
        ((*HELD, e.Left(1)), False),
    ],
)
def test_how_long_a_hold_lasts(events: tuple[e.Event, ...], held: bool) -> None:
    state = played(*events, setup=SETUP)
    assert state.holds == ((PAIR,) if held else ())


def test_a_condition_that_the_held_one_places_for_threat_frees_nobody() -> None:
    missed = (*ROUND, e.Attacked(2), e.Rolled(threat=2), e.ConditionsRolled((15,)))
    state = played(*missed, e.ConditionPlaced(DAZED), setup=SETUP)
    assert [c.condition for c in state.actor(1).conditions] == [DAZED]
    assert state.holds == (PAIR,)


def test_a_condition_that_the_holder_rolls_for_needs_a_guard_so_none_in_a_hold_is_rolled() -> None:
    hit = (*ROUND, e.Attacked(2), e.Rolled(1, advantage=3))
    assert e.ConditionsRolled not in possible(played(*hit, setup=SETUP))
    state = played(*hit, e.OutcomePlaced(Outcome.CONDITION, DAZED), setup=SETUP)
    assert [(c.condition, c.is_persistent) for c in state.actor(2).conditions] == [(DAZED, True)]
    assert state.holds == ()


@pytest.mark.parametrize("target", [1, 2])
def test_who_is_in_a_hold_is_not_drawn_into_another(target: int) -> None:
    strip = replace(SETUP, first=Player("Ann", focus=0, parrying=False, threat=5, morale=None))
    strip = replace(strip, fourth=Person("Dee", side=Party.PLAYERS))
    by = {1: 3, 2: 4}[target]
    turns = {3: (END, END), 4: (END, END, END)}[by]
    hit = (*HELD, *turns, e.Moved(target), e.Attacked(target), e.Rolled(1))
    allowed = may_place(played(*hit, setup=strip))
    assert Outcome.WOUND in allowed
    assert Outcome.SUBDUE not in allowed
    refused(Outcomes.OUTCOMES, SUBDUE, *hit, setup=strip)


@pytest.mark.parametrize(
    ("weapon", "skill", "athletics", "dice"),
    [  # Grace 3 with Athletics or Melee, the better; and 1 boost joins (r-cd-subdue)
        (Weapon.MELEE, 2, 1, Pool(boost=1, ability=1, proficiency=2)),
        (Weapon.MELEE, 1, 2, Pool(boost=1, ability=1, proficiency=2)),
        (Weapon.BOW, 2, 1, Pool(boost=1, ability=2, proficiency=1)),
        (Weapon.BOW, 2, 0, Pool(boost=1, ability=3)),
    ],
)
def test_the_held_one_struggles(weapon: Weapon, skill: int, athletics: int, dice: Pool) -> None:
    ben = replace(SETUP.second, grace=3, weapon=weapon, weapon_skill=skill, athletics=athletics)
    state = played(*HELD, END, e.Attacked(1), setup=replace(SETUP, second=ben))
    assert state.attack is not None
    pool = attack_dice(state, state.attack, 2)[1]
    bow = weapon is Weapon.BOW  # a bow that is not aimed meets 1 difficulty more
    assert replace(pool, difficulty=0, challenge=0) == dice
    assert pool.difficulty + pool.challenge == (2 if bow else 1)


def test_a_hold_is_kept_by_an_action_and_let_go_without_one() -> None:
    tried = (*ROUND, e.Attacked(2), e.Rolled())
    refused(Turns.TURN, e.KeptHold(), *tried, setup=SETUP)
    assert played(*tried, e.LetGo(), setup=SETUP).holds == ()


def test_what_else_the_held_ones_may_not_do() -> None:
    refused(Outcomes.OUTCOMES, e.Attacked(4), *HELD, END, setup=SETUP)
    refused(Outcomes.OUTCOMES, e.Left(2), *HELD, setup=SETUP)
    refused(Outcomes.OUTCOMES, e.Moved(0), *ROUND, setup=SETUP)
    refused(Outcomes.OUTCOMES, e.LetGo(), *HELD, END, setup=SETUP)
    called = e.CalledAid((2,))
    refused(Outcomes.OUTCOMES, called, *held_by_the_first_of_two(), setup=SETUP)


def held_by_the_first_of_two() -> tuple[e.Event, ...]:
    """Ben is held and has not acted when his friend Cat would call him."""
    order = e.AllRolled((4, 2, 3, 1), (0,) * 4, (0,) * 4)
    return (order, *HELD[1:], END)
