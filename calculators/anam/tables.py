"""Anam's tables as the book shows them, filled by the core."""

from collections.abc import Callable

from calculators.kit.tables import Table
from rules_core.anam.armour import life, worn_modifier
from rules_core.anam.book import Armour, Harm, Healing, Levels, Modifiers
from rules_core.anam.healing import heal
from rules_core.anam.hit import hit
from rules_core.anam.modifiers import reach
from rules_core.anam.options import AnamOptions
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import LEVELS, Arena, Care, Outcome, Range, What, count

DEFAULT = AnamOptions()


def levels() -> Table:
    """The ladder of levels."""
    return Table("The levels", Levels.LEVELS, ("Level", "Name"), list(enumerate(LEVELS)))


def arenas() -> Table:
    """What differs from arena to arena."""
    rows = [(a, a.turn, a.dodge) for a in Arena]
    head = ("Conflict", "One turn", "Ability to dodge with")
    return Table("The three arenas", Levels.ARENAS, head, rows)


def ranges() -> Table:
    """What a weapon of each base range does at each distance."""
    rows = []
    for base in Range:
        found = [reach(base, distance).modifier.value for distance in Range]
        rows.append((base.label, *("no" if n is None else n for n in found)))
    head = ("Base range", *(r.label for r in Range))
    caption = "CM of a weapon at each distance (no: it does not reach)"
    return Table(caption, Modifiers.RANGE, head, rows)


def hits() -> Table:
    """What a hit does, by its level over the difficulty and the target's threshold."""
    rows = []
    for over in range(6):
        cells = []
        for threshold in (0, 1, 2, 3):
            found = hit(Blow(3, 3 + over), Target(threshold=threshold))
            bruise = found.outcome.value is Outcome.BRUISE
            cells.append("1 Bruise" if bruise else count(found.wounds_dealt.value, "Wound"))
        rows.append((f"{over} over" if over else "meets it", *cells))
    head = ("Effect against difficulty", *(f"Threshold {n}" for n in range(4)))
    return Table("What a hit does without armour", Harm.THRESHOLD, head, rows)


def soft_armour() -> Table:
    """How long soft armour lasts."""
    rows = [(pv, life(pv)) for pv in (1, 2, 3)]
    return Table("Soft armour", Armour.SOFT_ARMOR, ("PV", "Lasts attacks"), rows)


def fatigue() -> Table:
    """The CM of worn hard armour, by the hours."""
    rows = []
    for hours in (0, 2, 4, 6, 8, 10, 12):
        modifiers = [worn_modifier(hours, affected).value for affected in (True, False)]
        rows.append((count(hours, "hour"), *modifiers))
    head = ("Worn for", "Abilities it hinders", "All other abilities")
    return Table("Hard armour: CM", Armour.HARD_ARMOR, head, rows)


def healing() -> Table:
    """What clears when, with good care."""
    rows = []
    for what in What:
        found = heal(what, Care.GOOD, options=DEFAULT)
        level = found.task_level.value
        rows.append((what, found.clears.value, f"{LEVELS[level]} ({level})"))
    head = ("Harm", "It clears", "Task that heals it")
    return Table("Healing", Healing.HEAL_TASK, head, rows)


TABLES: dict[str, Callable[[], Table]] = {
    "anam-levels": levels,
    "anam-arenas": arenas,
    "anam-ranges": ranges,
    "anam-hits": hits,
    "anam-soft-armour": soft_armour,
    "anam-fatigue": fatigue,
    "anam-healing": healing,
}
