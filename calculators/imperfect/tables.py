"""Future Imperfect's tables as the book shows them, filled by the core."""

from collections.abc import Callable

from calculators.kit.tables import Table
from rules_core.imperfect.book import Bounty, Chips, Contests, Fear, Rolls, Stakes
from rules_core.imperfect.bounty import cost_of
from rules_core.imperfect.check import check
from rules_core.imperfect.contest import contest_tn
from rules_core.imperfect.fear import AFTERWARDS
from rules_core.imperfect.options import ImperfectOptions
from rules_core.imperfect.saving import EACH
from rules_core.imperfect.terms import LADDER, POOL, Die, Kind
from rules_core.imperfect.terms import Chips as Hand

DEFAULT = ImperfectOptions()


def check_chances() -> Table:
    """The chance of a success against TN 5, by die and pool."""
    rows = [(d.value, *(check(n, d, 5).chance.value for n in range(1, 7))) for d in Die]
    head = ("Die", *(f"{n} dice" if n > 1 else "1 die" for n in range(1, 7)))
    return Table("Chance of a success against TN 5", Rolls.CHECK, head, rows)


def critical_chances() -> Table:
    """The chance of a critical failure, by die and pool."""
    rows = [(d.value, *(check(n, d, 5).critical.value for n in range(1, 7))) for d in Die]
    head = ("Die", *(f"{n} dice" if n > 1 else "1 die" for n in range(1, 7)))
    return Table("Chance of a critical failure", Rolls.CRITICAL, head, rows)


def effects() -> Table:
    """What successes in a contest do."""
    rows = [
        (1, "annoyed", "−4 on the next action"),
        (2, "distraught", "annoyed, and the highest action card (or the reserve) is lost"),
        ("3 or more", "broken", "both, and the initiator draws a story chip"),
    ]
    return Table(
        "What a contest does", Contests.EFFECT, ("Successes", "Target", "That means"), rows
    )


def simple_tns() -> Table:
    """The TN for each pair of dice, the initiator's down and the target's across."""
    rows = [(own.value, *(contest_tn(own, d, 0, DEFAULT).value for d in LADDER)) for own in LADDER]
    head = ("Yours", *(f"against {d.value}" for d in LADDER))
    return Table("The TN by die types (3 levels or more: +1)", Stakes.SIMPLE_TN, head, rows)


def frights() -> Table:
    """How fear and terror end, and what that does to the next turns."""
    rows = [(end.value.capitalize(), on, then) for end, (on, then) in AFTERWARDS.items()]
    return Table("What fear does", Fear.FEAR, ("You are", "With", "That means"), rows)


def chips() -> Table:
    """The pool, and what each kind of chip is worth."""
    better = {
        "white": "one row up or down, upper or lower results",
        "red": "one more card, choose; or a white for both results",
        "blue": "one more card, added",
    }
    rows = [
        (kind.capitalize(), getattr(POOL, kind), said, EACH[kind], 5 * EACH[kind], worth(kind))
        for kind, said in better.items()
    ]
    composed = "any upper result, the highest lower one, any hit location and penetration"
    black = ("Black", 0, composed, "not given", "not given", "not given")
    head = ("Chip", "In the pool", "On a card", "Wounds", "CT", "Bounty points")
    return Table("What chips do", Chips.USES, head, [*rows, black])


def worth(kind: str) -> int:
    """The bounty points of one chip."""
    return Hand(**{kind: 1}).points


def prices() -> Table:
    """What each raise costs."""
    rows = [(n, cost_of(Kind.SKILL, n), cost_of(Kind.TRAINING, n)) for n in range(1, 9)]
    return Table("What levels cost", Bounty.ADVANCE, ("New level", "Skill", "Training"), rows)


def die_prices() -> Table:
    """What each new die costs."""
    rows = [(die.value, cost_of(Kind.DIE, die)) for die in LADDER[1:]]
    return Table("What dice cost", Bounty.ADVANCE, ("New die", "Points"), rows)


TABLES: dict[str, Callable[[], Table]] = {
    "imperfect-check-chances": check_chances,
    "imperfect-critical-chances": critical_chances,
    "imperfect-effects": effects,
    "imperfect-simple-tns": simple_tns,
    "imperfect-frights": frights,
    "imperfect-chips": chips,
    "imperfect-prices": prices,
    "imperfect-die-prices": die_prices,
}
