"""What may happen in a conflict now, and which rule forbids the rest."""

from enum import Enum

from rules_core.anam.book import Actions, Armour, Conditions, Harm
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.labels import EVENTS
from rules_core.anam.tracker.setup import MOST
from rules_core.anam.tracker.state import Conflict, Person
from rules_core.anam.tracker.trial import wears_hard
from rules_core.rulebook import Rule

Refusal = tuple[Rule, str]


class Stage(Enum):
    """What the conflict waits for."""

    IDLE = "who acts"
    ACTING = "what they do"
    ATTACK = "the effect of an attack"
    HURT = "an injury, or Wounds"
    TASK = "what came of a test"


STEPS: dict[Stage, tuple[tuple[type[e.Event], ...], Rule, str]] = {
    Stage.ACTING: (
        (e.Attacked, e.Tested, e.WentOn),
        Actions.ACTIONS,
        "Say first what the one who acts does.",
    ),
    Stage.ATTACK: ((e.EffectRead,), Actions.ATTACK, "Say first what the attack came to."),
    Stage.HURT: (
        (e.TookInjury, e.Marked),
        Conditions.INJURY,
        "Say first whether an injury is taken.",
    ),
    Stage.TASK: (
        (e.Manipulated, e.Defended, e.BoxTreated, e.ConditionTreated, e.WentOn),
        Actions.ACTIONS,
        "Say first what came of the test.",
    ),
}
WITHIN = {event for events, _, _ in STEPS.values() for event in events}


def stage(state: Conflict) -> Stage:
    """What the conflict waits for now."""
    if state.attempt is not None:
        return Stage.ATTACK if state.attempt.blow is None else Stage.HURT
    if state.modifier is not None:
        return Stage.TASK
    return Stage.IDLE if state.acting is None else Stage.ACTING


def possible(state: Conflict) -> tuple[type[e.Event], ...]:
    """The events that may come now, for somebody at least."""
    return tuple(event for event in EVENTS if refusal(state, event) is None)


def refusal(state: Conflict, event: type[e.Event]) -> Refusal | None:
    """Why such an event may not come now; None if it may."""
    now = stage(state)
    if now is not Stage.IDLE:
        may, rule, text = STEPS[now]
        if event not in may:
            return rule, text
        return _now(state, event)
    if event in WITHIN:
        return Actions.ACTIONS, "Nobody acts now: say first who does."
    return _between(state, event)


def _now(state: Conflict, event: type[e.Event]) -> Refusal | None:
    """While somebody acts."""
    if event is e.Attacked and not targets(state):
        return Harm.OUT, "There is nobody left to attack."
    if event is e.Tested and not state.acting:
        return Actions.ACTIONS, "Somebody else has no sheet here. Only their attacks count."
    if event is e.ConditionTreated and not any(p.conditions for p in _people(state)):
        return Conditions.INJURY, "Nobody has a condition."
    if event is e.BoxTreated and not any(p.bruises or p.wounds for p in _people(state)):
        return Harm.TRACKS, "Nobody has a mark on a track."
    return None


def _between(state: Conflict, event: type[e.Event]) -> Refusal | None:
    """While nobody acts."""
    people = _people(state)
    if event is e.Joined and len(people) >= MOST:
        return Harm.TRACKS, f"There are {MOST} characters, as many as are kept count of."
    if event in (e.Left, e.ModifierAdded, e.ArmourChanged, e.Rested) and not people:
        return Harm.TRACKS, "Nobody is kept count of."
    if event in (e.Cared, e.Lifted) and not any(p.conditions for p in people):
        return Conditions.INJURY, "Nobody has a condition."
    if event is e.ModifierEnded and not any(p.modifiers for p in people):
        return Actions.MANIPULATION, "Nobody has a modifier that lasts."
    if event is e.HoursPassed and not any(wears_hard(p) for p in people):
        return Armour.HARD_ARMOR, "Nobody wears hard armour that tires."
    if event is e.CameTo and not any(p.may_come_to for p in people):
        return Harm.OUT, "Nobody is out by full tracks alone."
    return None


def targets(state: Conflict) -> tuple[int, ...]:
    """Who may be attacked: all who are not out of combat, save the attacker."""
    return tuple(who for who in state.able if who != state.acting)


def _people(state: Conflict) -> list[Person]:
    return [state.person(who) for who in state.present]
