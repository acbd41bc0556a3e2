"""Calculators of the chapter `clockwork/weapons`."""

from calculators.clockwork.inputs import Armor, Rank, Ranks
from calculators.kit.form import Outputs, calculator
from rules_core.clockwork import book
from rules_core.clockwork.weapons import potency


@calculator(
    "clockwork-potency",
    book.Weapons.POTENCY,
    outputs={
        "potency": "Potency",
        "rolls": "Condition rolls",
        "may_place": "May wound, convince or persuade",
    },
    headline=lambda a: (
        f"Potency {a['potency']}, {'above' if a['may_place'] else 'not above'} Armor {a['armor']}"
    ),
    labels={
        "sources": "Names behind the proof",
        "affinities": "Defender's affinities to it",
        "weapon": "A weapon shown",
    },
)
def clockwork_potency(
    sources: Ranks = (), affinities: Ranks = (), weapon: Rank = 0, armor: Armor = 0
) -> Outputs:
    """What is my proof worth?

    Ranks, separated by commas; the best one counts. The weapon's figure is its own Potency, 0
    without one.
    """
    return vars(potency(sources, affinities, weapon, armor))
