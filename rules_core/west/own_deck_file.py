"""A deck of one's own as a file that `own_deck.read_deck` reads as the same deck."""

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

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


def lines(cards: tuple[OwnCard, ...]) -> Iterator[dict[str, str]]:
    """Each card as a line of the file."""
    for card in cards:
        cells = {}
        for kind, grid, marks, mark in (
            ("cause", card.cause, card.calamities, CALAMITY),
            ("effect", card.effect, card.increased, INCREASED),
        ):
            for row, die, name in CELLS[kind]:
                figure = grid[row - 1][COLUMNS.index(die)]
                cells[name] = f"{figure}{mark if (row, die) in marks else ''}"
        yield {
            "card": card.name,
            "phase": str(card.phase),
            "breakdown": str(card.breakdown),
            "penetration": str(card.penetration),
            "locations": " ".join(location.value for location in card.locations),
            **cells,
        }


def as_csv(cards: tuple[OwnCard, ...]) -> str:
    """The deck as a CSV file, which `read_deck` reads as the same deck."""
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, NAMES)
    writer.writeheader()
    writer.writerows(lines(cards))
    return out.getvalue()


def as_json(cards: tuple[OwnCard, ...]) -> str:
    """The deck as a JSON file, which `read_deck` reads as the same deck."""
    said = []
    for line in lines(cards):
        card: dict[str, Any] = {name: line[name] for name in ("card", "locations")}
        card |= {name: int(line[name]) for name in NUMBERS}
        for kind, cells in CELLS.items():
            words = [line[name] for _, _, name in cells]
            card[kind] = [words[i : i + ROWS] for i in range(0, len(words), ROWS)]
        said.append(json.dumps(card))
    return '{"cards": [\n' + ",\n".join(said) + "\n]}\n"
