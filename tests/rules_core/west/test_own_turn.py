"""Talks with a deck of one's own so plain that they can be counted by hand (tw-card, tw-odds).

Resolve 4 against Nerve 4: PV − AV is 0, the attack ablates, its effect is of the d4 column, and
Nerve falls by 1; from Nerve 2 on it penetrates, and the effect is of the d6 column.
"""

from dataclasses import replace
from fractions import Fraction
from math import comb

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.options import WestOptions
from rules_core.west.own_attack import Reader, Strike, effect_of
from rules_core.west.own_card import OwnCard
from rules_core.west.own_odds import own_talk
from rules_core.west.parties import Aggressor, Target
from rules_core.west.stand import Change, Stand
from rules_core.west.terms import Die, Location, Style, TriggerUnit

F = Fraction
HIT = OwnCard(
    *("a card", 0, 0, 0, (Location.OTHER,), ((4,) * 5,) * 5, ((2, 6, 0, 0, 0),) * 5),
    *(frozenset(), frozenset()),
)
MISS = replace(HIT, cause=((3,) * 5,) * 5)
LOST = replace(HIT, calamities=frozenset((row, die) for row in range(1, 6) for die in Die))
FOUR = Stand(4, 0, (0, 0, 0, 0))
DAMAGE = TriggerUnit.DAMAGE


def row(
    target: Target, cards: int, deck: tuple[OwnCard, ...] = (HIT,) * 54, sized: int = 0, **on: str
) -> list[Fraction]:
    options = WestOptions.read({name.replace("_", "-"): value for name, value in on.items()})
    return list(
        own_talk(Aggressor(cards=cards), target, deck, sized, options).reached.value.values()
    )


def halves(one: OwnCard, other: OwnCard) -> tuple[OwnCard, ...]:
    return (one,) * 27 + (other,) * 27


def test_the_last_stress_takes_nerve_with_it() -> None:
    """2 off a stress of 2, and the second card is 6 of full effect, a wound; of 3, it is 2 more."""
    one = Target(trigger=1, willpower=4)
    assert row(replace(one, stress=2), 2) == [0, 1]
    assert row(replace(one, stress=3), 2) == [0, 0]
    assert row(replace(one, stress=3), 3) == [0, 0, 1]  # Nerve 2, and stressed besides
    assert row(replace(one, stress=4, nerve=9), 3) == [0, 0, 0]


def test_points_off_stress_add_up() -> None:
    two = Target(trigger=4, trigger_unit=DAMAGE, stress=10)
    assert row(two, 2, trigger_damage="points") == [0, 1]
    assert row(replace(two, trigger=5), 2, trigger_damage="points") == [0, 0]


def test_damage_counts_past_the_last_stress() -> None:
    """Stressed, so 6 a card: a wound and 2 over, 12 with the second card, 18 with the third."""
    bare = Target(stress=0, trigger=12, trigger_unit=DAMAGE)
    assert row(bare, 3) == [0, 1, 1]
    assert row(replace(bare, trigger=13), 3) == [0, 0, 1]
    assert row(replace(bare, trigger=18), 3) == [0, 0, 1]
    assert row(replace(bare, trigger=19), 3) == [0, 0, 0]
    # by points it can only be a broken will: a wound a card
    assert row(replace(bare, trigger=1, old_wounds=3), 2, trigger_damage="points") == [0, 1]


def test_what_is_reached_before_the_first_card() -> None:
    assert row(Target(trigger=1, wounds=1), 3) == [1, 1, 1]


def test_hits_are_counted_without_replacement() -> None:
    """Two wounds are two hits of a stressed target; half the deck are misses."""
    two = Target(trigger=2, stress=0)
    pairs = F(comb(27, 2), comb(54, 2))
    threes = F(comb(27, 2) * 27 + comb(27, 3), comb(54, 3))
    assert row(two, 3, halves(HIT, MISS)) == [0, pairs, threes]
    assert row(two, 3, halves(HIT, LOST)) == [0, pairs, threes]


def test_a_missed_argument_heals() -> None:
    """A hit is a wound; what a miss heals is new wounds first, then those of before."""
    bare = Target(stress=0, trigger=3, wounds=2)
    deck, half, then = halves(HIT, MISS), F(1, 2), F(1, 2) * F(27, 53)
    assert row(bare, 2, deck, ind="yes", argue_heal="0") == [half, half + then]
    assert row(bare, 2, deck, ind="yes", argue_heal="1") == [half, half]
    strong = (replace(HIT, effect=((2, 8, 0, 0, 0),) * 5),) * 27 + (MISS,) * 27  # two wounds
    four = replace(bare, trigger=4, wounds=3)
    assert row(four, 2, strong, ind="yes", argue_heal="1") == [half, half + then]
    assert row(four, 2, strong, ind="yes", argue_heal="2") == [half, half]
    old = replace(bare, trigger=5, wounds=1, old_wounds=3)  # a broken will
    assert row(old, 2, deck, ind="yes", argue_heal="0") == [half, half + then]
    assert row(old, 2, deck, ind="yes", argue_heal="2") == [half, half]


def test_sizing_up_helps_the_first_attack() -> None:
    """TN 3 and Nerve 3 for the first card alone: it hits and ablates, and no other one does."""
    one = Target(trigger=1, willpower=2, nerve=4)
    assert row(one, 2, (MISS,) * 54, 1) == [1, 1]
    assert row(replace(one, trigger=2), 2, (MISS,) * 54, 1) == [0, 0]
    assert row(replace(one, trigger=2), 2, (MISS,) * 54) == [0, 0]
    # Nerve 2 is met, and it is 6 of full effect
    assert row(replace(one, trigger=3), 2, (MISS,) * 54, 2) == [1, 1]


def test_draws_are_counted_up_to_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """One kind of cards: one draw a card."""
    monkeypatch.setattr("rules_core.west.own_odds.MOST_DRAWS", 3)
    assert row(Target(trigger=5), 3) == [0, 0, 0]
    with pytest.raises(InvalidInput, match="cards: Too many for a deck of one's own: give 3 or"):
        row(Target(trigger=5), 4)


def strike(card: OwnCard, at: Stand = FOUR, sized: int = 0, **figures: object) -> Strike:
    on = {str(k): str(figures.pop(k)) for k in list(figures) if "-" in k or k == "progressive"}
    options = WestOptions.read(on)
    speaker = replace(Aggressor(clarity=9), **figures)  # type: ignore[arg-type]
    return Reader(speaker, Target(), options).strike(card, at, sized)


def test_misses_and_losses_change_nerve() -> None:
    read = replace(MISS, breakdown=10, phase=3)
    on = {"progressive": "yes"}
    assert strike(LOST, **on) == Strike(None, Change(0))
    assert strike(MISS, **on).change == strike(read).change == Change(1)
    assert strike(MISS).change == strike(read, **{"miss-perception": "hits"}).change == Change(0)
    assert strike(HIT, **on).change == Change(-1)
    assert strike(replace(HIT, penetration=2), **on).change == Change(0)


def test_a_calamity_keeps_what_a_failure_gives_the_target() -> None:
    reader = Reader(Aggressor(style=Style.FAST_TALK), Target(), WestOptions(ind="yes"))
    assert reader.strike(LOST, FOUR, 0).change == Change(0, 1)
    fear = Reader(Aggressor(style=Style.INTIMIDATION), Target(), WestOptions(ind="yes"))
    assert fear.strike(LOST, FOUR, 0).change == Change(0)
    assert fear.strike(MISS, FOUR, 0).change == Change(0, 0, (0, 0, 1, 1))


def test_a_misread_hit_and_how_it_is_mended() -> None:
    """Phase 3 is Intimidation, 2 moves from an Argument; 12 has two bumps, 8 one."""
    told = replace(HIT, breakdown=10, phase=3)
    better = [replace(told, cause=((n,) * 5,) * 5) for n in (8, 12)]
    assert strike(told).change == Change(1)  # 5 against PV 4: deflected
    assert strike(told).cell is None
    assert strike(better[0], **{"miss-perception": "hits"}).change == Change(1)
    assert strike(better[1]).change == Change(-1)
    reader = Reader(Aggressor(clarity=9), Target(), WestOptions(ind="yes"))
    changes = [reader.strike(card, FOUR, 0).change for card in better]
    # heard as Intimidation: Persuasion +1, and Argument +1; as meant: Fast Talk −1
    assert changes == [Change(1, 0, (1, 0, 0, 1)), Change(-1, 0, (0, -1, 0, 0))]


def test_bumps_and_cells() -> None:
    assert strike(HIT).bumps == 0 and strike(HIT, specialized=True).bumps == 1
    assert strike(HIT, **{"fx-fast-talk": "yes"}, style=Style.FAST_TALK).bumps == 1
    assert strike(MISS).bumps is None
    assert strike(HIT).cell == (1, Die.D4) and strike(HIT, sized=2).cell == (1, Die.D6)
    assert strike(HIT, sized=1).cell == (1, Die.D4)
    # an ablated effect that is increased stays below the full one, of the trait in use
    assert strike(HIT, new_secondary=Die.D8).bound == 6
    assert strike(HIT, sized=2).bound is None
    head = replace(HIT, locations=(Location.HEAD,), penetration=2)
    cells = [strike(head, social_combat=5, **{"row-cap": cap}) for cap in ("cap", "second-card")]
    assert [(each.cell, each.second) for each in cells] == [
        ((5, Die.D6), None),
        ((5, Die.D6), (2, Die.D6)),
    ]
    assert cells[1].turns(head) == [(2, Die.D6)]


def test_the_effect_of_a_card_and_of_those_turned_for_it() -> None:
    other = replace(HIT, effect=((1, 5, 0, 0, 0), (3, 7, 0, 0, 0), *HIT.effect[2:]))
    assert effect_of(HIT, Strike(None, Change(0)), ()) == 0
    assert effect_of(HIT, Strike(0, Change(0), (1, Die.D6)), ()) == 6
    marked = replace(HIT, increased=frozenset({(1, Die.D4), (1, Die.D6)}))
    full, reduced = Strike(0, Change(0), (1, Die.D6)), Strike(0, Change(0), (1, Die.D4), 6)
    assert effect_of(marked, full, (other,)) == 6 + 5
    assert effect_of(marked, reduced, (other,)) == 2 + 1
    assert effect_of(marked, replace(reduced, bound=3), (other,)) == 2
    assert effect_of(marked, replace(full, second=(2, Die.D6)), (other, other)) == 6 + 5 + 7


def test_a_card_is_not_turned_for_itself() -> None:
    """One marked card, one with 5 in its place: 6 + 5 in one row of two cards, else 6 + 6."""
    marked = replace(HIT, increased=frozenset({(1, Die.D6)}), penetration=2)
    rich = replace(HIT, effect=((2, 2, 0, 0, 0),) * 5, penetration=2)
    plain = replace(HIT, penetration=2)
    for deck in ((marked, rich, *[plain] * 52), (*[plain] * 52, rich, marked)):
        found = own_talk(Aggressor(cards=1), Target(trigger=1, willpower=4), deck).wounds.value
        both = F(1, 54) * F(1, 53)  # 8; else 12 for the marked card, 2 for the rich one
        assert found.chances() == {
            **{"0": F(1, 54), "1": F(52, 54), "2": both, "3": F(1, 54) - both}
        }
