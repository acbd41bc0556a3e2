"""Scenes as lists of the book have them: those to be played, and those kept on this device."""

from calculators.catalogue import SCENES, SYSTEMS
from calculators.kit.markup import element, text


def system_of(page: str) -> str:
    """The game to which a page belongs."""
    return page.partition("/")[0]


def scene_cards(system: str, root: str) -> str:
    """A card for each scene of a game that can be played or kept track of."""
    cards = [
        element(
            "a",
            element("span", text(each.title)),
            element("span", text(each.help), class_="card-line"),
            href=f"{root}{each.page}.html#{each.id}",
            class_="calc-card",
        )
        for each in SCENES.values()
        if system_of(each.page) == system
    ]
    return element("div", *cards, class_=f"calc-cards system-{system}")


def running_html(root: str) -> str:
    """The scenes kept on this device, the newest first; hidden until the script finds one.

    There is a row to be filled in for each kind of scene.
    """
    rows = [element("template", row_html(id, root), data_running_row=id) for id in SCENES]
    older = element(
        "details",
        element("summary", "Older ones (", element("span", data_figure="older"), ")"),
        element("ul", class_="running-rows", data_running_rows="older"),
        data_running_older=True,
        hidden=True,
    )
    return element(
        "div",
        element("p", "Scenes on this device", class_="running-title"),
        element("ul", class_="running-rows", data_running_rows="newest"),
        older,
        *rows,
        class_="running",
        data_running=True,
        data_search_exclude=True,
        hidden=True,
    )


def row_html(id: str, root: str) -> str:
    """A row for a scene of one kind: game, names, how it stands, when."""
    scene = SCENES[id]
    system = system_of(scene.page)
    link = element(
        "a",
        element("small", text(SYSTEMS[system][0])),
        " ",
        element("strong", data_figure="title"),
        " ",
        element("span", data_figure="line"),
        " ",
        element("small", data_figure="date"),
        href=f"{root}{scene.page}.html#{id}",
        class_="last-scene",
    )
    return element("li", link, class_=f"system-{system}")
