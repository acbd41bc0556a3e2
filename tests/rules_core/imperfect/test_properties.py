"""What holds for every roll, contest, fright and hand of chips, whatever the figures."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.figures import Figure
from rules_core.imperfect.bounty import advance, bounty
from rules_core.imperfect.check import check
from rules_core.imperfect.chips import draw
from rules_core.imperfect.contest import contest, contest_tn
from rules_core.imperfect.fear import Fright, fear
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.pool import Pool
from rules_core.imperfect.saving import save
from rules_core.imperfect.terms import LADDER, POOL, Chips, Die, Kind

MANY = settings(deadline=None, derandomize=True, max_examples=60)
SOME = settings(deadline=None, derandomize=True, max_examples=25)
DICE = st.sampled_from(Die)
POOLS = st.builds(Pool, st.integers(1, 6), DICE, st.booleans())
TNS = st.integers(1, 30)
SHIFTS = st.integers(-9, 9)
OPTIONS = st.builds(
    lambda size, reading: ImperfectOptions.read({"raise": size, "opposed": reading}),
    st.sampled_from(["3", "4", "5"]),
    st.sampled_from(["higher", "total"]),
)
HELD = st.builds(Chips, st.integers(0, 12), st.integers(0, 6), st.integers(0, 4))


@MANY
@given(st.integers(1, 12), DICE, TNS, st.booleans())
def test_checks_add_up_and_more_tn_is_never_easier(
    dice: int, die: Die, tn: int, skilled: bool
) -> None:
    found = check(dice, die, tn, skilled)
    odds = found.successes.value.chances()
    assert sum(odds.values()) == 1
    assert found.chance.value == 1 - odds.get("0", Fraction(0))
    assert found.chance.value + found.critical.value <= 1
    if tn < 30:
        assert check(dice, die, tn + 1, skilled).chance.value <= found.chance.value


@SOME
@given(POOLS, POOLS | TNS, SHIFTS, SHIFTS, st.booleans(), st.integers(0, 2), OPTIONS)
def test_contests_add_up_and_chips_never_hurt(
    own: Pool,
    against: Pool | int,
    adjust: int,
    target_adjust: int,
    red: bool,
    blue: int,
    options: ImperfectOptions,
) -> None:
    found = contest(own, against, adjust, target_adjust, red, blue, options)
    odds = found.successes.value.chances()
    assert sum(odds.values()) == 1
    exact = (found.annoyed.value, found.distraught.value, found.broken.value)
    assert sum(exact, Fraction(0)) == found.success.value == 1 - odds.get("0", Fraction(0))
    assert all(0 <= chance <= 1 for chance in exact)
    totals = [step.total for step in found.success.steps]
    assert totals == sorted(totals)
    assert (found.critical.value + found.success.value <= 1) or blue


@SOME
@given(
    POOLS, TNS, st.booleans(), st.booleans(), st.integers(0, 2), st.sampled_from(["cards", "dice"])
)
def test_frights_add_up(pool: Pool, tn: int, terror: bool, red: bool, blue: int, step: str) -> None:
    chips = {} if terror else {"red": red, "blue": blue}
    options = ImperfectOptions.read({"step-dice": step})
    ends = {e: f.value for e, f in fear(pool, tn, terror, options=options, **chips).chances.items()}
    assert sum(ends.values()) == 1
    assert all(0 <= chance <= 1 for chance in ends.values())
    assert ends[Fright.TERRIFIED if terror else Fright.CATATONIC] == 0


@MANY
@given(st.integers(0, 10), st.integers(0, 50), st.integers(0, 25), st.integers(0, 10))
def test_draws_add_up(hand: int, white: int, red: int, blue: int) -> None:
    found = draw(hand, Chips(white, red, blue))
    assert sum(found.hands.value.chances().values()) == 1
    for name in found.hands.value:
        drawn = Chips(*map(int, name.split("/")))
        assert drawn.number == found.drawn.value
        assert (drawn.white, drawn.red, drawn.blue) <= (POOL.white, POOL.red, POOL.blue)


@MANY
@given(st.integers(0, 20), st.integers(0, 60), HELD, st.booleans())
def test_saving_spends_what_is_held_and_more_chips_never_leave_more(
    wounds: int, ct: int, held: Chips, asked: bool
) -> None:
    found = save(wounds, ct, held, asked)
    spent = Chips(found.spend_white.value, found.spend_red.value, found.spend_blue.value)
    assert all(getattr(spent, n) <= getattr(held, n) for n in ("white", "red", "blue"))
    assert found.points.value == spent.points
    assert 0 <= found.wounds_left.value <= wounds
    assert 0 <= found.ct_left.value <= ct
    assert not (found.ct_roll_cancelled.value and found.wounds_left.value)
    more = save(wounds, ct, held.plus(Chips(0, 1, 0)), asked)
    left = (found.wounds_left.value, asked and not found.ct_roll_cancelled.value)
    assert (more.wounds_left.value, asked and not more.ct_roll_cancelled.value) <= left


@MANY
@given(HELD, st.integers(0, 99), st.integers(1, 10), st.integers(0, 99))
def test_no_point_is_lost(chips: Chips, given_: int, crew: int, pot: int) -> None:
    found = bounty(chips, given_, crew, pot)
    assert found.share.value * crew + found.left.value == given_ + pot
    assert 0 <= found.left.value < crew
    raises = found.raises.value
    total = found.points.value + found.share.value
    skill, training = raises["skill"] or 0, raises["training"] or 0
    assert isinstance(skill, int)
    assert isinstance(training, int)
    assert skill == total
    assert 2 * training <= total < 2 * (training + 1)


@MANY
@given(st.sampled_from([Kind.SKILL, Kind.TRAINING]), st.data())
def test_a_path_costs_the_same_in_one_go_or_two(kind: Kind, data: st.DataObject) -> None:
    low, middle, high = sorted(data.draw(st.integers(0, 12)) for _ in range(3))
    parts = advance(kind, low, middle).steps.value + advance(kind, middle, high).steps.value
    assert advance(kind, low, high).steps.value == parts


@MANY
@given(DICE, DICE, st.integers(0, 10), st.sampled_from(["faces", "steps"]))
def test_a_better_target_is_never_easier(own: Die, target: Die, levels: int, reading: str) -> None:
    options = ImperfectOptions.read({"steps": reading})
    tn = contest_tn(own, target, levels, options)
    assert isinstance(tn, Figure)
    assert 3 <= tn.value <= 10
    for better in LADDER[target.rung :]:
        assert contest_tn(own, better, levels, options).value >= tn.value
