"""What an attack may be asked for, and the reasons it gives."""

from dataclasses import fields, replace

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import Perception, PerceptionRuling, WoundsRuling
from rules_core.west.exchange import Exchange, resolve
from rules_core.west.options import WestOptions
from rules_core.west.parties import NO_CHOICE, Aggressor, Card, Chosen, Target
from rules_core.west.terms import Choice, Result, Style, TriggerUnit

NONE, REPHRASE, SWITCH, LOSS = Choice
SPEAKER, HEARER = Aggressor(), Target()
PLAIN, MISREAD = Card(), Card(breakdown=8, phase=2)
FIGHT = WestOptions(fx_intimidation="yes", fx_persuasion="yes")
FAST = WestOptions(fx_fast_talk="yes")


def faults(
    speaker: Aggressor = SPEAKER,
    hearer: Target = HEARER,
    card: Card = PLAIN,
    chosen: Chosen = NO_CHOICE,
    options: WestOptions = WestOptions(),
) -> list[str]:
    try:
        resolve(speaker, hearer, card, chosen, options)
    except InvalidInput as error:
        return [p.field for p in error.problems]
    return []


@pytest.mark.parametrize("choice", [REPHRASE, SWITCH, LOSS])
def test_a_choice_needs_a_misreading(choice: Choice) -> None:
    chosen = Chosen(choice)
    assert faults(card=MISREAD, chosen=chosen) == []
    assert faults(card=PLAIN, chosen=chosen) == ["choice"]
    assert faults(card=replace(MISREAD, calamity=True), chosen=chosen) == ["choice"]
    assert faults(hearer=Target(stress=0), card=MISREAD, chosen=chosen) == ["choice"]
    missed, hits = replace(MISREAD, cause_result=3), WestOptions(miss_perception="hits")
    assert faults(card=missed, chosen=chosen) == []
    assert faults(card=missed, chosen=chosen, options=hits) == ["choice"]


@pytest.mark.parametrize(("choice", "needs"), [(NONE, 1), (LOSS, 1), (REPHRASE, 2), (SWITCH, 2)])
def test_tw_pool_spend_cards(choice: Choice, needs: int) -> None:
    chosen = Chosen(choice)
    enough, few = replace(SPEAKER, cards=needs), replace(SPEAKER, cards=needs - 1)
    assert faults(enough, card=MISREAD, chosen=chosen) == []
    assert faults(few, card=MISREAD, chosen=chosen) == ["cards"]
    assert resolve(enough, HEARER, MISREAD, chosen).cards_spent.value == needs


def test_r_after_rephrase_needs_a_second_misreading() -> None:
    again = Chosen(REPHRASE, loss_after=True, rephrase_phase=3)
    assert faults(card=MISREAD, chosen=again) == []
    assert faults(card=MISREAD, chosen=replace(again, rephrase_phase=1)) == ["loss_after"]
    assert faults(card=MISREAD, chosen=replace(again, choice=LOSS)) == ["loss_after"]
    assert faults(card=PLAIN, chosen=Chosen(loss_after=True)) == ["loss_after"]


def test_tw_bumps_are_one_purse() -> None:
    card = Card(cause_result=12)  # TN 4: 2 bumps
    assert faults(card=card, chosen=Chosen(bumps_phase=1, bumps_location=1)) == []
    over = Chosen(bumps_phase=1, bumps_penetration=1, bumps_effect=1)
    assert faults(card=card, chosen=over) == ["bumps_phase", "bumps_penetration", "bumps_effect"]
    assert faults(card=Card(cause_result=3), chosen=Chosen(bumps_location=1)) == ["bumps_location"]


def test_tw_fx_fast_talk_bump_cannot_move_the_phase() -> None:
    speaker, card = replace(SPEAKER, style=Style.FAST_TALK), Card(cause_result=8)
    assert faults(speaker, card=card, chosen=Chosen(bumps_phase=1), options=FAST) == []
    both = Chosen(bumps_phase=1, bumps_penetration=1)
    assert faults(speaker, card=card, chosen=both, options=FAST) == []
    assert faults(speaker, card=card, chosen=Chosen(bumps_phase=2), options=FAST) == ["bumps_phase"]


def test_in_fight_needs_its_rule_and_style() -> None:
    chosen = Chosen(in_fight=True)
    found = [faults(replace(SPEAKER, style=s), chosen=chosen, options=FIGHT) for s in Style]
    assert found == [["in_fight"], ["in_fight"], [], []]
    speaker = replace(SPEAKER, style=Style.INTIMIDATION)
    assert faults(speaker, chosen=chosen, options=WestOptions(fx_persuasion="yes")) == ["in_fight"]
    assert faults(speaker, card=MISREAD, chosen=Chosen(LOSS, in_fight=True), options=FIGHT) == [
        "choice"
    ]


@pytest.mark.parametrize(
    ("unit", "trigger", "wrong"),
    [
        (TriggerUnit.WOUNDS, 0, True),
        (TriggerUnit.WOUNDS, 1, False),
        (TriggerUnit.WOUNDS, 5, False),
        (TriggerUnit.WOUNDS, 6, True),
        (TriggerUnit.DAMAGE, 0, True),
        (TriggerUnit.DAMAGE, 6, False),
        (TriggerUnit.DAMAGE, 200, False),
        (TriggerUnit.DAMAGE, 201, True),
    ],
)
def test_tw_triggers_range(unit: TriggerUnit, trigger: int, wrong: bool) -> None:
    hearer = Target(trigger=trigger, trigger_unit=unit)
    assert faults(hearer=hearer) == (["trigger"] if wrong else [])


def test_every_fault_is_told_at_once() -> None:
    speaker = Aggressor(clarity=2, social_combat=6, own_willpower=0)
    found = faults(
        speaker, Target(willpower=0, trigger=201), Card(phase=6), Chosen(bumps_effect=10)
    )
    assert sorted(found) == sorted(
        [
            "clarity",
            "social_combat",
            "own_willpower",
            "willpower",
            "trigger",
            "phase",
            "bumps_effect",
        ]
    )
    chosen = Chosen(SWITCH, loss_after=True, bumps_phase=1, in_fight=True)
    found = faults(replace(SPEAKER, cards=0), card=PLAIN, chosen=chosen)
    assert found == ["choice", "loss_after", "in_fight", "bumps_phase"]  # a fight needs no cards
    hearer, chosen = Target(trigger=6), replace(chosen, in_fight=False)
    found = faults(replace(SPEAKER, cards=0), hearer, PLAIN, chosen)
    assert found == ["trigger", "choice", "loss_after", "cards", "bumps_phase"]


def test_counters_past_the_form_are_answered() -> None:
    hearer = Target(nerve=40, resistance_argument=30, tn_adjust=12, damage=500)
    found = resolve(SPEAKER, hearer, Card(cause_result=16), options=WestOptions(ind="yes"))
    assert (found.tn.value, found.result.value) == (16, Result.DEFLECTS)


def last(found: Exchange, name: str) -> object:
    return getattr(found, name).steps[-1].rule


def test_reasons_name_the_ruling_that_decided() -> None:
    again = Chosen(REPHRASE, loss_after=True, rephrase_phase=3)
    assert (
        last(resolve(SPEAKER, HEARER, MISREAD, again), "result") is PerceptionRuling.AFTER_REPHRASE
    )
    lost = resolve(SPEAKER, HEARER, MISREAD, Chosen(LOSS))
    assert last(lost, "result") is Perception.TAKE_LOSS
    assert last(lost, "effect_column") is PerceptionRuling.LOSS_EFFECT
    assert last(lost, "nerve_after") is PerceptionRuling.LOSS_WAIVES
    missed = resolve(SPEAKER, HEARER, replace(MISREAD, cause_result=3))
    assert last(missed, "perceived") is PerceptionRuling.MISS_PERCEPTION
    calamity = resolve(SPEAKER, HEARER, replace(MISREAD, calamity=True))
    assert last(calamity, "perceived") is PerceptionRuling.CALAMITY_READ
    switched = resolve(SPEAKER, HEARER, MISREAD, Chosen(SWITCH))
    assert Perception.SWITCH_GEARS in [s.rule for s in switched.effect_column.steps]
    stressed = resolve(SPEAKER, Target(stress=1), Card(effect=1, penetration=9))
    assert last(stressed, "nerve_after") is WoundsRuling.STRESS_FLOOR


def test_the_result_tells_what_went_into_it() -> None:
    found = resolve(replace(SPEAKER, resolve=5), HEARER, replace(MISREAD, penetration=1))
    assert [s.text for s in found.result.steps] == [
        "Resolve 5",
        "+1 on the card",
        "Nerve 4",
        "+1, misread",
        "PV 6 less AV 5: +1, 0 or 1",
    ]


def test_no_input_is_named_twice() -> None:
    names = [f.name for record in (Aggressor, Target, Card, Chosen) for f in fields(record)]
    assert len(names) == len(set(names))
