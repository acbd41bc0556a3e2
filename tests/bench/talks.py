"""What the exact odds of a talk cost in CPython, and in the browser."""

import time

from calculators.catalogue import find

LONG = {"cards": "16", "trigger": "5"}
DAMAGE = {"cards": "16", "trigger": "200", "trigger_unit": "damage"}
ALL = {"ind": "yes", "progressive": "yes", "fx-fast-talk": "yes", "argue-heal": "1"}
MISREAD = {"breakdown_cards": "20", "calamity": "2"}
DEAR = {
    **{"social_combat": "5", "presence": "d12", "secondary": "d12", "willpower": "20"},
    **{"stress": "60", "vitals_cards": "18", "head_cards": "18", "calamity": "3"},
}
WORST = {
    "wounds, all options": {**LONG, **ALL},
    "damage, all options": {**DAMAGE, **ALL},
    "fast talk, damage, all options": {**DAMAGE, **ALL, "style": "fast-talk"},
    "misread, dear figures": {**LONG, **DEAR, **MISREAD, "progressive": "yes"},
    "misread, dear figures, damage": {**DAMAGE, **DEAR, **MISREAD, "progressive": "yes"},
    "dear figures, ind": {**LONG, **DEAR, "style": "fast-talk", "ind": "yes"},
    "misread, ind, 9 cards": {**LONG, **ALL, **MISREAD, "cards": "9"},
}
"""Talks that take long and are answered."""


def odds(texts: dict[str, str]) -> float:
    """Seconds of processor time that `west-odds` takes, best of three."""
    took = []
    for _ in range(3):
        began = time.process_time()
        find("west-odds").solve(texts)
        took.append(time.process_time() - began)
    return min(took)
