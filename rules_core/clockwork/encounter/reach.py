"""Who can get at whom: zones, avenues, what closes them (cd-zoc, cd-avenues, cd-maneuvers)."""

from dataclasses import replace

from rules_core.clockwork.book import Space, Turns
from rules_core.clockwork.encounter.order import acts
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Approach
from rules_core.clockwork.space import AVENUES, avenues
from rules_core.figures import Figure
from rules_core.rulebook import Rule

Refusal = tuple[Rule, str]
"""The rule that forbids something now, and a sentence for the reader."""


def taken(state: Conflict, target: int) -> int:
    """The avenues of somebody that attackers hold."""
    return sum(1 for held, _ in state.holders if held == target)


def _all(state: Conflict) -> int:
    """The avenues that lead to one character, open or not (cd-avenues)."""
    return state.options.table(AVENUES[state.field])


def closed(state: Conflict, target: int) -> int:
    """The avenues of somebody that terrain fills or a sidestep closes, no more than there are."""
    steps = sum(1 for step in state.sidesteps if step.of == target)
    return min(_all(state), state.actor(target).sheet.blocked + steps)


def ways_to(state: Conflict, target: int) -> Figure[int]:
    """The avenues of somebody that are open now."""
    gone = taken(state, target), closed(state, target)
    return avenues(state.field, *gone, options=state.options).open


def holds_avenue(state: Conflict, by: int, target: int) -> bool:
    """Whether somebody holds an avenue of another already."""
    return (target, by) in state.holders


def from_afar(state: Conflict, by: int, target: int, approach: Approach) -> bool:
    """Whether an attack needs an open avenue and takes none: shots and words in a fight."""
    if not state.is_fight:
        return False
    if approach is not Approach.BLOW:
        return True
    return state.actor(by).weapon.is_ranged and not state.are_near(by, target)


def no_way(state: Conflict, by: int, target: int, approach: Approach) -> Refusal | None:
    """Why somebody cannot attack another from where they stand; None if they can.

    The attack itself opens what they closed before this turn, so that this bars nothing.
    """
    state = acts(state, by)
    if closed(state, by) == _all(state):
        return Turns.MANEUVERS, "With no avenue of their own left nobody can attack."
    if holds_avenue(state, by, target):
        return None
    afar = from_afar(state, by, target, approach)
    if state.is_fight and not afar and not state.are_near(by, target):
        return Space.AVENUES, "They are not in one another's zone: move in first."
    if ways_to(state, target).value:
        return None
    return Space.AVENUES, "No avenue is open; only who holds one can bring others in."


def comes_in(state: Conflict, by: int, target: int, approach: Approach) -> Conflict:
    """The state once an attacker has taken the avenue that the attack needs."""
    if holds_avenue(state, by, target) or from_afar(state, by, target, approach):
        return state
    return replace(state, holders=(*state.holders, (target, by)))


def goes(state: Conflict, who: int, to: int) -> Conflict:
    """The state after a move: into the zone of `to`, or with 0 away from everybody (cd-move)."""
    pair = (min(who, to), max(who, to))
    near = {p for p in state.near if who not in p or (to and p == pair)}
    fixed = set(state.callers)
    kept = tuple(
        (target, by)
        for target, by in state.holders
        if (target, by) in fixed or who not in (target, by) or (to and {target, by} == {who, to})
    )
    if not state.is_fight:  # in a talk only one's own place at somebody is given up
        kept = tuple(p for p in state.holders if p in fixed or p[1] != who)
    if to:
        near.add(pair)
        if state.actor(to).side is not state.actor(who).side and (to, who) not in kept:
            kept = (*kept, (to, who))
    return replace(state, near=frozenset(near), holders=kept)
