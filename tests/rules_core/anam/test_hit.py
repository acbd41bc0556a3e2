"""One hit, step by step in the rules' order, with cases on both sides of each border."""

from dataclasses import replace

import pytest

from rules_core.anam.book import (
    Actions,
    Armour,
    ArmourRuling,
    Conditions,
    ConditionsRuling,
    Harm,
    HarmRuling,
)
from rules_core.anam.hit import Hit, hit
from rules_core.anam.options import AnamOptions
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import Outcome
from rules_core.errors import InvalidInput

TWO = Target(threshold=2)
AFTER = AnamOptions(impose_count="after")
OUT = AnamOptions(overflow="out")
ANY = AnamOptions(injury_min="any")


def at(over: int, **more: int | bool) -> Blow:
    """A blow so many levels over difficulty 4 (below, if negative)."""
    return replace(Blow(difficulty=4, effect=4 + over), **more)  # type: ignore[arg-type]


def marks(found: Hit) -> tuple[str, int, int, int, bool]:
    """Outcome, Bruises, Wounds, slots, out."""
    return (
        found.outcome.value.value,
        found.bruises_after.value,
        found.wounds_after.value,
        found.conditions_after.value,
        found.out.value,
    )


def test_an_attack_borders() -> None:
    assert marks(hit(at(-1), Target())) == ("miss", 0, 0, 0, False)
    assert marks(hit(at(0), Target())) == ("wounds", 0, 1, 0, False)
    assert hit(at(-1), Target()).outcome.steps[0].rule is Actions.ATTACK


def test_an_damage_1_and_1_for_each_level_over() -> None:
    dealt = [hit(at(over), Target()).wounds_dealt.value for over in range(-1, 12)]
    assert dealt == list(range(13))


def test_an_threshold_borders() -> None:
    assert [marks(hit(at(over), TWO))[:3] for over in range(4)] == [
        ("bruise", 1, 0),
        ("bruise", 1, 0),
        ("wounds", 0, 1),
        ("wounds", 0, 2),
    ]


def test_an_hard_armor_borders() -> None:
    mail = Target(hard=3)
    assert [marks(hit(at(over), mail))[:3] for over in (1, 2, 3)] == [
        ("stopped", 0, 0),
        ("stopped", 0, 0),
        ("wounds", 0, 1),
    ]
    assert hit(at(2), mail).outcome.steps[0].rule is Armour.HARD_ARMOR
    through = hit(at(3), replace(mail, threshold=2))
    assert marks(through)[:3] == ("bruise", 1, 0)


def test_hard_armour_stops_even_with_no_bruise_box_left() -> None:
    full = Target(hard=3, bruises=5, threshold=2)
    assert marks(hit(at(2), full))[:3] == ("stopped", 5, 0)
    assert marks(hit(at(3), full))[:3] == ("wounds", 5, 1)


def test_an_soft_armor_counts_until_it_is_worn_out() -> None:
    for pv, life in ((1, 5), (2, 8), (3, 11)):
        coat = Target(soft=pv, soft_hits=life - 1)
        worn = replace(coat, soft_hits=life)
        last, bare = hit(at(3), coat), hit(at(3), worn)
        assert last.wounds_dealt.value == 4 - pv
        assert last.soft_hits_after.value == life
        assert bare.wounds_dealt.value == 4
        assert bare.soft_hits_after.value == life
        assert any(s.rule is Armour.SOFT_ARMOR for s in bare.wounds_dealt.steps)


def test_r_an_wear_every_hit_counts_and_no_miss() -> None:
    coat = Target(soft=1, hard=5)
    assert hit(at(-1), coat).soft_hits_after.value == 0
    assert hit(at(0), coat).soft_hits_after.value == 1
    assert hit(at(9, impose=True), coat).soft_hits_after.value == 1
    assert hit(at(0), coat).soft_hits_after.steps[-1].rule is ArmourRuling.WEAR
    assert hit(at(9), Target(soft_hits=3)).soft_hits_after.value == 3


def test_the_kind_of_weapon_counts_last() -> None:
    assert hit(at(2, weapon=1), TWO).wounds_dealt.value == 2
    assert marks(hit(at(2, weapon=-1), TWO))[:3] == ("bruise", 1, 0)
    assert marks(hit(at(2, weapon=5), Target(hard=3)))[0] == "stopped"


def test_an_bruises_full() -> None:
    assert marks(hit(at(0), replace(TWO, bruises=4)))[:3] == ("bruise", 5, 0)
    found = hit(at(0), replace(TWO, bruises=5))
    assert marks(found)[:3] == ("wounds", 5, 1)
    assert found.outcome.steps[0].rule is Harm.BRUISES_FULL


def test_r_an_overflow() -> None:
    four = Target(wounds=4)
    assert marks(hit(at(0), four)) == ("wounds", 0, 5, 0, False)
    assert marks(hit(at(2), four)) == ("wounds", 2, 5, 0, False)
    assert marks(hit(at(0), four, options=OUT)) == ("wounds", 0, 5, 0, False)
    found = hit(at(2), four, options=OUT)
    assert marks(found) == ("wounds", 0, 5, 0, True)
    assert found.out.steps[-1].rule is HarmRuling.OVERFLOW
    assert found.out.steps[-1].text == "2 Wounds too many"
    assert marks(hit(at(11), four)) == ("wounds", 5, 5, 0, True)


def test_an_out_by_both_tracks() -> None:
    nearly = Target(threshold=2, bruises=4, wounds=5)
    assert marks(hit(at(-1), nearly)) == ("miss", 4, 5, 0, False)
    assert marks(hit(at(0), nearly)) == ("bruise", 5, 5, 0, True)
    assert marks(hit(at(0), replace(nearly, wounds=4))) == ("bruise", 5, 4, 0, False)


def test_out_stays_out_whatever_misses() -> None:
    assert hit(at(-1), Target(bruises=5, wounds=5)).out.value
    assert hit(at(-1), Target(conditions=4)).out.value
    assert not hit(at(-1), Target(conditions=4, conditions_max=5)).out.value


@pytest.mark.parametrize(
    ("over", "strict", "loose"),
    [
        (0, ("wounds", 0, 1, 0, False), ("injury", 0, 0, 1, False)),
        (1, ("wounds", 0, 2, 0, False), ("injury", 0, 0, 1, False)),
        (2, ("injury", 0, 0, 1, False), ("injury", 0, 0, 1, False)),
        (3, ("wounds", 0, 1, 1, False), ("wounds", 0, 1, 1, False)),
    ],
)
def test_an_injury(over: int, strict: object, loose: object) -> None:
    assert marks(hit(at(over), Target(), True)) == strict
    assert marks(hit(at(over), Target(), True, ANY)) == loose


def test_an_injury_needs_a_blow_and_a_free_slot() -> None:
    assert marks(hit(at(0), TWO, True, ANY))[:4] == ("bruise", 1, 0, 0)
    full = hit(at(4), Target(conditions=4), True)
    assert marks(full) == ("wounds", 0, 5, 4, True)
    assert full.conditions_after.steps[-1].text == "no injury: no slot is free"
    light = hit(at(1), Target(), True)
    assert light.conditions_after.steps[-1].rule is ConditionsRuling.INJURY_MIN
    assert light.conditions_after.steps[-1].text == "no injury: 2 Wounds, 3 needed"


def test_an_injury_counts_after_armour_and_the_last_puts_one_out() -> None:
    assert marks(hit(at(4), TWO, True)) == ("injury", 0, 0, 1, False)
    assert marks(hit(at(3), TWO, True)) == ("wounds", 0, 2, 0, False)
    found = hit(at(2), Target(conditions=3), True)
    assert marks(found) == ("injury", 0, 0, 4, True)
    assert found.outcome.steps[-1].rule is Conditions.INJURY
    assert found.out.steps[-1].rule is Harm.OUT


def test_r_an_impose_count_before() -> None:
    mail = Target(hard=5, threshold=2)
    assert marks(hit(at(4, impose=True), mail)) == ("imposed", 0, 0, 1, False)
    assert marks(hit(at(3, impose=True), mail)) == ("stopped", 0, 0, 0, False)
    assert marks(hit(at(3, impose=True), TWO)) == ("wounds", 0, 2, 0, False)
    found = hit(at(4, impose=True), mail)
    assert found.imposed.value
    assert found.conditions_after.steps[-1].rule is HarmRuling.IMPOSED_SLOT


def test_r_an_impose_count_after() -> None:
    def imposed(over: int, target: Target = TWO) -> tuple[str, int, int, int, bool]:
        return marks(hit(at(over, impose=True), target, options=AFTER))

    assert imposed(6) == ("imposed", 0, 0, 1, False)
    assert imposed(5) == ("wounds", 0, 4, 0, False)
    assert imposed(2, Target(hard=3)) == ("stopped", 0, 0, 0, False)
    assert imposed(7, Target(hard=3)) == ("imposed", 0, 0, 1, False)


@pytest.mark.parametrize(("cost", "over"), [(5, 4), (4, 3), (3, 2)])
def test_an_imposed_may_cost_less(cost: int, over: int) -> None:
    assert hit(at(over, impose=True, impose_cost=cost), TWO).imposed.value
    assert not hit(at(over - 1, impose=True, impose_cost=cost), TWO).imposed.value


def test_nothing_is_imposed_without_a_slot_or_by_a_miss() -> None:
    full = hit(at(4, impose=True), Target(conditions=4))
    assert marks(full) == ("wounds", 0, 5, 4, True)
    assert full.imposed.steps[-1].text == "no slot is free"
    assert not hit(at(-1, impose=True), Target()).imposed.value


def test_an_imposed_lasting_fills_every_slot() -> None:
    target = Target(conditions=1)
    for slots in (2, 3, 4):
        found = hit(at(4, impose=True), target)
        assert found.conditions_after.value == slots
        assert found.out.value == (slots == 4)
        target = replace(target, conditions=slots)


def test_if_it_is_not_imposed_the_target_may_still_take_an_injury() -> None:
    found = hit(at(3, impose=True), Target(), True)
    assert marks(found) == ("wounds", 0, 1, 1, False)
    assert not found.imposed.value


def test_reasons_in_the_order_of_the_rules() -> None:
    target = Target(hard=1, soft=1, threshold=1)
    found = hit(at(6, weapon=1), target, True)
    assert [(s.rule, s.total) for s in found.wounds_dealt.steps] == [
        (Harm.DAMAGE, 1),
        (Harm.DAMAGE, 7),
        (Armour.HARD_ARMOR, 6),
        (Harm.THRESHOLD, 5),
        (Armour.SOFT_ARMOR, 4),
        (Harm.DAMAGE, 5),
        (Conditions.INJURY, 2),
    ]
    assert found.outcome.value is Outcome.WOUNDS


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        hit(Blow(difficulty=10, effect=16, impose_cost=2), Target(bruises=6, wounds_max=0))
    assert [p.field for p in caught.value.problems] == [
        "difficulty",
        "effect",
        "impose_cost",
        "wounds_max",
        "bruises",
    ]
    with pytest.raises(InvalidInput) as caught:
        hit(Blow(), Target(conditions=5, wounds=4, wounds_max=3))
    assert [p.field for p in caught.value.problems] == ["wounds", "conditions"]
    assert "3 or fewer" in caught.value.problems[0].message


def test_what_the_threshold_takes_exactly_is_a_bruise_or_with_no_box_a_wound() -> None:
    assert marks(hit(at(1), replace(TWO, bruises=4)))[:3] == ("bruise", 5, 0)
    assert marks(hit(at(1), replace(TWO, bruises=5)))[:3] == ("wounds", 5, 1)
    assert hit(at(1), TWO).outcome.steps[-1].text == "nothing is left: 1 Bruise instead"


def test_an_injury_that_is_refused_leaves_the_outcome_alone() -> None:
    for refused in (hit(at(1), Target(), True), hit(at(4), Target(conditions=4), True)):
        assert [s.rule for s in refused.outcome.steps] == [Harm.DAMAGE]


def test_why_nothing_is_imposed() -> None:
    mail = Target(hard=3)
    sand = at(2, impose=True)
    assert hit(sand, mail).imposed.steps[-1].text.startswith("damage 3 before")
    assert hit(sand, mail, options=AFTER).imposed.steps[-1].rule is Armour.HARD_ARMOR
    assert hit(at(2), mail, options=AFTER).imposed.steps[-1].text == "no condition is tried"
    low = hit(at(0, impose=True), TWO, options=AFTER).imposed.steps[-1].text
    assert low == "damage 0 after armour and threshold, 5 needed"


def test_a_track_of_no_box_has_nothing_full() -> None:
    with pytest.raises(InvalidInput) as caught:
        hit(Blow(), Target(wounds=1, wounds_max=0))
    assert [p.field for p in caught.value.problems] == ["wounds_max", "wounds"]


def test_a_range_is_told_with_its_signs() -> None:
    with pytest.raises(InvalidInput) as caught:
        hit(Blow(weapon=6, effect=16), Target(wounds_max=13))
    assert [p.message for p in caught.value.problems] == [
        "Give a whole number from 0 to 15.",
        "Give a whole number from −5 to 5.",
        "Give a whole number from 1 to 12.",
    ]
