"""The page of kept answers as it stands in the book, before any script."""

from calculators.kit.kept.answers import MOST
from calculators.kit.kept.view import EMPTY
from calculators.kit.markup import element, text
from calculators.kit.page import part
from calculators.kit.scene.page import notices
from calculators.kit.waiting import waiting

NOTICES = {
    "guest": (
        "These answers came with a link. They stand beside your own, which are kept as they were.",
        {"adopt": "Keep them too", "mine": "Back to mine"},
    ),
    "most": (
        f"At most {MOST} answers are kept, and these would be more. Remove some of yours first.",
        {"close": "Good"},
    ),
    "removed": ("The answer is removed.", {"restore": "Undo"}),
    "renamed": ("The name is kept.", {"rename": "Undo"}),
    "refused": ("This browser lets the page keep nothing.", {"close": "Good"}),
    "full": ("There is no room left on this device, so this is not kept.", {"close": "Good"}),
    "elsewhere": (
        "This answer was changed in another tab or window meanwhile, and stands here as it was "
        "changed there.",
        {"close": "Good"},
    ),
}


def answers_html() -> str:
    """The place where kept answers stand side by side."""
    return element(
        "section",
        element("p", "Answers side by side", class_="calc-question"),
        element("noscript", element("p", "Keeping anything needs scripts.", class_="calc-off")),
        element("p", class_="calc-said", role="status", data_said=True),
        waiting("What is kept stands."),
        notices(NOTICES, NOTICES),
        element("p", class_="calc-note", role="alert", hidden=True, data_note=True),
        part("kept", element("p", text(EMPTY), class_="kept-empty")),
        class_="calc scene mine kept",
        id="kept",
        aria_label="Answers side by side",
        data_kept_page=MOST,
        data_search_exclude=True,
    )
