"""A side of a talk: what of its sheet an attack asks for, and what the end puts back."""

from dataclasses import replace

import pytest

from rules_core.errors import IllegalEvent
from rules_core.figures import Figure
from rules_core.record import Record
from rules_core.west.book import Defences
from rules_core.west.encounter import events as e
from rules_core.west.encounter.game import SCENE
from rules_core.west.encounter.play import begin
from rules_core.west.encounter.setup import Audience, Instigator, Setup, Terms, Who
from rules_core.west.encounter.side import Side
from rules_core.west.encounter.speech import tn_against
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.terms import Cause, Die, Style
from tests.rules_core.west.encounter_play import HIT, MISS, PLAIN, played

SLY = Instigator(
    "Sly",
    style=Style.FAST_TALK,
    presence=Die.D8,
    verve=3,
    knowledge=Die.D4,
    knowledge_rank=1,
    acuity=Die.D10,
    awareness=2,
    strength=Die.D12,
    brawn=4,
    social_combat=2,
    specialized=(Style.FAST_TALK,),
    nerve=5,
    resolve=8,
    clarity=9,
    willpower=6,
    stress=11,
    full_stress=13,
    wounds=1,
    resistance_argument=1,
    resistance_fast_talk=2,
    resistance_intimidation=3,
    resistance_persuasion=4,
)
NOW = Side.of(SLY, WestOptions())
PLAINLY = Aggressor(
    style=Style.FAST_TALK,
    presence=Die.D8,
    secondary=Die.D10,
    new_secondary=Die.D10,
    social_combat=2,
    trait_rank=2,
    specialized=True,
    clarity=9,
    resolve=8,
    cards=5,
    own_willpower=6,
    own_stress=11,
    own_wounds=1,
)


@pytest.mark.parametrize(
    ("cause", "new", "held", "changed"),
    [
        (Cause.PRESENCE, Style.FAST_TALK, 5, {}),
        (Cause.SECONDARY, Style.FAST_TALK, 5, {"cause": Cause.SECONDARY, "trait_rank": 3}),
        (Cause.PRESENCE, Style.INTIMIDATION, 5, {"new_secondary": Die.D12, "trait_rank": 4}),
        (
            Cause.SECONDARY,
            Style.INTIMIDATION,
            5,
            {"cause": Cause.SECONDARY, "new_secondary": Die.D12, "trait_rank": 4},
        ),
        (Cause.PRESENCE, Style.FAST_TALK, 16, {"cards": 16}),
        (Cause.PRESENCE, Style.FAST_TALK, 17, {"cards": 16}),
    ],
)
def test_what_an_attack_asks_of_who_makes_it(
    cause: Cause, new: Style, held: int, changed: dict[str, object]
) -> None:
    """The effect trait is the one that makes no check; after a switch the new style's own."""
    expected = replace(PLAINLY, **changed)  # type: ignore[arg-type]
    assert NOW.aggressor(Style.FAST_TALK, cause, new, held) == expected
    other = NOW.aggressor(Style.ARGUMENT, Cause.PRESENCE, Style.ARGUMENT, 5)
    assert (other.secondary, other.trait_rank, other.specialized) == (Die.D4, 1, False)


@pytest.mark.parametrize(("dealt", "fresh", "old"), [(0, 0, 3), (2, 2, 1), (3, 3, 0), (5, 3, 0)])
def test_what_an_attack_asks_of_who_hears_it(dealt: int, fresh: int, old: int) -> None:
    """Of the wounds on the track those dealt here count towards the trigger (r-trigger-old)."""
    side = replace(NOW, dealt=dealt, wounds=Figure.start(3, Defences.IND, ""), sized=-1)
    side = replace(side, sized_before=-2, tn_adjust=Figure.start(2, Defences.IND, ""))
    assert side.target(True) == Target(
        target_social_combat=2,
        nerve=5,
        willpower=6,
        stress=11,
        full_stress=13,
        wounds=fresh,
        old_wounds=old,
        target_specialized=(Style.FAST_TALK,),
        resistance_argument=1,
        resistance_fast_talk=2,
        resistance_intimidation=3,
        resistance_persuasion=4,
        tn_adjust=2,
        sized=-3,
        resist_only=True,
    )


@pytest.mark.parametrize(("stress", "nerve"), [(1, 5), (0, 0)])
def test_tw_stressed_from_the_start(stress: int, nerve: int) -> None:
    side = Side.of(replace(SLY, stress=stress), WestOptions())
    assert (side.nerve.value, side.is_stressed) == (nerve, nerve == 0)


@pytest.mark.parametrize(
    ("cards", "told"), [(5, "5 as entered"), (1, "1 as entered"), (0, "0: it only listens")]
)
def test_cards_that_are_entered_say_so(cards: int, told: str) -> None:
    assert Side.of(replace(SLY, cards=cards), WestOptions()).cards.steps[-1].text == told


def test_tw_pool_by_the_die_of_the_better_trait_and_house_rules() -> None:
    bold = Instigator(verve=3, presence=Die.D12, knowledge=Die.D4, knowledge_rank=1)
    assert Side.of(bold, WestOptions()).cards.value == 3 + 2 + 1  # Verve, d12, Social Combat
    wise = replace(bold, knowledge_rank=4)
    assert Side.of(wise, WestOptions()).cards.value == 4 + 0 + 1
    options = WestOptions.read({"house": "die-bonus-d12:5,tn-base:7"})
    assert Side.of(bold, options).cards.value == 3 + 5 + 1
    state = begin(replace(PLAIN, options=options))
    assert tn_against(state, Who.AUDIENCE).value == 8  # 7 and half of 1, rounded up
    assert tn_against(begin(PLAIN), Who.AUDIENCE).value == 5


def test_r_nerve_reset_all_is_as_on_the_sheet_when_it_is_over() -> None:
    moved = replace(
        NOW,
        nerve=NOW.nerve.plus(-2, Defences.IND, ""),
        resistances=tuple(each.plus(1, Defences.IND, "") for each in NOW.resistances),
        tn_adjust=NOW.tn_adjust.plus(2, Defences.IND, ""),
        sized=-1,
        sized_before=-1,
        stress=NOW.stress.plus(-3, Defences.IND, ""),
    )
    over = moved.settled(WestOptions())
    assert (over.nerve.value, over.tn_adjust.value) == (5, 0)
    assert [each.value for each in over.resistances] == [1, 2, 3, 4]
    assert (over.sized, over.sized_before) == (0, 0)
    assert over.stress.value == 8  # that is no figure of the talk
    assert NOW.settled(WestOptions()) == NOW


def test_who_attacks_in_another_style_is_told_by_the_name() -> None:
    for name, told in (("ida", "Ida attacks with"), ("", "The instigator attacks with")):
        record = Record(SCENE, Setup(Instigator(name, cards=3), Audience(cards=3)))
        with pytest.raises(IllegalEvent) as refused:
            record.did(e.Declared(style=Style.PERSUASION))
        assert str(refused.value).startswith(told)


@pytest.mark.parametrize(
    ("events", "resists"),
    [  # by the style as it is heard (tw-ind)
        ((e.Declared(), HIT, e.EffectRead(1)), (0, -1, 0, 0)),
        ((e.Declared(), MISS), (0, 0, 0, 0)),
        ((e.Declared(), e.Turned(1, breakdown=8, phase=3), e.LetStand()), (1, 0, 1, 1)),
    ],
)
def test_tw_ind_what_an_attack_moves(events: tuple[e.Event, ...], resists: tuple[int, ...]) -> None:
    setup = replace(PLAIN, options=WestOptions(ind="yes"), terms=Terms(trigger=5))
    state = played(*events, setup=setup)
    assert tuple(each.value for each in state.audience.resistances) == resists


@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (2, 1)])
def test_tw_ind_argument_a_miss_heals_what_was_dealt(wounds: int, left: int) -> None:
    """The first attack deals 1 wound; by r-argue-heal a missed Argument heals 1."""
    setup = Setup(
        Instigator(cards=3),
        Audience(cards=0, wounds=wounds),
        Terms(trigger=5),
        options=WestOptions(ind="yes"),
    )
    hit = (e.Declared(), HIT, e.EffectRead(4))
    state = played(*hit, setup=setup).audience
    assert (state.wounds.value, state.dealt) == (wounds + 1, 1)
    healed = played(*hit, e.Declared(), MISS, setup=setup).audience
    assert (healed.wounds.value, healed.dealt) == (wounds, 0)
    again = played(*hit, e.Declared(), MISS, e.Declared(), MISS, setup=setup).audience
    assert (again.wounds.value, again.dealt) == (left, 0)
