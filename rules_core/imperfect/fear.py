"""What fear and terror do (fi-fear, fi-terror)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from types import MappingProxyType

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.imperfect.book import Chips, Fear, FearRuling, Rolls
from rules_core.imperfect.limits import within
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import count
from rules_core.imperfect.throw import Throw

STEP_ZERO = Fraction(1, 54)
"""The chance that a card is step 0 (fi-step-zero)."""


class Fright(str, Enum):
    """How a test of fear or terror ends, from the best to the worst."""

    NONE = "none"
    ANNOYED = "annoyed"
    DISTRAUGHT = "distraught"
    BROKEN = "broken"
    TERRIFIED = "terrified"
    CATATONIC = "catatonic"


AFTERWARDS: Mapping[Fright, tuple[str, str]] = MappingProxyType(
    {
        Fright.NONE: ("3 or more", "Nothing happens; you act as you please."),
        Fright.ANNOYED: ("2", "−4 on your next action, on passive defences and resisting too."),
        Fright.DISTRAUGHT: ("1", "Annoyed, and your highest action card (or the reserve) is lost."),
        Fright.BROKEN: ("0", "Annoyed and distraught. Nobody draws a chip for it."),
        Fright.TERRIFIED: ("critical failure", "1 card in the next draw phase; on it you flee."),
        Fright.CATATONIC: (
            "critical failure or step 0, in terror",
            "No card, no action, no active defence in the next draw phase; terrified in the one "
            "after it.",
        ),
    }
)
"""The successes that lead to each, and what each does to the next turns."""


@dataclass(frozen=True)
class Frightened:
    """The chance of each end; together they are exactly 1."""

    chances: Mapping[Fright, Figure[Fraction]]


def fear(
    pool: Pool,
    tn: int,
    terror: bool = False,
    red: bool = False,
    blue: int = 0,
    options: ImperfectOptions = ImperfectOptions(),
) -> Frightened:
    """A Bravery test with 1–12 dice against `tn` 1–30, with `red` and 0–3 `blue` chips on it.

    A critical failure that blue chips lift to the TN goes by its successes (r-fi-critical-blue).
    InvalidInput names what is outside, and chips in a terror test.
    """
    problems = Problems()
    within(problems, 1, 12, dice=pool.dice)
    within(problems, 1, 30, tn=tn)
    within(problems, 0, 3, blue=blue)
    barred = "No chip may be spent on a terror test; leave it out."
    problems.expect(not (terror and red), "red", barred)
    problems.expect(not terror or blue <= 0, "blue", barred)
    problems.raise_if_any()
    figures = _by_dice(pool, tn, options.raise_size)
    if red or blue:
        figures = _after_chips(figures, Throw(pool, red, blue), tn, options.raise_size)
    return Frightened(_in_terror(figures, options) if terror else figures)


def _by_dice(pool: Pool, tn: int, size: int) -> dict[Fright, Figure[Fraction]]:
    """Each end in a fear test without chips."""
    ends = _ends(Throw(pool), tn, size)
    found = {
        end: Figure.start(ends[end], Fear.FEAR, f"{pool} against TN {tn}: {said}")
        for end, said in SAID.items()
    }
    terrified = Figure.start(pool.critical, Rolls.CRITICAL, f"critical failure with {pool.words}")
    never = Figure.start(Fraction(0), Fear.TERROR, "only in terror")
    return found | {Fright.TERRIFIED: terrified, Fright.CATATONIC: never}


SAID = {
    Fright.NONE: "3 successes or more",
    Fright.ANNOYED: "2 successes",
    Fright.DISTRAUGHT: "1 success",
    Fright.BROKEN: "no success",
}


def _ends(throw: Throw, tn: int, size: int) -> dict[Fright, Fraction]:
    """The ends by successes, and what is left of the critical failures as terrified."""
    one, two, three = (throw.at_least(tn + size * n) for n in range(3))
    terrified = throw.critical - (throw.lifted(tn) if throw.blue else 0)
    return {
        Fright.NONE: three,
        Fright.ANNOYED: two - three,
        Fright.DISTRAUGHT: one - two,
        Fright.BROKEN: 1 - one - terrified,
        Fright.TERRIFIED: terrified,
    }


def _after_chips(
    figures: Mapping[Fright, Figure[Fraction]], throw: Throw, tn: int, size: int
) -> dict[Fright, Figure[Fraction]]:
    """The chances once the red is chosen, then once the blues are added."""
    found = dict(figures)
    if throw.red:
        for end, chance in _ends(Throw(throw.pool, True), tn, size).items():
            if end is not Fright.TERRIFIED:
                found[end] = found[end].then(chance, Chips.RED, "the better of two with a red")
    if throw.blue:
        text = f"{count(throw.blue, 'roll')} added for {throw.blue} blue"
        for end, chance in _ends(throw, tn, size).items():
            found[end] = found[end].then(chance, Chips.BLUE, text)
    return found


def _in_terror(
    figures: Mapping[Fright, Figure[Fraction]], options: ImperfectOptions
) -> dict[Fright, Figure[Fraction]]:
    """Terror: the critical failures are catatonic, and so is step 0 where it is counted."""
    found = dict(figures)
    failed = found[Fright.TERRIFIED]
    found[Fright.CATATONIC] = failed.then(failed.value, Fear.TERROR, "in terror: catatonic")
    found[Fright.TERRIFIED] = Figure.start(
        Fraction(0), Fear.TERROR, "in terror only after being catatonic"
    )
    if options.step_dice == "dice":
        return found
    kept = 1 - STEP_ZERO
    for end, chance in found.items():
        if end is Fright.CATATONIC:
            either = 1 - (1 - chance.value) * kept
            found[end] = chance.then(either, FearRuling.STEP_DICE, "or step 0, 1 card in 54")
        elif end is not Fright.TERRIFIED:
            found[end] = chance.then(
                chance.value * kept, FearRuling.STEP_DICE, "and no step 0, 53 cards in 54"
            )
    return found
