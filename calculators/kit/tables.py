"""A table of the book that the core fills."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from calculators.kit.links import rule_link
from calculators.kit.markup import Html, element, head_row, text
from calculators.kit.values import as_text
from rules_core.rulebook import Rule


@dataclass(frozen=True)
class Table:
    """A caption, the rule it comes from, column heads and rows; the first cell names its row."""

    caption: str
    rule: Rule
    head: Sequence[str]
    rows: Sequence[Sequence[Any]]


def table_html(table: Table, root: str) -> str:
    """The table in a box of its own that scrolls sideways."""
    caption = element(
        "caption", text(table.caption), " ", rule_link(table.rule, table.rule.id, root)
    )
    head = head_row(*table.head)
    rows = [
        element(
            "tr",
            element("th", cell(first), scope="row"),
            *(element("td", cell(v)) for v in rest),
        )
        for first, *rest in table.rows
    ]
    body = element(
        "table", caption, element("thead", head), element("tbody", *rows), class_="rule-table"
    )
    return element(
        "div", body, class_="scroll", tabindex="0", role="group", aria_label=table.caption
    )


def cell(value: Any) -> str:
    """A cell's HTML: drawn things as they are, everything else in words."""
    return value if isinstance(value, Html) else text(as_text(value))
