"""What holds for every attack, whatever the figures."""

import re
from dataclasses import fields, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.errors import InvalidInput
from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west.effect import cell_odds
from rules_core.west.exchange import Exchange, resolve
from rules_core.west.limits import LIMITS
from rules_core.west.options import WestOptions
from rules_core.west.parties import Aggressor, Card, Chosen, Target
from rules_core.west.penetration import Way, penetrate
from rules_core.west.terms import Cause, Choice, Die, Location, Result, Style, TriggerUnit

HYPHEN = re.compile(r"-\d")  # a minus is −
MANY = settings(deadline=None, derandomize=True, max_examples=80)
STYLES, DICE = st.sampled_from(Style), st.sampled_from(Die)
YES = st.booleans()
CHOICES = st.sampled_from(Choice)


def ranged(name: str) -> st.SearchStrategy[int]:
    return st.integers(*LIMITS[name])


def ranges(record: type) -> dict[str, st.SearchStrategy[int]]:
    return {f.name: ranged(f.name) for f in fields(record) if f.name in LIMITS}


AGGRESSORS = st.builds(
    Aggressor,
    **ranges(Aggressor),
    style=STYLES,
    cause=st.sampled_from(Cause),
    presence=DICE,
    secondary=DICE,
    new_secondary=DICE,
    specialized=YES,
)
TARGETS = st.builds(
    Target,
    **ranges(Target),
    target_specialized=st.lists(STYLES, max_size=2).map(tuple),
    trigger=st.none() | st.integers(1, 5),
    trigger_unit=st.sampled_from(TriggerUnit),
    resist_only=YES,
)
CARDS = st.builds(Card, **ranges(Card), calamity=YES, location=st.sampled_from(Location))
FEW = st.sampled_from([0, 0, 0, 0, 1, 2])
CHOSEN = st.builds(
    Chosen,
    choice=CHOICES,
    loss_after=st.sampled_from([False, False, True]),
    rephrase_phase=ranged("rephrase_phase"),
    bumps_phase=FEW,
    bumps_location=FEW,
    bumps_penetration=FEW,
    bumps_effect=FEW,
    in_fight=st.sampled_from([False, False, True]),
)
OPTIONS = st.fixed_dictionaries(
    {i: st.sampled_from(list(WestOptions.values_of(i))) for i in WestOptions.choices()}
).map(WestOptions.read)
ATTACKS = st.tuples(AGGRESSORS, TARGETS, CARDS, CHOSEN, OPTIONS)


def tried(
    speaker: Aggressor, hearer: Target, card: Card, chosen: Chosen, options: WestOptions
) -> Exchange | None:
    """The attack, or without its choices where they are not allowed; None where it never is."""
    for one in (chosen, replace(chosen, loss_after=False, in_fight=False), Chosen()):
        try:
            return resolve(speaker, hearer, card, one, options)
        except InvalidInput as error:
            assert error.problems
    assert speaker.cards == 0
    return None


@MANY
@given(ATTACKS)
def test_every_attack_keeps_the_rules(
    attack: tuple[Aggressor, Target, Card, Chosen, WestOptions],
) -> None:
    speaker, hearer, card, _, options = attack
    found = tried(*attack)
    if found is None:
        return
    value = {name: figure.value for name, figure in vars(found).items()}
    assert value["hit"] == (not card.calamity and card.cause_result >= value["tn"])
    assert value["tn"] >= 1
    assert value["hit"] or value["bumps"] == 0
    assert 1 <= value["cards_spent"] <= min(2, speaker.cards)
    assert (value["effect_row"] == 0) == (value["effect_column"] is None)
    assert value["effect_row"] <= (5 if options.row_cap == "cap" else 12)
    assert 0 <= value["stress_after"] <= max(hearer.stress, hearer.full_stress)
    assert 0 <= value["own_wounds"] <= 5
    assert 0 <= value["own_stress"] <= speaker.own_stress
    assert value["stressed"] == (value["stress_after"] == 0)
    assert not value["stressed"] or value["nerve_after"] == 0
    assert 0 <= value["nerve_after"] <= hearer.nerve + 1
    assert 0 <= value["healed"] <= hearer.wounds
    lost = value["result"] is Result.NONE and value["effect_row"] > 0
    if lost:
        assert value["wounds_dealt"] == value["cards_removed"] == value["ap_removed"] == 0
        assert value["nerve_after"] <= hearer.nerve
        assert all(value[n] <= getattr(hearer, n) for n in value if n.startswith("resistance"))
    if options.ind == "no":
        assert all(value[n] == getattr(hearer, n) for n in value if n.startswith("resistance"))
        assert value["healed"] == 0
    if value["wounds_dealt"]:
        assert not hearer.resist_only
        off = hearer.stress - value["stress_after"]
        own = speaker.own_wounds - value["own_wounds"]
        rest = card.effect - (value["wounds_dealt"] + own) * hearer.willpower
        assert 0 <= rest < hearer.willpower
        assert off == min(rest, hearer.stress)


@MANY
@given(ATTACKS)
def test_every_figure_has_short_reasons(
    attack: tuple[Aggressor, Target, Card, Chosen, WestOptions],
) -> None:
    found = tried(*attack)
    for name, figure in vars(found).items() if found else ():
        assert isinstance(figure, Figure)
        for step in figure.steps:
            assert isinstance(step.rule, Rule), name
            assert 0 < len(step.text) <= 50, step.text
            assert not HYPHEN.search(step.text), step.text


@MANY
@given(ATTACKS)
def test_more_resolve_never_hurts(
    attack: tuple[Aggressor, Target, Card, Chosen, WestOptions],
) -> None:
    speaker, *_ = attack
    if speaker.resolve == LIMITS["resolve"][1]:
        speaker = replace(speaker, resolve=0)
    less = tried(speaker, *attack[1:])
    more = tried(replace(speaker, resolve=speaker.resolve + 1), *attack[1:])
    if less is None or more is None:
        return
    order = [Result.NONE, Result.DEFLECTS, Result.ABLATES, Result.PENETRATES]
    assert order.index(more.result.value) >= order.index(less.result.value)
    for name in ("wounds_dealt", "cards_removed", "ap_removed"):
        assert getattr(more, name).value >= getattr(less, name).value
    assert more.stress_after.value <= less.stress_after.value


@MANY
@given(
    ranged("resolve"),
    ranged("penetration"),
    ranged("nerve"),
    YES,
    ranged("resistance"),
    st.builds(Way, hit=YES, misconstrued=YES, lost=YES, switched=YES),
    YES,
    OPTIONS,
)
def test_av_and_nerve_stay_in_bounds(
    resolve: int,
    penetration: int,
    nerve: int,
    specialized: bool,
    resistance: int,
    way: Way,
    stressed: bool,
    options: WestOptions,
) -> None:
    try:
        found = penetrate(
            resolve, penetration, 0, nerve, specialized, resistance, way, stressed, options
        )
    except InvalidInput:
        return
    assert found.av.value >= 0
    before = 0 if stressed else nerve
    assert max(0, before - 1) <= found.nerve_after.value <= before + 1
    if way.lost:
        assert found.nerve_after.value == before


@settings(deadline=None, derandomize=True, max_examples=40)
@given(st.integers(1, 12), DICE, st.sampled_from(["plain", "open"]))
def test_cells_add_up_to_one(rows: int, die: Die, dice: str) -> None:
    odds = cell_odds(rows, die, WestOptions.read({"effect-sum": dice}))
    assert sum(odds.chances().values()) == 1
