"""House rules: each figure of the West's tables, changed, changes an answer and says so."""

import pytest

from rules_core.errors import InvalidInput, Problems
from rules_core.west import attack, legal
from rules_core.west.cards import pool
from rules_core.west.effect import row
from rules_core.west.effects import fight_uses
from rules_core.west.options import TABLES, WestOptions
from rules_core.west.parties import Target
from rules_core.west.terms import Die, Location, Style, Trait, TriggerUnit


def house(text: str) -> WestOptions:
    return WestOptions.read({"house": text})


def test_as_written_changes_nothing() -> None:
    as_written = ",".join(f"{key}:{entry.default}" for key, entry in TABLES.items())
    for text in ("none", "", as_written):
        assert house(text) == WestOptions()
    assert WestOptions().chosen()["house"] == "none"


def test_target_number() -> None:
    number = attack.tn(1, options=house("tn-base:5"))
    assert number.value == 6
    assert number.steps[0].text == "5 to begin with (house rule)"


@pytest.mark.parametrize("die", Die)
def test_die_bonus(die: Die) -> None:
    options = house(f"{die.bonus_key}:4")
    own = Trait(die, 2)
    cards = pool(Style.ARGUMENT, own, Trait(Die.D6, 1), 0, 0, options)
    assert cards.value == 6
    assert "(house rule)" in cards.steps[-1].text
    assert fight_uses(2, die, False, options).value == 6
    assert pool(Style.ARGUMENT, Trait(Die.D4, 2), own, 0, 0, options).value == 6  # the better die


def test_location_rows() -> None:
    options = house("location-rows-vitals:2,location-rows-head:0")
    assert row(1, Location.VITALS, False, False, 0, 1, options=options).value == 3
    assert row(1, Location.HEAD, False, False, 0, 1, options=options).value == 1
    assert row(1, Location.OTHER, False, False, 0, 1, options=options).value == 1


@pytest.mark.parametrize(("unit", "key"), [("wounds", 3), ("damage", 100)])
def test_trigger_limits(unit: str, key: int) -> None:
    options = house(f"trigger-{unit}:{key}")
    for trigger, right in ((key, True), (key + 1, False)):
        problems = Problems()
        target = Target(trigger=trigger, trigger_unit=TriggerUnit(unit))
        legal.note_trigger(problems, target, options)
        if right:
            problems.raise_if_any()
        else:
            with pytest.raises(InvalidInput):
                problems.raise_if_any()


def test_every_fault_is_named_at_once() -> None:
    with pytest.raises(InvalidInput) as caught:
        house("tn-base:99,no-such:1,tn-base:4,what,die-bonus-d8:x")
    (problem,) = caught.value.problems
    assert problem.field == "house"
    for word in ("no-such", "tn-base is given twice", "“what”", "die-bonus-d8", "from 1 to 20"):
        assert word in problem.message, word


def test_text_and_changes_say_the_same() -> None:
    options = house("die-bonus-d8:2, TN-base:5")
    assert options.chosen()["house"] == "tn-base:5,die-bonus-d8:2"
    assert house(options.chosen()["house"]) == options
