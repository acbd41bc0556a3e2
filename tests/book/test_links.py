"""No broken link, nothing foreign, unique ids, relative addresses only."""

from urllib.parse import urlsplit

import pytest

from calculators.kit.live import answer  # noqa: F401 - the door exists where the worker looks
from tests.book.built import SITE, URL, pages, styles
from tests.book.links import broken

PAGES = sorted(pages())


@pytest.mark.parametrize("name", PAGES)
def test_ids_are_unique(name: str) -> None:
    ids = pages()[name].ids
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    assert list(broken(name)) == []


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
