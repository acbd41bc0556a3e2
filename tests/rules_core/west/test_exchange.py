"""What an attack may be asked for, and the reasons it gives."""

from dataclasses import fields, replace

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import Perception, PerceptionRuling, Wounds, WoundsRuling
from rules_core.west.exchange import Exchange, resolve
from rules_core.west.options import WestOptions
from rules_core.west.parties import NO_CHOICE, Aggressor, Card, Chosen, Target
from rules_core.west.terms import Choice, Location, Result, Style, TriggerUnit

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


def test_resistances_count_with_their_rule_alone() -> None:
    hearer = Target(resistance_argument=1)  # AV 4, with the rule 5, against PV 4
    assert resolve(SPEAKER, hearer, PLAIN).result.value is Result.ABLATES
    ind = WestOptions(ind="yes")
    assert resolve(SPEAKER, hearer, PLAIN, options=ind).result.value is Result.DEFLECTS


def test_sizing_up_lowers_what_this_attack_meets() -> None:
    sized = resolve(SPEAKER, Target(sized=-2), Card(cause_result=2))
    assert (sized.tn.value, sized.hit.value) == (2, True)
    assert sized.result.value is Result.PENETRATES  # PV 4 against Nerve 2
    assert sized.nerve_after.value == 4


def test_a_miss_and_a_loss_have_nothing_to_compare() -> None:
    missed = resolve(SPEAKER, HEARER, Card(cause_result=3))
    assert [s.text for s in missed.result.steps] == ["a miss is not compared"]
    lost = resolve(SPEAKER, HEARER, MISREAD, Chosen(LOSS))
    assert [s.text for s in lost.result.steps] == ["the aggressor takes the loss"]


def test_what_counts_as_stress_damage_on_either_side() -> None:
    points = WestOptions(trigger_damage="points")
    hard = Card(effect=9, penetration=2)  # Willpower 4: 2 wounds, 1 off stress
    for options, counted in ((WestOptions(), 9), (points, 1)):
        found = resolve(SPEAKER, HEARER, hard, options=options)
        assert (found.damage_counted.value, found.own_damage_counted.value) == (counted, 0)
        lost = resolve(SPEAKER, HEARER, replace(MISREAD, effect=9), Chosen(LOSS), options)
        assert (lost.damage_counted.value, lost.own_damage_counted.value) == (0, counted)
        assert (lost.own_wounds.value, lost.own_stress.value) == (2, 19)
        only = resolve(SPEAKER, Target(resist_only=True), hard, options=options)
        assert (only.damage_counted.value, only.cards_removed.value) == (0, 2)


def test_which_card_is_missing() -> None:
    def said(cards: int, chosen: Chosen) -> str:
        with pytest.raises(InvalidInput) as caught:
            resolve(replace(SPEAKER, cards=cards), HEARER, MISREAD, chosen)
        return caught.value.problems[0].message

    assert said(0, NO_CHOICE) == "An attack costs a card."
    assert said(1, Chosen(SWITCH)) == "This choice costs a second card."


def test_r_phase_ends_no_bump_leads_onto_0_or_5() -> None:
    for phase in range(6):
        card = Card(breakdown=8, phase=phase, cause_result=8)
        ends = ["phase"] if phase in (0, 5) else []
        assert faults(card=card, chosen=Chosen(bumps_phase=1)) == ends
        assert faults(card=card) == []


def test_only_a_misread_miss_tells_that_misses_are_read() -> None:
    def cites(card: Card) -> bool:
        steps = resolve(SPEAKER, HEARER, card).perceived.steps
        return PerceptionRuling.MISS_PERCEPTION in [s.rule for s in steps]

    assert not cites(MISREAD)
    assert not cites(replace(PLAIN, cause_result=3))
    assert cites(replace(MISREAD, cause_result=3))


def test_a_misreading_ends_the_attempts_of_a_fight_alone() -> None:
    speaker, chosen = replace(SPEAKER, style=Style.INTIMIDATION), Chosen(in_fight=True)
    assert not resolve(speaker, HEARER, MISREAD, options=FIGHT).fight_over.value
    assert resolve(speaker, HEARER, MISREAD, chosen, FIGHT).fight_over.value
    assert not resolve(speaker, HEARER, PLAIN, chosen, FIGHT).fight_over.value


def test_r_reduced_row_in_an_attack() -> None:
    bare = WestOptions(reduced_row="no")
    ablated = resolve(SPEAKER, HEARER, Card(location=Location.HEAD), options=bare)
    whole = resolve(SPEAKER, HEARER, Card(location=Location.HEAD, penetration=2), options=bare)
    assert (ablated.effect_row.value, whole.effect_row.value) == (1, 3)


def test_a_wound_that_heals_keeps_a_will_from_breaking() -> None:
    ind = WestOptions(ind="yes")
    for wounds, broken in ((4, False), (5, False)):
        found = resolve(SPEAKER, Target(wounds=wounds), Card(cause_result=3), options=ind)
        assert (found.healed.value, found.broken.value) == (1, broken)
    assert resolve(SPEAKER, Target(wounds=5), Card(cause_result=3)).broken.value


def test_the_target_number_of_the_house_holds_for_an_attack() -> None:
    house = WestOptions.read({"house": "tn-base:6"})
    found = [resolve(SPEAKER, HEARER, Card(cause_result=n), options=house) for n in (5, 6)]
    assert [(f.tn.value, f.hit.value) for f in found] == [(6, False), (6, True)]


def test_a_column_cites_what_it_comes_from() -> None:
    def told(card: Card, chosen: Chosen = NO_CHOICE, loss: str = "full") -> list[object]:
        options = WestOptions.read({"loss-effect": loss})
        return [s.rule for s in resolve(SPEAKER, HEARER, card, chosen, options).effect_column.steps]

    read, whole = Wounds.EFFECT, Card(penetration=2)
    assert told(whole) == [read]
    assert told(Card(calamity=True)) == [read]
    assert told(MISREAD, Chosen(LOSS)) == [read, PerceptionRuling.LOSS_EFFECT]
    reduced = resolve(SPEAKER, HEARER, MISREAD, Chosen(LOSS), WestOptions(loss_effect="reduced"))
    assert reduced.effect_column.steps[-1].text == "a misread attack's loss: d4"
    assert told(MISREAD, Chosen(LOSS), "reduced") == [read, PerceptionRuling.LOSS_EFFECT]


def test_a_trigger_too_high_is_told_by_what_it_counts() -> None:
    def said(trigger: int, unit: TriggerUnit, house: str) -> str:
        target = Target(trigger=trigger, trigger_unit=unit)
        with pytest.raises(InvalidInput) as caught:
            resolve(SPEAKER, target, PLAIN, options=WestOptions.read({"house": house}))
        return caught.value.problems[0].message

    higher = "At most 5 wounds; a trigger that counts damage may be higher."
    assert said(6, TriggerUnit.WOUNDS, "") == higher
    assert said(101, TriggerUnit.DAMAGE, "trigger-damage:100") == "At most 100 damage."
