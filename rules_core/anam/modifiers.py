"""What circumstance modifiers come to, and what distance does to a weapon (an-cm, an-range)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules_core.anam.book import (
    Actions,
    ActionsRuling,
    Armour,
    Conditions,
    Modifiers,
    ModifiersRuling,
)
from rules_core.anam.limits import note
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import Range, signed
from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.rulebook import Rule

RULES: dict[str, Rule] = {
    "range": Modifiers.RANGE,
    "armor": Armour.HARD_ARMOR,
    "fatigue": Armour.HARD_ARMOR,
    "injury": Conditions.INJURY_CM,
}
"""The kinds that a rule gives; any other is a circumstance."""
INJURY, MANIPULATION = "injury", "manipulation"


@dataclass(frozen=True)
class Modifier:
    """One circumstance modifier: its kind in lower case, its value −6…6; `told` in other words."""

    kind: str
    value: int
    told: str = ""

    @property
    def rule(self) -> Rule:
        """The rule behind its kind."""
        return RULES.get(self.kind, Modifiers.CM)

    @property
    def said(self) -> str:
        """As it is told: ``range −1``."""
        return self.told or f"{self.kind} {signed(self.value)}"


def total(modifiers: Sequence[Modifier], options: AnamOptions = AnamOptions()) -> Figure[int]:
    """What `modifiers` come to, −6…6 (an-cm, r-an-cm, r-an-manip-cap).

    Injuries are one penalty together; then of each group the largest bonus and the largest
    penalty count. All ordinary modifiers are one group, or with ``cm=kinds`` those of each kind.
    Manipulations are added to everything. InvalidInput names `modifiers`.
    """
    problems = Problems()
    for each in modifiers:
        note(problems, modifiers=each.value)
        right = each.kind != INJURY or each.value <= 0
        problems.expect(right, "modifiers", "An injury is a penalty; write injury=-2.")
    problems.raise_if_any()
    injuries = [m for m in modifiers if m.kind == INJURY]
    rest = [m for m in modifiers if m.kind not in (INJURY, MANIPULATION)]
    figure = Figure.start(0, Modifiers.CM, "no modifier: 0")
    if modifiers:
        figure = Figure.start(0, Modifiers.CM, "0 to begin with")
    ordinary = [*rest, *_together(injuries, options)]
    for group in _groups(ordinary, options):
        figure = _counted(figure, group)
    for each in modifiers:
        if each.kind == MANIPULATION:
            figure = figure.plus(each.value, Actions.MANIPULATION, each.said)
    manipulated = any(m.kind == MANIPULATION for m in modifiers)
    rule: Rule = ActionsRuling.MANIP_CAP if manipulated else Modifiers.CM
    limit = options.table("cm-limit")
    figure = figure.at_most(limit, rule, options.said("cm-limit", f"+{limit} at most"))
    return figure.at_least(-limit, rule, options.said("cm-limit", f"−{limit} at the lowest"))


def _together(injuries: Sequence[Modifier], options: AnamOptions) -> list[Modifier]:
    """All injuries as one penalty, −6 at the lowest (an-injury-cm)."""
    value, lowest = sum(m.value for m in injuries), -options.table("cm-limit")
    told = f"{len(injuries)} injuries {signed(value)}" if len(injuries) > 1 else ""
    if value < lowest:
        told = told or f"injury {signed(value)}"
        told += options.said("cm-limit", f", held at {signed(lowest)}")
    return [Modifier(INJURY, max(lowest, value), told)] if value else []


def _groups(modifiers: Iterable[Modifier], options: AnamOptions) -> list[list[Modifier]]:
    """The groups within which only the largest count (r-an-cm)."""
    groups: dict[str, list[Modifier]] = {}
    for each in modifiers:
        kind = "armor" if each.kind == "fatigue" else each.kind
        groups.setdefault(kind if options.cm == "kinds" else "", []).append(each)
    return list(groups.values())


def _counted(figure: Figure[int], group: Sequence[Modifier]) -> Figure[int]:
    """The figure with a group's largest bonus and largest penalty; the rest is told as left out."""
    best, worst = max(group, key=_value), min(group, key=_value)
    for each in group:
        if (each is best and each.value > 0) or (each is worst and each.value < 0):
            figure = figure.plus(each.value, each.rule, each.said)
        elif each.value:
            larger = best if each.value > 0 else worst
            text = f"{each.said} does not count beside {larger.said}"
            figure = figure.plus(0, ModifiersRuling.CM, text)
    return figure


def _value(modifier: Modifier) -> int:
    return modifier.value


@dataclass(frozen=True)
class Reach:
    """The modifier for the distance, None where the weapon does not reach, and whether it does."""

    modifier: Figure[int | None]
    usable: Figure[bool]


def reach(base: Range, distance: Range) -> Reach:
    """What a weapon with the range `base` does at `distance` (an-range)."""
    rule, apart = Modifiers.RANGE, abs(base.step - distance.step)
    if apart == 0:
        why, modifier = "its base range", 0
    elif apart == 1:
        why, modifier = f"1 step from {base.label}", -1
    else:
        why = f"{apart} steps from {base.label}"
        return Reach(Figure.start(None, rule, why), Figure.start(False, rule, why))
    return Reach(Figure.start(modifier, rule, why), Figure.start(True, rule, why))
