"""How the target hears an attack (tw-perception, tw-phase-bump)."""

from dataclasses import dataclass

from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west.book import Perception, PerceptionRuling, Wounds
from rules_core.west.limits import guard
from rules_core.west.terms import Style, count

_PHASES = dict(enumerate(Style, start=1))
_MOVES = {0: {1}, 1: {4, 2}, 2: {1, 3}, 3: {2, 4}, 4: {3, 1}, 5: {4}}


@dataclass(frozen=True)
class Perceived:
    """How an attack is heard, before a bump is spent, and what its bumps could make of it."""

    perceived: Figure[Style]
    misconstrued: Figure[bool]
    reachable: Figure[tuple[Style, ...]]


def named_by(phase: int, meant: Style) -> Style:
    """The style that a phase number 0–5 stands for; 0 and 5 are as meant (tw-perception)."""
    return _PHASES.get(phase, meant)


def phases_within(phase: int, bumps: int) -> frozenset[int]:
    """The phase numbers that at most `bumps` moves reach from `phase` (tw-phase-bump).

    r-phase-ends: 1 to 4 are a ring; 0 moves up to 1, 5 down to 4, and nothing moves onto 0 or 5.
    """
    reached = frozenset({phase})
    for _ in range(bumps):
        reached |= frozenset(after for before in reached for after in _MOVES[before])
    return reached


def phase_bumps(before: int, after: int) -> int | None:
    """The fewest bumps that move the phase number from `before` to `after`, None where none do."""
    return next((n for n in range(6) if after in phases_within(before, n)), None)


def perceive(
    style: Style, clarity: int, breakdown: int, phase: int, bumps: int = 0, stressed: bool = False
) -> Perceived:
    """How an attack in `style` is heard (tw-perception).

    `clarity` 3–12 of the aggressor, `breakdown` 0–12 (0: none on the card), `phase` 0–5, `bumps`
    0–9 in hand; a `stressed` target is never checked. InvalidInput names what is outside.
    """
    guard(clarity=clarity, breakdown=breakdown, phase=phase, bumps=bumps)
    if stressed:
        return as_meant(style, Wounds.STRESSED, "a stressed target is not checked")
    if not breakdown:
        return as_meant(style, Perception.PERCEPTION, "no breakdown on the card")
    if clarity >= breakdown:
        text = f"Clarity {clarity} is not below {breakdown}"
        return as_meant(style, PerceptionRuling.CLARITY, text)
    heard = named_by(phase, style)
    below = f"Clarity {clarity} is below {breakdown}"
    text = f"phase {phase}: {'as meant' if phase in (0, 5) else heard.label}"
    rule = Perception.PERCEPTION
    return Perceived(
        Figure.start(style, rule, below).then(heard, rule, text),
        Figure.start(heard is not style, rule, f"meant {style.label}, heard {heard.label}"),
        _reachable(style, phase, bumps, text),
    )


def as_meant(style: Style, rule: Rule, why: str) -> Perceived:
    """An attack that is heard as it was meant, and the rule that says why."""
    return Perceived(
        Figure.start(style, rule, why),
        Figure.start(False, rule, why),
        Figure.start((style,), rule, why),
    )


def _reachable(style: Style, phase: int, bumps: int, text: str) -> Figure[tuple[Style, ...]]:
    first: tuple[Style, ...] = (named_by(phase, style),)
    found = Figure.start(first, Perception.PERCEPTION, text)
    if not bumps:
        return found
    styles = {named_by(number, style) for number in phases_within(phase, bumps)}
    rule = PerceptionRuling.PHASE_ENDS if phase in (0, 5) else Perception.PHASE_BUMP
    ordered = tuple(sorted(styles, key=lambda named: named.value))
    return found.then(ordered, rule, f"with up to {count(bumps, 'bump')}")
