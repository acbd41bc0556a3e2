"""An encounter's set-up, and the steps of its attacks."""

from dataclasses import replace

import pytest

from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.west.book import PerceptionRuling
from rules_core.west.deck import Deck
from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.play import begin
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Terms
from rules_core.west.encounter.side import Side
from rules_core.west.options import WestOptions
from rules_core.west.terms import Cause, Die, Location, Style, TriggerUnit
from tests.rules_core.west.encounter_play import HIT, PLAIN, attack, played


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
