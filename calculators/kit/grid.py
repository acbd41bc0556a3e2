"""A table of chances that scrolls in its box; a chance as an exact fraction on a tap."""

from collections.abc import Sequence
from fractions import Fraction

from calculators.kit.markup import element, text

MOST_BITS = 2_500  # of a denominator; to write out a longer one would take an answer's time
AT_ONCE = 30  # characters of a fraction that stand in the table; a longer one is behind a tap


def table_of(
    label: str, head: Sequence[str], names: Sequence[str], rows: Sequence[Sequence[str]]
) -> str:
    """Rows of cells (HTML) under `head`, each with its name before it."""
    lines = [
        element("tr", element("th", text(name), scope="row"), *cells)
        for name, cells in zip(names, rows, strict=True)
    ]
    top = element("tr", *(element("th", text(said), scope="col") for said in head))
    body = element("table", element("thead", top), element("tbody", *lines), class_="odds-table")
    return element("div", body, class_="scroll", tabindex="0", role="region", aria_label=label)


def cell(said: str, class_: str | None = None) -> str:
    """A cell of plain words."""
    return element("td", text(said), class_=class_)


def exactly(chance: Fraction) -> str:
    """The exact fraction; one too long to be read is left to the command line."""
    return str(chance) if chance.denominator.bit_length() <= MOST_BITS else "long"


def fraction_cell(chance: Fraction) -> str:
    """The exact fraction; a long one on a tap, its digits in lines."""
    said = exactly(chance)
    if len(said) <= AT_ONCE:
        return cell(said)
    summary = element("summary", f"{len(said) - 1} digits")
    digits = element("span", text(said), class_="digits")
    return element("td", element("details", summary, digits))
