"""One hit worked through in the rules' order: effect, armour, threshold, injury, marks, out."""

from dataclasses import dataclass

from rules_core.anam import conditions, harm
from rules_core.anam.armour import life
from rules_core.anam.book import Actions, Armour, ArmourRuling, Conditions, Harm
from rules_core.anam.options import AnamOptions
from rules_core.anam.parties import Blow, Target, check
from rules_core.anam.terms import Outcome, count
from rules_core.figures import Figure


@dataclass(frozen=True)
class Hit:
    """What an attack comes to, the Wounds it makes its target mark, and the target afterwards."""

    outcome: Figure[Outcome]
    wounds_dealt: Figure[int]
    bruises_after: Figure[int]
    wounds_after: Figure[int]
    conditions_after: Figure[int]
    imposed: Figure[bool]
    out: Figure[bool]
    soft_hits_after: Figure[int]


@dataclass(frozen=True)
class _So:
    """How far a hit has come: what it is, its Wounds, the slots, and whether it was imposed."""

    outcome: Figure[Outcome]
    wounds: Figure[int]
    slots: Figure[int]
    imposed: Figure[bool]


def hit(
    blow: Blow, target: Target, injury: bool = False, options: AnamOptions = AnamOptions()
) -> Hit:
    """Work one attack through.

    `injury`: the target takes an Injury condition in place of 3 Wounds where that is allowed; where
    it is not, the Wounds are marked and the reasons say why. InvalidInput names every figure
    outside its range, and tracks and slots that are more than full.
    """
    check(blow, target)
    so = _worked(blow, target, injury, options)
    bruise = so.outcome.value is Outcome.BRUISE
    marks = harm.marked(target, so.wounds.value, bruise, options)
    return Hit(
        outcome=so.outcome,
        wounds_dealt=so.wounds,
        bruises_after=marks.bruises,
        wounds_after=marks.wounds,
        conditions_after=so.slots,
        imposed=so.imposed,
        out=harm.out(target, marks, so.slots.value, options),
        soft_hits_after=_worn(target, so.outcome.value is not Outcome.MISS, options),
    )


def _worked(blow: Blow, target: Target, injury: bool, options: AnamOptions) -> _So:
    could, slots = harm.potential(blow, options), conditions.slots(target)
    if not could.value:
        text = could.steps[-1].text
        none = Figure.start(False, Actions.ATTACK, "the attack misses")
        return _So(Figure.start(Outcome.MISS, Actions.ATTACK, text), could, slots, none)
    before = options.impose_count == "before"
    imposed = conditions.imposed(could.value, blow, target, "before")
    if before and imposed.value:
        return _imposed(could, slots, imposed)
    through = harm.through_hard(could, target)
    if not through.value:
        text = f"H{target.hard} stops all {could.value}"
        stopped = Figure.start(Outcome.STOPPED, Armour.HARD_ARMOR, text)
        if blow.impose and not before:
            imposed = Figure.start(False, Armour.HARD_ARMOR, "the armour stops all of it")
        return _So(stopped, through, slots, imposed)
    left = harm.left_over(through, blow, target, options)
    if not before:
        imposed = conditions.imposed(max(0, left.value), blow, target, "after")
        if imposed.value:
            return _imposed(left, slots, imposed)
    return _harmed(harm.bruised(left, target), imposed, target, injury, options)


def _imposed(damage: Figure[int], slots: Figure[int], imposed: Figure[bool]) -> _So:
    """A condition in place of all damage (an-imposed)."""
    none = damage.then(0, Conditions.IMPOSED, "a condition in place of damage")
    outcome = Figure.start(Outcome.IMPOSED, Conditions.IMPOSED, "in place of damage")
    return _So(outcome, none, conditions.with_imposed(slots), imposed)


def _harmed(
    wounds: Figure[int],
    imposed: Figure[bool],
    target: Target,
    injury: bool,
    options: AnamOptions,
) -> _So:
    """A Bruise, Wounds, or an injury in place of them."""
    slots = conditions.slots(target)
    if not wounds.value:
        outcome = Figure.start(Outcome.BRUISE, Harm.THRESHOLD, wounds.steps[-1].text)
        return _So(outcome, wounds, slots, imposed)
    last = wounds.steps[-1]
    outcome = Figure.start(Outcome.WOUNDS, last.rule, f"{count(wounds.value, 'Wound')} left")
    if not injury:
        return _So(outcome, wounds, slots, imposed)
    spared = conditions.instead(wounds, target, options)
    if spared.injured:
        kind = Outcome.WOUNDS if spared.wounds.value else Outcome.INJURY
        text = f"an injury, {count(spared.wounds.value, 'Wound')} over"
        outcome = outcome.then(kind, Conditions.INJURY, text)
    return _So(outcome, spared.wounds, spared.conditions, imposed)


def _worn(target: Target, landed: bool, options: AnamOptions) -> Figure[int]:
    """The hits that soft armour has taken by now (r-an-wear)."""
    text = f"{count(target.soft_hits, 'hit')} before"
    figure = Figure.start(target.soft_hits, Armour.SOFT_ARMOR, text)
    if not target.soft or not landed:
        return figure
    if target.soft_hits >= life(target.soft, options):
        return figure.plus(0, Armour.SOFT_ARMOR, "worn out already")
    return figure.plus(1, ArmourRuling.WEAR, "+1, a hit")
