"""The odds of an argument, against every combination of rolls."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.clockwork.argument import Argument, argue
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.odds import chances
from rules_core.clockwork.options import ClockworkOptions
from rules_core.errors import InvalidInput
from tests.rules_core.clockwork.by_hand import argued

MANY = settings(deadline=None, derandomize=True, max_examples=40)
SMALL = st.integers(0, 1)
ARGUMENTS = st.builds(
    Argument,
    ability=SMALL,
    proficiency=SMALL,
    helper_ability=SMALL,
    helper_proficiency=SMALL,
    difficulty=SMALL,
    challenge=st.just(0),
    disposition=st.integers(1, 5),
    rounds=st.integers(1, 3),
    helpers=st.integers(0, 1),
    potency=st.integers(0, 2),
    armor=st.integers(0, 2),
)
OPTIONS = st.builds(
    ClockworkOptions,
    steps=st.sampled_from(["per-success", "per-check"]),
    carry=st.sampled_from(["next-attack", "same-attack"]),
    triumph_social=st.sampled_from(["yes", "no"]),
)


@MANY
@given(ARGUMENTS, OPTIONS)
def test_every_combination_of_rolls(talk: Argument, options: ClockworkOptions) -> None:
    against = Pool(difficulty=talk.difficulty, challenge=talk.challenge)
    how = (
        f"{options.steps} {options.carry} {'no-triumph' if options.triumph_social == 'no' else ''}"
    )
    expected = argued(
        Pool(ability=talk.ability, proficiency=talk.proficiency) + against,
        Pool(ability=talk.helper_ability, proficiency=talk.helper_proficiency) + against,
        talk.helpers,
        talk.disposition,
        talk.armor >= max(1, talk.potency),
        talk.rounds,
        how,
    )
    found = argue(talk, options)
    assert list(found.outcome.value.values()) == expected
    assert list(found.outcome.value) == list(range(1, talk.rounds + 1))


@MANY
@given(ARGUMENTS, OPTIONS)
def test_the_odds_hang_together(talk: Argument, options: ClockworkOptions) -> None:
    found = argue(talk, options)
    for number, odds in found.disposition.value.items():
        assert sum(odds.chances().values()) == 1
        assert odds.chance(lambda name: name == "outcome") == found.outcome.value[number]
        assert set(odds) <= {str(n) for n in range(1, talk.disposition + 1)} | {"outcome"}
    chances = list(found.outcome.value.values())
    assert chances == sorted(chances)


def outcome(options: ClockworkOptions = ClockworkOptions(), **changed: Any) -> list[str]:
    """The rounded chances by round of 1 ability and 2 proficiency against 2 difficulty."""
    talk = Argument(ability=1, proficiency=2, **changed)
    return [f"{float(c):.4f}" for c in argue(talk, options).outcome.value.values()]


def test_cd_odds_published() -> None:
    assert outcome() == ["0.1211", "0.4445", "0.7105"]


def test_helpers_and_armor() -> None:
    alone = argue(Argument(disposition=1, rounds=1)).outcome.value[1]
    two = argue(Argument(disposition=1, rounds=1, helpers=1, helper_ability=2)).outcome.value[1]
    assert alone == Fraction(891, 2048)
    assert two == 1 - (1 - alone) ** 2
    shielded = argue(Argument(disposition=1, rounds=2, armor=1)).outcome.value
    assert list(shielded.values()) == [0, alone**2]


@pytest.mark.parametrize("name", ["helpers", "challenge", "disposition"])
def test_more_of_it(name: str) -> None:
    """More helpers never hurt; harder dice and a worse Disposition never help."""
    low = Argument(2, 1, 1, 1, 2, 0, 3, 3, 0)
    high = Argument(**{**vars(low), name: getattr(low, name) + 2})
    less, more = argue(low).outcome.value, argue(high).outcome.value
    better = all(more[n] >= less[n] for n in less)
    worse = all(more[n] <= less[n] for n in less)
    assert better if name == "helpers" else worse


def test_every_fault_is_named() -> None:
    with pytest.raises(InvalidInput) as refused:
        argue(Argument(rounds=4, helpers=6, disposition=0, helper_ability=11))
    assert {p.field for p in refused.value.problems} == {
        "rounds",
        "helpers",
        "disposition",
        "helper_ability",
    }


@pytest.mark.parametrize("challenge", [0, 1])
@pytest.mark.parametrize("helpers", range(4))
def test_favorable_is_won_unless_all_rolls_fail(helpers: int, challenge: int) -> None:
    talk = Argument(ability=2, helper_ability=1, difficulty=1, challenge=challenge, disposition=1)
    against = Pool(difficulty=1, challenge=challenge)
    own, other = (chances(Pool(ability=n) + against).success.value for n in (2, 1))
    found = argue(replace(talk, rounds=1, helpers=helpers)).outcome.value
    assert found == {1: 1 - (1 - own) * (1 - other) ** helpers}


def test_dispositions_are_listed_from_hostile_down() -> None:
    odds = argue(Argument(ability=3, disposition=3, rounds=2)).disposition.value[2]
    assert list(odds) == ["3", "2", "1", "outcome"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"steps": "per-success"}, "1 step for each net success, down to Favorable"),
        ({"steps": "per-check"}, "1 step for each successful check, down to Favorable"),
        ({"carry": "next-attack"}, "successes left over are lost"),
        ({"carry": "same-attack"}, "successes left over place an outcome at once"),
        ({"triumph-social": "yes"}, "a triumph bypasses a Disposition above Favorable"),
        ({"triumph-social": "no"}, "a triumph does not bypass a Disposition above Favorable"),
    ],
)
def test_the_rulings_behind_it_are_told(options: dict[str, str], said: str) -> None:
    found = argue(Argument(rounds=1), ClockworkOptions.read(options))
    assert said in [step.text for step in found.outcome.steps]
