"""How an encounter ends, and what may shift its end."""

from dataclasses import replace

import pytest

from rules_core.west.book import CardsRuling, Stakes, Wounds
from rules_core.west.book import Ending as Book
from rules_core.west.encounter import events as e
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.outcome import Debt, outcome
from rules_core.west.encounter.play import begin
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Terms, Who
from rules_core.west.encounter.state import Ending
from rules_core.west.options import WestOptions
from rules_core.west.terms import Style, TriggerUnit
from tests.rules_core.west.encounter_play import MISS, PLAIN, attack, debts, played


@pytest.mark.parametrize(("dealt", "over"), [(3, False), (4, True)])
def test_tw_triggers_border(dealt: int, over: bool) -> None:
    state = played(*attack(dealt))  # Willpower 4: 4 effect are 1 wound
    assert (state.over is not None) == over
    if over:
        assert debts(state) == (Debt.NOTHING, Debt.STAKES)


@pytest.mark.parametrize(("effect", "over"), [(11, False), (12, True)])
def test_r_trigger_damage_border(effect: int, over: bool) -> None:
    terms = Terms(trigger=12, trigger_unit=TriggerUnit.DAMAGE)
    state = played(*attack(effect), setup=replace(PLAIN, terms=terms))
    assert (state.over is not None) == over
    points = replace(PLAIN, terms=terms, options=WestOptions(trigger_damage="points"))
    assert played(*attack(effect), setup=points).over is None  # 3 or 0 came off stress


@pytest.mark.parametrize(("wounds", "effect", "ending"), [(1, 15, None), (1, 16, "broken")])
def test_tw_broken_counts_old_wounds(wounds: int, effect: int, ending: str | None) -> None:
    setup = Setup(Instigator(cards=3), Audience(cards=3, wounds=wounds), Terms(trigger=None))
    state = played(*attack(effect), setup=setup)
    found = outcome(state)
    assert (found and found.ending) == (Ending.AUDIENCE_BROKEN if ending else None)
    if found:
        assert found.rule is Wounds.BROKEN
        assert debts(state) == (Debt.NOTHING, Debt.STAKES)
    else:
        assert (state.audience.wounds.value, state.audience.dealt) == (4, 3)


def test_an_instigator_whose_will_breaks_pays() -> None:
    events = (e.Passed(), *attack(20))
    state = played(*events)
    assert state.over is not None and state.over.ending is Ending.INSTIGATOR_BROKEN
    assert debts(state) == (Debt.COUNTER_STAKES, Debt.NOTHING)


@pytest.mark.parametrize(
    ("who", "player", "expected"),
    [
        (Who.INSTIGATOR, True, (Debt.COUNTER_STAKES, Debt.NOTHING)),
        (Who.INSTIGATOR, False, (Debt.NOTHING, Debt.NOTHING)),
        (Who.AUDIENCE, False, (Debt.NOTHING, Debt.NOTHING)),
        (Who.AUDIENCE, True, (Debt.NOTHING, Debt.STAKES)),
    ],
)
def test_tw_end_breaking_off(who: Who, player: bool, expected: tuple[Debt, Debt]) -> None:
    setup = Setup(Instigator(player=player), Audience(player=player))
    state = played(e.Disengaged(who), setup=setup)
    assert debts(state) == expected


def test_r_npc_leaves_what_was_announced() -> None:
    terms = Terms(if_audience_leaves="The room goes to another")
    state = played(e.Disengaged(Who.AUDIENCE), setup=replace(PLAIN, terms=terms))
    assert debts(state) == (Debt.NOTHING, Debt.ANNOUNCED)


def test_r_out_of_cards() -> None:
    one = Setup(Instigator(cards=1), Audience(cards=1))
    state = played(e.Declared(), MISS, setup=one)
    assert state.over is None and state.turn is Who.AUDIENCE
    at_once = replace(one, options=WestOptions(out_of_cards="at-once"))
    state = played(e.Declared(), MISS, setup=at_once)
    assert state.over is not None and state.over.rule is CardsRuling.OUT_OF_CARDS
    two = replace(at_once, instigator=Instigator(cards=2))
    assert played(e.Declared(), MISS, setup=two).over is None


def test_an_encounter_without_cards_is_a_draw() -> None:
    state = begin(Setup(Instigator(cards=0), Audience(cards=0)))
    assert state.over is not None and state.over.ending is Ending.DRAW
    assert begin(Setup(Instigator(cards=0), Audience(cards=1))).turn is Who.AUDIENCE


def test_tw_pool_empty_only_players_are_spared() -> None:
    for player in (True, False):
        setup = Setup(Instigator(cards=1, player=player), Audience(cards=2))
        state = played(e.Declared(), MISS, setup=setup)
        assert (e.Closed in possible(state)) == player
    assert e.Closed not in possible(begin(PLAIN))


def test_tw_trigger_shift_needs_two_in_a_row() -> None:
    miss = (e.Declared(), MISS)
    setup = Setup(Instigator(cards=5), Audience(cards=0), Terms(trigger=2))
    assert e.TriggerRaised not in possible(played(*miss, setup=setup))
    hit = (e.Declared(), e.Turned(5, penetration=-2))  # it deflects, and is a success all the same
    assert e.TriggerRaised not in possible(played(*miss, *hit, *miss, setup=setup))
    twice = played(*miss, e.SizedUp(1), *miss, setup=setup)  # a look is no attack
    assert e.TriggerRaised in possible(twice)
    assert e.TriggerRaised in possible(played(*miss, *miss, *miss, setup=setup))
    raised = played(*miss, *miss, e.TriggerRaised(), *miss, setup=setup)
    assert e.TriggerRaised not in possible(raised)


def test_tw_trigger_shift_has_a_ceiling_and_a_floor() -> None:
    slip = (e.Declared(), e.Turned(calamity=True), e.EffectRead(1))
    for trigger, can in ((4, True), (5, False)):
        setup = replace(PLAIN, terms=Terms(trigger=trigger))
        assert (e.TriggerRaised in possible(played(*slip, setup=setup))) == can
    for trigger, can in ((2, True), (1, False)):
        setup = replace(PLAIN, terms=Terms(trigger=trigger))
        state = played(e.Passed(), *slip, setup=setup)
        assert (e.TriggerLowered in possible(state)) == can
        assert e.CardGranted in possible(state)


def test_the_offer_lapses_with_the_next_word() -> None:
    slip = (e.Declared(), e.Turned(calamity=True), e.EffectRead(1))
    setup = replace(PLAIN, terms=Terms(trigger=4))
    for word in (e.Passed(), e.SizedUp(1), e.Declared()):
        state = played(*slip, word, setup=setup)
        assert e.TriggerRaised not in possible(state)


def test_tw_end_declined_by_the_judge_is_a_draw() -> None:
    setup = Setup(Instigator(cards=1), Audience(cards=1), Terms(trigger=4))
    slip = (e.Declared(), e.Turned(calamity=True), e.EffectRead(1))
    state = played(e.Declared(), MISS, *slip, setup=setup)
    assert state.over is None and state.turn is None
    after = played(e.Declared(), MISS, *slip, e.Declined(), setup=setup)
    assert after.over is not None and after.over.ending is Ending.DRAW


@pytest.mark.parametrize(("phase", "style"), [(0, None), (2, Style.FAST_TALK), (5, None)])
def test_forbidden_when_merely_heard(phase: int, style: Style | None) -> None:
    setup = replace(PLAIN, terms=Terms(trigger=3, forbidden=(Style.FAST_TALK,)))
    events: tuple[e.Event, ...] = (e.Declared(), e.Turned(4, breakdown=8, phase=phase))
    if style:
        events += (e.LetStand(),)
    state = played(*events, setup=setup)
    assert (state.over is not None) == (style is not None)
    if state.over:
        assert state.over.rule is Stakes.TRIGGERS
        assert debts(state) == (Debt.NOTHING, Debt.TRIGGER)


def test_switching_gears_to_a_forbidden_style_fires_its_trigger() -> None:
    setup = replace(PLAIN, terms=Terms(trigger=3, forbidden=(Style.FAST_TALK,)))
    card = e.Turned(1, breakdown=8, phase=2)
    state = played(e.Declared(), card, e.SwitchedGears(), setup=setup)
    assert state.over is not None and state.over.ending is Ending.STYLE_TRIGGER


def test_rephrased_away_from_a_forbidden_style() -> None:
    setup = replace(PLAIN, terms=Terms(trigger=3, forbidden=(Style.FAST_TALK,)))
    card = e.Turned(1, breakdown=8, phase=2)
    assert played(e.Declared(), card, e.Rephrased(1), setup=setup).over is None


def test_the_audience_may_use_a_forbidden_style() -> None:
    setup = replace(PLAIN, terms=Terms(trigger=3, forbidden=(Style.ARGUMENT,)))
    state = played(e.Passed(), e.Declared(), MISS, setup=setup)
    assert state.over is None


def test_aftermath_is_told_with_its_rules() -> None:
    setup = Setup(Instigator(cards=2), Audience(cards=0, stress=3), Terms(trigger=1))
    card = e.Turned(5, breakdown=8, phase=2, penetration=2)
    state = played(e.Declared(), card, e.SwitchedGears(), e.EffectRead(7), setup=setup)
    found = outcome(state)
    assert found is not None
    rules = [note.rule.id for note in found.aftermath]
    assert rules == ["tw-stressed", "tw-ap", "tw-broken", "r-nerve-reset"]
    assert Book.RECOVER.id == "tw-recover"


NO_MORE = "No more social combat with this audience this scene; a fight is still possible."


@pytest.mark.parametrize(
    ("cards", "player", "last", "noted"),
    [
        (1, False, e.Disengaged(Who.INSTIGATOR), True),
        (2, False, e.Disengaged(Who.INSTIGATOR), False),  # a card is left: not run out
        (1, False, e.Disengaged(Who.AUDIENCE), True),
        (2, False, e.Disengaged(Who.AUDIENCE), False),
        (1, True, e.Disengaged(Who.AUDIENCE), False),  # a player who leaves gives the stakes
        (1, False, e.Closed(), True),
        (1, False, e.Fired(), True),
    ],
)
def test_tw_pool_empty_who_ran_out_may_not_try_again(
    cards: int, player: bool, last: e.Event, noted: bool
) -> None:
    setup = Setup(Instigator(cards=cards), Audience(cards=2, player=player))
    found = outcome(played(e.Declared(), MISS, last, setup=setup))
    assert found is not None
    assert (NO_MORE in [note.text for note in found.aftermath]) is noted


def test_tw_pool_empty_it_is_the_instigator_who_runs_out() -> None:
    """The Judge spares an audience that is a player's and out of cards."""
    setup = Setup(Instigator(cards=2), Audience(cards=0, player=True))
    found = outcome(played(e.Closed(), setup=setup))
    assert found is not None and found.ending is Ending.CLOSED
    assert NO_MORE not in [note.text for note in found.aftermath]
