"""The West's tables as the book shows them, filled by the core."""

from collections.abc import Callable

from calculators.kit.fields import signed
from calculators.kit.tables import Table
from rules_core.west.attack import tn
from rules_core.west.book import Attack, Cards, Defences, Perception, Stakes, Wounds
from rules_core.west.check import check
from rules_core.west.defences import Attempt, Defence, healed
from rules_core.west.effect import ROWS, cell_odds, location_rows
from rules_core.west.options import WestOptions
from rules_core.west.penetration import Way, penetrate
from rules_core.west.perception import named_by
from rules_core.west.rounding import rows_bought
from rules_core.west.terms import Die, Location, Result, Style

DEFAULT = WestOptions()


def styles() -> Table:
    """The styles, their traits and trait skills."""
    rows = [(s.label, f"Presence and {s.secondary}", f"Verve and {s.trait_skill}") for s in Style]
    return Table("The four styles", Stakes.STYLES, ("Style", "Traits", "Trait skills"), rows)


def die_bonuses() -> Table:
    """Cards for each die."""
    cards = {die.value: DEFAULT.table(die.bonus_key) for die in Die}
    rows = [(die, f"+{n}" if n else "0") for die, n in cards.items()]
    return Table("Cards for the die", Cards.POOL, ("Die", "Cards"), rows)


def target_numbers() -> Table:
    """The TN for each rank of the target's Social Combat."""
    rows = [(rank, tn(rank).value) for rank in range(6)]
    head = ("Target's Social Combat", "TN")
    return Table("Target numbers", Attack.TN, head, rows)


def phases() -> Table:
    """What each phase number makes of an attack."""
    rows = [(n, "as meant" if n in (0, 5) else named_by(n, Style.ARGUMENT)) for n in range(6)]
    return Table(
        "How a misread attack is heard", Perception.PERCEPTION, ("Phase", "Heard as"), rows
    )


def locations() -> Table:
    """Effect rows for each location."""
    rows = [(place, f"+{n}" if (n := location_rows(place)) else "0") for place in Location]
    return Table("Rows for the location", Wounds.LOCATION, ("Location", "Effect rows"), rows)


def penetration() -> Table:
    """What PV less AV does, by trying each difference on Nerve 4."""
    said = {
        Result.PENETRATES: "full",
        Result.ABLATES: "reduced: d4 column",
        Result.DEFLECTS: "none",
    }
    rows = []
    for words, over in (("2 or more", 2), ("1", 1), ("0", 0), ("below 0", -1)):
        found = penetrate(4 + over, 0, 0, 4, False, 0, Way(), options=DEFAULT)
        change = found.nerve_after.value - 4
        result = found.result.value
        rows.append((words, result, said[result], signed(change) if change else "unchanged"))
    head = ("PV − AV", "The attack", "Effect", "Target's Nerve")
    return Table("Does it get through?", Wounds.PENETRATION, head, rows)


def bump_costs() -> Table:
    """What bumps buy; the price of a row is found by counting."""
    row = next(n for n in range(1, 10) if rows_bought(n) == 1)
    rows = [
        (1, "moves the phase number by 1"),
        (1, "moves the location by 1 step"),
        (1, "adds 1 to PV"),
        (row, "add 1 effect row"),
    ]
    return Table("What bumps buy", Attack.BUMPS, ("Bumps", "Each time"), rows)


def resistance_changes() -> Table:
    """What an attack moves, by the style as heard, by trying each on a target with 1 wound."""
    rows = []
    for style in Style:
        for hit in (True, False):
            attempt = Attempt(style, style, hit)
            after, said = Defence.of({}).after(attempt), []
            for other in Style:
                moved = after.resistance(other).value
                said += [f"{other.label} {change(moved)}"] if moved else []
            said += [f"TN {change(after.tn_adjust.value)}"] if after.tn_adjust.value else []
            heals = healed(attempt, 1, DEFAULT).value
            said += [f"heals {heals} stress wound"] if heals else []
            rows.append((style.label, "hit" if hit else "miss", ", ".join(said) or "nothing"))
    head = ("Heard as", "Check", "The target's resistance")
    return Table("How resistances move", Defences.IND, head, rows)


def check_chances() -> Table:
    """The chance of a success against TN 5, by die and rank, in the dice model."""
    rows = [
        (die.value, *(check(die, rank, 1, 5).chance.value for rank in range(1, 6))) for die in Die
    ]
    head = ("Die", *(f"rank {rank}" for rank in range(1, 6)))
    return Table("Chance of a success against TN 5 (dice model)", Cards.CHECK, head, rows)


def effect_columns() -> Table:
    """The least, the mean and the most of each effect cell in the dice model."""
    rows = []
    for row in range(1, ROWS + 1):
        cells = []
        for die in Die:
            odds = cell_odds(row, die).map(int)
            least, most = min(odds.ways), max(odds.ways)
            cells.append(f"{least}–{most}, mean {float(odds.mean()):g}")
        rows.append((row, *cells))
    head = ("Row", *(die.value for die in Die))
    return Table("What an effect cell holds (dice model)", Wounds.EFFECT, head, rows)


def change(amount: int) -> str:
    """A change with its sign."""
    return f"+{amount}" if amount > 0 else signed(amount)


TABLES: dict[str, Callable[[], Table]] = {
    "west-styles": styles,
    "west-die-bonuses": die_bonuses,
    "west-target-numbers": target_numbers,
    "west-phases": phases,
    "west-locations": locations,
    "west-penetration": penetration,
    "west-bump-costs": bump_costs,
    "west-resistance-changes": resistance_changes,
    "west-check-chances": check_chances,
    "west-effect-columns": effect_columns,
}
