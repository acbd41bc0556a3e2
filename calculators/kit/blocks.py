"""The books of all systems, and a rule or a ruling as it stands in its chapter."""

from collections.abc import Iterable

from calculators.kit.links import rule_link
from calculators.kit.markup import element, text
from rules_core.anam.book import CHAPTERS as ANAM
from rules_core.clockwork.book import CHAPTERS as CLOCKWORK
from rules_core.clockwork.book import DiceRuling
from rules_core.imperfect.book import CHAPTERS as IMPERFECT
from rules_core.rulebook import Mark, Rule, Ruling
from rules_core.west.book import CHAPTERS as WEST

BOOKS: dict[str, Iterable[type[Rule]]] = {
    "west": WEST,
    "clockwork": CLOCKWORK,
    "imperfect": IMPERFECT,
    "anam": ANAM,
}
RULES: dict[str, Rule] = {
    rule.id: rule for chapters in BOOKS.values() for c in chapters for rule in c
}
EXPLAINED = {Mark.EDITOR: DiceRuling.SYMBOLS}  # marks that a ruling explains


def rule_block(rule: Rule, root: str) -> str:
    """A rule as it stands in its chapter, with the rulings under it."""
    marks = "".join(mark_html(mark, root) for mark in rule.marks)
    mark = element(
        "div",
        element("a", rule.id, href=f"#{rule.id}", class_="rule-id"),
        marks,
        class_="rule-mark",
    )
    words = element("p", text(rule.words).replace("\n", "<br>\n"), class_="rule-words")
    below = [ruling_block(r) for r in RULES.values() if isinstance(r, Ruling) and r.under is rule]
    return "\n\n".join([f"### {rule.title} {{ #{rule.id} .rule-title }}", mark, words, *below])


def mark_html(mark: Mark, root: str) -> str:
    """A mark, leading to the ruling that explains it where one does."""
    words = rule_link(EXPLAINED[mark], mark.value, root) if mark in EXPLAINED else mark.value
    return element("span", words, class_=f"mark mark-{mark.name.lower()}")


def ruling_block(ruling: Ruling) -> str:
    """A ruling below its rule: its badge, what it settles, and its values."""
    id = element("a", ruling.id, href=f"#{ruling.id}", class_="rule-id")
    head = element(
        "p",
        badge(ruling),
        " ",
        element("strong", text(ruling.title)),
        " ",
        id,
        class_="ruling-head",
    )
    return element("div", head, *ruling_body(ruling), class_="ruling", id=ruling.id)


def badge(ruling: Ruling) -> str:
    """``ruling`` for a fixed one, ``switch: now`` with the default for a switch."""
    words = "ruling" if ruling.fixed else f"switch: {ruling.default}"
    return element("span", text(words), class_="badge")


def ruling_body(ruling: Ruling) -> list[str]:
    """The ruling's words and, for a switch, each value with its meaning."""
    words = element("p", text(ruling.words), class_="ruling-words")
    if ruling.fixed:
        return [words]
    values = [
        element("dt", text(value), " (default)" if value == ruling.default else "")
        + element("dd", text(meaning))
        for value, meaning in ruling.values.items()
    ]
    return [words, element("dl", *values, class_="ruling-values")]
