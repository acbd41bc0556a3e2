"""What a scene asks the calculators: the figures are those by which its next card is resolved."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.catalogue import find
from calculators.kit.form import Solution
from calculators.west.exchange import picked
from calculators.west.scene.chances import asks
from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.west import effect, onslaught
from rules_core.west.deck import Deck
from rules_core.west.encounter import events as e
from rules_core.west.encounter import legal
from rules_core.west.encounter.drawing import cause_cell
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.setup import Audience, Instigator, Setup
from rules_core.west.encounter.speech import so_far
from rules_core.west.encounter.state import Encounter, Stage
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.sides import Sides
from rules_core.west.terms import Cause, Die, Location, Style
from tests.rules_core.west.encounter_moves import SETUPS, event_of
from tests.rules_core.west.encounter_play import played

TALK, CELL, LOOK = "west-odds", "west-effect", "west-check"
QUARTER = Fraction(1, 4)


def asked(state: Encounter) -> list[str]:
    return [ask.calculator for ask in asks(state)]


def answer(state: Encounter, id: str) -> Solution:
    inputs = next(ask.inputs for ask in asks(state) if ask.calculator == id)
    return find(id).solve(inputs)


def hit(state: Encounter) -> Any:
    return answer(state, TALK).outputs["hit"].value


@pytest.mark.parametrize(("stress", "chance"), [(0, QUARTER), (1, 1 - Fraction(2, 5) ** 3)])
def test_a_stressed_speaker_is_unskilled(stress: int, chance: Fraction) -> None:
    speaker = Instigator(stress=stress, social_combat=3, presence=Die.D10)
    assert hit(played(setup=Setup(speaker, Audience(social_combat=1)))) == chance


def test_so_is_a_stressed_audience_that_answers() -> None:
    hearer = Audience(stress=0, social_combat=3, presence=Die.D10)
    state = played(e.Passed(), setup=Setup(Instigator(social_combat=1), hearer))
    assert hit(state) == QUARTER


FOUR_ROWS = 1 - Fraction(3, 4) ** 4


@pytest.mark.parametrize(
    ("verve", "knowledge", "events", "chance"),
    [
        (1, 4, (), QUARTER),
        (4, 1, (), FOUR_ROWS),
        (1, 4, (e.Declared(Cause.SECONDARY),), FOUR_ROWS),
        (4, 1, (e.Declared(Cause.SECONDARY),), QUARTER),
    ],
)
def test_an_unskilled_check_reads_the_rows_of_its_own_trait(
    verve: int, knowledge: int, events: tuple[e.Event, ...], chance: Fraction
) -> None:
    speaker = Instigator(social_combat=0, verve=verve, knowledge_rank=knowledge)
    state = played(*events, setup=Setup(speaker, Audience(social_combat=1)))
    assert hit(state) == chance


@pytest.mark.parametrize(
    ("skill", "stress", "verve", "ruling", "is_asked"),
    [
        (0, 20, 1, "trait-skill", False),
        (1, 0, 1, "trait-skill", False),
        (1, 20, 1, "trait-skill", True),
        (0, 20, 4, "trait-skill", True),
        (0, 20, 1, "one", True),
    ],
)
def test_one_rank_cannot_tell_what_two_traits_read(
    skill: int, stress: int, verve: int, ruling: Any, is_asked: bool
) -> None:
    speaker = Instigator(social_combat=skill, stress=stress, verve=verve, knowledge_rank=4)
    state = played(setup=Setup(speaker, options=WestOptions(unskilled_row=ruling)))
    assert (TALK in asked(state)) == is_asked


def test_ranks_that_read_the_same_row_are_one() -> None:
    speaker = Instigator(social_combat=0, verve=0, knowledge_rank=1)
    state = played(setup=Setup(speaker, options=WestOptions(unskilled_row="trait-skill")))
    assert TALK in asked(state)


def test_a_calamity_of_sizing_up_is_told_for_the_one_attack_it_meets() -> None:
    """Nerve 4 is ablated, and any effect will do; Nerve 5 deflects what no 3 bumps come with."""
    setup = Setup(Instigator(cards=1), Audience(social_combat=0, willpower=1))
    before = answer(played(setup=setup), TALK).outputs
    assert (before["hit"].value, before["reached"].value[1]) == (Fraction(1, 2), Fraction(1, 2))
    after = answer(played(e.SizedUpBefore(calamity=True), setup=setup), TALK).outputs
    assert (after["hit"].value, after["reached"].value[1]) == (Fraction(1, 3), Fraction(1, 108))


def test_with_more_cards_it_is_not_asked_while_that_stands() -> None:
    calamity = (e.SizedUp(calamity=True), e.Passed())
    three = Setup(Instigator(cards=3), Audience(social_combat=0, cards=3))
    state = played(*calamity, setup=three)
    assert state.audience.sized == 1 and asked(state) == [LOOK]
    attacked = played(*calamity, e.Declared(), e.Turned(1), e.Passed(), setup=three)
    assert attacked.audience.sized == 0 and asked(attacked) == [TALK, LOOK]
    mended = played(*calamity, e.SizedUp(6), e.Passed(), setup=three)
    assert mended.audience.sized == 0 and asked(mended) == [TALK, LOOK]
    last = played(*calamity, setup=Setup(Instigator(cards=2), Audience(social_combat=0, cards=3)))
    assert asked(last) == [TALK, LOOK] and hit(last) == Fraction(1, 3)


def test_successes_are_told_with_any_number_of_cards() -> None:
    setup = Setup(Instigator(cards=3), Audience(social_combat=0))
    state = played(e.SizedUpBefore(4), setup=setup)
    assert hit(state) == Fraction(2, 3)
    assert answer(state, TALK).inputs["size_ups"] == 1


FAST = WestOptions(fx_fast_talk="yes")


@pytest.mark.parametrize(
    ("card", "stage", "expected"),
    [
        (None, Stage.CARD, [TALK]),
        (e.Turned(5, breakdown=12, phase=1), Stage.HEARD, []),
        (e.Turned(9), Stage.BUMPS, []),
        (e.Turned(1), Stage.RECOVERY, []),
    ],
)
def test_a_talk_is_asked_about_only_before_its_card(
    card: e.Turned | None, stage: Stage, expected: list[str]
) -> None:
    setup = Setup(
        Instigator(style=Style.FAST_TALK, cards=3),
        Audience(stress=3, full_stress=20, cards=3),
        options=FAST,
    )
    state = played(e.Declared(), *([card] if card else []), setup=setup)
    assert state.attack is not None and state.attack.stage is stage
    assert asked(state) == expected


def test_nor_after_a_rephrasing_that_is_misread_too() -> None:
    turned = e.Turned(5, breakdown=12, phase=2), e.Rephrased(2)
    state = played(e.Declared(), *turned, setup=Setup(Instigator(cards=3)))
    assert state.attack is not None and state.attack.stage is Stage.HEARD_AGAIN
    assert asked(state) == []


@pytest.mark.parametrize(
    ("ruling", "penetration", "row", "column"),
    [("no", 0, 2, Die.D4), ("yes", 0, 4, Die.D4), ("no", 2, 4, Die.D6), ("yes", 2, 4, Die.D6)],
)
def test_the_cell_of_a_reduced_effect(ruling: Any, penetration: int, row: int, column: Die) -> None:
    """Nerve 4 and Resolve 4: an ablation, which 2 on the card makes go through."""
    setup = Setup(Instigator(social_combat=2), options=WestOptions(reduced_row=ruling))
    card = e.Turned(5, location=Location.HEAD, penetration=penetration)
    state = played(e.Declared(), card, setup=setup)
    assert asked(state) == [CELL]
    found = answer(state, CELL).outputs
    assert (found["row"].value, found["column"].value) == (row, column)


@pytest.mark.parametrize(("loss", "row", "die"), [("full", 4, Die.D6), ("reduced", 2, Die.D4)])
def test_the_cell_of_a_loss(loss: Any, row: int, die: Die) -> None:
    options = WestOptions(loss_effect=loss, reduced_row="no")
    setup = Setup(Instigator(social_combat=2), options=options)
    misread = e.Turned(5, breakdown=12, phase=2, location=Location.HEAD)
    calamity = e.Turned(5, calamity=True, location=Location.HEAD)
    taken = answer(played(e.Declared(), misread, e.TookLoss(), setup=setup), CELL).outputs
    assert (taken["row"].value, taken["column"].value) == (row, die)
    failed = answer(played(e.Declared(), calamity, setup=setup), CELL).outputs
    assert (failed["row"].value, failed["column"].value) == (5, Die.D6)


def as_asked(state: Encounter) -> tuple[Sides, int] | None:
    """Who talks to whom in the question about the talk, and the successes of sizing up."""
    inputs = [ask.inputs for ask in asks(state) if ask.calculator == TALK]
    if not inputs:
        return None
    given, options = find(TALK).read(inputs[0])
    assert isinstance(options, WestOptions)
    parts = picked(Aggressor, given), picked(Target, given), picked(Deck, given)
    return Sides(*parts, options), given["size_ups"]


def agrees(state: Encounter) -> None:
    """Asked figures against those by which the scene resolves the card that is to come or read."""
    attack = state.attack
    if attack is not None and attack.stage is Stage.EFFECT:
        found, told = so_far(state, attack), answer(state, CELL).outputs
        assert told["row"].value == found.effect_row.value
        assert told["column"].value == found.effect_column.value
        return
    seen = as_asked(state)
    assert seen is None or attack is None or attack.stage is Stage.CARD
    if seen is None:
        return
    (sides, size_ups), cause = seen, attack.cause if attack else Cause.PRESENCE
    number = onslaught.tn(sides, sides.start(), size_ups).value
    dice, cell = onslaught.check(sides, number), cause_cell(state, cause)
    assert (dice.column, dice.rows, dice.tn) == (cell.column, cell.rows, cell.tn)
    side = state.side(state.attacker)
    own = side.aggressor(side.style, cause, side.style, 1)
    skill = 0 if side.is_stressed else own.social_combat
    assert first_row(sides.aggressor, state.options) == first_row(
        replace(own, social_combat=skill), state.options
    )


def first_row(who: Aggressor, options: WestOptions) -> int:
    skill, rank = who.social_combat, who.trait_rank
    return effect.row(skill, Location.OTHER, False, False, 0, rank, options=options).value


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_what_is_asked_is_what_is_resolved(data: st.DataObject) -> None:
    try:
        record = Record(SCENE, data.draw(SETUPS))
    except InvalidInput:
        return
    for _ in range(12):
        state: Encounter = record.state
        if state.turn is not None and state.over is None:
            agrees(state)
        kinds = sorted(legal.possible(state), key=lambda kind: kind.__name__)
        if not kinds:
            return
        try:
            record = record.did(data.draw(event_of(data.draw(st.sampled_from(kinds)))))
        except (IllegalEvent, InvalidInput):
            continue
