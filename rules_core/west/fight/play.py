"""What may be said in a fight, and what comes of it (tw-fx-intimidation, tw-fx-persuasion)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules_core.errors import IllegalEvent, InvalidInput, Problem, Problems
from rules_core.figures import Figure
from rules_core.west.attack import hit
from rules_core.west.book import Effects
from rules_core.west.effects import Rally, fight_uses, taken_heart
from rules_core.west.encounter.events import EffectRead, Event, SpentBumps, Turned
from rules_core.west.encounter.side import Side, carried
from rules_core.west.encounter.speech import resisting
from rules_core.west.encounter.state import Attack, Stage
from rules_core.west.encounter.steps import printed, purse
from rules_core.west.exchange import Exchange
from rules_core.west.fight import state as f
from rules_core.west.fight.legal import COST, RALLY_TN, foe_ap, refusal, rule_of, so_far
from rules_core.west.fight.setup import FightSetup, expect_ready
from rules_core.west.limits import note_record
from rules_core.west.parties import Chosen
from rules_core.west.rounding import full_fours
from rules_core.west.terms import Style


def begin(setup: FightSetup) -> f.Brawl:
    """A fight before the first attempt; InvalidInput names fields as ``part.field``."""
    expect_ready(setup)
    talker, rules = setup.talker, setup.rules
    special = talker.style in talker.specialized
    lost = Figure.start(0, rule_of(talker.style), "nothing lost to words")
    return f.Brawl(
        setup,
        Side.of(talker, rules),
        Side.of(setup.foe, rules),
        fight_uses(talker.verve, talker.presence, special, rules),
        lost,
    )


def apply(state: f.Brawl, event: Event) -> f.Brawl:
    """The state after an event; IllegalEvent cites a rule, InvalidInput names fields."""
    forbidden = refusal(state, type(event))
    if forbidden:
        raise IllegalEvent(*forbidden)
    problems = Problems()
    note_record(problems, event)
    problems.raise_if_any()
    return _DO[type(event)](state, event)


def _under_way(state: f.Brawl) -> Attack:
    assert state.attack is not None
    return state.attack


def _tried(state: f.Brawl, event: f.Tried) -> f.Brawl:
    style = state.talker.style
    uses = state.uses.plus(-1, rule_of(style), "−1 for an attempt")
    attack = Attack(style, event.cause, 1, chosen=Chosen(in_fight=True))
    return replace(state, uses=uses, spent=state.spent + COST, has_tried=True, attack=attack)


def _turned(state: f.Brawl, event: Turned) -> f.Brawl:
    return _go_on(state, replace(_under_way(state), card=printed(event)))


def _spent(state: f.Brawl, event: SpentBumps) -> f.Brawl:
    attack = _under_way(state)
    return _go_on(state, purse(attack, so_far(state, attack).bumps.value, event))


def _effect(state: f.Brawl, event: EffectRead) -> f.Brawl:
    attack = _under_way(state)
    assert attack.card is not None
    card = replace(attack.card, effect=event.effect)
    return _go_on(state, replace(attack, card=card, has_effect=True))


def _go_on(state: f.Brawl, attack: Attack) -> f.Brawl:
    """The attempt's next question, or what it did."""
    found = so_far(state, attack)
    if found.bumps.value and not attack.has_spent:
        return replace(state, attack=replace(attack, stage=Stage.BUMPS))
    if found.effect_row.value and not attack.has_effect:
        return replace(state, attack=replace(attack, stage=Stage.EFFECT))
    return _done(state, found)


def _done(state: f.Brawl, found: Exchange) -> f.Brawl:
    talker, foe, fresh = state.talker, state.foe, found.ap_removed.value
    lost = state.lost
    if fresh:
        lost = lost.plus(fresh, rule_of(talker.style), f"+{fresh} by words")
    after = replace(
        state,
        talker=replace(
            talker,
            wounds=carried(talker.wounds, found.own_wounds),
            stress=carried(talker.stress, found.own_stress),
        ),
        foe=replace(
            foe,
            stress=carried(foe.stress, found.stress_after),
            nerve=carried(foe.nerve, found.nerve_after),
            resistances=resisting(foe, found),
        ),
        lost=lost,
        fresh=fresh,
        is_barred=found.fight_over.value,
        last=found,
        attack=None,
    )
    calm = talker.style is Style.PERSUASION and fresh and foe_ap(after).value <= 0
    if calm:
        closed = f.Closed(Effects.FX_PERSUASION, "no AP left: calmed, or out of the fight")
        return replace(after, closed=closed)
    if after.talker.is_broken:
        return replace(after, closed=f.Closed(Effects.AP, "the talker's will is broken"))
    return after


def _fled(state: f.Brawl, event: f.Fled) -> f.Brawl:
    lost = state.lost.plus(-state.fresh, Effects.FX_INTIMIDATION, f"−{state.fresh}, it flees")
    closed = f.Closed(Effects.FX_INTIMIDATION, "the foe flees from fight and talker")
    return replace(state, lost=lost, fresh=0, closed=closed)


def _took_heart(state: f.Brawl, event: f.TookHeart) -> f.Brawl:
    reached = hit(event.cause_result, RALLY_TN, event.calamity).value
    bumps = full_fours(event.cause_result - RALLY_TN) if reached else 0
    back = taken_heart(Rally.BRAVERY, reached, bumps, state.lost.value)
    return replace(_rallied(state, back), has_rallied=True)


def _struck_back(state: f.Brawl, event: f.StruckBack) -> f.Brawl:
    if event.bumps and not event.hit:
        raise InvalidInput([Problem("bumps", "A miss has no bumps.")])
    lost = state.lost.value
    return _rallied(state, taken_heart(Rally.ATTACK, event.hit, event.bumps, lost))


def _rallied(state: f.Brawl, back: Figure[int]) -> f.Brawl:
    lost = state.lost
    if back.value:
        lost = lost.plus(-back.value, back.steps[-1].rule, f"−{back.value} won back")
    return replace(state, lost=lost, foe_spent=state.foe_spent + COST, fresh=0)


def _was_hurt(state: f.Brawl, event: f.WasHurt) -> f.Brawl:
    lost = state.lost.then(0, Effects.FX_PERSUASION, "hurt by an opponent: all come back")
    return replace(state, lost=lost, fresh=0)


def _round(state: f.Brawl, event: f.RoundBegan) -> f.Brawl:
    """A new round; from an attempt of the last one the foe may flee until it has acted in this."""
    return replace(
        state,
        round=state.round + 1,
        spent=0,
        foe_spent=0,
        has_tried=False,
        has_rallied=False,
        fresh=state.fresh if state.has_tried else 0,
    )


def _over(state: f.Brawl, event: f.FightEnded) -> f.Brawl:
    rule = rule_of(state.talker.style)
    return replace(state, closed=f.Closed(rule, "the fight is over"))


_DO: Mapping[type[Event], Callable[[f.Brawl, Any], f.Brawl]] = {
    f.Tried: _tried,
    Turned: _turned,
    SpentBumps: _spent,
    EffectRead: _effect,
    f.Fled: _fled,
    f.TookHeart: _took_heart,
    f.StruckBack: _struck_back,
    f.WasHurt: _was_hurt,
    f.RoundBegan: _round,
    f.FightEnded: _over,
}
