"""What holds for every attack, whatever the figures; and the odds of an attack by enumeration."""

import re
from collections import Counter
from dataclasses import fields, replace
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.clockwork.attack import Strike
from rules_core.clockwork.dice import Die, Pool
from rules_core.clockwork.exchange import resolve
from rules_core.clockwork.limits import LIMITS
from rules_core.clockwork.onslaught import onslaught
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Arena, Outcome, ThreatUse, Trait
from rules_core.rulebook import Rule
from tests.rules_core.clockwork.by_hand import counted

MANY = settings(deadline=None, derandomize=True, max_examples=150)
YES = st.booleans()
STRIKES = st.builds(
    Strike,
    arena=st.sampled_from(Arena),
    target=st.sampled_from(Trait),
    **{f.name: st.integers(*LIMITS[f.name]) for f in fields(Strike) if f.name in LIMITS},
    surprise=YES,
    firearm=YES,
    weapon_conditions=YES,
)
OPTIONS = st.fixed_dictionaries(
    {i: st.sampled_from(list(ClockworkOptions.values_of(i))) for i in ClockworkOptions.choices()}
).map(ClockworkOptions.read)
SMALL = st.lists(st.sampled_from(Die), max_size=3).map(
    lambda dice: Pool(**{die.value: dice.count(die) for die in Die})
)
FIGHTERS, TALKERS = {Outcome.WOUND, Outcome.SUBDUE}, {Outcome.CONVINCE, Outcome.PERSUADE}


@MANY
@given(STRIKES, OPTIONS)
def test_every_attack_keeps_the_rules(strike: Strike, options: ClockworkOptions) -> None:
    found = resolve(strike, options)
    placed, uses = found.outcomes.value, found.threat_uses.value
    bottom = strike.target.bottom
    assert bottom <= found.target_after.value <= strike.level
    assert found.attacker_after.value <= strike.attacker_level
    assert found.attacker_after.value >= min(bottom, strike.attacker_level)
    if strike.net_success < 1:
        assert not found.penetrates.value
        assert found.reductions.value == found.condition_rolls.value == 0
        assert placed == ()
    if strike.words:
        assert not found.penetrates.value
        assert placed == ()
        assert found.condition_rolls.value == 0
    if not found.penetrates.value:
        assert set(placed) <= {Outcome.WEAPON_CONDITION}
    if strike.force <= strike.armor:
        assert not {Outcome.WOUND, *TALKERS, Outcome.WEAPON_CONDITION} & set(placed)
        assert found.condition_rolls.value == 0
    assert not (FIGHTERS & set(placed) and TALKERS & set(placed))
    assert list(placed) == [each for each in Outcome if each in placed]
    assert list(uses) == [each for each in ThreatUse if each in uses]
    assert (ThreatUse.OUTCOME in uses) == (strike.despairs > 0)
    if strike.net_advantage >= 0:
        assert set(uses) <= {ThreatUse.OUTCOME}


@MANY
@given(STRIKES, OPTIONS)
def test_every_figure_has_short_reasons(strike: Strike, options: ClockworkOptions) -> None:
    for name, figure in vars(resolve(strike, options)).items():
        assert figure.steps, name
        for step in figure.steps:
            assert isinstance(step.rule, Rule)
            assert 0 < len(step.text) <= 54, step.text
            assert not re.search(r"-\d", step.text), step.text  # a minus is −


@MANY
@given(STRIKES, OPTIONS)
def test_more_success_is_never_worse(strike: Strike, options: ClockworkOptions) -> None:
    if strike.net_success == 20:
        return
    less, more = (
        resolve(each, options)
        for each in (strike, replace(strike, net_success=strike.net_success + 1))
    )
    assert more.reductions.value >= less.reductions.value
    assert more.penetrates.value >= less.penetrates.value
    assert more.attacker_loss.value <= less.attacker_loss.value
    assert set(less.outcomes.value) <= set(more.outcomes.value)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(SMALL, STRIKES, OPTIONS)
def test_the_odds_of_an_attack(pool: Pool, strike: Strike, options: ClockworkOptions) -> None:
    found = onslaught(pool, strike, options)
    tallies: dict[str, Counter[int]] = {
        name: Counter() for name in ("reductions", "condition_rolls", "attacker_loss", "penetrates")
    }
    for (success, advantage, triumphs, _), n in counted(pool).items():
        one = replace(strike, net_success=success, net_advantage=advantage, triumphs=triumphs)
        result = resolve(one, options)
        for name, tally in tallies.items():
            tally[getattr(result, name).value] += n
    for name in ("reductions", "condition_rolls", "attacker_loss"):
        scale = pool.ways // getattr(found, name).value.total
        ways = {k: n * scale for k, n in getattr(found, name).value.ways.items()}
        assert ways == dict(tallies[name])
    assert found.penetrates.value == Fraction(tallies["penetrates"][True], pool.ways)
