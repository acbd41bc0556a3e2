"""The HTML of what is kept of characters and decks, as it stands in the book before any script."""

from calculators.catalogue import CALCULATORS, SHEETS, SYSTEMS
from calculators.kit.fields import wording
from calculators.kit.form import Calculator
from calculators.kit.markup import element, opening, text
from calculators.kit.scene.board import Scene
from calculators.kit.scene.page import INSTALL, notices
from calculators.kit.scene.tools import shelf_row
from calculators.kit.sheets.filling import roles_for
from calculators.kit.sheets.sheet import Role, Sheet
from calculators.kit.waiting import waiting

WHERE = (
    "It is kept in this browser, on this device alone, and saved at each change. Clearing the "
    "browser's data removes it; save everything as a file to keep it anywhere else."
)
REFUSED = (
    "This browser lets the page keep nothing, so this lasts until you close the page. Calculators "
    "work on."
)
FULL = "There is no room left on this device, so the last change is not kept. Remove what is done."
NOTICES = {
    "kept": (WHERE, {"close": "Good"}),
    "install": (INSTALL, {"close": "Good"}),
    "refused": (REFUSED, {"close": "Good"}),
    "full": (FULL, {"close": "Good"}),
    "elsewhere": (
        "This was changed in another tab or window meanwhile. What you enter here is not kept "
        "until you choose.",
        {"theirs": "Show that one", "both": "Keep both"},
    ),
    "removed": ("It is removed.", {"restore": "Undo"}),
}


def sheets_html() -> str:
    """The list of characters and decks, what makes a new one, and the place of its form."""
    new = [
        element(
            "button",
            element("small", text(SYSTEMS[sheet.system][0])),
            text(f"New {sheet.noun}"),
            type="button",
            class_=f"act system-{sheet.system}",
            data_sheet_new=id,
        )
        for id, sheet in SHEETS.items()
    ]
    count = element("span", "0", data_figure="count")
    return element(
        "section",
        element("p", "Characters and decks on this device: ", count, class_="calc-question"),
        element("noscript", element("p", "Keeping anything needs scripts.", class_="calc-off")),
        element("p", class_="calc-said", role="status", data_said=True),
        waiting("What is kept stands."),
        notices(NOTICES, NOTICES),
        element("ul", data_shelf_rows=True, class_="shelf"),
        element("template", shelf_row(copy="Copy")),
        element("p", *new, class_="acts"),
        element("div", class_="sheet-place", data_part="sheet", tabindex="-1"),
        element(
            "p",
            element("button", "Done", type="button", class_="act", data_sheet_done=True),
            class_="acts",
            hidden=True,
            data_sheet_open=True,
        ),
        class_="calc scene mine",
        id="sheets",
        aria_label="Characters and decks",
        data_sheets=True,
        data_search_exclude=True,
    )


CHEST = {
    "taken": (
        "Taken over: ",
        {"restore": "Undo"},
    ),
    "refused": (REFUSED, {"close": "Good"}),
    "full": (
        "There is no room left on this device, so nothing of the file was taken.",
        {"close": "Good"},
    ),
}


def chest_html() -> str:
    """Everything as one file: saving it, and bringing one back after a look at it."""
    save = element(
        "button",
        "Save everything as a file",
        type="button",
        class_="act",
        data_chest_save="parley.json",
    )
    file = opening("input", type="file", id="chest-file", accept=".json", data_chest_file=True)
    return element(
        "section",
        element("p", "Everything as one file", class_="calc-question"),
        element("noscript", element("p", "Files need scripts.", class_="calc-off")),
        waiting("What is kept stands."),
        notices(CHEST, CHEST).replace(
            "Taken over: ", f"Taken over: {element('span', data_figure='number')}.", 1
        ),
        element("p", class_="chest-said", role="alert", hidden=True, data_chest_said=True),
        element("p", save, class_="acts"),
        element("label", "Bring back a file", for_="chest-file"),
        file,
        element("div", data_part="preview"),
        class_="calc scene mine",
        id="chest",
        aria_label="Everything as one file",
        data_chest=True,
        data_search_exclude=True,
    )


def use_calculator(calculator: Calculator, root: str) -> str:
    """The ways to fill a calculator from what is kept; nothing where none fits."""
    pairs = [(sheet, roles_for(sheet, calculator)) for sheet in SHEETS.values()]
    return "".join(use_html(sheet, roles, root) for sheet, roles in pairs if roles)


def use_scene(scene: Scene[object, object, object], root: str) -> str:
    """The ways to fill the set-up of a scene; a role is called by its part there, or as it says."""
    pairs = [(s, [r for r in s.roles if scene.id in r.parts]) for s in SHEETS.values()]
    said = {
        (s.id, r.id): f"as the {wording(r.parts[scene.id]).lower()}"
        for s, rs in pairs
        for r in rs
        if r.label.startswith("as ")
    }
    return "".join(use_html(s, roles, root, said) for s, roles in pairs if roles)


def use_html(
    sheet: Sheet, roles: list[Role], root: str, said: dict[tuple[str, str], str] | None = None
) -> str:
    """A closed box that lists the sheets of one kind, with a button for each role."""
    buttons = [
        element(
            "button",
            text((said or {}).get((sheet.id, role.id), role.label)),
            type="button",
            class_="act",
            data_use_role=role.id,
        )
        for role in roles
    ]
    row = element("li", element("strong", data_figure="title"), " ", *buttons)
    make = element("a", "Make one", href=f"{root}characters.html")
    none = element("p", text(f"No {sheet.noun} of this game is kept here yet. "), make)
    undo = element("button", "Undo", type="button", class_="act", data_use_undo=True)
    return element(
        "details",
        element("summary", text(f"Use a {sheet.noun}")),
        element("div", none, data_use_none=True, hidden=True),
        element("ul", data_use_rows=True, class_="use-rows"),
        element("template", row),
        element(
            "p",
            element("span", role="status", data_use_said=True),
            " ",
            undo,
            class_="use-said",
            hidden=True,
        ),
        class_="calc-use",
        data_use=sheet.id,
    )


def fills_html(root: str) -> str:
    """Which calculators take figures of a character, game by game."""
    blocks = []
    for sheet in SHEETS.values():
        fitting = [c for c in CALCULATORS.values() if roles_for(sheet, c)]
        items = [
            element(
                "li",
                element("a", text(c.question), href=f"{root}{c.rule.page}.html#{c.id}"),
                " ",
                text(", ".join(role.label for role in roles_for(sheet, c))),
            )
            for c in fitting
        ]
        title = f"{SYSTEMS[sheet.system][0]}: {sheet.noun}"
        blocks.append(f"### {title} {{ #fills-{sheet.id} }}\n\n{element('ul', *items)}")
    return "\n\n".join(blocks)
