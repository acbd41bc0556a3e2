"""A deck of one's own: what is read and refused, and its odds against plain enumeration."""

import json
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.errors import InvalidInput
from rules_core.west.deck import moves
from rules_core.west.example_deck import example_deck
from rules_core.west.exchange import resolve
from rules_core.west.options import WestOptions
from rules_core.west.own_card import NAMES, OwnCard
from rules_core.west.own_deck import LONGEST, read_deck
from rules_core.west.own_deck_file import as_csv, as_json
from rules_core.west.own_odds import own_talk
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.perception import named_by, phases_within
from rules_core.west.terms import Die, Location, Result, Style, TriggerUnit

DECK = example_deck()
PLAIN = tuple(replace(card, increased=frozenset()) for card in DECK)
OPTIONS = WestOptions()


def refused(text: str) -> list[str]:
    """The lines of the one problem that tells every fault."""
    with pytest.raises(InvalidInput) as caught:
        read_deck(text)
    (problem,) = caught.value.problems
    assert problem.field == "deck"
    return problem.message.splitlines()


def test_both_files_are_read_as_the_same_deck() -> None:
    assert len(DECK) == 54
    assert read_deck(as_csv(DECK)) == read_deck(as_json(DECK)) == DECK
    assert max(len(as_csv(DECK)), len(as_json(DECK))) < LONGEST
    assert read_deck(json.dumps(json.loads(as_json(DECK))["cards"])) == DECK


def test_marks_blanks_and_other_orders_of_columns_are_read() -> None:
    lines = [line.split(",") for line in as_csv(DECK).splitlines()]
    turned = "\n".join(",".join(f" {cell} " for cell in reversed(line)) for line in lines)
    assert read_deck(turned) == tuple(replace(card, name=f" {card.name} ") for card in DECK)


def test_every_fault_is_told_with_its_place() -> None:
    lines = as_csv(DECK).splitlines()
    cells = lines[3].split(",")
    cells[1], cells[2], cells[3], cells[4] = "6", "13", "x", "moon"
    cells[NAMES.index("c2_d6")] = "3+"
    cells[NAMES.index("e5_d12")] = "100"
    del lines[7]
    lines[3] = ",".join(cells)
    told = refused("\n".join(lines))
    assert told[0] == "7 faults in the deck:"
    assert {line.partition(":")[0] for line in told[1:]} == {
        *("Line 4, phase", "Line 4, breakdown", "Line 4, penetration", "Line 4, c2_d6"),
        *("Line 4, e5_d12", "Line 4, locations", "There are 53 cards; a deck has 54."),
    }


@pytest.mark.parametrize(
    "text, word",
    [
        ("", "Nothing is entered"),
        ("hello", "the column “card” is missing"),
        ("[1, 2]", "this is no object"),
        ("{", "not JSON"),
        ('{"cards": 5}', "Give a list"),
        ("[" * 50_000, "not JSON"),
        ("[]", "There are 0 cards"),
        (as_csv(DECK) + as_csv(DECK).splitlines()[5], "There are 55 cards"),
        (as_csv(DECK).replace("c1_d4", "c9_d4", 1), "“c9_d4” is not known"),
        (as_csv(DECK).replace("c1_d6", "c1_d4", 1), "“c1_d4” stands twice"),
        (as_json(DECK).replace('"cause"', '"course"', 1), "“course” is not known"),
        ("PK\x03\x04\x00\x00", "is missing"),
        ("card,phase\n" + "x" * LONGEST, "At most"),
    ],
)
def test_broken_files_are_refused_in_words(text: str, word: str) -> None:
    assert any(word in line for line in refused(text))


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300) | st.text(alphabet='[]{}",:0123456789cde_\n', max_size=300))
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    assert refused(text)


def played(card: OwnCard, aggressor: Aggressor, target: Target) -> tuple[Card, Chosen]:
    """The card as the form of an attack has it, and bumps spent as r-odds-play says, by trying."""
    die = aggressor.presence
    result = card.result(die, aggressor.social_combat)
    shown = Card(
        cause_result=result or 1,
        calamity=result is None,
        breakdown=card.breakdown,
        phase=card.phase,
        location=card.locations[0],
        penetration=card.penetration,
    )
    first = resolve(aggressor, target, shown, Chosen(), OPTIONS)
    purse, chosen = first.bumps.value, Chosen()
    if first.misconstrued.value and first.hit.value:
        needed = moves(card.phase, aggressor.style)
        if needed <= purse:
            phase = next(
                p
                for p in phases_within(card.phase, needed)
                if named_by(p, aggressor.style) is aggressor.style and p in range(1, 5)
            )
            shown, chosen = replace(shown, phase=phase), Chosen(bumps_phase=needed)
            purse -= needed
    for spent in range(purse + 1):
        tried = replace(chosen, bumps_penetration=spent)
        if resolve(aggressor, target, shown, tried, OPTIONS).result.value is Result.PENETRATES:
            return shown, replace(tried, bumps_effect=(purse - spent) // 2 * 2)
    return shown, replace(chosen, bumps_effect=purse // 2 * 2)


@cache
def by_card(
    aggressor: Aggressor, target: Target, deck: tuple[OwnCard, ...], number: int
) -> tuple[Fraction, ...]:
    """The chance by each of `number` cards: every row of cards, one after the other."""

    @cache
    def attacked(place: int, before: Target) -> tuple[Target, bool]:
        card = deck[place]
        shown, chosen = played(card, aggressor, before)
        told = resolve(aggressor, before, shown, chosen, OPTIONS)
        row, column = told.effect_row.value, told.effect_column.value
        if column and told.result.value is not Result.NONE:
            shown = replace(shown, effect=card.cell(row, column))
            told = resolve(aggressor, before, shown, chosen, OPTIONS)
        after = replace(
            before,
            wounds=min(5, before.wounds + told.wounds_dealt.value),
            stress=told.stress_after.value,
            nerve=told.nerve_after.value,
        )
        return after, told.triggered.value or told.broken.value

    reached = [0] * number
    for order in permutations(range(len(deck)), number):
        now = target
        for i, place in enumerate(order):
            now, yields = attacked(place, now)
            if yields:
                for later in range(i, number):
                    reached[later] += 1
                break
    every = 1
    for n in range(number):
        every *= len(deck) - n
    return tuple(Fraction(n, every) for n in reached)


@pytest.mark.parametrize(
    "aggressor, target",
    [
        (Aggressor(cards=2), Target(trigger=1)),
        (Aggressor(cards=2, style=Style.PERSUASION, clarity=7), Target(trigger=2, nerve=3)),
        (Aggressor(cards=2, presence=Die.D8, social_combat=2), Target(trigger=2, stress=2)),
        (Aggressor(cards=2, secondary=Die.D10, specialized=True, resolve=6), Target(trigger=3)),
    ],
)
def test_odds_are_what_counting_every_row_of_cards_gives(
    aggressor: Aggressor, target: Target
) -> None:
    found = own_talk(aggressor, target, PLAIN, options=OPTIONS)
    assert tuple(found.reached.value.values()) == by_card(aggressor, target, PLAIN, 2)


def test_one_card_by_hand() -> None:
    """d6, Social Combat 1: row 1 of the d6 column against TN 4."""
    hits = sum((card.result(Die.D6, 1) or 0) >= 4 for card in DECK)
    found = own_talk(Aggressor(cards=1), Target(trigger=1), DECK)
    assert found.hit.value == Fraction(hits, 54)
    assert found.bumps.value.chances()["miss"] == 1 - Fraction(hits, 54)
    assert sum(found.wounds.value.chances().values()) == 1
    assert found.reached.value[1] == found.wounds.value.chance(lambda n: n != "0")


def test_increased_effect_turns_another_card() -> None:
    """All cards alike but for one cell: the increase is the mean over the other 53."""
    one = replace(PLAIN[0], cause=((9,) * 5,) * 5, effect=((3,) * 5,) * 5, phase=0, breakdown=0)
    one = replace(one, penetration=9, locations=(Location.OTHER,), calamities=frozenset())
    rich = replace(one, effect=((1, 5, 5, 5, 5),) * 5)
    marked = replace(one, increased=frozenset((row, Die.D6) for row in range(1, 6)))
    deck = (marked, rich, *[one] * 52)
    target = Target(trigger=8, trigger_unit=TriggerUnit.DAMAGE)
    found = own_talk(Aggressor(cards=1), target, deck)
    assert found.reached.value[1] == Fraction(1, 54) * Fraction(1, 53)  # 3 + 5
    lower = replace(target, trigger=6)
    assert own_talk(Aggressor(cards=1), lower, deck).reached.value[1] == Fraction(1, 54)


def test_a_reduced_effect_that_is_increased_stays_below_the_full_one() -> None:
    one = replace(PLAIN[0], cause=((4,) * 5,) * 5, effect=((2, 4, 4, 4, 4),) * 5, phase=0)
    one = replace(one, breakdown=0, penetration=0, locations=(Location.OTHER,))
    one = replace(one, calamities=frozenset(), increased=frozenset({(1, Die.D4)}))
    target = Target(trigger=3, trigger_unit=TriggerUnit.DAMAGE)  # ablated: 2 + 2, below 4
    assert own_talk(Aggressor(cards=1), target, (one,) * 54).reached.value[1] == 1
    assert (
        own_talk(Aggressor(cards=1), replace(target, trigger=4), (one,) * 54).reached.value[1] == 0
    )


def test_alike_cards_go_far_and_others_are_refused() -> None:
    alike = (replace(PLAIN[3]),) * 27 + (replace(PLAIN[6]),) * 27
    row = list(own_talk(Aggressor(cards=16), Target(trigger=5), alike).reached.value.values())
    assert row == sorted(row)
    with pytest.raises(InvalidInput, match="or fewer") as caught:
        own_talk(Aggressor(cards=16), Target(trigger=5), DECK)
    few = int(caught.value.problems[0].message.split()[-3])
    assert few >= 2
    own_talk(Aggressor(cards=few), Target(trigger=5), DECK)


def test_second_card_and_other_options_are_counted() -> None:
    loud = Aggressor(cards=2, social_combat=5, presence=Die.D12)
    options = WestOptions(row_cap="second-card", ind="yes", progressive="yes")
    capped = own_talk(loud, Target(trigger=5), PLAIN, 1, WestOptions(ind="yes", progressive="yes"))
    more = own_talk(loud, Target(trigger=5), PLAIN, 1, options)
    assert capped.reached.value[2] < more.reached.value[2] <= 1
    assert more.reached.steps[0].text.endswith("without replacement")
