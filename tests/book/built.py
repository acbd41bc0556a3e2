"""The built site as tests read it: one parse a page."""

import re
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

SITE = Path(__file__).resolve().parents[2] / "site"
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}


@dataclass
class Page:
    """What a page holds: ids in order, links, sources, and the paragraph after each id."""

    ids: list[str] = field(default_factory=list)
    calculators: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)
    paragraphs: dict[str, str] = field(default_factory=dict)
    marks: set[str] = field(default_factory=set)  # the data attributes that occur
    text: str = ""


class Reader(HTMLParser):
    """Fills a Page."""

    def __init__(self) -> None:
        super().__init__()
        self.page = Page()
        self.last_id = ""
        self.collecting = ""
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if "id" in said:
            self.page.ids.append(said["id"])
            self.last_id = said["id"]
        if "data-calculator" in said:
            self.page.calculators.append(said["data-calculator"])
        self.page.marks |= {name for name in said if name.startswith("data-")}
        if tag == "a" and "href" in said:
            self.page.links.append(said["href"])
        if tag in ("script", "img", "link", "iframe", "source"):
            self.page.sources += [said[name] for name in ("src", "href") if name in said]
        if tag == "p" and "ruling-head" in said.get("class", ""):
            return
        if tag == "p" and self.last_id and self.last_id not in self.page.paragraphs:
            self.collecting, self.words = self.last_id, []

    def handle_endtag(self, tag: str) -> None:
        if tag == "p" and self.collecting:
            self.page.paragraphs[self.collecting] = " ".join("".join(self.words).split())
            self.collecting = ""

    def handle_data(self, data: str) -> None:
        self.page.text += data
        if self.collecting:
            self.words.append(data)


@cache
def pages() -> dict[str, Page]:
    """Every page of the site by its address from the top, such as ``west/cards.html``."""
    found = {}
    for path in sorted(SITE.rglob("*.html")):
        reader = Reader()
        reader.feed(path.read_text(encoding="utf-8"))
        found[path.relative_to(SITE).as_posix()] = reader.page
    assert found, "build the site first: make site"
    return found


def styles() -> str:
    """All style sheets of the site as one text."""
    return "".join(p.read_text(encoding="utf-8") for p in sorted(SITE.rglob("*.css")))


URL = re.compile(r"url\(([^)]+)\)")
