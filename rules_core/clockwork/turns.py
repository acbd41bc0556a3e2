"""Initiative, passive tests and the ambush (cd-initiative, cd-passive, cd-ambush)."""

from dataclasses import dataclass
from fractions import Fraction

from rules_core.clockwork.book import Turns, TurnsRuling
from rules_core.clockwork.check import Named, wounded
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.limits import guard, note, within
from rules_core.clockwork.odds import chances, compared
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.pool import trait_pool
from rules_core.clockwork.roll import Roll, joint
from rules_core.clockwork.rounding import passive_limit, passive_limit_up
from rules_core.clockwork.terms import count, plain
from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.odds import Odds

PENALTY = 2
"""The wound penalty of one wound (cd-wound)."""


@dataclass(frozen=True)
class Initiative:
    """The dice for initiative by name, the odds of its net success, the chance of a triumph."""

    pool: Figure[Named]
    net_success: Figure[Odds[int]]
    triumph: Figure[Fraction]


def initiative(
    aptitude: int, skill: int, wounds: int = 0, options: ClockworkOptions = ClockworkOptions()
) -> Initiative:
    """Focus and Tactics or Composure, ranks 0–6, with `wounds` 0–5 and no other difficulty.

    The net success of r-cd-initiative-wound ``minus-two`` has the penalty off already. InvalidInput
    names what is outside its range.
    """
    guard(aptitude=aptitude, skill=skill, wounds=wounds)
    pool, dice = initiative_dice(aptitude, skill, wounds, options)
    found = chances(dice)
    net = found.net_success.then(
        found.net_success.value, TurnsRuling.ORDER, "more goes first, ties by net advantage"
    )
    if off := initiative_penalty(wounds, options):
        less = net.value.map(lambda n: n - off)
        text = f"−{off} for {count(wounds, 'wound')}"
        net = net.then(less, TurnsRuling.INITIATIVE_WOUND, text)
    text = "the first place, or a free maneuver before"
    triumph = found.triumph.then(found.triumph.value, Turns.INITIATIVE, text)
    return Initiative(pool, net, triumph)


def initiative_dice(
    aptitude: int, skill: int, wounds: int, options: ClockworkOptions
) -> tuple[Figure[Named], Pool]:
    """The dice for initiative, by name with their reasons, and as a pool."""
    dice = trait_pool(aptitude, skill).dice
    text = f"{dice.ability} ability, {dice.proficiency} proficiency, no difficulty"
    pool = Figure[Named].start(dice.by_name(), Turns.INITIATIVE, text)
    if wounds and options.initiative_wound == "upgrade":
        dice = wounded(dice, wounds)
        text = f"{count(wounds, 'wound')}: so many upgrades"
        pool = pool.then(dice.by_name(), TurnsRuling.INITIATIVE_WOUND, text)
    return pool, dice


def initiative_penalty(wounds: int, options: ClockworkOptions) -> int:
    """What wounds take off the net success of initiative (r-cd-initiative-wound)."""
    return PENALTY * wounds if options.initiative_wound == "minus-two" else 0


def passive(
    aptitude: int, skill: int, difficulty: int, options: ClockworkOptions = ClockworkOptions()
) -> Figure[bool]:
    """Whether a passive test succeeds: difficulty 0–10 ≤ half of skill + aptitude (cd-passive).

    Ranks are 0–6; InvalidInput names what is outside its range.
    """
    problems = Problems()
    note(problems, aptitude=aptitude, skill=skill)
    within(problems, "difficulty", difficulty, 0, 10)
    problems.raise_if_any()
    total = aptitude + skill
    half = f"{total // 2}.5" if total % 2 else f"{total // 2}"
    text = f"half of {aptitude} + {skill}: {half}"
    limit = passive_limit(total)
    rule: Turns | TurnsRuling = Turns.PASSIVE
    if total % 2 and options.passive == "up":
        limit = passive_limit_up(total)
        rule, text = TurnsRuling.PASSIVE, f"{text}, rounded up {limit}"
    fits = difficulty <= limit
    said = "is no more" if fits else "is more"
    return Figure.start(fits, rule, f"{text}; difficulty {difficulty} {said}")


@dataclass(frozen=True)
class Contest:
    """The chances of a competitive check for the one who acts; together 1. A tie loses, too."""

    win: Figure[Fraction]
    tie: Figure[Fraction]
    lose: Figure[Fraction]


def ambush(attackers: Pool, victims: Pool) -> Contest:
    """A competitive check: Reason + Tactics against Focus + Tactics, both without difficulty.

    Only boost, setback, ability and proficiency are rolled, 0–10 of each. InvalidInput names the
    victims' dice ``victim_ability`` and so on (cd-ambush, r-cd-competitive).
    """
    problems = Problems()
    note(problems, **attackers.by_name())
    note(problems, **{f"victim_{name}": n for name, n in victims.by_name().items()})
    problems.raise_if_any()
    found = compared(joint(attackers, 0, 0), joint(victims, 0, 0))
    rule = TurnsRuling.COMPETITIVE
    more = Figure.start(found.win, rule, "more net success, or as much and more advantage")
    return Contest(
        win=more.then(found.win, Turns.AMBUSH, "the attackers all act first"),
        tie=Figure.start(found.tie, rule, "equal in both: the defender's"),
        lose=Figure.start(found.lose, rule, "less net success, or as much and less advantage"),
    )


def wins(one: Roll, other: Roll) -> Figure[bool]:
    """Whether the first of two rolls wins a competitive check (r-cd-competitive); a tie does not.

    Net success counts, then net advantage.
    """
    said = [f"{plain(r.success)} success, {plain(r.advantage)} advantage" for r in (one, other)]
    text = f"{said[0]} against {said[1]}"
    return Figure.start(one[:2] > other[:2], TurnsRuling.COMPETITIVE, text)
