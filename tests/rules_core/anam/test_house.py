"""House rules: each figure of Anam's tables, changed, changes an answer and says so."""

from collections.abc import Callable
from typing import Any

import pytest

from rules_core.anam.armour import life, remaining, worn_modifier
from rules_core.anam.healing import heal
from rules_core.anam.hit import hit
from rules_core.anam.modifiers import Modifier, total
from rules_core.anam.options import TABLES, AnamOptions
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import Care, What
from rules_core.figures import Figure


def house(text: str) -> AnamOptions:
    return AnamOptions.read({"house": text})


def dealt(over: int, injury: bool = False) -> Callable[[AnamOptions], Figure[int]]:
    return lambda o: hit(Blow(3, 3 + over), Target(), injury, o).wounds_dealt


def weeks(care: Care) -> Callable[[AnamOptions], Figure[int]]:
    return lambda o: heal(What.INJURY, care, options=o).weeks_left


MANY = [Modifier("injury", -5), Modifier("injury", -5)]
SHOWS: dict[str, tuple[int, int, Callable[[AnamOptions], Figure[Any]]]] = {
    "wounds-hit": (2, 4, dealt(2)),
    "wounds-level": (2, 5, dealt(2)),
    "injury-worth": (4, 1, dealt(4, True)),
    "cm-limit": (4, -4, lambda o: total(MANY, o)),
    "armor-cm": (-1, -1, lambda o: worn_modifier(0, True, o)),
    "fatigue-hours": (3, -1, lambda o: worn_modifier(5, False, o)),
    "soft-life": (3, 3, lambda o: remaining(1, 0, o)),
    "soft-life-more": (1, 7, lambda o: remaining(3, 0, o)),
    "heal-weeks": (6, 6, weeks(Care.GOOD)),
    "heal-weeks-least": (1, 1, weeks(Care.EXCELLENT)),
    "heal-box": (2, 2, lambda o: heal(What.WOUND, options=o).task_level),
}


@pytest.mark.parametrize("key", TABLES)
def test_a_figure_that_is_changed_shows_and_says_so(key: str) -> None:
    value, wanted, answer = SHOWS[key]
    plain, changed = answer(AnamOptions()), answer(house(f"{key}:{value}"))
    assert changed.value == wanted != plain.value
    assert any("(house rule)" in step.text for step in changed.steps)
    assert not any("(house rule)" in step.text for step in plain.steps)


def test_the_limit_says_so_where_it_bites() -> None:
    figure = total([Modifier("light", 5)], house("cm-limit:4"))
    assert figure.steps[-1].text == "+4 at most (house rule)"
    assert worn_modifier(48, False, house("cm-limit:4")).value == -4


def test_worn_out_by_the_changed_figures() -> None:
    options = house("soft-life:2")
    assert [life(pv, options) for pv in range(4)] == [0, 2, 5, 8]
    for hits, left in ((1, 0), (2, 1)):
        found = hit(Blow(), Target(soft=1, soft_hits=hits), options=options)
        assert found.wounds_dealt.value == left


def test_as_written_changes_nothing() -> None:
    as_written = ",".join(f"{key}:{entry.default}" for key, entry in TABLES.items())
    assert house(as_written) == AnamOptions()


def test_soft_armour_that_wears_out_sooner_takes_no_more_hits() -> None:
    for taken, after in ((2, 3), (3, 3)):
        found = hit(Blow(3, 3), Target(soft=1, soft_hits=taken), options=house("soft-life:3"))
        assert found.soft_hits_after.value == after
