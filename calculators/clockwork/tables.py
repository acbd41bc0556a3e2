"""Clockwork Dominion's tables as the book shows them, filled by the core."""

from collections.abc import Callable

from calculators.clockwork.symbols import Symbol, faces
from calculators.kit.tables import Table
from rules_core.clockwork.book import Attack, Dice, Outcomes
from rules_core.clockwork.dice import Die
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.outcomes import EFFECTS, ROWS
from rules_core.clockwork.terms import Condition

DEFAULT = ClockworkOptions()


def symbols() -> Table:
    """The six symbols and what takes each away."""
    cancels = {"S": "a failure", "F": "a success", "A": "a threat", "H": "an advantage"}
    counts = {"T": "nothing; counts as 1 success too", "D": "nothing; counts as 1 failure too"}
    rows = [
        (symbol.named(), symbol.letter, {**cancels, **counts}[symbol.letter]) for symbol in Symbol
    ]
    head = ("Symbol", "Letter", "Cancelled by")
    return Table("The six symbols", Dice.DICE, head, rows)


def dice() -> Table:
    """The faces of the six dice."""
    rows = [(f"{die.value}, d{len(die.faces)}", faces(die)) for die in Die]
    return Table("The faces of the dice", Dice.DICE, ("Die", "Faces"), rows)


def results() -> Table:
    """What each symbol that is left does in an attack, by the rulings as written."""
    first, condition, cost = DEFAULT.threat_first, DEFAULT.threat_condition, DEFAULT.cost
    attacker, defender = "attacker", "defender"
    rows = [
        (
            Symbol.SUCCESS,
            attacker,
            "each takes 1 off Guard or Disposition; if it is down, an outcome",
        ),
        (
            Symbol.ADVANTAGE,
            attacker,
            f"on a hit, {cost} for condition rolls, then {cost} for 1 more",
        ),
        (Symbol.TRIUMPH, attacker, "on a hit, past Guard; if it is down, incapacitated"),
        (Symbol.FAILURE, defender, "each takes 1 off the attacker's Guard or Disposition"),
        (Symbol.THREAT, defender, f"{first} for a setback die on the attacker's next check"),
        (
            Symbol.THREAT,
            defender,
            f"{condition} for a condition on the attacker, 1 more roll each further",
        ),
        (Symbol.DESPAIR, defender, "an outcome on the attacker"),
    ]
    head = ("Left over", "Good for", "What it does")
    return Table(
        "What a roll does (each symbol: editor's reading)",
        Attack.RESULT_SUCCESS,
        head,
        [(symbol.named(), whose, what) for symbol, whose, what in rows],
    )


def conditions() -> Table:
    """The rows of the condition table, and what each condition does."""
    more = {
        Condition.AGGRAVATED: "; without one it is Dazed",
        Condition.DAZED: " (editor's reading)",
    }
    rows, low = [], 1
    for high, found in ROWS:
        rows.append((f"{low}–{high}", found, EFFECTS[found] + more.get(found, "")))
        low = high + 1
    head = ("Percentile roll", "Condition", "What it does")
    return Table("Standard conditions", Outcomes.CONDITIONS, head, rows)


TABLES: dict[str, Callable[[], Table]] = {
    "clockwork-symbols": symbols,
    "clockwork-dice": dice,
    "clockwork-results": results,
    "clockwork-conditions": conditions,
}
