"""The lines of the log of a conflict."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core.anam.hit import Hit
from rules_core.anam.terms import Outcome, What, count, signed
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.care import outlook, treated
from rules_core.anam.tracker.state import Conflict
from rules_core.anam.tracker.telling_between import TELL_BETWEEN, capital
from rules_core.figures import Figure
from rules_core.record import Entry

Told = Callable[[Conflict, Any, Conflict], Entry]


def tell(before: Conflict, event: e.Event, after: Conflict) -> Entry:
    """The log's line out of the state before, the event and the state after."""
    return TELL[type(event)](before, event, after)


def _turn(before: Conflict, event: e.TookTurn, after: Conflict) -> Entry:
    return Entry(f"{capital(before.name(event.who))} acts.")


def _actor(state: Conflict) -> str:
    assert state.acting is not None
    return capital(state.name(state.acting))


def _attacked(before: Conflict, event: e.Attacked, after: Conflict) -> Entry:
    assert after.attempt is not None and after.modifier is not None
    why = f", to impose {event.impose.strip()}" if event.impose.strip() else ""
    said = f"{_actor(before)} attacks {before.name(event.target)}{why}: "
    said += f"difficulty {after.attempt.difficulty.value}, {_cm(after.modifier)}."
    return Entry(said, {"Difficulty": after.attempt.difficulty, "Modifier": after.modifier})


def _cm(modifier: Figure[int]) -> str:
    return f"{signed(modifier.value)} CM" if modifier.value else "no modifier"


def _effect(before: Conflict, event: e.EffectRead, after: Conflict) -> Entry:
    assert before.attempt is not None
    said = f"Effect {event.effect} against {before.attempt.difficulty.value}."
    if after.attempt is None:
        return _hit(before, after, said)
    return Entry(f"{said} {capital(before.name(before.attempt.target))} may take an injury.")


def _hit(before: Conflict, after: Conflict, said: str = "") -> Entry:
    """What the hit did."""
    assert before.attempt is not None and after.last is not None
    found, name = after.last, capital(before.name(before.attempt.target))
    parts = [said, f"{name} {_deed(found, before.attempt.impose)}."]
    if found.out.value:
        parts.append(f"{name} is out of combat.")
    return Entry(" ".join(part for part in parts if part), figures_of(found))


def _deed(found: Hit, impose: str) -> str:
    wounds = found.wounds_dealt.value
    match found.outcome.value:
        case Outcome.MISS:
            return "is missed"
        case Outcome.STOPPED:
            return "is not harmed: the armour stops it"
        case Outcome.BRUISE:
            return "takes 1 Bruise"
        case Outcome.IMPOSED:
            return f"has a condition: {impose}"
        case Outcome.INJURY:
            return "marks no Wounds"
        case Outcome.WOUNDS:
            return f"takes {count(wounds, 'Wound')}"


def figures_of(found: Hit) -> dict[str, Figure[Any]]:
    """The figures of a hit that the log shows, by their labels."""
    figures: dict[str, Figure[Any]] = {"Wounds": found.wounds_dealt}
    if found.outcome.value is Outcome.MISS:
        return figures
    figures |= {"Bruises so far": found.bruises_after, "Wounds so far": found.wounds_after}
    figures["Slots filled"] = found.conditions_after
    return figures | {"Out of combat": found.out}


def _injury(before: Conflict, event: e.TookInjury, after: Conflict) -> Entry:
    what = event.name.strip() or "an injury"
    assert before.attempt is not None
    name = capital(before.name(before.attempt.target))
    return _hit(before, after, f"{name} takes an injury in place of Wounds: {what}.")


def _marked(before: Conflict, event: e.Marked, after: Conflict) -> Entry:
    return _hit(before, after, "No injury is taken.")


def _tested(before: Conflict, event: e.Tested, after: Conflict) -> Entry:
    assert after.modifier is not None
    return Entry(f"{_actor(before)} tests: {_cm(after.modifier)}.", {"Modifier": after.modifier})


def _manipulated(before: Conflict, event: e.Manipulated, after: Conflict) -> Entry:
    whom = before.name(event.whom)
    said = f"{_actor(before)} manipulates: {signed(event.value)} for {whom}, 1 less with each use."
    return Entry(said)


def _defended(before: Conflict, event: e.Defended, after: Conflict) -> Entry:
    assert before.acting
    defence = after.person(before.acting).defence
    said = f"{_actor(before)} defends actively: level {event.level} for this turn."
    return Entry(said, {"Defence": defence})


def _treated(before: Conflict, whom: int, what: What, effect: int, thing: str) -> Entry:
    done = treated(what, effect, before.setup.options)
    how = "heals" if done.value else "fails to heal"
    said = f"{_actor(before)} {how} {thing} of {before.name(whom)}."
    return Entry(said, {"Healed": done})


def _box(before: Conflict, event: e.BoxTreated, after: Conflict) -> Entry:
    thing = "1 Bruise" if event.what is What.BRUISE else "1 Wound"
    return _treated(before, event.whom, event.what, event.effect, thing)


def _condition(before: Conflict, event: e.ConditionTreated, after: Conflict) -> Entry:
    condition = before.person(event.whom).conditions[event.condition - 1]
    said = _treated(before, event.whom, condition.kind, event.effect, condition.told)
    clears = outlook(condition, before.setup.options).clears
    return Entry(said.title, {**said.figures, "Without a task it clears": clears})


def _went_on(before: Conflict, event: e.WentOn, after: Conflict) -> Entry:
    if before.modifier is not None:
        return Entry("Nothing comes of it.")
    return Entry(f"{_actor(before)} does nothing to be noted.")


TELL: Mapping[type[e.Event], Told] = {
    e.TookTurn: _turn,
    e.Attacked: _attacked,
    e.EffectRead: _effect,
    e.TookInjury: _injury,
    e.Marked: _marked,
    e.Tested: _tested,
    e.Manipulated: _manipulated,
    e.Defended: _defended,
    e.BoxTreated: _box,
    e.ConditionTreated: _condition,
    e.WentOn: _went_on,
    **TELL_BETWEEN,
}
