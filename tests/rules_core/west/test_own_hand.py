"""Which cards of a deck of one's own act alike in a talk, and what is told of them (tw-card)."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from rules_core.west.options import WestOptions
from rules_core.west.own_attack import Reader
from rules_core.west.own_card import COLUMNS, OwnCard
from rules_core.west.own_hand import Hand
from rules_core.west.own_odds import own_talk
from rules_core.west.parties import Aggressor, Target
from rules_core.west.terms import Die, Location

HIT = OwnCard(
    *("a card", 0, 0, 0, (Location.OTHER,), ((9,) * 5,) * 5, ((3,) * 5,) * 5),
    *(frozenset(), frozenset()),
)
MISS = replace(HIT, cause=((3,) * 5,) * 5)  # the lowest TN is 4
LOST = replace(HIT, calamities=frozenset((row, die) for row in range(1, 6) for die in Die))
PLAIN, SECOND = WestOptions(), WestOptions(row_cap="second-card")
BOTH = (Location.OTHER, Location.HEAD)


def cell(row: int, die: Die, figure: int = 1) -> tuple[tuple[int, ...], ...]:
    """The effect grid of `HIT` with another figure in one cell."""
    place = COLUMNS.index(die)
    return tuple(
        tuple(figure if (r, c) == (row, place) else 3 for c in range(5)) for r in range(1, 6)
    )


def alike(one: OwnCard, rank: int = 1, size_ups: int = 0, skill: int = 0, **changed: Any) -> bool:
    """Whether a card acts as `one` does, in a talk that reads d6 and, reduced, d4."""
    options, marked = changed.pop("options", PLAIN), changed.pop("marked", HIT)
    aggressor = Aggressor(social_combat=rank, clarity=7)
    reader = Reader(aggressor, Target(target_social_combat=skill, trigger=3), options)
    hand = Hand((one, replace(one, **changed), marked), reader, size_ups)
    return len(hand.kinds) - len(Hand((one, marked), reader, size_ups).kinds) == 0


def mark(row: int, die: Die) -> frozenset[tuple[int, Die]]:
    return frozenset({(row, die)})


def test_cells_count_where_they_may_be_read() -> None:
    for die in (Die.D4, Die.D6):
        assert not any(alike(HIT, effect=cell(row, die)) for row in range(1, 6))
        assert alike(HIT, rank=2, effect=cell(1, die))
        assert not alike(HIT, rank=2, effect=cell(2, die))
    assert all(alike(HIT, effect=cell(row, Die.D8)) for row in range(1, 6))
    assert alike(MISS, effect=cell(1, Die.D6)) and alike(LOST, effect=cell(1, Die.D6))


def test_a_result_counts_where_it_may_hit() -> None:
    two = ((2,) * 5,) * 5
    assert alike(MISS, cause=two) and not alike(HIT, cause=((10,) * 5,) * 5)
    assert not alike(MISS, cause=((4,) * 5,) * 5)
    assert not alike(MISS, size_ups=1, cause=two)  # TN 3 for the first attack
    five, four = ((5,) * 5,) * 5, ((4,) * 5,) * 5
    # TN 7, and 4 once the target is stressed
    assert alike(MISS, skill=5, cause=two) and not alike(MISS, skill=5, cause=four)
    assert not alike(replace(MISS, cause=five), skill=5, cause=four)
    assert not alike(MISS, calamities=LOST.calamities)


def test_a_phase_counts_where_it_is_read() -> None:
    assert alike(HIT, phase=2) and alike(HIT, phase=3)  # no breakdown
    assert alike(HIT, phase=2, breakdown=7) and alike(HIT, phase=1, breakdown=8)
    for phase in (2, 3, 4):
        assert not alike(HIT, phase=phase, breakdown=8)
        assert not alike(MISS, phase=phase, breakdown=8)
    read = replace(HIT, phase=2, breakdown=8)
    assert not alike(read, phase=4) and not alike(read, phase=3)
    assert alike(LOST, phase=2, breakdown=8)


def test_the_other_elements_of_a_hit_count() -> None:
    assert not alike(HIT, penetration=1) and alike(MISS, penetration=1)
    assert not alike(HIT, locations=(Location.HEAD,)) and alike(MISS, locations=(Location.HEAD,))
    assert alike(HIT, locations=BOTH)
    assert not alike(HIT, increased=mark(2, Die.D6)) and not alike(HIT, increased=mark(2, Die.D4))
    assert alike(HIT, increased=mark(2, Die.D8)) and alike(MISS, increased=mark(2, Die.D8))


@pytest.mark.parametrize("one", [MISS, LOST])
def test_what_may_be_turned_counts_on_every_card(one: OwnCard) -> None:
    marked = replace(HIT, increased=mark(2, Die.D6))
    assert not alike(one, marked=marked, effect=cell(2, Die.D6))
    assert alike(one, marked=marked, effect=cell(1, Die.D6))
    assert alike(one, marked=marked, effect=cell(2, Die.D4))
    unread = replace(HIT, increased=mark(2, Die.D8))
    assert alike(one, marked=unread, effect=cell(2, Die.D8))
    for die in (Die.D4, Die.D6):
        assert not any(alike(one, options=SECOND, effect=cell(row, die)) for row in range(1, 6))
    assert alike(one, options=SECOND, effect=cell(5, Die.D10))


def test_cards_gone_leave_their_kind_smaller() -> None:
    reader = Reader(Aggressor(), Target(trigger=3), PLAIN)
    hand = Hand((HIT, MISS, LOST, HIT, HIT), reader, 0)
    assert hand.numbers == [3, 1, 1]
    assert hand.left(0) == [(0, 3), (1, 1), (2, 1)]
    gone = hand.without(hand.without(0, 0), 1)
    assert hand.left(gone) == [(0, 2), (2, 1)]
    assert list(hand.turned(gone, 0)) == [((), gone, 1, 1)]
    assert [(kinds, ways, of) for kinds, _, ways, of in hand.turned(gone, 2)] == [
        *(((0, 0), 2 * 1, 3 * 2), ((0, 2), 2 * 1, 3 * 2)),
        ((2, 0), 1 * 2, 3 * 2),
    ]
    whole = Hand((HIT,) * 54, reader, 0)
    assert whole.left(53) == [(0, 1)] and whole.left(54) == []


def test_the_most_cards_that_a_state_may_turn() -> None:
    reader = Reader(Aggressor(), Target(trigger=3), PLAIN)
    marked = replace(HIT, increased=mark(2, Die.D6))
    assert Hand((HIT, MISS, LOST), reader, 0).draws == 3
    assert Hand((HIT, MISS, LOST, marked), reader, 0).draws == 4 * 2
    second = Reader(Aggressor(), Target(trigger=3), SECOND)
    assert Hand((HIT, MISS, LOST), second, 0).draws == 3 * 4


def test_the_first_attack_is_told_card_by_card() -> None:
    """TN 4: 6 has no bump, 12 two, 44 ten; 3 is a miss but after a success of sizing up."""
    shown = {n: replace(HIT, cause=((n,) * 5,) * 5) for n in (3, 6, 12, 44)}
    deck = (shown[44],) * 4 + (shown[12],) * 10 + (shown[3],) * 30 + (shown[6],) * 10
    found = own_talk(Aggressor(cards=1), Target(trigger=1), deck)
    assert found.hit.value == Fraction(24, 54)
    assert found.hit.steps[0].text == "24 of 54 cards hit"
    assert list(found.bumps.value.ways.items()) == [("miss", 30), ("0", 10), ("2", 10), ("10", 4)]
    assert found.bumps.steps[0].text == (
        "54 cards of your own, 4 kinds in this talk, without replacement"
    )
    sized = own_talk(Aggressor(cards=1), Target(trigger=1), deck, 1)
    assert sized.hit.value == 1
    assert sized.bumps.value.ways["0"] == 40


def test_wounds_are_told_from_few_to_many() -> None:
    """An effect of 3 leaves Willpower 4 without a wound; 44 and 9 are eleven wounds and two."""
    deck = tuple(replace(HIT, effect=((n,) * 5,) * 5) for n in (44,) * 4 + (9,) * 20 + (3,) * 30)
    found = own_talk(Aggressor(cards=1), Target(trigger=2), deck).wounds.value
    assert list(found.ways.items()) == [("0", 15), ("2", 10), ("11", 2)]
