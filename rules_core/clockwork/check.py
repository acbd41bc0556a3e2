"""A whole check: its dice, each with its rule, and its chance (cd-pool, cd-wound, cd-cover)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules_core.clockwork.book import Dice, ExactOdds, Outcomes, OutcomesRuling, SpaceRuling, Turns
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.limits import note, within
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.pool import defense, trait_pool, upgraded
from rules_core.clockwork.roll import joint
from rules_core.clockwork.space import SETBACKS
from rules_core.clockwork.terms import Cover, count
from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.rulebook import Rule

Named = Mapping[str, int]
"""Dice by the name of their kind, all six of them."""


@dataclass(frozen=True)
class Trial:
    """All that makes the dice of a check: ranks 0–6, `difficulty` and `wounds` 0–5, dice 0–10.

    With either opposing rank above 0 the defence dice replace `difficulty`. `held`: one of the two
    subdues the other (cd-outcomes). `dazed`: the one who tests is (cd-conditions).
    """

    aptitude: int = 2
    skill: int = 0
    opposing_aptitude: int = 0
    opposing_skill: int = 0
    difficulty: int = 2
    wounds: int = 0
    unaimed: bool = False
    cover: Cover = Cover.NONE
    held: bool = False
    dazed: bool = False
    boost: int = 0
    setback: int = 0

    def guard(self) -> None:
        """Raise InvalidInput, naming everything that is outside its range."""
        problems = Problems()
        ranks = ("aptitude", "skill", "opposing_aptitude", "opposing_skill")
        note(problems, **{n: getattr(self, n) for n in (*ranks, "wounds", "boost", "setback")})
        within(problems, "difficulty", self.difficulty, 0, 5)
        problems.raise_if_any()


@dataclass(frozen=True)
class Checked:
    """The dice of a check by name, and the chance that it succeeds."""

    pool: Figure[Named]
    success: Figure[Fraction]


def check(trial: Trial, options: ClockworkOptions = ClockworkOptions()) -> Checked:
    """The dice of a check and its chance of 1 net success or more; InvalidInput as in `Trial`."""
    trial.guard()
    pool, dice = dice_of(trial, options)
    chance = joint(dice, 0, 0).chance(lambda roll: roll.success >= 1)
    found = Figure.start(chance, ExactOdds.ODDS, "1 net success or more, counted exactly")
    return Checked(pool, found)


def dice_of(trial: Trial, options: ClockworkOptions) -> tuple[Figure[Named], Pool]:
    """The dice of a check, by name with their reasons, and as a pool; nothing is guarded."""
    dice = trait_pool(trial.aptitude, trial.skill).dice
    text = f"{dice.ability} ability, {dice.proficiency} proficiency"
    pool = Figure[Named].start(dice.by_name(), Dice.POOL, text)
    for more, rule, text in _added(trial, options):
        dice = dice + more
        pool = pool.then(dice.by_name(), rule, text)
    if trial.wounds:
        dice = wounded(dice, trial.wounds)
        text = f"{count(trial.wounds, 'wound')}: so many upgrades of the difficulty"
        pool = pool.then(dice.by_name(), Outcomes.WOUND, text)
    return pool, dice


def wounded(dice: Pool, wounds: int) -> Pool:
    """The dice with the difficulty upgraded once for each wound (cd-wound)."""
    basic, better = upgraded(dice.difficulty, dice.challenge, wounds)
    return dice + Pool(difficulty=basic - dice.difficulty, challenge=better - dice.challenge)


def _added(trial: Trial, options: ClockworkOptions) -> Iterator[tuple[Pool, Rule, str]]:
    """What comes to the trait pool before upgrades: dice, rule and text."""
    if trial.opposing_aptitude or trial.opposing_skill:
        against = defense(trial.opposing_aptitude, trial.opposing_skill, options)
        dice = against.dice
        rule = against.challenge.steps[-1].rule
        yield dice, rule, f"defence: {dice.difficulty} difficulty, {dice.challenge} challenge"
    else:
        yield Pool(difficulty=trial.difficulty), Dice.POOL, f"difficulty {trial.difficulty}"
    if trial.unaimed:
        yield Pool(difficulty=1), Turns.MANEUVERS, "+1 difficulty, not aimed"
    if trial.cover is not Cover.NONE:
        key = SETBACKS[trial.cover]
        hidden, rule = options.table(key), SpaceRuling.COVER
        text = options.said(key, f"+{hidden} setback, {trial.cover.value} cover")
        yield Pool(setback=hidden), rule, text
    if trial.held:
        joins = Pool(**{options.subdue: 1})
        yield joins, OutcomesRuling.SUBDUE, f"+1 {options.subdue}, in a hold"
    if trial.dazed:
        yield Pool(setback=1), Outcomes.CONDITIONS, "+1 setback, dazed"
    if trial.boost:
        yield Pool(boost=trial.boost), Dice.DICE, f"+{trial.boost} boost"
    if trial.setback:
        yield Pool(setback=trial.setback), Dice.DICE, f"+{trial.setback} setback"
