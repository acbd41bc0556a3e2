"""Dice that the page rolls: what they show, told as the event that it makes.

`rng` is the source of chance, so that a test can fix it.
"""

from random import Random

from rules_core.clockwork.dice import Die, Pool, net_advantage, net_success
from rules_core.clockwork.encounter.events import (
    AllRolled,
    AmbushRolled,
    ConditionsRolled,
    InitiativeRolled,
    Rolled,
)
from rules_core.clockwork.encounter.order import ambushers, unrolled
from rules_core.clockwork.encounter.pools import ambush_dice, attack_dice, order_dice
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.strikes import roller

LETTERS = {
    "success": "S",
    "failure": "F",
    "advantage": "A",
    "threat": "H",
    "triumph": "T",
    "despair": "D",
}


def thrown(pool: Pool, rng: Random) -> str:
    """The symbols that the dice show, as letters."""
    return "".join(rng.choice(die.faces) for die in Die for _ in range(pool.count(die)))


def roll(state: Conflict, rng: Random) -> Rolled:
    """The dice of whoever rolls next in an attack."""
    assert state.attack is not None
    _, pool = attack_dice(state, state.attack, roller(state.attack))
    shown = thrown(pool, rng)
    return Rolled(**{name: shown.count(letter) for name, letter in LETTERS.items()}, drawn=True)


def ambush(state: Conflict, rng: Random) -> AmbushRolled:
    """Both rolls of an ambush."""
    side = ambushers(state)
    assert side is not None
    one, other = (thrown(pool, rng) for pool in ambush_dice(state, side))
    return AmbushRolled(
        net_success(one), net_advantage(one), net_success(other), net_advantage(other), drawn=True
    )


def initiative(state: Conflict, who: int, rng: Random) -> InitiativeRolled:
    """Somebody's roll for initiative."""
    shown = thrown(order_dice(state, state.actor(who))[1], rng)
    triumphs = shown.count("T")
    return InitiativeRolled(who, net_success(shown), net_advantage(shown), triumphs, drawn=True)


def all_initiative(state: Conflict, rng: Random) -> AllRolled:
    """The rolls of all who have not rolled."""
    rolls = [initiative(state, who, rng) for who in unrolled(state)]
    return AllRolled(
        tuple(r.success for r in rolls),
        tuple(r.advantage for r in rolls),
        tuple(r.triumphs for r in rolls),
    )


def conditions(number: int, rng: Random) -> ConditionsRolled:
    """So many percentile rolls."""
    return ConditionsRolled(tuple(rng.randint(1, 100) for _ in range(number)), drawn=True)
