"""The optional effects of the four styles (tw-fx-…, tw-ap)."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from rules_core.figures import Figure
from rules_core.odds import Odds
from rules_core.rulebook import Rule
from rules_core.west.book import Effects, EffectsRuling
from rules_core.west.check import chance, model
from rules_core.west.effect import capped, cell_odds, location_rows
from rules_core.west.limits import guard
from rules_core.west.options import WestOptions
from rules_core.west.rounding import half_rows
from rules_core.west.terms import Die, Location, Style


class Rally(str, Enum):
    """How AP lost to words come back: a Bravery check, or attacking (2 AP dearer)."""

    BRAVERY = "bravery"
    ATTACK = "attack"


@dataclass(frozen=True)
class Rallied:
    """The chance that any AP come back, and the odds of how many do."""

    chance: Figure[Fraction]
    recovered: Odds[int]


@dataclass(frozen=True)
class WonBack:
    """The cell that a missed fast talk lets the target read, and the odds of the stress it gets."""

    row: Figure[int]
    column: Figure[Die]
    healed: Odds[int]


def fight_rule(style: Style, options: WestOptions) -> Rule | None:
    """The optional rule by which `style` may be used in a fight, if it is in use."""
    if style is Style.INTIMIDATION and options.fx_intimidation == "yes":
        return Effects.FX_INTIMIDATION
    if style is Style.PERSUASION and options.fx_persuasion == "yes":
        return Effects.FX_PERSUASION
    return None


def fight_uses(
    verve: int, presence: Die, specialized: bool, options: WestOptions = WestOptions()
) -> Figure[int]:
    """Attempts in one fight: Verve 0–5 + Presence's die bonus + 1 if `specialized` (0 to 8)."""
    guard(verve=verve)
    uses = Figure.start(verve, Effects.FX_INTIMIDATION, f"Verve rank {verve}")
    key = presence.bonus_key
    if bonus := options.table(key):
        text = options.said(key, f"+{bonus} for a {presence.value}")
        uses = uses.plus(bonus, Effects.FX_INTIMIDATION, text)
    return uses.plus(1, Effects.FX_INTIMIDATION, "+1 specialization") if specialized else uses


def fight_recover(by: Rally, die: Die, rank: int, trait_rank: int, tn: int, lost: int) -> Rallied:
    """One try to win back AP: 1 and 1 more a bump, no more than the 0–20 `lost`.

    `die`, `rank`, `trait_rank` and `tn` (1–30) as in `check`; InvalidInput names what is outside.
    """
    guard(rank=rank, trait_rank=trait_rank, tn=tn, lost=lost)
    rule = Effects.FX_INTIMIDATION if by is Rally.BRAVERY else Effects.FX_PERSUASION
    odds = model(die, rank, trait_rank, tn)
    reached = chance(odds)
    named = f"{by.value.title()} check, TN {tn}"
    return Rallied(reached.then(reached.value, rule, named), odds.gained(lost))


def taken_heart(by: Rally, hit: bool, bumps: int, lost: int) -> Figure[int]:
    """The AP that one try wins back: 1 and 1 more a bump, no more than were `lost` to words.

    `hit` whether the check or the attack succeeded, with `bumps` ≥ 0 bumps.
    """
    rule = Effects.FX_INTIMIDATION if by is Rally.BRAVERY else Effects.FX_PERSUASION
    named = "Bravery" if by is Rally.BRAVERY else "the attack"
    if not hit:
        return Figure.start(0, rule, f"{named} failed")
    back = Figure.start(1, rule, f"1, {named} succeeded")
    if bumps:
        back = back.plus(bumps, rule, f"+{bumps} for bumps")
    return back.at_most(lost, rule, f"only {lost} lost to words")


def fast_talk_heal(
    awareness: int,
    acuity: Die,
    location: Location,
    stress: int,
    full: int,
    options: WestOptions = WestOptions(),
) -> WonBack:
    """The stress a target wins back from a missed fast talk, up to its `full` stress.

    Row = `awareness` 0–5 (0 reads row 1) + the location's rows (r-ft-rows), column = its Acuity
    die; `stress` and `full` 0–60. InvalidInput names what is outside.
    """
    guard(awareness=awareness, stress=stress, full=full)
    rule = EffectsRuling.FT_ROWS
    row = Figure.start(awareness, Effects.FX_FAST_TALK, f"Awareness rank {awareness}")
    row = row.at_least(1, rule, "row 1 at least")
    rows = location_rows(location, options)
    if rows and options.ft_rows == "half":
        half = half_rows(rows)
        row = row.plus(half, rule, f"+{half}, half of {rows} for {location.value}")
    elif rows:
        row = row.plus(rows, rule, f"+{rows} for {location.value}")
    row = capped(row, options)
    column = Figure.start(acuity, Effects.FX_FAST_TALK, f"Acuity {acuity.value}")
    missing = max(0, full - stress)
    cell = cell_odds(row.value, acuity, options)
    healed = cell.map(lambda told: min(missing, int(told.rstrip("+"))))  # nobody misses 200
    return WonBack(row, column, healed)


def stress_won_back(stress: Figure[int], recovery: int, full_stress: int) -> Figure[int]:
    """Stress after `recovery` points are won back, up to `full_stress` (tw-fx-fast-talk)."""
    gain = min(recovery, max(0, full_stress - stress.value))
    if not recovery:
        return stress
    text = f"+{gain} won back, {recovery} read, full at {full_stress}"
    return stress.plus(gain, Effects.FX_FAST_TALK, text)
