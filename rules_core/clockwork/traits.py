"""Guard, Morale, Esteem (cd-guard, cd-morale, cd-esteem)."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules_core.clockwork.book import Traits, TraitsRuling
from rules_core.clockwork.limits import guard as expect
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.rounding import half_focus, half_reputation
from rules_core.clockwork.terms import Rung, count, plain
from rules_core.figures import Figure


def guard(
    focus: int, parrying: bool = False, options: ClockworkOptions = ClockworkOptions()
) -> Figure[int]:
    """Guard for Focus 0–6, with or without a weapon that can parry; InvalidInput names `focus`."""
    expect(focus=focus)
    half = half_focus(focus)
    figure = Figure.start(half, Traits.GUARD, f"half of Focus {focus}, rounded up: {half}")
    more = options.table("parry-guard")
    text = options.said("parry-guard", f"+{more} for a weapon that can parry")
    return figure.plus(more, Traits.GUARD, text) if parrying else figure


@dataclass(frozen=True)
class Morale:
    """A Morale, 5 Hostile … 1 Favorable, and whether its owner flees or surrenders."""

    morale: Figure[int]
    flees: Figure[bool]


def morale(
    threat: int,
    wounds: int = 0,
    allies_fallen: int = 0,
    options: ClockworkOptions = ClockworkOptions(),
) -> Morale:
    """The Morale of an ally or antagonist of rank `threat` 0–5 (cd-morale, r-cd-morale-top).

    `wounds` 0–5 and `allies_fallen` 0–10 (fled, surrendered or fallen in their sight) take a level
    each. InvalidInput names what is outside its range.
    """
    expect(threat=threat, wounds=wounds, allies_fallen=allies_fallen)
    start = Rung(options.table("morale-start"))
    text = options.said("morale-start", f"{start.label} to begin with")
    level = Figure.start(int(start), Traits.MORALE, text)
    if threat:
        level = level.plus(threat, Traits.MORALE, f"+{threat} for threat {threat}")
    level = level.at_most(Rung.HOSTILE, TraitsRuling.MORALE_TOP, "never above Hostile")
    above = level.value - Rung.FAVORABLE
    for falls, text in ((wounds, count(wounds, "wound")), (allies_fallen, "allies seen to fall")):
        if falls:
            level = level.plus(-falls, Traits.MORALE, f"−{falls} for {text}")
    level = level.at_least(Rung.FAVORABLE, Traits.MORALE, "Favorable is the bottom")
    falls = wounds + allies_fallen
    flees = falls > above
    text = f"{count(falls, 'level')} to fall, {above} above Favorable"
    return Morale(level, Figure.start(flees, Traits.MORALE, text))


@dataclass(frozen=True)
class Esteem:
    """Esteem, and where it puts the gathering's Disposition: 5 Hostile … 1 Favorable."""

    esteem: Figure[int]
    disposition: Figure[int]


def esteem(
    status: int,
    tenor: int,
    favour: Iterable[int] = (),
    against: Iterable[int] = (),
    options: ClockworkOptions = ClockworkOptions(),
) -> Esteem:
    """Esteem of `status` (Class or Means) 0–10 at a `tenor` 0–10 (cd-esteem, r-cd-esteem-half).

    `favour` and `against` are the ranks 0–10 of the reputations that count here. InvalidInput names
    what is outside its range.
    """
    good, bad = tuple(favour), tuple(against)
    expect(status=status, tenor=tenor, favour=good, against=bad)
    figure = Figure.start(status, Traits.ESTEEM, f"Class or Means {status}")
    figure = figure.plus(-tenor, Traits.ESTEEM, f"−{tenor}, the Tenor")
    for ranks, sign, said in ((good, 1, "+"), (bad, -1, "−")):
        for rank in ranks:
            half = half_reputation(rank)
            text = f"{said}{half}, half of a name of rank {rank}"
            figure = figure.plus(sign * half, TraitsRuling.ESTEEM_HALF, text)
    start = Rung(options.table("crowd-start"))
    text = options.said("crowd-start", f"{start.label} to begin with")
    crowd = Figure.start(int(start), Traits.ESTEEM, text)
    points = figure.value
    if points:
        way = "Favorable" if points > 0 else "Hostile"
        text = f"{count(abs(points), 'step')} towards {way}, Esteem {plain(points)}"
        crowd = crowd.plus(-points, TraitsRuling.ESTEEM_STEPS, text)
    crowd = crowd.at_most(Rung.HOSTILE, Traits.ESTEEM, "Hostile is the top")
    crowd = crowd.at_least(Rung.FAVORABLE, Traits.ESTEEM, "Favorable is the bottom")
    return Esteem(figure, crowd)
