"""What a calculator can tell at this point, filled in from the state: "What are my chances?"."""

from dataclasses import fields

from calculators.clockwork.odds import clockwork_argument, clockwork_attack_odds
from calculators.clockwork.scene.turn_moves import planned
from calculators.kit.scene.board import Ask
from rules_core.clockwork.attack import Strike
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.legal import may
from rules_core.clockwork.encounter.order import rounds_of_talk
from rules_core.clockwork.encounter.pools import attack_dice
from rules_core.clockwork.encounter.state import Attack, Conflict
from rules_core.clockwork.encounter.strikes import roller, strike_of
from rules_core.clockwork.encounter.words import Approach, Stage

MOST = 3
"""Questions that stand below a board at once."""


def asks(state: Conflict) -> tuple[Ask, ...]:
    """The questions that make sense now; none where their figures go past a form's ranges."""
    attack = state.attack
    if state.stage is Stage.ROLL and attack is not None and not attack.is_rally:
        found = [_attack(state, attack, roller(attack), "What are my chances?")]
        return tuple(ask for ask in found if ask is not None)
    if state.stage is not Stage.TURN:
        return ()
    found = []
    for event in may(state, e.Attacked):
        assert isinstance(event, e.Attacked)
        if event.approach not in (Approach.BLOW, Approach.PLEA):
            continue
        plan, name = planned(state, event), state.actor(event.target).name
        if state.is_fight:
            found.append(_attack(state, plan, plan.by, f"My chances against {name}?"))
        else:
            found.append(_argument(state, plan, name))
    return tuple(ask for ask in found if ask is not None)[:MOST]


def _attack(state: Conflict, attack: Attack, who: int, label: str) -> Ask | None:
    """The chances of one attack."""
    _, pool = attack_dice(state, attack, who)
    strike = strike_of(state, attack)
    given = {f.name: getattr(strike, f.name) for f in fields(Strike)} | pool.by_name()
    return Ask.of(label, clockwork_attack_odds, given, state.options)


def _argument(state: Conflict, attack: Attack, name: str) -> Ask | None:
    """The chances of an argument in the rounds that are left, with those whom aid has brought.

    That calculator knows no boost and no setback, and helpers who are alike; where it does not fit,
    one who is alone gets the chances of this attack.
    """
    assert state.turn is not None
    _, pool = attack_dice(state, attack, attack.by)
    helpers = state.turn.helpers
    others = [attack_dice(state, attack, id)[1] for id in helpers]
    if not _fits(pool, others):
        label = f"My chances against {name}?"
        return None if others else _attack(state, attack, attack.by, label)
    given: dict[str, object] = dict(pool.by_name())
    target = state.actor(attack.target)
    given |= {
        "disposition": target.disposition.value,
        "rounds": max(1, rounds_of_talk(state) + 1 - state.round),
        "helpers": len(helpers),
        "potency": attack.potency,
        "armor": target.armor(words=True),
    }
    for other in others[:1]:
        given |= {"helper_ability": other.ability, "helper_proficiency": other.proficiency}
    return Ask.of(f"Do I win {name} over?", clockwork_argument, given, state.options)


def _fits(pool: Pool, others: list[Pool]) -> bool:
    """Whether an argument can be rolled as its calculator rolls it."""
    alike = all(other == others[0] for other in others)
    defence = {(each.difficulty, each.challenge) for each in (pool, *others)}
    plain = not any(each.boost or each.setback for each in (pool, *others))
    return alike and plain and len(defence) == 1
