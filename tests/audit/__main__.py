"""``make audit``: the built site measured as a phone has it, and held to its bars.

Prints one table, writes ``build/quality/audit.json``, and exits with 1 where a bar is missed.
``python -m tests.audit html links`` measures only those (of lighthouse, live, html, links), and
then writes nothing.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from calculators.kit.quality import BUSY, busy
from tests.audit import lighthouse, live, validity
from tests.audit.bars import Bar, table
from tests.audit.host import hosted
from tests.book.built import SITE, pages
from tests.book.links import broken
from tests.quality.stamp import stamp

TOP = Path(__file__).resolve().parents[2]
TOOLS = TOP / "build" / "audit"
RESULT = TOP / "build" / "quality" / "audit.json"
GROUPS = ("links", "html", "lighthouse", "live")
RUNS = 3  # of Lighthouse for each page; the median counts


def links() -> Bar:
    """No link of any page that leads nowhere."""
    faults = [fault for name in pages() for fault in broken(name)]
    count = sum(len(page.links) for page in pages().values())
    return Bar(
        "broken links",
        "every page",
        len(faults),
        0,
        note="; ".join([f"{count} links", *faults[:5]]),
    )


def measure(groups: list[str], runs: int, about: dict[str, Any]) -> Iterator[Bar]:
    """The bars of the groups asked for; what measured them goes into `about`."""
    if "links" in groups:
        yield links()
    if "html" in groups:
        yield validity.bar(TOOLS, SITE)
    index = 0.0
    with hosted(SITE) as home:
        if "lighthouse" in groups:
            for page, found in lighthouse.reports(TOOLS, home, runs):
                yield from lighthouse.bars(page, found)
                index = median(report["environment"]["benchmarkIndex"] for report in found)
                about["lighthouse"] = found[-1]["lighthouseVersion"]
                about["browser"] = found[-1]["environment"]["hostUserAgent"]
        if "live" in groups:
            yield from live.measured(home, lighthouse.slowdown(index or 1533))
    about["benchmark index"] = round(index)


def main() -> int:
    """Measure, print, write; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.audit", description=__doc__)
    parser.add_argument("groups", nargs="*", default=GROUPS, metavar="group")
    parser.add_argument("--runs", type=int, default=RUNS, help="of Lighthouse for each page")
    said = parser.parse_args()
    if wrong := set(said.groups) - set(GROUPS):
        parser.error(f"no such group: {', '.join(sorted(wrong))}")
    about: dict[str, Any] = stamp()
    bars = []
    loads = []
    for bar in measure(list(said.groups), said.runs, about):
        bars.append(bar)
        loads.append(os.getloadavg()[0])
        print(f"{bar.where}: {bar.name}", file=sys.stderr)
    about |= {"load": round(median(loads), 1), "cores": os.cpu_count()}
    print(table(bars))
    if busy(about):
        print(f"{BUSY} Measure again on a quiet machine.")
    for bar in bars:
        if not bar.met:
            print(f"missed: {bar.name}, {bar.where}: {bar.note}")
    if set(said.groups) == set(GROUPS):
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        told = {**about, "bars": [bar.as_json() for bar in bars]}
        RESULT.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0 if all(bar.met for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
