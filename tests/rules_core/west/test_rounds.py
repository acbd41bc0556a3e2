"""Both sides attack: against plain enumeration of both tolls, and what holds for all (tw-odds)."""

from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.errors import InvalidInput
from rules_core.west.deck import ANY_DECK, Deck
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.rounds import Side, rounds
from rules_core.west.talk import talk
from rules_core.west.terms import Die, Style, TriggerUnit
from tests.rules_core.west.talk_twin import Scene, one_attack

PLAIN = WestOptions()


@cache
def by_round(
    us: Side, them: Side, deck: Deck, options: WestOptions
) -> tuple[list[Fraction], list[Fraction]]:
    """Every sequence of cards of both sides, each attack by enumeration."""

    @cache
    def attacked(attacks: Aggressor, before: Target) -> dict[tuple[Target, int, bool], Fraction]:
        return one_attack(Scene(attacks, deck, options), before, 0)

    def skilled(attacks: Aggressor, own: Target) -> Aggressor:
        """Who has no stress left attacks unskilled."""
        return replace(attacks, social_combat=0) if own.stress == 0 else attacks

    alive, won, lost = {(us.stands, them.stands): Fraction(1)}, [Fraction(0)], [Fraction(0)]
    for card in range(max(us.attacks.cards, them.attacks.cards)):
        for ours in (True, False):
            side, ends = (us, won) if ours else (them, lost)
            if ours:
                won.append(won[-1])
                lost.append(lost[-1])
            if card >= side.attacks.cards:
                continue
            after: dict[tuple[Target, Target], Fraction] = {}
            for (our, their), chance in alive.items():
                own, target = (our, their) if ours else (their, our)
                for (end, _, yields), share in attacked(skilled(side.attacks, own), target).items():
                    if yields:
                        ends[-1] += chance * share
                    else:
                        key = (our, end) if ours else (end, their)
                        after[key] = after.get(key, Fraction(0)) + chance * share
            alive = after
    return won[1:], lost[1:]


def case(seed: int) -> tuple[Side, Side, Deck, WestOptions]:
    """Two sides of whom stress runs out often."""
    r = Random(seed)

    def side(cards: int) -> Side:
        skill = r.randint(0, 2)
        attacks = Aggressor(
            style=r.choice(list(Style)),
            presence=r.choice([Die.D4, Die.D6]),
            secondary=r.choice([Die.D4, Die.D6]),
            social_combat=skill,
            trait_rank=r.randint(0, 2),
            resolve=r.randint(3, 6),
            cards=cards,
        )
        stands = Target(
            target_social_combat=skill,
            nerve=r.randint(1, 3),
            willpower=r.choice([3, 4]),
            stress=r.choice([1, 2, 3]),
            trigger=r.choice([2, 3]),
        )
        return Side(attacks, stands)

    options = WestOptions(progressive=r.choice(["yes", "no"]), ind=r.choice(["yes", "no"]))
    return side(2), side(r.choice([1, 2])), Deck(calamity=r.choice([0, 3])), options


@pytest.mark.parametrize("seed", range(8))
def test_rounds_are_what_counting_gives(seed: int) -> None:
    us, them, deck, options = case(seed)
    found = rounds(us, them, deck, options)
    won, lost = by_round(us, them, deck, options)
    assert list(found.won.value.values()) == won
    assert list(found.lost.value.values()) == lost
    assert won[-1] + lost[-1] + found.open.value == 1


def special(name: str) -> tuple[Side, Side, Deck, WestOptions]:
    """Two sides with what the others seldom have: wounds of before, healing, damage, no stress."""
    attacks = Aggressor(social_combat=1, presence=Die.D4, secondary=Die.D4, cards=2)
    stands = Target(target_social_combat=1, nerve=2, willpower=3, stress=2, trigger=3)
    us, them = Side(attacks, stands), Side(replace(attacks, cards=1), stands)

    def marked(side: Side, **changed: object) -> Side:
        return replace(side, stands=replace(side.stands, **changed))  # type: ignore[arg-type]

    deck, options = Deck(calamity=1), {"progressive": "yes"}
    if name == "healing":
        us, them = (marked(side, wounds=1, old_wounds=1) for side in (us, them))
        options = {"ind": "yes", "argue-heal": "2"}
    elif name == "healed damage":
        unit = {"trigger": 7, "trigger_unit": TriggerUnit.DAMAGE}
        us, them = (marked(side, wounds=1, damage=3, stress=1, **unit) for side in (us, them))
        options = {"ind": "yes", "argue-heal": "1"}
    elif name == "points":
        us = marked(us, trigger=3, trigger_unit=TriggerUnit.DAMAGE, stress=4, damage=1)
        them = marked(them, trigger=4, trigger_unit=TriggerUnit.DAMAGE, stress=2)
        options["trigger-damage"] = "points"
    elif name == "no stress":
        us, them = marked(us, stress=0, trigger=2), marked(them, stress=1)
    return us, them, deck, WestOptions.read(options)


@pytest.mark.parametrize("name", ["healing", "healed damage", "points", "no stress", "turned"])
def test_wounds_and_damage_of_before_are_what_counting_gives(name: str) -> None:
    us, them, deck, options = special(name.replace("turned", "no stress"))
    if name == "turned":
        us, them = them, us
    found = rounds(us, them, deck, options)
    won, lost = by_round(us, them, deck, options)
    assert list(found.won.value.values()) == won
    assert list(found.lost.value.values()) == lost
    assert won[-1] + lost[-1] + found.open.value == 1


@pytest.mark.parametrize(("ours", "theirs", "won"), [(0, 2, 1), (2, 0, 0), (2, 2, 1)])
def test_who_has_yielded_before_the_first_card(ours: int, theirs: int, won: int) -> None:
    """An instigator who has had enough attacks all the same, but only what can still be won."""
    us = Side(Aggressor(cards=2), Target(trigger=2, wounds=ours))
    them = Side(Aggressor(cards=3), Target(trigger=2, wounds=theirs))
    found = rounds(us, them)
    assert found.won.value == dict.fromkeys((1, 2, 3), won)
    assert found.lost.value == dict.fromkeys((1, 2, 3), 1 - won)
    assert found.open.value == 0


@pytest.mark.parametrize("side", ["audience", "instigator"])
@pytest.mark.parametrize(("stress", "wounds"), [(0, 1), (1, 1), (0, 0), (1, 0)])
def test_who_has_yielded_may_have_no_stress_left_either(
    side: str, stress: int, wounds: int
) -> None:
    """At the trigger it is decided, stressed or not; a wound short of it the cards still tell."""
    done = Side(Aggressor(cards=1), Target(trigger=1, wounds=wounds, stress=stress))
    fresh = Side(Aggressor(cards=1), Target(trigger=1))
    us, them = (fresh, done) if side == "audience" else (done, fresh)
    found = rounds(us, them)
    ours, theirs = (found.won, found.lost) if side == "audience" else (found.lost, found.won)
    assert ours.value[1] + theirs.value[1] + found.open.value == 1
    if wounds:
        assert (ours.value[1], theirs.value[1], found.open.value) == (1, 0, 0)
    else:
        assert 0 < ours.value[1] < 1 and theirs.value[1] > 0


def test_the_first_attack_decides_where_neither_has_stress_left() -> None:
    """Both at their triggers, both stressed: the instigator speaks first."""
    side = Side(Aggressor(cards=2), Target(trigger=1, wounds=1, stress=0))
    found = rounds(side, side)
    assert found.won.value == {1: 1, 2: 1} and found.lost.value == {1: 0, 2: 0}


FEW_LEFT = st.builds(
    Target,
    nerve=st.integers(0, 4),
    willpower=st.sampled_from([1, 3, 4]),
    stress=st.sampled_from([0, 0, 1, 3]),
    wounds=st.integers(0, 5),
    old_wounds=st.sampled_from([0, 0, 1, 5]),
    damage=st.sampled_from([0, 2, 6]),
    trigger=st.integers(1, 5),
    trigger_unit=st.sampled_from(TriggerUnit),
)
SPEAKER = st.builds(
    Aggressor,
    style=st.sampled_from(Style),
    presence=st.sampled_from([Die.D4, Die.D6]),
    social_combat=st.integers(0, 2),
    cards=st.integers(1, 2),
)
SIDE = st.builds(Side, SPEAKER, FEW_LEFT)
RULINGS = st.builds(
    WestOptions,
    progressive=st.sampled_from(["yes", "no"]),
    ind=st.sampled_from(["yes", "no"]),
    trigger_damage=st.sampled_from(["effect", "points"]),
    out_of_cards=st.sampled_from(["play-on", "at-once"]),
)


@settings(deadline=None, max_examples=150)
@given(SIDE, SIDE, st.builds(Deck, calamity=st.sampled_from([0, 3])), RULINGS)
def test_one_of_the_three_comes_about(us: Side, them: Side, deck: Deck, on: WestOptions) -> None:
    try:
        found = rounds(us, them, deck, on)
    except InvalidInput:  # six wounds, say
        return
    won, lost = list(found.won.value.values()), list(found.lost.value.values())
    assert won == sorted(won) and lost == sorted(lost)
    assert min(won[0], lost[0], found.open.value) >= 0
    assert won[-1] + lost[-1] + found.open.value == 1


def test_who_does_not_answer_in_time_changes_nothing() -> None:
    """An audience that cannot yet hurt: what we win by the first card is the talk's first card."""
    us, them, deck, options = case(3)
    first = talk(us.attacks, them.stands, deck, 0, options).reached.value[1]
    assert rounds(us, them, deck, options).won.value[1] == first


def test_an_audience_without_effect_leaves_the_talk_as_it_is() -> None:
    us = Side(Aggressor(cards=4), Target(trigger=5))
    deaf = Side(Aggressor(cards=4, resolve=0), Target(trigger=1, target_social_combat=1))
    hopeless = replace(us, stands=replace(us.stands, resist_only=True))
    found = rounds(hopeless, deaf)
    assert found.won.value == talk(us.attacks, deaf.stands).reached.value
    assert set(found.lost.value.values()) == {0}


def test_equal_sides_differ_by_the_first_word() -> None:
    side = Side(Aggressor(cards=5), Target(trigger=2))
    found = rounds(side, side)
    for round in range(1, 6):
        assert found.won.value[round] > found.lost.value[round] > 0 or round == 1
    assert found.won.value[5] + found.lost.value[5] + found.open.value == 1


def test_out_of_cards_at_once_spares_the_last_answer() -> None:
    side = Side(Aggressor(cards=3), Target(trigger=1))
    on, over = rounds(side, side), rounds(side, side, ANY_DECK, WestOptions(out_of_cards="at-once"))
    assert over.won.value == on.won.value
    assert over.lost.value[3] == over.lost.value[2] == on.lost.value[2] < on.lost.value[3]
    assert "r-out-of-cards" in [step.rule.id for step in over.open.steps]


def test_sixteen_cards_each() -> None:
    side = Side(Aggressor(cards=16), Target(trigger=3))
    found = rounds(side, side)
    assert found.won.value[16] + found.lost.value[16] + found.open.value == 1


def test_every_fault_is_told_by_its_own_name() -> None:
    us = Side(Aggressor(cards=0, clarity=2), Target(trigger=9, nerve=-1))
    them = Side(Aggressor(cards=17, resolve=21), Target(trigger=None, willpower=0))
    with pytest.raises(InvalidInput) as caught:
        rounds(us, them)
    assert {p.field for p in caught.value.problems} == {
        *("cards", "clarity", "own_nerve", "other_cards", "other_resolve", "trigger", "willpower"),
    }
