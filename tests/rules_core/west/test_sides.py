"""What an attack meets, what it changes, and what can no longer matter, by hand (tw-odds, tw-ind).

Resolve 4 against Nerve 4: 2 bumps penetrate. Of 54 cards with a breakdown 13 show each style, and 2
what was meant.
"""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from rules_core.errors import Problems
from rules_core.west.blows import Blows, failed, useful_bumps
from rules_core.west.check import Model
from rules_core.west.deck import Deck
from rules_core.west.onslaught import check, tn
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.sides import Sides
from rules_core.west.stand import GONE, LEFT, Change, Stand
from rules_core.west.terms import Die, Style

READ, PLAIN = Deck(breakdown_cards=54), Deck()
HALF = Model(Die.D6, 1, 4)  # hits with one card in two


def sides(style: Style, deck: Deck = PLAIN, rank: int = 1, **chosen: str) -> Sides:
    options = WestOptions.read({name.replace("_", "-"): value for name, value in chosen.items()})
    target = Target(
        resistance_argument=1,
        resistance_fast_talk=2,
        resistance_intimidation=3,
        resistance_persuasion=4,
        target_specialized=(Style.ARGUMENT,),
    )
    return Sides(Aggressor(style=style, social_combat=rank, trait_rank=3), target, deck, options)


def stand(nerve: int, *resistances: int, stressed: bool = False) -> Stand:
    return Stand(nerve, 0, (*resistances, *[0] * (4 - len(resistances))), stressed)


def test_resistances_count_if_a_later_attack_may_meet_them() -> None:
    met = {style: sides(style, ind="yes").start().resistances for style in Style}
    assert met == {
        Style.ARGUMENT: (1, 0, 0, 0),
        Style.FAST_TALK: (0, 2, 0, 0),
        Style.INTIMIDATION: (0, 0, 3, 0),
        Style.PERSUASION: (0, 0, 0, 4),
    }
    for style in Style:
        assert sides(style, READ, ind="yes").start().resistances == (1, 2, 3, 4)
        assert sides(style, READ, ind="yes", av_style="meant").start().resistances == met[style]
        assert sides(style, READ).start().resistances == (0, 0, 0, 0)
        stressed = sides(style, READ, ind="yes").without_stress(stand(4, 1, 2, 3, 4))
        assert stressed == Stand(0, 0, met[style], True)
    spent = replace(sides(Style.ARGUMENT), target=Target(stress=0, tn_adjust=2))
    assert spent.start() == Stand(0, 2, (0, 0, 0, 0), True)


def test_a_change_is_added_to_a_stand() -> None:
    change = Change(-1, 2, (1, -2, 3, -4), heals=1)
    assert change.of(Stand(4, 1, (10, 20, 30, 40))) == Stand(3, 3, (11, 18, 33, 36))
    assert change.of(Stand(4, 1, (0, 0, 0, 0), True)).stressed


def test_the_bumps_that_penetrate() -> None:
    """Misread, Nerve is 1 higher; specialized (in Argument), 1 more; resistances come on top."""
    fear = sides(Style.INTIMIDATION)
    assert fear.needs(stand(4), 0) == (2,)
    assert [fear.needs(stand(n), 0) for n in (0, 2, 3)] == [(0,), (0,), (1,)]
    assert [fear.needs(stand(4), sized) for sized in (1, 2, 3, 5)] == [(1,), (0,), (0,), (0,)]
    assert fear.needs(stand(6), 1) == (3,)
    assert sides(Style.ARGUMENT).needs(stand(4), 0) == (3,)
    assert sides(Style.ARGUMENT, spec_nerve="no").needs(stand(4), 0) == (2,)
    assert sides(Style.ARGUMENT, ind="yes", spec_nerve="no").needs(stand(4, 2), 0) == (5,)
    assert sides(Style.ARGUMENT).needs(stand(0, stressed=True), 0) == (0,)


def test_the_bumps_that_a_misread_attack_needs() -> None:
    """For a style that is misheard, as many as it cannot have are told as one more than ever."""

    def needs(at: Stand, style: Style = Style.INTIMIDATION, **chosen: str) -> dict[str, int]:
        who = sides(style, READ, **chosen)
        styles = [style, *(heard for heard, _ in who.misreadings)]
        return {heard.value: n for heard, n in zip(styles, who.needs(at, 0), strict=True)}

    three = {"fast-talk": 2, "persuasion": 2, "argument": 3}
    assert needs(stand(3)) == {"intimidation": 1, **three}
    assert needs(stand(3), misread_nerve="next") == {
        **{"intimidation": 1, "fast-talk": 1, "persuasion": 1, "argument": 2}
    }
    assert needs(stand(3), av_style="meant") == {"intimidation": 1, **three, "argument": 2}
    assert needs(stand(2), Style.ARGUMENT, av_style="meant") == {
        **{"argument": 1, "fast-talk": 2, "intimidation": 2, "persuasion": 2}
    }
    assert needs(stand(2), Style.ARGUMENT) == {
        **{"argument": 1, "fast-talk": 1, "intimidation": 1, "persuasion": 1}
    }
    assert needs(stand(2, 0, -1, 5, 1), ind="yes") == {
        **{"intimidation": 5, "fast-talk": 0, "persuasion": 2, "argument": 2}
    }
    met = needs(stand(2, 9, 9, -1, 9), ind="yes", av_style="meant")
    assert met == {"intimidation": 0, "fast-talk": 0, "persuasion": 0, "argument": 0}


def missed(style: Style, at: Stand, deck: Deck = READ, **chosen: str) -> Blows:
    dice = replace(HALF, calamity=deck.calamity)
    found = failed(sides(style, deck, **chosen), at, dice)
    return {blow: chance for blow, chance in found.items() if chance}


def test_a_miss_is_read_unless_the_target_is_stressed_or_the_ruling_says_no() -> None:
    """39 of 54 cards make it another style, which raises Nerve by 1 (tw-misconstrued)."""
    charm, half = Style.PERSUASION, Fraction(1, 2)
    same, more = (Change(0), None), (Change(1), None)
    assert missed(charm, stand(4)) == {same: half * Fraction(15, 54), more: half * Fraction(39, 54)}
    assert missed(charm, stand(4), miss_perception="hits") == {same: half}
    assert missed(charm, stand(0, stressed=True)) == {same: half}
    fear = (Change(0, 0, (0, 0, 0, 0)), None)  # it raises what no Persuasion meets any more
    assert missed(charm, stand(0, stressed=True), ind="yes") == {fear: half}


def test_a_calamity_is_a_loss() -> None:
    """2 of 54 cards: no rise of Nerve, but a fast talk that fails raises the TN (r-loss-waives)."""
    deck = Deck(calamity=2)
    lost, half = Fraction(2, 54), Fraction(52, 54) / 2
    fast = missed(Style.FAST_TALK, stand(4), deck, ind="yes", progressive="yes")
    assert fast == {(Change(0, 1), None): lost, (Change(1, 1), None): half}
    fear = missed(Style.INTIMIDATION, stand(4), deck, ind="yes")
    assert fear == {(Change(0), None): lost, (Change(0, 0, (0, 0, 1, 0)), None): half}
    argued = missed(Style.ARGUMENT, stand(4), deck, ind="yes", argue_heal="3")
    assert argued == {(Change(0, heals=3), None): lost + half}


def test_before_the_last_attack_only_sums_count() -> None:
    who = sides(Style.INTIMIDATION, ind="yes")
    one, other = stand(4, 0, 0, 2), stand(5, 0, 0, 1)
    assert who.settled(one, 1) == who.settled(other, 1) != who.settled(stand(5, 0, 0, 2), 1)
    assert who.settled(one, 2) != who.settled(other, 2)
    assert who.settled(one, 0) == who.settled(stand(0, 0, 0, 9), 0) == LEFT
    assert who.settled(stand(0, stressed=True), 0) == GONE
    plain = sides(Style.INTIMIDATION)
    assert plain.settled(one, 1) == one


def test_sums_too_low_and_too_high_to_matter_are_one() -> None:
    """Up to 2 a hit penetrates at once; from 4 a misread one never does (2 bumps at most).

    One attack more may raise a sum by 3, or lower it by 2.
    """
    who = sides(Style.INTIMIDATION, READ, ind="yes")

    def alike(cards: int, *fears: int, place: int = 2) -> bool:
        stands = [[0, 0, 0, 0] for _ in fears]
        for each, fear in zip(stands, fears, strict=True):
            each[place] = fear
        return len({who.settled(stand(0, *each), cards) for each in stands}) == 1

    assert alike(1, 2, 1, -9) and not alike(1, 2, 3)
    assert alike(2, -1, -9) and not alike(2, -1, 0)
    for misheard in (1, 3):  # Nerve is 1 higher then
        assert alike(1, 4, 9, place=misheard) and not alike(1, 3, 4, place=misheard)
        assert alike(2, 6, 9, place=misheard) and not alike(2, 5, 6, place=misheard)
    assert not alike(1, 9, 10)  # heard as meant it may have any bumps


def test_bumps_beyond_the_fifth_row_buy_nothing() -> None:
    ranks = {rank: useful_bumps(sides(Style.ARGUMENT, rank=rank)) for rank in (0, 1, 4, 5)}
    assert ranks == {0: 8, 1: 8, 4: 2, 5: 0}
    assert useful_bumps(sides(Style.ARGUMENT, rank=0, unskilled_row="trait-skill")) == 4
    assert useful_bumps(sides(Style.ARGUMENT, rank=5, row_cap="second-card")) == 9


def test_the_target_number_has_house_rules_and_sizing_up() -> None:
    who = sides(Style.ARGUMENT)
    assert [tn(who, stand(4), sized).value for sized in (0, 1, 5)] == [4, 3, 1]
    changed = replace(who, options=WestOptions(house=(("tn-base", 6),)))
    assert tn(changed, stand(4), 0).value == 6
    assert check(changed, 6).at_least(0) == Fraction(1, 6)


def faults(**figures: Any) -> set[str]:
    problems = Problems()
    Deck(**figures).note(problems)
    try:
        problems.raise_if_any()
    except ValueError as invalid:
        return {p.field for p in invalid.problems}  # type: ignore[attr-defined]
    return set()


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        *(("calamity", 0, 54), ("breakdown_cards", 0, 54), ("breakdown", 1, 12)),
        *(("vitals_cards", 0, 54), ("head_cards", 0, 54), ("penetration", -9, 9)),
    ],
)
def test_a_deck_s_figures_have_their_ranges(name: str, least: int, most: int) -> None:
    assert faults(**{name: least}) == faults(**{name: most}) == set()
    assert faults(**{name: least - 1}) == faults(**{name: most + 1}) == {name}


def test_a_card_has_one_place() -> None:
    assert faults(vitals_cards=54, head_cards=0) == faults(vitals_cards=50, head_cards=4) == set()
    both = {"vitals_cards", "head_cards"}
    assert faults(vitals_cards=54, head_cards=1) == faults(vitals_cards=50, head_cards=5) == both
    assert faults(vitals_cards=55, head_cards=1) == {"vitals_cards"}
