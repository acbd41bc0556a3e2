"""A system's glossary: what its terms are called, and which rules each leads to.

`docs/<system>/glossary.md` is a definition list, one ``Term {: #id }`` a line, then its meaning
with links to rules. A sentence ``Also: shaken, rattled.`` gives other words for it; the class
``.quiet`` keeps an everyday word from being marked in the chapters.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
_TERM = re.compile(r"^(\w[^\n{]*?) \{: #([\w-]+)((?: \.[\w-]+)*) \}$")
_RULE = re.compile(r"\([\w./-]*\.md#([\w-]+)\)")
_ALSO = re.compile(r"\bAlso: ([^.]+)\.")


@dataclass(frozen=True)
class Term:
    """A term: its anchor in the glossary, its name, other words for it, the rules it leads to."""

    anchor: str
    name: str
    also: tuple[str, ...]
    rules: tuple[str, ...]
    quiet: bool

    @property
    def words(self) -> tuple[str, ...]:
        """Everything it is called."""
        return (self.name, *self.also)


@cache
def glossary(system: str) -> tuple[Term, ...]:
    """The terms of a system, as its glossary has them; none where it has no glossary."""
    path = DOCS / system / "glossary.md"
    return terms(path.read_text(encoding="utf-8")) if system and path.exists() else ()


def terms(text: str) -> tuple[Term, ...]:
    """The terms of a glossary's Markdown; several names in a row share one meaning."""
    found: list[Term] = []
    names: list[tuple[str, str, str]] = []
    for line in text.splitlines():
        if match := _TERM.match(line):
            names.append((match[1], match[2], match[3]))
        elif line.startswith(":") and names:
            also = _ALSO.search(line)
            others = tuple(w.strip() for w in also[1].split(",")) if also else ()
            rules = tuple(dict.fromkeys(_RULE.findall(line)))
            for name, anchor, classes in names:
                found.append(Term(anchor, name, others, rules, ".quiet" in classes))
            names = []
    return tuple(found)
