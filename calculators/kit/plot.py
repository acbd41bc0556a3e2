"""Odds as a drawing (SVG, colours from the theme) and as a table that says the same in text."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any

from calculators.kit.markup import element, text
from calculators.kit.values import as_json, as_text, percent
from rules_core.odds import Odds

BARS = 12  # up to here one bar a line; beyond, columns side by side
WIDTH, ROW, HEIGHT = 320, 28, 120


Rows = list[tuple[str, Fraction]]


def odds_figure(label: str, odds: Odds[Any], why: str = "") -> str:
    """The HTML that says why, the drawing, and its table."""
    rows = [(named(outcome), chance) for outcome, chance in odds.chances().items()]
    caption = element("figcaption", text(label), mean(odds))
    top = max(chance for _, chance in rows)
    return element("figure", caption, why, drawn(rows, top), table(label, rows), class_="odds")


def series_figure(label: str, chances: Mapping[Any, Fraction], why: str = "") -> str:
    """Chances by number (of cards, of rounds), each drawn against certainty, and their table."""
    rows = [(named(number), chance) for number, chance in chances.items()]
    lines = [(name, percent(chance), fraction(chance)) for name, chance in rows]
    body = table_of(label, ("", "chance", "as a fraction"), lines)
    caption = element("figcaption", text(label))
    return element("figure", caption, why, drawn(rows, Fraction(1)), body, class_="odds")


def drawn(rows: Rows, top: Fraction) -> str:
    """Few rows as bars, many as columns; `top` is the chance that fills the drawing."""
    return bars(rows, top) if len(rows) <= BARS else columns(rows, top)


def named(outcome: Any) -> str:
    """An outcome as the plot writes it; counts such as ``5+`` stay as they are."""
    said = str(as_json(outcome))
    return said if said[:1].isdigit() else as_text(outcome)


def mean(odds: Odds[Any]) -> str:
    """The mean, where every outcome is a number."""
    if not all(str(as_json(outcome)).isdigit() for outcome in odds):
        return ""
    tenths = odds.map(lambda outcome: int(str(as_json(outcome)))).mean() * 100
    hundredths = (2 * tenths.numerator + tenths.denominator) // (2 * tenths.denominator)
    whole, rest = divmod(hundredths, 100)
    said = f"{whole}.{rest:02d}".rstrip("0").rstrip(".")
    return element("span", f"mean {said}", class_="odds-mean")


def bars(rows: Rows, top: Fraction) -> str:
    """One horizontal bar an outcome, its chance at the end."""
    lines = []
    for i, (name, chance) in enumerate(rows):
        y, length = i * ROW, scaled(chance, top, 170)
        lines += [
            element("text", text(name), x=64, y=y + 19, class_="odds-name"),
            element("rect", x=74, y=y + 5, width=length, height=ROW - 10, rx=3),
            element("text", percent(chance), x=80 + length, y=y + 19, class_="odds-chance"),
        ]
    return drawing(lines, ROW * len(rows))


def columns(rows: Rows, top: Fraction) -> str:
    """One upright column an outcome, with the first, middle and last named."""
    step = Fraction(WIDTH, len(rows))
    lines = []
    for i, (_, chance) in enumerate(rows):
        high, x = scaled(chance, top, HEIGHT), int(step * i)
        wide = max(1, int(step * (i + 1)) - x - 1)
        lines.append(element("rect", x=x, y=HEIGHT - high, width=wide, height=high))
    places = {0: "start", len(rows) // 2: "middle", len(rows) - 1: "end"}
    for i, anchor in places.items():
        x = {"start": 0, "middle": int(step * i + step / 2), "end": WIDTH}[anchor]
        lines.append(element("text", text(rows[i][0]), x=x, y=HEIGHT + 18, class_=f"odds-{anchor}"))
    return drawing(lines, HEIGHT + 24)


def drawing(lines: list[str], height: int) -> str:
    """The lines as an SVG; the table says the same, so it is hidden from screen readers."""
    return element(
        "svg", *lines, viewBox=f"0 0 {WIDTH} {height}", aria_hidden="true", class_="odds-plot"
    )


def scaled(chance: Fraction, top: Fraction, most: int) -> int:
    """A length in whole units, at least 1 for what is possible."""
    return max(1, int(chance / top * most)) if chance else 0


def table(label: str, rows: Rows) -> str:
    """Exactly, this or more, this or less, and the fraction where it is short enough to read."""
    upward = list(accumulate(chance for _, chance in rows))
    lines = []
    for (name, chance), before in zip(rows, upward, strict=True):
        later = 1 - before + chance
        told = (percent(chance), percent(later), percent(before), fraction(chance))
        lines.append((name, *told))
    head = ("", "exactly", "this or later", "this or earlier", "as a fraction")
    return table_of(label, head, lines)


def table_of(label: str, head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table on a tap; the first cell names its line."""
    rows = [
        element(
            "tr",
            element("th", text(name), scope="row"),
            *(element("td", text(cell)) for cell in cells),
        )
        for name, *cells in lines
    ]
    corner, *names = head
    heads = (element("th", text(name), scope="col") for name in names)
    top = element("tr", element("td", text(corner)), *heads)
    body = element("table", element("thead", top), element("tbody", *rows), class_="odds-table")
    scroll = element("div", body, class_="scroll", tabindex="0", role="group", aria_label=label)
    return element("details", element("summary", "As a table"), scroll, data_key=f"table {label}")


def fraction(chance: Fraction) -> str:
    """The exact fraction; one too long to read is left to the command line."""
    said = str(chance)
    return said if len(said) <= 30 else "long"
