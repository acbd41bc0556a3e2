"""What stands at every calculator: the button that keeps its answer, and what is said of it."""

from calculators.kit.kept.answers import MOST
from calculators.kit.kept.view import PAGE
from calculators.kit.markup import element


def tools_html(root: str) -> str:
    """Keep, and the way to what is kept, which is hidden while nothing is."""
    keep = element("button", "Keep", type="button", class_="calc-keep", data_keep=MOST)
    count = element("span", "0", data_kept_count=True)
    words = ("Compare ", count)
    link = element(
        "a", *words, href=f"{root}{PAGE}", class_="calc-keep", hidden=True, data_kept_link=True
    )
    return keep + link


def said_html(root: str) -> str:
    """What there may be to say once Keep is pressed; the script shows what is the case."""
    count = element("span", "0", data_kept_count=True)
    undo = element("button", "Undo", type="button", class_="act", data_keep_undo=True)
    compare = element("a", "See them side by side", href=f"{root}{PAGE}")
    cases = {
        "kept": ("Kept, ", count, f" of {MOST}. ", undo),
        "where": ("It stays in this browser, on this device alone. ",),
        "install": (
            "An iPhone or iPad may clear it after seven days without a visit, unless the book is "
            "on the home screen. ",
        ),
        "same": ("This answer is kept already. ",),
        "most": (f"{MOST} answers are kept, and no more fit side by side. Remove one first. ",),
        "full": ("There is no room left on this device, so this answer is not kept. ",),
        "refused": ("This browser lets the page keep nothing, so nothing has changed. ",),
    }
    spans = [element("span", *w, data_kept_when=c, hidden=True) for c, w in cases.items()]
    return element(
        "p", *spans, compare, class_="calc-kept", role="status", hidden=True, data_kept_said=True
    )
