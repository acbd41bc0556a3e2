"""Talks with what is rare, against plain enumeration; both ways of counting (tw-odds, tw-ind)."""

from dataclasses import replace
from fractions import Fraction
from itertools import accumulate

import pytest

from rules_core.west.deck import Deck
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Target
from rules_core.west.rounds import Side, moments, rounds
from rules_core.west.row import NEVER, Row
from rules_core.west.sides import Sides
from rules_core.west.talk import reached, talk
from rules_core.west.terms import Cause, Die, Style, TriggerUnit
from tests.rules_core.west.talk_twin import Scene, by_card, wounds
from tests.rules_core.west.test_talk import case

DAMAGE = TriggerUnit.DAMAGE
SPEAKER = Aggressor(presence=Die.D4, secondary=Die.D4, cards=2)
HEARER = Target(nerve=3, willpower=3, stress=20, trigger=3)
READ = Deck(breakdown_cards=54)


def scene(name: str) -> tuple[Scene, Target]:
    """Scenes of few states: where any effect is enough, or where attacks heal."""
    speaker, hearer, deck, on = SPEAKER, HEARER, Deck(), {"ind": "yes"}
    match name:
        case "healing":
            hearer = replace(hearer, trigger=4, wounds=3, old_wounds=1, target_social_combat=3)
        case "much healing":
            hearer = replace(hearer, trigger=5, wounds=1, old_wounds=3, target_social_combat=3)
            on |= {"argue-heal": "2"}
        case "healed damage":
            hearer = replace(hearer, trigger=7, trigger_unit=DAMAGE, damage=4, wounds=1, stress=1)
        case "read":
            speaker = replace(speaker, style=Style.PERSUASION, social_combat=5, resolve=1)
            hearer = replace(hearer, trigger=1, trigger_unit=DAMAGE, resistance_intimidation=-2)
            deck = READ
        case "meant":
            speaker = replace(speaker, style=Style.FAST_TALK, social_combat=5, resolve=1)
            hearer = replace(hearer, trigger=1, trigger_unit=DAMAGE, resistance_fast_talk=-1)
            deck, on = READ, on | {"av-style": "meant", "miss-perception": "hits"}
    return Scene(speaker, deck, WestOptions.read(on), tallest=9 if deck is READ else 13), hearer


@pytest.mark.parametrize("name", ["healing", "much healing", "healed damage", "read", "meant"])
def test_what_is_rare_is_what_counting_gives(name: str) -> None:
    seen, target = scene(name)
    found = talk(seen.aggressor, target, seen.deck, 0, seen.options)
    assert found.wounds.value.chances() == wounds(seen, target)
    assert tuple(found.reached.value.values()) == by_card(seen, target)


@pytest.mark.parametrize("seed", range(200, 216))
def test_forwards_and_backwards_come_to_the_same(seed: int) -> None:
    """A talk is counted from its last card on, a row of `rounds` from its first."""
    seen, target = case(seed)
    options = replace(seen.options, ind="yes" if seed % 2 else "no")
    speaker = replace(seen.aggressor, style=list(Style)[seed % 4])
    sides = Sides(speaker, replace(target, stress=seed % 3 + 1), seen.deck, options)
    law = Row(sides, 4, 1).law(4)
    each = [sum(c for (_, at), c in law.items() if at == n) for n in range(5)]
    assert list(accumulate(each))[1:] == list(reached(sides, 4, 0))
    assert sum(law.values()) == 1


def test_the_attacks_that_may_take_the_last_stress() -> None:
    """3 points off at most with Willpower 4, so 7 are not gone before the third attack."""
    target, options = Target(willpower=4, stress=7, trigger=3), WestOptions()
    assert moments(target, 4, options) == (3, 4, NEVER)
    assert moments(target, 2, options) == (NEVER,)
    assert moments(replace(target, stress=0), 4, options) == (0,)


def test_an_attack_that_cannot_fail_leaves_nothing_open() -> None:
    """TN 1, Resolve 9 against Nerve 4: it penetrates, and any effect is the damage asked for."""
    sure = Side(
        Aggressor(resolve=9, social_combat=0, cards=2),
        Target(tn_adjust=-3, trigger=1, trigger_unit=DAMAGE),
    )
    found = rounds(sure, sure)
    assert found.won.value[1] == 1 and found.lost.value[2] == 0
    assert found.open.value == Fraction(0)
    assert talk(sure.attacks, sure.stands).reached.value == {1: 1, 2: 1}
    other = replace(sure.attacks, cause=Cause.SECONDARY)
    assert talk(other, sure.stands).hit.value == 1
