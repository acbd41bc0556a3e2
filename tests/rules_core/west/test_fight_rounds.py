"""Words in a fight, round by round: what a try costs, what is over, and what is said of it."""

from dataclasses import replace

import pytest

from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record
from rules_core.rulebook import Rule
from rules_core.west.book import Attack as AttackBook
from rules_core.west.book import Effects
from rules_core.west.encounter.events import EffectRead, Event, Turned
from rules_core.west.encounter.state import Attack
from rules_core.west.fight import state as f
from rules_core.west.fight.legal import ap, foe_ap, possible, with_pv
from rules_core.west.fight.setup import Fight, FightSetup, Foe, Talker
from rules_core.west.fight.telling import FIGHT
from rules_core.west.options import WestOptions
from rules_core.west.parties import Card
from rules_core.west.terms import Cause, Die, Style
from tests.rules_core.west.test_fight import CALM, FEAR, attempt, played


def refused(event: Event, *events: Event, setup: FightSetup = FEAR) -> tuple[Rule, str]:
    record = Record(FIGHT, setup)
    for each in events:
        record = record.did(each)
    with pytest.raises(IllegalEvent) as found:
        record.did(event)
    return found.value.rule, str(found.value)


@pytest.mark.parametrize(("points", "right"), [(-1, False), (0, True), (20, True), (21, False)])
def test_action_points_are_0_to_20(points: int, right: bool) -> None:
    for name in ("ap", "foe_ap"):
        setup = replace(FEAR, fight=Fight(**{name: points}))
        if right:
            assert played(setup=setup).round == 1
            continue
        with pytest.raises(InvalidInput) as invalid:
            played(setup=setup)
        assert [p.field for p in invalid.value.problems] == [f"fight.{name}"]


def test_the_two_are_named() -> None:
    plain = FightSetup(Talker("Ada"), Foe())
    assert (plain.name(plain.talker), plain.name(plain.foe)) == ("Ada", "the foe")
    plain = FightSetup(Talker(), Foe(" Bo "))
    assert (plain.name(plain.talker), plain.name(plain.foe)) == ("the talker", "Bo")


def test_uses_by_the_house_rule() -> None:
    """Verve 2 and a d8, which gives 1 more, or by the house rule 4."""
    options = WestOptions.read({"house": "die-bonus-d8:4"})
    assert played().uses.value == 3
    assert played(setup=replace(FEAR, options=options)).uses.value == 6


@pytest.mark.parametrize(
    ("setup", "rule"), [(FEAR, Effects.FX_INTIMIDATION), (CALM, Effects.FX_PERSUASION)]
)
def test_each_style_has_its_rule(setup: FightSetup, rule: Rule) -> None:
    assert refused(f.Tried(), *attempt(3), setup=setup)[0] is rule
    state = played(*attempt(8), setup=setup)
    for figure in (state.lost, state.uses, foe_ap(state), ap(state)):
        assert figure.steps[-1].rule is rule
    assert state.lost.steps[0].rule is rule
    ended = played(f.FightEnded(), setup=setup).closed
    assert ended is not None
    assert (ended.rule, ended.text) == (rule, "the fight is over")
    assert possible(played(f.FightEnded(), setup=setup)) == ()


def test_an_answer_to_the_other_style_says_so() -> None:
    assert "an answer to Persuasion" in refused(f.StruckBack(), *attempt(8))[1]
    assert "an answer to Intimidation" in refused(f.TookHeart(), *attempt(8), setup=CALM)[1]


@pytest.mark.parametrize("event", [f.Tried(), f.RoundBegan(), f.FightEnded(), EffectRead(3)])
def test_an_attempt_is_gone_through_with(event: Event) -> None:
    assert refused(event, f.Tried())[0] is AttackBook.DECLARE
    assert refused(Turned(5))[0] is AttackBook.DECLARE


def test_figures_without_a_change_have_one_step() -> None:
    state = played()
    assert (len(ap(state).steps), len(foe_ap(state).steps)) == (1, 1)


def test_a_round_gives_back_action_points_and_the_foes_try() -> None:
    tried = (*attempt(8), f.TookHeart(5))
    state = played(*tried)
    assert (ap(state).value, state.lost.value, state.round) == (4, 1, 1)
    assert f.TookHeart not in possible(state)
    later = played(*tried, f.RoundBegan())
    assert (ap(later).value, later.lost.value, later.round) == (6, 1, 2)
    assert f.TookHeart in possible(later)


@pytest.mark.parametrize(
    ("events", "setup"),
    [
        ((*attempt(8), f.Fled()), FEAR),
        ((*attempt(8), f.TookHeart(5)), FEAR),
        ((*attempt(8), f.RoundBegan(), f.RoundBegan()), FEAR),
        ((*attempt(12), f.StruckBack()), CALM),
        ((*attempt(12), f.WasHurt()), CALM),
    ],
)
def test_who_has_answered_flees_from_no_old_words(
    events: tuple[Event, ...], setup: FightSetup
) -> None:
    state = played(*events, setup=setup)
    assert state.fresh == 0
    assert f.Fled not in possible(state)


@pytest.mark.parametrize(("penetration", "nerve"), [(-1, 3), (0, 4), (-3, 4)])
def test_words_that_ablate_cost_nerve_in_a_fight_too(penetration: int, nerve: int) -> None:
    """Resolve 6 against Nerve 4: 1 ablates, 2 penetrates, −1 deflects."""
    record = Record(FIGHT, FEAR)
    for event in (f.Tried(), Turned(5, penetration=penetration)):
        record = record.did(event)
    state = record.state
    if state.attack is not None:
        state = record.did(EffectRead(1)).state
    assert state.foe.nerve.value == nerve


@pytest.mark.parametrize(("wounds", "effect", "broken"), [(3, 7, False), (3, 8, True)])
def test_a_talkers_will_may_break_by_the_own_words(wounds: int, effect: int, broken: bool) -> None:
    setup = replace(FEAR, talker=replace(FEAR.talker, wounds=wounds))
    state = played(*attempt(effect, Turned(calamity=True)), setup=setup)
    assert (state.closed is not None) is broken
    if state.closed is not None:
        assert (state.closed.rule, state.closed.text) == (Effects.AP, "the talker's will is broken")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (f.StruckBack(bumps=9), None),
        (f.StruckBack(bumps=10), "0 to 9"),
        (f.StruckBack(bumps=-1), "0 to 9"),
        (f.StruckBack(hit=False), None),
        (f.StruckBack(hit=False, bumps=1), "A miss has no bumps."),
    ],
)
def test_bumps_of_the_foes_attack(event: Event, told: str | None) -> None:
    if told is None:
        assert not played(*attempt(12), event, setup=CALM).fresh
        return
    with pytest.raises(InvalidInput, match=told):
        played(*attempt(12), event, setup=CALM)


def test_an_attempt_is_looked_at_with_bumps_on_penetration() -> None:
    attack = Attack(Style.INTIMIDATION, Cause.PRESENCE, 1)
    bare = with_pv(attack, 2)
    assert (bare.card, bare.chosen.bumps_penetration) == (Card(), 2)
    card = Card(13, penetration=-1)
    assert with_pv(replace(attack, card=card), 1).card == card
    assert FEAR.talker.presence is Die.D8
