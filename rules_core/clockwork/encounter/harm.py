"""What befalls somebody: conditions, wounds, a Morale that breaks, the end of their part."""

from dataclasses import replace

from rules_core.clockwork.book import Attack as AttackBook
from rules_core.clockwork.book import Outcomes, Traits
from rules_core.clockwork.encounter.actor import Actor, Placed
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Fate, Weapon
from rules_core.clockwork.outcomes import condition, row_of
from rules_core.clockwork.terms import Condition, Lasting, Rung, Trait, plain

SEEN = (Fate.FLEES, Fate.LEFT, Fate.YIELDED, Fate.FALLEN)
"""What costs allies who see it their Morale (cd-morale)."""
MOST_WOUNDS = 5
"""The wounds that the forms take (see `limits`)."""


def out(state: Conflict, id: int, fate: Fate) -> Conflict:
    """The state once somebody takes no more part; in a fight their allies see it."""
    after = state.with_actor(replace(state.actor(id), fate=fate))
    after = replace(
        after,
        near=frozenset(pair for pair in after.near if id not in pair),
        holders=tuple(pair for pair in after.holders if id not in pair),
        callers=tuple(pair for pair in after.callers if id not in pair),
        sidesteps=tuple(s for s in after.sidesteps if id not in (s.by, s.of)),
        holds=tuple(pair for pair in after.holds if id not in pair),
    )
    if after.is_fight and fate in SEEN:
        for ally in state.allies(id):
            if after.actor(ally.id).is_in:
                after = falter(after, ally.id, f"{state.actor(id).name} is out")
    return after


def falter(state: Conflict, id: int, why: str) -> Conflict:
    """Morale falls a level; from Favorable they flee or surrender (cd-morale)."""
    actor = state.actor(id)
    if actor.morale.value <= Rung.FAVORABLE:
        return out(state, id, Fate.FLEES)
    fallen = actor.morale.plus(-1, Traits.MORALE, f"−1, {why}")
    return state.with_actor(replace(actor, morale=fallen))


def wound(state: Conflict, id: int) -> Conflict:
    """One wound more (cd-wound), which only blows give, and what it does to Morale."""
    actor = state.actor(id)
    wounds = actor.wounds.plus(1, Outcomes.WOUND, "+1")
    return falter(state.with_actor(replace(actor, wounds=wounds)), id, "wounded")


def afflict(state: Conflict, id: int, found: Condition, guard_up: bool) -> Conflict:
    """A standard condition is placed (cd-conditions)."""
    actor = state.actor(id)
    placed = condition(row_of(found), guard_up, bool(actor.conditions))
    stays = placed.lasts.value is Lasting.PERSISTENT
    if placed.condition.value is Condition.AGGRAVATED:
        return state.with_actor(replace(actor, conditions=_lasting(actor.conditions)))
    kind = placed.condition.value
    own = Placed(kind.value, kind, stays)
    if actor.has(kind):
        kept = tuple(
            replace(p, is_persistent=p.is_persistent or stays) if p.condition is kind else p
            for p in actor.conditions
        )
    else:
        kept = (*actor.conditions, own)
    after = state.with_actor(replace(actor, conditions=kept))
    return _disarmed(after, id) if kind is Condition.DISARMED else after


def _lasting(conditions: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """The first condition that is not persistent becomes so."""
    found = next((p for p in conditions if not p.is_persistent), None)
    return tuple(replace(p, is_persistent=True) if p is found else p for p in conditions)


def _disarmed(state: Conflict, id: int) -> Conflict:
    """The weapon is lost in a fight, the proof in a talk: after a talk another one may go."""
    actor = state.actor(id)
    if not state.is_fight:
        return state.with_actor(replace(actor, is_unproven=True))
    if actor.grip or (actor.sheet.parrying and actor.weapon is Weapon.MELEE):
        less = -state.options.table("parry-guard")
        text = f"{plain(less)}, the weapon that parried is lost"
        actor = parry(actor, less, state.options.said("parry-guard", text))
    return state.with_actor(replace(actor, is_unarmed=True, grip=False, is_aiming=False))


def parry(actor: Actor, by: int, text: str) -> Actor:
    """Guard and its maximum with a weapon that parries from now on, or no more (cd-guard).

    Points that a Guard of 0 cannot give up were lost before, so they do not come back with it.
    """
    guard = actor.guard.plus(by, Traits.GUARD, text)
    if by > 0 and actor.owed:
        gone = min(by, actor.owed)
        guard = guard.plus(-gone, Traits.GUARD, f"−{gone}, lost before")
    guard = guard.at_least(0, Traits.GUARD, "never below 0")
    owed = actor.owed + guard.value - actor.guard.value - by
    return replace(actor, guard=guard, most=actor.most + by, owed=owed)


def named(state: Conflict, id: int, what: str, guard_up: bool) -> Conflict:
    """A condition that only its name tells of: the weapon's own, or the Narrator's."""
    actor = state.actor(id)
    own = Placed(what, None, not guard_up)
    return state.with_actor(replace(actor, conditions=(*actor.conditions, own)))


def lower(state: Conflict, id: int, trait: Trait, by: int) -> Conflict:
    """A level that an attack's failure costs its attacker (cd-result-failure)."""
    actor = state.actor(id)
    if not by:
        return state
    figure = actor.level(trait).plus(-by, AttackBook.RESULT_FAILURE, f"−{by}, an own failure")
    return state.with_actor(actor.with_level(trait, figure))
