"""The page that proves that all is here: what is tried, what this copy is, mending, removing."""

from calculators.catalogue import CALCULATORS, SCENES
from calculators.kit.markup import element, text
from calculators.kit.offline.panel import figure

MARKS = {"new": "not tried", "trying": "trying", "good": "works", "bad": "does not work"}
VERDICTS = {
    "good": "All is well: the pages, the search and every calculator work from this device alone.",
    "bad": "Something is missing or damaged. Repair, below, fetches it again.",
    "unready": "This page does not come from the device yet. Save, or load it again, then check.",
}


def check() -> str:
    """A button, the verdict, and a row for pages, search, each calculator and each scene."""
    rows = [row("pages", "Every page, with its looks"), row("search", "The search")]
    rows += [
        row(id, each.question, data_page=f"{each.rule.page}.html")
        for id, each in CALCULATORS.items()
    ]
    rows += [row(id, scene.title, data_page=f"{scene.page}.html") for id, scene in SCENES.items()]
    said = [
        element("span", text(words), data_verdict=name, hidden=True)
        for name, words in VERDICTS.items()
    ]
    return element(
        "div",
        element("button", "Check now", type="button", class_="act", data_check=True),
        element("p", *said, class_="check-said", role="status"),
        element("ul", *rows, class_="checks"),
        data_checks=True,
        data_search_exclude=True,
    )


def row(name: str, words: str, **more: str) -> str:
    """One thing that is tried, with a word for each outcome."""
    marks = [
        element("span", text(said), data_mark=mark, class_=f"check-{mark}", hidden=mark != "new")
        for mark, said in MARKS.items()
    ]
    return element("li", element("span", text(words)), " ", *marks, data_row=name, **more)


def facts() -> str:
    """What the script finds on this device."""
    kept = [
        element("span", said, data_kept=said, hidden=said != "no", class_="kept")
        for said in ("no", "yes")
    ]
    rows = {
        "Release on this device": figure("release"),
        "Saved on": figure("date"),
        "Storage used": figure("used"),
        "Kept even when the device needs room": "".join(kept),
    }
    items = [element("dt", text(name)) + element("dd", value) for name, value in rows.items()]
    return element("dl", *items, class_="here")


def repair() -> str:
    """Everything here is compared with its hash, what is missing or wrong is fetched."""
    return element("p", element("button", "Repair", type="button", class_="act", data_repair=True))


def remove() -> str:
    """Apart from all else, behind a box that has to be opened first."""
    return element(
        "details",
        element("summary", "Remove what was saved"),
        element(
            "p",
            "Pages and calculators go from this device, and nothing is saved again until you ask "
            "for it. What you entered stays.",
        ),
        element("p", element("button", "Remove it now", type="button", data_remove=True)),
        class_="removing",
    )
