"""Ask every calculator everything once: run where the runtime is made, to see what it imports.

It runs in Pyodide under Node, before anything else is imported there; so it must import nothing
but our own packages.
"""

from collections.abc import Iterable, Iterator

from calculators.catalogue import CALCULATORS
from calculators.kit.live import answer
from rules_core.options import HOUSE, Options

BAD = ("", "½", "1e9", "x")


def questions() -> Iterator[dict[str, object]]:
    """Each calculator as built, with each ruling, with bad text; links good and bad; no question.

    The values are Python's own, so that a question can be put in JSON by whoever asks it.
    """
    for id, calculator in CALCULATORS.items():
        yield {"calculator": id, "root": "../", "state": f"{id}?"}
        yield {"calculator": id, "root": "", "state": f"{id}?nonsense=1&edition=0"}
        yield {"calculator": id, "inputs": {}}
        if calculator.what_if:
            yield {"calculator": id, "inputs": {}, "more": "what-if"}
        for text in BAD:
            bad = {field.name: text for field in calculator.fields}
            yield {"calculator": id, "inputs": bad}
            yield {"calculator": id, "state": f"{id}?" + "&".join(f"{n}={text}" for n in bad)}
        if calculator.options:
            for option in calculator.uses:
                for value in values(calculator.options, option):
                    yield {"calculator": id, "inputs": {option: value}}
    yield {"calculator": "nothing", "inputs": {}}


def values(options: type[Options], option: str) -> Iterable[str]:
    """Every value of a switch; of the house rules, each figure of the tables at its highest."""
    if option != HOUSE:
        return options.values_of(option)
    return ["x", *(f"{key}:{entry.most}" for key, entry in options.tables.items())]


def rehearse() -> int:
    """Ask them all, and what is no question; how many were asked."""
    import json  # live.py imports it anyway

    asked = [json.dumps(each) for each in questions()] + ["", "[]", "x" * 30_000]
    for each in asked:
        answer(each)
    return len(asked)
