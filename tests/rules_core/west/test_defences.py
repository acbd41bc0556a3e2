"""Resistances by the style heard, and the rise of Nerve."""

from itertools import product

import pytest

from rules_core.errors import InvalidInput
from rules_core.west.book import Defences, DefencesRuling, PerceptionRuling
from rules_core.west.defences import Attempt, Defence, after_all, healed
from rules_core.west.options import WestOptions
from rules_core.west.terms import Choice, Style

A, F, I, P = Style  # noqa: E741
NONE, REPHRASE, SWITCH, LOSS = Choice
PROGRESSIVE = WestOptions(progressive="yes")


def after(*attempts: Attempt, options: WestOptions = WestOptions()) -> list[int]:
    """Argument, Fast Talk, Intimidation, Persuasion, TN, Nerve after attacks on a fresh target."""
    found = after_all(attempts, Defence.of({}), options)
    figures = [found.resistance(style) for style in Style]
    return [f.value for f in (*figures, found.tn_adjust, found.nerve)]


@pytest.mark.parametrize(
    ("heard", "hit", "moved"),
    [
        (I, True, [0, 0, 0, 1, 0, 4]),
        (I, False, [0, 0, 1, 1, 0, 4]),
        (A, True, [0, -1, 0, 0, 0, 4]),
        (A, False, [0, 0, 0, 0, 0, 4]),
        (P, True, [0, 0, 1, -1, 0, 4]),
        (P, False, [0, 0, 1, 0, 0, 4]),
        (F, True, [-1, 0, 0, 0, 0, 4]),
        (F, False, [0, 0, 0, 0, 1, 4]),
    ],
)
def test_tw_ind_by_style(heard: Style, hit: bool, moved: list[int]) -> None:
    assert after(Attempt(heard, heard, hit)) == moved


def test_tw_ind_misread_resists_the_chosen_style() -> None:
    assert after(Attempt(P, F, True)) == [-1, 0, 0, 1, 0, 5]
    assert after(Attempt(P, F, False)) == [0, 0, 0, 1, 1, 5]
    assert after(Attempt(P, F, True, REPHRASE)) == [-1, 0, 0, 1, 0, 5]
    assert after(Attempt(P, F, True, SWITCH)) == [-1, 0, 0, 0, 0, 4]
    assert after(Attempt(P, P, True, REPHRASE)) == [0, 0, 1, -1, 0, 4]


def test_r_loss_waives_rises_and_keeps_the_rest() -> None:
    assert after(Attempt(P, F, True, LOSS)) == [-1, 0, 0, 0, 0, 4]
    assert after(Attempt(P, I, True, LOSS)) == [0, 0, 0, 0, 0, 4]
    assert after(Attempt(P, F, False, LOSS)) == [0, 0, 0, 0, 1, 4]
    assert after(Attempt(P, P, False, LOSS)) == [0, 0, 0, 0, 0, 4]
    assert after(Attempt(F, F, False, LOSS), options=PROGRESSIVE) == [0, 0, 0, 0, 1, 4]
    waived = Defence.of({}).after(Attempt(P, I, True, LOSS)).resistance_persuasion
    assert waived.steps[-1].rule is PerceptionRuling.LOSS_WAIVES


def test_tw_progressive_and_r_nerve_once() -> None:
    def nerve(attempt: Attempt) -> int:
        return after(attempt, options=PROGRESSIVE)[-1]

    assert nerve(Attempt(P, P, True)) == 4
    assert nerve(Attempt(P, P, False)) == 5
    assert nerve(Attempt(P, F, True)) == 5
    assert nerve(Attempt(P, F, False)) == 5
    assert nerve(Attempt(P, F, True, SWITCH)) == 4
    assert nerve(Attempt(P, F, False, SWITCH)) == 5
    assert nerve(Attempt(P, P, True, REPHRASE)) == 4


def test_r_ind_floor_lets_resistances_fall_below_0() -> None:
    twice = Defence.of({}).after(Attempt(A, A, True)).after(Attempt(A, A, True))
    assert twice.resistance_fast_talk.value == -2
    assert twice.resistance_fast_talk.steps[-1].rule is DefencesRuling.IND_FLOOR
    once = Defence.of({F: 1}).after(Attempt(A, A, True))
    assert once.resistance_fast_talk.steps[-1].rule is Defences.IND_ARGUMENT


def test_r_ft_tn_lasts_and_adds_up() -> None:
    assert after(*[Attempt(F, F, False)] * 3)[4] == 3
    figure = Defence.of({}, 2).after(Attempt(F, F, False)).tn_adjust
    assert (figure.value, figure.steps[-1].rule) == (3, DefencesRuling.FT_TN)


def test_a_row_of_attacks_in_order() -> None:
    row = [Attempt(I, I, False), Attempt(P, P, True), Attempt(P, F, True), Attempt(A, A, True)]
    assert after(*row) == [-1, -1, 2, 1, 0, 5]
    assert after() == [0, 0, 0, 0, 0, 4]


@pytest.mark.parametrize("heals", ["0", "1", "2", "3", "4", "5"])
def test_r_argue_heal(heals: str) -> None:
    options = WestOptions.read({"argue-heal": heals})
    for wounds in range(6):
        assert healed(Attempt(A, A, False), wounds, options).value == min(int(heals), wounds)
        assert healed(Attempt(P, A, False, LOSS), wounds, options).value == min(int(heals), wounds)
        assert healed(Attempt(A, A, True), wounds, options).value == 0
        assert healed(Attempt(A, P, False), wounds, options).value == 0


def test_what_cannot_be_is_told_attack_by_attack() -> None:
    row = [Attempt(P, P, True, SWITCH), Attempt(P, P, True, LOSS), Attempt(P, F, False)]
    with pytest.raises(InvalidInput) as caught:
        after(*row, options=WestOptions(miss_perception="hits"))
    assert [p.field for p in caught.value.problems] == ["attacks"] * 3
    assert "Attack 3" in caught.value.problems[2].message
    assert after(row[2])[3] == 1


def test_every_possible_attempt_is_answered() -> None:
    for meant, heard, hit, choice in product(Style, Style, (True, False), Choice):
        attempt = Attempt(meant, heard, hit, choice)
        wrong = meant is heard and (choice is SWITCH or (choice is LOSS and hit))
        try:
            found = after(attempt, options=PROGRESSIVE)
        except InvalidInput:
            assert wrong
        else:
            assert not wrong
            assert 4 <= found[-1] <= 5
            assert choice is not LOSS or max(found[:4]) <= 0


def test_starting_figures_are_guarded() -> None:
    with pytest.raises(InvalidInput) as caught:
        Defence.of({A: -100, P: 1000}, 1000, -1)
    fields = [p.field for p in caught.value.problems]
    assert fields == ["resistance_argument", "resistance_persuasion", "tn_adjust", "nerve"]
