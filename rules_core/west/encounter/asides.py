"""Everything but attacks: sizing up, breaking off, the Judge's word, and what comes afterwards."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.errors import InvalidInput, Problem, Problems
from rules_core.notation import wrong_text
from rules_core.west import sizing_up
from rules_core.west.book import Cards, EndingRuling, Stakes, StakesRuling
from rules_core.west.book import Ending as Book
from rules_core.west.encounter import events as e
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.speech import tn_against
from rules_core.west.encounter.state import Encounter, Ending, Over, Shift
from rules_core.west.encounter.turns import ended, moved_on, out_of_cards, paid, point_reached
from rules_core.west.ending import healed
from rules_core.west.limits import within


def _sized_up_before(state: Encounter, event: e.SizedUpBefore) -> Encounter:
    number = tn_against(state, Who.AUDIENCE, sizing=True).value
    change = sizing_up.attempt(event.cause_result, number, event.calamity).value
    return replace(state, audience=replace(state.audience, sized_before=change), has_sized_up=True)


def _sized_up(state: Encounter, event: e.SizedUp) -> Encounter:
    target = state.attacker.other
    number = tn_against(state, target, sizing=True).value
    change = sizing_up.attempt(event.cause_result, number, event.calamity).value
    side = state.side(target)
    slip = event.calamity and state.attacker is Who.INSTIGATOR
    shift = Shift.RAISE if slip else None
    after = paid(state, "to size up").with_side(target, replace(side, sized=side.sized + change))
    return moved_on(replace(after, shift=shift, has_begun=True))


def _passed(state: Encounter, event: e.Passed) -> Encounter:
    return moved_on(replace(state, shift=None, has_begun=True))


def _disengaged(state: Encounter, event: e.Disengaged) -> Encounter:
    text = f"{state.setup.name(event.side)} breaks off"
    if event.side is Who.INSTIGATOR:
        return ended(state, Over(Ending.INSTIGATOR_LEAVES, Book.END, text))
    rule = Book.END if state.audience.who.player else EndingRuling.NPC_LEAVES
    return ended(state, Over(Ending.AUDIENCE_LEAVES, rule, text))


def _raised(state: Encounter, event: e.TriggerRaised) -> Encounter:
    assert state.trigger is not None
    trigger = state.trigger.plus(1, Stakes.TRIGGER_SHIFT, "+1 by the Judge")
    return replace(state, trigger=trigger, shift=None, misses=0)


def _lowered(state: Encounter, event: e.TriggerLowered) -> Encounter:
    assert state.trigger is not None
    trigger = state.trigger.plus(-1, Stakes.TRIGGER_SHIFT, "−1 by the Judge")
    after = replace(state, trigger=trigger, shift=None)
    return _judge_done(after, point_reached(after, StakesRuling.TRIGGER_FLOOR))


def _granted(state: Encounter, event: e.CardGranted) -> Encounter:
    """One more card: the audience has just spoken, so the instigator begins the round (tw-parties).

    The audience's turn can only mean that the round had begun without an instigator's card.
    """
    begun = state.round + int(state.turn is None)
    instigator = state.instigator.gains()
    return replace(state, instigator=instigator, shift=None, turn=Who.INSTIGATOR, round=begun)


def _declined(state: Encounter, event: e.Declined) -> Encounter:
    return _judge_done(replace(state, shift=None), None)


def _judge_done(state: Encounter, over: Over | None) -> Encounter:
    """The state after the Judge's word: over, if nobody has a card left."""
    over = over or out_of_cards(state)
    return ended(state, over) if over else state


def _closed(state: Encounter, event: e.Closed) -> Encounter:
    text = "a player is out of cards, and the Judge leaves it there"
    return ended(state, Over(Ending.CLOSED, Cards.POOL_EMPTY, text))


def _revealed(state: Encounter, event: e.Revealed) -> Encounter:
    if event.secret not in state.secrets():
        raise InvalidInput([Problem("secret", "That trigger is no secret.")])
    return replace(state, revealed=(*state.revealed, event.secret))


def _fired(state: Encounter, event: e.Fired) -> Encounter:
    wrong = wrong_text(event.then)
    if wrong:
        raise InvalidInput([Problem("then", wrong)])
    text = event.then or "another trigger of the Judge's"
    return ended(state, Over(Ending.OTHER_TRIGGER, Stakes.TRIGGERS, text))


def _stress(state: Encounter, event: e.StressReturned) -> Encounter:
    side = state.side(event.side)
    missing = side.full_stress - side.stress.value
    problems = Problems()
    if missing:
        within(problems, "points", event.points, 1, missing)
    else:
        problems.expect(False, "side", f"{state.setup.name(event.side)} has lost no stress.")
    problems.raise_if_any()
    text = f"+{event.points}, the Judge sees it return"
    stress = side.stress.plus(event.points, Book.RECOVER, text)
    return state.with_side(event.side, replace(side, stress=stress))


def _recovered(state: Encounter, event: e.Recovered) -> Encounter:
    side, name = state.side(event.side), state.setup.name(event.side)
    if not side.wounds.value:
        raise InvalidInput([Problem("side", f"{name} has no stress wound.")])
    if side.has_recovered:
        raise InvalidInput([Problem("side", f"{name} has had the check for this scene.")])
    heals = healed(event.cause_result, event.calamity, side.wounds.value, event.by).value
    left = side.wounds
    if heals:
        left = left.plus(-heals, Book.RECOVER, f"−{heals}, {event.by.value}")
    return state.with_side(event.side, replace(side, wounds=left, has_recovered=True))


def _scene_opened(state: Encounter, event: e.SceneOpened) -> Encounter:
    instigator = replace(state.instigator, has_recovered=False)
    audience = replace(state.audience, has_recovered=False)
    return replace(state, scene=state.scene + 1, instigator=instigator, audience=audience)


ASIDES: Mapping[type[e.Event], Callable[[Encounter, Any], Encounter]] = {
    e.SizedUpBefore: _sized_up_before,
    e.SizedUp: _sized_up,
    e.Passed: _passed,
    e.Disengaged: _disengaged,
    e.TriggerRaised: _raised,
    e.TriggerLowered: _lowered,
    e.CardGranted: _granted,
    e.Declined: _declined,
    e.Closed: _closed,
    e.Revealed: _revealed,
    e.Fired: _fired,
    e.StressReturned: _stress,
    e.Recovered: _recovered,
    e.SceneOpened: _scene_opened,
}
"""What each of these does to the state."""
