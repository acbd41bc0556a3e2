"""Whether a trigger point is reached (tw-triggers)."""

from rules_core.figures import Figure
from rules_core.west.book import Stakes, StakesRuling
from rules_core.west.options import WestOptions


def by_wounds(trigger: int, before: int, healed: int, dealt: int) -> Figure[bool]:
    """Whether the wounds of this encounter reach the trigger (tw-triggers, r-trigger-old).

    `before` were dealt earlier, `healed` and `dealt` by this attack; all are 0 or more.
    """
    text = f"{before} before"
    text += f" − {healed} healed" if healed else ""
    text += f" + {dealt} dealt" if dealt else ""
    reached = before - healed + dealt >= trigger
    return Figure.start(reached, Stakes.TRIGGERS, f"{text}, trigger {trigger}")


def by_damage(
    trigger: int, before: int, effect: int, points: int, options: WestOptions
) -> Figure[bool]:
    """Whether stress damage reaches the trigger (r-trigger-damage); all figures 0 or more.

    `before` was dealt earlier; this attack adds its whole `effect`, or with
    ``trigger-damage=points`` the `points` that came off stress.
    """
    dealt = damage_counted(effect, points, options).value
    text = f"{before} before + {dealt} damage, trigger {trigger}"
    return Figure.start(before + dealt >= trigger, StakesRuling.TRIGGER_DAMAGE, text)


def damage_counted(effect: int, points: int, options: WestOptions) -> Figure[int]:
    """What an attack adds to a trigger in stress damage (r-trigger-damage)."""
    rule = StakesRuling.TRIGGER_DAMAGE
    if options.trigger_damage == "effect":
        return Figure.start(effect, rule, f"all {effect} effect counts")
    return Figure.start(points, rule, f"{points} off stress count")


def none_set() -> Figure[bool]:
    """An audience whose trigger is not asked for."""
    return Figure.start(False, Stakes.TRIGGERS, "no trigger is set")
