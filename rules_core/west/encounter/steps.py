"""The steps of an attack: declared, turned, heard, bumps spent, effect read."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.errors import IllegalEvent, InvalidInput, Problem, Problems
from rules_core.west.attack import over_spent
from rules_core.west.book import AttackRuling, PerceptionRuling
from rules_core.west.encounter import events as e
from rules_core.west.encounter.speech import (
    bumps_left,
    card_of,
    heard,
    next_stage,
    phase_bumps_left,
)
from rules_core.west.encounter.state import Attack, Encounter
from rules_core.west.encounter.turns import finished, paid
from rules_core.west.parties import Card
from rules_core.west.perception import phase_bumps
from rules_core.west.terms import Choice


def _go_on(state: Encounter, attack: Attack) -> Encounter:
    """The attack's next question, or its end."""
    stage = next_stage(state, attack)
    if stage is None:
        return finished(state, attack)
    return replace(state, attack=replace(attack, stage=stage))


def _under_way(state: Encounter) -> Attack:
    assert state.attack is not None
    return state.attack


def _chose(state: Encounter, **chosen: Any) -> Encounter:
    attack = _under_way(state)
    return _go_on(state, replace(attack, chosen=replace(attack.chosen, **chosen)))


def _declared(state: Encounter, event: e.Declared) -> Encounter:
    who = state.attacker
    side = state.side(who)
    if event.style is not None and event.style is not side.style:
        if state.options.style_change == "no":
            text = f"{state.setup.name(who)} attacks with {side.style.label} until gears switch."
            raise IllegalEvent(AttackRuling.STYLE_CHANGE, text[:1].upper() + text[1:])
        side = replace(side, style=event.style)
    attack = Attack(side.style, event.cause, side.cards.value)
    return replace(state.with_side(who, side), attack=attack, shift=None, has_begun=True)


def _turned(state: Encounter, event: e.Turned) -> Encounter:
    attack = replace(_under_way(state), card=printed(event))
    return _go_on(paid(state, "an attack"), attack)


def printed(event: e.Turned) -> Card:
    """The card as it was turned."""
    return Card(
        event.cause_result,
        event.calamity,
        event.breakdown,
        event.phase,
        event.location,
        event.penetration,
    )


def _bumped(state: Encounter, event: e.Bumped) -> Encounter:
    attack = _under_way(state)
    again = attack.chosen.choice is Choice.REPHRASE
    now = attack.chosen.rephrase_phase if again else card_of(attack).phase
    cost = phase_bumps(now, event.phase)
    if cost is None:
        raise IllegalEvent(PerceptionRuling.PHASE_ENDS, "No bump moves the number onto 0 or 5.")
    left = phase_bumps_left(state, attack)
    if not cost:
        raise InvalidInput([Problem("phase", f"The number is {now} already.")])
    if cost > left:
        raise InvalidInput([Problem("phase", over_spent(cost, left))])
    chosen = replace(attack.chosen, bumps_phase=attack.chosen.bumps_phase + cost)
    if again:
        return _go_on(state, replace(attack, chosen=replace(chosen, rephrase_phase=event.phase)))
    card = replace(card_of(attack), phase=event.phase)
    return _go_on(state, replace(attack, card=card, chosen=chosen))


def _let_stand(state: Encounter, event: e.LetStand) -> Encounter:
    return _go_on(state, replace(_under_way(state), is_heard=True))


def _rephrased(state: Encounter, event: e.Rephrased) -> Encounter:
    after = paid(state, "to rephrase")
    return _chose(after, choice=Choice.REPHRASE, rephrase_phase=event.phase)


def _switched(state: Encounter, event: e.SwitchedGears) -> Encounter:
    attack = replace(_under_way(state), is_heard=True)
    return _chose(replace(paid(state, "to switch gears"), attack=attack), choice=Choice.SWITCH)


def _took_loss(state: Encounter, event: e.TookLoss) -> Encounter:
    if _under_way(state).chosen.choice is Choice.REPHRASE:
        return _chose(state, loss_after=True)
    return _chose(state, choice=Choice.LOSS)


def _spent(state: Encounter, event: e.SpentBumps) -> Encounter:
    attack = _under_way(state)
    if event.bumps_penetration and heard(state, attack).way.lost:
        raise InvalidInput([Problem("bumps_penetration", "A loss compares no PV and AV.")])
    return _go_on(state, purse(attack, bumps_left(state, attack), event))


def purse(attack: Attack, left: int, event: e.SpentBumps) -> Attack:
    """The attack once its `left` bumps are spent (tw-bumps); InvalidInput names what is wrong."""
    card = card_of(attack)
    problems = Problems()
    spent = event.bumps_location + event.bumps_penetration + event.bumps_effect
    for name in ("bumps_location", "bumps_penetration", "bumps_effect"):
        right = spent <= left or not getattr(event, name)
        problems.expect(right, name, over_spent(spent, left))
    moves = event.location is not None and event.location is not card.location
    text = "Name the place that the bumps move it to."
    problems.expect(moves or not event.bumps_location, "location", text)
    text = f"It takes a bump to move it from {card.location.value}."
    problems.expect(not moves or event.bumps_location > 0, "bumps_location", text)
    problems.raise_if_any()
    chosen = replace(
        attack.chosen,
        bumps_location=event.bumps_location,
        bumps_penetration=event.bumps_penetration,
        bumps_effect=event.bumps_effect,
    )
    card = replace(card, location=event.location or card.location)
    return replace(attack, card=card, chosen=chosen, has_spent=True)


def _effect(state: Encounter, event: e.EffectRead) -> Encounter:
    attack = _under_way(state)
    card = replace(card_of(attack), effect=event.effect)
    return _go_on(state, replace(attack, card=card, has_effect=True, heals=event.heals))


def _won_back(state: Encounter, event: e.WonBack) -> Encounter:
    attack = _under_way(state)
    card = replace(card_of(attack), recovery=event.recovery)
    return _go_on(state, replace(attack, card=card, has_recovery=True))


STEPS: Mapping[type[e.Event], Callable[[Encounter, Any], Encounter]] = {
    e.Declared: _declared,
    e.Turned: _turned,
    e.Bumped: _bumped,
    e.LetStand: _let_stand,
    e.Rephrased: _rephrased,
    e.SwitchedGears: _switched,
    e.TookLoss: _took_loss,
    e.SpentBumps: _spent,
    e.EffectRead: _effect,
    e.WonBack: _won_back,
}
"""What each step does to the state."""
