"""A bar: a figure, what it must reach, and whether it does."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Bar:
    """`value` is to be at least the aim where more is better, else at most; None: not measured."""

    name: str
    where: str
    value: float | None
    aim: float
    unit: str = ""
    more_is_better: bool = False
    note: str = ""

    @property
    def met(self) -> bool:
        if self.value is None:
            return False
        return self.value >= self.aim if self.more_is_better else self.value <= self.aim

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "met": self.met}


def table(bars: Iterable[Bar]) -> str:
    """All bars as lines of text: what, where, figure, aim, verdict."""
    rows = [("", "page", "figure", "aim", "")]
    for bar in bars:
        figure = "none" if bar.value is None else f"{bar.value:g}{bar.unit}"
        aim = f"{'≥' if bar.more_is_better else '≤'} {bar.aim:g}{bar.unit}"
        rows.append((bar.name, bar.where, figure, aim, "met" if bar.met else "MISSED"))
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)
