"""Odds as a figure: a drawing (SVG, colours from the theme), a table of the same, and a file.

Odds whose outcomes are numbers can be looked at in three ways: exactly so much, at least, at most.
All three are drawn; a chip shows one of them.
"""

from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate
from typing import Any

from calculators.kit.drawing import Rows, drawn
from calculators.kit.grid import cell, fraction_cell, table_of, written
from calculators.kit.markup import element, text
from calculators.kit.saved import SavedFile, saved_html
from calculators.kit.values import as_json, as_text, decimal, percent
from rules_core.odds import Odds

VIEWS = {"exactly": "Exactly", "least": "At least", "most": "At most"}


def odds_figure(label: str, odds: Odds[Any], why: str = "") -> str:
    """The HTML that says why, the drawings, and their table."""
    rows = [(named(outcome), chance) for outcome, chance in odds.chances().items()]
    caption = element("figcaption", text(label), mean(odds))
    upward = list(accumulate(chance for _, chance in rows))
    least = [1 - before + chance for before, (_, chance) in zip(upward, rows, strict=True)]
    counted = all(name.lstrip("−").rstrip("+").isdigit() for name, _ in rows)
    head = ["", "exactly", "at least", "at most"] if counted else ["", "chance"]
    views = {"exactly": [c for _, c in rows]} | (
        {"least": least, "most": upward} if counted else {}
    )
    lines = list(zip((name for name, _ in rows), *views.values(), strict=True))
    body = chips(label, rows, views) if len(views) > 1 and len(rows) > 1 else drawn(rows, top(rows))
    return element("figure", caption, why, body, table(label, head, lines), class_="odds")


def is_series(value: Any) -> bool:
    """Whether a value gives chances, or odds, by number."""
    return isinstance(value, Mapping) and set(map(type, value.values())) in ({Fraction}, {Odds})


def series_figure(label: str, chances: Mapping[Any, Any], why: str = "") -> str:
    """Chances by number (of cards, of rounds), each drawn against certainty, and their table."""
    if any(isinstance(v, Odds) for v in chances.values()):
        return odds_series(label, chances, why)
    rows = [(named(number), chance) for number, chance in chances.items()]
    body = drawn(rows, Fraction(1)) + table(label, ["", "chance"], rows)
    return element("figure", element("figcaption", text(label)), why, body, class_="odds")


def odds_series(label: str, by_number: Mapping[Any, Odds[Any]], why: str) -> str:
    """Odds by number: those of the last one drawn, and all of them side by side in the table."""
    all = {number: odds.chances() for number, odds in by_number.items()}
    *_, (last, end) = all.items()
    outcomes = list(dict.fromkeys(outcome for odds in all.values() for outcome in odds))
    chances = [[odds.get(o, Fraction(0)) for odds in all.values()] for o in outcomes]
    names, head = [named(o) for o in outcomes], ["", *map(named, all)]
    lines = [(name, *each) for name, each in zip(names, chances, strict=True)]
    cells = [[cell(percent(chance)) for chance in each] for each in chances]
    body = element("summary", "As a table") + table_of(label, head, names, cells)
    file = saved(label, head, lines)
    at = element("span", f"at {named(last)}", class_="odds-mean")
    return element(
        "figure",
        element("figcaption", text(label), at),
        why,
        drawn([(named(outcome), chance) for outcome, chance in end.items()], Fraction(1)),
        element("details", body, file, data_key=f"table {label}"),
        class_="odds",
    )


def top(rows: Rows) -> Fraction:
    """The chance that fills a drawing."""
    return max(chance for _, chance in rows)


def chips(label: str, rows: Rows, views: Mapping[str, list[Fraction]]) -> str:
    """A drawing for each view, and a chip that shows it; the first is shown."""
    names = [name for name, _ in rows]
    buttons, pieces = [], []
    for i, (view, chances) in enumerate(views.items()):
        pressed = "true" if i == 0 else "false"
        buttons.append(
            element("button", VIEWS[view], type="button", data_view=view, aria_pressed=pressed)
        )
        these = list(zip(names, chances, strict=True))
        plot = drawn(these, top(these) if view == "exactly" else Fraction(1))
        pieces.append(element("div", plot, data_shows=view, hidden=i > 0))
    row = element("div", *buttons, class_="views", role="group", aria_label=label)
    return element("div", row, *pieces, data_views=label)


def named(outcome: Any) -> str:
    """An outcome as the plot writes it; counts such as ``5+`` stay as they are."""
    said = str(as_json(outcome))
    return said if said[:1].isdigit() else as_text(outcome)


def mean(odds: Odds[Any]) -> str:
    """The mean, where every outcome is a number."""
    if not all(str(as_json(outcome)).removeprefix("-").isdigit() for outcome in odds):
        return ""
    found = odds.map(lambda outcome: int(str(as_json(outcome)))).mean()
    return element("span", f"mean {decimal(found)}", class_="odds-mean")


def table(label: str, head: list[str], lines: list[tuple[Any, ...]]) -> str:
    """The lines as a table on a tap: chances in percent, the first one exactly on another tap."""
    rows = [
        [*(cell(percent(chance)) for chance in chances), fraction_cell(chances[0])]
        for _, *chances in lines
    ]
    names = [str(name) for name, *_ in lines]
    body = table_of(label, [*head, "as a fraction"], names, rows)
    summary = element("summary", "As a table")
    return element("details", summary, body, saved(label, head, lines), data_key=f"table {label}")


def saved(label: str, head: list[str], lines: list[tuple[Any, ...]]) -> str:
    """The table as a file of comma separated values: to be saved, or to be copied."""
    name = "-".join(label.lower().split()) + ".csv"
    return saved_html(SavedFile(name, csv(label, head, lines)))


def csv(label: str, head: list[str], lines: list[tuple[Any, ...]]) -> str:
    """Comma separated values: each chance in percent and, exactly, as a fraction."""
    top = [label, *(f"{said} {kind}" for said in head[1:] for kind in ("%", "fraction"))]
    rows = [top]
    for name, *chances in lines:
        cells = [said for chance in chances for said in (decimal(chance * 100), written(chance))]
        rows.append([str(name), *cells])
    return "".join(",".join(quoted(each) for each in row) + "\r\n" for row in rows)


def quoted(said: str) -> str:
    """A value of a CSV line, in quotation marks where it needs them."""
    return '"' + said.replace('"', '""') + '"' if set(said) & set(',"\r\n') else said
