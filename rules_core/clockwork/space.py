"""Avenues of attack and cover (cd-avenues, cd-cover)."""

from dataclasses import dataclass

from rules_core.clockwork.book import Space
from rules_core.clockwork.limits import within
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Cover, Field, count
from rules_core.errors import Problems
from rules_core.figures import Figure

AVENUES = {Field.PHYSICAL: "avenues-fight", Field.SOCIAL: "avenues-talk"}
"""Where the tables have the avenues that lead to one character (cd-avenues)."""
SETBACKS = {Cover.LIGHT: "cover-light", Cover.HEAVY: "cover-heavy"}
"""Where they have the setback dice on attacks against one in cover (cd-cover, r-cd-cover)."""


@dataclass(frozen=True)
class Avenues:
    """Avenues open to attack someone: now, and once this attacker has come in."""

    open: Figure[int]
    open_after: Figure[int]


def avenues(
    arena: Field,
    taken: int = 0,
    blocked: int = 0,
    ranged: bool = False,
    options: ClockworkOptions = ClockworkOptions(),
) -> Avenues:
    """The avenues of one character, `taken` by attackers and `blocked` by terrain.

    Each is 0–3, or as many as there are where house rules have more. A `ranged` attacker from
    outside the zone needs an open one and takes none. InvalidInput names what is outside its range.
    """
    rule, all = Space.AVENUES, options.table(AVENUES[arena])
    problems = Problems()
    for name, number in (("taken", taken), ("blocked", blocked)):
        within(problems, name, number, 0, max(3, all))
    problems.raise_if_any()
    where = "in a fight" if arena is Field.PHYSICAL else "in a talk"
    text = options.said(AVENUES[arena], f"{count(all, 'avenue')} {where}")
    free = Figure.start(all, rule, text)
    if taken:
        free = free.plus(-taken, rule, f"−{taken} taken")
    if blocked:
        free = free.plus(-blocked, rule, f"−{blocked} filled by terrain")
    free = free.at_least(0, rule, "all are full")
    if not free.value:
        after = free.plus(0, rule, "no way in but by Elicit Aid")
    elif ranged:
        after = free.plus(0, rule, "−0, shot from outside the zone")
    else:
        after = free.plus(-1, rule, "−1, this attacker")
    return Avenues(free, after)
