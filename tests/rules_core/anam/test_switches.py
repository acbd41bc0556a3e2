"""Every value of every switch changes an answer."""

from collections.abc import Callable

import pytest

from rules_core.anam.healing import heal
from rules_core.anam.hit import hit
from rules_core.anam.modifiers import Modifier, total
from rules_core.anam.options import AnamOptions
from rules_core.anam.parties import Blow, Target
from rules_core.anam.terms import Care, What


def struck(blow: Blow, target: Target, injury: bool = False) -> Callable[[AnamOptions], object]:
    """The values of one hit, for any options."""

    def values(options: AnamOptions) -> object:
        found = hit(blow, target, injury, options)
        return {name: figure.value for name, figure in vars(found).items()}

    return values


def both_levels(options: AnamOptions) -> object:
    return [heal(w, options=options).task_level.value for w in (What.INJURY, What.IMPOSED)]


PENALTIES = (Modifier("range", -1), Modifier("light", -1))
SHOWS: dict[str, Callable[[AnamOptions], object]] = {
    "cm": lambda o: total(PENALTIES, o).value,
    "overflow": struck(Blow(3, 5), Target(wounds=4)),
    "injury-min": struck(Blow(3, 4), Target(), True),
    "impose-count": struck(Blow(3, 7, impose=True), Target(threshold=1)),
    "heal-time": lambda o: heal(What.INJURY, Care.GOOD, 0, options=o).weeks_left.value,
    "heal": both_levels,
}


@pytest.mark.parametrize("public_id", AnamOptions.choices())
def test_a_switch_changes_something(public_id: str) -> None:
    answers = [
        SHOWS[public_id](AnamOptions.read({public_id: value}))
        for value in AnamOptions.values_of(public_id)
    ]
    assert len(answers) > 1
    assert all(a != b for i, a in enumerate(answers) for b in answers[:i])
