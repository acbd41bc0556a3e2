"""What a page asks for besides itself: one style sheet, and few scripts."""

import re
from pathlib import Path

import pytest

from calculators.kit.assets import APART, JoiningError, esbuild, mended
from tests.book.built import SITE, pages

SOURCES = Path(__file__).resolve().parents[2] / "site_overrides" / "assets" / "parley"
OURS = SITE / "assets" / "parley"
SCRIPTS = {"first.js", "site.js"}  # besides the theme's


def names(text: str) -> list[str]:
    return re.findall(r'import "\./([\w-]+\.\w+)"', text)


def test_each_page_has_one_style_sheet_and_few_scripts() -> None:
    for name, page in pages().items():
        asked = [Path(source).name for source in page.sources]
        assert [a for a in asked if a.endswith(".css")] == ["site.css"], name
        scripts = {a for a in asked if a.endswith(".js")}
        assert {a for a in scripts if not a.startswith("bundle.")} == SCRIPTS, name


def test_every_style_sheet_is_in_it_once() -> None:
    listed = names((SOURCES / "site.css").read_text("utf-8"))
    assert sorted([*listed, "site.css"]) == sorted(p.name for p in SOURCES.glob("*.css"))


def test_the_parts_are_not_served_beside_the_whole() -> None:
    assert [p.name for p in OURS.glob("*.css")] == ["site.css"]
    left = {p.name for p in OURS.glob("*.js") if "-" not in p.name}  # those wait for their use
    assert left == {*SCRIPTS, *APART, "worker.js"}
    assert not list(SITE.glob("assets/stylesheets/*"))


def test_every_script_is_in_one_of_them() -> None:
    sources = {p.name: p.read_text("utf-8") for p in SOURCES.glob("*.js")}
    named = set(re.findall(r'"\.?/?([\w-]+\.js)"', "".join(sources.values())))
    alone = {"site.js", "first.js", "later.js"}
    assert set(sources) - named == alone


def test_the_theme_s_styles_come_first() -> None:
    style = (OURS / "site.css").read_text("utf-8")
    assert 0 < style.index(".md-header") < style.index("Source Serif 4") < style.index(".calc-wait")


def test_the_search_waits_for_a_search() -> None:
    (script,) = SITE.glob("assets/javascripts/bundle.*.min.js")
    assert "focusin" in script.read_text("utf-8")[:2000]


def test_a_broken_source_stops_the_build() -> None:
    with pytest.raises(JoiningError, match="nowhere"):
        esbuild("--loader=css", given='@import "./nowhere.css";')


def test_what_html_does_not_allow_is_mended() -> None:
    theme = '<input type="checkbox" id="__drawer" autocomplete="off"><input autocomplete="off">'
    assert mended(theme).count("autocomplete") == 1
    for name in pages():
        page = (SITE / name).read_text("utf-8")
        assert 'id="__search" form="toggles"' in page, name
        assert 'id="toggles" autocomplete="off"' in page, name
