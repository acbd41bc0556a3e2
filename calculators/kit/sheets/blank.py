"""The HTML of a page with a sheet to print, as it stands in the book before any script."""

from calculators.catalogue import SHEETS
from calculators.kit.markup import element
from calculators.kit.page import part
from calculators.kit.sheets.on_paper import on_paper
from calculators.kit.waiting import waiting


def blank_html(id: str, root: str) -> str:
    """A blank sheet, and above it what fills it from a character on this device."""
    sheet = SHEETS[id]
    make = element("a", "Make a character", href=f"{root}characters.html", class_="act")
    row = element("button", type="button", class_="act", aria_pressed="false", data_paper_fill=True)
    blank = element(
        "button", "Blank", type="button", class_="act", aria_pressed="true", data_paper_blank=True
    )
    press = element("button", "Print", type="button", class_="act", data_print=True)
    return element(
        "section",
        element("p", class_="calc-said", role="status", data_said=True),
        element(
            "div",
            element("p", "Whose sheet?", class_="calc-question"),
            element("p", blank, element("span", data_paper_rows=True), make, press, class_="acts"),
            element("template", row),
            waiting("The sheet stands."),
            class_="paper-choice no-print",
        ),
        part("paper", on_paper(sheet)),
        class_="calc mine paper-page",
        aria_label="A sheet to print",
        data_paper_sheet=id,
        data_search_exclude=True,
    )
