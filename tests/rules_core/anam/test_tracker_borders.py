"""What holds how long in a conflict, and which numbers may be given: both sides of each border."""

import pytest

from rules_core.anam.terms import Range, What
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.setup import Sheet
from rules_core.anam.tracker.state import Held
from rules_core.anam.tracker.trial import left
from rules_core.errors import InvalidInput
from tests.rules_core.anam.test_tracker import (
    Conflicts,
    conflict,
    done,
    faults,
    forbidden,
    struck,
)


def says(record: Conflicts, event: e.Event) -> str:
    """The one message against an event."""
    with pytest.raises(InvalidInput) as invalid:
        record.did(event)
    (problem,) = invalid.value.problems
    return problem.message


def test_a_turn_begins_afresh_and_a_scene_begins_at_turn_1() -> None:
    record = done(conflict(), e.TookTurn(1), e.Tested(), e.Defended(6))
    assert record.state.person(1).has_acted
    assert not record.state.person(2).has_acted
    later = done(record, e.TurnBegan())
    assert not later.state.person(1).has_acted
    assert (later.state.scene, later.state.turn) == (1, 2)
    later = done(later, e.TurnBegan(), e.TookTurn(2), e.WentOn())
    assert later.state.turn == 3
    assert later.state.person(2).has_acted
    over = done(later, e.SceneEnded())
    assert (over.state.scene, over.state.turn) == (2, 1)
    assert not over.state.person(2).has_acted
    assert done(over, e.SceneEnded()).state.scene == 3


def test_twelve_modifiers_and_each_ends_by_its_number() -> None:
    record = conflict()
    for value in (1, 2, 3):
        record = record.did(e.ModifierAdded(1, f"ground {value}", value))
    values = {
        n: [h.value for h in done(record, e.ModifierEnded(1, n)).state.person(1).modifiers]
        for n in (1, 2, 3)
    }
    assert values == {1: [2, 3], 2: [1, 3], 3: [1, 2]}
    assert faults(record, e.ModifierEnded(1, 0)) == {"modifier"}
    assert faults(record, e.ModifierEnded(1, 4)) == {"modifier"}
    for _ in range(9):
        record = record.did(e.ModifierAdded(1, "ground", 1))
    assert faults(record, e.ModifierAdded(1, "ground", 1)) == {"who"}
    assert done(record, e.ModifierAdded(2, "ground", 1)).state.person(2).modifiers


@pytest.mark.parametrize(("value", "allowed"), [(-7, False), (-6, True), (6, True), (7, False)])
def test_a_modifier_is_six_at_most_either_way(value: int, allowed: bool) -> None:
    record = conflict()
    acting = done(record, e.TookTurn(1))
    trying = done(acting, e.Tested())
    if allowed:
        assert done(record, e.ModifierAdded(1, "x", value)).state.person(1).modifiers
        assert left(done(trying, e.Manipulated(1, value)).state.person(1).modifiers[0]) == value
        modifier = done(acting, e.Tested(circumstance=value)).state.modifier
        assert modifier is not None
        assert modifier.value == value
    else:
        assert faults(record, e.ModifierAdded(1, "x", value)) == {"value"}
        assert faults(trying, e.Manipulated(1, value)) == {"value"}
        assert faults(acting, e.Tested(circumstance=value)) == {"circumstance"}


@pytest.mark.parametrize(("level", "allowed"), [(-1, False), (0, True), (9, True), (10, False)])
def test_an_active_defence_is_a_level(level: int, allowed: bool) -> None:
    record = done(conflict(), e.TookTurn(1), e.Tested())
    if allowed:
        assert done(record, e.Defended(level)).state.person(1).defence.value == level
    else:
        assert faults(record, e.Defended(level)) == {"level"}


def test_a_manipulation_of_one_counts_once_and_what_is_ordinary_wears_off_with_no_use() -> None:
    record = done(conflict(), e.ModifierAdded(1, "ground", 2))
    record = done(record, e.TookTurn(1), e.Tested(), e.Manipulated(1, 1))
    record = done(record, e.TookTurn(1), e.Tested())
    assert record.state.modifier is not None
    assert record.state.modifier.value == 3
    assert record.state.person(1).modifiers == (Held("ground", 2),)


def test_worn_armour_hinders_by_the_house_rule() -> None:
    for house, value in (("", -2), ("armor-cm:-3", -3)):
        options = {"house": house} if house else {}
        record = done(conflict(Sheet(hard=1), **options), e.TookTurn(1), e.Tested(hindered=True))
        assert record.state.modifier is not None
        assert record.state.modifier.value == value


def test_new_armour_is_fresh_and_tires_anew() -> None:
    record = done(conflict(Sheet(hard=3)), e.HoursPassed(6), e.ArmourChanged(1, hard=2))
    trying = (e.TookTurn(1), e.Tested())
    for hours, value in ((0, 0), (1, 0), (2, -1)):
        worn = done(record, *[e.HoursPassed(1)] * hours)
        assert worn.state.person(1).hours == hours
        assert worn.state.person(2).hours == 0
        modifier = done(worn, *trying).state.modifier
        assert modifier is not None
        assert modifier.value == value
    own = done(record, e.ArmourChanged(1, hard=2, own=True))
    assert forbidden(own, e.HoursPassed(1)) == "an-hard-armor"


def test_rest_brings_back_who_was_out_by_full_tracks() -> None:
    full = done(struck(conflict(second=Sheet(bruises_max=1, wounds_max=2)), 5), e.Marked())
    assert full.state.person(2).out.value
    rested = done(full, e.Rested(2)).state.person(2)
    assert (rested.wounds, rested.bruises, rested.down) == (0, 1, False)
    assert not rested.out.value


def test_one_full_track_alone_puts_nobody_out() -> None:
    bruised = struck(conflict(second=Sheet(threshold=2, bruises_max=1)), 3)
    assert bruised.state.person(2).bruises == 1
    wounded = done(struck(conflict(second=Sheet(wounds_max=3)), 5), e.Marked())
    assert wounded.state.person(2).wounds == 3
    for record in (bruised, wounded):
        assert not record.state.person(2).down
        assert not record.state.person(2).out.value
        assert forbidden(record, e.CameTo(2)) == "an-out"


def test_only_who_is_out_by_tracks_is_brought_back() -> None:
    full = done(struck(conflict(second=Sheet(bruises_max=1, wounds_max=2)), 5), e.Marked())
    assert faults(full, e.CameTo(1)) == {"who"}


def test_conditions_are_named_by_their_numbers() -> None:
    record = done(conflict(), e.TookTurn(), e.Attacked(target=2, impose=" sand "), e.EffectRead(7))
    record = done(struck(record, 5), e.TookInjury(" a rib "))
    assert [c.name for c in record.state.person(2).conditions] == ["sand", "a rib"]
    kinds = [c.kind for c in record.state.person(2).conditions]
    assert kinds == [What.IMPOSED, What.INJURY]
    trying = done(record, e.TookTurn(1), e.Tested())
    for number in (0, 3):
        assert faults(record, e.Cared(2, number)) == {"condition"}
        assert faults(record, e.Lifted(2, number)) == {"condition"}
        assert faults(trying, e.ConditionTreated(2, number)) == {"condition"}
    # sand is Adept (5), a rib Master (6)
    for number, effect, names in (
        (1, 4, ["sand", "a rib"]),
        (1, 5, ["a rib"]),
        (2, 5, ["sand", "a rib"]),
        (2, 6, ["sand"]),
    ):
        after = done(trying, e.ConditionTreated(2, number, effect)).state.person(2)
        assert [c.name for c in after.conditions] == names
    assert [c.lifted for c in done(record, e.Cared(2, 2)).state.person(2).conditions] == [
        False,
        True,
    ]


def test_what_bears_on_a_test_is_told_each_by_its_cause() -> None:
    record = done(struck(conflict(second=Sheet(hard=1)), 6), e.TookInjury("a rib"))
    record = done(record, e.HoursPassed(2), e.TookTurn(2))
    test = e.Tested(base=Range.MEDIUM, distance=Range.SHORT, injuries=1, circumstance=1)
    modifier = done(record, test).state.modifier
    assert modifier is not None
    told = [step.text for step in modifier.steps]
    assert "for this test +1" in told
    assert "armour: fatigue −1 after 2 hours does not count beside injury −2" in told
    assert says(record, e.Tested(injuries=2)).startswith("1 at most")
    assert says(done(conflict(), e.TookTurn(1)), e.Tested(injuries=1)).startswith("Nothing hinders")


def test_nothing_is_said_of_an_injury_that_nobody_could_take() -> None:
    last = struck(conflict(), 4).state.last  # 2 Wounds
    assert last is not None
    assert [step.text for step in last.conditions_after.steps] == ["0 conditions before"]


def test_who_may_be_named_is_told() -> None:
    record = conflict(Sheet("Ada"))
    assert says(record, e.Rested(3)) == "Choose one of: 1 Ada, 2 character 2."
    record = record.did(e.ModifierAdded(1, "ground", 1))
    assert says(record, e.ModifierEnded(1, 2)) == "Give a whole number from 1 to 1."
    assert says(record, e.ModifierEnded(2, 1)) == "There is no modifier here."


def test_care_for_a_slot_ends_no_scene_out_by_the_tracks() -> None:
    hurt = done(struck(conflict(second=Sheet(bruises_max=1, wounds_max=2)), 5), e.TookInjury())
    full = done(struck(hurt, 5), e.Marked())
    treated = done(full, e.TookTurn(1), e.Tested(), e.BoxTreated(2, What.WOUND, 3), e.Lifted(2, 1))
    assert treated.state.person(2).conditions == ()
    assert treated.state.person(2).wounds == 1
    assert treated.state.person(2).out.value
    back = done(full, e.CameTo(2), e.Lifted(2, 1))
    assert not back.state.person(2).out.value


def test_who_was_brought_back_and_then_lost_the_last_slot_can_be_brought_back_again() -> None:
    sheet = Sheet(bruises_max=1, wounds_max=2, conditions_max=1)
    back = done(struck(conflict(second=sheet), 5), e.Marked(), e.CameTo(2))
    frog = done(back, e.TookTurn(), e.Attacked(target=2, impose="a frog"), e.EffectRead(7))
    assert frog.state.person(2).out.value
    assert forbidden(frog, e.CameTo(2)) == "an-out"  # the slot keeps one out
    human = done(frog, e.Lifted(2, 1))
    assert human.state.person(2).out.value  # both tracks are still full
    assert not done(human, e.CameTo(2)).state.person(2).out.value


def test_a_slot_set_free_brings_back_who_was_out_by_slots_alone() -> None:
    record = conflict(second=Sheet(conditions_max=1), overflow="out")
    record = done(struck(record, 5), e.TookInjury())
    assert record.state.person(2).out.value
    assert not record.state.person(2).down
    assert not done(record, e.Lifted(2, 1)).state.person(2).out.value
