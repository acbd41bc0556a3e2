"""The HTML of the table's rulings as it stands in the book, and of the line above a calculator."""

from calculators.catalogue import OPTIONS, SYSTEMS
from calculators.kit.form import Calculator
from calculators.kit.markup import element, opening, text
from calculators.kit.page import part
from calculators.kit.scene.board import Scene
from calculators.kit.scene.page import INSTALL, notices
from calculators.kit.sheets.page import REFUSED, WHERE
from calculators.kit.sheets.table import table_form
from calculators.kit.waiting import waiting

NOTICES = {
    "kept": (WHERE, {"close": "Good"}),
    "install": (INSTALL, {"close": "Good"}),
    "refused": (REFUSED, {"close": "Good"}),
    "full": ("There is no room left on this device, so this is not kept.", {"close": "Good"}),
    "elsewhere": (
        "This was changed in another tab or window meanwhile, and stands here as it was changed "
        "there.",
        {"close": "Good"},
    ),
    "written": ("All of it is as written.", {"restore": "Undo"}),
}


def table_page(root: str) -> str:
    """For each system its rulings, then the house rules of all as a file."""
    boxes = [
        element(
            "details",
            element(
                "summary",
                text(SYSTEMS[system][0]),
                " ",
                element("span", "All as written.", class_="table-now", data_table_now=system),
            ),
            part(system, table_form(system, kind(), root)),
            element(
                "p",
                element(
                    "button", "As written", type="button", class_="act", data_table_written=system
                ),
                class_="acts",
            ),
            class_=f"calc-group system-{system}",
            data_key=system,
        )
        for system, kind in OPTIONS.items()
    ]
    return element(
        "section",
        element("p", "Your table's rulings and house rules", class_="calc-question"),
        element("noscript", element("p", "Keeping anything needs scripts.", class_="calc-off")),
        element("p", class_="calc-said", role="status", data_said=True),
        waiting("What is kept stands."),
        notices(NOTICES, NOTICES),
        *boxes,
        file_box(),
        class_="calc scene mine",
        id="table",
        aria_label="Your table's rulings",
        data_tables=True,
        data_search_exclude=True,
    )


def file_box() -> str:
    """The house rules of every system as one file: written, opened, checked as it is typed."""
    area = element("textarea", rows=12, id="table-file", spellcheck="false", data_house_text=True)
    choose = opening("input", type="file", id="table-open", accept=".toml,text/*", data_house=True)
    save = element(
        "button", "Save as a file", type="button", class_="act", data_house_save="house.toml"
    )
    take = element("button", "Use these", type="button", class_="act", data_house_take=True)
    return element(
        "details",
        element("summary", "House rules as a file"),
        element("label", "All figures; take the # off a line to change it", for_="table-file"),
        area,
        element("div", class_="table-check", role="status", data_house_check=True),
        element("p", take, save, class_="acts"),
        element("label", "Open a file", for_="table-open"),
        choose,
        class_="calc-group",
        data_house_box=True,
    )


def beside_calculator(calculator: Calculator) -> str:
    """What is said above a calculator that the table's rulings can change; hidden till they do."""
    if not calculator.uses:
        return ""
    system = calculator.rule.page.partition("/")[0]
    return beside(system)


def beside_scene(scene: Scene[object, object, object]) -> str:
    """The same above the set-up of a scene."""
    parts = list(scene.options)
    return beside(scene.page.partition("/")[0], f"{parts[0]}.") if parts else ""


def beside(system: str, prefix: str = "") -> str:
    """The two lines, of which one is shown: the table's rulings hold here, or others do."""
    on = element(
        "span",
        "Your table's rulings hold here. ",
        element("button", "As written", type="button", class_="act", data_table_act="written"),
        data_table_when="mine",
        hidden=True,
    )
    off = element(
        "span",
        "Your table plays otherwise. ",
        element("button", "As your table", type="button", class_="act", data_table_act="mine"),
        data_table_when="other",
        hidden=True,
    )
    return element(
        "p", on, off, class_="calc-table", hidden=True, data_table=system, data_prefix=prefix
    )
