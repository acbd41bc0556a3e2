"""The table of standard conditions, and how long one lasts (cd-conditions)."""

from dataclasses import dataclass

from rules_core.clockwork.book import Outcomes
from rules_core.clockwork.limits import guard
from rules_core.clockwork.terms import Condition, Lasting
from rules_core.figures import Figure

ROWS = (
    (10, Condition.AGGRAVATED),
    (20, Condition.DAZED),
    (30, Condition.DISARMED),
    (40, Condition.DISORIENTED),
    (50, Condition.ENTRAPPED),
    (100, Condition.UNKNOWN),
)
"""The last number of each row of the percentile table, and its condition."""

EFFECTS = {
    Condition.AGGRAVATED: "a condition already there becomes persistent",
    Condition.DAZED: "1 setback die on all checks",
    Condition.DISARMED: "one carried thing or proof is lost",
    Condition.DISORIENTED: "last to act",
    Condition.ENTRAPPED: "no leaving",
    Condition.UNKNOWN: "this row is not known here",
}


@dataclass(frozen=True)
class Placed:
    """The condition of a roll as it comes to stand, and how long it lasts."""

    condition: Figure[Condition]
    lasts: Figure[Lasting]


def condition(roll: int, guard_up: bool = True, has_condition: bool = False) -> Placed:
    """The condition of a percentile `roll` 1–100 (cd-conditions); InvalidInput names it.

    `guard_up`: Guard is up, or Disposition above Favorable, when it is placed. `has_condition`: the
    target has one already, so that Aggravated makes that one persistent; else it is Dazed. Rows
    that are not known are never made up.
    """
    guard(roll=roll)
    rule = Outcomes.CONDITIONS
    row = next(i for i, (last, _) in enumerate(ROWS) if roll <= last)
    (high, found), low = ROWS[row], ROWS[row - 1][0] + 1 if row else 1
    figure = Figure.start(found, rule, f"{low}–{high}: {EFFECTS[found]}")
    if found is Condition.UNKNOWN:
        return Placed(figure, Figure.start(Lasting.UNKNOWN, rule, EFFECTS[found]))
    if found is Condition.AGGRAVATED:
        if has_condition:
            text = "the condition already there becomes persistent"
            return Placed(figure, Figure.start(Lasting.PERSISTENT, rule, text))
        text = f"no condition there yet, so {Condition.DAZED.value}"
        figure = figure.then(Condition.DAZED, rule, text)
    if guard_up:
        return Placed(figure, Figure.start(Lasting.ENCOUNTER, rule, "placed with Guard up"))
    return Placed(figure, Figure.start(Lasting.PERSISTENT, rule, "placed with Guard down"))


def row_of(condition: Condition) -> int:
    """A percentile roll that shows the condition, as if it had come up."""
    return next(last for last, found in ROWS if found is condition)
