"""Every value of every switch changes an answer."""

from collections.abc import Callable
from typing import Any

import pytest

from rules_core.clockwork.argument import Argument, argue
from rules_core.clockwork.attack import Strike
from rules_core.clockwork.check import Trial, check
from rules_core.clockwork.exchange import resolve
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.pool import defense
from rules_core.clockwork.terms import Arena, Trait
from rules_core.clockwork.turns import initiative, passive


def attack(**strike: Any) -> Callable[[ClockworkOptions], object]:
    """The values of one attack, for any options."""

    def values(options: ClockworkOptions) -> object:
        found = resolve(Strike(**strike), options)
        return {name: figure.value for name, figure in vars(found).items()}

    return values


SHOWS: dict[str, Callable[[ClockworkOptions], object]] = {
    "initiative-wound": lambda o: initiative(2, 2, 1, o).net_success.value,
    "passive": lambda o: passive(3, 2, 3, o).value,
    "overflow": lambda o: defense(5, 5, o).dice,
    "cost": attack(guard=1, net_success=1, net_advantage=6, potency=2),
    "triumph-social": attack(
        arena=Arena.SOCIAL, target=Trait.DISPOSITION, net_success=1, triumphs=1
    ),
    "failure": attack(net_success=-1, net_advantage=-2, attacker_level=3),
    "threat-first": attack(net_advantage=-1),
    "threat-condition": attack(net_advantage=-2),
    "subdue": lambda o: check(Trial(held=True), o).success.value,
    "steps": attack(guard=3, net_success=2),
    "carry": attack(guard=1, net_success=2),
}


@pytest.mark.parametrize("public_id", SHOWS)
def test_a_switch_changes_something(public_id: str) -> None:
    answers = [
        SHOWS[public_id](ClockworkOptions.read({public_id: value}))
        for value in ClockworkOptions.values_of(public_id)
    ]
    assert all(a != b for i, a in enumerate(answers) for b in answers[:i])


@pytest.mark.parametrize("public_id", ["steps", "carry", "triumph-social"])
def test_a_switch_changes_an_argument(public_id: str) -> None:
    talk = Argument(ability=1, proficiency=1)
    written, other = (
        argue(talk, ClockworkOptions.read({public_id: value})).outcome.value
        for value in ClockworkOptions.values_of(public_id)
    )
    assert written != other


def test_no_switch_is_forgotten() -> None:
    assert set(SHOWS) == set(ClockworkOptions.choices())
