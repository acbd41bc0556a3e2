"""Every slot filled: what lasts then, how long its owner is out, and what ends it sooner."""

import pytest

from rules_core.anam.terms import Care
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.setup import Sheet
from tests.rules_core.anam.test_tracker import Conflicts, conflict, done, faults, struck

FROG = (e.TookTurn(), e.Attacked(target=2, impose="a frog"), e.EffectRead(7))
SAND = (e.TookTurn(), e.Attacked(target=2, impose="sand"), e.EffectRead(7))


def hurt(record: Conflicts, times: int = 1) -> Conflicts:
    """Character 2 takes so many injuries."""
    for _ in range(times):
        record = done(struck(record, 5), e.TookInjury())
    return record


def lasting(record: Conflicts) -> list[bool]:
    return [condition.last for condition in record.state.person(2).conditions]


def is_out(record: Conflicts) -> bool:
    return record.state.person(2).out.value


def test_what_was_imposed_until_every_slot_was_full_lasts_as_one() -> None:
    record = done(conflict(), *SAND, *FROG, *FROG)
    assert lasting(record) == [False] * 3 and not is_out(record)
    record = done(record, *FROG, e.SceneEnded())
    assert lasting(record) == [False, True, True, True] and is_out(record)
    record = done(record, e.Cared(2, 3, Care.HOSPITAL), e.WeeksPassed(3))
    assert len(lasting(record)) == 4
    record = done(record, e.WeeksPassed(1))
    assert [c.told for c in record.state.person(2).conditions] == ["sand"]
    assert not is_out(record)


def test_a_power_that_ends_it_ends_all_of_it() -> None:
    record = done(conflict(second=Sheet(conditions_max=2)), *FROG, *FROG, e.Lifted(2, 1))
    assert lasting(record) == [] and not is_out(record)


def test_another_condition_in_the_last_slot_makes_only_itself_last() -> None:
    record = done(conflict(second=Sheet(conditions_max=3)), *FROG, *FROG, *SAND)
    assert lasting(record) == [False, False, True]
    record = hurt(conflict(second=Sheet(conditions_max=2)), 2)
    assert lasting(record) == [False, True]


def test_what_was_imposed_is_not_one_with_an_injury() -> None:
    record = hurt(done(conflict(second=Sheet(conditions_max=2)), *SAND))
    assert lasting(record) == [False, True]
    left = done(record, e.Lifted(2, 2)).state.person(2).conditions
    assert [condition.told for condition in left] == ["sand"]


def full() -> Conflicts:
    """Three injuries that have healed nearly, and a fourth that fills the last slot."""
    record = done(hurt(conflict(), 3), *(e.Cared(2, n) for n in (1, 2, 3)), e.WeeksPassed(3))
    return done(hurt(record), e.SceneEnded())


def test_who_had_every_slot_filled_is_out_until_the_last_one_clears() -> None:
    record = full()
    assert [step.rule.id for step in record.state.person(2).out.steps][-1] == "an-out"
    record = done(record, e.WeeksPassed(1))
    assert lasting(record) == [True] and is_out(record)
    assert record.state.person(2).out.steps[-1].rule.id == "an-heal-condition"
    assert not record.state.person(2).may_come_to
    assert faults(record, e.TookTurn(2)) == {"who"}
    record = done(record, e.SceneEnded(), e.Cared(2, 1, Care.HOSPITAL), e.WeeksPassed(3))
    assert is_out(record)
    assert not is_out(done(record, e.WeeksPassed(1)))


def test_a_slot_that_a_power_frees_ends_the_wait() -> None:
    record = done(full(), e.Lifted(2, 1))
    assert lasting(record) == [False] * 3 and not is_out(record)


@pytest.mark.parametrize(("level", "free"), [(5, False), (6, True)])
def test_a_slot_that_a_task_frees_ends_the_wait(level: int, free: bool) -> None:
    record = done(full(), e.TookTurn(1), e.Tested(), e.ConditionTreated(2, 1, level))
    assert is_out(record) is not free


@pytest.mark.parametrize(("weeks", "slots"), [(2, 0), (1, 1)])
def test_a_session_may_begin_with_no_week_more(weeks: int, slots: int) -> None:
    record = done(hurt(conflict(heal_time="session")), e.Cared(2, 1), e.WeeksPassed(weeks))
    assert faults(record, e.WeeksPassed(0)) == {"weeks"}
    record = done(record, e.WeeksPassed(0, session=True))
    assert len(lasting(record)) == slots
    assert record.log()[-1].title.startswith("A new session begins.")


@pytest.mark.parametrize(("weeks", "slots"), [(2, 0), (1, 1)])
def test_better_care_may_be_all_that_was_lacking(weeks: int, slots: int) -> None:
    record = done(hurt(conflict()), e.Cared(2, 1), e.WeeksPassed(weeks))
    after = done(record, e.Cared(2, 1, Care.EXCELLENT))
    assert len(lasting(after)) == slots
    assert after.state.person(2).injuries == ()


def test_care_begins_no_session() -> None:
    record = done(hurt(conflict(heal_time="session")), e.Cared(2, 1), e.WeeksPassed(2))
    assert len(lasting(done(record, e.Cared(2, 1, Care.EXCELLENT)))) == 1


def test_what_is_worn_on_stays_as_worn_as_it_was() -> None:
    record = done(struck(conflict(Sheet(hard=2), Sheet(soft=1)), 4), e.HoursPassed(4))
    record = done(record, e.ArmourChanged(2, hard=1, soft=1), e.ArmourChanged(1, hard=2, soft=1))
    assert record.state.person(2).soft_hits == 1
    assert record.state.person(1).hours == 4
    record = done(record, e.ArmourChanged(2, hard=1), e.ArmourChanged(1, soft=1))
    assert record.state.person(2).soft_hits == 0
    assert record.state.person(1).hours == 0


def test_bruises_of_who_has_left_are_not_counted() -> None:
    record = done(struck(conflict(), 3), e.Left(2), e.SceneEnded())
    assert record.log()[-1].figures["Bruises cleared"].value == 0


def test_a_character_brings_what_was_marked_before() -> None:
    hurt = Sheet(bruises=5, wounds=4, soft=1, soft_hits=4, conditions=3)
    person = conflict(second=hurt).state.person(2)
    assert (person.bruises, person.wounds, person.soft_hits) == (5, 4, 4)
    assert len(person.injuries) == 3
    assert not person.out.value
    record = done(conflict(second=hurt), *SAND)
    assert lasting(record) == [False] * 3 + [True] and is_out(record)


@pytest.mark.parametrize(
    ("sheet", "back"),
    [(Sheet(bruises=5, wounds=5), True), (Sheet(conditions=4), False)],
)
def test_a_character_may_come_out_of_combat(sheet: Sheet, back: bool) -> None:
    record = done(conflict(), e.Joined(**vars(sheet)))
    assert record.state.able == (1, 2)
    slots = record.state.person(3).conditions
    assert [condition.last for condition in slots] == [False, False, False, True][: len(slots)]
    assert record.state.person(3).may_come_to is back
    record = done(record, e.SceneEnded())
    assert (3 in record.state.able) is back


def test_whoever_has_a_box_left_comes_fit() -> None:
    hurt = Sheet(bruises=5, wounds=4)
    assert not conflict(second=hurt, overflow="out").state.person(2).out.value
    assert conflict(second=Sheet(wounds=5), overflow="out").state.able == (1, 2)


def test_more_marks_than_boxes_are_refused() -> None:
    many = Sheet(bruises=6, wounds=6, conditions=5, soft_hits=12)
    assert faults(conflict(), e.Joined(**vars(many))) == {
        "bruises",
        "wounds",
        "conditions",
        "soft_hits",
    }
    assert faults(conflict(), e.Joined(wounds_max=0)) == {"wounds_max"}
