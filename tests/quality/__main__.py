"""``make quality``: gather the latest results into ``docs/quality.json``, which the book shows.

Read are ``build/quality/tests.xml`` (`make test`), ``audit.json`` (`make audit`), ``bench.json``
(`make bench`) and ``tests/mutation/score.json``. A part without a new result stays as it was.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

TOP = Path(__file__).resolve().parents[2]
FRESH = TOP / "build" / "quality"
KEPT = TOP / "docs" / "quality.json"
SCORE = TOP / "tests" / "mutation" / "score.json"
WAY = "test_it_is_read_played_saved_and_used_offline"


def suites(path: Path) -> dict[str, Any]:
    """The tests and browsers of a report of pytest's, named by the commit that was tested."""
    suite = ElementTree.parse(path).getroot().find("testsuite")
    if suite is None:
        raise ValueError(f"{path} holds no results")
    about = {"date": suite.get("timestamp", "")[:10], "commit": suite.get("name", "")}
    counts: dict[str, Counter[str]] = {}
    ways: dict[str, str] = {}
    for case in suite.iter("testcase"):
        bad = case.find("failure") is not None or case.find("error") is not None
        verdict = "failed" if bad else "skipped" if case.find("skipped") is not None else "passed"
        places = str(case.get("classname")).split(".")
        area = places[1] if len(places) > 2 else "top"
        counts.setdefault(area, Counter(passed=0, failed=0, skipped=0))[verdict] += 1
        name, _, rest = str(case.get("name")).partition("[")
        if name == WAY:
            ways[rest.removesuffix("]").replace("-", ", ")] = verdict
    areas = {name: dict(counts[name]) for name in sorted(counts)}
    found: dict[str, Any] = {"tests": {**about, "areas": areas}}
    return found | ({"browsers": {**about, "ways": ways}} if ways else {})


def gathered(kept: dict[str, Any], fresh: Path = FRESH, score: Path = SCORE) -> dict[str, Any]:
    """What is kept, with each part that has a new result replaced by it."""
    found = dict(kept)
    if (fresh / "tests.xml").is_file():
        found |= suites(fresh / "tests.xml")
    for part in ("audit", "bench"):
        if (fresh / f"{part}.json").is_file():
            found[part] = json.loads((fresh / f"{part}.json").read_text("utf-8"))
    if score.is_file():
        said = json.loads(score.read_text("utf-8"))
        dates = [each["date"] for each in said["packages"].values()]
        found["mutation"] = {"date": max(dates, default=""), **said}
    return found


def main() -> int:
    """Gather and write; the exit status."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {}
    found = gathered(kept)
    KEPT.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"{KEPT.relative_to(TOP)}: {', '.join(found) or 'nothing was measured yet'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
