"""Words in a fight: attempts, action points, flight and recovery (tw-fx-…, tw-ap)."""

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.west.book import Effects
from rules_core.west.encounter.events import EffectRead, Event, SpentBumps, Turned
from rules_core.west.fight import state as f
from rules_core.west.fight.legal import EVENTS, ap, foe_ap, possible
from rules_core.west.fight.setup import Fight, FightSetup, Foe, Talker
from rules_core.west.fight.telling import FIGHT
from rules_core.west.options import WestOptions
from rules_core.west.terms import Die, Result, Style
from tests.rules_core.west.encounter_moves import FIELDS

FEAR = FightSetup(Talker(verve=2, presence=Die.D8, resolve=6), Foe())
CALM = replace(FEAR, talker=replace(FEAR.talker, style=Style.PERSUASION))
HIT = Turned(5)
ASKED: dict[str, st.SearchStrategy[Any]] = FIELDS | {"hit": st.booleans(), "bumps": FIELDS["phase"]}


def played(*events: Event, setup: FightSetup = FEAR) -> f.Brawl:
    record = Record(FIGHT, setup)
    for event in events:
        record = record.did(event)
    return record.state


def attempt(effect: int, card: Turned = HIT) -> tuple[Event, ...]:
    return f.Tried(), card, EffectRead(effect)


@pytest.mark.parametrize(
    ("talker", "uses"),
    [
        (Talker(verve=0, presence=Die.D6), 0),
        (Talker(verve=2, presence=Die.D8), 3),
        (Talker(verve=2, presence=Die.D8, specialized=(Style.INTIMIDATION,)), 4),
        (Talker(verve=2, presence=Die.D8, specialized=(Style.PERSUASION,)), 3),
    ],
)
def test_uses_of_one_fight(talker: Talker, uses: int) -> None:
    state = played(setup=replace(FEAR, talker=talker))
    assert state.uses.value == uses
    assert (f.Tried in possible(state)) == (uses > 0)


def test_wounds_take_ap_instead() -> None:
    state = played(*attempt(9))  # Willpower 4: 2 wounds' worth, 1 off stress
    assert (state.lost.value, state.foe.wounds.value, state.foe.stress.value) == (2, 0, 19)
    assert (foe_ap(state).value, ap(state).value, state.uses.value) == (4, 4, 2)


def test_once_a_round_for_2_ap() -> None:
    state = played(*attempt(3))
    assert f.Tried not in possible(state)
    assert f.Tried in possible(played(*attempt(3), f.RoundBegan()))
    for points, can in ((1, False), (2, True)):
        setup = replace(FEAR, fight=Fight(ap=points))
        assert (f.Tried in possible(played(setup=setup))) == can


@pytest.mark.parametrize(("wounds", "left"), [(0, 6), (2, 4)])
def test_tw_ap_stress_wounds_cost_ap(wounds: int, left: int) -> None:
    setup = FightSetup(Talker(wounds=wounds), Foe(wounds=wounds))
    state = played(setup=setup)
    assert (ap(state).value, foe_ap(state).value) == (left, left)


@pytest.mark.parametrize(("breakdown", "phase", "barred"), [(7, 2, False), (8, 2, True)])
def test_misread_once_and_no_more(breakdown: int, phase: int, barred: bool) -> None:
    card = Turned(5, breakdown=breakdown, phase=phase)
    state = played(*attempt(4, card), f.RoundBegan())
    assert state.lost.value == 1  # perceived as intended all the same
    assert (f.Tried in possible(state)) is not barred


def test_the_foe_may_flee_from_a_threat() -> None:
    state = played(*attempt(8), f.Fled())
    assert (state.lost.value, foe_ap(state).value) == (0, 6)
    assert state.closed is not None and state.closed.rule is Effects.FX_INTIMIDATION
    assert possible(state) == ()
    assert f.Fled not in possible(played(*attempt(3)))  # nothing was taken


@pytest.mark.parametrize(
    ("then", "may"),
    [
        ((), True),
        ((f.RoundBegan(),), True),  # a foe who acts before the talker acts now
        ((f.RoundBegan(), f.RoundBegan()), False),  # it has acted since
        ((f.RoundBegan(), f.TookHeart(4)), False),
        ((f.RoundBegan(), f.Tried(), Turned(1)), False),
    ],
)
def test_the_foe_flees_on_its_next_action(then: tuple[Event, ...], may: bool) -> None:
    state = played(*attempt(8), *then)
    assert (f.Fled in possible(state)) is may
    if may:
        assert played(*attempt(8), *then, f.Fled()).lost.value == 0


def test_fleeing_takes_back_the_last_attempt_only() -> None:
    twice = (*attempt(4), f.RoundBegan(), *attempt(8), f.RoundBegan())
    assert played(*twice).lost.value == 3
    assert played(*twice, f.Fled()).lost.value == 1


@pytest.mark.parametrize(("points", "times"), [(6, 1), (7, 2)])
def test_tw_fx_persuasion_strikes_back_as_often_as_it_has_ap(points: int, times: int) -> None:
    """4 AP are lost; each hit costs 2 and wins back 1 of those."""
    setup = replace(CALM, fight=Fight(foe_ap=points))
    record = Record(FIGHT, setup)
    for event in attempt(16):
        record = record.did(event)
    for _ in range(times):
        assert f.StruckBack in possible(record.state)
        record = record.did(f.StruckBack())
    assert f.StruckBack not in possible(record.state)
    fresh = record.did(f.RoundBegan()).state
    assert f.StruckBack in possible(fresh) and fresh.foe_spent == 0


@pytest.mark.parametrize(("result", "back"), [(4, 0), (5, 1), (8, 1), (9, 2), (60, 2)])
def test_bravery_border(result: int, back: int) -> None:
    state = played(*attempt(8), f.TookHeart(result))
    assert state.lost.value == 2 - back
    assert f.TookHeart not in possible(state)
    assert played(*attempt(8), f.TookHeart(result, calamity=True)).lost.value == 2


def test_an_answer_belongs_to_its_style() -> None:
    after_fear = possible(played(*attempt(8)))
    assert f.TookHeart in after_fear and f.StruckBack not in after_fear
    after_calm = possible(played(*attempt(8), setup=CALM))
    assert f.StruckBack in after_calm and f.WasHurt in after_calm
    assert f.Fled not in after_calm


@pytest.mark.parametrize(
    ("event", "lost"),
    [
        (f.StruckBack(hit=False), 3),
        (f.StruckBack(), 2),
        (f.StruckBack(bumps=1), 1),
        (f.StruckBack(bumps=9), 0),
        (f.WasHurt(), 0),
    ],
)
def test_what_brings_a_calmed_foe_back(event: Event, lost: int) -> None:
    assert played(*attempt(12), event, setup=CALM).lost.value == lost


def test_a_miss_has_no_bumps() -> None:
    with pytest.raises(InvalidInput, match="bumps"):
        played(*attempt(12), f.StruckBack(hit=False, bumps=1), setup=CALM)


@pytest.mark.parametrize(("points", "closed"), [(3, False), (2, True), (1, True)])
def test_at_0_ap_or_less_the_foe_is_calmed(points: int, closed: bool) -> None:
    setup = replace(CALM, fight=Fight(foe_ap=points))
    state = played(*attempt(8), setup=setup)
    assert (state.closed is not None) == closed
    scared = played(*attempt(8), setup=replace(FEAR, fight=Fight(foe_ap=points)))
    assert scared.closed is None


def test_the_foe_needs_2_ap_to_rally() -> None:
    for points, can in ((4, True), (3, False)):
        setup = replace(FEAR, fight=Fight(foe_ap=points))
        assert (f.TookHeart in possible(played(*attempt(8), setup=setup))) == can


@pytest.mark.parametrize(
    ("setup", "first", "ind", "result", "resists"),
    [  # Resolve 6 against Nerve 4: 2 penetrates, 1 ablates
        (FEAR, (Turned(1),), "no", Result.PENETRATES, {}),
        (FEAR, (Turned(1),), "yes", Result.ABLATES, {Style.INTIMIDATION: 1, Style.PERSUASION: 1}),
        (FEAR, (HIT, EffectRead(3)), "yes", Result.PENETRATES, {Style.PERSUASION: 1}),
        (CALM, (Turned(1),), "yes", Result.PENETRATES, {Style.INTIMIDATION: 1}),
        (CALM, (HIT, EffectRead(3)), "yes", Result.PENETRATES,
         {Style.INTIMIDATION: 1, Style.PERSUASION: -1}),
    ],
)  # fmt: skip
def test_tw_ind_holds_in_a_fight_too(
    setup: FightSetup,
    first: tuple[Event, ...],
    ind: str,
    result: Result,
    resists: dict[Style, int],
) -> None:
    setup = replace(setup, options=WestOptions(ind=ind))
    state = played(f.Tried(), *first, setup=setup)
    assert {s: n for s in Style if (n := state.foe.resistance(s).value)} == resists
    again = played(f.Tried(), *first, f.RoundBegan(), *attempt(3), setup=setup)
    assert again.last is not None
    assert again.last.result.value is result


def test_immune_foes_and_other_styles() -> None:
    immune = replace(FEAR, fight=Fight(immune=True))
    assert f.Tried not in possible(played(setup=immune))
    with pytest.raises(InvalidInput) as refused:
        played(setup=replace(FEAR, talker=Talker(style=Style.ARGUMENT)))
    assert [p.field for p in refused.value.problems] == ["talker.style"]


def test_a_calamity_wounds_the_talker() -> None:
    state = played(*attempt(9, Turned(calamity=True)))
    assert (state.talker.wounds.value, state.talker.stress.value) == (2, 19)
    assert (state.lost.value, ap(state).value) == (0, 2)


def test_its_text_plays_the_same() -> None:
    record = Record(FIGHT, FEAR)
    for event in (*attempt(9, Turned(9)),):
        record = record.did(SpentBumps() if isinstance(event, EffectRead) else event)
    record = record.did(EffectRead(9)).did(f.TookHeart(9)).did(f.RoundBegan())
    assert Record.read(record.text(), {FIGHT.id: FIGHT}).state == record.state
    assert [entry.title for entry in record.log()][-2:] == [
        "The foe takes heart: 2 AP won back.",
        "Round 2 begins.",
    ]


class Brawling(RuleBasedStateMachine):
    """Plays any legal fight."""

    record: Record[FightSetup, Event, f.Brawl] | None = None

    @initialize(setup=st.sampled_from([FEAR, CALM, replace(FEAR, fight=Fight(3, 1))]))
    def begin(self, setup: FightSetup) -> None:
        self.record = Record(FIGHT, setup)

    @precondition(lambda self: self.record is not None)
    @rule(data=st.data(), kind=st.sampled_from(EVENTS))
    def play(self, data: st.DataObject, kind: type[Event]) -> None:
        assert self.record is not None
        given = {x.name: ASKED[x.name] for x in fields(kind)}
        event = data.draw(st.builds(kind, **given))
        may = kind in possible(self.record.state)
        try:
            after = self.record.did(event)
        except IllegalEvent:
            assert not may
            return
        except InvalidInput:
            assert may
            return
        assert may and after.undo().state == self.record.state
        assert after.log()[-1].title
        self.record = after

    @invariant()
    def figures_stay_in_bounds(self) -> None:
        if self.record is None:
            return
        state = self.record.state
        assert state.lost.value >= state.fresh >= 0
        assert state.uses.value >= 0
        assert state.attack is not None or state.spent <= max(0, state.setup.fight.ap)
        text = self.record.text()
        assert Record.read(text, {FIGHT.id: FIGHT}).state == state


TestBrawling = Brawling.TestCase
TestBrawling.settings = settings(deadline=None, max_examples=30, stateful_step_count=25)
