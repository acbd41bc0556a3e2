"""The odds of a talk against plain enumeration, and what holds for all of them (tw-odds)."""

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise, product
from random import Random

import pytest

from rules_core.errors import InvalidInput
from rules_core.west import blows
from rules_core.west.check import check as skill_check
from rules_core.west.deck import ANY_DECK, Deck
from rules_core.west.onslaught import check, tn
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.plays import Play
from rules_core.west.sides import Sides
from rules_core.west.talk import talk
from rules_core.west.terms import Cause, Die, Style, TriggerUnit
from tests.rules_core.west.talk_twin import Scene, by_card, wounds

SWITCHES = (
    *("progressive", "ind", "fx-fast-talk", "miss-perception", "misread-nerve", "spec-nerve"),
    *("av-style", "reduced-row", "unskilled-row", "trigger-damage", "argue-heal"),
)


def case(seed: int) -> tuple[Scene, Target]:
    """A small scene with any options, some of its figures near a border."""
    r = Random(seed)
    options = WestOptions.read({o: r.choice(list(WestOptions.values_of(o))) for o in SWITCHES})
    aggressor = Aggressor(
        style=r.choice(list(Style)),
        cause=r.choice(list(Cause)),
        presence=r.choice([Die.D4, Die.D6, Die.D8]),
        secondary=r.choice([Die.D4, Die.D6]),
        social_combat=r.randint(0, 2),
        trait_rank=r.randint(0, 2),
        specialized=r.random() < 0.5,
        clarity=r.choice([7, 8]),
        resolve=r.randint(2, 6),
        cards=r.choice([1, 2, 2, 3]),
    )
    damage = r.random() < 0.3
    resistances = [r.randint(-2, 0) for _ in Style]
    target = Target(
        target_social_combat=r.randint(0, 3),
        nerve=r.randint(0, aggressor.resolve - 1),
        willpower=r.choice([2, 3, 4, 7]),
        stress=r.choice([0, 1, 3, 20]),
        wounds=r.choice([0, 0, 1]),
        old_wounds=r.choice([0, 0, 2, 3]),
        damage=r.choice([0, 3]),
        target_specialized=tuple(r.sample(list(Style), r.randint(0, 2))),
        resistance_argument=resistances[0],
        resistance_fast_talk=resistances[1],
        resistance_intimidation=resistances[2],
        resistance_persuasion=resistances[3],
        tn_adjust=r.randint(-3, 0),
        trigger=r.randint(5, 12) if damage else r.randint(2, 4),
        trigger_unit=TriggerUnit.DAMAGE if damage else TriggerUnit.WOUNDS,
        resist_only=r.random() < 0.1,
    )
    deck = Deck(
        calamity=r.choice([0, 3]),
        breakdown_cards=r.choice([0, 10, 54]),
        breakdown=8,
        vitals_cards=r.choice([0, 0, 9]),
        penetration=r.choice([0, 1]),
    )
    return Scene(aggressor, deck, options, r.choice([0, 0, 1, 2])), target


CHEAP = (100, 103, 105, 107, 110, 112, 114, 116, 119, 130, 133, 144, 148, 155, 165, 170)
"""Seeds with few states; any other must hold as well, with `Scene.tallest` at 14 where bumps matter
that far (seed 60)."""


@pytest.mark.parametrize("seed", CHEAP)
def test_talk_is_what_counting_gives(seed: int) -> None:
    scene, target = case(seed)
    found = talk(scene.aggressor, target, scene.deck, scene.size_ups, scene.options)
    assert found.wounds.value.chances() == wounds(scene, target)
    assert tuple(found.reached.value.values()) == by_card(scene, target)


@pytest.mark.parametrize("play", list(Play)[1:])
@pytest.mark.parametrize("seed", CHEAP[::3])
def test_other_ways_of_play_are_what_counting_gives(seed: int, play: Play) -> None:
    scene, target = case(seed)
    scene = replace(scene, play=play, aggressor=replace(scene.aggressor, cards=2))
    found = talk(scene.aggressor, target, scene.deck, scene.size_ups, scene.options, play=play)
    assert tuple(found.reached.value.values()) == by_card(scene, target)
    assert found.reached.steps[1].text == play.told


@pytest.mark.parametrize("seed", CHEAP)
def test_the_two_ways_to_count_one_way_of_play_agree(seed: int) -> None:
    """Hits in parts, as most talks are counted, and all of them at once."""
    scene, target = case(seed)
    sides = Sides(scene.aggressor, target, scene.deck, scene.options)
    stand = sides.start()
    dice = check(sides, tn(sides, stand, 0).value)
    needs = sides.needs(stand, 0)
    parts = [blows.understood(sides, stand, dice, needs[0])]
    for (heard, mends), need in zip(sides.misreadings[: len(needs) - 1], needs[1:], strict=True):
        parts.append(blows.misread(sides, stand, dice, heard, mends, need))
    sums: dict[object, Fraction] = {}
    for blow, chance in (each for part in parts for each in part.items()):
        sums[blow] = sums.get(blow, Fraction(0)) + chance
    whole = blows.played(sides, stand, dice, needs)
    assert {b: c for b, c in whole.items() if c} == {b: c for b, c in sums.items() if c}


SPEAKER, HEARER = Aggressor(), Target(trigger=1)


def chances(
    speaker: Aggressor = SPEAKER, hearer: Target = HEARER, deck: Deck = ANY_DECK, **chosen: str
) -> list[Fraction]:
    options = WestOptions.read({name.replace("_", "-"): value for name, value in chosen.items()})
    return list(talk(speaker, hearer, deck, 0, options).reached.value.values())


def test_by_hand_one_card() -> None:
    """d6 against TN 4, PV 4 against Nerve 4: ablated (d4), from two bumps on full effect (d6)."""
    ablated = Fraction(1, 2) - Fraction(1, 36)  # a result of 4 to 11
    one_row = Fraction(1, 36) - Fraction(1, 6**3) * Fraction(5, 6)  # 12 to 19
    found = talk(replace(SPEAKER, cards=1), replace(HEARER, willpower=5))
    more_rows = found.reached.value[1] - one_row * Fraction(1, 3)  # a d6 with 5 or 6
    assert ablated + one_row < Fraction(1, 2)
    assert 0 < more_rows < Fraction(1, 2) - ablated - one_row


def test_by_hand_a_fast_talk_that_is_always_read() -> None:
    """Resolve 2 against Nerve 4: 4 bumps penetrate, 5 the Nerve that a misreading raises.

    15 cards are heard as meant, 26 one move away, 13 two; one bump is free, for all but a move.
    Row 5 of full effect is enough where it comes to 21, which that of reduced effect never does.
    """

    def reach(bumps: int) -> Fraction:
        """The chance of so many bumps or more: the best of 5 d6, 4 for each but the free one."""
        again, below = divmod(4 + 4 * (bumps - 1) - 1, 6)
        return 1 - (1 - Fraction(6 - below, 6 ** (again + 1))) ** 5

    speaker = replace(SPEAKER, style=Style.FAST_TALK, social_combat=5, resolve=2, cards=1)
    hearer, deck = replace(HEARER, trigger=21, willpower=20), Deck(breakdown_cards=54)
    hearer = replace(hearer, trigger_unit=TriggerUnit.DAMAGE)
    enough = Fraction(sum(sum(d) > 20 for d in product(range(1, 7), repeat=5)), 6**5)
    # move first: 4 bumps more; PV first: 5 on PV, which leaves enough for the move from 6 and 7
    needed = {Play.MEND_FIRST: (4, 5, 6), Play.PV_FIRST: (4, 6, 7), Play.NEVER_MEND: (4,)}
    for play, bumps in needed.items():
        full = sum(n * reach(b) for n, b in zip((15, 26, 13), bumps, strict=False)) / 54
        options = WestOptions(fx_fast_talk="yes")
        found = talk(speaker, hearer, deck, options=options, play=play)
        assert found.reached.value[1] == full * enough


@pytest.mark.parametrize("seed", range(100, 112))
def test_chances_grow_and_stay_chances(seed: int) -> None:
    scene, target = case(seed)
    speaker = replace(scene.aggressor, cards=5)
    found = talk(speaker, target, scene.deck, scene.size_ups, scene.options)
    row = list(found.reached.value.values())
    assert list(found.reached.value) == [1, 2, 3, 4, 5]
    assert row == sorted(row)
    assert 0 <= row[0] <= row[-1] <= 1
    fewer = talk(replace(speaker, cards=3), target, scene.deck, scene.size_ups, scene.options)
    assert list(fewer.reached.value.values()) == row[:3]


def test_more_resolve_never_hurts() -> None:
    deck = Deck(calamity=2, head_cards=6)
    hearer = replace(HEARER, trigger=2)
    rows = [chances(replace(SPEAKER, resolve=n), hearer, deck) for n in range(9)]
    for less, more in pairwise(rows):
        assert all(a <= b for a, b in zip(less, more, strict=True))
    assert rows[0] < rows[6] == rows[8]


def test_hit_is_the_chance_of_the_check() -> None:
    speaker = Aggressor(presence=Die.D8, social_combat=2, style=Style.PERSUASION)
    for calamity in (0, 2, 54):
        found = talk(speaker, replace(HEARER, target_social_combat=1), Deck(calamity=calamity))
        assert found.hit.value == skill_check(Die.D8, 2, 1, 5, calamity=calamity).chance.value
    found = talk(speaker, replace(HEARER, target_social_combat=1), size_ups=3)
    assert found.hit.value == skill_check(Die.D8, 2, 1, 2).chance.value


def test_open_dice_change_nothing_below_their_top_face() -> None:
    assert chances(effect_sum="open") == chances()  # a wound is 4, and no die has fewer faces
    far = replace(HEARER, trigger=5)
    plain, opened = chances(hearer=far), chances(hearer=far, effect_sum="open")
    assert all(a < b for a, b in zip(plain, opened, strict=True))


def test_odds_without_an_end_close() -> None:
    speaker = replace(SPEAKER, social_combat=5, cards=1)
    assert list(talk(speaker, HEARER).wounds.value)[-1] == "7"
    soft = replace(HEARER, willpower=1)
    assert list(talk(speaker, soft).wounds.value) == ["0", *map(str, range(5, 31))]  # five d6
    for switch in ("effect-sum=open", "row-cap=second-card"):
        options = WestOptions.read(dict([switch.split("=")]))
        assert list(talk(speaker, HEARER, options=options).wounds.value)[-1] == "5+"
    hard = replace(HEARER, willpower=20)  # an effect of 100, and it may be more
    opened = talk(speaker, hard, options=WestOptions(effect_sum="open")).wounds.value
    assert list(opened) == ["0", "1", "2", "3", "4", "5+"]
    far = replace(HEARER, trigger=5)
    capped, more = chances(speaker, far), chances(speaker, far, row_cap="second-card")
    assert capped < more


def test_what_is_reached_already_and_what_never_is() -> None:
    assert chances(hearer=replace(HEARER, wounds=1)) == [1] * 4
    assert chances(hearer=replace(HEARER, old_wounds=5)) == [1] * 4
    assert chances(hearer=replace(HEARER, old_wounds=1)) == chances()
    damage = replace(HEARER, trigger=9, trigger_unit=TriggerUnit.DAMAGE)
    assert chances(hearer=replace(damage, damage=9)) == [1] * 4
    assert chances(hearer=replace(damage, damage=9), trigger_damage="points") == [1] * 4
    assert chances(hearer=replace(HEARER, resist_only=True)) == [0] * 4
    assert chances(deck=Deck(calamity=54)) == [0] * 4


def test_long_talks_are_counted_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    far, misheard = replace(HEARER, trigger=5), Deck(breakdown_cards=20)
    assert 0 < chances(replace(SPEAKER, cards=16), far)[-1] < 1
    six = replace(SPEAKER, cards=6)
    row = chances(six, far, misheard, ind="yes")
    assert 0 < row[-1] < 1
    monkeypatch.setattr("rules_core.west.talk.MOST_STANDS", 160)
    with pytest.raises(InvalidInput, match="; 3 or fewer") as caught:
        chances(six, far, misheard, ind="yes")
    assert [p.field for p in caught.value.problems] == ["cards"]
    assert chances(replace(six, cards=3), far, misheard, ind="yes") == row[:3]


def test_too_much_work_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    far = replace(HEARER, trigger=5)
    row = chances(replace(SPEAKER, cards=9), far)
    monkeypatch.setattr("rules_core.west.talk.MOST_WORK", 1_000_000)
    with pytest.raises(InvalidInput, match=r"; \d or fewer") as caught:
        chances(replace(SPEAKER, cards=9), far)
    few = int(caught.value.problems[0].message.split()[-5])
    assert 1 <= few < 9
    assert chances(replace(SPEAKER, cards=few), far) == row[:few]


def test_reasons_say_the_model_and_the_way_of_playing() -> None:
    found = talk(SPEAKER, HEARER, Deck(calamity=2, breakdown_cards=3, head_cards=1))
    assert found.wounds.steps[-1].text == "the first attack, ÷ Willpower 4"
    assert found.reached.steps[-1].text == "trigger 1 wound, or a broken will"
    damage = replace(HEARER, trigger=9, trigger_unit=TriggerUnit.DAMAGE)
    assert talk(SPEAKER, damage).reached.steps[-1].text == "trigger 9 damage, or a broken will"
    for figure in (found.wounds, found.reached):
        rules = [step.rule.id for step in figure.steps]
        assert rules[:2] == ["tw-odds", "r-odds-play"]
    assert found.hit.steps[0].text == (
        "a model: 2 calamity cards, 3 with breakdown 8, vitals 0, head 1, penetration 0"
    )
    assert ANY_DECK.told() == (
        "a model: no calamity card, no breakdown mark, location other, penetration 0"
    )
    assert Deck(vitals_cards=1, penetration=-1).told().endswith("vitals 1, head 0, penetration −1")
    fast = talk(
        replace(SPEAKER, style=Style.FAST_TALK), HEARER, options=WestOptions(fx_fast_talk="yes")
    )
    assert "tw-fx-fast-talk" in [step.rule.id for step in fast.reached.steps]


def test_every_fault_is_told() -> None:
    speaker = Aggressor(cards=17, clarity=2)
    hearer = Target(trigger=201, willpower=0)
    deck = Deck(calamity=55, breakdown_cards=-1, breakdown=0, vitals_cards=30, head_cards=30)
    with pytest.raises(InvalidInput) as caught:
        talk(speaker, hearer, deck, 16)
    assert {p.field for p in caught.value.problems} == {
        *("cards", "clarity", "trigger", "willpower", "calamity", "breakdown_cards"),
        *("breakdown", "vitals_cards", "head_cards", "size_ups"),
    }
    for wrong in (Target(), Target(trigger=6)):
        with pytest.raises(InvalidInput) as caught:
            talk(replace(SPEAKER, cards=1), wrong)
        assert [p.field for p in caught.value.problems] == ["trigger"]
