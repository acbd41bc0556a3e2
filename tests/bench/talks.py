"""What the exact odds of a talk cost in CPython."""

import time

from calculators.catalogue import find

WORST = {
    **{"cards": "16", "style": "fast-talk", "social_combat": "5", "presence": "d12"},
    **{"secondary": "d12", "trigger": "5", "willpower": "20", "stress": "60"},
    **{"vitals_cards": "18", "head_cards": "18", "calamity": "3"},
    **{"ind": "yes", "progressive": "yes", "effect-sum": "open"},
}


def odds(texts: dict[str, str]) -> float:
    """Seconds of processor time that `west-odds` takes, best of three."""
    took = []
    for _ in range(3):
        began = time.process_time()
        find("west-odds").solve(texts)
        took.append(time.process_time() - began)
    return min(took)
