"""When a target has had enough, by hand: the trigger, a broken will, healing (tw-triggers)."""

from dataclasses import replace

import pytest

from rules_core.west.options import WestOptions
from rules_core.west.parties import Target
from rules_core.west.terms import TriggerUnit
from rules_core.west.toll import ENDLESS, Past, Trigger

EFFECT, POINTS = WestOptions(), WestOptions(trigger_damage="points")
TWO = Target(willpower=4, trigger=2)  # wounds
NINE = Target(willpower=4, stress=7, damage=3, trigger=9, trigger_unit=TriggerUnit.DAMAGE)


def test_wounds_reach_the_trigger_or_break_the_will() -> None:
    trigger = Trigger(TWO, EFFECT)
    assert [trigger.blocks(Past(old)) for old in range(6)] == [2, 2, 2, 2, 1, 0]
    assert trigger.room(1, Past(0)) == ENDLESS
    assert trigger.most == 8
    assert Trigger(replace(TWO, trigger=5), EFFECT).most == 20
    assert [Trigger(replace(TWO, wounds=n), EFFECT).start() for n in (1, 2)] == [Past(0), None]
    ends = [Trigger(replace(TWO, old_wounds=n, wounds=1), EFFECT).start() for n in (3, 4)]
    assert ends == [Past(3), None]


def test_all_effect_is_damage() -> None:
    """6 are lacking: a wound is 4 of them, and one more leaves nothing to lack."""
    trigger = Trigger(NINE, EFFECT)
    assert trigger.most == 6
    assert [trigger.blocks(Past(old)) for old in (0, 4)] == [5, 1]
    assert [trigger.room(wounds, Past(0)) for wounds in range(3)] == [6, 2, 0]
    assert trigger.room(0, Past(0, healed=1)) == 2  # healed, and dealt nevertheless
    dealt = Trigger(replace(NINE, wounds=1), EFFECT)  # a part of the 3 before
    assert [dealt.room(wounds, Past(0)) for wounds in (1, 2)] == [6, 2]
    assert [Trigger(replace(NINE, damage=n), EFFECT).start() for n in (8, 9)] == [Past(0), None]


def test_points_are_damage_as_far_as_stress_lasts() -> None:
    assert Trigger(NINE, POINTS).room(4, Past(0)) == 6
    assert Trigger(NINE, POINTS).most == 20
    for stress, room in ((6, 6), (5, ENDLESS)):
        assert Trigger(replace(NINE, stress=stress), POINTS).room(0, Past(0)) == room
    assert [Trigger(replace(NINE, damage=n), POINTS).start() for n in (8, 9)] == [Past(0), None]


@pytest.mark.parametrize(("stress", "willpower", "cards"), [(7, 4, 2), (6, 4, 1), (1, 4, 0)])
def test_a_card_takes_less_than_willpower_off_stress(
    stress: int, willpower: int, cards: int
) -> None:
    """3 points a card at most: 7 are not gone before the third, 6 may be with the second."""
    target = replace(TWO, stress=stress, willpower=willpower)
    assert Trigger(target, EFFECT).calm_cards() == cards


def test_stress_that_never_runs_out() -> None:
    assert Trigger(replace(TWO, willpower=1), EFFECT).calm_cards() == ENDLESS
    # the trigger is reached with the last point, or before it
    for stress in (6, 7):
        assert Trigger(replace(NINE, stress=stress), POINTS).calm_cards() == ENDLESS
    assert Trigger(replace(NINE, stress=5), POINTS).calm_cards() == 1


def test_new_wounds_heal_first() -> None:
    found = list(Trigger(TWO, EFFECT).healed(Past(2), 3))
    assert found == [(0, Past(0)), (1, Past(0)), (2, Past(1)), (3, Past(2))]
    assert list(Trigger(TWO, EFFECT).healed(Past(2), 1)) == [(0, Past(1)), (1, Past(2))]
    told = list(Trigger(NINE, EFFECT).healed(Past(2, healed=1), 2))
    assert told == [(0, Past(0, 1)), (1, Past(1, 2)), (2, Past(2, 3))]
    assert list(Trigger(NINE, POINTS).healed(Past(0), 1))[1] == (1, Past(0))


def test_what_may_be_healed_after_some_cards() -> None:
    found = Trigger(TWO, EFFECT).pasts(Past(2), 1, 3)
    assert found == [
        [Past(2)],
        [Past(2), Past(1)],
        [Past(2), Past(1), Past(0)],
        [Past(2), Past(1), Past(0)],
    ]
