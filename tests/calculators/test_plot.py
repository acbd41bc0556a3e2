"""Odds as figures: the views, the table, the file; all of them say the same."""

import csv
import io
from fractions import Fraction
from html.parser import HTMLParser
from urllib.parse import unquote

from calculators.catalogue import find
from calculators.kit.answers import answer_html
from calculators.kit.plot import csv as csv_text
from calculators.kit.plot import odds_figure, series_figure
from rules_core.odds import Odds

DICE = Odds({1: 1, 2: 2, 3: 1})
CLOSED = Odds({"0": 1, "1": 1, "5+": 2})
WORDS = Odds({"hit": 1, "miss": 3})


class Tags(HTMLParser):
    """Every tag of a piece of HTML with its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def with_(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for _, attributes in self.found if name in attributes]


def test_numbers_have_three_views_of_which_the_first_is_shown() -> None:
    for odds in (DICE, CLOSED):
        tags = Tags(odds_figure("Wounds", odds))
        views = [each["data-view"] for each in tags.with_("data-view")]
        assert views == ["exactly", "least", "most"]
        assert [each["aria-pressed"] for each in tags.with_("data-view")] == [
            "true",
            "false",
            "false",
        ]
        shown = [each["data-shows"] for each in tags.with_("data-shows") if "hidden" not in each]
        assert shown == ["exactly"]


def test_words_and_series_have_one() -> None:
    series = {1: Fraction(1, 4), 2: Fraction(1, 2)}
    for html in (odds_figure("Hit", WORDS), series_figure("Reached", series)):
        assert not Tags(html).with_("data-view")
        assert html.count("<svg") == 1
    assert not Tags(odds_figure("One", Odds({3: 1}))).with_("data-view")


def test_the_table_adds_up() -> None:
    html = odds_figure("Wounds", DICE)
    for cells in (("25 %", "certain", "25 %", "1/4"), ("50 %", "75 %", "75 %", "1/2")):
        assert "".join(f"<td>{cell}</td>" for cell in cells) in html
    assert "mean 2" in html
    assert "mean" not in odds_figure("Wounds", CLOSED)


def test_a_long_fraction_is_there_on_a_tap() -> None:
    long = Fraction(10**40 + 1, 3 * 10**40)
    html = series_figure("Reached", {1: long})
    assert str(long) in html
    assert "82 digits" in html


def test_the_file_says_what_the_table_says() -> None:
    html = odds_figure("Stress wounds", DICE)
    (link,) = Tags(html).with_("download")
    assert link["download"] == "stress-wounds.csv"
    assert link["href"] is not None
    head, _, body = link["href"].partition(",")
    assert head == "data:text/csv;charset=utf-8"
    rows = list(csv.reader(io.StringIO(unquote(body), newline="")))
    assert rows[0] == [
        *("Stress wounds", "exactly %", "exactly fraction", "at least %", "at least fraction"),
        *("at most %", "at most fraction"),
    ]
    assert rows[1] == ["1", "25", "1/4", "100", "1", "25", "1/4"]
    assert rows[3] == ["3", "25", "1/4", "25", "1/4", "100", "1"]
    assert Tags(html).with_("data-copies")


def test_names_with_commas_are_quoted() -> None:
    said = csv_text("a, b", ["", "chance"], [('say "x"', Fraction(1, 3))])
    assert list(csv.reader(io.StringIO(said, newline=""))) == [
        ["a, b", "chance %", "chance fraction"],
        ['say "x"', "33.33", "1/3"],
    ]


def test_every_odds_answer_has_its_file() -> None:
    html = answer_html(find("west-odds").solve({}), "../")
    names = [link["download"] for link in Tags(html).with_("download")]
    assert names == ["trigger-reached-by-card.csv", "stress-wounds-of-the-first-attack.csv"]
