"""A conflict as it is played: what each event does (an-actions to an-out)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.anam.book import Actions, HarmRuling
from rules_core.anam.hit import Hit, hit
from rules_core.anam.limits import note
from rules_core.anam.modifiers import MANIPULATION
from rules_core.anam.parties import Blow
from rules_core.anam.terms import What
from rules_core.anam.tracker import events as e
from rules_core.anam.tracker.between import BETWEEN
from rules_core.anam.tracker.care import arrived, freed, treated
from rules_core.anam.tracker.legal import refusal, targets
from rules_core.anam.tracker.people import known, note_value
from rules_core.anam.tracker.setup import Setup, Sheet, expect_ready
from rules_core.anam.tracker.state import Attempt, Condition, Conflict, Held, Person
from rules_core.anam.tracker.trial import bearing, used
from rules_core.errors import IllegalEvent, InvalidInput, Problem, Problems
from rules_core.figures import Figure


def begin(setup: Setup) -> Conflict:
    """A conflict before the first turn; InvalidInput names fields as ``part.field``."""
    expect_ready(setup)
    people = (arrived(each, setup.options) for each in (setup.first, setup.second))
    return Conflict(setup, tuple(people))


def apply(state: Conflict, event: e.Event) -> Conflict:
    """The state after an event; IllegalEvent cites a rule, InvalidInput names fields."""
    forbidden = refusal(state, type(event))
    if forbidden:
        raise IllegalEvent(*forbidden)
    return DO[type(event)](state, event)


def _took_turn(state: Conflict, event: e.TookTurn) -> Conflict:
    if event.who:
        known(state, "who", event.who, state.able)
    return replace(state, acting=event.who)


def _done(state: Conflict) -> Conflict:
    """Whoever acted has done so."""
    if state.acting:
        person = replace(state.person(state.acting), has_acted=True)
        state = state.with_person(state.acting, person)
    return replace(state, acting=None, modifier=None, attempt=None)


def _tried(state: Conflict, trial: e.Trial) -> Conflict:
    """The test of the one who acts, with what bears on it."""
    options = state.setup.options
    if not state.acting:
        return replace(state, modifier=bearing(Person(Sheet()), trial, options))
    person = state.person(state.acting)
    modifier = bearing(person, trial, options)
    after = used(person) if trial.manipulated else person
    return replace(state.with_person(state.acting, after), modifier=modifier)


def _attacked(state: Conflict, event: e.Attacked) -> Conflict:
    known(state, "target", event.target, targets(state))
    problems = Problems()
    note(problems, impose_cost=event.impose_cost)
    difficulty = state.person(event.target).defence
    if event.difficulty is not None:
        note(problems, difficulty=event.difficulty)
        text = f"unaware: the Narrator says {event.difficulty}"
        difficulty = Figure.start(event.difficulty, Actions.ATTACK, text)
    problems.raise_if_any()
    attempt = Attempt(event.target, difficulty, event.impose.strip(), event.impose_cost)
    return replace(_tried(state, event), attempt=attempt)


def worked(state: Conflict, attempt: Attempt, injury: bool) -> Hit:
    """The hit of an attack whose effect is known, with or without an injury in place of Wounds."""
    assert attempt.blow is not None
    target = state.person(attempt.target).target
    return hit(attempt.blow, target, injury, state.setup.options)


def may_injure(state: Conflict, attempt: Attempt) -> bool:
    """Whether the target may take an injury (an-injury)."""
    with_it, without = (worked(state, attempt, injury) for injury in (True, False))
    return with_it.conditions_after.value > without.conditions_after.value


def _effect(state: Conflict, event: e.EffectRead) -> Conflict:
    attempt = state.attempt
    assert attempt is not None
    blow = Blow(
        attempt.difficulty.value,
        event.effect,
        bool(attempt.impose),
        attempt.impose_cost,
        event.weapon,
    )
    attempt = replace(attempt, blow=blow)
    if may_injure(state, attempt):
        return replace(state, attempt=attempt)
    return _suffered(state, attempt, worked(state, attempt, False), What.IMPOSED, attempt.impose)


def _injury(state: Conflict, event: e.TookInjury) -> Conflict:
    assert state.attempt is not None
    found = worked(state, state.attempt, True)
    return _suffered(state, state.attempt, found, What.INJURY, event.name)


def _marked(state: Conflict, event: e.Marked) -> Conflict:
    assert state.attempt is not None
    return _suffered(state, state.attempt, worked(state, state.attempt, False))


def _suffered(
    state: Conflict, attempt: Attempt, found: Hit, kind: What = What.INJURY, name: str = ""
) -> Conflict:
    """The target after a hit, with the condition that it may have brought."""
    person = state.person(attempt.target)
    sheet, slots = person.sheet, found.conditions_after.value
    conditions = person.conditions
    if slots > len(conditions):
        new = Condition(kind, name.strip(), slots == sheet.conditions_max)
        if new.last and kind is What.IMPOSED:  # as often as it took: now it lasts
            conditions = tuple(replace(c, last=c.is_like(new)) for c in conditions)
        conditions = (*conditions, new)
    bruises, wounds = found.bruises_after.value, found.wounds_after.value
    marks = bruises > person.bruises or found.wounds_dealt.value
    if not marks and slots < sheet.conditions_max:  # nobody brought back goes out by a miss
        found = replace(found, out=person.out)
    full = bruises == sheet.bruises_max and wounds == sheet.wounds_max
    too_many = any(step.rule is HarmRuling.OVERFLOW for step in found.out.steps)
    after = replace(
        person,
        bruises=bruises,
        wounds=wounds,
        soft_hits=person.soft_hits if sheet.own else found.soft_hits_after.value,
        conditions=conditions,
        out=found.out,
        down=(full or too_many) if marks else person.down,
    )
    return _done(replace(state.with_person(attempt.target, after), last=found))


def _tested(state: Conflict, event: e.Tested) -> Conflict:
    return _tried(state, event)


def _manipulated(state: Conflict, event: e.Manipulated) -> Conflict:
    known(state, "whom", event.whom)
    note_value(event.value)
    person = state.person(event.whom)
    held = (*person.modifiers, Held(MANIPULATION, event.value))
    return _done(state.with_person(event.whom, replace(person, modifiers=held)))


def _defended(state: Conflict, event: e.Defended) -> Conflict:
    assert state.acting
    problems = Problems()
    problems.expect(0 <= event.level <= 9, "level", "Give a whole number from 0 to 9.")
    problems.raise_if_any()
    person = replace(state.person(state.acting), active=event.level)
    return _done(state.with_person(state.acting, person))


def _box(state: Conflict, event: e.BoxTreated) -> Conflict:
    known(state, "whom", event.whom)
    person = state.person(event.whom)
    marks = {What.BRUISE: person.bruises, What.WOUND: person.wounds}
    if not marks.get(event.what):
        right = "There is no such mark to clear. Give bruise or wound, as there are marks."
        raise InvalidInput([Problem("what", right)])
    if treated(event.what, event.effect, state.setup.options).value:
        bruise = event.what is What.BRUISE
        bruises, wounds = person.bruises - bruise, person.wounds - (not bruise)
        state = state.with_person(event.whom, replace(person, bruises=bruises, wounds=wounds))
    return _done(state)


def _condition(state: Conflict, event: e.ConditionTreated) -> Conflict:
    known(state, "whom", event.whom, condition=event.condition)
    person = state.person(event.whom)
    kind = person.conditions[event.condition - 1].kind
    if treated(kind, event.effect, state.setup.options).value:
        after = freed(person, event.condition - 1, state.setup.options)
        state = state.with_person(event.whom, after)
    return _done(state)


def _went_on(state: Conflict, event: e.WentOn) -> Conflict:
    return _done(state)


DO: Mapping[type[e.Event], Callable[[Conflict, Any], Conflict]] = {
    e.TookTurn: _took_turn,
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
    **BETWEEN,
}
"""What each event does to the state."""
