"""No broken link, nothing foreign, unique ids, relative addresses only."""

import posixpath
from urllib.parse import unquote, urlsplit

import pytest

from calculators.kit.live import answer  # noqa: F401 - the door exists where the worker looks
from tests.book.built import SITE, URL, pages, styles

PAGES = sorted(pages())
ADVERT = {"squidfunk.github.io"}  # the theme's own credit, a link that nothing loads


@pytest.mark.parametrize("name", PAGES)
def test_ids_are_unique(name: str) -> None:
    ids = pages()[name].ids
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    if name == "404.html":
        return  # its links start at the top of wherever the site is published
    for link in pages()[name].links:
        parts = urlsplit(link)
        if parts.scheme == "data":
            continue  # a table saved as a file
        if parts.netloc:
            assert parts.netloc in ADVERT, link
            continue
        assert not parts.path.startswith("/"), link
        path = posixpath.normpath(
            posixpath.join(posixpath.dirname(name), parts.path or posixpath.basename(name))
        )
        path = "index.html" if path == "." else path
        assert (SITE / path).is_file(), f"{name}: {link}"
        anchor = unquote(parts.fragment).partition("?")[0]
        if anchor and path in pages() and not anchor.startswith("__"):
            assert anchor in pages()[path].ids, f"{name}: {link}"


@pytest.mark.parametrize("name", PAGES)
def test_nothing_foreign_is_loaded(name: str) -> None:
    for source in pages()[name].sources:
        host = urlsplit(source).netloc
        canonical = host.startswith("127.0.0.1")  # the page's own address
        assert not host or canonical, source


def test_style_sheets_load_nothing_foreign() -> None:
    for address in URL.findall(styles()):
        plain = address.strip("\"' ")
        assert plain.startswith("data:") or not urlsplit(plain).netloc, plain


def test_the_sitemap_lists_the_pages() -> None:
    text = (SITE / "sitemap.xml").read_text(encoding="utf-8")
    assert (
        text.count("<loc>") >= len(PAGES) - 1
    )  # all but 404; empty, it would switch off instant loading


def test_text_pages_name_no_engine_file() -> None:
    for name, page in pages().items():
        assert not [s for s in page.sources if "engine/" in s], name
