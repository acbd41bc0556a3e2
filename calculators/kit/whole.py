"""The MkDocs hook of whole books: ``::: whole west`` becomes every chapter of that system.

The chapters stand one after the other as on their pages, without what only works there: forms,
buttons, live parts. Ids get a prefix and links between the chapters stay within the book, so that
it can be read, searched and printed as one page.
"""

import re
from dataclasses import dataclass
from html import escape, unescape
from html.parser import HTMLParser
from typing import Any

from calculators.kit.blocks import RULES
from calculators.kit.markup import VOID

PLACE = "::: whole "
PREFIX = "all-"
LEFT_OUT = {"form", "button", "noscript", "script", "input", "label"}
LEFT_CLASSES = {f"calc-{n}" for n in ("failed", "help", "late", "note", "said", "share", "stale")}
LEFT_CLASSES |= {"calc-tools", "calc-wait", "example-open", "no-book", "paper-foot", "steps"}
BOXES = {"calc", "example"}  # in these only the answer and its reasons in one line are kept
HEADINGS = {"h1": "h2", "h2": "h3", "h3": "h4", "h4": "h5"}

_chapters: dict[str, list[tuple[str, str]]] = {}


def on_pre_build(config: Any) -> None:
    """Forget the book of the build before."""
    _chapters.clear()


def on_page_content(html: str, page: Any, config: Any, files: Any) -> str:
    """Keep each chapter of a system."""
    system, _, name = str(page.file.src_uri).partition("/")
    if name and PLACE not in html and "live" not in page.meta:
        _chapters.setdefault(system, []).append((name.removesuffix(".md"), html))
    return html


def on_env(env: Any, config: Any, files: Any) -> Any:
    """Put the books where they belong, in the order of the navigation."""
    nav = re.findall(r"([\w-]+)/([\w-]+)\.md", str(config.nav))
    for file in files.documentation_pages():
        if file.page is not None and PLACE in (file.page.content or ""):
            system = file.src_uri.partition("/")[0]
            kept = dict(_chapters.get(system, ()))
            parts = [(name, kept[name]) for s, name in nav if s == system and name in kept]
            before, _, after = file.page.content.partition(f"<p>{PLACE}{system}</p>")
            file.page.content = before + book(system, parts) + after
    return env


def book(system: str, chapters: list[tuple[str, str]]) -> str:
    """The chapters, given by name and HTML, as one text with its list of contents."""
    names = {name for name, _ in chapters}
    titles, parts = [], []
    for name, html in chapters:
        writer = Chapter(system, name, names)
        writer.feed(html)
        writer.close()
        titles.append((f"{PREFIX}{name}", writer.title))
        parts.append(f'<section class="book-chapter">{"".join(writer.out)}</section>')
    items = "".join(f'<li><a href="#{id}">{escape(title)}</a></li>' for id, title in titles)
    return f'<ol class="book-contents">{items}</ol>{"".join(parts)}'


def placed(chapter: str, id: str) -> str:
    """The id in the book of one in a chapter: a rule's is known by itself; "" is its top."""
    if id in RULES:
        return f"{PREFIX}{id}"
    return f"{PREFIX}{chapter}" + (f"--{id}" if id else "")


@dataclass(frozen=True)
class Open:
    """An element that is open: whether it is left out, and whether it is in an answer."""

    tag: str
    left: bool = False
    boxed: bool = False


class Chapter(HTMLParser):
    """Writes a chapter again for the book."""

    def __init__(self, system: str, name: str, names: set[str]) -> None:
        super().__init__(convert_charrefs=False)
        self.system, self.name, self.names = system, name, names
        self.out: list[str] = []
        self.title = ""
        self.open: list[Open] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        above = self.open[-1] if self.open else Open("")
        classes = set(said.get("class", "").split())
        boxed = above.boxed or bool(classes & BOXES)
        more = tag == "details" and boxed and "figure" not in classes
        left = above.left or more or "hidden" in said or tag in LEFT_OUT
        here = Open(tag, left or bool(classes & LEFT_CLASSES), boxed)
        if tag not in VOID:
            self.open.append(here)
        if not here.left:
            self.out.append(self._opening(tag, said))

    def _opening(self, tag: str, said: dict[str, str]) -> str:
        if tag == "h1":
            said = {"id": ""}
        if tag == "details":
            said = {**said, "open": ""}
        kept = {n: self._value(n, v) for n, v in said.items() if not n.startswith("data-")}
        text = "".join(f' {n}="{escape(v, quote=True)}"' for n, v in kept.items())
        return f"<{HEADINGS.get(tag, tag)}{text}>"

    def _value(self, name: str, value: str) -> str:
        """An attribute in the book: ids with the prefix, links within it."""
        if name == "id" and not value:
            return placed(self.name, "")
        if name in ("id", "for", "aria-labelledby", "aria-describedby"):
            return " ".join(placed(self.name, each) for each in value.split())
        if name != "href" or ":" in value:
            return value
        path, _, anchor = value.partition("#")
        folder, _, page = path.rpartition("/")
        chapter = page.removesuffix(".html")
        inside = not path or (chapter in self.names and folder in ("", f"../{self.system}"))
        if not inside or "?" in anchor:
            return value
        return f"#{placed(chapter or self.name, anchor)}"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not (self.open and self.open[-1].left) and tag not in LEFT_OUT:
            self.out.append(self.get_starttag_text() or "")

    def handle_endtag(self, tag: str) -> None:
        while self.open:
            closed = self.open.pop()
            if not closed.left:
                self.out.append(f"</{HEADINGS.get(closed.tag, closed.tag)}>")
            if closed.tag == tag:
                break

    def handle_data(self, data: str) -> None:
        if not (self.open and self.open[-1].left):
            self.out.append(data)
            if any(each.tag == "h1" for each in self.open):
                self.title += unescape(data)

    def handle_entityref(self, name: str) -> None:
        self.handle_data(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.handle_data(f"&#{name};")
