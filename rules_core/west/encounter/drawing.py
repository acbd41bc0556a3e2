"""Cards of the model deck (tw-odds): what one would show, told as the event that it makes.

Dice stand for the figures of the grids, and the set-up's deck says how many cards carry what; what
it does not say adds nothing. `rng` is the source of chance, so that a test can fix it.
"""

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from rules_core.west import effects
from rules_core.west.check import DECK, Model, model
from rules_core.west.deck import PHASES, Deck
from rules_core.west.encounter.events import (
    EffectRead,
    Rephrased,
    SizedUp,
    SizedUpBefore,
    Turned,
    WonBack,
)
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import card_of, so_far, tn_against
from rules_core.west.encounter.state import Encounter
from rules_core.west.limits import LIMITS
from rules_core.west.options import WestOptions
from rules_core.west.terms import Cause, Die

V = TypeVar("V")
HIGHEST = LIMITS["cause_result"][1]
DEAREST = LIMITS["effect"][1]


def cause_cell(state: Encounter, cause: Cause) -> Model:
    """The column and the rows of the cause grid that a check on this trait reads (tw-check)."""
    side = state.side(state.attacker)
    presence = cause is Cause.PRESENCE
    trait = side.who.trait(side.style)
    die, rank = (side.who.presence, side.who.verve) if presence else (trait.die, trait.rank)
    skill = 0 if side.is_stressed else side.who.social_combat
    number = tn_against(state, state.attacker.other).value
    return model(die, skill, rank, number)


def judging_cell(state: Encounter, who: Who) -> Model:
    """The column and the rows that this side's Judge Character reads."""
    sheet = state.side(who).who
    number = tn_against(state, who.other, sizing=True).value
    return model(sheet.judge_character_die, sheet.judge_character, 1, number)


def turn(state: Encounter, rng: Random) -> Turned:
    """The card of the attack that was declared."""
    assert state.attack is not None
    return any_card(cause_cell(state, state.attack.cause), state.setup.deck, rng)


def any_card(cell: Model, deck: Deck, rng: Random) -> Turned:
    """A card of a deck, its check being read in this cell."""
    return Turned(
        cause_result=_best(cell, rng),
        calamity=_marked(deck.calamity, rng),
        breakdown=deck.breakdown if _marked(deck.breakdown_cards, rng) else 0,
        phase=_one_of(PHASES, rng),
        location=_one_of(deck.locations(), rng),
        penetration=deck.penetration,
        drawn=True,
    )


def rephrase(rng: Random) -> Rephrased:
    """The second card of a rephrasing."""
    return Rephrased(_one_of(PHASES, rng), drawn=True)


def read_effect(state: Encounter, rng: Random) -> EffectRead:
    """The cell of the effect grid, or with ``row-cap=second-card`` those of two (tw-effect)."""
    assert state.attack is not None
    found = so_far(state, state.attack)
    column = found.effect_column.value
    assert column is not None
    return EffectRead(any_effect(found.effect_row.value, column, state.options, rng), drawn=True)


def recovery_cell(state: Encounter) -> effects.WonBack:
    """The cell that a missed fast talk lets the target read (tw-fx-fast-talk)."""
    assert state.attack is not None
    side = state.side(state.attacker.other)
    place, sheet = card_of(state.attack).location, side.who
    stress, full = side.stress.value, side.full_stress
    return effects.fast_talk_heal(sheet.awareness, sheet.acuity, place, stress, full, state.options)


def win_back(state: Encounter, rng: Random) -> WonBack:
    """That cell, drawn."""
    cell = recovery_cell(state)
    read = any_effect(cell.row.value, cell.column.value, state.options, rng)
    return WonBack(read, drawn=True)


def size_up(state: Encounter, rng: Random) -> SizedUp:
    """The card of a Judge Character by the side whose phase it is."""
    cell = judging_cell(state, state.attacker)
    return SizedUp(_best(cell, rng), _marked(state.setup.deck.calamity, rng), drawn=True)


def size_up_before(state: Encounter, rng: Random) -> SizedUpBefore:
    """The card of the instigator's look before the encounter."""
    cell = judging_cell(state, Who.INSTIGATOR)
    return SizedUpBefore(_best(cell, rng), _marked(state.setup.deck.calamity, rng), drawn=True)


def _best(cell: Model, rng: Random) -> int:
    """The best of so many open-ended dice, as far as a form goes."""
    return min(HIGHEST, max(_open(cell.column, rng) for _ in range(cell.rows)))


def any_effect(rows: int, column: Die, options: WestOptions, rng: Random) -> int:
    """The sum of so many dice, open-ended by r-effect-sum or not."""
    is_open = options.effect_sum == "open"
    dice = [_open(column, rng) if is_open else rng.randint(1, column.faces) for _ in range(rows)]
    return min(DEAREST, sum(dice))


def _open(die: Die, rng: Random) -> int:
    """One die whose highest face is rolled again and added."""
    total = face = rng.randint(1, die.faces)
    while face == die.faces and total < DEAREST:
        face = rng.randint(1, die.faces)
        total += face
    return total


def _marked(cards: int, rng: Random) -> bool:
    """Whether the card is one of so many of the 54."""
    return rng.randrange(DECK) < cards


def _one_of(cards: Mapping[V, int], rng: Random) -> V:
    """What the card shows, each value on so many of the 54."""
    place = rng.randrange(sum(cards.values()))
    for value, number in cards.items():
        place -= number
        if place < 0:
            return value
    raise AssertionError("no card is left over")
