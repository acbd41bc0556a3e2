"""When harm clears, and how hard a task it is to heal (an-heal-…)."""

from dataclasses import dataclass

from rules_core.anam.book import Conditions, Healing, HealingRuling
from rules_core.anam.limits import guard
from rules_core.anam.options import AnamOptions
from rules_core.anam.terms import LEVELS, Care, What, count
from rules_core.figures import Figure
from rules_core.rulebook import Rule

SCENES = {
    What.BRUISE: (Healing.HEAL_BRUISE, "at the end of the scene"),
    What.WOUND: (Healing.HEAL_WOUND, "after a full scene of rest"),
}
ADEPT, MASTER = 5, 6
"""The levels of tasks that heal conditions (r-an-heal)."""


@dataclass(frozen=True)
class Healed:
    """When it clears, the weeks until then, and the level of the task that clears it sooner."""

    clears: Figure[str]
    weeks_left: Figure[int]
    task_level: Figure[int]


def heal(
    what: What,
    care: Care = Care.GOOD,
    weeks: int = 0,
    last_slot: bool = False,
    options: AnamOptions = AnamOptions(),
) -> Healed:
    """When `what` clears under `care`, `weeks` 0–52 after it was taken.

    `last_slot`: it filled the last slot, so that hospital alone starts the count; an imposed
    condition then lasts like an injury (an-imposed-lasting). InvalidInput names `weeks`.
    """
    guard(weeks=weeks)
    level = task_level(what, options)
    if what in SCENES:
        rule, when = SCENES[what]
        none = Figure.start(0, rule, "scenes, not weeks")
        return Healed(Figure.start(when, rule, "by itself"), none, level)
    if what is What.IMPOSED and not last_slot:
        none = Figure.start(0, Conditions.IMPOSED, "it does not wait for weeks")
        text = "tested in conflict, mostly without trouble afterwards"
        return Healed(Figure.start("by a task", Conditions.IMPOSED, text), none, level)
    left = _weeks(what, care, weeks, last_slot, options)
    return Healed(_clears(what, care, left.value, last_slot, options), left, level)


def task_level(what: What, options: AnamOptions = AnamOptions()) -> Figure[int]:
    """The level of the task that clears one of `what` (an-heal-task, r-an-heal)."""
    if what in SCENES:
        box = options.table("heal-box")
        text = options.said("heal-box", f"a box: {LEVELS[box]}")
        return Figure.start(box, Healing.HEAL_TASK, text)
    if options.heal == "split":
        level = ADEPT if what is What.IMPOSED else MASTER
    else:
        level = ADEPT if options.heal == "adept" else MASTER
    kind = "an imposed condition" if what is What.IMPOSED else "an injury"
    return Figure.start(level, HealingRuling.HEAL, f"{kind}: {LEVELS[level]}")


def until_session(what: What, options: AnamOptions) -> bool:
    """Whether its time ends with a session: an injury's by ruling, not an imposed one's.

    An imposed condition that lasts does so for four weeks at least (an-imposed-lasting).
    """
    return what is What.INJURY and options.heal_time == "session"


def started(care: Care, last_slot: bool) -> bool:
    """Whether the weeks count: any care starts them, for the last slot only a hospital's."""
    return care is Care.HOSPITAL or (care is not Care.NONE and not last_slot)


def _weeks(
    what: What, care: Care, weeks: int, last_slot: bool, options: AnamOptions
) -> Figure[int]:
    imposed = what is What.IMPOSED
    rule: Rule = Conditions.IMPOSED_LASTING if imposed else HealingRuling.HEAL_TIME
    most, least = options.table("heal-weeks"), options.table("heal-weeks-least")
    if until_session(what, options):
        text = options.said("heal-weeks-least", f"{count(least, 'week')} at least")
        figure = Figure.start(least, rule, text)
    elif care is Care.EXCELLENT and not last_slot:  # that one waits for a hospital, as good care
        text = options.said("heal-weeks-least", f"{count(least, 'week')} with excellent care")
        figure = Figure.start(least, rule, text)
    else:
        text = options.said("heal-weeks", f"{count(most, 'week')} at least")
        figure = Figure.start(most, rule, text)
    if not started(care, last_slot):
        why = "the last slot needs a hospital" if last_slot else "nobody has seen to it"
        return figure.plus(0, Healing.HEAL_CONDITION, f"{why}: they have not begun")
    if weeks:
        figure = figure.plus(-weeks, rule, f"−{weeks} gone by")
    return figure.at_least(0, rule, "all gone by")


def _clears(
    what: What, care: Care, left: int, last_slot: bool, options: AnamOptions
) -> Figure[str]:
    session = until_session(what, options)
    first = "at the first session after" if session else "after"
    if not started(care, last_slot):
        need = "in hospital" if last_slot else "with care"
        said = f"only {need}, {first} {count(left, 'week')} of it"
    elif left:
        said = f"{first} {count(left, 'more week')}"
    else:
        said = "at the next session" if session else "now"
    figure = Figure.start(said, HealingRuling.HEAL_TIME, "the slot stays filled until then")
    if what is What.IMPOSED:
        return figure.then(said, Conditions.IMPOSED_LASTING, "it fills the last slot, and lasts")
    if care is not Care.NONE:
        figure = figure.then(said, Healing.HEAL_CONDITION, "care has lifted the modifier")
    if last_slot:
        text = "until then nothing else can be done"
        figure = figure.then(said, Healing.HEAL_CONDITION, text)
    return figure
