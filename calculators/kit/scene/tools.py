"""The HTML of what stands around a scene: the bar at the bottom, sharing, opening."""

from collections.abc import Iterable
from typing import Any

from calculators.kit.markup import element, opening, text
from calculators.kit.scene.board import Scene
from calculators.kit.scene.share import LONG_LINK, pack
from calculators.kit.sharing import act, by_hand, code_button, code_html, copy_link
from rules_core.record import Record

AnyScene = Scene[Any, Any, Any]
AnyRecord = Record[Any, Any, Any]


def bar_html(scene: AnyScene, record: AnyRecord | None) -> str:
    """Undo, redo, log and share, always at the same place."""
    back = scene.game.label(record.events[-1]) if record and record.events else ""
    forth = scene.game.label(record.undone[0]) if record and record.undone else ""
    acts = [turn_button("Undo", "undo", back), turn_button("Redo", "redo", forth)]
    panels = [panel_button(word, name, record is None) for word, name in PANELS.items()]
    return "".join(acts + panels)


PANELS = {"Log": "log", "Share": "share"}


def turn_button(word: str, do: str, what: str) -> str:
    """Undo or redo, with what it would do."""
    small = element("small", text(what)) if what else ""
    return element(
        "button",
        element("span", word),
        " ",
        small,
        type="button",
        data_do=do,
        aria_keyshortcuts=do[0],
        aria_disabled=None if what else "true",
    )


def panel_button(word: str, name: str, is_off: bool) -> str:
    """What opens and closes one of the panels."""
    return element(
        "button",
        element("span", word),
        type="button",
        data_panel=name,
        aria_keyshortcuts="l" if name == "log" else None,
        aria_expanded="false",
        aria_disabled="true" if is_off else None,
    )


def log_panel(lines: Iterable[str], setup: str) -> str:
    """The log, from the set-up on, the newest line last; on paper it is always open."""
    items = "".join(element("li", line) for line in lines)
    title = element("p", "Log", class_="panel-title")
    return title + setup + element("ol", items, class_="log", data_lines=True)


def link_of(scene: AnyScene, record: AnyRecord, root: str) -> str:
    """The address of the whole scene, from a page whose way to the top is `root`."""
    return f"{root}{scene.page}.html#{scene.id}?s={pack(record.text())}"


def share_panel(scene: AnyScene, record: AnyRecord, chat: str, root: str) -> str:
    """The scene as a link, a file, a text for a chat, or on paper."""
    link = link_of(scene, record, root)
    long = len(link) > LONG_LINK
    warning = f"The link has {len(link)} characters; some programs cut it. A file is safer."
    copy = copy_link(link, "The link to this scene is copied.")
    send = element("button", "Send it", type="button", class_="act", data_send=link, hidden=True)
    save = element(
        "button", "Save as a file", type="button", class_="act", data_save=f"{scene.id}.txt"
    )
    words = element(
        "textarea", text(chat), readonly=True, rows=6, aria_label="Text for a chat", data_chat=True
    )
    return element(
        "div",
        element("p", "Share", class_="panel-title"),
        element("p", copy, send, code_button(), save, class_="acts"),
        element("p", text(warning), class_="hint") if long else "",
        element("p", "The link holds the whole scene, and opens beside the reader's own."),
        by_hand(),
        code_html(),
        words,
        element(
            "p",
            act("Copy the text", "text", data_copied="The scene is copied as text."),
            element("button", "Print", type="button", class_="act", data_print=True),
            class_="acts",
        ),
        data_share_box=True,
    )


def shelf_row(**more: str) -> str:
    """A row of a list of what is kept, to be filled in; `more` are buttons by what they do."""
    opened = element(
        "button",
        element("strong", data_figure="title"),
        " ",
        element("span", data_figure="line"),
        " ",
        element("small", data_figure="date"),
        type="button",
        class_="shelf-open",
        data_shelf="open",
    )
    buttons = [
        element("button", label, type="button", class_="shelf-remove", data_shelf=does)
        for does, label in {**more, "remove": "Remove"}.items()
    ]
    return element("li", opened, *buttons)


def shelf_html(within: str) -> str:
    """The scenes on this device, filled in by the script; opening one from a file or a text."""
    file = opening(
        "input", type="file", id=f"{within}-file", accept=".txt,text/plain", data_file=True
    )
    paste = element("textarea", rows=4, id=f"{within}-paste", data_paste=True, spellcheck="false")
    return element(
        "details",
        element(
            "summary",
            "Scenes on this device (",
            element("span", "0", data_figure="count"),
            "), or from a file",
        ),
        element("ul", data_shelf_rows=True, class_="shelf"),
        element("template", shelf_row()),
        element("label", "Open a file", for_=f"{within}-file"),
        file,
        element("label", "or paste its text", for_=f"{within}-paste"),
        paste,
        element("button", "Open the text", type="button", class_="act", data_open_paste=True),
        class_="scene-shelf",
        data_shelf_box=True,
    )
