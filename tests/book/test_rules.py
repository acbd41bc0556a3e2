"""Every rule and ruling of the specification stands in the book, once, in the core's words."""

import json
from pathlib import Path

import pytest

from calculators.catalogue import CALCULATORS, OPTIONS, SYSTEMS
from calculators.kit.blocks import BOOKS, RULES
from calculators.kit.book import expanded
from rules_core.rulebook import Mark, Rule, Ruling
from tests.book.built import pages

DATA = Path(__file__).resolve().parents[1] / "data"
IDS = json.loads((DATA / "rule_ids.json").read_text(encoding="utf-8"))
ANCHORS = DATA / "anchors.txt"
EACH = pytest.mark.parametrize("rule", RULES.values(), ids=RULES.keys())


@pytest.mark.parametrize("system", BOOKS)
def test_complete_and_nothing_made_up(system: str) -> None:
    ids = [rule.id for chapter in BOOKS[system] for rule in chapter]
    assert sorted(ids) == sorted([*IDS[system]["rules"], *IDS[system]["rulings"]])


@pytest.mark.parametrize("system", BOOKS)
def test_switches_and_fixed_rulings(system: str) -> None:
    kinds = {
        rule.id: "fixed" if rule.fixed else "switch"
        for chapter in BOOKS[system]
        for rule in chapter
        if isinstance(rule, Ruling)
    }
    assert kinds == IDS[system]["rulings"]


@EACH
def test_stands_in_the_book_in_these_words(rule: Rule) -> None:
    page = pages()[f"{rule.page}.html"]
    assert page.ids.count(rule.id) == 1
    assert page.paragraphs[rule.id] == " ".join(rule.words.split())
    assert len(rule.words) > 40
    elsewhere = [name for name, other in pages().items() if rule.id in other.ids]
    assert elsewhere == [f"{rule.page}.html"]


@EACH
def test_title_and_values(rule: Rule) -> None:
    assert rule.title
    if isinstance(rule, Ruling):
        assert all(rule.values.values())
        assert len(rule.values) != 1
        assert rule.id in pages()["rulings.html"].text


def test_marks_are_shown() -> None:
    marked = [rule for rule in RULES.values() if rule.marks]
    assert {rule.id for rule in marked if Mark.INPUT in rule.marks} >= {"tw-derived", "tw-odds"}
    assert {rule.id for rule in marked if Mark.OUTSIDE in rule.marks} >= {
        "tw-traits",
        "tw-card",
        "tw-check",
        "cd-dice",
        "cd-purpose",
    }


def test_every_symbol_put_back_is_marked_and_told() -> None:
    results = ("success", "advantage", "triumph", "failure", "threat", "despair")
    restored = {f"cd-result-{symbol}" for symbol in results}
    restored |= {"cd-maneuvers", "cd-outcomes", "cd-conditions", "cd-cover"}
    assert {rule.id for rule in RULES.values() if Mark.EDITOR in rule.marks} == restored
    for id in restored:
        assert "editor's reading" in RULES[id].words
        assert 'class="mark mark-editor"><a href="../clockwork/dice.html#r-cd-symbols"' in expanded(
            id, None, "../"
        )


@pytest.mark.parametrize("system", BOOKS)
def test_every_switch_is_an_option_and_the_other_way_round(system: str) -> None:
    options = OPTIONS[system]
    rules = [rule for chapter in BOOKS[system] for rule in chapter]
    switches = {r.id for r in rules if isinstance(r, Ruling) and not r.fixed}
    behind = {options.rule_of(option) for option in options.choices()}
    assert {rule.id for rule in behind if isinstance(rule, Ruling)} == switches
    for option in options.choices():
        rule, prefix = options.rule_of(option), options.prefix
        assert rule.id in (f"r-{option}", f"r-{prefix}-{option}", f"{prefix}-{option}")


@pytest.mark.parametrize("id", CALCULATORS)
def test_each_calculator_stands_once_beside_its_rule(id: str) -> None:
    where = [name for name, page in pages().items() for found in page.calculators if found == id]
    assert where == [f"{CALCULATORS[id].rule.page}.html"]


def test_no_anchor_ever_vanishes() -> None:
    """`tests/data/anchors.txt` lists what people's links may point at; add to it, never take away.

    When a new chapter is done, run ``python -m tests.book.test_rules`` to add its anchors.
    """
    kept = ANCHORS.read_text(encoding="utf-8").split()
    assert kept
    missing = sorted(set(kept) - anchors())
    assert not missing
    assert {f"{r.page}.html#{r.id}" for r in RULES.values()} <= set(kept)


def anchors() -> set[str]:
    """Every anchor of the book that a reader may link to."""
    hidden = ("__", *(f"{system}-" for system in SYSTEMS))
    return {
        f"{name}#{id}"
        for name, page in pages().items()
        for id in page.ids
        if not id.startswith(hidden) and not name.endswith("/book.html")
    } | {f"{c.rule.page}.html#{c.id}" for c in CALCULATORS.values()}


if __name__ == "__main__":
    old = set(ANCHORS.read_text(encoding="utf-8").split()) if ANCHORS.exists() else set()
    ANCHORS.write_text("\n".join(sorted(old | anchors())) + "\n", encoding="utf-8")
