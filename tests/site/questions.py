"""Questions for the engine: published cases, calculators as links, scenes played, bad ones."""

import json
from functools import cache
from random import SystemRandom
from unittest.mock import patch

from calculators.catalogue import CALCULATORS
from calculators.kit.live import answer
from calculators.kit.runtime.rehearsal import plays
from tests.calculators.test_oracles import CASES


@cache
def questions() -> list[str]:
    """Each as the page would put it; none that rolls or draws, which two may answer differently."""
    asked = [
        {"calculator": c["calculator"], "root": "../", "inputs": {**c["inputs"], **c["options"]}}
        for c in CASES
    ]
    asked += [{"calculator": id, "root": "../", "state": f"{id}?"} for id in CALCULATORS]
    asked += [
        {"calculator": "west-card-pool", "root": "../", "inputs": {"verve": text}}
        for text in ("", "½", "1e9", "9" * 99, "٣", "<b>")
    ]
    asked += [
        {
            "calculator": "west-effect",
            "root": "../",
            "inputs": {"effect-sum": "open", "social_combat": "5"},
        },
        {"calculator": "west-nothing", "inputs": {}},
        {
            "calculator": "west-attack",
            "root": "../",
            "state": "west-attack?choice=switch&cards=1&x=<i>",
        },
    ]
    played = plays(lambda question: json.loads(answer(json.dumps(question))))
    told = [json.dumps(each) for each in [*asked, *played]]
    return [each for each in told if not draws(each)]


def draws(question: str) -> bool:
    """Whether chance has a part in the answer."""
    kept = SystemRandom.getrandbits, SystemRandom.random
    with (
        patch.object(SystemRandom, "getrandbits", autospec=True, side_effect=kept[0]) as bits,
        patch.object(SystemRandom, "random", autospec=True, side_effect=kept[1]) as share,
    ):
        answer(question)
    return bool(bits.called or share.called)
