"""Ask every calculator everything once and play every scene, to see what that imports.

It runs in Pyodide under Node, where the runtime is made, before anything else is imported there; so
it must import nothing but our own packages.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from calculators.catalogue import CALCULATORS, OPTIONS, SCENES, SHEETS
from calculators.kit.live import answer
from calculators.kit.scene.board import Move
from calculators.kit.scene.moves import few_values
from calculators.kit.scene.share import pack
from rules_core.options import HOUSE, Options
from rules_core.record import Record

Answer = Mapping[str, object]
Ask = Callable[[dict[str, object]], Answer]

BAD = ("", "½", "1e9", "x")


def questions() -> Iterator[dict[str, object]]:
    """Each calculator as built, with each ruling, with bad text; links good and bad; no question.

    The values are Python's own, so that a question can be put in JSON by whoever asks it.
    """
    for id, calculator in CALCULATORS.items():
        yield {"calculator": id, "root": "../", "state": f"{id}?"}
        yield {"calculator": id, "root": "", "state": f"{id}?nonsense=1&edition=0"}
        yield {"calculator": id, "inputs": {}}
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
    yield from keeping()


def keeping() -> Iterator[dict[str, object]]:
    """Every sheet and every table, shown, kept and used; all of it as a file, good and bad."""
    for id, sheet in SHEETS.items():
        bad = dict.fromkeys(sheet.fields, "½")
        for do in ("show", "keep", "paper"):
            yield {"sheet": id, "do": do, "fields": {}}
            yield {"sheet": id, "do": do, "fields": bad}
        for role in sheet.roles:
            uses = [{"calculator": each} for each in role.where]
            for use in [*uses, *({"setup": each} for each in role.parts)]:
                yield {"sheet": id, "do": "fill", "role": role.id, "fields": {}, **use}
    for system in OPTIONS:
        yield {"table": system, "do": "show", "options": {HOUSE: "½"}}
        yield {"table": system, "do": "keep", "fields": {}}
    yield {"table": "", "do": "file", "tables": {}}
    for state in ("west-odds?", "west-odds?cards=3&edition=0", "nothing?"):
        yield {"answers": {"items": [{"asked": state}, {"asked": "west-deck-odds?"}]}}
    yield {"answers": {"link": pack("")}}
    yield {"answers": {"name": "½"}}
    yield {"table": "", "do": "read", "text": "[west]\ntn-base = 5\nx = 'y'\n"}
    yield {"table": "", "do": "read", "text": "[[["}
    kept = [{"id": id, "sheet": id, "fields": {"name": "x"}} for id in SHEETS]
    yield {"chest": "export", "here": str({"sheets": kept}).replace("'", '"')}
    for head in ("", "UEs=", "eyJmb3JtYXQiOiAicGFybGV5LTEifQ==", "ew=="):
        yield {"chest": "import", "here": "{}", "head": head, "size": len(head), "name": "x"}


def values(options: type[Options], option: str) -> Iterable[str]:
    """Every value of a switch; of the house rules, each figure of the tables at its highest."""
    if option != HOUSE:
        return options.values_of(option)
    return ["x", *(f"{key}:{entry.most}" for key, entry in options.tables.items())]


def plays(ask: Ask, steps: int = 12) -> Iterator[dict[str, object]]:
    """Every scene: begun, played for some steps with all that is offered, undone, shared, damaged.

    `ask` gives the answer to a question; what is to be asked next depends on it.
    """
    for id, scene in SCENES.items():
        bad = dict.fromkeys((*scene.fields, *(f"{part}.x" for part in scene.options)), "½")
        for do in ("start", "begin", "undo", "nothing"):
            yield {"scene": id, "do": do}
        yield {"scene": id, "do": "begin", "fields": bad}
        record = scene.game.id
        for step in range(steps):
            board = scene.board(Record.read(record, {id: scene.game}).state)
            asked = [press(id, record, move, move.key(i)) for i, move in enumerate(board.moves)]
            yield from asked
            yield from (each | {"fields": {}} for each in asked)
            yield from ({"scene": id, "do": "ask", "record": record, "ask": i} for i in range(2))
            went = [str(said["record"]) for said in map(ask, asked) if said.get("record")]
            record = went[step % len(went)] if went else record
        for do in ("undo", "redo", "show", "start", "open"):
            yield {"scene": id, "do": do, "record": record, "text": record, "here": "https://x/"}
        for text in (record, record + "nonsense", "PK", "", "x"):
            yield {"scene": id, "do": "open", "link": pack(text)}
            yield {"scene": id, "do": "open", "head": "UEs=", "size": len(text), "name": "x"}
            yield {"scene": id, "do": "show", "record": text}
        yield {"scene": id, "do": "open", "link": "1x"}


def press(scene: str, record: str, move: Move, key: str) -> dict[str, object]:
    """The press of a move with the defaults of its fields, or the first value of few."""
    firsts = {f.name: few_values(f)[:1] for f in move.fields if f.default is None}
    fields = {f.name: f.write(f.default) for f in move.fields if f.default is not None}
    fields |= {name: values[0][0] for name, values in firsts.items() if values}
    return {"scene": scene, "do": "move", "record": record, "move": key, "fields": fields}


def rehearse() -> int:
    """Ask them all, and what is no question; how many were asked."""
    import json  # live.py imports it anyway

    def ask(question: dict[str, object]) -> Answer:
        found: Answer = json.loads(answer(json.dumps(question)))
        return found

    asked = [*questions(), *plays(ask)]
    for each in asked:
        ask(each)
        if each.get("do") == "move":
            ask(each | {"draw": True})
    for text in ("", "[]", "x" * 30_000):
        answer(text)
    return len(asked)
