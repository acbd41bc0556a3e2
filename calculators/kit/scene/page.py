"""The HTML of a whole scene as it stands in the book, before any script runs."""

from collections.abc import Iterable, Mapping
from typing import Any

from calculators.kit.markup import element, text
from calculators.kit.page import part
from calculators.kit.scene.board import Scene
from calculators.kit.scene.start import start_html
from calculators.kit.scene.tools import bar_html, shelf_html
from calculators.kit.waiting import waiting

KEPT = (
    "The scene is kept in this browser, on this device alone, and saved at each move. Clearing the "
    "browser's data removes it; save it as a file to keep it anywhere else."
)
INSTALL = (
    "An iPhone or iPad may clear it after seven days without a visit, unless the book is on the "
    "home screen: Share, then Add to Home Screen."
)
OFF = (
    "Without scripts no scene is played here. The form below is what one begins with, and the "
    "rules tell how it goes on."
)
NOTICES = {  # what the script may have to say → the words, and the buttons below them
    "kept": (KEPT, {"close": "Good"}),
    "install": (INSTALL, {"close": "Good"}),
    "refused": (
        "This browser lets the page keep nothing. The scene lasts until you close the page: save "
        "it as a file, or copy its link, under Share.",
        {"close": "Good"},
    ),
    "full": (
        "There is no room left on this device, so this move is not kept. Save the scene as a file, "
        "under Share, or remove scenes that are done.",
        {"close": "Good"},
    ),
    "elsewhere": (
        "This scene was changed in another tab or window meanwhile. Yours goes on here, but is not "
        "kept until you choose.",
        {"theirs": "Show that one", "both": "Keep both"},
    ),
    "guest": (
        "This scene came from outside. It stands beside your own, and is kept once you play on.",
        {"adopt": "Keep it now", "mine": "Back to mine"},
    ),
    "shelved": ("The scene so far is on the shelf.", {"mine": "Back to it"}),
    "removed": ("The scene is removed.", {"restore": "Undo"}),
}


def scene_html(scene: Scene[Any, Any, Any], root: str, mine: str = "") -> str:
    """A scene with its set-up form, ready to be begun; without scripts, the form as text.

    `mine` is what of the reader's own things can be used in the set-up.
    """
    id = scene.id
    head = element(
        "div",
        element("p", text(scene.title), class_="calc-question", id=f"{id}-question"),
        class_="calc-head",
    )
    again = element(
        "div",
        tool("New scene", "start"),
        tool("Same set-up again", "again"),
        class_="acts",
    )
    return element(
        "section",
        head,
        element("noscript", element("p", OFF, class_="calc-off")),
        element("p", text(scene.help), class_="calc-help") if scene.help else "",
        element("p", class_="calc-said", role="status", data_said=True),
        waiting("The board stands."),
        notices(NOTICES, ("shelved",)),
        mine,
        part("play", start_html(scene, scene.game.setup(), root)),
        notices(NOTICES, ("kept", "install")),
        panel("log"),
        panel("share"),
        again,
        shelf_html(id),
        foot(scene),
        class_="calc scene",
        id=id,
        aria_labelledby=f"{id}-question",
        data_scene=id,
        data_search_exclude=True,
    )


def tool(words: str, do: str) -> str:
    """What begins another scene; hidden until there is one."""
    return element(
        "button",
        words,
        type="button",
        class_="calc-reset",
        data_do=do,
        data_played=True,
        hidden=True,
    )


def foot(scene: Scene[Any, Any, Any]) -> str:
    """What stays in sight at the bottom: what went wrong, what is to be decided, and the bar."""
    wrong = element("div", class_="scene-note", hidden=True, data_note=True)
    tools = {"role": "group", "aria_label": "The scene's tools"}
    bar = element("div", bar_html(scene, None), class_="scene-bar", data_part="bar", **tools)
    below = ("shelved", "kept", "install")
    urgent = notices(NOTICES, [name for name in NOTICES if name not in below])
    return element("div", wrong, urgent, bar, class_="scene-foot")


def notices(known: Mapping[str, tuple[str, Mapping[str, str]]], names: Iterable[str]) -> str:
    """Some of the notices."""
    return "".join(notice(name, *known[name]) for name in names)


def notice(name: str, words: str, acts: Mapping[str, str]) -> str:
    """Something the script may have to say; hidden until then."""
    buttons = [
        element("button", label, type="button", class_="act", data_act=act)
        for act, label in acts.items()
    ]
    return element(
        "div",
        element("p", text(words)),
        element("p", *buttons, class_="acts"),
        class_="scene-notice",
        role="status",
        hidden=True,
        data_notice_of=name,
    )


def panel(name: str) -> str:
    """A panel that the bar opens; on paper both are open."""
    return element(
        "div", class_=f"scene-panel scene-{name}", data_part=name, tabindex=-1, hidden=True
    )


def last_html() -> str:
    """The last scene, on the home page; hidden until the script finds one on this device."""
    link = element(
        "a",
        element("small", "Your last scene"),
        " ",
        element("strong", data_figure="title"),
        " ",
        element("span", data_figure="line"),
        href="#",
        class_="last-scene",
    )
    return element("p", link, data_last_scene=True, data_search_exclude=True, hidden=True)
