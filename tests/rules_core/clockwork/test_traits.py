"""Guard, Morale, Esteem, Potency, avenues and conditions, on both sides of each border."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.clockwork.outcomes import condition
from rules_core.clockwork.space import avenues
from rules_core.clockwork.terms import Condition, Field, Lasting, Trait
from rules_core.clockwork.traits import esteem, guard, morale
from rules_core.clockwork.weapons import potency
from rules_core.errors import InvalidInput

RANKS = st.lists(st.integers(0, 10), max_size=4)


@pytest.mark.parametrize(
    ("focus", "parrying", "expected"),
    [
        (0, False, 0),
        (0, True, 1),
        (1, False, 1),
        (2, False, 1),
        (3, False, 2),
        (3, True, 3),
        (6, True, 4),
    ],
)
def test_cd_guard(focus: int, parrying: bool, expected: int) -> None:
    assert guard(focus, parrying).value == expected


@pytest.mark.parametrize(
    ("threat", "wounds", "fallen", "level", "flees"),
    [
        (0, 0, 0, 1, False),
        (0, 1, 0, 1, True),
        (0, 0, 1, 1, True),
        (2, 0, 0, 3, False),
        (2, 1, 1, 1, False),  # the last level is Favorable
        (2, 1, 2, 1, True),  # and one more is flight
        (4, 0, 0, 5, False),
        (5, 0, 0, 5, False),  # never above Hostile
        (5, 4, 0, 1, False),
        (5, 5, 0, 1, True),
    ],
)
def test_cd_morale(threat: int, wounds: int, fallen: int, level: int, flees: bool) -> None:
    found = morale(threat, wounds, fallen)
    assert (found.morale.value, found.flees.value) == (level, flees)


@pytest.mark.parametrize(
    ("status", "tenor", "favour", "against", "points", "level"),
    [
        (0, 0, (), (), 0, 3),
        (3, 3, (), (3,), -1, 4),
        (3, 3, (3,), (), 1, 2),
        (3, 3, (3, 3), (), 2, 1),  # each halved by itself, not 6 halved
        (3, 3, (1, 1), (), 0, 3),
        (3, 3, (), (1,), 0, 3),  # half of 1 is nothing, for or against
        (1, 4, (), (), -3, 5),
        (2, 4, (), (), -2, 5),
        (6, 2, (1,), (), 4, 1),
    ],
)
def test_cd_esteem(
    status: int,
    tenor: int,
    favour: tuple[int, ...],
    against: tuple[int, ...],
    points: int,
    level: int,
) -> None:
    found = esteem(status, tenor, favour, against)
    assert (found.esteem.value, found.disposition.value) == (points, level)


@given(st.integers(0, 10), st.integers(0, 10), RANKS, RANKS)
def test_a_better_name_is_never_worse(
    status: int, tenor: int, favour: list[int], against: list[int]
) -> None:
    plain = esteem(status, tenor, favour, against)
    better = esteem(status, tenor, [*favour, 2], against)
    assert better.esteem.value == plain.esteem.value + 1
    assert 1 <= better.disposition.value <= plain.disposition.value <= 5


@pytest.mark.parametrize(
    ("sources", "affinities", "weapon", "armor", "expected"),
    [
        ((), (), 0, 0, (1, 1, True)),
        ((), (), 0, 1, (1, 0, False)),
        ((0,), (), 0, 0, (1, 1, True)),  # never below 1
        ((3,), (), 0, 1, (3, 2, True)),
        ((3,), (), 0, 2, (3, 1, True)),
        ((3,), (), 0, 3, (3, 0, False)),
        ((3, 2), (4,), 0, 4, (4, 0, False)),
        ((2, 2), (), 5, 0, (5, 5, True)),  # none add up
    ],
)
def test_cd_potency(
    sources: tuple[int, ...],
    affinities: tuple[int, ...],
    weapon: int,
    armor: int,
    expected: tuple[int, int, bool],
) -> None:
    found = potency(sources, affinities, weapon, armor)
    assert (found.potency.value, found.rolls.value, found.may_place.value) == expected


@given(RANKS, RANKS, st.integers(0, 10), st.integers(0, 10))
def test_the_best_evidence_counts(
    sources: list[int], affinities: list[int], weapon: int, armor: int
) -> None:
    found = potency(sources, affinities, weapon, armor)
    assert found.potency.value == max(1, weapon, *sources, *affinities, 0)
    assert found.may_place.value == (found.rolls.value > 0)


@pytest.mark.parametrize(
    ("arena", "taken", "blocked", "ranged", "open", "after"),
    [
        (Field.PHYSICAL, 0, 0, False, 3, 2),
        (Field.PHYSICAL, 1, 1, False, 1, 0),
        (Field.PHYSICAL, 2, 0, True, 1, 1),  # shot from outside: nothing is taken
        (Field.PHYSICAL, 3, 0, True, 0, 0),  # but one has to be open
        (Field.PHYSICAL, 3, 3, False, 0, 0),
        (Field.SOCIAL, 0, 0, False, 1, 0),
        (Field.SOCIAL, 1, 0, False, 0, 0),
    ],
)
def test_cd_avenues(
    arena: Field, taken: int, blocked: int, ranged: bool, open: int, after: int
) -> None:
    found = avenues(arena, taken, blocked, ranged)
    assert (found.open.value, found.open_after.value) == (open, after)


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        (1, "dazed"),  # aggravated with nothing to aggravate
        (10, "dazed"),
        (11, "dazed"),
        (20, "dazed"),
        (21, "disarmed"),
        (30, "disarmed"),
        (31, "disoriented"),
        (40, "disoriented"),
        (41, "entrapped"),
        (50, "entrapped"),
        (51, "see-your-rulebook"),
        (100, "see-your-rulebook"),
    ],
)
def test_cd_conditions(roll: int, expected: str) -> None:
    assert condition(roll).condition.value is Condition(expected)


def test_how_long_a_condition_lasts() -> None:
    assert condition(25).lasts.value is Lasting.ENCOUNTER
    assert condition(25, guard_up=False).lasts.value is Lasting.PERSISTENT
    assert condition(77, guard_up=False).lasts.value is Lasting.UNKNOWN
    worse = condition(10, has_condition=True)
    assert (worse.condition.value, worse.lasts.value) == (Condition.AGGRAVATED, Lasting.PERSISTENT)
    assert condition(11, has_condition=True).lasts.value is Lasting.ENCOUNTER


@pytest.mark.parametrize("roll", [0, 101])
def test_there_is_no_such_row(roll: int) -> None:
    with pytest.raises(InvalidInput):
        condition(roll)


def test_levels_in_words() -> None:
    assert Trait.GUARD.level(2) == "Guard 2"
    assert Trait.DISPOSITION.level(4) == "Disposition 4, Guarded"
    assert (Trait.GUARD.bottom, Trait.DISPOSITION.bottom, Trait.MORALE.bottom) == (0, 1, 1)


def test_esteem_names_every_figure_outside_its_range() -> None:
    with pytest.raises(InvalidInput) as refused:
        esteem(11, 11, [11], [-1])
    fields = [p.field for p in refused.value.problems]
    assert fields == ["status", "tenor", "favour", "against"]


def test_which_way_esteem_leads() -> None:
    def told(status: int) -> str:
        return esteem(status, 2).disposition.steps[1].text

    assert told(3) == "1 step towards Favorable, Esteem 1"
    assert told(1) == "1 step towards Hostile, Esteem −1"
    assert len(esteem(2, 2).disposition.steps) == 1


def test_nothing_shown_and_nobody_near() -> None:
    bare = potency()
    assert (bare.potency.value, bare.rolls.value, bare.may_place.value) == (1, 1, True)
    assert [s.text for s in potency([2, 2]).potency.steps][1:] == ["a name of rank 2 is better"]
    free = avenues(Field.PHYSICAL)
    assert free.open_after.value == free.open.value - 1
    assert len(free.open.steps) == 1
    with pytest.raises(InvalidInput) as refused:
        potency([11], [-1], 11, 11)
    fields = [p.field for p in refused.value.problems]
    assert fields == ["sources", "affinities", "weapon", "armor"]
    with pytest.raises(InvalidInput) as refused:
        avenues(Field.PHYSICAL, 4, -1)
    assert [p.field for p in refused.value.problems] == ["taken", "blocked"]


def test_a_row_of_the_table_is_told_from_its_first_to_its_last_roll() -> None:
    rows, roll = [], 1
    while roll <= 100:
        first, _, last = condition(roll).condition.steps[0].text.partition(":")[0].partition("–")
        rows.append((int(first), int(last)))
        roll = int(last) + 1
    assert rows[0][0] == 1 and rows[-1][1] == 100
    assert all(one[1] + 1 == later[0] for one, later in pairwise(rows))


def test_without_a_weapon_that_parries_and_in_words() -> None:
    assert guard(3).value == guard(3, False).value
    assert len(guard(3).steps) == 1
    assert avenues(Field.PHYSICAL).open.steps[0].text.endswith(" in a fight")
    assert avenues(Field.SOCIAL).open.steps[0].text.endswith(" in a talk")
    with pytest.raises(InvalidInput) as refused:
        morale(6, -1, 11)
    assert [p.field for p in refused.value.problems] == ["threat", "wounds", "allies_fallen"]
