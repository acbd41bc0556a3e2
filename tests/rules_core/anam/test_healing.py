"""When each kind of harm clears, and the level of the task that heals it."""

from itertools import product

import pytest

from rules_core.anam.book import Conditions, Healing, HealingRuling
from rules_core.anam.healing import heal, task_level
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Care, What
from rules_core.errors import InvalidInput

SESSION = AnamOptions(heal_time="session")
GOOD, EXCELLENT, HOSPITAL = Care.GOOD, Care.EXCELLENT, Care.HOSPITAL


def left(
    care: Care, weeks: int, last: bool = False, options: AnamOptions = AnamOptions()
) -> tuple[int, str]:
    found = heal(What.INJURY, care, weeks, last, options)
    return found.weeks_left.value, found.clears.value


def test_scenes_clear_bruises_and_wounds() -> None:
    for care, weeks, last in product(Care, (0, 9), (False, True)):
        bruise, wound = (heal(w, care, weeks, last) for w in (What.BRUISE, What.WOUND))
        assert bruise.clears.value == "at the end of the scene"
        assert wound.clears.value == "after a full scene of rest"
        assert bruise.weeks_left.value == wound.weeks_left.value == 0
    assert bruise.clears.steps[0].rule is Healing.HEAL_BRUISE
    assert wound.clears.steps[0].rule is Healing.HEAL_WOUND


@pytest.mark.parametrize(
    ("care", "weeks", "wanted"),
    [
        (GOOD, 0, 4),
        (GOOD, 3, 1),
        (GOOD, 4, 0),
        (GOOD, 5, 0),
        (EXCELLENT, 1, 1),
        (EXCELLENT, 2, 0),
        (HOSPITAL, 2, 2),
        (Care.NONE, 52, 4),
    ],
)
def test_an_injury_takes_four_weeks_or_two(care: Care, weeks: int, wanted: int) -> None:
    assert left(care, weeks)[0] == wanted


@pytest.mark.parametrize(
    ("care", "weeks", "wanted"),
    [(GOOD, 0, 2), (GOOD, 1, 1), (EXCELLENT, 1, 1), (GOOD, 2, 0), (Care.NONE, 9, 2)],
)
def test_r_an_heal_time_session(care: Care, weeks: int, wanted: int) -> None:
    assert left(care, weeks, options=SESSION)[0] == wanted


def test_the_words() -> None:
    assert left(GOOD, 3)[1] == "after 1 more week"
    assert left(GOOD, 4)[1] == "now"
    assert left(Care.NONE, 4)[1] == "only with care, after 4 weeks of it"
    assert left(GOOD, 0, options=SESSION)[1] == "at the first session after 2 more weeks"
    assert left(GOOD, 2, options=SESSION)[1] == "at the next session"
    assert left(GOOD, 2, last=True)[1] == "only in hospital, after 4 weeks of it"
    assert left(HOSPITAL, 2, last=True)[1] == "after 2 more weeks"


def test_the_last_slot_needs_a_hospital() -> None:
    for care in (Care.NONE, GOOD, EXCELLENT):
        assert left(care, 9, last=True) == (4, "only in hospital, after 4 weeks of it")
    assert left(HOSPITAL, 3, last=True)[0] == 1
    assert left(HOSPITAL, 1, last=True, options=SESSION)[0] == 1


def test_care_lifts_the_modifier() -> None:
    def lifted(care: Care) -> bool:
        steps = heal(What.INJURY, care, 0).clears.steps
        return any("lifted the modifier" in s.text for s in steps)

    assert [care for care in Care if lifted(care)] == [GOOD, EXCELLENT, HOSPITAL]


def test_an_imposed_condition_waits_for_no_week_unless_it_fills_the_last_slot() -> None:
    found = heal(What.IMPOSED, GOOD, 0)
    assert (found.weeks_left.value, found.clears.value) == (0, "by a task")
    lasting = heal(What.IMPOSED, HOSPITAL, 1, last_slot=True)
    assert lasting.weeks_left.value == 3
    assert lasting.clears.steps[-1].rule is Conditions.IMPOSED_LASTING


@pytest.mark.parametrize(
    ("what", "weeks", "wanted", "clears"),
    [
        (What.IMPOSED, 1, 3, "after 3 more weeks"),
        (What.IMPOSED, 3, 1, "after 1 more week"),
        (What.IMPOSED, 4, 0, "now"),
        (What.INJURY, 1, 1, "at the first session after 1 more week"),
        (What.INJURY, 2, 0, "at the next session"),
    ],
)
def test_what_was_imposed_to_last_waits_for_four_weeks_and_no_session(
    what: What, weeks: int, wanted: int, clears: str
) -> None:
    found = heal(what, HOSPITAL, weeks, last_slot=True, options=SESSION)
    assert (found.weeks_left.value, found.clears.value) == (wanted, clears)


@pytest.mark.parametrize(
    ("value", "imposed", "injury"), [("split", 5, 6), ("adept", 5, 5), ("master", 6, 6)]
)
def test_r_an_heal(value: str, imposed: int, injury: int) -> None:
    options = AnamOptions.read({"heal": value})
    levels = [task_level(what, options).value for what in What]
    assert levels == [3, 3, injury, imposed]
    assert task_level(What.INJURY, options).steps[0].rule is HealingRuling.HEAL
    assert task_level(What.BRUISE, options).steps[0].rule is Healing.HEAL_TASK


@pytest.mark.parametrize("weeks", [-1, 53])
def test_weeks_outside_are_refused(weeks: int) -> None:
    with pytest.raises(InvalidInput):
        heal(What.INJURY, GOOD, weeks)


def test_the_reasons_name_what_is_healed_and_what_is_missing() -> None:
    assert task_level(What.IMPOSED).steps[0].text.startswith("an imposed condition: ")
    assert task_level(What.INJURY).steps[0].text.startswith("an injury: ")
    nobody = heal(What.INJURY, Care.NONE, 1).weeks_left.steps[-1].text
    assert nobody == "nobody has seen to it: they have not begun"
    last = heal(What.INJURY, GOOD, 1, last_slot=True).weeks_left.steps[-1].text
    assert last == "the last slot needs a hospital: they have not begun"
