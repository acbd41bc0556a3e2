"""House rules: each figure of the tables, changed, changes an answer and says so."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules_core.clockwork.argument import Argument, argue
from rules_core.clockwork.attack import Strike, penetrates, reductions
from rules_core.clockwork.check import Trial, check
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.play import begin
from rules_core.clockwork.encounter.setup import Person, Player, Setup
from rules_core.clockwork.encounter.words import Weapon
from rules_core.clockwork.options import TABLES, ClockworkOptions
from rules_core.clockwork.space import avenues
from rules_core.clockwork.terms import Arena, Condition, Cover, Field, Outcome, Trait
from rules_core.clockwork.traits import esteem, guard, morale
from rules_core.errors import InvalidInput
from rules_core.figures import Figure
from tests.rules_core.clockwork.conflict_play import FIGHT, FIRST, played, refused


def house(text: str, **more: str) -> ClockworkOptions:
    return ClockworkOptions.read({"house": text, **more})


SPEECH = Strike(Arena.SOCIAL, Trait.DISPOSITION, disposition=4, net_success=2)


def hidden(cover: Cover) -> Callable[[ClockworkOptions], Figure[Any]]:
    def setbacks(options: ClockworkOptions) -> Figure[Any]:
        pool = check(Trial(cover=cover), options).pool
        return pool.then(pool.value["setback"], pool.steps[-1].rule, pool.steps[-1].text)

    return setbacks


def rounds(options: ClockworkOptions) -> Figure[Any]:
    limit = options.table("social-rounds")
    outcome = argue(Argument(rounds=limit), options).outcome
    said = [s for s in outcome.steps if s.rule is TABLES["social-rounds"].rule]
    return Figure((replace(said[0], total=len(outcome.value)),))


SHOWS: dict[str, tuple[int, int, Callable[[ClockworkOptions], Figure[Any]]]] = {
    "social-rounds": (4, 4, rounds),
    "success-steps": (2, 3, lambda o: reductions(SPEECH, o)),
    "crowd-start": (4, 3, lambda o: esteem(1, 0, options=o).disposition),
    "morale-start": (2, 4, lambda o: morale(2, options=o).morale),
    "parry-guard": (2, 3, lambda o: guard(2, True, o)),
    "avenues-fight": (4, 3, lambda o: avenues(Field.PHYSICAL, 1, options=o).open),
    "avenues-talk": (2, 1, lambda o: avenues(Field.SOCIAL, 1, options=o).open),
    "cover-light": (2, 2, hidden(Cover.LIGHT)),
    "cover-heavy": (3, 3, hidden(Cover.HEAVY)),
}


@pytest.mark.parametrize("key", TABLES)
def test_a_figure_that_is_changed_shows_and_says_so(key: str) -> None:
    value, wanted, answer = SHOWS[key]
    plain, changed = answer(ClockworkOptions()), answer(house(f"{key}:{value}"))
    assert changed.value == wanted != plain.value
    assert any("(house rule)" in step.text for step in changed.steps)
    assert not any("(house rule)" in step.text for step in plain.steps)


@pytest.mark.parametrize(("limit", "asked", "right"), [(3, 3, True), (3, 4, False), (6, 6, True)])
def test_no_more_rounds_than_the_table_has(limit: int, asked: int, right: bool) -> None:
    options = house(f"social-rounds:{limit}")
    if right:
        assert len(argue(Argument(rounds=asked), options).outcome.value) == asked
    else:
        with pytest.raises(InvalidInput) as caught:
            argue(Argument(rounds=asked), options)
        assert [p.field for p in caught.value.problems] == ["rounds"]


@pytest.mark.parametrize(
    ("level", "net", "steps", "placed"),
    [
        (3, 1, "per-success", False),  # 2 levels for 1 success, none left over
        (3, 2, "per-success", True),  # the second is left over
        (4, 2, "per-success", False),  # both are needed for 3 levels
        (3, 1, "per-check", False),
        (3, 2, "per-check", True),
        (4, 2, "per-check", False),  # 2 levels for the check, not down yet
    ],
)
def test_what_is_left_over_is_counted_in_successes(
    level: int, net: int, steps: str, placed: bool
) -> None:
    options = house("success-steps:2", steps=steps, carry="same-attack")
    strike = replace(SPEECH, disposition=level, net_success=net)
    lowered = reductions(strike, options).value
    assert penetrates(strike, lowered, options).value is placed


def test_as_written_changes_nothing() -> None:
    as_written = ",".join(f"{key}:{entry.default}" for key, entry in TABLES.items())
    assert house(as_written) == ClockworkOptions()


def test_a_parrying_weapon_is_worth_as_much_in_a_scene() -> None:
    options = house("parry-guard:3")
    fencer = replace(FIGHT, first=Player(focus=4), options=options)
    assert played(*FIRST, setup=fencer).actor(1).guard.value == 5
    hit = (*FIRST, e.Moved(2), e.Attacked(2), e.Rolled(despair=1))
    lost = played(*hit, e.OutcomePlaced(Outcome.CONDITION, Condition.DISARMED), setup=fencer)
    assert (lost.actor(1).guard.value, lost.actor(1).most) == (1, 2)  # 1 was lost before
    rifle = replace(fencer, first=Player(focus=4, weapon=Weapon.FIREARM))
    assert played(*FIRST, e.ShiftedGrip(), setup=rifle).actor(1).guard.value == 5
    back = (*FIRST, e.ShiftedGrip(), e.Traded(), e.ShiftedGrip())
    assert played(*back, setup=rifle).actor(1).guard.value == 2


@pytest.mark.parametrize(("many", "fits"), [(3, True), (4, True), (5, False)])
def test_as_many_come_in_as_there_are_avenues(many: int, fits: bool) -> None:
    setup = Setup(second=Person(number=many, focus=0), options=house("avenues-fight:4"))
    none = (0,) * (many + 1)
    events: list[e.Event] = [e.AllRolled((-1, *none[1:]), none, none)]
    for _ in range(many - 1):
        events += [e.Moved(1), e.TurnEnded()]
    if fits:
        assert len(played(*events, e.Moved(1), setup=setup).holders) == many
    else:
        refused(TABLES["avenues-fight"].rule, e.Moved(1), *events, setup=setup)


@pytest.mark.parametrize(("all", "taken", "right"), [(3, 4, False), (4, 4, True), (2, 3, True)])
def test_avenues_may_be_taken_as_far_as_they_go(all: int, taken: int, right: bool) -> None:
    options = house(f"avenues-fight:{all}")
    if right:
        assert avenues(Field.PHYSICAL, taken, options=options).open.value == 0
    else:
        with pytest.raises(InvalidInput):
            avenues(Field.PHYSICAL, taken, options=options)


def test_morale_starts_where_it_is_said_to() -> None:
    for options, level in ((ClockworkOptions(), 2), (house("morale-start:3"), 4)):
        state = begin(Setup(second=Person(threat=1), options=options))
        assert state.actor(2).morale.value == level
