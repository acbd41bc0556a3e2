"""What was measured of the book, for its page about that: ``docs/quality.json`` as HTML.

``make quality`` writes that file from the results of tests, audit, bench and mutation. What it does
not have is said to be not measured; no figure comes from anywhere else.
"""

import json
from pathlib import Path
from typing import Any

from calculators.kit.markup import element, head_row, text

RESULTS = Path(__file__).resolve().parents[2] / "docs" / "quality.json"
PARTS = ("tests", "browsers", "audit", "bench", "mutation")
NOTHING = "Not measured on this build."
BUSY = (
    "The machine was busy with other work meanwhile, so what takes time took longer than it does."
)
Rows = list[tuple[str, ...]]

BENCH = {
    "first_answer_cold_ratio": "First answer of a first visit",
    "first_answer_slowcpu_ratio": "The same with half a processor core",
    "first_answer_fast4g_ratio": "The same on a fast 4G line",
    "first_answer_warm_ratio": "First answer of a second visit",
    "first_answer_bytes_ratio": "Bytes that the first answer loads",
    "genesys_vs_icepool_ratio": "Odds of the largest pool of dice, beside the library icepool",
}
MOMENTS = {
    "later_answer_ms": "From a press to the new answer",
    "tap_to_answer_idle_ms": "The first press once the calculator has started",
    "west_odds_browser_ms": "Exact odds of a whole talk",
}
BARS = {
    "performance": "Lighthouse: speed, of 100",
    "accessibility": "Lighthouse: accessibility, of 100",
    "best-practices": "Lighthouse: good practice, of 100",
    "seo": "Lighthouse: can be found, of 100",
    "largest paint": "Text is there after",
    "layout shift": "What moves while a page loads",
    "interaction": "The slowest reaction to a press",
    "shift in use": "What moves in use without a press",
    "invalid HTML": "Faults in the HTML",
    "broken links": "Links that lead nowhere",
}
AREAS = {
    "rules_core": "The rules: borders, switches, slow twins of the odds",
    "calculators": "The calculators: published cases, what people type",
    "book": "The book: every rule, link and example",
    "site": "The pages in a browser",
    "runtime": "The page's own Python",
    "mutation": "The list of known mutants",
    "top": "How the parts depend on each other",
}


def quality_html(part: str, results: dict[str, Any] | None = None) -> str:
    """One part of the results; ValueError for a part that is none stops the build."""
    if part not in PARTS:
        raise ValueError(f"::: quality {part}: there is no such part")
    known = results if results is not None else read()
    found = known.get(part)
    if not found:
        return element("p", NOTHING, class_="measured")
    makers = dict(zip(PARTS, (tests, browsers, audit, bench, mutation), strict=True))
    return stamp(found) + makers[part](found)


def read() -> dict[str, Any]:
    """The results as they were last gathered; none where they never were."""
    if not RESULTS.is_file():
        return {}
    found: dict[str, Any] = json.loads(RESULTS.read_text("utf-8"))
    return found


def stamp(found: dict[str, Any]) -> str:
    """When it was measured, and on which state of the sources."""
    said = f"Measured on {found['date']}"
    if found.get("commit"):
        said += f", commit {found['commit']}"
    return element("p", text(said + "."), class_="measured")


def table(name: str, heads: tuple[str, ...], rows: Rows) -> str:
    """A table in a box of its own that scrolls sideways; a row begins with its head."""
    head = head_row(*heads)
    body = [
        element(
            "tr",
            element("th", text(row[0]), scope="row"),
            *(element("td", text(cell)) for cell in row[1:]),
        )
        for row in rows
    ]
    whole = element("table", element("thead", head), element("tbody", *body), class_="rule-table")
    return element("div", whole, class_="scroll", tabindex="0", role="group", aria_label=name)


def tests(found: dict[str, Any]) -> str:
    """Tests by what they hold, and how they ended."""
    rows: Rows = [
        (AREAS.get(name, name), f"{each['passed']:,}", f"{each['failed']:,}")
        for name, each in found["areas"].items()
    ]
    sums = (sum(each[key] for each in found["areas"].values()) for key in ("passed", "failed"))
    passed, failed = sums
    return table(
        "Tests", ("What", "passed", "failed"), [*rows, ("All", f"{passed:,}", f"{failed:,}")]
    )


def browsers(found: dict[str, Any]) -> str:
    """The reader's way in each browser and size."""
    rows: Rows = [(name, verdict) for name, verdict in found["ways"].items()]
    return table("Browsers", ("Browser and size", "the whole way"), rows)


def busy(found: dict[str, Any]) -> bool:
    """Whether the machine had more to do than to measure; a browser alone keeps its cores busy."""
    return float(found.get("load", 0)) > 2 * int(found.get("cores") or 1)


def audit(found: dict[str, Any]) -> str:
    """Each bar with its aim, and with its figure on each page that was measured."""
    rows: dict[str, tuple[str, list[str]]] = {}
    for bar in found["bars"]:
        value = "not measured" if bar["value"] is None else f"{bar['value']:g}{bar['unit']}"
        aim = f"{'at least' if bar['more_is_better'] else 'at most'} {bar['aim']:g}{bar['unit']}"
        said = f"{bar['where']} {value}" + ("" if bar["met"] else " (missed)")
        rows.setdefault(BARS.get(bar["name"], bar["name"]), (aim, []))[1].append(said)
    lines: Rows = [(name, aim, ", ".join(said)) for name, (aim, said) in rows.items()]
    said_so = element("p", BUSY) if busy(found) else ""
    return said_so + table("Speed and form", ("What", "aim", "figures"), lines)


def bench(found: dict[str, Any]) -> str:
    """What is compared, then what is waited for."""
    figures = {each["name"]: each for each in found["figures"]}
    rows: Rows = []
    for name, words in (BENCH | MOMENTS).items():
        if name in figures:
            each = figures[name]
            unit = " ms" if name in MOMENTS else " times"
            aim = "" if each["aim"] is None else f"at most {each['aim']:g}{unit}"
            rows.append((words, f"{each['value']:.2g}{unit}", aim))
    return table("The calculator's speed", ("What", "figure", "aim"), rows)


def mutation(found: dict[str, Any]) -> str:
    """For each package how many wrong versions there were, and how many the tests caught."""
    rows: Rows = []
    for name, each in found["packages"].items():
        caught = each["killed"] + each.get("type_check", 0) + each["timeouts"]
        rows.append(
            (
                name,
                *(
                    f"{n:,}"
                    for n in (each["mutants"], caught, each["survived"], each["equivalent"])
                ),
            )
        )
    rows += [(name, "not run", "", "", "") for name in found.get("without_a_run", [])]
    return table(
        "Mutants", ("Part of the rules", "changed", "caught", "not caught", "no difference"), rows
    )
