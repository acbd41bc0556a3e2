"""An encounter's set-up, its borders and its endings."""

from dataclasses import replace

import pytest

from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.west.book import CardsRuling, PerceptionRuling, Stakes, Wounds
from rules_core.west.book import Ending as Book
from rules_core.west.deck import Deck
from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.outcome import Debt, outcome
from rules_core.west.encounter.play import begin
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Terms, Who
from rules_core.west.encounter.side import Side
from rules_core.west.encounter.state import Encounter, Ending
from rules_core.west.options import WestOptions
from rules_core.west.terms import Cause, Die, Location, Style, TriggerUnit

PLAIN = Setup(Instigator(cards=3), Audience(cards=3))
HIT = e.Turned(5, penetration=2)
MISS = e.Turned(1)


def played(*events: e.Event, setup: Setup = PLAIN) -> Encounter:
    record = Record(SCENE, setup)
    for event in events:
        record = record.did(event)
    return record.state


def attack(effect: int, card: e.Turned = HIT) -> tuple[e.Event, ...]:
    return e.Declared(), card, e.EffectRead(effect)


def debts(state: Encounter) -> tuple[Debt, Debt]:
    found = outcome(state)
    assert found is not None
    return found.owes[Who.INSTIGATOR].value, found.owes[Who.AUDIENCE].value


@pytest.mark.parametrize(
    ("setup", "fields"),
    [
        (Setup(Instigator(verve=5, clarity=3, wounds=4)), []),
        (Setup(Instigator(verve=6, clarity=2)), ["instigator.verve", "instigator.clarity"]),
        (Setup(Instigator(wounds=5)), ["instigator.wounds"]),
        (Setup(audience=Audience(cards=16, nerve=20, stress=60)), []),
        (Setup(audience=Audience(cards=17, nerve=21)), ["audience.nerve", "audience.cards"]),
        (Setup(audience=Audience(stress=20, full_stress=20)), []),
        (Setup(audience=Audience(stress=20, full_stress=19)), ["audience.full_stress"]),
        (Setup(audience=Audience(specialized=(Style.ARGUMENT,) * 2)), ["audience.specialized"]),
        (Setup(terms=Terms(trigger=5)), []),
        (Setup(terms=Terms(trigger=6)), ["terms.trigger"]),
        (Setup(terms=Terms(trigger=200, trigger_unit=TriggerUnit.DAMAGE)), []),
        (Setup(terms=Terms(trigger=201, trigger_unit=TriggerUnit.DAMAGE)), ["terms.trigger"]),
        (Setup(terms=Terms(trigger=0, further=0)), ["terms.trigger", "terms.further"]),
        (Setup(terms=Terms(trigger=None, further=200)), []),
        (Setup(terms=Terms(ready_to_bear=6)), ["terms.ready_to_bear"]),
        (Setup(terms=Terms(stakes="x" * 201)), ["terms.stakes"]),
        (Setup(deck=Deck(calamity=55)), ["deck.calamity"]),
    ],
)
def test_the_set_up_names_its_faults(setup: Setup, fields: list[str]) -> None:
    found: list[str] = []
    try:
        begin(setup)
    except InvalidInput as invalid:
        found = [p.field for p in invalid.problems]
    assert found == fields


def test_tw_pool_by_the_style_that_is_named() -> None:
    sly = Instigator(style=Style.FAST_TALK, acuity=Die.D10, awareness=3, social_combat=2, verve=2)
    assert Side.of(sly, WestOptions()).cards.value == 6
    assert Side.of(replace(sly, style=Style.PERSUASION), WestOptions()).cards.value == 4
    assert Side.of(replace(sly, specialized=(Style.ARGUMENT,)), WestOptions()).cards.value == 7
    typed = Side.of(replace(sly, cards=0), WestOptions())
    assert (typed.cards.value, typed.pool) == (0, 0)


def test_r_switch_pool() -> None:
    sly = Setup(Instigator(acuity=Die.D12, awareness=5), options=WestOptions(style_change="yes"))
    before = begin(sly).instigator.cards.value
    state = played(e.Declared(style=Style.FAST_TALK), setup=sly)
    assert state.instigator.style is Style.FAST_TALK
    assert state.instigator.cards.value == before


def test_r_style_change() -> None:
    record = Record(SCENE, PLAIN)
    assert record.did(e.Declared(style=Style.ARGUMENT)).state.attack is not None
    with pytest.raises(IllegalEvent, match="r-style-change"):
        record.did(e.Declared(style=Style.PERSUASION))


def test_tw_declare_names_the_effect_die() -> None:
    setup = replace(PLAIN, instigator=Instigator(cards=3, presence=Die.D4, knowledge=Die.D12))
    for cause, die in ((Cause.PRESENCE, Die.D12), (Cause.SECONDARY, Die.D4)):
        state = played(e.Declared(cause), HIT, e.EffectRead(1), setup=setup)
        assert state.last is not None
        assert state.last.effect_column.value is die


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


def test_r_phase_ends_0_moves_up_only() -> None:
    record = Record(SCENE, replace(PLAIN, instigator=Instigator(cards=3, style=Style.PERSUASION)))
    record = record.did(e.Declared()).did(e.Turned(9, breakdown=8, phase=0))
    assert e.Bumped in possible(record.state)  # heard as meant, and still movable
    with pytest.raises(IllegalEvent) as refused:
        record.did(e.Bumped(5))
    assert refused.value.rule is PerceptionRuling.PHASE_ENDS
    with pytest.raises(InvalidInput, match="phase: 2 bumps spent, 1 earned"):
        record.did(e.Bumped(4))
    with pytest.raises(InvalidInput, match="phase: The number is 0 already"):
        record.did(e.Bumped(0))
    after = record.did(e.Bumped(1)).state
    assert after.attack is not None and after.attack.stage.value == "heard"


def test_bumps_are_one_purse_here_too() -> None:
    record = Record(SCENE, PLAIN).did(e.Declared()).did(e.Turned(13, penetration=2))  # 2 bumps
    for wrong, names in (
        (e.SpentBumps(bumps_penetration=3), ["bumps_penetration"]),
        (e.SpentBumps(bumps_penetration=1, bumps_effect=2), ["bumps_penetration", "bumps_effect"]),
        (e.SpentBumps(Location.HEAD), ["bumps_location"]),
        (e.SpentBumps(bumps_location=1), ["location"]),
        (e.SpentBumps(Location.OTHER, bumps_location=1), ["location"]),
    ):
        with pytest.raises(InvalidInput) as refused:
            record.did(wrong)
        assert [p.field for p in refused.value.problems] == names
    for right in (e.SpentBumps(), e.SpentBumps(Location.HEAD, 1), e.SpentBumps(bumps_effect=2)):
        assert record.did(right).state.attack is not None


def test_what_is_out_of_range_is_named() -> None:
    record = Record(SCENE, PLAIN).did(e.Declared())
    with pytest.raises(InvalidInput) as refused:
        record.did(e.Turned(61, phase=6, breakdown=13, penetration=10))
    names = [p.field for p in refused.value.problems]
    assert names == ["cause_result", "breakdown", "phase", "penetration"]


def test_a_look_before_the_talk_helps_the_first_attack_whoever_is_hit() -> None:
    state = played(e.SizedUpBefore(9), *attack(1, e.Turned(3)))
    assert state.last is not None
    assert (state.last.tn.value, state.last.hit.value) == (3, True)  # TN 5 − 2
    assert played(e.SizedUpBefore(calamity=True)).audience.sized_before == 1
    assert played(e.SizedUpBefore(4)).audience.sized_before == 0


def test_secrets_stay_hidden_until_told_or_fired() -> None:
    terms = Terms(trigger=1, trigger_secret=True, further=9, further_secret=True)
    setup = replace(PLAIN, terms=terms)
    assert [s.value for s in begin(setup).secrets()] == ["trigger", "further"]
    state = played(*attack(4), setup=setup)
    assert [s.value for s in state.secrets()] == ["further"]


def test_aftermath_is_told_with_its_rules() -> None:
    setup = Setup(Instigator(cards=2), Audience(cards=0, stress=3), Terms(trigger=1))
    card = e.Turned(5, breakdown=8, phase=2, penetration=2)
    state = played(e.Declared(), card, e.SwitchedGears(), e.EffectRead(7), setup=setup)
    found = outcome(state)
    assert found is not None
    rules = [note.rule.id for note in found.aftermath]
    assert rules == ["tw-stressed", "tw-ap", "tw-broken", "r-nerve-reset"]
    assert Book.RECOVER.id == "tw-recover"


def test_the_log_speaks_in_sentences() -> None:
    record = Record(SCENE, PLAIN)
    for event in (e.SizedUp(9), e.Declared(), e.Turned(9), e.SpentBumps(), e.EffectRead(5)):
        record = record.did(event)
    titles = [entry.title for entry in record.log()]
    assert titles == [
        "The instigator sizes up the other side: TN and Nerve 2 lower for the next attack.",
        "The audience attacks with Argument: Presence is cause, Knowledge effect.",
        "The card shows 9 against TN 5: a hit with 1 bump.",
        "The audience spends no bump.",
        "The effect at row 1, d4 is 5. It ablates: the instigator takes 1 wound, 19 stress left. "
        "The instigator: Nerve is 3.",
    ]
    assert SCENE.label(e.EffectRead()) == "the effect"
    assert record.log()[-1].figures["Nerve"].value == 3
