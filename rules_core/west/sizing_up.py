"""What Judge Character attempts give or cost (tw-size-up)."""

from dataclasses import dataclass

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.west.attack import hit
from rules_core.west.book import Attack, SizingUp, SizingUpRuling, Wounds
from rules_core.west.limits import note, within
from rules_core.west.rounding import full_fours
from rules_core.west.terms import count, signed


@dataclass(frozen=True)
class SizedUp:
    """The change of TN and of Nerve before the floors, and both after them."""

    tn_adjust: Figure[int]
    nerve_adjust: Figure[int]
    tn: Figure[int]
    nerve: Figure[int]


def attempt(cause_result: int, tn: int, calamity: bool) -> Figure[int]:
    """How one attempt changes TN and Nerve (tw-size-up): less for a success, 1 up for a calamity.

    `cause_result` 1–60 is the check's figure, `tn` what it has to reach. InvalidInput names the
    first.
    """
    if hit(cause_result, tn, calamity).value:
        bumps = full_fours(cause_result - tn)
        text = f"{cause_result} reaches TN {tn}"
        change = Figure.start(-1, SizingUp.SIZE_UP, f"−1, {text}")
        return (
            change.plus(-bumps, SizingUp.SIZE_UP, f"−{count(bumps, 'bump')}") if bumps else change
        )
    if calamity:
        return Figure.start(1, SizingUpRuling.SIZE_UP_CALAMITY, "+1, a calamity")
    return Figure.start(0, SizingUp.SIZE_UP, f"{cause_result} is below TN {tn}: nothing")


def size_up(successes: int, bumps: int, calamities: int, tn: int, nerve: int) -> SizedUp:
    """Add up attempts made since the last attack (tw-size-up, r-size-up-floor).

    `successes` and `calamities` 0–15 count attempts, `bumps` 0–30 is the sum of their bumps;
    `tn` 1–30 and the target's `nerve` 0–20 are those without them. A plain failure counts for
    nothing. InvalidInput names what is outside, and `bumps` without a success.
    """
    problems = Problems()
    note(problems, successes=successes, calamities=calamities, tn=tn, nerve=nerve)
    within(problems, "bumps", bumps, 0, 30)
    problems.expect(successes > 0 or bumps <= 0, "bumps", "Bumps need a success.")
    problems.raise_if_any()
    change = _change(successes, bumps, calamities)
    floor = SizingUpRuling.SIZE_UP_FLOOR
    number = Figure.start(tn, Attack.TN, f"TN {tn}")
    courage = Figure.start(nerve, Wounds.PENETRATION, f"Nerve {nerve}")
    if change.value:
        text = f"{signed(change.value)} by sizing up"
        number = number.plus(change.value, SizingUp.SIZE_UP, text)
        courage = courage.plus(change.value, SizingUp.SIZE_UP, text)
    return SizedUp(
        change,
        change,
        number.at_least(1, floor, "never below 1"),
        courage.at_least(0, floor, "never below 0"),
    )


def _change(successes: int, bumps: int, calamities: int) -> Figure[int]:
    change = Figure.start(0, SizingUp.SIZE_UP, "nothing yet")
    if successes or calamities:
        text = f"{signed(-successes)}, {successes} succeeded"
        change = Figure.start(-successes, SizingUp.SIZE_UP, text)
    if bumps:
        change = change.plus(-bumps, SizingUp.SIZE_UP, f"−{bumps} for bumps")
    if calamities:
        change = change.plus(calamities, SizingUpRuling.SIZE_UP_CALAMITY, f"+{calamities} calamity")
    return change
