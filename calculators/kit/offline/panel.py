"""The words of offline use in every page; the script shows those that fit, and fills figures."""

import json

from calculators.catalogue import CALCULATORS
from calculators.kit.engine import ENGINE
from calculators.kit.links import state_text
from calculators.kit.markup import element, text
from calculators.kit.offline.release import is_served

TEXT_BYTES = 2_000_000  # the book without the engine, about, until the script knows

STATES = {
    "none": "Read and calculate without a network: saved on this device, the whole book "
    "takes about {size} MB.",
    "trying": "Saved. Asking one question without the network.",
    "ready": "Ready for airplane mode. Saved on {date}.",
    "stored": "The whole book is on this device. It has not been tried without the network yet.",
    "halted": "The saving was broken off. What has come is kept.",
    "outdated": "A newer release of this book came out meanwhile. Take it or load the page again, "
    "then save.",
    "full": "This device has no room left for it. The pages that were read stay.",
    "lost": "The device has cleared part of what was saved. With a network it is fetched again.",
    "silent": "Nothing has come for a while. It goes on when the network does; or cancel, close "
    "the browser, and try again.",
    "untried": "The files are here, but the calculators did not answer from them. Try again.",
}
MOVING = {  # not announced: they change many times a second
    "saving": "Saving: {there} of {all} MB.",
    "mending": "Fetching what is missing: {there} of {all} MB.",
}


def panel(root: str) -> str:
    """What is saved on this device, and the button that saves; hidden until a script shows it."""
    said = [when(name, words) for name, words in STATES.items()]
    moving = [when(name, words) for name, words in MOVING.items()]
    progress = element(
        "progress", max=1, value=0, aria_label="Saved so far", data_when="saving mending silent"
    )
    acts = [
        button("Save for offline", "none", data_save=True),
        button("Try again", "halted outdated full lost untried", data_save=True),
        button("Try it", "stored", data_save=True),
        button("Cancel", "saving silent", data_cancel=True),
        element(
            "a",
            "Check, or remove",
            href=f"{root}offline.html",
            data_when="ready stored halted lost untried",
            hidden=True,
        ),
    ]
    return element(
        "section",
        element("p", *said, class_="saving-said", data_tells=True),
        element("p", *moving, class_="saving-said"),
        progress,
        element("p", *acts, class_="saving-acts"),
        class_="saving",
        aria_label="Offline use",
        data_saving=True,
        data_proof=json.dumps(proof()),
        data_search_exclude=True,
        hidden=True,
    )


def when(state: str, words: str) -> str:
    """A sentence for one state; ``{name}`` is the place of a figure."""
    figures = {name: figure(name) for name in ("there", "all", "date")}
    filled = text(words).format(size=figure("size", size()), **figures)
    return element("span", filled, data_when=state, hidden=True)


def figure(name: str, known: str = "–") -> str:
    """A place that the script fills with a figure; until then it shows the one `known`."""
    return element("span", known, data_figure=name)


def button(words: str, states: str, **more: bool) -> str:
    """A button that stands only in these states."""
    return element("button", words, type="button", data_when=states, hidden=True, **more)


def proof() -> dict[str, str]:
    """A question for the engine and the sentence it must answer: the first calculator's own."""
    calculator = next(iter(CALCULATORS.values()))
    solution = calculator.solve({})
    state = state_text(solution)
    return {"calculator": calculator.id, "root": "", "state": state, "said": solution.headline}


def size() -> str:
    """What a whole copy takes on the device, in MB."""
    engine = sum(p.stat().st_size for p in ENGINE.iterdir() if is_served(f"engine/{p.name}"))
    return f"{(engine + TEXT_BYTES) / 1e6:.0f}"


def notice() -> str:
    """What is said of a new release, and of a page that does not fit what serves it."""
    changed = element(
        "details",
        element("summary", "What changed in the rules"),
        element("div", data_changes=True),
        data_changed=True,
        hidden=True,
    )
    same = element(
        "p", "The rules are as they were; words or looks changed.", data_unchanged=True, hidden=True
    )
    later = element("button", "Later", type="button", data_later=True)
    release = element(
        "div",
        element("p", element("strong", "A new release of this book is here.")),
        changed,
        same,
        element("button", "Take it", type="button", class_="act", data_take=True),
        later,
        data_of="release",
        hidden=True,
    )
    outdated = element(
        "div",
        element("p", "This page and its calculators are of different releases. "),
        element("p", "Load the page again, and they fit; what you entered stays in the link."),
        element("button", "Load again", type="button", class_="act", data_take=True),
        later,
        data_of="outdated",
        hidden=True,
    )
    return element(
        "div",
        release,
        outdated,
        class_="notice md-typeset",
        role="status",
        data_notice=True,
        hidden=True,
    )
