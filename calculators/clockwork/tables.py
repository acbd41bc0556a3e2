"""Clockwork Dominion's tables as the book shows them, filled by the core."""

from collections.abc import Callable

from calculators.clockwork.symbols import Symbol, faces
from calculators.kit.tables import Table
from rules_core.clockwork.book import Attack, Dice, Outcomes
from rules_core.clockwork.dice import Die
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.outcomes import EFFECTS, ROWS

DEFAULT = ClockworkOptions()


def symbols() -> Table:
    """The six symbols and what takes each away."""
    cancels = {"S": "a failure", "F": "a success", "A": "a threat", "H": "an advantage"}
    counts = {"T": "nothing; counts as 1 success too", "D": "nothing; counts as 1 failure too"}
    rows = [
        (symbol.named(), symbol.label, symbol.letter, {**cancels, **counts}[symbol.letter])
        for symbol in Symbol
    ]
    head = ("Symbol", "Name", "Letter", "Cancelled by")
    return Table("The six symbols", Dice.DICE, head, rows)


def dice() -> Table:
    """The faces of the six dice."""
    rows = [(f"{die.value}, d{len(die.faces)}", faces(die)) for die in Die]
    return Table("The faces of the dice", Dice.DICE, ("Die", "Faces"), rows)


def results() -> Table:
    """What each symbol that is left does in an attack, by the rulings as written."""
    first, condition, cost = DEFAULT.threat_first, DEFAULT.threat_condition, DEFAULT.cost
    attacker, defender = "attacker", "defender"
    told = (
        (Symbol.SUCCESS, "each", attacker, "1 off Guard or Disposition; if it is down, an outcome"),
        (Symbol.ADVANTAGE, f"{cost}, on a hit", attacker, "rolls for conditions, then 1 more each"),
        (Symbol.TRIUMPH, "1, on a hit", attacker, "past Guard; if it is down, incapacitated"),
        (Symbol.FAILURE, "each", defender, "1 off the attacker's Guard or Disposition"),
        (Symbol.THREAT, first, defender, "a setback die on the attacker's next check"),
        (
            Symbol.THREAT,
            condition,
            defender,
            "a condition on the attacker, 1 more roll for each more",
        ),
        (Symbol.DESPAIR, "1", defender, "an outcome on the attacker"),
    )
    rows = [(symbol.named(), symbol.label, many, whose, what) for symbol, many, whose, what in told]
    head = ("Left over", "Name", "How many", "In favour of", "What it does")
    return Table(
        "What a roll does (each symbol: editor's reading)", Attack.RESULT_SUCCESS, head, rows
    )


def conditions() -> Table:
    """The rows of the condition table, and what each condition does."""
    rows, low = [], 1
    for high, found in ROWS:
        rows.append((f"{low}–{high}", found, EFFECTS[found]))
        low = high + 1
    head = ("Percentile roll", "Condition", "What it does")
    return Table("Standard conditions", Outcomes.CONDITIONS, head, rows)


TABLES: dict[str, Callable[[], Table]] = {
    "clockwork-symbols": symbols,
    "clockwork-dice": dice,
    "clockwork-results": results,
    "clockwork-conditions": conditions,
}
