"""What an attack's symbols buy: condition rolls, outcomes, and what the defender may do."""

from collections.abc import Iterator

from rules_core.clockwork.attack import Strike
from rules_core.clockwork.book import Attack, AttackRuling, Outcomes, Weapons
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.rounding import steps_bought
from rules_core.clockwork.terms import Arena, Outcome, ThreatUse, Trait, count
from rules_core.figures import Figure
from rules_core.rulebook import Rule

Listed = Iterator[tuple[Outcome, bool, Rule, str]]
"""An outcome, whether it may be placed, the rule that says so, and why."""


def condition_rolls(strike: Strike, options: ClockworkOptions) -> Figure[int]:
    """The rolls on the condition table that advantage buys (cd-result-advantage, r-cd-cost)."""
    rule, target = Attack.RESULT_ADVANTAGE, strike.target.label
    over, cost = strike.force - strike.armor, int(options.cost)
    if strike.words:
        return Figure.start(0, Attack.SOCIAL_IN_FIGHT, "words in a fight buy no conditions")
    if not strike.hit:
        return Figure.start(0, rule, "no net success: no rolls")
    if not strike.up:
        why = strike.unguarded or f"{target} is down"
        return Figure.start(0, AttackRuling.ADVANTAGE_DOWN, f"{why}: no rolls")
    if over <= 0:
        none = Figure.start(0, Weapons.ARMOR, f"{against(strike)}: no rolls")
        text = "advantage cannot lift Potency over Armor"
        return none.then(0, AttackRuling.RAISE_POTENCY, text) if strike.net_advantage > 0 else none
    bought = steps_bought(max(0, strike.net_advantage), cost)
    if not bought:
        return Figure.start(0, AttackRuling.COST, f"the first rolls cost {cost} advantage")
    text = f"{against(strike)}: {count(over, 'roll')} for {cost} advantage"
    rolls = Figure.start(over, rule, text)
    if bought > 1:
        text = f"+{bought - 1}, {cost} advantage each; or as much Potency"
        rolls = rolls.plus(bought - 1, AttackRuling.COST, text)
    return rolls


def outcomes(
    strike: Strike, penetrating: bool, rolls: int, options: ClockworkOptions
) -> Figure[tuple[Outcome, ...]]:
    """The outcomes that may be placed, and why each may or may not (cd-outcomes).

    `penetrating` and `rolls` are what `penetrates` and `condition_rolls` say of the strike.
    """
    start = Figure[tuple[Outcome, ...]].start
    if not strike.hit:
        return start((), Attack.RESULT_SUCCESS, "no net success: no outcome")
    if strike.words:
        return start((), Attack.SOCIAL_IN_FIGHT, "words in a fight place no outcome")
    if penetrating:
        figure = start((), Outcomes.OUTCOMES, "it penetrates: place 1 of these")
    else:
        text = f"{strike.target.label} holds: no outcome yet"
        figure = start((), Attack.RESULT_SUCCESS, text)
    through = placed(strike, strike.bypasses(options)) if penetrating else ()
    for outcome, allowed, rule, text in (*through, *_beside(strike, rolls)):
        now = (*figure.value, outcome) if allowed else figure.value
        figure = figure.then(now, rule, text)
    return figure


def _beside(strike: Strike, rolls: int) -> Listed:
    """What does not come of a penetration."""
    if strike.weapon_conditions and strike.up:
        text = f"{'the' if rolls else 'no rolls, none of the'} weapon's own conditions"
        yield Outcome.WEAPON_CONDITION, rolls > 0, Attack.RESULT_ADVANTAGE, text
    if strike.triumphs and strike.target is Trait.GUARD and not strike.up:
        yield Outcome.INCAPACITATE, True, Attack.RESULT_TRIUMPH, "incapacitate, by a triumph"


def placed(strike: Strike, guarded: bool) -> Listed:
    """What a penetrating attack may place; `guarded`: past a Guard that stays up (cd-armor)."""
    over, said = strike.force > strike.armor, against(strike)
    if over or not guarded:
        yield Outcome.CONDITION, True, Outcomes.OUTCOMES, "any standard condition, no roll"
    else:
        text = f"{strike.target.label} is up, so no condition: {said}"
        yield Outcome.CONDITION, False, Weapons.ARMOR, text
    no = "" if over else "no "
    if strike.arena is Arena.PHYSICAL:
        yield Outcome.WOUND, over, Weapons.ARMOR, f"{no}wound: {said}"
        yield Outcome.SUBDUE, True, Outcomes.OUTCOMES, "subdue, whatever the Armor"
    else:
        for each in (Outcome.CONVINCE, Outcome.PERSUADE):
            yield each, over, Weapons.ARMOR, f"{no}{each.value}: {said}"
        if over:
            text = "a player's character may spend Purpose against both"
            yield Outcome.PERSUADE, False, Outcomes.PURPOSE, text
    if strike.armor and not over:
        yield Outcome.DISARM_ARMOR, True, AttackRuling.STRIP, "Disarmed strips the armour"


def against(strike: Strike) -> str:
    """Potency and Armor in words."""
    return f"Potency {strike.force}, Armor {strike.armor}"


def threat_uses(strike: Strike, options: ClockworkOptions) -> Figure[tuple[ThreatUse, ...]]:
    """What threats and despairs let the defender do (cd-result-threat, cd-result-despair)."""
    threats = max(0, -strike.net_advantage)
    first, second = int(options.threat_first), int(options.threat_condition)
    more = count(threats - second, "more roll")
    uses = (
        (ThreatUse.SETBACK, threats >= first, AttackRuling.THREAT_FIRST, "your next check"),
        (ThreatUse.CONDITION, threats >= second, AttackRuling.THREAT_CONDITION, "rolled, on you"),
        (ThreatUse.ROLLS, threats > second, Attack.RESULT_THREAT, f"{more} for the condition"),
        (ThreatUse.OUTCOME, strike.despairs > 0, Attack.RESULT_DESPAIR, "on you, for a despair"),
    )
    text = f"{count(threats, 'net threat')}, {count(strike.despairs, 'despair')}"
    figure = Figure[tuple[ThreatUse, ...]].start((), Attack.RESULT_THREAT, text)
    for use, allowed, rule, text in uses:
        if allowed:
            figure = figure.then((*figure.value, use), rule, f"{use.value}: {text}")
    return figure
