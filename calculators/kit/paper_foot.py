"""What stands at the foot of paper: the address of what is printed, and its QR code.

The address is known in the browser alone, so its script fills this in when a page is printed.
"""

from calculators.kit.markup import element
from calculators.kit.scene.share import LONG_LINK
from calculators.kit.sharing import code_html

TOO_LONG = "The scene is too long for a link on paper. Save it as a file to keep it."


def foot_html(whole: bool = False) -> str:
    """A foot, hidden until it is filled: of an answer, or of the `whole` page."""
    address = element("p", element("span", data_address=True), class_="paper-address")
    long = element("p", TOO_LONG, hidden=True, data_too_long=True) if whole else ""
    return element(
        "div",
        code_html(),
        element("div", address, long),
        class_="paper-foot",
        hidden=True,
        data_paper_foot="page" if whole else "answer",
        data_longest=LONG_LINK if whole else None,
    )
