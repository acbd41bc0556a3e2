"""PV against AV, and what becomes of Nerve."""

from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import (
    Attack,
    Defences,
    DefencesRuling,
    Perception,
    PerceptionRuling,
    Wounds,
    WoundsRuling,
)
from rules_core.west.options import WestOptions
from rules_core.west.penetration import Penetration, Way, penetrate
from rules_core.west.terms import Result

NEXT = WestOptions(misread_nerve="next")
PROGRESSIVE = WestOptions(progressive="yes")
MISREAD, MISS = Way(misconstrued=True), Way(hit=False)


def against(
    resolve: int = 4,
    nerve: int = 4,
    way: Way = Way(),  # noqa: B008
    *,
    specialized: bool = False,
    resistance: int = 0,
    stressed: bool = False,
    options: WestOptions = WestOptions(),
) -> Penetration:
    return penetrate(resolve, 0, 0, nerve, specialized, resistance, way, stressed, options)


def test_tw_penetration_borders() -> None:
    found = [against(resolve).result.value for resolve in (3, 4, 5, 6)]
    assert found == [Result.DEFLECTS, Result.ABLATES, Result.ABLATES, Result.PENETRATES]
    assert [against(resolve).nerve_after.value for resolve in (3, 4, 5, 6)] == [4, 3, 3, 4]


def test_pv_is_resolve_card_and_bumps() -> None:
    found = penetrate(5, -2, 3, 4, False, 0, Way())
    assert found.pv.value == 6
    assert [s.text for s in found.pv.steps] == ["Resolve 5", "−2 on the card", "+3 for bumps"]
    assert [s.text for s in penetrate(5, 0, 0, 4, False, 0, Way()).pv.steps] == ["Resolve 5"]


def test_r_spec_nerve() -> None:
    for value, progressive, ind in product(("yes", "no"), repeat=3):
        options = WestOptions(spec_nerve=value, progressive=progressive, ind=ind)  # type: ignore[arg-type]
        found = against(specialized=True, options=options)
        assert found.av.value == (4 if (value, progressive, ind) == ("no",) * 3 else 5)
        assert found.av.steps[-1].rule is WoundsRuling.SPEC_NERVE


def test_av_is_never_below_0() -> None:
    assert against(nerve=1, resistance=-1).av.value == 0
    assert len(against(nerve=1, resistance=-1).av.steps) == 2
    assert against(nerve=1, resistance=-3).av.value == 0
    assert against(nerve=1, resistance=-3).av.steps[-1].rule is Wounds.PENETRATION


def test_r_misread_nerve_now_or_next() -> None:
    now, later = against(6, 4, MISREAD), against(6, 4, MISREAD, options=NEXT)
    assert (now.av.value, now.result.value, now.nerve_after.value) == (5, Result.ABLATES, 4)
    assert (later.av.value, later.result.value, later.nerve_after.value) == (
        4,
        Result.PENETRATES,
        5,
    )
    assert now.av.steps[-1].rule is later.av.steps[-1].rule is PerceptionRuling.MISREAD_NERVE


def test_r_misread_nerve_next_comes_after_ablation() -> None:
    assert against(0, 0, MISREAD, options=NEXT).nerve_after.value == 1
    assert against(1, 0, MISREAD).nerve_after.value == 0


def test_a_misread_miss_raises_nerve_too() -> None:
    found = against(4, 4, Way(hit=False, misconstrued=True))
    assert (found.result.value, found.av.value, found.nerve_after.value) == (Result.NONE, 5, 5)


def test_r_nerve_floor() -> None:
    found = against(0, 0)
    assert (found.result.value, found.nerve_after.value) == (Result.ABLATES, 0)
    assert found.nerve_after.steps[-1].rule is WoundsRuling.NERVE_FLOOR
    assert against(1, 1).nerve_after.value == 0
    assert against(1, 1).nerve_after.steps[-1].rule is Wounds.PENETRATION


@pytest.mark.parametrize(
    ("way", "base", "progressive"),
    [
        (Way(), 9, 9),
        (MISS, 9, 10),
        (MISREAD, 10, 10),
        (Way(hit=False, misconstrued=True), 10, 10),
        (Way(misconstrued=True, switched=True), 9, 9),
        (Way(hit=False, misconstrued=True, switched=True), 9, 10),
        (Way(misconstrued=True, lost=True), 9, 9),
        (Way(hit=False, misconstrued=True, lost=True), 9, 9),
        (Way(hit=False, lost=True), 9, 9),
    ],
)
def test_nerve_rises_by_one_at_most(way: Way, base: int, progressive: int) -> None:
    assert against(0, 9, way).nerve_after.value == base
    assert against(0, 9, way, options=PROGRESSIVE).nerve_after.value == progressive


def test_rises_cite_their_rulings() -> None:
    def last(way: Way, options: WestOptions = PROGRESSIVE) -> object:
        return against(0, 9, way, options=options).nerve_after.steps[-1].rule

    assert last(MISREAD) is DefencesRuling.NERVE_ONCE
    assert last(MISREAD, WestOptions()) is Perception.MISCONSTRUED
    assert last(MISS) is Defences.PROGRESSIVE
    assert last(Way(misconstrued=True, lost=True)) is PerceptionRuling.LOSS_WAIVES
    assert last(Way(hit=False, lost=True)) is PerceptionRuling.LOSS_WAIVES
    assert last(Way(misconstrued=True, switched=True)) is PerceptionRuling.SWITCH_NERVE


def test_tw_stressed_nerve_is_and_stays_0() -> None:
    found = against(2, 9, specialized=True, resistance=2, stressed=True)
    assert (found.av.value, found.result.value, found.nerve_after.value) == (3, Result.DEFLECTS, 0)
    assert WoundsRuling.STRESSED_RESIST in [s.rule for s in found.av.steps]
    for way in (MISS, MISREAD, Way(hit=False, lost=True)):
        told = against(4, 9, way, stressed=True, options=PROGRESSIVE)
        assert (told.av.value, told.nerve_after.value) == (0, 0)


def test_pv_and_av_are_told_without_a_comparison() -> None:
    for way in (MISS, Way(misconstrued=True, lost=True), Way(hit=False, lost=True)):
        found = against(6, 4, way)
        assert (found.pv.value, found.av.value, found.result.value) == (6, 4, Result.NONE)


@pytest.mark.parametrize(
    ("way", "bumps", "fields"),
    [
        (Way(lost=True), 0, ["lost"]),
        (Way(switched=True), 0, ["switched"]),
        (Way(hit=False, switched=True), 0, ["switched"]),
        (Way(misconstrued=True, lost=True, switched=True), 0, ["lost", "switched"]),
        (Way(hit=False), 1, ["bumps"]),
        (Way(hit=False, lost=True, switched=True), 2, ["switched", "lost", "bumps"]),
        (Way(hit=False, lost=True), 0, []),
    ],
)
def test_bad_combinations_are_told_together(way: Way, bumps: int, fields: list[str]) -> None:
    found: list[str] = []
    try:
        penetrate(4, 0, bumps, 4, False, 0, way)
    except InvalidInput as error:
        found = [p.field for p in error.problems]
    assert list(dict.fromkeys(found)) == fields


def test_what_is_not_said_of_the_target_changes_nothing() -> None:
    plain = penetrate(4, 0, 0, 4, False, 0, Way())
    assert (plain.av.value, plain.result.value, plain.nerve_after.value) == (4, Result.ABLATES, 3)
    resisting = penetrate(4, 0, 0, 4, False, 1, Way())
    assert resisting.av.steps[-1].rule is Defences.IND


def test_each_figure_outside_its_range_is_named() -> None:
    with pytest.raises(InvalidInput) as caught:
        penetrate(-1, 100, 10, -1, False, 1000, Way())
    fields = [p.field for p in caught.value.problems]
    assert fields == ["resolve", "penetration", "bumps", "nerve", "resistance"]


@pytest.mark.parametrize(
    ("nerve", "sized", "stressed", "met"),
    [(4, -2, False, 2), (1, -1, False, 0), (1, -2, False, 0), (4, 1, False, 5), (4, 1, True, 0)],
)
def test_sizing_up_changes_the_nerve_that_is_met(
    nerve: int, sized: int, stressed: bool, met: int
) -> None:
    assert penetrate(4, 0, 0, nerve, False, 0, Way(), stressed, sized=sized).av.value == met


def test_a_loss_cites_whether_it_was_chosen() -> None:
    def rule(way: Way) -> object:
        return against(4, 4, way).result.steps[-1].rule

    assert rule(Way(hit=False, lost=True)) is Attack.CALAMITY
    assert rule(Way(misconstrued=True, lost=True)) is Perception.TAKE_LOSS
    assert rule(Way(hit=False, misconstrued=True, lost=True)) is Perception.TAKE_LOSS
