"""What an attack does to the target, or by a loss to the aggressor (tw-effect, tw-take-loss)."""

from dataclasses import dataclass, replace
from typing import cast

from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west import effect, effects, wounds
from rules_core.west.attack import talks_fast
from rules_core.west.book import Effects, Perception, PerceptionRuling, Wounds
from rules_core.west.hearing import Hearing
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.penetration import Way
from rules_core.west.terms import Die, Result, Style, count

LANDS = (Result.PENETRATES, Result.ABLATES)


@dataclass(frozen=True)
class Cell:
    """The cell of the effect grid that is read: row 0 and no column where none is."""

    row: Figure[int]
    column: Figure[Die | None]


@dataclass(frozen=True)
class Harm:
    """What either side suffered.

    `effect` and `points` are the target's for its damage trigger, the other two the aggressor's.
    """

    wounds_dealt: Figure[int]
    stress_after: Figure[int]
    cards_removed: Figure[int]
    ap_removed: Figure[int]
    own_wounds: Figure[int]
    own_stress: Figure[int]
    effect: int = 0
    points: int = 0
    own_effect: int = 0
    own_points: int = 0


def cell_of(
    aggressor: Aggressor,
    card: Card,
    chosen: Chosen,
    way: Way,
    result: Figure[Result],
    options: WestOptions,
) -> Cell:
    """The row and column of the effect, the target's or after a loss the aggressor's own.

    Reduced (d4) when ablated or misread; a loss is full, or with ``loss-effect=reduced`` d4 for a
    misread attack; a calamity is full and one row up (tw-misconstrued, tw-take-loss, tw-calamity).
    """
    if not way.lost and result.value not in LANDS:
        why = result.steps[-1]
        nothing: Figure[Die | None] = Figure.start(None, why.rule, why.text)
        return Cell(Figure.start(0, why.rule, why.text), nothing)
    reduced, text = _reduced(card, way, result.value, options)
    row = effect.row(
        aggressor.social_combat,
        card.location,
        reduced is not None,
        card.calamity,
        chosen.bumps_effect,
        aggressor.trait_rank,
        aggressor.own_stress == 0,
        options,
    )
    of: Rule = Perception.SWITCH_GEARS if way.switched else Wounds.EFFECT
    column = effect.column(aggressor.effect_die(way.switched), reduced, text, of)
    if way.lost and not card.calamity and not reduced:
        column = column.then(column.value, PerceptionRuling.LOSS_EFFECT, "a loss is full")
    return Cell(row, cast("Figure[Die | None]", column))


def _reduced(card: Card, way: Way, result: Result, options: WestOptions) -> tuple[Rule | None, str]:
    """The rule that reduces the effect, if any does, and why."""
    if way.lost:
        if card.calamity or options.loss_effect == "full":
            return None, ""
        return PerceptionRuling.LOSS_EFFECT, "a misread attack's loss"
    if way.misread:
        return Perception.MISCONSTRUED, "misread"
    return (Wounds.PENETRATION, "ablated") if result is Result.ABLATES else (None, "")


def harm(
    aggressor: Aggressor,
    target: Target,
    card: Card,
    chosen: Chosen,
    hearing: Hearing,
    result: Figure[Result],
    options: WestOptions,
) -> Harm:
    """What the attack did: to the target, to the aggressor by a loss, or nothing."""
    done = _nothing(aggressor, target, result)
    if hearing.way.lost:
        own = wounds.suffer(
            card.effect, aggressor.own_willpower, aggressor.own_stress, aggressor.own_wounds
        )
        done = replace(
            done,
            own_wounds=own.wounds_after,
            own_stress=own.stress_after,
            own_effect=card.effect,
            own_points=aggressor.own_stress - own.stress_after.value,
        )
    elif result.value in LANDS:
        done = _land(target, card, done, options)
        if not target.resist_only:
            done = _instead(aggressor, chosen, hearing, done, options)
    if not hearing.way.hit and talks_fast(aggressor.style, options):
        back = effects.stress_won_back(done.stress_after, card.recovery, target.full_stress)
        done = replace(done, stress_after=back)
    return done


def _nothing(aggressor: Aggressor, target: Target, result: Figure[Result]) -> Harm:
    """Both sides as they were; the result's last step says why nothing is dealt."""
    why = result.steps[-1]
    held = f"{count(aggressor.own_wounds, 'wound')} of one's own"
    return Harm(
        wounds_dealt=Figure.start(0, why.rule, why.text),
        stress_after=Figure.start(target.stress, Wounds.WOUNDS, f"stress {target.stress}"),
        cards_removed=Figure.start(0, Wounds.RESIST_ONLY, "no cards are removed"),
        ap_removed=Figure.start(0, Effects.FX_INTIMIDATION, "not in a fight"),
        own_wounds=Figure.start(aggressor.own_wounds, Wounds.WOUNDS, held),
        own_stress=Figure.start(
            aggressor.own_stress, Wounds.WOUNDS, f"own stress {aggressor.own_stress}"
        ),
    )


def _land(target: Target, card: Card, done: Harm, options: WestOptions) -> Harm:
    """The effect as the target suffers it (tw-wounds, tw-resist-only)."""
    felt = wounds.suffer(
        card.effect, target.willpower, target.stress, target.wounds, target.resist_only, options
    )
    return replace(
        done,
        wounds_dealt=felt.wounds_dealt,
        stress_after=felt.stress_after,
        cards_removed=felt.cards_removed,
        effect=0 if target.resist_only else card.effect,
        points=target.stress - felt.stress_after.value,
    )


def _instead(
    aggressor: Aggressor, chosen: Chosen, hearing: Hearing, done: Harm, options: WestOptions
) -> Harm:
    """Wounds that do something else: take AP in a fight, or heal the aggressor by Argument."""
    dealt = done.wounds_dealt
    rule = effects.fight_rule(hearing.used, options)
    if chosen.in_fight and rule is not None:
        removed = dealt.plus(0, rule, "1 AP for each wound")
        instead = dealt.then(0, rule, "AP are removed instead")
        return replace(done, wounds_dealt=instead, ap_removed=removed)
    heals = min(dealt.value, aggressor.own_wounds)
    if options.fx_argument == "yes" and hearing.used is Style.ARGUMENT and heals:
        rule = Effects.FX_ARGUMENT
        left = dealt.plus(-heals, rule, f"−{heals}, one's own heal instead")
        own = done.own_wounds.plus(-heals, rule, f"−{heals}, healed instead of dealt")
        return replace(done, wounds_dealt=left, own_wounds=own)
    return done
