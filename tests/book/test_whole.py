"""Whole books: every chapter on one page, links within it, and the same as a PDF."""

from collections import Counter

import pytest

from calculators.kit import paper
from calculators.kit.blocks import BOOKS, RULES
from rules_core.rulebook import Ruling
from tests.book.built import SITE, pages

EACH = pytest.mark.parametrize("system", BOOKS)


@EACH
def test_every_rule_stands_in_it_in_the_same_words(system: str) -> None:
    page = pages()[f"{system}/book.html"]
    rules = [rule for rule in RULES.values() if rule.page.startswith(f"{system}/")]
    assert rules
    for rule in rules:
        assert page.ids.count(f"all-{rule.id}") == 1
        if not isinstance(rule, Ruling):
            assert page.paragraphs[f"all-{rule.id}"] == " ".join(rule.words.split())


@EACH
def test_no_id_twice_and_links_stay_inside(system: str) -> None:
    page = pages()[f"{system}/book.html"]
    assert [id for id, n in Counter(page.ids).items() if n > 1] == []
    inside = {link[1:] for link in page.links if link.startswith("#all-")}
    assert len(inside) > 50
    assert inside <= set(page.ids)


@EACH
def test_nothing_in_it_waits_for_a_press(system: str) -> None:
    text = (SITE / system / "book.html").read_text(encoding="utf-8")
    book = text.partition('class="book-contents"')[2].partition("</article>")[0]
    assert book
    for dead in ("<form", "<button", "<input", "data-calculator", " hidden"):
        assert dead not in book, dead


@EACH
def test_the_pdf_is_one_wherever_it_is_offered(system: str) -> None:
    offered = f"{system}.pdf" in pages()[f"{system}/book.html"].links
    assert offered == (paper.browser() is not None)
    if offered:
        printed = (SITE / system / f"{system}.pdf").read_bytes()
        assert printed.startswith(b"%PDF-")
        assert printed.rstrip().endswith(b"%%EOF")
        assert len(printed) > 100_000
