"""Chances as an SVG: few as bars, many as columns."""

from fractions import Fraction

from calculators.kit.markup import element, text
from calculators.kit.values import percent

BARS = 12  # up to here one bar a line; beyond, columns side by side
WIDTH, ROW, HEIGHT = 320, 28, 120

Rows = list[tuple[str, Fraction]]


def drawn(rows: Rows, top: Fraction) -> str:
    """Few rows as bars, many as columns; `top` is the chance that fills the drawing."""
    return bars(rows, top) if len(rows) <= BARS else columns(rows, top)


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
    if not chance:
        return 0
    over, under = chance.numerator * top.denominator, chance.denominator * top.numerator
    return max(1, over * most // under)  # as a quotient it would be reduced first, which is slow
