"""The fences and directives: a wrong example or an unknown id stops the build."""

from typing import Any

import markdown
import pytest
from pymdownx.superfences import SuperFencesException

from calculators.kit import fences
from calculators.kit.book import DIRECTIVE, expanded
from calculators.kit.fences import TABLES

FENCES = [
    {"name": name, "class": name, "format": getattr(fences, name)}
    for name in ("calculator", "example", "table")
]


def build(kind: str, *lines: str) -> str:
    text = "\n".join([f"```{kind}", *lines, "```"])
    config: dict[str, Any] = {"pymdownx.superfences": {"custom_fences": FENCES}}
    return markdown.markdown(text, extensions=["pymdownx.superfences"], extension_configs=config)


GOOD = ("title: A hand", "west-card-pool", "verve=2", "social_combat=2", "-> cards=4")


def test_a_right_example_is_shown_with_its_reasons_and_link() -> None:
    html = build("example", *GOOD)
    assert "4 cards" in html
    assert "west/cards.html#west-card-pool?verve=2&amp;social_combat=2" in html
    assert "#tw-pool" in html


@pytest.mark.parametrize(
    "lines",
    [
        (*GOOD[:-1], "-> cards=5"),
        (*GOOD[:-1], "-> crads=4"),
        (*GOOD[:-1],),
        (*GOOD[:1], "west-nothing", "-> cards=4"),
        (*GOOD[:2], "verve=6", "-> cards=4"),
        (*GOOD[:2], "vreve=2", "-> cards=4"),
    ],
)
def test_a_wrong_example_stops_the_build(lines: tuple[str, ...]) -> None:
    with pytest.raises(SuperFencesException):
        build("example", *lines)


def test_odds_in_an_example() -> None:
    good = ("title: x", "west-check", "die=d8", "rank=2")
    assert build("example", *good, "-> chance=3/4", "-> bumps.2=369/4096")
    with pytest.raises(SuperFencesException):
        build("example", *good, "-> bumps.2=1/4")


def test_presets_fill_the_form() -> None:
    html = build("calculator", "west-card-pool", "verve=3")
    assert 'name="verve" value="3"' in html
    assert 'data-built="west-card-pool?verve=3' in html
    with pytest.raises(SuperFencesException):
        build("calculator", "west-card-pool", "verve=9")


@pytest.mark.parametrize("id", TABLES)
def test_tables(id: str) -> None:
    html = build("table", id)
    assert "<caption>" in html
    assert html.count("<tr>") >= 4


def test_an_unknown_table_stops_the_build() -> None:
    with pytest.raises(SuperFencesException):
        build("table", "west-nothing")


def test_directives() -> None:
    assert DIRECTIVE.findall("::: tw-tn\n::: rulings west\ntext ::: tw-tn") == [
        ("tw-tn", ""),
        ("rulings", "west"),
    ]
    assert "{ #tw-tn .rule-title }" in expanded("tw-tn", None, "")
    assert "is a maneuver.<br>\nAim (fights)" in expanded("cd-maneuvers", None, "")
    with pytest.raises(ValueError, match="no such rule"):
        expanded("tw-nothing", None, "")
