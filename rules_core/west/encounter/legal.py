"""Which events may come now, and which rule forbids the others."""

from rules_core.rulebook import Rule
from rules_core.west.book import (
    Attack,
    Cards,
    Effects,
    Ending,
    Perception,
    SizingUp,
    SizingUpRuling,
    Stakes,
    StakesRuling,
    Wounds,
)
from rules_core.west.encounter import events as e
from rules_core.west.encounter.setup import Who, dearest
from rules_core.west.encounter.speech import loss_bumps_left, phase_bumps_left
from rules_core.west.encounter.state import Encounter, Shift, Stage

Refusal = tuple[Rule, str]
"""The rule that forbids an event now, and a sentence for the reader."""

AFTERWARDS = (e.Recovered, e.SceneOpened)
STEPS: dict[Stage, tuple[Rule, str, tuple[type[e.Event], ...]]] = {
    Stage.CARD: (Attack.DECLARE, "The attack is declared: turn its card.", (e.Turned,)),
    Stage.HEARD: (
        Perception.MISCONSTRUED,
        "The attack is misread: say first what you do about it.",
        (e.Bumped, e.LetStand, e.Rephrased, e.SwitchedGears, e.TookLoss),
    ),
    Stage.HEARD_AGAIN: (
        Perception.REPHRASE,
        "The rephrasing is misread too: there is no second try.",
        (e.Bumped, e.LetStand, e.TookLoss),
    ),
    Stage.BUMPS: (
        Attack.BUMPS,
        "Say first what the bumps are spent on.",
        (e.SpentBumps, e.Bumped),
    ),
    Stage.EFFECT: (Wounds.EFFECT, "Read the effect first.", (e.EffectRead, e.SpentBumps)),
    Stage.RECOVERY: (
        Effects.FX_FAST_TALK,
        "Read first what the missed fast talk gives back.",
        (e.WonBack,),
    ),
}
"""Each stage of an attack: why nothing else may come, and what may."""

ATTACKING = frozenset(event for _, _, events in STEPS.values() for event in events)


def possible(state: Encounter) -> tuple[type[e.Event], ...]:
    """The events that may come now; for each there is something to enter that is legal."""
    return tuple(event for event in e.EVENTS if refusal(state, event) is None)


def refusal(state: Encounter, event: type[e.Event]) -> Refusal | None:
    """Why such an event may not come now; None if it may."""
    if state.over is not None:
        return _after_the_end(state, event)
    if state.attack is not None:
        rule, text, steps = STEPS[state.attack.stage]
        return _step(state, event) if event in steps else (rule, text)
    if event in ATTACKING:
        return Attack.DECLARE, "No attack is under way: declare one first."
    if event in AFTERWARDS:
        return Ending.RECOVER, "Wounds heal after the encounter, not in it."
    if event is e.Revealed:
        return None if state.secrets() else (Stakes.TRIGGERS, "No trigger is secret.")
    if event in (e.TriggerRaised, e.TriggerLowered, e.CardGranted, e.Declined):
        return _shift(state, event)
    if state.turn is None:
        return Cards.POOL_EMPTY, "Nobody has a card left: it is the Judge's word now."
    if event is e.SizedUpBefore:
        return _before(state)
    if event is e.Closed:
        return _closed(state)
    if event is e.StressReturned:
        return _stress(state)
    return None


def _after_the_end(state: Encounter, event: type[e.Event]) -> Refusal | None:
    sides = (state.instigator, state.audience)
    if event is e.Recovered:
        hurt = [side for side in sides if side.wounds.value]
        if not hurt:
            return Ending.RECOVER, "Nobody has a stress wound."
        if all(side.has_recovered for side in hurt):
            return Ending.RECOVER, "Each side has had its check for this scene."
        return None
    if event is e.SceneOpened:
        hurt = [side for side in sides if side.wounds.value or side.stress.value < side.full_stress]
        return None if hurt else (Ending.RECOVER, "Nobody has anything to recover from.")
    if event is e.StressReturned:
        return _stress(state)
    if event is e.Revealed and state.secrets():
        return None
    return Ending.END, "The encounter is over."


def _step(state: Encounter, event: type[e.Event]) -> Refusal | None:
    """The steps of an attack that need a card or a bump (tw-rephrase, tw-switch-gears)."""
    attack = state.attack
    assert attack is not None
    left = state.side(state.attacker).cards.value
    if event is e.Rephrased and not left:
        return Perception.REPHRASE, "A card must be left to rephrase."
    if event is e.SwitchedGears and not left:
        return Perception.SWITCH_GEARS, "A card must be left to switch gears."
    if event is e.SpentBumps and attack.stage is Stage.EFFECT:
        rule, text, _ = STEPS[attack.stage]
        return None if loss_bumps_left(state, attack) else (rule, text)
    if event is not e.Bumped:
        return None
    if attack.stage is Stage.BUMPS and not _is_read(state):
        return Perception.PERCEPTION, "The card was not read for its phase number."
    if not phase_bumps_left(state, attack):
        return Perception.PHASE_BUMP, "No bump is left to move the phase number."
    return None


def _is_read(state: Encounter) -> bool:
    """Whether the phase number tells how this hit is heard, and may still be moved."""
    attack = state.attack
    assert attack is not None and attack.card is not None
    who = state.attacker
    doubtful = attack.card.breakdown > state.side(who).who.clarity
    return doubtful and not attack.is_heard and not state.side(who.other).is_stressed


def _shift(state: Encounter, event: type[e.Event]) -> Refusal | None:
    """The Judge's option, offered when its condition holds (tw-trigger-shift)."""
    rule, trigger = Stakes.TRIGGER_SHIFT, state.trigger
    if event is e.Declined:
        text = "There is nothing to decline: go on."
        return None if state.turn is None else (rule, text)
    if event is e.TriggerRaised:
        if state.shift is not Shift.RAISE:
            return rule, "It takes the instigator's calamity, or 2 failed attacks in a row."
        if trigger is None:
            return Stakes.TRIGGERS, "No trigger is set."
        if trigger.value >= dearest(state.setup.terms.trigger_unit, state.options):
            return Stakes.TRIGGERS, f"A trigger of {trigger.value} is the highest there is."
        return None
    if state.shift is not Shift.LOWER:
        return rule, "It takes a calamity on the audience's own attack."
    if event is e.CardGranted:
        return None
    if trigger is None:
        return Stakes.TRIGGERS, "No trigger is set."
    low = trigger.value <= 1
    return (StakesRuling.TRIGGER_FLOOR, "A trigger is never below 1.") if low else None


def _before(state: Encounter) -> Refusal | None:
    if state.has_begun:
        return SizingUp.SIZE_UP_BEFORE, "The encounter has begun: it would cost a card now."
    if state.has_sized_up:
        return SizingUpRuling.SIZE_UP_ONCE, "The instigator's side has had its one attempt."
    return None


def _closed(state: Encounter) -> Refusal | None:
    out = [who for who in Who if not state.side(who).cards.value]
    if any(state.side(who).who.player for who in out):
        return None
    return Cards.POOL_EMPTY, "No player is out of cards."


def _stress(state: Encounter) -> Refusal | None:
    if any(s.stress.value < s.full_stress for s in (state.instigator, state.audience)):
        return None
    return Ending.RECOVER, "Nobody has lost stress."
