"""The words of the rules: levels, arenas, distances."""

from rules_core.anam.book import Actions, Levels
from rules_core.anam.terms import LEVELS, Arena, Range, count, signed


def test_an_levels_in_the_order_the_rule_tells() -> None:
    assert len(LEVELS) == 10
    said = [f"{n} {name}" for n, name in enumerate(LEVELS)]
    assert ", ".join(said) in Levels.LEVELS.words


def test_an_arenas_and_an_defense() -> None:
    assert [arena.value for arena in Arena] == ["mental", "physical", "social"]
    for arena in Arena:
        assert arena.turn.replace(", or", " or") in Levels.ARENAS.words
        assert arena.dodge in Actions.DEFENSE.words


def test_distances_from_near_to_far() -> None:
    names = [distance.label for distance in Range]
    assert names == ["Close", "Melee", "Short/Thrown", "Medium", "Long", "Extreme"]
    assert [distance.step for distance in Range] == [0, 1, 2, 3, 4, 5]


def test_how_numbers_are_said() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "+0", "+3"]
    assert [count(n, "Wound") for n in (0, 1, 2)] == ["0 Wounds", "1 Wound", "2 Wounds"]
