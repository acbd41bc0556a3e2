"""The cheapest chips against wounds and CT (fi-chip-save, r-fi-cheapest)."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules_core.errors import Problems
from rules_core.figures import Figure
from rules_core.imperfect.book import Bounty, ChipsRuling
from rules_core.imperfect.book import Chips as Book
from rules_core.imperfect.limits import within
from rules_core.imperfect.rounding import fives
from rules_core.imperfect.terms import Chips, count

EACH = {"white": 1, "red": 2, "blue": 3}
"""The wounds that a chip cancels at most; it gives back 5 times as much CT."""


@dataclass(frozen=True)
class Saved:
    """The chips to spend, what they are worth, and what is left of the harm."""

    spend_white: Figure[int]
    spend_red: Figure[int]
    spend_blue: Figure[int]
    points: Figure[int]
    wounds_left: Figure[int]
    ct_left: Figure[int]
    ct_roll_cancelled: Figure[bool]


@dataclass(frozen=True)
class Plan:
    """Chips against `wounds` (cancelling `cancelled` of them) and chips against CT."""

    cancelled: int
    wounds: Chips
    ct: Chips

    @property
    def roll_cancelled(self) -> bool:
        """Whether a red or blue cancels fewer wounds than it could."""
        return reach(self.wounds) > self.cancelled

    @property
    def spent(self) -> Chips:
        """All the chips."""
        return self.wounds.plus(self.ct)


def save(wounds: int, ct: int, held: Chips, cancel_ct_roll: bool) -> Saved:
    """What to spend of the chips `held` (0–50 each) on one attack's 0–20 `wounds` and 0–60 `ct`.

    With too few chips: first the wounds, then the CT roll if `cancel_ct_roll`, then CT; then the
    cost, and of plans that cost the same one that cancels the roll. InvalidInput names what is
    outside.
    """
    problems = Problems()
    within(problems, 0, 20, wounds=wounds)
    within(problems, 0, 60, ct=ct)
    within(problems, 0, 50, white=held.white, red=held.red, blue=held.blue)
    problems.raise_if_any()
    return _told(best(wounds, ct, held, cancel_ct_roll), wounds, ct, cancel_ct_roll)


def best(wounds: int, ct: int, held: Chips, cancel_ct_roll: bool) -> Plan:
    """The plan that comes first by what the rule asks, in its order."""

    def order(plan: Plan) -> tuple[int, ...]:
        spent = plan.spent
        wanted = int(cancel_ct_roll and not plan.roll_cancelled)
        ct_left = max(0, ct - 5 * reach(plan.ct))
        cost = (spent.points, spent.number, spent.blue)
        return (-plan.cancelled, wanted, ct_left, *cost, int(not plan.roll_cancelled))

    return min(plans(wounds, fives(ct), held), key=order)


def plans(wounds: int, steps: int, held: Chips) -> Iterator[Plan]:
    """Every plan that may be best: no chip in it could be left out, at most the one for the roll.

    Most wounds come first, so only plans that cancel all that the chips can cancel are made.
    For 20 wounds and 60 CT that is some 10,000.
    """
    cancelled = min(wounds, reach(held))
    for for_wounds in sets(held, cancelled, cancelled + 3):
        if for_wounds.number > cancelled:
            continue  # each has to cancel 1 wound at least
        rest = Chips(*(getattr(held, n) - getattr(for_wounds, n) for n in EACH))
        steps_back = min(steps, reach(rest))
        for for_ct in sets(rest, steps_back, steps_back + 2):
            yield Plan(cancelled, for_wounds, for_ct)


def sets(held: Chips, least: int, most: int) -> Iterator[Chips]:
    """Each choice among the chips held that reaches from `least` to `most`."""
    for blue in range(min(held.blue, most // 3) + 1):
        for red in range(min(held.red, (most - 3 * blue) // 2) + 1):
            rest = 3 * blue + 2 * red
            for white in range(max(0, least - rest), min(held.white, most - rest) + 1):
                yield Chips(white, red, blue)


def reach(chips: Chips) -> int:
    """The wounds that the chips cancel at most, and the fives of CT that they give back."""
    return sum(EACH[name] * getattr(chips, name) for name in EACH)


def _told(plan: Plan, wounds: int, ct: int, asked: bool) -> Saved:
    shares = dict(_shares(plan))
    spend = {name: _spent(plan, name, shares[name]) for name in EACH}
    spent = plan.spent
    points = Figure.start(spent.white, Bounty.BOUNTY, f"{spent.white} white, 1 point each")
    points = points.plus(2 * spent.red, Bounty.BOUNTY, f"{spent.red} red, 2 each")
    points = points.plus(3 * spent.blue, Bounty.BOUNTY, f"{spent.blue} blue, 3 each")
    points = points.then(points.value, ChipsRuling.CHEAPEST, "nothing cheaper does it")
    left = Figure.start(wounds, Book.SAVE, count(wounds, "wound"))
    if plan.cancelled:
        left = left.plus(-plan.cancelled, Book.SAVE, f"{plan.cancelled} cancelled")
    suffered = Figure.start(ct, Book.SAVE, f"{ct} CT")
    if plan.ct.number:
        back = 5 * reach(plan.ct)
        suffered = suffered.plus(-back, Book.SAVE, f"{back} given back")
        suffered = suffered.at_least(0, Book.SAVE, "no more than was taken")
    return Saved(
        spend["white"], spend["red"], spend["blue"], points, left, suffered, _roll(plan, asked)
    )


def _shares(plan: Plan) -> Iterator[tuple[str, int]]:
    """The wounds that each kind cancels: the blues fall short first, then the reds."""
    short = reach(plan.wounds) - plan.cancelled
    for name in ("blue", "red", "white"):
        number = getattr(plan.wounds, name)
        less = min(short, (EACH[name] - 1) * number)
        short -= less
        yield name, EACH[name] * number - less


def _spent(plan: Plan, name: str, cancelled: int) -> Figure[int]:
    """How many chips of one kind are spent, and on what."""
    for_wounds, for_ct = getattr(plan.wounds, name), getattr(plan.ct, name)
    if not for_wounds and not for_ct:
        return Figure.start(0, ChipsRuling.CHEAPEST, "none needed, or none held")
    spent = Figure.start(0, ChipsRuling.CHEAPEST, "the cheapest way")
    if for_wounds:
        short = cancelled < EACH[name] * for_wounds
        roll = " and the CT roll" if short else ""
        text = f"{for_wounds} for {count(cancelled, 'wound')}{roll}"
        spent = spent.plus(for_wounds, Book.SAVE, text)
    if for_ct:
        spent = spent.plus(for_ct, Book.SAVE, f"{for_ct} for {5 * EACH[name] * for_ct} CT")
    return spent


def _roll(plan: Plan, asked: bool) -> Figure[bool]:
    if plan.roll_cancelled:
        short = reach(plan.wounds) - plan.cancelled
        text = f"the red and blue fall {count(short, 'wound')} short of what they could cancel"
        return Figure.start(True, Book.SAVE, text)
    if asked and not plan.cancelled:
        return Figure.start(False, Book.SAVE, "no wound is cancelled, so nothing cancels the roll")
    return Figure.start(False, Book.SAVE, "no red or blue cancels fewer wounds than it could")
