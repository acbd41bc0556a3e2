"""What was measured, as it is gathered and shown: nothing invented, nothing left out."""

import json
import re
from pathlib import Path

import pytest

from calculators.kit.quality import BUSY, NOTHING, PARTS, quality_html, read
from tests.audit.bars import Bar, table
from tests.audit.lighthouse import slowdown
from tests.book.built import SITE
from tests.quality.__main__ import gathered, suites

XML = """<testsuites><testsuite name="abc123" timestamp="2026-11-30T06:00:00">
<testcase classname="tests.rules_core.test_odds" name="test_one" />
<testcase classname="tests.rules_core.test_odds" name="test_two"><failure /></testcase>
<testcase classname="tests.site.test_browsers"
  name="test_it_is_read_played_saved_and_used_offline[firefox-phone]" />
<testcase classname="tests.test_layers" name="test_arrows" />
</testsuite></testsuites>"""
SCORE = {
    "packages": {
        "west": {
            "date": "2026-11-29",
            "mutants": 1000,
            "killed": 700,
            "type_check": 250,
            "timeouts": 4,
            "survived": 40,
            "equivalent": 6,
        }
    },
    "without_a_run": ["shared"],
}


def words(html: str) -> str:
    """The text of it, without the marks of the glossary, and without spaces."""
    return re.sub(r"<[^>]+>|\s", "", html)


@pytest.mark.parametrize("part", PARTS)
def test_what_was_not_measured_is_said(part: str) -> None:
    assert NOTHING in quality_html(part, {})


def test_an_unknown_part_stops_the_build() -> None:
    with pytest.raises(ValueError, match="no such part"):
        quality_html("guesses", {})


def test_the_page_shows_all_that_was_measured() -> None:
    page = (SITE / "quality.html").read_text("utf-8")
    known = read()
    assert page.count(NOTHING) == len([part for part in PARTS if not known.get(part)])
    for part in PARTS:
        assert words(quality_html(part, known)) in words(page)
    assert json.loads((SITE / "quality.json").read_text("utf-8")) == known


def test_results_of_tests_are_counted(tmp_path: Path) -> None:
    (tmp_path / "tests.xml").write_text(XML, "utf-8")
    found = suites(tmp_path / "tests.xml")
    assert found["tests"]["date"] == "2026-11-30"
    assert found["tests"]["commit"] == "abc123"
    assert found["tests"]["areas"]["rules_core"] == {"passed": 1, "failed": 1, "skipped": 0}
    assert found["tests"]["areas"]["top"]["passed"] == 1
    assert found["browsers"]["ways"] == {"firefox, phone": "passed"}
    shown = quality_html("tests", found)
    assert "<td>3</td><td>1</td>" in shown  # all
    assert "firefox, phone" in quality_html("browsers", found)


def test_a_part_without_a_new_result_stays(tmp_path: Path) -> None:
    kept = {"audit": {"date": "2026-01-01", "bars": []}}
    score = tmp_path / "score.json"
    score.write_text(json.dumps(SCORE), "utf-8")
    found = gathered(kept, tmp_path / "nothing", score)
    assert found["audit"] == kept["audit"]
    assert found["mutation"]["date"] == "2026-11-29"
    shown = quality_html("mutation", found)
    assert "<td>1,000</td><td>954</td><td>40</td><td>6</td>" in shown
    assert "not run" in shown


def test_a_busy_machine_is_said() -> None:
    quiet = {"date": "2026-11-30", "bars": [], "load": 4, "cores": 2}
    assert BUSY not in quality_html("audit", {"audit": quiet})
    assert BUSY in quality_html("audit", {"audit": {**quiet, "load": 4.1}})


def test_a_bar_is_met_on_its_own_side() -> None:
    assert Bar("speed", "home", 95, 95, more_is_better=True).met
    assert not Bar("speed", "home", 94, 95, more_is_better=True).met
    assert Bar("paint", "home", 2.5, 2.5).met
    assert not Bar("paint", "home", 2.51, 2.5).met
    missing = Bar("paint", "home", None, 2.5)
    assert not missing.met
    assert "MISSED" in table([missing])


@pytest.mark.parametrize(
    ("index", "times"), [(100, 1), (150, 1), (475, 1.5), (800, 2), (1300, 3), (1533, 4), (4000, 4)]
)
def test_any_machine_becomes_the_same_phone(index: float, times: float) -> None:
    assert slowdown(index) == pytest.approx(times, abs=0.05)
