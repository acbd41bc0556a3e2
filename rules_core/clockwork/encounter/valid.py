"""Whether an event's fields are in their ranges, whatever the rules say of it."""

from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.order import unrolled
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.limits import within
from rules_core.clockwork.reading import MOST
from rules_core.errors import Problems
from rules_core.notation import wrong_text

NET = (-20, 20)
SYMBOL = (0, MOST)
RANGES: dict[type[e.Event], dict[str, tuple[int, int]]] = {
    e.AmbushRolled: dict.fromkeys(
        ("success", "advantage", "victim_success", "victim_advantage"), NET
    ),
    e.InitiativeRolled: {"success": NET, "advantage": NET, "triumphs": (0, 10)},
    e.AllRolled: {"success": NET, "advantage": NET, "triumphs": (0, 10)},
    e.TestedPassively: {"aptitude": (0, 6), "skill": (0, 6), "difficulty": (0, 10)},
    e.Attacked: {"potency": (0, 10), "boost": (0, 5), "setback": (0, 5)},
    e.Rallied: {"difficulty": (0, 5)},
    e.Rolled: dict.fromkeys(
        ("success", "failure", "advantage", "threat", "triumph", "despair"), SYMBOL
    ),
    e.ConditionsRolled: {"rolls": (1, 100)},
}
"""Event → field → lowest and highest."""
TEXTS = ("what", "then", "matter")
PEOPLE = ("who", "target", "of")


def expect_right(state: Conflict, event: e.Event) -> None:
    """Raise InvalidInput, naming every field that is not what it has to be."""
    problems = Problems()
    for name, (low, high) in RANGES.get(type(event), {}).items():
        value = getattr(event, name)
        for one in value if isinstance(value, tuple) else (value,):
            if one is not None:
                within(problems, name, one, low, high)
    for name, value in vars(event).items():
        if name in TEXTS:
            wrong = wrong_text(value)
            problems.expect(not wrong, name, wrong)
        if name in PEOPLE:
            _person(problems, state, name, value)
    if isinstance(event, e.Moved) and event.to:
        _person(problems, state, "to", event.to)
    if isinstance(event, e.CalledAid):
        for id in event.helpers:
            _person(problems, state, "helpers", id)
        once = len(set(event.helpers)) == len(event.helpers) > 0
        problems.expect(once, "helpers", "Name at least one helper, each once.")
    if isinstance(event, e.AllRolled):
        number = len(unrolled(state))
        for name in ("success", "advantage", "triumphs"):
            right = len(getattr(event, name)) == number
            problems.expect(right, name, f"Give {number} figures, one for each who rolls.")
    if isinstance(event, e.ConditionsRolled):
        problems.expect(bool(event.rolls), "rolls", "Give at least one roll.")
    if isinstance(event, e.OwnPlaced | e.OtherPlaced):
        problems.expect(bool(event.what.strip()), "what", "Say what is placed.")
    problems.raise_if_any()


def _person(problems: Problems, state: Conflict, name: str, id: int) -> None:
    text = f"Give a number from 1 to {len(state.actors)}."
    problems.expect(state.knows(id), name, text)
