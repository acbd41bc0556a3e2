"""A whole attack: what it does to the target, what it costs, what may be placed (cd-attack)."""

from dataclasses import dataclass

from rules_core.clockwork.attack import Strike, attacker_loss, penetrates, reductions
from rules_core.clockwork.book import Attack
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.spending import condition_rolls, outcomes, threat_uses
from rules_core.clockwork.terms import Outcome, ThreatUse
from rules_core.figures import Figure


@dataclass(frozen=True)
class Exchange:
    """What comes of an attack; the two levels are those of what it goes against, afterwards."""

    reductions: Figure[int]
    penetrates: Figure[bool]
    condition_rolls: Figure[int]
    attacker_loss: Figure[int]
    outcomes: Figure[tuple[Outcome, ...]]
    threat_uses: Figure[tuple[ThreatUse, ...]]
    target_after: Figure[int]
    attacker_after: Figure[int]


def resolve(strike: Strike, options: ClockworkOptions = ClockworkOptions()) -> Exchange:
    """The results of an attack, each way to spend its symbols and what forbids the others.

    InvalidInput names every figure outside its range.
    """
    strike.expect_ranges()
    lowered = reductions(strike, options)
    through = penetrates(strike, lowered.value, options)
    rolls = condition_rolls(strike, options)
    loss = attacker_loss(strike, options)
    return Exchange(
        reductions=lowered,
        penetrates=through,
        condition_rolls=rolls,
        attacker_loss=loss,
        outcomes=outcomes(strike, through.value, rolls.value, options),
        threat_uses=threat_uses(strike, options),
        target_after=_left(strike, strike.level, lowered),
        attacker_after=_left(strike, strike.attacker_level, loss),
    )


def _left(strike: Strike, before: int, lost: Figure[int]) -> Figure[int]:
    """A level after what it loses."""
    rule = lost.steps[-1].rule
    figure = Figure.start(before, Attack.ATTACK, strike.target.level(before))
    return figure.plus(-lost.value, rule, f"−{lost.value}") if lost.value else figure
