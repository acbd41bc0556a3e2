"""Whether an attack gets past the target's Nerve, and what becomes of Nerve (tw-penetration)."""

from dataclasses import dataclass

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.west.book import (
    Attack,
    Defences,
    Perception,
    PerceptionRuling,
    SizingUp,
    SizingUpRuling,
    Wounds,
    WoundsRuling,
)
from rules_core.west.defences import nerve_after_rise
from rules_core.west.limits import note
from rules_core.west.options import WestOptions
from rules_core.west.terms import Result, plain, signed

RULE = Wounds.PENETRATION
ENOUGH = 2
"""What PV must have over AV to penetrate (tw-penetration)."""


@dataclass(frozen=True)
class Penetration:
    """Penetration Value, Armour Value, what comes of them, and Nerve after the attack."""

    pv: Figure[int]
    av: Figure[int]
    result: Figure[Result]
    nerve_after: Figure[int]


@dataclass(frozen=True)
class Way:
    """How the attack came out.

    A `hit` or a miss; `misconstrued` as bumps and a rephrasing left it; then `lost` (a loss taken,
    or a calamity) or `switched` (gears).
    """

    hit: bool = True
    misconstrued: bool = False
    lost: bool = False
    switched: bool = False

    @property
    def misread(self) -> bool:
        """Whether the misreading stands to the end."""
        return self.misconstrued and not self.switched and not self.lost


def penetrate(
    resolve: int,
    penetration: int,
    bumps: int,
    nerve: int,
    target_specialized: bool,
    resistance: int,
    way: Way,
    stressed: bool = False,
    options: WestOptions = WestOptions(),
    *,
    sized: int = 0,
) -> Penetration:
    """PV against AV (tw-penetration), and the rises and falls of Nerve.

    `resolve` 0–20, the card's `penetration` modifier, `bumps` 0–9 spent on it, the target's
    `nerve`, whether it has the specialization in the style that counts, its `resistance` to it,
    and whether it is `stressed` (Nerve 0). PV and AV are told for a miss and a loss too. Sizing up
    changes by `sized` what this attack meets, not what it leaves.
    InvalidInput names `lost`, `switched`, `bumps` and every figure outside its range.
    """
    problems = Problems()
    note(problems, resolve=resolve, penetration=penetration, bumps=bumps)
    note(problems, nerve=nerve, resistance=resistance)
    read = way.misconstrued
    problems.expect(read or not (way.lost and way.hit), "lost", "Only a misread attack has a loss.")
    problems.expect(read or not way.switched, "switched", "Only a misread attack can be switched.")
    for name in ("lost", "switched"):
        both = way.lost and way.switched
        problems.expect(not both, name, "Take the loss or switch, not both.")
    problems.expect(way.hit or not bumps, "bumps", "A miss has no bumps.")
    problems.raise_if_any()

    pv = Figure.start(resolve, RULE, f"Resolve {resolve}")
    if penetration:
        pv = pv.plus(penetration, RULE, f"{signed(penetration)} on the card")
    if bumps:
        pv = pv.plus(bumps, Attack.BUMPS, f"{signed(bumps)} for bumps")
    start = _nerve(nerve, stressed)
    misread = way.misread and not stressed
    met = start if stressed else nerve_met(start, sized)
    av = _specialized(_misread(met, misread, options), target_specialized, options)
    if resistance:
        rule = WoundsRuling.STRESSED_RESIST if stressed else Defences.IND
        av = av.plus(resistance, rule, f"{signed(resistance)} resistance")
    av = av.at_least(0, RULE, "never below 0")
    result = _result(pv.value, av.value, way)
    return Penetration(pv, av, result, nerve_after(start, result.value, way, stressed, options))


def _nerve(nerve: int, stressed: bool) -> Figure[int]:
    """Nerve before the attack: 0 for a stressed target (tw-stressed)."""
    if stressed:
        return Figure.start(0, Wounds.STRESSED, "stressed: Nerve is 0")
    return Figure.start(nerve, RULE, f"Nerve {nerve}")


def _misread(av: Figure[int], misread: bool, options: WestOptions) -> Figure[int]:
    """The +1 of a misreading, at once or only from the next attack on (r-misread-nerve)."""
    if not misread:
        return av
    if options.misread_nerve == "now":
        return av.plus(1, PerceptionRuling.MISREAD_NERVE, "+1, misread")
    return av.plus(0, PerceptionRuling.MISREAD_NERVE, "+0, misread: +1 from the next attack")


def _specialized(av: Figure[int], specialized: bool, options: WestOptions) -> Figure[int]:
    """The +1 of a specialization in the style (r-spec-nerve)."""
    if not specialized:
        return av
    if options.spec_nerve == "yes" or "yes" in (options.progressive, options.ind):
        return av.plus(1, WoundsRuling.SPEC_NERVE, "+1 specialization")
    return av.plus(0, WoundsRuling.SPEC_NERVE, "+0, specialization without optional defence")


def _result(pv: int, av: int, way: Way) -> Figure[Result]:
    if way.lost:
        rule = Perception.TAKE_LOSS if way.hit or way.misconstrued else Attack.CALAMITY
        return Figure.start(Result.NONE, rule, "the aggressor takes the loss")
    if not way.hit:
        return Figure.start(Result.NONE, RULE, "a miss is not compared")
    over = pv - av
    if over >= ENOUGH:
        result, why = Result.PENETRATES, f"{ENOUGH} or more"
    elif over >= 0:
        result, why = Result.ABLATES, "0 or 1"
    else:
        result, why = Result.DEFLECTS, "below 0"
    return Figure.start(result, RULE, f"PV {plain(pv)} less AV {av}: {signed(over)}, {why}")


def nerve_met(nerve: Figure[int], sized: int) -> Figure[int]:
    """Nerve as the next attack meets it after sizing up (tw-size-up, r-size-up-floor)."""
    if not sized:
        return nerve
    met = nerve.plus(sized, SizingUp.SIZE_UP, f"{signed(sized)} by sizing up")
    return met.at_least(0, SizingUpRuling.SIZE_UP_FLOOR, "never below 0")


def nerve_after(
    nerve: Figure[int], result: Result, way: Way, stressed: bool, options: WestOptions
) -> Figure[int]:
    """Nerve once its rise and an ablation are counted; a `stressed` target keeps 0."""
    if stressed:
        return nerve.then(0, WoundsRuling.STRESS_FLOOR, "it stays 0")
    first = options.misread_nerve == "now"
    if first:
        nerve = _rise(nerve, way, options)
    if result is Result.ABLATES:
        nerve = nerve.plus(-1, RULE, "−1, ablated")
        nerve = nerve.at_least(0, WoundsRuling.NERVE_FLOOR, "never below 0")
    return nerve if first else _rise(nerve, way, options)


def _rise(nerve: Figure[int], way: Way, options: WestOptions) -> Figure[int]:
    return nerve_after_rise(nerve, way.hit, way.misconstrued, way.lost, way.switched, options)
