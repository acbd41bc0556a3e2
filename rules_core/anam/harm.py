"""From the effect level to the Wounds of a hit, and from these to the tracks."""

from dataclasses import dataclass

from rules_core.anam.armour import life
from rules_core.anam.book import Actions, Armour, Harm, HarmRuling
from rules_core.anam.options import AnamOptions
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import count, signed
from rules_core.figures import Figure


def potential(blow: Blow, options: AnamOptions) -> Figure[int]:
    """What an attack could do before armour and threshold: 0 for a miss (an-damage)."""
    over = blow.effect - blow.difficulty
    if over < 0:
        text = f"effect {blow.effect} is below difficulty {blow.difficulty}"
        return Figure.start(0, Actions.ATTACK, text)
    first, more = options.table("wounds-hit"), options.table("wounds-level") * over
    text = f"effect {blow.effect} meets difficulty {blow.difficulty}: {first}"
    figure = Figure.start(first, Harm.DAMAGE, options.said("wounds-hit", text))
    if over:
        text = options.said("wounds-level", f"+{more} for what is over it")
        figure = figure.plus(more, Harm.DAMAGE, text)
    return figure


def through_hard(wounds: Figure[int], target: Target) -> Figure[int]:
    """What hard armour lets through, 0 or more (an-hard-armor)."""
    if not target.hard:
        return wounds
    figure = wounds.plus(-target.hard, Armour.HARD_ARMOR, f"−{target.hard} for H{target.hard}")
    return figure.at_least(0, Armour.HARD_ARMOR, "the armour stops all of it")


def left_over(wounds: Figure[int], blow: Blow, target: Target, options: AnamOptions) -> Figure[int]:
    """What threshold and soft armour leave of wounds ≥ 1; 0 or less is a Bruise (an-threshold)."""
    if target.threshold:
        text = f"−{target.threshold} for Wound Threshold"
        wounds = wounds.plus(-target.threshold, Harm.THRESHOLD, text)
    if target.soft and target.soft_hits < life(target.soft, options):
        text = f"−{target.soft} for soft armour"
        wounds = wounds.plus(-target.soft, Armour.SOFT_ARMOR, text)
    elif target.soft:
        wounds = wounds.plus(0, Armour.SOFT_ARMOR, "the soft armour is worn out")
    if blow.weapon:
        text = f"{signed(blow.weapon)} for the kind of weapon"
        wounds = wounds.plus(blow.weapon, Harm.DAMAGE, text)
    return wounds


def bruised(wounds: Figure[int], target: Target) -> Figure[int]:
    """The Wounds of a hit: 0 where it is a Bruise, 1 at least with the Bruise track full."""
    if wounds.value > 0:
        return wounds
    if target.bruises == target.bruises_max:
        return wounds.then(1, Harm.BRUISES_FULL, "no Bruise box is free: 1 Wound")
    return wounds.then(0, Harm.THRESHOLD, "nothing is left: 1 Bruise instead")


@dataclass(frozen=True)
class Marks:
    """Both tracks after a hit, and the Wounds that found no Wound box."""

    bruises: Figure[int]
    wounds: Figure[int]
    too_many: int


def marked(target: Target, wounds: int, bruise: bool, options: AnamOptions) -> Marks:
    """Mark `wounds` ≥ 0, or one `bruise` (an-tracks, an-overflow, r-an-overflow)."""
    light = Figure.start(target.bruises, Harm.TRACKS, f"{count(target.bruises, 'Bruise')} before")
    heavy = Figure.start(target.wounds, Harm.TRACKS, f"{count(target.wounds, 'Wound')} before")
    if bruise:
        light = light.plus(1, Harm.THRESHOLD, "+1")
    too_many = max(0, target.wounds + wounds - target.wounds_max)
    if wounds:
        heavy = heavy.plus(wounds, Harm.THRESHOLD, f"+{wounds}")
        text = f"the track ends at {target.wounds_max}"
        heavy = heavy.at_most(target.wounds_max, Harm.TRACKS, text)
    if too_many and options.overflow == "spill":
        light = light.plus(too_many, HarmRuling.OVERFLOW, f"+{too_many} from the full Wound track")
        text = f"the track ends at {target.bruises_max}"
        light = light.at_most(target.bruises_max, Harm.TRACKS, text)
    return Marks(light, heavy, too_many)


def out(target: Target, marks: Marks, conditions: int, options: AnamOptions) -> Figure[bool]:
    """Whether the target is out of combat after the hit (an-out, r-an-overflow)."""
    bruises, wounds = marks.bruises.value, marks.wounds.value
    full = bruises == target.bruises_max and wounds == target.wounds_max
    text = f"{bruises} of {target.bruises_max} Bruises, {wounds} of {target.wounds_max} Wounds"
    figure = Figure.start(full, Harm.OUT, text)
    if marks.too_many and options.overflow == "out":
        text = f"{count(marks.too_many, 'Wound')} too many"
        figure = figure.then(True, HarmRuling.OVERFLOW, text)
    if conditions:
        text = f"{conditions} of {target.conditions_max} slots filled"
        figure = figure.then(figure.value or conditions == target.conditions_max, Harm.OUT, text)
    return figure
