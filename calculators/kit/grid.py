"""A table of chances that scrolls in its box; a chance as an exact fraction on a tap."""

from collections.abc import Sequence
from fractions import Fraction

from calculators.kit.markup import element, text

TOO_LONG = 16_000  # bits of a denominator whose digits would take longer than the answer
AT_ONCE = 30  # characters of a fraction that stand in the table; a longer one is behind a tap


def table_of(
    label: str, head: Sequence[str], names: Sequence[str], rows: Sequence[Sequence[str]]
) -> str:
    """Rows of cells (HTML) under `head`, each with its name before it."""
    lines = [
        element("tr", element("th", text(name), scope="row"), *cells)
        for name, cells in zip(names, rows, strict=True)
    ]
    corner, *above = head
    heads = (element("th", text(said), scope="col") for said in above)
    top = element("tr", element("td", text(corner)), *heads)
    body = element("table", element("thead", top), element("tbody", *lines), class_="odds-table")
    return element("div", body, class_="scroll", tabindex="0", role="group", aria_label=label)


def cell(said: str, class_: str | None = None) -> str:
    """A cell of plain words."""
    return element("td", text(said), class_=class_)


def written(chance: Fraction) -> str:
    """The exact fraction, or a word where its digits would take longer than the answer."""
    long = chance.denominator.bit_length() > TOO_LONG
    return "too long to write" if long else str(chance)


def fraction_cell(chance: Fraction) -> str:
    """The exact fraction; a long one on a tap, its digits in lines."""
    said = written(chance)
    if len(said) <= AT_ONCE:
        return cell(said)
    summary = element("summary", f"{len(said) - 1} digits")
    digits = element("span", text(said), class_="digits")
    return element("td", element("details", summary, digits))
