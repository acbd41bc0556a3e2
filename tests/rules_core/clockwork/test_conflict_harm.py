"""Conditions, a lost weapon, cover and Guard in a conflict, and what of it outlasts the end."""

from dataclasses import replace

import pytest

from rules_core.clockwork.book import Attack, Outcomes, Traits, Turns
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.actor import Placed
from rules_core.clockwork.encounter.harm import afflict, out
from rules_core.clockwork.encounter.outcome import aftermath
from rules_core.clockwork.encounter.play import begin
from rules_core.clockwork.encounter.pools import attack_dice
from rules_core.clockwork.encounter.setup import Person
from rules_core.clockwork.encounter.state import Conflict, Over, Sidestep
from rules_core.clockwork.encounter.words import Ending, Fate, Weapon
from rules_core.clockwork.terms import Condition, Cover, Field
from rules_core.rulebook import Rule
from tests.rules_core.clockwork.conflict_play import CLOSE, FIGHT, FIRST, played, refused

DAZED, ENTRAPPED = Condition.DAZED, Condition.ENTRAPPED
AGGRAVATED, DISARMED = Condition.AGGRAVATED, Condition.DISARMED


@pytest.mark.parametrize(
    ("placed", "result"),
    [
        (((DAZED, True),), "dazed"),
        (((DAZED, False),), "dazed!"),
        (((DAZED, True), (DAZED, True)), "dazed"),
        (((DAZED, True), (DAZED, False)), "dazed!"),
        (((DAZED, False), (DAZED, True)), "dazed!"),
        (((DAZED, True), (ENTRAPPED, False), (DAZED, True)), "dazed entrapped!"),
        (((DAZED, True), (ENTRAPPED, True), (ENTRAPPED, False)), "dazed entrapped!"),
        (((AGGRAVATED, True),), "dazed"),
        (((AGGRAVATED, False),), "dazed!"),
        (((DAZED, True), (ENTRAPPED, True), (AGGRAVATED, True)), "dazed! entrapped"),
        (((DAZED, False), (ENTRAPPED, True), (AGGRAVATED, True)), "dazed! entrapped!"),
    ],
)
def test_cd_conditions_which_of_them_stay(
    placed: tuple[tuple[Condition, bool], ...], result: str
) -> None:
    state = begin(FIGHT)
    for condition, guard_up in placed:
        state = afflict(state, 2, condition, guard_up)
    found = [p.name + "!" * p.is_persistent for p in state.actor(2).conditions]
    assert " ".join(found) == result
    assert not state.actor(2).is_unarmed


@pytest.mark.parametrize(("cover", "dice"), [(Cover.LIGHT, 1), (Cover.HEAVY, 2)])
def test_cd_cover_taken_counts_until_one_moves(cover: Cover, dice: int) -> None:
    shooter = replace(FIGHT, second=Person(weapon=Weapon.THROWN))
    hidden = (*FIRST, e.TookCover(cover))

    def setback(*events: e.Event) -> int:
        state = played(*events, e.TurnEnded(), e.Attacked(1), setup=shooter)
        assert state.attack is not None
        return attack_dice(state, state.attack, 2)[1].setback

    assert setback(*hidden) == dice
    assert setback(*hidden, e.Moved(0)) == 0
    refused(Turns.MANEUVERS, e.TookCover(cover), *hidden, e.Traded(), setup=shooter)


@pytest.mark.parametrize(
    ("weapon", "athletics", "dice"),
    [  # Vigor 2 with skill 4: 2 dice, both upgraded; with 1: 1, upgraded; with 0: 1 plain
        (Weapon.MELEE, 1, Pool(challenge=2)),
        (Weapon.BOW, 1, Pool(challenge=1)),
        (Weapon.NONE, 1, Pool(challenge=1)),
        (Weapon.NONE, 0, Pool(difficulty=1)),
        (Weapon.BOW, 5, Pool(challenge=2, difficulty=1)),
    ],
)
def test_cd_attack_a_blow_is_met_with_a_weapon_for_blows_only(
    weapon: Weapon, athletics: int, dice: Pool
) -> None:
    target = Person(vigor=2, weapon_skill=4, athletics=athletics, weapon=weapon)
    state = played(*CLOSE, setup=replace(FIGHT, second=target))
    assert state.attack is not None
    pool = attack_dice(state, state.attack, 1)[1]
    assert (pool.difficulty, pool.challenge) == (dice.difficulty, dice.challenge)


def after(*fates: Fate | None, ending: Ending = Ending.CLOSED) -> Conflict:
    """A fight that is over: Ann bears lasting things and passing ones; all have these fates."""
    state = begin(replace(FIGHT, third=Person("Cat"), fourth=Person("Dee")))
    ann = replace(
        state.actor(1),
        wounds=state.actor(1).wounds.plus(2, Outcomes.WOUND, "+2"),
        conditions=(Placed("dazed", DAZED, True), Placed("entrapped", ENTRAPPED)),
    )
    state = state.with_actor(ann)
    actors = tuple(replace(a, fate=fate) for a, fate in zip(state.actors, fates, strict=True))
    return replace(state, actors=actors, over=Over(ending, Outcomes.OUTCOMES, ""))


def test_what_outlasts_a_conflict() -> None:
    def told(state: Conflict) -> list[tuple[Rule, str]]:
        return [(note.rule, note.text) for note in aftermath(state)]

    ann = [
        (Outcomes.WOUND, "Ann: 2 wounds, so many upgrades on every check."),
        (Outcomes.CONDITIONS, "Ann: Dazed, persistent."),
        (Outcomes.CONDITIONS, "Ann: Entrapped ends with the conflict."),
    ]
    assert told(after(None, Fate.FLEES, Fate.FALLEN, Fate.LEFT)) == [
        *ann,
        (Traits.MORALE, "Ben has fled or surrendered."),
        (Attack.RESULT_TRIUMPH, "Cat is incapacitated."),
    ]
    won = "Cat is won over, until given reason to doubt or time to reconsider."
    found = told(after(None, None, Fate.WON, None, ending=Ending.UNRESOLVED))
    assert found[:4] == [*ann, (Outcomes.OUTCOMES, won)]
    assert [rule for rule, _ in found[4:]] == [Turns.SOCIAL_LIMIT]
    whole = begin(FIGHT)
    assert [rule for rule, _ in told(whole)] == [Outcomes.CONDITIONS]


def test_who_is_out_leaves_no_trace_and_is_seen_to_go_in_a_fight() -> None:
    setup = replace(FIGHT, second=Person("Ben", morale=3), third=Person("Cat", morale=3))
    state = replace(
        begin(setup),
        near=frozenset({(1, 2), (1, 3)}),
        holders=((2, 1), (1, 2), (1, 3)),
        callers=((2, 1), (1, 2), (1, 3)),
        sidesteps=(Sidestep(2, 2), Sidestep(2, 3), Sidestep(3, 2), Sidestep(3, 3)),
        holds=((1, 2), (2, 1), (1, 3)),
    )
    for field, fate, morale in (
        (Field.PHYSICAL, Fate.FLEES, 2),
        (Field.PHYSICAL, Fate.FALLEN, 2),
        (Field.PHYSICAL, Fate.YIELDED, 2),
        (Field.PHYSICAL, Fate.LEFT, 2),
        (Field.PHYSICAL, Fate.WON, 3),
        (Field.SOCIAL, Fate.LEFT, 3),
    ):
        gone = out(replace(state, field=field), 2, fate)
        assert (gone.near, gone.holders) == (frozenset({(1, 3)}), ((1, 3),))
        assert (gone.callers, gone.holds) == (((1, 3),), ((1, 3),))
        assert gone.sidesteps == (Sidestep(3, 3),)
        assert (gone.actor(2).fate, gone.actor(3).fate) == (fate, None)
        assert (gone.actor(1).morale.value, gone.actor(3).morale.value) == (3, morale)
