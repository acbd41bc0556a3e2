"""Which cell of the effect grid an attack reads, and its odds in the dice model (tw-effect)."""

from dataclasses import dataclass
from math import comb

from rules_core.figures import Figure
from rules_core.odds import Odds, total_of
from rules_core.rulebook import Rule
from rules_core.west.book import Attack, Wounds, WoundsRuling
from rules_core.west.limits import guard
from rules_core.west.options import WestOptions
from rules_core.west.rounding import rows_bought
from rules_core.west.terms import Die, Location, count, signed

ROWS = 5
"""Rows of a card's grid (tw-card)."""
LAST = 200
"""From this effect on, open-ended odds are told together."""


@dataclass(frozen=True)
class Effect:
    """The cell's `row` and `column`, and the odds of its `effect`, keyed by the number as text."""

    row: Figure[int]
    column: Figure[Die]
    effect: Odds[str]


def effect(
    social_combat: int,
    die: Die,
    location: Location = Location.OTHER,
    reduced: bool = False,
    calamity: bool = False,
    bumps: int = 0,
    trait_rank: int = 1,
    options: WestOptions = WestOptions(),
) -> Effect:
    """The cell of an attack and its odds; see `row` and `column` (tw-effect, tw-odds)."""
    cell = row(social_combat, location, reduced, calamity, bumps, trait_rank, False, options)
    dice = column(die, Wounds.EFFECT if reduced else None)
    return Effect(cell, dice, cell_odds(cell.value, dice.value, options))


def row(
    social_combat: int,
    location: Location,
    reduced: bool,
    calamity: bool,
    bumps: int,
    trait_rank: int,
    stressed: bool = False,
    options: WestOptions = WestOptions(),
) -> Figure[int]:
    """The effect row: 1 to 5, or more with ``row-cap=second-card`` (tw-effect, tw-location).

    `social_combat` and `trait_rank` 0–5 are the aggressor's (a `stressed` one counts as
    unskilled), `bumps` 0–9 those spent on effect. InvalidInput names what is outside.
    """
    guard(social_combat=social_combat, bumps=bumps, trait_rank=trait_rank)
    number = _skill_row(social_combat, trait_rank, stressed, options)
    rows = location_rows(location, options)
    added = rows + rows_bought(bumps) + int(calamity)
    if reduced and added:
        if options.reduced_row == "no":
            return number.plus(0, WoundsRuling.REDUCED_ROW, "+0, reduced: no row is added")
        number = number.plus(0, WoundsRuling.REDUCED_ROW, "reduced: added rows count")
    if rows:
        text = options.said(f"location-rows-{location.value}", f"+{rows} for {_THE[location]}")
        number = number.plus(rows, Wounds.LOCATION, text)
    if bumps:
        rows = rows_bought(bumps)
        number = number.plus(rows, Attack.BUMPS, f"+{rows} for {count(bumps, 'bump')}")
    if calamity:
        number = number.plus(1, Attack.CALAMITY, "+1 for the calamity")
    return capped(number, options)


def location_rows(location: Location, options: WestOptions = WestOptions()) -> int:
    """The effect rows that a location adds (tw-location): 0 to 4, 0 for any other place."""
    if location is Location.OTHER:
        return 0
    return options.table(f"location-rows-{location.value}")


_THE = {Location.OTHER: "another place", Location.VITALS: "the vitals", Location.HEAD: "the head"}


def _skill_row(
    social_combat: int, trait_rank: int, stressed: bool, options: WestOptions
) -> Figure[int]:
    if social_combat and not stressed:
        return Figure.start(social_combat, Wounds.EFFECT, f"Social Combat {social_combat}")
    if social_combat:
        number = Figure.start(0, Wounds.STRESSED, "stressed: unskilled")
    else:
        number = Figure.start(0, Wounds.EFFECT, "Social Combat 0")
    if options.unskilled_row == "one":
        return number.then(1, WoundsRuling.UNSKILLED_ROW, "unskilled: row 1")
    number = number.then(trait_rank, WoundsRuling.UNSKILLED_ROW, f"trait skill rank {trait_rank}")
    return number.at_least(1, WoundsRuling.UNSKILLED_ROW, "row 1 at least")


def capped(number: Figure[int], options: WestOptions) -> Figure[int]:
    """A row that a card can answer: held at 5, or read on from a second card (r-row-cap)."""
    past = number.value - ROWS
    if past > 0 and options.row_cap == "second-card":
        return number.plus(0, WoundsRuling.ROW_CAP, f"{count(past, 'row')} from a second card")
    return number.at_most(ROWS, WoundsRuling.ROW_CAP, f"a card ends at row 5: {signed(-past)}")


def column(
    die: Die, reduced: Rule | None = None, why: str = "reduced", of: Rule = Wounds.EFFECT
) -> Figure[Die]:
    """The effect column: the effect trait's `die` (by rule `of`), d4 when `reduced` by a rule."""
    dice = Figure.start(die, of, f"effect trait {die.value}")
    return dice.then(Die.D4, reduced, f"{why}: d4") if reduced else dice


def cell_odds(row: int, column: Die, options: WestOptions = WestOptions()) -> Odds[str]:
    """The odds of a cell: `row` ≥ 1 dice of `column`, added (r-effect-sum).

    With ``effect-sum=open`` the dice are open-ended, and ``200+`` holds all from 200 on.
    """
    if options.effect_sum == "plain":
        return total_of(row, column.faces).map(str)
    return open_sum(row, column.faces, LAST)


def open_sum(dice: int, faces: int, last: int) -> Odds[str]:
    """The exact odds of the sum of so many open-ended dice; ``200+`` holds all from `last` on.

    A die that explodes m times and then shows r < `faces` is m × faces + r; m and r do not depend
    on each other. So the sum is `faces` × all explosions + plain dice without their top face, and
    e explosions come about in C(e + dice − 1, e) ways, each of weight faces^−(e + dice).
    """
    plain = total_of(dice, faces - 1).ways
    most = (last - 1 - dice) // faces  # explosions in any sum below `last`
    weights = [comb(e + dice - 1, e) * faces ** (most - e) for e in range(most + 1)]
    ways = {
        total: sum(
            weights[e] * plain.get(total - faces * e, 0) for e in range((total - dice) // faces + 1)
        )
        for total in range(dice, last)
    }
    rest = faces ** (most + dice) - sum(ways.values())
    return Odds({**{str(total): n for total, n in ways.items()}, f"{last}+": rest})
