"""The steps of an attack in a talk, what they leave open, and how the end is told."""

from dataclasses import replace
from random import Random

import pytest

from rules_core.errors import InvalidInput
from rules_core.record import Record
from rules_core.rulebook import Rule
from rules_core.west.book import Stakes
from rules_core.west.encounter import drawing
from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.legal import possible
from rules_core.west.encounter.outcome import outcome
from rules_core.west.encounter.play import begin
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Terms, Who
from rules_core.west.encounter.side import settle
from rules_core.west.encounter.state import Secret, Stage
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Location, Style, TriggerUnit
from tests.rules_core.west.encounter_play import HIT, MISS, PLAIN, attack, played

MISREAD = (e.Declared(), e.Turned(13, breakdown=8, phase=2))
"""2 bumps; Argument, which is number 1, is heard as Fast Talk, which is 2."""
LONG = replace(PLAIN, terms=Terms(trigger=5))


def stage(*events: e.Event, setup: Setup = LONG) -> Stage | None:
    under_way = played(*events, setup=setup).attack
    return under_way.stage if under_way else None


def test_bumps_move_the_phase_number_one_each() -> None:
    once = (*MISREAD, e.Bumped(3))
    assert stage(*once) is Stage.HEARD
    assert e.Bumped in possible(played(*once, setup=LONG))
    twice = (*once, e.Bumped(4))
    assert stage(*twice) is Stage.HEARD
    assert e.Bumped not in possible(played(*twice, setup=LONG))
    assert stage(*MISREAD, e.Bumped(1)) is Stage.BUMPS  # 1 of 2 is left
    assert stage(*once, e.Bumped(2)) is Stage.HEARD  # back again: both are gone


def test_after_a_rephrasing_it_is_the_new_number_that_moves() -> None:
    again = (*MISREAD, e.Rephrased(3))
    assert stage(*again) is Stage.HEARD_AGAIN
    assert stage(*again, e.Bumped(1)) is Stage.EFFECT  # from 3 to 1 takes both
    assert stage(*again, e.Bumped(2)) is Stage.HEARD_AGAIN


def test_r_switch_bumped_after_a_switch_the_number_stays() -> None:
    switched = played(*MISREAD, e.SwitchedGears(), setup=LONG)
    assert switched.attack is not None and switched.attack.stage is Stage.BUMPS
    assert e.Bumped not in possible(switched)
    assert e.SpentBumps in possible(switched)


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (e.SpentBumps(bumps_penetration=1, bumps_effect=1), ["bumps_penetration", "bumps_effect"]),
        (e.SpentBumps(Location.HEAD, 1, 1), ["bumps_location", "bumps_penetration"]),
        (e.SpentBumps(Location.HEAD, 1, 0, 1), ["bumps_location", "bumps_effect"]),
        (e.SpentBumps(Location.HEAD, 2), ["bumps_location"]),
    ],
)
def test_what_the_phase_took_is_gone_from_the_purse(event: e.Event, names: list[str]) -> None:
    record = Record(SCENE, LONG)
    for each in (*MISREAD, e.Bumped(1)):
        record = record.did(each)
    with pytest.raises(InvalidInput) as invalid:
        record.did(event)
    assert [p.field for p in invalid.value.problems] == names


@pytest.mark.parametrize(
    ("spent", "row", "result"),
    [  # Social Combat 1: row 1; Resolve 4 and 1 on the card against Nerve 4 ablates
        (e.SpentBumps(), 1, "ablates"),
        (e.SpentBumps(bumps_effect=2), 2, "ablates"),
        (e.SpentBumps(bumps_effect=1), 1, "ablates"),
        (e.SpentBumps(bumps_penetration=1), 1, "penetrates"),
        (e.SpentBumps(Location.HEAD, 1), 3, "ablates"),
        (e.SpentBumps(Location.VITALS, 1, 1), 2, "penetrates"),
    ],
)
def test_what_bumps_buy(spent: e.SpentBumps, row: int, result: str) -> None:
    two = (e.Declared(), e.Turned(13, penetration=1))
    last = played(*two, spent, e.EffectRead(1), setup=LONG).last
    assert last is not None
    assert (last.effect_row.value, last.result.value.value) == (row, result)


HEAD = (e.Declared(), e.Turned(13, breakdown=8, phase=2, location=Location.HEAD))
"""2 bumps again, and the words aim high: row 1 + 2."""


@pytest.mark.parametrize(
    ("spent", "row"),
    [
        ((), 3),  # the purse need not be opened
        ((e.SpentBumps(),), 3),
        ((e.SpentBumps(Location.OTHER, 1),), 1),
        ((e.SpentBumps(Location.VITALS, 2),), 2),
        ((e.SpentBumps(bumps_effect=2),), 4),
    ],
)
@pytest.mark.parametrize("again", [(), (e.Rephrased(3),)])
def test_tw_take_loss_bumps_of_a_hit_move_where_it_goes_home(
    again: tuple[e.Event, ...], spent: tuple[e.Event, ...], row: int
) -> None:
    loss = (*HEAD, *again, e.TookLoss())
    assert set(possible(played(*loss, setup=LONG))) == {e.SpentBumps, e.EffectRead}
    if spent:
        after = played(*loss, *spent, setup=LONG)
        assert possible(after) == (e.EffectRead,)
    last = played(*loss, *spent, e.EffectRead(4), setup=LONG).last
    assert last is not None
    assert (last.effect_row.value, last.own_wounds.value) == (row, 1)


@pytest.mark.parametrize(
    ("card", "moved", "open"),
    [
        (e.Turned(9, breakdown=8, phase=2), (), True),
        (e.Turned(8, breakdown=8, phase=2), (), False),  # a hit without a bump
        (e.Turned(4, breakdown=8, phase=2), (), False),  # a miss
        (e.Turned(9, breakdown=8, phase=2), (e.Bumped(3),), False),  # the bump is gone
    ],
)
def test_a_loss_has_a_purse_only_with_bumps(
    card: e.Turned, moved: tuple[e.Event, ...], open: bool
) -> None:
    state = played(e.Declared(), card, *moved, e.TookLoss(), setup=LONG)
    assert (e.SpentBumps in possible(state)) is open
    slip = played(e.Declared(), replace(card, calamity=True), setup=LONG)
    assert possible(slip) == (e.EffectRead,)
    assert e.SpentBumps not in possible(played(e.Declared(), HIT, setup=LONG))


def test_a_loss_has_no_penetration_to_raise() -> None:
    record = Record(SCENE, LONG)
    for event in (*HEAD, e.TookLoss()):
        record = record.did(event)
    with pytest.raises(InvalidInput, match="A loss compares no PV") as invalid:
        record.did(e.SpentBumps(bumps_penetration=1))
    assert [p.field for p in invalid.value.problems] == ["bumps_penetration"]


STEADY = Setup(
    Instigator(cards=3, wounds=1),
    Audience(cards=0),
    Terms(trigger=1),
    options=WestOptions(fx_argument="yes"),
)


@pytest.mark.parametrize(
    ("effect", "heals", "own", "dealt"),
    [(4, True, 0, 0), (4, False, 1, 1), (3, True, 1, 0), (8, True, 0, 1), (8, False, 1, 2)],
)
def test_tw_fx_argument_wounds_may_heal_or_be_dealt(
    effect: int, heals: bool, own: int, dealt: int
) -> None:
    state = played(e.Declared(), HIT, e.EffectRead(effect, heals=heals), setup=STEADY)
    assert (state.instigator.wounds.value, state.audience.dealt) == (own, dealt)
    assert (state.over is not None) is (dealt > 0)
    assert e.EffectRead(effect) == e.EffectRead(effect, heals=True)  # as it was in older links


@pytest.mark.parametrize(("heals", "told"), [(True, False), (False, True)])
def test_a_choice_not_to_heal_is_told(heals: bool, told: bool) -> None:
    read = e.EffectRead(4, heals=heals)
    title, _ = logged(e.Declared(), HIT, read, setup=STEADY)
    assert ("heals nothing by it" in title) is told
    title, _ = logged(e.Declared(), HIT, read, setup=LONG)
    assert "heals nothing" not in title


@pytest.mark.parametrize(("stress", "asked"), [(19, True), (20, False)])
def test_tw_fx_fast_talk_gives_back_only_what_is_missing(stress: int, asked: bool) -> None:
    setup = Setup(
        Instigator(cards=3, style=Style.FAST_TALK),
        Audience(cards=3, stress=stress, full_stress=20),
        options=WestOptions(fx_fast_talk="yes"),
    )
    assert (stage(e.Declared(), MISS, setup=setup) is Stage.RECOVERY) is asked


@pytest.mark.parametrize(("effect", "stress", "nerve"), [(1, 1, 4), (2, 0, 0), (3, 0, 0)])
def test_r_stress_floor_who_loses_the_last_stress_by_their_own_words(
    effect: int, stress: int, nerve: int
) -> None:
    setup = replace(LONG, instigator=Instigator(cards=3, stress=2, full_stress=20))
    slip = (e.Declared(), e.Turned(calamity=True), e.EffectRead(effect))
    side = played(*slip, setup=setup).instigator
    assert (side.stress.value, side.nerve.value) == (stress, nerve)


@pytest.mark.parametrize(
    ("unit", "effect", "told"),
    [
        (TriggerUnit.DAMAGE, 11, None),
        (TriggerUnit.DAMAGE, 12, "12 damage, trigger 12"),
        (TriggerUnit.WOUNDS, 7, None),
        (TriggerUnit.WOUNDS, 8, "2 wounds, trigger 2"),
    ],
)
@pytest.mark.parametrize("own", [False, True])
def test_tw_trigger_count_what_the_audience_does_to_itself_counts(
    unit: TriggerUnit, effect: int, told: str | None, own: bool
) -> None:
    """Willpower 4: 4 effect are a wound."""
    terms = Terms(trigger=12 if unit is TriggerUnit.DAMAGE else 2, trigger_unit=unit)
    setup = replace(PLAIN, terms=terms)
    slip = (e.Passed(), e.Declared(), e.Turned(calamity=True), e.EffectRead(effect))
    over = played(*(slip if own else attack(effect)), setup=setup).over
    assert (over.text if over else None) == told
    rule: Rule = Stakes.TRIGGER_COUNT if own else Stakes.TRIGGERS
    assert over is None or over.rule is rule


@pytest.mark.parametrize(("limit", "effect", "over"), [(2, 7, False), (2, 8, True), (1, 4, True)])
def test_an_instigator_bears_so_much(limit: int, effect: int, over: bool) -> None:
    setup = replace(LONG, terms=Terms(trigger=5, ready_to_bear=limit))
    state = played(e.Passed(), *attack(effect), setup=setup)
    told = f"{limit} wound{'s' if limit > 1 else ''}, ready to bear {limit}"
    assert (state.over.text if state.over else None) == (told if over else None)


@pytest.mark.parametrize(("limit", "right"), [(0, False), (1, True), (5, True), (6, False)])
def test_what_one_is_ready_to_bear_is_1_to_5(limit: int, right: bool) -> None:
    setup = replace(PLAIN, terms=Terms(ready_to_bear=limit))
    if right:
        assert begin(setup).over is None
    else:
        with pytest.raises(InvalidInput, match=r"terms\.ready_to_bear"):
            begin(setup)


@pytest.mark.parametrize(
    ("terms", "secrets"),
    [
        (Terms(), ()),
        (Terms(trigger=None, trigger_secret=True), ()),
        (Terms(trigger_secret=True), (Secret.TRIGGER,)),
        (Terms(further_secret=True), ()),
        (Terms(further=9), ()),
        (Terms(further=9, further_secret=True), (Secret.FURTHER,)),
        (Terms(forbidden_secret=True), ()),
        (Terms(forbidden=(Style.ARGUMENT,)), ()),
        (Terms(forbidden=(Style.ARGUMENT,), forbidden_secret=True), (Secret.FORBIDDEN,)),
    ],
)
def test_only_a_trigger_that_is_set_is_secret(terms: Terms, secrets: tuple[Secret, ...]) -> None:
    assert begin(replace(PLAIN, terms=terms)).secrets() == secrets


LEFT = Terms(if_audience_leaves="The room goes to another")


@pytest.mark.parametrize(
    ("setup", "events", "won", "told"),
    [
        (PLAIN, attack(4), True, "it gives what was at stake"),
        (PLAIN, (e.Disengaged(Who.INSTIGATOR),), False, "nothing"),
        (PLAIN, (e.Disengaged(Who.AUDIENCE),), False, "it may walk away"),
        (replace(PLAIN, terms=LEFT), (e.Disengaged(Who.AUDIENCE),), False, "as announced"),
        (PLAIN, (e.Passed(), *attack(20)), False, "nothing"),
        (PLAIN, (e.Fired(),), False, "it does what that trigger says"),
        (
            Setup(Instigator(cards=1), Audience(cards=0)),
            (e.Declared(), MISS),
            False,
            "nobody pays counter-stakes",
        ),
    ],
)
def test_who_has_won_the_stakes(
    setup: Setup, events: tuple[e.Event, ...], won: bool, told: str
) -> None:
    found = outcome(played(*events, setup=setup))
    assert found is not None
    assert found.stakes_won.value is won
    assert found.owes[Who.AUDIENCE].steps[-1].text == told


@pytest.mark.parametrize(
    ("player", "last", "grudge"),
    [
        (False, e.EffectRead(4), True),
        (True, e.EffectRead(4), False),
        (False, e.EffectRead(1), False),
    ],
)
def test_a_grudge_is_for_what_was_won_by_a_switched_style(
    player: bool, last: e.Event, grudge: bool
) -> None:
    card = e.Turned(5, breakdown=8, phase=2, penetration=2)
    audience = Audience(cards=3, player=player)
    won = (e.Declared(), card, e.SwitchedGears(), last)
    over = () if grudge or player else (e.Disengaged(Who.AUDIENCE),)
    found = outcome(played(*won, *over, setup=replace(PLAIN, audience=audience)))
    assert found is not None
    assert any("switched style" in note.text for note in found.aftermath) is grudge


def test_what_stays_is_told_of_both_sides() -> None:
    hurt = Setup(Instigator("Ann", cards=3, wounds=2), Audience("Ben", cards=3, wounds=1))
    found = outcome(played(e.Disengaged(Who.INSTIGATOR), setup=hurt))
    assert found is not None
    assert [note.text for note in found.aftermath][:2] == [
        "Ann has 2 stress wounds: 2 AP less in a fight.",
        "Ben has 1 stress wound: 1 AP less in a fight.",
    ]


def logged(*events: e.Event, setup: Setup = LONG) -> tuple[str, set[str]]:
    record = Record(SCENE, setup)
    for event in events:
        record = record.did(event)
    last = record.log()[-1]
    return last.title, set(last.figures)


def test_a_deed_is_told_with_its_figures() -> None:
    title, figures = logged(*attack(4))
    assert {"Result", "Effect row", "Effect column", "Wounds dealt", "Stress left"} <= figures
    title, figures = logged(e.Declared(), MISS)
    assert "is left with" not in title
    assert not figures & {"Effect row", "Wounds dealt", "Own wounds"}
    title, figures = logged(*MISREAD, e.TookLoss(), e.EffectRead(5))  # row 1
    assert title.endswith("The instigator is left with 1 wound and 19 stress.")
    assert {"Effect row", "Own wounds", "Own stress"} <= figures


def test_a_figure_that_is_there_already_is_not_settled_anew() -> None:
    nerve = played().audience.nerve
    assert settle(nerve, nerve.value, Stakes.STAKES, "over") is nerve
    assert settle(nerve, 0, Stakes.STAKES, "over").steps[-1].text == "over"


class Alternating(Random):
    """The highest face, then the lowest, and so on."""

    def randint(self, a: int, b: int) -> int:
        self.low = not getattr(self, "low", True)
        return a if self.low else b


@pytest.mark.parametrize(("kind", "rows", "total"), [("open", 1, 7), ("open", 2, 14),
                                                     ("plain", 1, 6), ("plain", 2, 7)])  # fmt: skip
def test_r_effect_sum_when_the_page_draws(kind: str, rows: int, total: int) -> None:
    options = WestOptions.read({"effect-sum": kind})
    assert drawing.any_effect(rows, Die.D6, options, Alternating()) == total


def test_a_drawn_effect_says_so() -> None:
    state = played(e.Declared(), HIT)
    read = drawing.read_effect(state, Random(1))
    assert read == e.EffectRead(read.effect, drawn=True)
