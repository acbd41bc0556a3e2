"""A conflict's borders: who may be named, what reaches, when an injury may be taken, who is out."""

from dataclasses import replace

import pytest

from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Care, What
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.game import TRACKER
from rules_core.anam.tracker.legal import Stage, stage
from rules_core.anam.tracker.setup import MOST, Setup, Sheet
from rules_core.anam.tracker.state import Conflict
from rules_core.anam.tracker.trial import left
from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record

Conflicts = Record[Setup, e.Event, Conflict]


PLAIN = Sheet()


def conflict(first: Sheet = PLAIN, second: Sheet = PLAIN, **options: str) -> Conflicts:
    chosen = AnamOptions.read({name.replace("_", "-"): value for name, value in options.items()})
    return Record(TRACKER, Setup(first, second, options=chosen))


def done(record: Conflicts, *events: e.Event) -> Conflicts:
    for event in events:
        record = record.did(event)
    return record


def struck(record: Conflicts, effect: int, target: int = 2) -> Conflicts:
    return done(record, e.TookTurn(), e.Attacked(target=target), e.EffectRead(effect))


def faults(record: Conflicts, event: e.Event) -> set[str]:
    with pytest.raises(InvalidInput) as invalid:
        record.did(event)
    return {p.field for p in invalid.value.problems}


def forbidden(record: Conflicts, event: e.Event) -> str:
    with pytest.raises(IllegalEvent) as illegal:
        record.did(event)
    return illegal.value.rule.id


@pytest.mark.parametrize(("effect", "asked"), [(4, False), (5, True)])
def test_an_injury_is_asked_for_from_three_wounds(effect: int, asked: bool) -> None:
    record = struck(conflict(), effect)  # against 3: 2 Wounds, or 3
    assert (stage(record.state) is Stage.HURT) is asked


@pytest.mark.parametrize(("effect", "asked"), [(3, True), (2, False)])
def test_an_injury_for_any_wound_by_the_other_reading(effect: int, asked: bool) -> None:
    record = struck(conflict(injury_min="any"), effect)
    assert (stage(record.state) is Stage.HURT) is asked


@pytest.mark.parametrize(("slots", "asked"), [(1, True), (2, False)])
def test_no_injury_without_a_free_slot(slots: int, asked: bool) -> None:
    record = conflict(second=Sheet(conditions_max=3, wounds_max=12))
    for _ in range(slots):
        record = done(struck(record, 5), e.TookInjury())
    record = done(struck(record, 5), e.Marked())
    assert len(record.state.person(2).conditions) == slots
    assert not record.state.person(2).out.value
    if asked:
        assert stage(struck(record, 5).state) is Stage.HURT
    else:
        last = done(struck(record, 5), e.TookInjury())
        assert last.state.person(2).out.value
        assert last.state.person(2).conditions[-1].last
        assert faults(last, e.TookTurn(2)) == {"who"}


def test_both_tracks_full_is_out_for_the_scene_and_one_short_is_not() -> None:
    sheet = Sheet(bruises_max=1, wounds_max=2)
    short = done(struck(conflict(second=sheet), 4))
    assert not short.state.person(2).out.value
    full = done(struck(conflict(second=sheet), 5), e.Marked())
    assert full.state.person(2).out.value
    assert full.state.person(2).down
    assert faults(done(full, e.TookTurn()), e.Attacked(target=2)) == {"target"}
    assert not done(full, e.SceneEnded()).state.person(2).out.value
    back = done(full, e.CameTo(2)).state.person(2)
    assert not back.out.value
    assert back.out.steps[-1].rule.id == "an-out"


@pytest.mark.parametrize(("effect", "is_out"), [(2, False), (4, False), (5, True)])
def test_who_was_brought_back_goes_out_by_the_next_harm_only(effect: int, is_out: bool) -> None:
    sheet = Sheet(hard=2, bruises_max=1, wounds_max=1)
    full = done(struck(conflict(second=sheet), 7), e.Marked())  # 3 Wounds for 2 boxes
    assert full.state.person(2).out.value
    hit_again = struck(done(full, e.CameTo(2)), effect)  # against 3: a miss, H2 stops it, or 1
    assert hit_again.state.person(2).out.value is is_out
    assert hit_again.state.person(2).down is is_out
    told = hit_again.line(len(hit_again.events) - 1)
    assert ("out of combat" in told.title) is is_out


def test_clearing_a_box_does_not_bring_one_back_before_the_scene_ends() -> None:
    record = done(struck(conflict(second=Sheet(bruises_max=1, wounds_max=2)), 5), e.Marked())
    record = done(record, e.TookTurn(1), e.Tested(), e.BoxTreated(2, What.WOUND, 3))
    assert record.state.person(2).wounds == 1
    assert record.state.person(2).out.value


@pytest.mark.parametrize(("effect", "bruises"), [(2, 1), (3, 0)])
def test_a_box_is_apprentice(effect: int, bruises: int) -> None:
    record = struck(conflict(second=Sheet(threshold=2)), 3)
    record = done(record, e.TookTurn(1), e.Tested())
    assert done(record, e.BoxTreated(2, What.BRUISE, effect)).state.person(2).bruises == bruises
    assert faults(record, e.BoxTreated(2, What.WOUND, 3)) == {"what"}
    assert faults(record, e.BoxTreated(2, What.INJURY, 3)) == {"what"}
    assert faults(record, e.BoxTreated(2, What.BRUISE, 16)) == {"effect"}


@pytest.mark.parametrize(
    ("heal", "kind", "effect", "left_over"),
    [
        ("split", "injury", 5, 1),
        ("split", "injury", 6, 0),
        ("split", "imposed", 4, 1),
        ("split", "imposed", 5, 0),
        ("adept", "injury", 5, 0),
        ("master", "imposed", 5, 1),
        ("master", "imposed", 6, 0),
    ],
)
def test_a_condition_by_the_ruling(heal: str, kind: str, effect: int, left_over: int) -> None:
    record = conflict(heal=heal)
    if kind == "injury":
        record = done(struck(record, 5), e.TookInjury("a rib"))
    else:
        record = done(
            record, e.TookTurn(), e.Attacked(target=2, impose="sand"), e.EffectRead(effect=7)
        )
    record = done(record, e.TookTurn(1), e.Tested(), e.ConditionTreated(2, 1, effect))
    assert len(record.state.person(2).conditions) == left_over


@pytest.mark.parametrize(("effect", "imposed"), [(6, False), (7, True)])
def test_imposing_takes_damage_worth_five(effect: int, imposed: bool) -> None:
    record = done(conflict(), e.TookTurn(), e.Attacked(target=2, impose="sand"))
    record = done(record, e.EffectRead(effect))
    if imposed:
        assert record.state.person(2).conditions[0].kind is What.IMPOSED
        assert record.state.person(2).conditions[0].name == "sand"
    else:
        assert stage(record.state) is Stage.HURT


def test_manipulation_wears_off_with_each_use_and_with_none_that_does_not_count() -> None:
    record = done(conflict(), e.TookTurn(1), e.Tested(), e.Manipulated(1, 2))
    kept = done(record, e.TookTurn(1), e.Tested(manipulated=False))
    assert kept.state.modifier is not None
    assert kept.state.modifier.value == 0
    assert left(kept.state.person(1).modifiers[0]) == 2
    once = done(record, e.TookTurn(1), e.Tested())
    assert once.state.modifier is not None
    assert once.state.modifier.value == 2
    assert left(once.state.person(1).modifiers[0]) == 1
    twice = done(once, e.WentOn(), e.TookTurn(1), e.Attacked(target=2))
    assert twice.state.modifier is not None
    assert twice.state.modifier.value == 1
    assert twice.state.person(1).modifiers == ()


def test_a_penalty_shrinks_too() -> None:
    record = done(conflict(), e.TookTurn(1), e.Tested(), e.Manipulated(2, -2))
    record = done(record, e.TookTurn(2), e.Attacked(target=1))
    assert record.state.modifier is not None
    assert record.state.modifier.value == -2
    assert left(record.state.person(2).modifiers[0]) == -1


@pytest.mark.parametrize(
    ("hours", "hindered", "value"),
    [(1, False, 0), (2, False, -1), (5, True, -2), (6, True, -3), (6, False, -3)],
)
def test_fatigue(hours: int, hindered: bool, value: int) -> None:
    record = done(conflict(Sheet(hard=3)), e.HoursPassed(hours), e.TookTurn(1))
    record = done(record, e.Tested(hindered=hindered))
    assert record.state.modifier is not None
    assert record.state.modifier.value == value


def test_own_armour_neither_tires_nor_wears() -> None:
    record = conflict(Sheet(hard=3, soft=1, own=True), Sheet(soft=1))
    assert forbidden(record, e.HoursPassed(2)) == "an-hard-armor"
    record = struck(struck(record, 3, target=1), 3, target=2)
    assert record.state.person(1).soft_hits == 0
    assert record.state.person(2).soft_hits == 1
    fresh = done(record, e.ArmourChanged(2, hard=1, soft=2))
    assert fresh.state.person(2).soft_hits == 0
    assert done(fresh, e.HoursPassed(48), e.HoursPassed(48)).state.person(2).hours == 48


@pytest.mark.parametrize(
    ("care", "weeks", "slots"),
    [
        (Care.GOOD, 3, 1),
        (Care.GOOD, 4, 0),
        (Care.EXCELLENT, 1, 1),
        (Care.EXCELLENT, 2, 0),
        (Care.HOSPITAL, 3, 1),
        (Care.HOSPITAL, 4, 0),
    ],
)
def test_weeks_count_under_care(care: Care, weeks: int, slots: int) -> None:
    record = done(struck(conflict(), 5), e.TookInjury(), e.WeeksPassed(52))
    assert len(record.state.person(2).conditions) == 1
    assert record.state.person(2).injuries
    record = done(record, e.Cared(2, 1, care))
    assert not record.state.person(2).injuries
    assert len(done(record, e.WeeksPassed(weeks)).state.person(2).conditions) == slots


@pytest.mark.parametrize(
    ("weeks", "session", "slots"),
    [
        (1, True, 1),
        (2, True, 0),
        (2, False, 1),
        (52, False, 1),
    ],
)
def test_weeks_until_the_next_session(weeks: int, session: bool, slots: int) -> None:
    record = done(struck(conflict(heal_time="session"), 5), e.TookInjury(), e.Cared(2))
    assert len(done(record, e.WeeksPassed(weeks, session)).state.person(2).conditions) == slots


@pytest.mark.parametrize(("weeks", "slots"), [(3, 1), (4, 0)])
@pytest.mark.parametrize("session", [True, False])
def test_what_was_imposed_to_last_waits_for_four_weeks(
    weeks: int, slots: int, session: bool
) -> None:
    record = conflict(second=Sheet(conditions_max=1), heal_time="session")
    record = done(record, e.TookTurn(), e.Attacked(target=2, impose="a frog"), e.EffectRead(7))
    record = done(record, e.Cared(2, 1, Care.HOSPITAL), e.WeeksPassed(weeks, session))
    assert len(record.state.person(2).conditions) == slots


def test_eight_characters_and_no_more() -> None:
    record = conflict()
    for _ in range(MOST - 2):
        record = record.did(e.Joined())
    assert forbidden(record, e.Joined()) == "an-tracks"
    assert done(record, e.Left(3), e.Joined(name="Late")).state.name(9) == "Late"


def test_names_are_told_apart() -> None:
    record = done(conflict(Sheet("Guard"), Sheet("Guard")), e.Joined("Guard"), e.Joined())
    names = [record.state.name(who) for who in record.state.present]
    assert names == ["Guard", "Guard 2", "Guard 3", "character 4"]


@pytest.mark.parametrize(
    ("event", "fields"),
    [
        (e.TookTurn(3), {"who"}),
        (e.TookTurn(-1), {"who"}),
        (e.Joined(defense=10, hard=6, wounds_max=0), {"defense", "hard", "wounds_max"}),
        (e.ModifierAdded(1, "x", 7), {"value"}),
        (e.ModifierAdded(1, "x", 0), {"value"}),
        (e.ModifierAdded(1, " ", 1), {"kind"}),
        (e.ModifierAdded(1, "Injury", -2), {"kind"}),
        (e.ArmourChanged(1, hard=6, soft=4), {"hard", "soft"}),
        (e.Rested(0), {"who"}),
        (e.WeeksPassed(0), {"weeks"}),
        (e.WeeksPassed(53), {"weeks"}),
    ],
)
def test_what_is_wrong_is_named(event: e.Event, fields: set[str]) -> None:
    assert faults(conflict(), event) == fields


def test_what_is_wrong_in_an_attack_is_named() -> None:
    record = done(conflict(), e.TookTurn(1))
    assert faults(record, e.Attacked(target=1)) == {"target"}
    assert faults(record, e.Attacked(target=2, injuries=1)) == {"injuries"}
    assert faults(record, e.Attacked(target=2, circumstance=7)) == {"circumstance"}
    assert faults(record, e.Attacked(target=2, difficulty=10, impose_cost=2)) == {
        "difficulty",
        "impose_cost",
    }
    aimed = done(record, e.Attacked(target=2, difficulty=0))
    assert aimed.state.attempt is not None
    assert aimed.state.attempt.difficulty.value == 0
    assert faults(aimed, e.EffectRead(16, 6)) == {"effect", "weapon"}


def test_a_set_up_out_of_range_is_named() -> None:
    with pytest.raises(InvalidInput) as invalid:
        assert conflict(Sheet(threshold=10), replace(Sheet(), soft=4)).state
    assert {p.field for p in invalid.value.problems} == {"first.threshold", "second.soft"}
