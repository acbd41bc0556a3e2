"""Where the links of a page lead, anchors included.

A checker from elsewhere takes all after the # for an anchor; ours is often one with a calculator's
state behind it.
"""

import posixpath
from collections.abc import Iterator
from urllib.parse import unquote, urlsplit

from tests.book.built import SITE, pages

ADVERT = {"squidfunk.github.io"}  # the theme's own credit, a link that nothing loads


def broken(name: str) -> Iterator[str]:
    """Each link of a page that leads out of the book, or to no file or anchor of it."""
    if name == "404.html":
        return  # its links start at the top of wherever the site is published
    for link in pages()[name].links:
        parts = urlsplit(link)
        if parts.scheme == "data" or parts.netloc in ADVERT:
            continue  # a table saved as a file
        if parts.netloc or parts.path.startswith("/"):
            yield f"{name}: {link} leads out of the book"
            continue
        path = posixpath.normpath(
            posixpath.join(posixpath.dirname(name), parts.path or posixpath.basename(name))
        )
        path = "index.html" if path == "." else path
        anchor = unquote(parts.fragment).partition("?")[0]
        plain = not anchor or path not in pages() or anchor.startswith("__")
        if not (SITE / path).is_file():
            yield f"{name}: {link}: no such file"
        elif not plain and anchor not in pages()[path].ids:
            yield f"{name}: {link}: no such anchor"
