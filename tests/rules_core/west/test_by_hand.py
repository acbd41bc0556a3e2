"""Whole attacks, worked out by hand from the rules; each comment is the working."""

from dataclasses import replace
from typing import Any

from rules_core.west.exchange import resolve
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.terms import Choice, Die, Location, Result, Style, TriggerUnit

A, F, I, P = Style  # noqa: E741
NONE, REPHRASE, SWITCH, LOSS = Choice
SPEAKER = Aggressor(style=P, presence=Die.D8, secondary=Die.D8, social_combat=2, resolve=6, cards=5)
HEARER = Target(target_social_combat=1)
MISREAD = Card(breakdown=8, phase=2)  # Clarity 7: heard as Fast Talk


def told(
    card: Card,
    chosen: Chosen = Chosen(),  # noqa: B008
    speaker: Aggressor = SPEAKER,
    hearer: Target = HEARER,
    **options: str,
) -> dict[str, Any]:
    chosen_options = WestOptions.read({k.replace("_", "-"): v for k, v in options.items()})
    found = resolve(speaker, hearer, card, chosen, chosen_options)
    return {name: figure.value for name, figure in vars(found).items()}


def has(found: dict[str, Any], **expected: Any) -> None:
    assert {name: found[name] for name in expected} == expected


def test_a_clean_hit() -> None:
    # TN 4 + 1 = 5; 9 hits with 1 bump; PV 6, AV 4: +2; 10 ÷ 4 = 2 wounds, 2 off stress.
    found = told(Card(cause_result=9, effect=10))
    has(found, hit=True, tn=5, bumps=1, result=Result.PENETRATES, effect_row=2)
    has(found, effect_column=Die.D8, wounds_dealt=2, stress_after=18, nerve_after=4, cards_spent=1)


def test_presence_as_effect() -> None:
    # The secondary trait (d12) makes the check, so Presence's d8 is the effect column.
    speaker = replace(SPEAKER, secondary=Die.D12)
    has(told(Card(), speaker=speaker), effect_column=Die.D12)
    by = replace(speaker, cause=type(speaker.cause).SECONDARY)
    has(told(Card(), speaker=by), effect_column=Die.D8)


def test_bumps_buy_a_row() -> None:
    # 13 − 5 = 8: 2 bumps, 1 row: row 2 + 1 + 2 (head) = 5. 13 ÷ 4: 3 wounds, 1 off stress.
    card = Card(cause_result=13, effect=13, location=Location.HEAD)
    found = told(card, Chosen(bumps_effect=2))
    has(found, bumps=2, effect_row=5, wounds_dealt=3, stress_after=19)


def test_a_bump_turns_a_deflection_into_an_ablation() -> None:
    # Resolve 3 against Nerve 4 deflects; with the bump PV 4 − AV 4 = 0: d4 column, Nerve 3.
    speaker = replace(SPEAKER, resolve=3)
    card = Card(cause_result=9, effect=5)
    has(told(card, speaker=speaker), result=Result.DEFLECTS, effect_row=0, effect_column=None)
    has(told(card, speaker=speaker), wounds_dealt=0, nerve_after=4)
    found = told(card, Chosen(bumps_penetration=1), speaker)
    has(found, result=Result.ABLATES, effect_row=2, effect_column=Die.D4)
    has(found, wounds_dealt=1, stress_after=19, nerve_after=3)


def test_a_misreading_that_stands() -> None:
    # Misread: Nerve 5 at once; PV 6 − 5 = 1 ablates: d4, and Nerve back to 4.
    found = told(replace(MISREAD, effect=5))
    has(found, perceived=F, misconstrued=True, result=Result.ABLATES, effect_column=Die.D4)
    has(found, wounds_dealt=1, stress_after=19, nerve_after=4)
    # With the rise from the next attack on: 6 − 4 = 2 penetrates, d4 all the same, then Nerve 5.
    found = told(replace(MISREAD, effect=5), misread_nerve="next")
    has(found, result=Result.PENETRATES, effect_column=Die.D4, nerve_after=5)


def test_a_bump_mends_the_phase_number() -> None:
    # The card's 3 is moved to 4 (Persuasion): as meant, full effect, Nerve as it was.
    card = Card(cause_result=9, breakdown=8, phase=4, effect=8)
    found = told(card, Chosen(bumps_phase=1))
    has(found, perceived=P, misconstrued=False, result=Result.PENETRATES, effect_column=Die.D8)
    has(found, wounds_dealt=2, nerve_after=4)


def test_a_rephrasing_that_mends() -> None:
    # Second card shows 5: as meant. 2 cards; no rise; 6 − 4 = 2, d8.
    found = told(replace(MISREAD, effect=8), Chosen(REPHRASE, rephrase_phase=5))
    has(found, perceived=F, misconstrued=True, cards_spent=2, result=Result.PENETRATES)
    has(found, effect_column=Die.D8, nerve_after=4, wounds_dealt=2)


def test_a_rephrasing_that_fails_and_the_loss_after_it() -> None:
    # Second card shows 3: heard as Intimidation, still misread: AV 5, ablates, d4.
    again = Chosen(REPHRASE, rephrase_phase=3)
    found = told(replace(MISREAD, effect=5), again)
    has(found, cards_spent=2, result=Result.ABLATES, effect_column=Die.D4, nerve_after=4)
    # With ind it is Intimidation that is heard (Persuasion +1), Persuasion that is misread (+1).
    has(told(MISREAD, again, ind="yes"), resistance_persuasion=2, resistance_argument=0)
    # The loss: full effect on oneself: 10 ÷ 4 = 2 wounds, 2 off own stress; the target is spared.
    found = told(replace(MISREAD, effect=10), replace(again, loss_after=True))
    has(found, result=Result.NONE, effect_row=2, effect_column=Die.D8, own_wounds=2, own_stress=18)
    has(found, wounds_dealt=0, stress_after=20, nerve_after=4, cards_spent=2)


def test_switching_gears() -> None:
    # Fast Talk from now on, its d12 is effect, not reduced; no rise: 6 − 4 = 2. 9 ÷ 4 = 2, 1 off.
    speaker = replace(SPEAKER, new_secondary=Die.D12)
    found = told(replace(MISREAD, effect=9), Chosen(SWITCH), speaker)
    has(found, cards_spent=2, result=Result.PENETRATES, effect_column=Die.D12, nerve_after=4)
    has(found, wounds_dealt=2, stress_after=19)
    # With ind a hit heard as Fast Talk: Argument −1, and nothing for being misread.
    found = told(MISREAD, Chosen(SWITCH), speaker, ind="yes")
    has(found, resistance_argument=-1, resistance_persuasion=0)


def test_taking_the_loss() -> None:
    # Row 2 + 1 (vitals); no comparison; Willpower 3: 11 ÷ 3 = 3 wounds, 2 off stress 1: 0.
    speaker = replace(SPEAKER, own_willpower=3, own_stress=1, own_wounds=2)
    card = replace(MISREAD, effect=11, location=Location.VITALS)
    found = told(card, Chosen(LOSS), speaker)
    has(found, effect_row=3, effect_column=Die.D8, own_wounds=5, own_stress=0, cards_spent=1)
    has(found, own_stressed=True, own_broken=True, nerve_after=4, wounds_dealt=0)
    has(
        told(card, Chosen(LOSS), speaker, loss_effect="reduced"), effect_row=3, effect_column=Die.D4
    )


def test_a_calamity() -> None:
    # Row 2 + 2 + 1 = 5, full, on oneself, heard as meant; everything that would rise is waived.
    card = replace(MISREAD, cause_result=20, calamity=True, location=Location.HEAD, effect=9)
    found = told(card, progressive="yes", ind="yes", loss_effect="reduced")
    has(found, hit=False, bumps=0, perceived=P, misconstrued=False, result=Result.NONE)
    has(found, effect_row=5, effect_column=Die.D8, own_wounds=2, own_stress=19, nerve_after=4)
    has(found, resistance_intimidation=0, resistance_persuasion=0, cards_spent=1)


def test_a_miss_heard_as_argument() -> None:
    # TN 5, 4 misses. Heard as Argument: 1 of 3 wounds heals. Misread: Nerve 5, Persuasion +1.
    card = Card(cause_result=4, breakdown=8, phase=1)
    hearer = replace(HEARER, wounds=3, trigger=3)
    found = told(card, hearer=hearer, ind="yes", progressive="yes")
    has(found, hit=False, perceived=A, result=Result.NONE, effect_row=0, effect_column=None)
    has(found, healed=1, nerve_after=5, resistance_persuasion=1, triggered=False)
    # A miss that is not read: heard as meant, a missed Persuasion: Intimidation +1, Nerve by 1.
    found = told(card, hearer=hearer, ind="yes", progressive="yes", miss_perception="hits")
    has(found, perceived=P, healed=0, nerve_after=5, resistance_intimidation=1, triggered=True)


def test_a_stressed_target() -> None:
    # SC counts 0: TN 4. Not checked. Nerve 0, +1 specialization, +3 resistance: AV 4; 5 − 4 = 1.
    hearer = Target(
        target_social_combat=5, stress=0, target_specialized=(P,), resistance_persuasion=3
    )
    speaker = replace(SPEAKER, resolve=5)
    found = told(replace(MISREAD, cause_result=4, effect=6), Chosen(), speaker, hearer, ind="yes")
    has(found, tn=4, hit=True, misconstrued=False, result=Result.ABLATES, effect_column=Die.D4)
    has(found, wounds_dealt=1, stress_after=0, stressed=True, nerve_after=0)
    has(found, resistance_persuasion=2, resistance_intimidation=1)


def test_a_stressed_aggressor() -> None:
    # Unskilled: row 1, with the trait skill's rank 3 by the other ruling; + 2 for the head.
    speaker = replace(SPEAKER, own_stress=0, trait_rank=3)
    card = Card(location=Location.HEAD)
    has(told(card, speaker=speaker), effect_row=3, own_stressed=True)
    has(told(card, speaker=speaker, unskilled_row="trait-skill"), effect_row=5)


def test_the_last_stress_takes_nerve_with_it() -> None:
    # 7 ÷ 4 = 1 wound, 3 off 3: stressed, so Nerve is 0. Wounds 4 + 1: broken, trigger 5 reached.
    hearer = replace(HEARER, stress=3, wounds=4, trigger=5)
    found = told(Card(effect=7), hearer=hearer)
    has(found, stress_after=0, nerve_after=0, stressed=True, broken=True, triggered=True)
    # 6 ÷ 4 = 1, 2 off 3: one point left, Nerve stands.
    has(told(Card(effect=6), hearer=hearer), stress_after=1, nerve_after=4, stressed=False)


def test_whose_style_the_target_resists() -> None:
    # Heard as Fast Talk, where the target is specialized and resists by 2: AV 4 + 1 + 1 + 2 = 8.
    hearer = replace(HEARER, target_specialized=(F,), resistance_fast_talk=2)
    speaker = replace(SPEAKER, resolve=7)
    found = told(MISREAD, Chosen(), speaker, hearer, ind="yes")
    has(found, result=Result.DEFLECTS, nerve_after=5)
    # By the style meant: AV 4 + 1 = 5; 7 − 5 = 2.
    found = told(MISREAD, Chosen(), speaker, hearer, ind="yes", av_style="meant")
    has(found, result=Result.PENETRATES)
    # After a switch the style used is Fast Talk too: AV 4 + 1 + 2 = 7; 7 − 7 = 0 either way.
    for style in ("heard", "meant"):
        found = told(MISREAD, Chosen(SWITCH), speaker, hearer, ind="yes", av_style=style)
        has(found, result=Result.ABLATES)


def test_an_argument_that_steadies() -> None:
    # 13 ÷ 4 = 3 wounds: 2 heal the aggressor's own, 1 is left for the target; 1 off its stress.
    speaker = replace(SPEAKER, style=A, own_wounds=2)
    found = told(Card(effect=13), speaker=speaker, fx_argument="yes")
    has(found, own_wounds=0, wounds_dealt=1, stress_after=19)
    has(told(Card(effect=13), speaker=speaker), own_wounds=2, wounds_dealt=3)
    # Switched to Argument (phase 1) it does the same.
    speaker = replace(speaker, style=P)
    card = Card(breakdown=8, phase=1, effect=13)
    has(told(card, Chosen(SWITCH), speaker, fx_argument="yes"), own_wounds=0, wounds_dealt=1)


def test_threats_in_a_fight() -> None:
    # Always as intended; the misreading ends the attempts. 2 wounds take 2 AP; 1 off stress.
    speaker = replace(SPEAKER, style=I)
    card = replace(MISREAD, effect=9)
    found = told(card, Chosen(in_fight=True), speaker, fx_intimidation="yes")
    has(found, perceived=I, misconstrued=False, fight_over=True, result=Result.PENETRATES)
    has(found, wounds_dealt=0, ap_removed=2, stress_after=19)
    found = told(replace(card, phase=3), Chosen(in_fight=True), speaker, fx_intimidation="yes")
    has(found, fight_over=False, ap_removed=2)


def test_fast_talk_won_and_lost() -> None:
    # A hit (9 over 5: 1 bump) earns one more. A miss gives 7 back, up to 20: stress 15 → 20.
    speaker = replace(SPEAKER, style=F)
    has(told(Card(cause_result=9), speaker=speaker, fx_fast_talk="yes"), bumps=2)
    hearer = replace(HEARER, stress=15)
    card = Card(cause_result=4, recovery=7)
    has(told(card, Chosen(), speaker, hearer, fx_fast_talk="yes"), bumps=0, stress_after=20)
    has(told(card, Chosen(), speaker, hearer), stress_after=15)
    less = replace(card, recovery=4)
    has(told(less, Chosen(), speaker, hearer, fx_fast_talk="yes"), stress_after=19)


def test_an_audience_that_only_resists() -> None:
    # 9 ÷ 4 = 2 wounds become 2 cards (or 1); stress untouched; its loss still hurts itself.
    hearer = replace(HEARER, resist_only=True, trigger=1)
    found = told(Card(effect=9), hearer=hearer)
    has(found, wounds_dealt=0, stress_after=20, cards_removed=2, triggered=False)
    has(told(Card(effect=9), hearer=hearer, resist_cards="one"), cards_removed=1)
    has(told(Card(effect=9, calamity=True), hearer=hearer), own_wounds=2, cards_removed=0)


def test_a_trigger_in_damage() -> None:
    # 10 before + 11 of effect = 21; by points only 11 − 8 = 3 came off: 13.
    hearer = replace(HEARER, damage=10, trigger=21, trigger_unit=TriggerUnit.DAMAGE)
    has(told(Card(effect=11), hearer=hearer), triggered=True)
    has(told(Card(effect=10), hearer=hearer), triggered=False)
    has(told(Card(effect=11), hearer=hearer, trigger_damage="points"), triggered=False)
    near = replace(hearer, trigger=13)
    has(told(Card(effect=11), hearer=near, trigger_damage="points"), triggered=True)
    has(told(Card(effect=10), hearer=near, trigger_damage="points"), triggered=False)
    # A loss deals the target nothing.
    has(told(Card(effect=99, calamity=True), hearer=hearer), triggered=False)


def test_fast_talk_missed_raises_the_next_target_number() -> None:
    # ind: missed Fast Talk: TN change 1 → 2; this attack was against 4 + 1 + 1 = 6.
    speaker, hearer = replace(SPEAKER, style=F), replace(HEARER, tn_adjust=1)
    found = told(Card(cause_result=5), Chosen(), speaker, hearer, ind="yes")
    has(found, tn=6, hit=False, tn_adjust=2)
    has(told(Card(cause_result=5), Chosen(), speaker, hearer), tn=6, tn_adjust=1)
