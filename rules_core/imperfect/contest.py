"""Psychological contests: the TN of a simple one, and the chances of each effect."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.imperfect.book import Chips, Contests, Rolls, RollsRuling, Stakes, StakesRuling
from rules_core.imperfect.check import MOST, critical, successes
from rules_core.imperfect.limits import within
from rules_core.imperfect.opposed import Margin, Opposition
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.terms import Die, count, signed
from rules_core.imperfect.throw import Throw
from rules_core.odds import Odds
from rules_core.rulebook import Rule


def contest_tn(
    initiator: Die,
    target: Die,
    target_levels: int,
    options: ImperfectOptions = ImperfectOptions(),
) -> Figure[int]:
    """The TN of a simple contest: 3, 5, 7 or 9, and 1 more (fi-simple-tn, r-fi-steps).

    `target_levels` 0–10 are the target's in the skill that it uses.
    """
    problems = Problems()
    within(problems, 0, 10, target_levels=target_levels)
    problems.raise_if_any()
    faces = options.steps == "faces"
    more = target.faces - initiator.faces if faces else target.rung - initiator.rung
    rule: Rule = Stakes.SIMPLE_TN
    if more < 0:
        key, text = "simple-less", f"{target.value} is less than {initiator.value}"
    elif more == 0:
        key, text = "simple-equal", f"{target.value} is equal"
    else:
        said = str(more) if faces else count(more, "rung")
        text = f"{target.value} is {said} greater than {initiator.value}"
        key, rule = "simple-most" if more > 2 else "simple-greater", StakesRuling.STEPS
    tn = Figure.start(options.table(key), rule, options.said(key, text))
    least = options.table("simple-levels")
    if target_levels >= least:
        text = f"+1 for {count(target_levels, 'level')}, {least} or more"
        tn = tn.plus(1, Stakes.SIMPLE_TN, options.said("simple-levels", text))
    return tn


@dataclass(frozen=True)
class Contest:
    """The chances of exactly 1, exactly 2, 3 or more successes, and of any; of a critical failure.

    `successes` are ``0`` … ``4``, ``5+``: as many chips as resisting may cost (fi-sliding-cost).
    """

    annoyed: Figure[Fraction]
    distraught: Figure[Fraction]
    broken: Figure[Fraction]
    success: Figure[Fraction]
    critical: Figure[Fraction]
    successes: Figure[Odds[str]]


@dataclass(frozen=True)
class Stage:
    """A roll with chips as far as they are spent, and its chances of 1, 2, … successes or more."""

    rule: Rule
    text: str
    reach: Sequence[Fraction]


def contest(
    pool: Pool,
    against: Pool | int,
    adjust: int = 0,
    target_adjust: int = 0,
    red: bool = False,
    blue: int = 0,
    options: ImperfectOptions = ImperfectOptions(),
) -> Contest:
    """A contest of two pools of 1–10 dice, or `against` a TN 1–30 (then no `target_adjust`).

    `adjust` and `target_adjust` −9…9 are added to the totals; `blue` is 0–3. InvalidInput names
    what is outside.
    """
    problems = Problems()
    within(problems, 1, 10, dice=pool.dice)
    if isinstance(against, int):
        within(problems, 1, 30, tn=against)
    else:
        within(problems, 1, 10, target_dice=against.dice)
    within(problems, -9, 9, adjust=adjust, target_adjust=target_adjust)
    within(problems, 0, 3, blue=blue)
    problems.raise_if_any()
    chances = _against(against, adjust, target_adjust, options)
    own = f"{pool} {signed(adjust)}" if adjust else str(pool)
    other = f"TN {against}"
    if not isinstance(against, int):
        other = options.said("contest-least", _opponent(against, target_adjust))
    rule = Rolls.SUCCESS if isinstance(against, int) else RollsRuling.OPPOSED
    stages = _stages(pool, red, blue, Stage(rule, f"{own} against {other}", ()), chances)
    size = f"1 and 1 more for each full {options.raise_size}"
    counted = Figure.start(successes(stages[-1].reach), rule, f"{own} against {other}")
    return Contest(
        _figure(stages, "exactly 1 success", lambda n: n[0] - n[1]),
        _figure(stages, "exactly 2 successes", lambda n: n[1] - n[2]),
        _figure(stages, "3 successes or more", lambda n: n[2]),
        _figure(stages, "1 success or more", lambda n: n[0]),
        critical(pool),
        counted.then(counted.value, RollsRuling.RAISE, size),
    )


def _opponent(target: Pool, adjust: int) -> str:
    return f"{target} {signed(adjust)}" if adjust else str(target)


def _against(
    against: Pool | int, adjust: int, target_adjust: int, options: ImperfectOptions
) -> Callable[[Throw], Sequence[Fraction]]:
    """The chances of at least 1 to at least 5 successes of a throw, against a pool or a TN."""
    sizes = [options.raise_size * n for n in range(MOST)]
    if isinstance(against, int):
        return lambda throw: [throw.at_least(against + size - adjust) for size in sizes]
    higher, mark = options.opposed == "higher", options.table("contest-least")

    def chances(throw: Throw) -> Sequence[Fraction]:
        both = Opposition(throw, against)
        return [
            both.chance(
                Margin(mark + size if higher else mark, max(1, size), adjust, target_adjust)
            )
            for size in sizes
        ]

    return chances


def _stages(
    pool: Pool,
    red: bool,
    blue: int,
    bare: Stage,
    chances: Callable[[Throw], Sequence[Fraction]],
) -> list[Stage]:
    """The roll without chips, then with the red, then with the blues: as far as they are spent."""
    stages = [Stage(bare.rule, bare.text, chances(Throw(pool)))]
    if red:
        stages.append(Stage(Chips.RED, "the better of two with a red", chances(Throw(pool, True))))
    if blue:
        text = f"{count(blue, 'roll')} added for {blue} blue"
        stages.append(Stage(Chips.BLUE, text, chances(Throw(pool, red, blue))))
    return stages


def _figure(
    stages: Sequence[Stage], said: str, read: Callable[[Sequence[Fraction]], Fraction]
) -> Figure[Fraction]:
    """One chance as it grows with each chip."""
    first, *later = stages
    chance = Figure.start(read(first.reach), first.rule, first.text)
    for stage in later:
        chance = chance.then(read(stage.reach), stage.rule, stage.text)
    return chance.then(chance.value, Contests.EFFECT, said)
