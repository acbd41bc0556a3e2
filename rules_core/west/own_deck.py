"""A deck of one's own: 54 cards as CSV or JSON, checked card by card (tw-card).

CSV: a line of names, then a line for each card. ``card`` is any name; ``phase`` 0–5, ``breakdown``
0–12 (0: none), ``penetration`` −9…9; ``locations`` is the card's bank, `other`, `vitals` and `head`
with blanks between them, the first being where the attack goes; ``c1_d4`` … ``c5_d12`` are the
cells of the cause grid by row and column, ``e1_d4`` … ``e5_d12`` those of the effect grid: figures
0–99, with ``!`` after them for a calamity mark, ``+`` for increased effect. JSON: a list of
objects (or an object whose ``cards`` is that list) with the same names, the grids as ``cause`` and
``effect``: five rows of five cells.
"""

import csv
import io
import json
import re
from collections.abc import Mapping
from typing import Any

from rules_core.errors import InvalidInput, Problem
from rules_core.west.check import DECK
from rules_core.west.own_card import (
    CALAMITY,
    CELLS,
    COLUMNS,
    INCREASED,
    NAMES,
    NUMBERS,
    ROWS,
    OwnCard,
)
from rules_core.west.terms import Location

LONGEST = 60_000
"""Characters of a deck's text."""
CELL = re.compile(r"(\d{1,2})(.?)")


def read_deck(text: str) -> tuple[OwnCard, ...]:
    """The 54 cards of a CSV or JSON text; InvalidInput with one problem that tells every fault."""
    if len(text) > LONGEST:
        raise InvalidInput([Problem("deck", f"At most {LONGEST} characters are read.")])
    faults: list[str] = []
    lines = _json(text, faults) if text.lstrip()[:1] in ("[", "{") else _csv(text, faults)
    cards = [_card(line, where, faults) for where, line in lines]
    if len(cards) != DECK and not (faults and not cards):
        faults.append(f"There are {len(cards)} cards; a deck has {DECK}.")
    if faults:
        number = "One fault" if len(faults) == 1 else f"{len(faults)} faults"
        told = "\n".join(faults)
        raise InvalidInput([Problem("deck", f"{number} in the deck:\n{told}")])
    return tuple(cards)


def _csv(text: str, faults: list[str]) -> list[tuple[str, Mapping[str, str]]]:
    """Each line with where it stands."""
    rows = [row for row in csv.reader(io.StringIO(text.replace("\0", ""), newline="")) if any(row)]
    if not rows:
        faults.append("Nothing is entered.")
        return []
    head = [name.strip().lower() for name in rows[0]]
    missing = [name for name in NAMES if name not in head]
    strange = [name for name in head if name not in NAMES]
    twice = sorted({name for name in head if head.count(name) > 1})
    for names, said in (
        (missing, "is missing"),
        (strange, "is not known"),
        (twice, "stands twice"),
    ):
        faults += [f"Line 1: the column “{name[:24]}” {said}." for name in names]
    if missing:
        return []
    found: list[tuple[str, Mapping[str, str]]] = []
    for number, row in enumerate(rows[1:], start=2):
        if len(row) != len(head):
            faults.append(f"Line {number}: {len(row)} values, and {len(head)} columns.")
        found.append((f"Line {number}", dict(zip(head, row, strict=False))))
    return found


def _json(text: str, faults: list[str]) -> list[tuple[str, Mapping[str, str]]]:
    """Each object as a line of CSV would have it."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        faults.append("This is not JSON that can be read.")
        return []
    cards = said.get("cards") if isinstance(said, dict) else said
    if not isinstance(cards, list):
        faults.append("Give a list of cards.")
        return []
    return [(f"Card {n}", _flat(card, f"Card {n}", faults)) for n, card in enumerate(cards, 1)]


def _flat(card: Any, where: str, faults: list[str]) -> Mapping[str, str]:
    if not isinstance(card, dict):
        faults.append(f"{where}: this is no object.")
        return {}
    strange = [name for name in card if name not in (*NAMES[:5], *CELLS)]
    faults += [f"{where}: “{name[:24]}” is not known." for name in strange]
    found = {name: _word(card[name]) for name in NAMES[:5] if name in card}
    for kind, cells in CELLS.items():
        grid = card.get(kind)
        rows = grid if isinstance(grid, list) and len(grid) == ROWS else []
        if not rows or any(not isinstance(row, list) or len(row) != ROWS for row in rows):
            faults.append(f"{where}, {kind}: give {ROWS} rows of {ROWS} cells.")
            continue
        found |= {n: _word(rows[r - 1][COLUMNS.index(die)]) for r, die, n in cells}
    return found


def _word(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _card(line: Mapping[str, str], where: str, faults: list[str]) -> OwnCard:
    """A card; where something is wrong, a fault is noted, and any figure stands for it."""
    numbers = {name: _number(line, name, where, faults) for name in NUMBERS}
    grids, marks = {}, {}
    for kind, mark in (("cause", CALAMITY), ("effect", INCREASED)):
        cells = [
            (row, die, _cell(line, name, mark, where, faults)) for row, die, name in CELLS[kind]
        ]
        figures = [figure for _, _, (figure, _) in cells]
        grids[kind] = tuple(tuple(figures[i : i + ROWS]) for i in range(0, len(figures), ROWS))
        marks[kind] = frozenset((row, die) for row, die, (_, marked) in cells if marked)
    return OwnCard(
        line.get("card", where),
        numbers["phase"],
        numbers["breakdown"],
        numbers["penetration"],
        _locations(line, where, faults),
        grids["cause"],
        grids["effect"],
        marks["cause"],
        marks["effect"],
    )


def _number(line: Mapping[str, str], name: str, where: str, faults: list[str]) -> int:
    low, high = NUMBERS[name]
    said = line.get(name, "").strip().replace("−", "-")
    if re.fullmatch(r"[+-]?\d{1,2}", said) and low <= int(said) <= high:
        return int(said)
    faults.append(f"{where}, {name}: “{said[:24]}” is no whole number from {low} to {high}.")
    return 0


def _cell(
    line: Mapping[str, str], name: str, mark: str, where: str, faults: list[str]
) -> tuple[int, bool]:
    said = line.get(name, "").strip()
    found = CELL.fullmatch(said)
    if found and found[2] in ("", mark):
        return int(found[1]), bool(found[2])
    right = f"a whole number from 0 to 99, with {mark} after it for a mark"
    faults.append(f"{where}, {name}: “{said[:24]}” is not {right}.")
    return 0, False


def _locations(line: Mapping[str, str], where: str, faults: list[str]) -> tuple[Location, ...]:
    words = line.get("locations", "").lower().split()
    known = {location.value for location in Location}
    if words and all(word in known for word in words):
        return tuple(Location(word) for word in words)
    said = " ".join(words)[:24]
    faults.append(f"{where}, locations: “{said}” is not some of {', '.join(sorted(known))}.")
    return (Location.OTHER,)
