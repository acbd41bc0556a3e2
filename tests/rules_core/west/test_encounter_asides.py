"""What is done beside the attacks of a talk, and what it opens and closes."""

from dataclasses import replace
from random import Random

import pytest

from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.west.book import Ending as Book
from rules_core.west.book import EndingRuling, SizingUp, Stakes
from rules_core.west.deck import Deck
from rules_core.west.encounter import drawing
from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Terms, Who
from rules_core.west.encounter.state import Ending, Stage
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Location, Style
from tests.rules_core.west.encounter_play import MISS, PLAIN, attack, played

SLIP = (e.Declared(), e.Turned(calamity=True), e.EffectRead(1))


class Highest(Random):
    """Always the highest that there is."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return start - 1

    def randint(self, a: int, b: int) -> int:
        return b


def faults(event: e.Event, *events: e.Event, setup: Setup = PLAIN) -> list[str]:
    record = Record(SCENE, setup)
    for each in events:
        record = record.did(each)
    with pytest.raises(InvalidInput) as invalid:
        record.did(event)
    return [p.field for p in invalid.value.problems]


@pytest.mark.parametrize(
    ("events", "tn"),
    [
        ((), 5),
        ((e.SizedUpBefore(9),), 5),  # that helps the first attack, not another look
        ((e.SizedUp(9), e.Passed()), 3),
        ((e.SizedUp(calamity=True), e.Passed()), 6),
    ],
)
def test_tw_size_up_what_another_look_has_to_reach(events: tuple[e.Event, ...], tn: int) -> None:
    state = played(*events)
    assert drawing.judging_cell(state, Who.INSTIGATOR).tn == tn


@pytest.mark.parametrize(("rank", "die", "rows"), [(0, Die.D4, 1), (2, Die.D10, 2)])
def test_a_look_reads_its_own_cell(rank: int, die: Die, rows: int) -> None:
    sheet = Instigator(judge_character=rank, judge_character_die=Die.D10)
    cell = drawing.judging_cell(played(setup=replace(PLAIN, instigator=sheet)), Who.INSTIGATOR)
    assert (cell.column, cell.rows) == (die, rows)


@pytest.mark.parametrize("event", [e.Passed(), e.SizedUp(1), e.Declared()])
def test_tw_size_up_before_is_before(event: e.Event) -> None:
    assert e.SizedUpBefore in possible(played())
    record = Record(SCENE, PLAIN).did(event)
    if isinstance(event, e.Declared):
        record = record.did(MISS)
    with pytest.raises(IllegalEvent) as refused:
        record.did(e.SizedUpBefore(9))
    assert refused.value.rule is SizingUp.SIZE_UP_BEFORE


def test_drawn_cards_say_that_they_are() -> None:
    all_bad = replace(PLAIN, deck=Deck(calamity=54))
    none_bad = replace(PLAIN, deck=Deck(calamity=0))
    for setup, bad in ((all_bad, True), (none_bad, False)):
        looked = drawing.size_up(played(setup=setup), Random(3))
        before = drawing.size_up_before(played(setup=setup), Random(3))
        assert looked == e.SizedUp(looked.cause_result, bad, drawn=True)
        assert before == e.SizedUpBefore(looked.cause_result, bad, drawn=True)
        assert looked.cause_result > 1
    assert drawing.rephrase(Highest()) == e.Rephrased(5, drawn=True)


@pytest.mark.parametrize(("rows", "location", "row"), [
    ("one-two", Location.VITALS, 3), ("one-two", Location.HEAD, 4),
    ("half", Location.VITALS, 2), ("half", Location.HEAD, 3),
])  # fmt: skip
def test_r_ft_rows_when_the_page_draws(rows: str, location: Location, row: int) -> None:
    """Awareness 2, d6: 6 a row at the most."""
    setup = Setup(
        Instigator(cards=3, style=Style.FAST_TALK),
        Audience(cards=3, awareness=2, acuity=Die.D6, stress=1, full_stress=60),
        options=WestOptions.read({"fx-fast-talk": "yes", "ft-rows": rows}),
    )
    state = played(e.Declared(), e.Turned(1, location=location), setup=setup)
    assert drawing.recovery_cell(state).row.value == row
    assert drawing.win_back(state, Highest()) == e.WonBack(6 * row, drawn=True)


def test_a_card_from_the_judge_when_nobody_has_one() -> None:
    """The audience's own slip with its last card, and the instigator out of cards."""
    setup = Setup(Instigator(cards=1), Audience(cards=1), Terms(trigger=4))
    silent = played(e.Declared(), MISS, *SLIP, setup=setup)
    assert (silent.turn, silent.round) == (None, 1)
    state = played(e.Declared(), MISS, *SLIP, e.CardGranted(), setup=setup)
    assert (state.turn, state.round) == (Who.INSTIGATOR, 2)
    assert (state.instigator.cards.value, state.instigator.granted) == (1, 1)
    assert e.CardGranted not in possible(state)
    two = replace(setup, instigator=Instigator(cards=2))  # the round has begun already
    state = played(e.Declared(), MISS, *SLIP, e.CardGranted(), setup=two)
    assert (state.turn, state.round, state.instigator.cards.value) == (Who.INSTIGATOR, 2, 2)


@pytest.mark.parametrize("audience", [2, 3])
def test_tw_parties_a_card_from_the_judge_begins_the_round(audience: int) -> None:
    """The instigator's only card is played, and the audience has more."""
    setup = Setup(Instigator(cards=1), Audience(cards=audience), Terms(trigger=3))
    events = (e.Declared(), MISS, *SLIP)
    alone = played(*events, setup=setup)
    assert (alone.turn, alone.round) == (Who.AUDIENCE, 2)
    for other in (e.TriggerLowered(), e.Declared()):
        assert played(*events, other, setup=setup).turn is Who.AUDIENCE
    given = played(*events, e.CardGranted(), setup=setup)
    assert (given.turn, given.round) == (Who.INSTIGATOR, 2)
    spoken = played(*events, e.CardGranted(), e.Declared(), MISS, setup=setup)
    assert (spoken.turn, spoken.round) == (Who.AUDIENCE, 2)


@pytest.mark.parametrize(
    ("events", "can"),
    [
        ((e.SizedUp(1),), False),
        ((e.SizedUp(calamity=True),), True),
        ((e.SizedUp(calamity=True), e.Passed()), False),  # the offer lapses with the next word
        ((e.SizedUpBefore(calamity=True),), False),  # that is before the encounter
        ((e.Passed(), e.SizedUp(calamity=True)), False),  # the audience's own look
    ],
)
def test_tw_trigger_shift_a_look_may_be_a_calamity_too(
    events: tuple[e.Event, ...], can: bool
) -> None:
    state = played(*events, setup=replace(PLAIN, terms=Terms(trigger=3)))
    assert (e.TriggerRaised in possible(state)) is can
    assert not {e.TriggerLowered, e.CardGranted} & set(possible(state))


@pytest.mark.parametrize(
    ("who", "player", "rule", "ending"),
    [
        (Who.INSTIGATOR, True, Book.END, Ending.INSTIGATOR_LEAVES),
        (Who.AUDIENCE, True, Book.END, Ending.AUDIENCE_LEAVES),
        (Who.AUDIENCE, False, EndingRuling.NPC_LEAVES, Ending.AUDIENCE_LEAVES),
    ],
)
def test_by_which_rule_one_breaks_off(who: Who, player: bool, rule: object, ending: Ending) -> None:
    setup = replace(PLAIN, audience=Audience("Ida", player=player))
    over = played(e.Disengaged(who), setup=setup).over
    assert over is not None
    assert (over.rule, over.ending) == (rule, ending)
    assert over.text == f"{'Ida' if who is Who.AUDIENCE else 'the instigator'} breaks off"


@pytest.mark.parametrize(
    ("then", "text"),
    [("the marshal comes in", "the marshal comes in"), ("", "another trigger of the Judge's")],
)
def test_another_trigger_of_the_judges(then: str, text: str) -> None:
    over = played(e.Fired(then)).over
    assert over is not None
    assert (over.ending, over.rule, over.text) == (Ending.OTHER_TRIGGER, Stakes.TRIGGERS, text)
    assert faults(e.Fired("x" * 201)) == ["then"]


HURT = replace(
    PLAIN,
    instigator=Instigator(cards=3, stress=15, full_stress=20, wounds=2),
    audience=Audience(cards=3, wounds=1),
)


@pytest.mark.parametrize(("points", "right"), [(0, False), (1, True), (5, True), (6, False)])
def test_no_more_stress_returns_than_was_lost(points: int, right: bool) -> None:
    event = e.StressReturned(Who.INSTIGATOR, points)
    if right:
        assert played(event, setup=HURT).instigator.stress.value == 15 + points
    else:
        assert faults(event, setup=HURT) == ["points"]
    assert faults(e.StressReturned(Who.AUDIENCE, 1), setup=HURT) == ["side"]


def test_tw_recover_each_side_once_a_scene() -> None:
    over = e.Disengaged(Who.AUDIENCE)
    checks = tuple(e.Recovered(who, cause_result=5) for who in Who)
    state = played(over, checks[0], setup=HURT)
    assert (state.instigator.wounds.value, state.audience.wounds.value) == (1, 1)
    assert faults(checks[0], over, checks[0], setup=HURT) == ["side"]
    both = played(over, *checks, setup=HURT)
    assert (both.audience.wounds.value, both.scene) == (0, 1)
    assert e.Recovered not in possible(both)
    again = played(over, *checks, e.SceneOpened(), setup=HURT)
    assert (again.scene, again.instigator.has_recovered, again.audience.has_recovered) == (
        2,
        False,
        False,
    )
    assert played(over, *checks, e.SceneOpened(), e.SceneOpened(), setup=HURT).scene == 3
    worse = replace(HURT, audience=Audience(cards=3, wounds=2))
    opened = (over, *checks, e.SceneOpened())
    assert played(*opened, checks[1], setup=worse).audience.wounds.value == 0


@pytest.mark.parametrize(
    ("stress", "wounds", "needed"), [(20, 0, False), (19, 0, True), (20, 1, True)]
)
def test_a_scene_is_opened_while_there_is_something_to_heal(
    stress: int, wounds: int, needed: bool
) -> None:
    hurt = Audience(cards=3, stress=stress, full_stress=20, wounds=wounds)
    state = played(e.Disengaged(Who.AUDIENCE), setup=replace(PLAIN, audience=hurt))
    assert (e.SceneOpened in possible(state)) is needed


@pytest.mark.parametrize(
    ("breakdown", "stress", "phase", "movable"),
    [  # Clarity 7; heard as meant by its 0, and one bump to spend
        (8, 20, 0, True),
        (7, 20, 0, False),  # the number is not above Clarity: the card is not read
        (8, 0, 0, False),  # a stressed audience is not checked
    ],
)
def test_tw_perception_the_number_moves_only_where_it_is_read(
    breakdown: int, stress: int, phase: int, movable: bool
) -> None:
    setup = replace(PLAIN, audience=Audience(cards=3, stress=stress))
    card = e.Turned(9 if stress else 8, breakdown=breakdown, phase=phase)
    state = played(e.Declared(), card, setup=setup)
    assert state.attack is not None and state.attack.stage is Stage.BUMPS
    assert (e.Bumped in possible(state)) is movable


def test_what_was_let_stand_moves_no_more() -> None:
    misread = (e.Declared(), e.Turned(9, breakdown=8, phase=2))
    assert e.Bumped in possible(played(*misread))
    state = played(*misread, e.LetStand())
    assert state.attack is not None and state.attack.stage is Stage.BUMPS
    assert e.Bumped not in possible(state)


def test_a_deed_that_changes_nothing_is_told_in_one_sentence() -> None:
    record = Record(SCENE, PLAIN)
    for event in (e.Declared(), e.Turned(5, penetration=-2)):
        record = record.did(event)
    assert record.log()[-1].title.endswith("a hit. The words deflect.")
    assert played(*attack(1)).last is not None
