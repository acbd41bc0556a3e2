"""Ledgers against tables of their slots: block and place → number (tw-odds)."""

from itertools import product
from random import Random

import pytest

from rules_core.west.ledger import Ledger

Slots = dict[tuple[int, int], int]
CALM = Ledger(willpower=4, blocks=3, stride=7, size=2)
STRESSED = Ledger(willpower=4, blocks=3, stride=1, size=2, points=False)
WEIGHTS = [3, 1, 0, 2, 5, 0, 1, 4, 2, 7]  # of effects 0 to 8; the last one counts for nothing


def written(layout: Ledger, slots: Slots) -> int:
    """The ledger with these numbers, slot after slot from the lowest."""
    return sum(n * 256 ** (layout.size * (layout.stride * i + p)) for (i, p), n in slots.items())


def read(layout: Ledger, ledger: int) -> Slots:
    """Each slot with its number, 0 as well; what stands past the last block is an error."""
    slot = 256**layout.size
    assert 0 <= ledger < slot ** (layout.blocks * layout.stride)
    places = product(range(layout.blocks), range(layout.stride))
    return {(i, p): ledger // slot ** (layout.stride * i + p) % slot for i, p in places}


def filled(layout: Ledger, seed: int, whole: bool = False) -> Slots:
    """Numbers in all slots, or in those alone that an attack's points leave room for."""
    r, rest = Random(seed), layout.willpower - 1 if layout.points and not whole else 0
    return {
        (i, p): r.randint(0, 9) if p < layout.stride - rest else 0
        for i, p in product(range(layout.blocks), range(layout.stride))
    }


def steps(layout: Ledger, wounds: int) -> list[tuple[int, int, int]]:
    """Wounds dealt, points off stress, and the weight of each effect that counts."""
    w = layout.willpower
    dealt = [(e // w, e % w if layout.points else 0, n) for e, n in enumerate(WEIGHTS[:-1])]
    return [step for step in dealt if wounds + step[0] < layout.blocks]


def test_how_it_is_laid_out() -> None:
    assert (CALM.bits, CALM.block, CALM.bytes) == (16, 112, 42)
    assert read(CALM, CALM.ones()) == dict.fromkeys(product(range(3), range(7)), 1)
    assert read(STRESSED, STRESSED.ones()) == dict.fromkeys(product(range(3), range(1)), 1)
    masked = read(CALM, CALM.mask([2, 0, 7]))
    assert {place for place, n in masked.items() if n == 65_535} == {
        *((0, 0), (0, 1)),
        *((2, p) for p in range(7)),
    }
    assert sum(masked.values()) == 9 * 65_535


@pytest.mark.parametrize("layout", [CALM, STRESSED])
@pytest.mark.parametrize("seed", range(3))
def test_numbers_are_found_again(layout: Ledger, seed: int) -> None:
    slots = filled(layout, seed)
    ledger = written(layout, slots)
    assert {place: layout.slot(ledger, *place) for place in slots} == slots
    assert layout.total(ledger) == sum(slots.values())
    for size in (2, 5):
        wide = Ledger(layout.willpower, layout.blocks, layout.stride, size, layout.points)
        assert read(wide, layout.widened(ledger, size)) == slots


@pytest.mark.parametrize("layout", [CALM, STRESSED])
@pytest.mark.parametrize("seed", range(3))
def test_effects_move_numbers_on(layout: Ledger, seed: int) -> None:
    slots = filled(layout, seed)
    moved = dict.fromkeys(slots, 0)
    for (wounds, points), number in slots.items():
        if number:
            for more, off, weight in steps(layout, wounds):
                moved[wounds + more, points + off] += number * weight
    assert read(layout, layout.spread(written(layout, slots), WEIGHTS)) == moved


@pytest.mark.parametrize("layout", [CALM, STRESSED])
@pytest.mark.parametrize("seed", range(3))
def test_each_slot_gathers_what_effects_lead_to(layout: Ledger, seed: int) -> None:
    slots = filled(layout, seed)
    ledger = written(layout, slots)
    gathered = layout.gather(ledger, WEIGHTS)
    for wounds, points in slots:
        if points < layout.stride - layout.willpower + 1 or not layout.points:
            there = sum(
                slots[wounds + more, points + off] * weight
                for more, off, weight in steps(layout, wounds)
            )
            assert layout.slot(gathered, wounds, points) == there
            assert points or layout.gathered(ledger, WEIGHTS, wounds) == there


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("first", [1, 4])
def test_the_slots_after_the_last_stress_are_the_stressed_target_s(seed: int, first: int) -> None:
    """With Willpower 4 an attack takes 1 to 3 points, so it ends 0 to 2 past the last stress."""
    for layout in (STRESSED, *(Ledger(4, 3, stride, size=2) for stride in (3, 6, 9))):
        slots = filled(layout, seed, whole=True)
        taken = read(CALM, CALM.taken(written(layout, slots), layout, first))
        for (wounds, points), number in taken.items():
            same = slots.get((wounds, points if layout.points else 0), 0)
            assert number == (same if first <= points < first + 3 else 0)


@pytest.mark.parametrize("seed", range(3))
def test_a_stressed_target_is_given_what_there_was(seed: int) -> None:
    slots = filled(CALM, seed)
    ledger = written(CALM, slots)
    for_each = [sum(n for (i, _), n in slots.items() if i == wounds) for wounds in range(3)]
    assert list(read(STRESSED, STRESSED.given(ledger, CALM)).values()) == for_each
    damage = Ledger(willpower=4, blocks=3, stride=9, size=2)
    given = read(damage, damage.given(ledger, CALM))
    assert {place: n for place, n in given.items() if n} == {p: n for p, n in slots.items() if n}
