"""How likely an argument is won within 3 rounds, with helpers (cd-odds, r-cd-argued, r-cd-best)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from math import prod
from typing import NamedTuple

from rules_core.clockwork.attack import Strike, penetrates, reductions
from rules_core.clockwork.book import (
    AttackRuling,
    ExactOdds,
    ExactOddsRuling,
    Traits,
    TraitsRuling,
    Turns,
)
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.limits import note, within
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.roll import Roll, joint
from rules_core.clockwork.terms import Arena, Rung, Trait, count
from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.odds import Odds
from rules_core.rulebook import Rule

PLACED = "outcome"
"""What the odds of the Disposition call an argument that is won."""
MISS = Roll(0, 0)
"""Every roll without a net success: none of them moves the target."""
Rolls = tuple[Odds[Roll], int]
"""The odds of a roll, and how many roll it."""


@dataclass(frozen=True)
class Argument:
    """Who argues against what: dice 0–10 of each kind, `helpers` 0–5, `rounds` 1–3 (a house's: –6).

    Each helper rolls `helper_ability` and `helper_proficiency` against the same defence.
    """

    ability: int = 2
    proficiency: int = 0
    helper_ability: int = 0
    helper_proficiency: int = 0
    difficulty: int = 2
    challenge: int = 0
    disposition: int = 3
    rounds: int = 3
    helpers: int = 0
    potency: int = 1
    armor: int = 0

    @property
    def armored(self) -> bool:
        """Whether the target's Armor keeps an outcome off at first (cd-armor)."""
        return self.strike.force <= self.armor

    @property
    def strike(self) -> Strike:
        """The attack of a round, before its roll."""
        return Strike(Arena.SOCIAL, Trait.DISPOSITION, potency=self.potency, armor=self.armor)


@dataclass(frozen=True)
class Argued:
    """By round: the chance that an outcome has been placed, and the odds of the Disposition."""

    outcome: Figure[Mapping[int, Fraction]]
    disposition: Figure[Mapping[int, Odds[str]]]


class State(NamedTuple):
    """Where an argument stands: Disposition 5 … 1, or 0 once an outcome is placed."""

    disposition: int
    armored: bool


WON = State(0, False)


def argue(argument: Argument, options: ClockworkOptions = ClockworkOptions()) -> Argued:
    """The exact chances of an argument, round by round; InvalidInput names what is outside.

    There is one avenue, so one attack a round: the best of all rolls (cd-avenues, cd-maneuvers).
    """
    problems = Problems()
    note(problems, **{n: v for n, v in vars(argument).items() if n != "rounds"})
    within(problems, "rounds", argument.rounds, 1, options.table("social-rounds"))
    problems.raise_if_any()
    rolls = _rolls(argument)
    rounds = {WON: Odds.certain(WON)}
    now = Odds.certain(State(argument.disposition, argument.armored))
    outcome, dispositions = {}, {}
    for number in range(1, argument.rounds + 1):
        for state in now:
            if state not in rounds:
                rounds[state] = _round(state, rolls, options)
        now = now.then(rounds.__getitem__)
        outcome[number] = now.chance(lambda state: state == WON)
        dispositions[number] = _named(now)
    placed = Figure[Mapping[int, Fraction]](())
    for rule, text in _reasons(argument, options):
        placed = placed.then(outcome, rule, text)
    text = "where it stands after each round"
    stands = Figure[Mapping[int, Odds[str]]].start(dispositions, Traits.DISPOSITION, text)
    return Argued(placed, stands)


def _rolls(argument: Argument) -> Sequence[Rolls]:
    """The different rolls of a round; advantage is kept only where Armor makes it matter."""
    against = Pool(difficulty=argument.difficulty, challenge=argument.challenge)
    first = Pool(ability=argument.ability, proficiency=argument.proficiency)
    found = [(_attempt(first + against, argument.armored), 1)]
    if argument.helpers:
        other = Pool(ability=argument.helper_ability, proficiency=argument.helper_proficiency)
        found.append((_attempt(other + against, argument.armored), argument.helpers))
    return found


def _attempt(pool: Pool, armored: bool) -> Odds[Roll]:
    """One roll as the argument sees it: net success, any triumph, advantage if `armored`."""

    def seen(roll: Roll) -> Roll:
        if roll.success < 1:
            return MISS
        return roll if armored else roll._replace(advantage=0)

    return joint(pool, triumphs=1, despairs=0).map(seen)


def _round(state: State, rolls: Sequence[Rolls], options: ClockworkOptions) -> Odds[State]:
    """Where one round leads: by a roll that places an outcome, else by the best of the others.

    As a `Roll` sorts, so r-cd-best orders: net success, net advantage (then a triumph). The best of
    several is at most so good when every one of them is.
    """
    order = sorted({roll for odds, _ in rolls for roll in odds})
    where = {key: _after(state, *key, options) for key in {_seen(roll) for roll in order}}
    below = [0] * len(rolls)
    ways: dict[State, int] = {}
    before = 0
    kept = (roll for roll in order if where[_seen(roll)] != WON)
    for then, alike in groupby(kept, lambda roll: where[_seen(roll)]):
        several = list(alike)
        for i, (odds, _) in enumerate(rolls):
            below[i] += sum(odds.ways.get(roll, 0) for roll in several)
        up_to = prod(n**many for n, (_, many) in zip(below, rolls, strict=True))
        ways[then] = ways.get(then, 0) + up_to - before
        before = up_to
    ways[WON] = prod(odds.total**many for odds, many in rolls) - before
    return Odds(ways)


def _seen(roll: Roll) -> tuple[int, int]:
    """What moves the target: net success and triumphs."""
    return roll.success, roll.triumphs


def _after(state: State, success: int, triumphs: int, options: ClockworkOptions) -> State:
    """Where one attack leads: what falls, and what a penetration does (r-cd-argued)."""
    strike = Strike(
        Arena.SOCIAL,
        Trait.DISPOSITION,
        disposition=state.disposition,
        net_success=success,
        triumphs=triumphs,
    )
    lowered = reductions(strike, options).value
    now = State(state.disposition - lowered, state.armored)
    if not penetrates(strike, lowered, options).value:
        return now
    return now._replace(armored=False) if state.armored else WON


def _named(states: Odds[State]) -> Odds[str]:
    """The odds of the Disposition, Hostile first, and of a placed outcome last."""
    named = states.map(lambda state: PLACED if state == WON else str(state.disposition))
    order = [*map(str, sorted(Rung, reverse=True)), PLACED]
    return Odds({name: named.ways[name] for name in order if name in named.ways})


def _reasons(argument: Argument, options: ClockworkOptions) -> Iterator[tuple[Rule, str]]:
    """The rules and rulings that an argument's chances rest on."""
    yield ExactOdds.ODDS, f"{count(argument.rounds, 'round')}, one attack each, counted exactly"
    limit = options.table("social-rounds")
    if argument.rounds == limit:
        text = f"after {count(limit, 'round')} it waits for a later encounter"
        yield Turns.SOCIAL_LIMIT, options.said("social-rounds", text)
    if argument.helpers:
        yield Turns.MANEUVERS, f"{count(argument.helpers, 'helper')} by Elicit Aid, one avenue"
        yield ExactOddsRuling.BEST, "the best roll counts"
    step = "net success" if options.steps == "per-success" else "successful check"
    steps = count(options.table("success-steps"), "step")
    text = f"{steps} for each {step}, down to Favorable"
    yield TraitsRuling.STEPS, options.said("success-steps", text)
    left = "are lost" if options.carry == "next-attack" else "place an outcome at once"
    yield TraitsRuling.CARRY, f"successes left over {left}"
    skips = "bypasses" if options.triumph_social == "yes" else "does not bypass"
    yield AttackRuling.TRIUMPH_SOCIAL, f"a triumph {skips} a Disposition above Favorable"
    yield ExactOddsRuling.ARGUED, "an outcome is Convince or Persuade"
    if argument.armored:
        text = f"Armor {argument.armor}: the first penetration strips it"
        yield ExactOddsRuling.ARGUED, text
