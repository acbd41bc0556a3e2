"""One whole attack, from the card to its consequences (tw-style-chosen to tw-stressed)."""

from dataclasses import dataclass

from rules_core.figures import Figure, Step
from rules_core.west import attack, effects, stakes, wounds
from rules_core.west.book import Cards, Defences, PerceptionRuling, WoundsRuling
from rules_core.west.defences import Defence, healed
from rules_core.west.harm import Harm, cell_of, harm
from rules_core.west.hearing import Hearing, hear
from rules_core.west.legal import expect_in_range, expect_possible
from rules_core.west.options import WestOptions
from rules_core.west.parties import NO_CHOICE, Aggressor, Card, Chosen, Target
from rules_core.west.penetration import Penetration, penetrate
from rules_core.west.terms import Choice, Die, Result, Style, TriggerUnit


@dataclass(frozen=True)
class Exchange:
    """Everything an attack told and changed; each field is the public output of that name.

    `effect_column` is None where no effect is read (`effect_row` 0).
    """

    hit: Figure[bool]
    tn: Figure[int]
    bumps: Figure[int]
    perceived: Figure[Style]
    misconstrued: Figure[bool]
    result: Figure[Result]
    effect_row: Figure[int]
    effect_column: Figure[Die | None]
    wounds_dealt: Figure[int]
    stress_after: Figure[int]
    nerve_after: Figure[int]
    cards_spent: Figure[int]
    resistance_argument: Figure[int]
    resistance_fast_talk: Figure[int]
    resistance_intimidation: Figure[int]
    resistance_persuasion: Figure[int]
    own_wounds: Figure[int]
    own_stress: Figure[int]
    tn_adjust: Figure[int]
    healed: Figure[int]
    cards_removed: Figure[int]
    stressed: Figure[bool]
    broken: Figure[bool]
    damage_counted: Figure[int]
    own_damage_counted: Figure[int]
    triggered: Figure[bool]
    own_stressed: Figure[bool]
    own_broken: Figure[bool]
    ap_removed: Figure[int]
    fight_over: Figure[bool]


def resolve(
    aggressor: Aggressor,
    target: Target,
    card: Card,
    chosen: Chosen = NO_CHOICE,
    options: WestOptions = WestOptions(),
) -> Exchange:
    """Resolve an attack: what the card did and what both sides are left with.

    The fields of the four records have the names and ranges of the inputs. InvalidInput names
    every figure out of range, else every choice, bump and card that this attack does not have.
    """
    expect_in_range(aggressor, target, card, chosen)
    is_stressed = target.stress == 0
    lasting, sized = target.tn_adjust, target.sized
    tn = attack.tn(target.target_social_combat, is_stressed, lasting, options, sized=sized)
    hit = attack.hit(card.cause_result, tn.value, card.calamity)
    style, special = aggressor.style, aggressor.specialized
    bumps = attack.bumps(card.cause_result, tn.value, hit.value, style, special, options)
    hearing = hear(aggressor, card, chosen, hit.value, is_stressed, options)
    expect_possible(aggressor, target, card, chosen, hearing, bumps.value, options)

    past = _penetrate(aggressor, target, card, chosen, hearing, options)
    cell = cell_of(aggressor, card, chosen, hearing.way, past.result, options)
    done = harm(aggressor, target, card, chosen, hearing, past.result, options)
    defence = Defence.of(target.resistances(), target.tn_adjust, target.nerve)
    heals = Figure.start(0, Defences.IND, "no individual resistances")
    if options.ind == "yes":
        defence = defence.after(hearing.attempt())
        heals = healed(hearing.attempt(), target.wounds + target.old_wounds, options)
    kept = target.wounds + target.old_wounds - heals.value
    left = wounds.track(kept, done.wounds_dealt.value)
    return Exchange(
        hit=hit,
        tn=tn,
        bumps=bumps,
        perceived=hearing.perceived,
        misconstrued=hearing.misconstrued,
        result=_result(past, hearing, chosen),
        effect_row=cell.row,
        effect_column=cell.column,
        wounds_dealt=done.wounds_dealt,
        stress_after=done.stress_after,
        nerve_after=_nerve(past.nerve_after, done.stress_after.value),
        cards_spent=_cards_spent(aggressor.style, chosen, options),
        resistance_argument=defence.resistance_argument,
        resistance_fast_talk=defence.resistance_fast_talk,
        resistance_intimidation=defence.resistance_intimidation,
        resistance_persuasion=defence.resistance_persuasion,
        own_wounds=done.own_wounds,
        own_stress=done.own_stress,
        tn_adjust=defence.tn_adjust,
        healed=heals,
        cards_removed=done.cards_removed,
        stressed=wounds.stressed(done.stress_after.value),
        broken=wounds.broken(left.value),
        damage_counted=stakes.damage_counted(done.effect, done.points, options),
        own_damage_counted=stakes.damage_counted(done.own_effect, done.own_points, options),
        triggered=_triggered(target, heals.value, done, options),
        own_stressed=wounds.stressed(done.own_stress.value),
        own_broken=wounds.broken(done.own_wounds.value),
        ap_removed=done.ap_removed,
        fight_over=hearing.fight_over,
    )


def _penetrate(
    aggressor: Aggressor,
    target: Target,
    card: Card,
    chosen: Chosen,
    hearing: Hearing,
    options: WestOptions,
) -> Penetration:
    """PV against the AV that answers to the style heard, or used (r-av-style)."""
    style = hearing.heard if options.av_style == "heard" else hearing.used
    resistance = target.resistances()[style] if options.ind == "yes" else 0
    return penetrate(
        aggressor.resolve,
        card.penetration,
        chosen.bumps_penetration,
        target.nerve,
        style in target.target_specialized,
        resistance,
        hearing.way,
        target.stress == 0,
        options,
        sized=target.sized,
    )


def _result(past: Penetration, hearing: Hearing, chosen: Chosen) -> Figure[Result]:
    """The result with what went into PV and AV before it, or with what made it a loss."""
    if chosen.loss_after:
        again = PerceptionRuling.AFTER_REPHRASE
        return past.result.then(Result.NONE, again, "the rephrasing was misread too")
    if not hearing.way.hit or hearing.way.lost:
        return past.result
    parts = (*past.pv.steps, *past.av.steps)
    before = tuple(Step(part.rule, part.text, Result.NONE) for part in parts)
    return Figure((*before, *past.result.steps))


def _nerve(nerve: Figure[int], stress: int) -> Figure[int]:
    """Nerve is 0 as soon as stress is (r-stress-floor)."""
    if stress or not nerve.value:
        return nerve
    return nerve.then(0, WoundsRuling.STRESS_FLOOR, "no stress left: Nerve is 0")


def _cards_spent(style: Style, chosen: Chosen, options: WestOptions) -> Figure[int]:
    rule = effects.fight_rule(style, options)
    if chosen.in_fight and rule is not None:
        return Figure.start(0, rule, "a fight costs AP, not cards")
    spent = Figure.start(1, Cards.POOL_SPEND, "1 for the attack")
    if chosen.choice is Choice.REPHRASE:
        return spent.plus(1, Cards.POOL_SPEND, "+1 to rephrase")
    if chosen.choice is Choice.SWITCH:
        return spent.plus(1, Cards.POOL_SPEND, "+1 to switch gears")
    return spent


def _triggered(target: Target, healed: int, done: Harm, options: WestOptions) -> Figure[bool]:
    if target.trigger is None:
        return stakes.none_set()
    if target.trigger_unit is TriggerUnit.WOUNDS:
        dealt = done.wounds_dealt.value
        healed = min(healed, target.wounds)  # those brought along do not count (r-trigger-old)
        return stakes.by_wounds(target.trigger, target.wounds, healed, dealt)
    return stakes.by_damage(target.trigger, target.damage, done.effect, done.points, options)
