"""What holds for every hit, whatever the figures, and a slow twin that marks box by box."""

import re
from dataclasses import fields, replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules_core.anam.hit import Hit, hit
from rules_core.anam.limits import LIMITS
from rules_core.anam.options import AnamOptions
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import Outcome
from rules_core.figures import Figure
from rules_core.rulebook import Rule

MANY = settings(deadline=None, derandomize=True, max_examples=200)
YES = st.booleans()
HYPHEN = re.compile(r"-\d")  # a minus is −


def ranges(record: type) -> dict[str, st.SearchStrategy[int]]:
    return {f.name: st.integers(*LIMITS[f.name]) for f in fields(record) if f.name in LIMITS}


def fitting(target: Target) -> Target:
    """The target with no more marks than boxes."""
    return replace(
        target,
        bruises=min(target.bruises, target.bruises_max),
        wounds=min(target.wounds, target.wounds_max),
        conditions=min(target.conditions, target.conditions_max),
    )


BLOWS = st.builds(Blow, **ranges(Blow), impose=YES)
TARGETS = st.builds(Target, **ranges(Target)).map(fitting)
OPTIONS = st.fixed_dictionaries(
    {i: st.sampled_from(list(AnamOptions.values_of(i))) for i in AnamOptions.choices()}
).map(AnamOptions.read)


def twin(blow: Blow, target: Target, injury: bool, options: AnamOptions) -> dict[str, object]:
    """The same hit, box by box and without a reason."""
    bruises, wounds, slots = target.bruises, target.wounds, target.conditions
    hits, free = target.soft_hits, target.conditions_max - target.conditions
    kind, imposed, lost = "miss", False, False
    dealt = blow.effect - blow.difficulty + 1
    if dealt > 0:
        life = {0: 0, 1: 5, 2: 8, 3: 11}[target.soft]
        soft = target.soft if hits < life else 0
        hits += 1 if soft else 0
        could, dealt = dealt, dealt - target.hard
        final = dealt - target.threshold - soft + blow.weapon if dealt > 0 else 0
        counted = could if options.impose_count == "before" else final
        if blow.impose and counted >= blow.impose_cost and free:
            kind, imposed, slots = "imposed", True, slots + 1
        elif dealt <= 0:
            kind = "stopped"
        elif final <= 0 and bruises < target.bruises_max:
            kind, bruises = "bruise", bruises + 1
        else:
            kind, left = "wounds", max(1, final)
            if injury and free and (left >= 3 or options.injury_min == "any"):
                slots, left = slots + 1, max(0, left - 3)
                kind = "wounds" if left else "injury"
            for _ in range(left):
                if wounds < target.wounds_max:
                    wounds += 1
                elif options.overflow == "out":
                    lost = True
                elif bruises < target.bruises_max:
                    bruises += 1
    full = bruises == target.bruises_max and wounds == target.wounds_max
    return {
        "outcome": kind,
        "bruises_after": bruises,
        "wounds_after": wounds,
        "conditions_after": slots,
        "imposed": imposed,
        "out": full or lost or slots == target.conditions_max,
        "soft_hits_after": hits,
    }


@MANY
@given(BLOWS, TARGETS, YES, OPTIONS)
def test_against_the_twin(blow: Blow, target: Target, injury: bool, options: AnamOptions) -> None:
    found = hit(blow, target, injury, options)
    values = {name: figure.value for name, figure in vars(found).items()}
    dealt = values.pop("wounds_dealt")
    assert values == twin(blow, target, injury, options)
    assert (dealt > 0) == (found.outcome.value is Outcome.WOUNDS)


@MANY
@given(BLOWS, TARGETS, YES, OPTIONS)
def test_every_figure_has_its_reasons(
    blow: Blow, target: Target, injury: bool, options: AnamOptions
) -> None:
    for name, figure in vars(hit(blow, target, injury, options)).items():
        assert isinstance(figure, Figure), name
        for step in figure.steps:
            assert isinstance(step.rule, Rule)
            assert step.text
            assert not HYPHEN.search(step.text), step.text


@MANY
@given(BLOWS, TARGETS, YES, OPTIONS)
def test_marks_stay_in_their_boxes_and_never_go_away(
    blow: Blow, target: Target, injury: bool, options: AnamOptions
) -> None:
    found = hit(blow, target, injury, options)
    assert target.bruises <= found.bruises_after.value <= target.bruises_max
    assert target.wounds <= found.wounds_after.value <= target.wounds_max
    grown = found.conditions_after.value - target.conditions
    assert grown in (0, 1)
    assert found.conditions_after.value <= target.conditions_max
    assert grown == 0 or found.imposed.value or injury


def harm(found: Hit) -> tuple[int, bool]:
    """All boxes marked, and whether the target is out."""
    return found.bruises_after.value + found.wounds_after.value, found.out.value


@MANY
@given(BLOWS, TARGETS, OPTIONS, st.sampled_from(["hard", "soft", "threshold"]))
def test_more_armour_never_hurts(
    blow: Blow, target: Target, options: AnamOptions, name: str
) -> None:
    blow = replace(blow, impose=False)
    more = replace(target, **{name: getattr(target, name) + 1})
    assume(getattr(more, name) <= LIMITS[name][1])
    assume(name != "soft" or target.soft_hits < 5)  # else thicker armour is simply newer
    before, after = harm(hit(blow, target, options=options)), harm(hit(blow, more, options=options))
    assert after[0] <= before[0]
    assert after[1] <= before[1]


@MANY
@given(BLOWS, TARGETS, OPTIONS, st.sampled_from(["effect", "weapon"]))
def test_more_effect_never_helps_the_victim(
    blow: Blow, target: Target, options: AnamOptions, name: str
) -> None:
    blow = replace(blow, impose=False)
    more = replace(blow, **{name: getattr(blow, name) + 1})
    assume(getattr(more, name) <= LIMITS[name][1])
    before, after = (
        harm(hit(blow, target, options=options)),
        harm(hit(more, target, options=options)),
    )
    assert after[0] >= before[0]
    assert after[1] >= before[1]


@MANY
@given(BLOWS, TARGETS, OPTIONS)
def test_an_injury_saves_three_wounds_at_most(
    blow: Blow, target: Target, options: AnamOptions
) -> None:
    plain, traded = (hit(blow, target, injury, options) for injury in (False, True))
    saved = plain.wounds_dealt.value - traded.wounds_dealt.value
    slots = traded.conditions_after.value - plain.conditions_after.value
    assert 0 <= saved <= 3 * slots
    assert slots == 0 or saved > 0


@MANY
@given(BLOWS, TARGETS, YES, OPTIONS)
def test_a_harder_defence_is_like_a_weaker_effect(
    blow: Blow, target: Target, injury: bool, options: AnamOptions
) -> None:
    assume(blow.difficulty < 9 and blow.effect > 0)
    harder = replace(blow, difficulty=blow.difficulty + 1)
    weaker = replace(blow, effect=blow.effect - 1)
    first, second = (hit(b, target, injury, options) for b in (harder, weaker))
    assert {n: f.value for n, f in vars(first).items()} == {
        n: f.value for n, f in vars(second).items()
    }
