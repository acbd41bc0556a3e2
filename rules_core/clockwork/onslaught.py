"""The odds of one attack: to hit, to penetrate, of so many steps down (cd-odds)."""

from dataclasses import dataclass, replace
from fractions import Fraction

from rules_core.clockwork.attack import Strike, attacker_loss, penetrates, reductions
from rules_core.clockwork.book import Attack, AttackRuling, ExactOdds, TraitsRuling
from rules_core.clockwork.dice import Pool
from rules_core.clockwork.limits import note
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.roll import Roll, joint
from rules_core.clockwork.spending import condition_rolls
from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.odds import Odds


@dataclass(frozen=True)
class Onslaught:
    """The chances of an attack before it is rolled."""

    hit: Figure[Fraction]
    penetrates: Figure[Fraction]
    reductions: Figure[Odds[int]]
    condition_rolls: Figure[Odds[int]]
    attacker_loss: Figure[Odds[int]]


def onslaught(
    pool: Pool, strike: Strike, options: ClockworkOptions = ClockworkOptions()
) -> Onslaught:
    """The exact odds of all that `resolve` tells of a strike rolled with `pool`, 0–10 of each die.

    What the strike says of a roll is not looked at. InvalidInput names what is outside its range.
    """
    problems = Problems()
    note(problems, **pool.by_name())
    problems.raise_if_any()
    strike.expect_ranges()
    odds = joint(pool, triumphs=1, despairs=0)
    steps = odds.map(lambda roll: Roll(roll.success, 0, roll.triumphs))
    prices = odds.map(lambda roll: Roll(min(roll.success, 1), roll.advantage))

    def rolled(roll: Roll) -> Strike:
        return replace(
            strike,
            net_success=roll.success,
            net_advantage=roll.advantage,
            triumphs=roll.triumphs,
        )

    def through(roll: Roll) -> bool:
        one = rolled(roll)
        return penetrates(one, reductions(one, options).value, options).value

    hit = steps.chance(lambda roll: rolled(roll).hit)
    fallen = steps.map(lambda roll: reductions(rolled(roll), options).value)
    bought = prices.map(lambda roll: condition_rolls(rolled(roll), options).value)
    costly = prices if options.failure == "threat" else steps
    lost = costly.map(lambda roll: attacker_loss(rolled(roll), options).value)
    text = "down when it arrives, or bypassed"
    start = Figure[Odds[int]].start
    return Onslaught(
        hit=Figure.start(hit, ExactOdds.ODDS, "1 net success or more"),
        penetrates=Figure.start(steps.chance(through), Attack.RESULT_TRIUMPH, text),
        reductions=start(fallen.in_order(), TraitsRuling.STEPS, "1 step or more for a hit"),
        condition_rolls=start(bought.in_order(), AttackRuling.COST, "advantage, on a hit"),
        attacker_loss=start(lost.in_order(), AttackRuling.FAILURE, "of what is attacked, your own"),
    )
