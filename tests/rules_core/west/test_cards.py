"""The pool (tw-pool)."""

from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import Cards, CardsRuling
from rules_core.west.cards import pool, pools
from rules_core.west.terms import Die, Style, Trait


def cards(presence: Trait, secondary: Trait, social_combat: int = 0, held: int = 0) -> int:
    return pool(Style.PERSUASION, presence, secondary, social_combat, held).value


def test_tw_pool_oracles() -> None:
    assert cards(Trait(Die.D8, 2), Trait(Die.D8, 2), 2) == 5
    assert cards(Trait(Die.D8, 2), Trait(Die.D10, 3), 2) == 6
    assert cards(Trait(Die.D6, 1), Trait(Die.D8, 1)) == 2
    assert cards(Trait(Die.D8, 1), Trait(Die.D8, 1)) == 2
    assert cards(Trait(Die.D8, 1), Trait(Die.D6, 1)) == 2
    assert cards(Trait(Die.D12, 5), Trait(Die.D12, 5), 5, 4) == 16


def test_tw_pool_the_higher_rank_decides() -> None:
    figure = pool(Style.PERSUASION, Trait(Die.D12, 2), Trait(Die.D6, 3), 0, 0)
    assert figure.value == 3
    assert [s.text for s in figure.steps] == ["Spirit rank 3", "+0 for a d6"]


def test_r_pool_tie_takes_the_better_die() -> None:
    figure = pool(Style.ARGUMENT, Trait(Die.D12, 1), Trait(Die.D6, 1), 1, 1)
    assert figure.value == 5
    assert [(s.rule, s.text) for s in figure.steps] == [
        (Cards.POOL, "Verve rank 1"),
        (CardsRuling.POOL_TIE, "+2 for the better die, a d12"),
        (Cards.POOL, "+1 Social Combat"),
        (Cards.POOL, "+1 specialization"),
    ]


def test_reasons_leave_out_what_adds_nothing() -> None:
    figure = pool(Style.PERSUASION, Trait(Die.D8, 2), Trait(Die.D8, 2), 2, 0)
    assert [s.text for s in figure.steps] == ["Spirit rank 2", "+1 for a d8", "+2 Social Combat"]


def test_every_pool_against_the_formula() -> None:
    bonus = {"d4": 0, "d6": 0, "d8": 1, "d10": 1, "d12": 2}
    for a, b, verve, rank in product(Die, Die, range(6), range(6)):
        dice = [bonus[d.value] for d, n in ((a, verve), (b, rank)) if n == max(verve, rank)]
        for skill, held in ((0, 0), (5, 4), (2, 1)):
            expected = max(verve, rank) + max(dice) + skill + held
            assert cards(Trait(a, verve), Trait(b, rank), skill, held) == expected
            assert 0 <= expected <= 16


def test_pools_are_the_four_pools() -> None:
    presence, others = (
        Trait(Die.D8, 2),
        [Trait(d, n) for d, n in zip(Die, (1, 3, 2, 2, 0), strict=True)],
    )
    secondary = dict(zip(Style, others, strict=False))
    found = pools(presence, secondary, 2, 1)
    assert found == {s: pool(s, presence, secondary[s], 2, 1) for s in Style}


def test_every_fault_is_told() -> None:
    with pytest.raises(InvalidInput) as caught:
        pool(Style.ARGUMENT, Trait(Die.D6, 6), Trait(Die.D6, -1), 6, 5)
    fields = [p.field for p in caught.value.problems]
    assert fields == ["verve", "secondary_rank", "social_combat", "specializations"]
    with pytest.raises(InvalidInput) as caught:
        pools(Trait(), {style: Trait(Die.D6, 6) for style in Style}, 0, 0)
    fields = [p.field for p in caught.value.problems]
    assert fields == ["knowledge_rank", "awareness", "brawn", "spirit"]


def test_pools_name_every_figure_outside_its_range() -> None:
    with pytest.raises(InvalidInput) as caught:
        pools(Trait(Die.D6, 6), dict.fromkeys(Style, Trait()), 6, 5)
    fields = [p.field for p in caught.value.problems]
    assert fields == ["verve", "social_combat", "specializations"]


def test_a_bonus_of_0_is_told_only_where_the_other_trait_had_given_more() -> None:
    def told(presence: Trait) -> list[str]:
        figure = pool(Style.PERSUASION, presence, Trait(Die.D6, 3), 0, 0)
        return [s.text for s in figure.steps]

    assert told(Trait(Die.D12, 2)) == ["Spirit rank 3", "+0 for a d6"]
    assert told(Trait(Die.D8, 2)) == ["Spirit rank 3"]


def test_specializations_in_the_plural() -> None:
    figure = pool(Style.PERSUASION, Trait(Die.D6, 1), Trait(Die.D6, 1), 0, 2)
    assert figure.steps[-1].text == "+2 specializations"
