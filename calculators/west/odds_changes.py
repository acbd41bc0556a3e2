"""The “what if” table of the odds of a talk: what a player could change, and what it would do."""

from collections.abc import Mapping
from typing import Any

from calculators.kit.fields import wording
from calculators.kit.variations import Variation, WhatIf
from rules_core.west.plays import Play
from rules_core.west.terms import Cause, Die, Style

DICE = list(Die)
MOST_CARDS, MOST_RANK, MOST_SIZE_UPS = 16, 5, 15


def groups(asked: Mapping[str, Any]) -> dict[str, list[Variation]]:
    """The lines for the inputs asked, as far as each is within its range."""
    return {
        "With one more": more(asked),
        "Another way": ways(asked),
        "The four styles, with the same dice and cards": [
            Variation(style.label, {"style": style.value}) for style in Style
        ],
        "Another use of bumps": [
            Variation(wording(play.value), {"play": play.value}) for play in Play
        ],
    }


def more(asked: Mapping[str, Any]) -> list[Variation]:
    """What advances buy: a rank, a skill rank and a specialization bring a card each (tw-pool)."""
    found = []
    card = {"cards": str(asked["cards"] + 1)} if asked["cards"] < MOST_CARDS else {}
    if card:
        found.append(Variation("One card more", card))
    if asked["trait_rank"] < MOST_RANK:
        rank = {"trait_rank": str(asked["trait_rank"] + 1)}
        label = "A rank in the trait that the pool counts" + (", and its card" if card else "")
        found.append(Variation(label, rank | card))
    if asked["social_combat"] < MOST_RANK:
        skill = {"social_combat": str(asked["social_combat"] + 1)}
        label = "A rank in Social Combat" + (", and its card" if card else "")
        found.append(Variation(label, skill | card))
    if not asked["specialized"]:
        label = "The specialization in this style" + (", and its card" if card else "")
        found.append(Variation(label, {"specialized": "yes"} | card))
    for name, said in (("presence", "Presence"), ("secondary", "The other trait")):
        place = DICE.index(asked[name])
        if place + 1 < len(DICE):
            bigger = DICE[place + 1].value
            found.append(Variation(f"{said} with a {bigger}", {name: bigger}))
    return found


def ways(asked: Mapping[str, Any]) -> list[Variation]:
    """What costs nothing but a choice: the other trait as cause, a look at the target first."""
    by_presence = asked["cause"] is Cause.PRESENCE
    cause = Cause.SECONDARY if by_presence else Cause.PRESENCE
    found = [
        Variation(f"Presence as {'effect' if by_presence else 'cause'}", {"cause": cause.value})
    ]
    if asked["size_ups"] < MOST_SIZE_UPS:
        sized = {"size_ups": str(asked["size_ups"] + 1)}
        found.append(Variation("Sized up first, one success more", sized))
        if asked["cards"] > 1:
            spent = sized | {"cards": str(asked["cards"] - 1)}
            found.append(Variation("The same for one of the cards", spent))
    return found


WHAT_IF = WhatIf(
    said="trigger reached",
    chance=lambda a: a["reached"][len(a["reached"])],
    groups=groups,
    contests=("The four styles, with the same dice and cards", "Another use of bumps"),
)
