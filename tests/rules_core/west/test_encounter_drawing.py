"""Cards drawn from the model deck follow the chances that the book tells."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from rules_core.record import Record
from rules_core.west.deck import Deck
from rules_core.west.encounter import drawing
from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Who
from rules_core.west.encounter.state import Encounter
from rules_core.west.options import WestOptions
from rules_core.west.terms import Cause, Die, Location, Style

DRAWS = 4000
SETUP = Setup(
    Instigator(cards=3, style=Style.FAST_TALK, presence=Die.D8, acuity=Die.D10, social_combat=2),
    Audience(cards=3, social_combat=1, awareness=2, acuity=Die.D6, stress=1, full_stress=60),
    deck=Deck(calamity=9, breakdown_cards=27, breakdown=8, vitals_cards=18, penetration=-1),
)


def state(*events: e.Event, setup: Setup = SETUP) -> Encounter:
    record = Record(SCENE, setup)
    for event in events:
        record = record.did(event)
    return record.state


def near(found: int, chance: Fraction) -> bool:
    """Within four standard deviations and a bit; the draws are seeded."""
    spread = (float(chance * (1 - chance)) / DRAWS) ** 0.5
    return abs(found / DRAWS - float(chance)) <= 4 * spread + 0.001


@pytest.mark.parametrize("cause", Cause)
def test_the_check_follows_its_model(cause: Cause) -> None:
    rng, now = Random(4), state(e.Declared(cause))
    cell = drawing.cause_cell(now, cause)
    assert (cell.column, cell.rows) == ({"presence": Die.D8, "secondary": Die.D10}[cause], 2)
    cards = [drawing.turn(now, rng) for _ in range(DRAWS)]
    assert near(sum(c.cause_result >= cell.tn for c in cards), cell.at_least(0))
    assert near(sum(c.cause_result >= cell.tn + 4 for c in cards), cell.at_least(1))
    assert near(sum(c.calamity for c in cards), Fraction(9, 54))
    assert near(sum(c.breakdown == 8 for c in cards), Fraction(27, 54))
    assert near(sum(c.location is Location.VITALS for c in cards), Fraction(18, 54))
    assert near(sum(c.phase == 5 for c in cards), Fraction(1, 54))
    assert {c.penetration for c in cards} == {-1}
    assert all(c.drawn for c in cards)


def test_without_a_deck_nothing_is_added() -> None:
    now = state(e.Declared(), setup=replace(SETUP, deck=Deck()))
    cards = [drawing.turn(now, Random(n)) for n in range(200)]
    seen = {(c.calamity, c.breakdown, c.location, c.penetration) for c in cards}
    assert seen == {(False, 0, Location.OTHER, 0)}


def test_a_stressed_or_unskilled_speaker_reads_d4() -> None:
    for sheet in (Instigator(cards=3, verve=3, social_combat=0), Instigator(verve=3, stress=0)):
        cell = drawing.cause_cell(state(setup=replace(SETUP, instigator=sheet)), Cause.PRESENCE)
        assert (cell.column, cell.rows) == (Die.D4, 3)


@pytest.mark.parametrize(("kind", "most"), [("plain", 20), ("open", 200)])
def test_the_effect_is_a_sum_of_dice(kind: str, most: int) -> None:
    setup = replace(SETUP, options=WestOptions.read({"effect-sum": kind}))
    now = state(e.Declared(), e.Turned(5, penetration=5), setup=setup)
    told = [drawing.read_effect(now, Random(n)).effect for n in range(2000)]  # row 2, d10
    assert min(told) >= 2 and max(told) <= most
    assert (max(told) > 20) == (kind == "open")
    assert now.attack is not None


def test_stress_is_won_back_by_the_target_s_awareness() -> None:
    setup = replace(SETUP, options=WestOptions(fx_fast_talk="yes"))
    now = state(e.Declared(), e.Turned(1), setup=setup)
    told = Counter(drawing.win_back(now, Random(n)).recovery for n in range(2000))
    assert set(told) == set(range(2, 13))  # row 2, d6


def test_judge_character_reads_its_own_rank() -> None:
    sheet = replace(SETUP.instigator, judge_character=3, judge_character_die=Die.D12)
    now = state(setup=replace(SETUP, instigator=sheet))
    cell = drawing.judging_cell(now, Who.INSTIGATOR)
    assert (cell.column, cell.rows, cell.tn) == (Die.D12, 3, 5)
    assert drawing.size_up(now, Random(1)) == drawing.size_up(now, Random(1))
    assert drawing.size_up_before(now, Random(1)).drawn
    assert drawing.rephrase(Random(1)).phase in range(6)


def test_every_drawn_card_can_be_played() -> None:
    for seed in range(60):
        rng, record = Random(seed), Record(SCENE, SETUP)
        record = record.did(drawing.size_up(record.state, rng)).did(e.Declared())
        record = record.did(drawing.turn(record.state, rng))
        assert record.state.instigator.spent == 1
