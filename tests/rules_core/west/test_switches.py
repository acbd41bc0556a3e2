"""Every value of every switch that computes changes an answer."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules_core.west.effect import effect
from rules_core.west.effects import fast_talk_heal
from rules_core.west.exchange import resolve
from rules_core.west.options import WestOptions
from rules_core.west.parties import NO_CHOICE, Aggressor, Card, Chosen, Target
from rules_core.west.terms import Choice, Die, Location, Style, TriggerUnit

LATER = {"out-of-cards", "style-change"}  # these decide what may follow, not a figure
SPEAKER, HEARER = Aggressor(resolve=5), Target()
MISREAD = Card(breakdown=8, phase=2)
MISS = Card(cause_result=1, breakdown=8, phase=1)


def attack(
    card: Card, chosen: Chosen = NO_CHOICE, speaker: Aggressor = SPEAKER, hearer: Target = HEARER
) -> Callable[[WestOptions], object]:
    """The values of one attack, for any options."""

    def values(options: WestOptions) -> object:
        found = resolve(speaker, hearer, card, chosen, options)
        return {name: figure.value for name, figure in vars(found).items()}

    return values


HEALED = Target(wounds=5)
TRIGGER = Target(trigger=9, trigger_unit=TriggerUnit.DAMAGE)
SHOWS: dict[str, Callable[[WestOptions], object]] = {
    "progressive": attack(Card(cause_result=1)),
    "ind": attack(Card()),
    "fx-argument": attack(Card(effect=8, penetration=3), speaker=replace(SPEAKER, own_wounds=2)),
    "fx-fast-talk": attack(Card(), speaker=replace(SPEAKER, style=Style.FAST_TALK)),
    "miss-perception": attack(MISS, speaker=replace(SPEAKER, style=Style.PERSUASION)),
    "misread-nerve": attack(replace(MISREAD, penetration=1)),
    "loss-effect": attack(MISREAD, Chosen(Choice.LOSS)),
    "spec-nerve": attack(Card(), hearer=Target(target_specialized=(Style.ARGUMENT,), nerve=5)),
    "av-style": attack(MISREAD, hearer=Target(target_specialized=(Style.FAST_TALK,))),
    "reduced-row": lambda o: effect(1, Die.D6, Location.HEAD, reduced=True, options=o),
    "row-cap": lambda o: effect(5, Die.D6, Location.HEAD, options=o),
    "unskilled-row": lambda o: effect(0, Die.D6, trait_rank=3, options=o),
    "effect-sum": lambda o: effect(1, Die.D6, options=o),
    "resist-cards": attack(Card(effect=8, penetration=3), hearer=Target(resist_only=True)),
    "trigger-damage": attack(Card(effect=9, penetration=3), hearer=TRIGGER),
    "ft-rows": lambda o: fast_talk_heal(1, Die.D6, Location.HEAD, 0, 60, o),
}


@pytest.mark.parametrize("public_id", SHOWS)
def test_a_switch_changes_something(public_id: str) -> None:
    answers = [
        SHOWS[public_id](WestOptions.read({public_id: value}))
        for value in WestOptions.values_of(public_id)
    ]
    assert all(a != b for i, a in enumerate(answers) for b in answers[:i])


def test_argue_heal_changes_something() -> None:
    healed = [
        resolve(SPEAKER, HEALED, MISS, options=WestOptions.read({"ind": "yes", "argue-heal": n}))
        for n in WestOptions.values_of("argue-heal")
    ]
    assert sorted(found.healed.value for found in healed) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("style", [Style.INTIMIDATION, Style.PERSUASION])
def test_fights_change_something(style: Style) -> None:
    speaker, card = replace(SPEAKER, style=style), Card(effect=8, penetration=3)
    options = WestOptions.read({f"fx-{style.value}": "yes"})
    found = resolve(speaker, Target(), card, Chosen(in_fight=True), options)
    assert (found.ap_removed.value, found.wounds_dealt.value) == (2, 0)


def test_no_switch_is_forgotten() -> None:
    elsewhere = {"argue-heal", "fx-intimidation", "fx-persuasion"}
    assert set(SHOWS) | elsewhere | LATER == set(WestOptions.choices())
