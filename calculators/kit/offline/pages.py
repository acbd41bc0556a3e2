"""The MkDocs hook of offline use: its words for the templates, and the lines ``::: offline …``.

`::: offline panel` is the control that saves the book; `check`, `facts`, `repair` and `remove` are
the pieces of the page that proves it.
"""

import re
from typing import Any

from calculators.kit.offline import check
from calculators.kit.offline.panel import notice, panel

DIRECTIVE = re.compile(r"^::: offline (\w+) *$", re.MULTILINE)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Give the page's templates their words, and expand the directives of one page."""
    root = "../" * str(page.file.src_uri).count("/")
    pieces = {
        "panel": panel(root),
        "check": check.check(),
        "facts": check.facts(),
        "repair": check.repair(),
        "remove": check.remove(),
    }
    page.meta["notice"] = notice()
    page.meta["saving"] = "" if "::: offline panel" in markdown else pieces["panel"]
    return DIRECTIVE.sub(lambda m: pieces[m.group(1)], markdown)
