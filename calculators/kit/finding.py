"""The MkDocs hook of finding things: terms marked in the chapters, and what search knows.

In a chapter, the first mention of each glossary term in a section becomes a link to it. In the
search index, each entry names its system, and a rule carries the words that the glossary has for
it, so that it comes before the pages that only mention them.
"""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from calculators.catalogue import SYSTEMS
from calculators.kit.glossary import Term, glossary
from calculators.kit.markup import VOID, element
from rules_core.rulebook import Rule

PROSE = {"p", "li", "dd"}
CLOSED = {
    "a",
    "code",
    "pre",
    "button",
    "form",
    "label",
    "section",
    "table",
    "figure",
    "details",
    "nav",
}
CLOSED |= {f"h{n}" for n in range(1, 7)} | {"nav", "dt", "div", "strong", "span", "svg", "script"}
ANSWERS = ("answer-main", "example-title")  # prose that a calculator writes anew as one changes it
RULE_BOOST = 4


def on_page_content(html: str, page: Any, config: Any, files: Any) -> str:
    """Mark the terms in the prose of a system's chapter."""
    system, _, name = str(page.file.src_uri).partition("/")
    return html if name in ("", "glossary.md") else marked(html, glossary(system))


def marked(html: str, terms: tuple[Term, ...]) -> str:
    """The HTML with the first mention of each term in a section (h2) linked to the glossary."""
    names = {w.lower(): t for t in terms if not t.quiet for w in t.words}
    if not names:
        return html
    marker = Marker(names)
    marker.feed(html)
    marker.close()
    return "".join(marker.out)


class Marker(HTMLParser):
    """Writes HTML again as it was, with links put around terms in its prose."""

    def __init__(self, names: dict[str, Term]) -> None:
        super().__init__(convert_charrefs=False)
        self.names = names
        words = sorted(map(re.escape, names), key=len, reverse=True)
        self.pattern = re.compile(rf"(?<![\w-])({'|'.join(words)})(s?)(?![\w-])", re.IGNORECASE)
        self.out: list[str] = []
        self.open: list[str] = []
        self.answering = False
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag in ("h1", "h2"):
            self.seen.clear()
        if tag in PROSE:
            self.answering = bool({*ANSWERS} & set((dict(attrs).get("class") or "").split()))
        if tag not in VOID:
            self.open.append(tag)
        self.out.append(self.get_starttag_text() or "")

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.out.append(self.get_starttag_text() or "")

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop() != tag:
            pass
        self.out.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        inner = self.open[self._block() :]
        if not inner or inner[0] not in PROSE or CLOSED & set(inner) or self._boxed():
            self.out.append(data)
        else:
            self.out.append(self.pattern.sub(self._link, data))

    def _block(self) -> int:
        """Where the innermost block of prose stands among the open elements."""
        return max((i for i, tag in enumerate(self.open) if tag in PROSE), default=len(self.open))

    def _boxed(self) -> bool:
        boxes = {"section", "form", "figure", "table", "details"}
        return self.answering or bool(boxes & set(self.open))

    def _link(self, match: re.Match[str]) -> str:
        term = self.names[match[1].lower()]
        if term.anchor in self.seen:
            return match[0]
        self.seen.add(term.anchor)
        return element("a", match[0], href=f"glossary.html#{term.anchor}", class_="term")

    def handle_entityref(self, name: str) -> None:
        self.out.append(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.out.append(f"&#{name};")

    def handle_comment(self, data: str) -> None:
        self.out.append(f"<!--{data}-->")


def on_post_build(config: Any) -> None:
    """Give the search index its systems, the glossary's words and the rules' weight."""
    from calculators.kit.blocks import RULES

    path = Path(config.site_dir) / "search" / "search_index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    for entry in index["docs"]:
        index_entry(entry, RULES)
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text, encoding="utf-8")


def index_entry(entry: dict[str, Any], rules: dict[str, Rule]) -> None:
    """Complete one entry of the index: tags, and weight if it is a rule's."""
    page, _, anchor = str(entry["location"]).partition("#")
    system = page.partition("/")[0]
    if system not in SYSTEMS:
        return
    entry["tags"] = [SYSTEMS[system][0]]
    if anchor in rules:
        known = [w for t in glossary(system) if anchor in t.rules[:1] for w in t.words]
        entry["tags"] += dict.fromkeys(known)
        entry["boost"] = RULE_BOOST
        entry["text"] = str(entry["text"]).removeprefix(f"{anchor} ")
