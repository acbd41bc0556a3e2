"""Who rolls for an ambush in a conflict, and with which dice (cd-ambush, cd-wound)."""

from dataclasses import replace

import pytest

from rules_core.clockwork.dice import Pool
from rules_core.clockwork.encounter import drawing
from rules_core.clockwork.encounter import events as e
from rules_core.clockwork.encounter.play import begin
from rules_core.clockwork.encounter.pools import ambush_dice
from rules_core.clockwork.encounter.setup import Person, Player, Terms
from rules_core.clockwork.encounter.words import Ambusher, Party
from tests.rules_core.clockwork.conflict_play import FIGHT, Scripted


def test_an_ambush_is_rolled_by_both_sides() -> None:
    """Reason 1 and no Tactics is 1 ability die, and so is Focus 1."""
    one = {"reason": 1, "focus": 1, "tactics": 0}
    setup = replace(FIGHT, terms=Terms(ambush=Ambusher.OTHERS))
    setup = replace(setup, first=Player(**one), second=Person(**one))  # type: ignore[arg-type]
    rolled = drawing.ambush(begin(setup), Scripted("SS", "SA"))
    assert rolled == e.AmbushRolled(2, 0, 1, 1, drawn=True)
    rolled = drawing.ambush(begin(setup), Scripted("A", "SS"))
    assert rolled == e.AmbushRolled(0, 1, 2, 0, drawn=True)


@pytest.mark.parametrize(
    ("others", "dice"),
    [  # Reason and Tactics of two who lie in ambush
        (((5, 0), (3, 3)), Pool(ability=5)),  # 25/8 net success on the average, against 5/2
        (((4, 0), (3, 3)), Pool(ability=4)),  # 5/2 both, but 5/2 net advantage against 2
        (((6, 1), (3, 3)), Pool(ability=5, proficiency=1)),
        (((2, 4), (4, 1)), Pool(ability=2, proficiency=2)),
    ],
)
def test_the_best_of_a_side_rolls_for_it(others: tuple[tuple[int, int], ...], dice: Pool) -> None:
    second, third = (Person(f"P{i}", reason=r, tactics=t) for i, (r, t) in enumerate(others))
    setup = replace(FIGHT, first=Player(focus=4, reason=0, tactics=2), second=second, third=third)
    found = ambush_dice(begin(setup), Party.OTHERS)
    assert found == (dice, Pool(ability=2, proficiency=2))


@pytest.mark.parametrize(
    ("wounds", "dice"),
    [  # of 5 ability dice 1 difficulty die leaves 21/8, a challenge die 19/8; 4 alone show 20/8
        (0, Pool(ability=5)),
        (1, Pool(ability=5, difficulty=1)),
        (2, Pool(ability=4)),
    ],
)
def test_cd_wound_at_an_ambush_too(wounds: int, dice: Pool) -> None:
    hurt = Person("Ben", reason=5, tactics=0, wounds=wounds)
    whole = Person("Cat", reason=4, tactics=0)
    victim = Player(focus=2, tactics=0, wounds=wounds)
    setup = replace(FIGHT, first=victim, second=hurt, third=whole)
    against = (Pool(), Pool(difficulty=1), Pool(challenge=1))[wounds]
    assert ambush_dice(begin(setup), Party.OTHERS) == (dice, Pool(ability=2) + against)
