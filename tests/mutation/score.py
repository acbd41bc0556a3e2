"""The score, made of the counts that each package's run has left."""

import datetime
import json
from importlib.metadata import version
from itertools import dropwhile
from pathlib import Path

from packages import PACKAGES, WORDS

HERE = Path(__file__).parent
KILLED = {"killed", "segfault"}
FATES = ("mutants", "killed", "type_check", "timeouts", "survived", "equivalent", "not_run")
HEAD = "|---|---|---|---|---|---|---|---|---|\n"
"""The line over the rows in CONTRIBUTING.md, which has no other table so wide."""


def entry(counts: dict[str, int]) -> dict[str, int | float]:
    """One package's line of the score."""
    get = counts.get
    tried = {
        "mutants": get("mutants", 0),
        "killed": sum(get(status, 0) for status in KILLED),
        "type_check": get("caught by type check", 0),
        "timeouts": get("timeout", 0),
        "survived": get("survived", 0),
        "equivalent": get("equivalent", 0),
    }
    named = sum(tried[key] for key in tried if key != "mutants")
    return {**tried, "not_run": tried["mutants"] - named}


def write(work: Path) -> None:
    """Bring score.json up to date with the packages that were run here."""
    file = HERE / "score.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    packages = known.get("packages", {})
    for name, package in PACKAGES.items():
        counted = work / name / "counts.json"
        if counted.exists():
            counts = json.loads(counted.read_text(encoding="utf-8"))
            when = datetime.date.fromtimestamp(counted.stat().st_mtime).isoformat()
            packages[name] = {
                "tool": f"mutmut {version('mutmut')}",
                "date": when,
                "files": list(package.files),
                "without": [each for each in package.leave if each not in WORDS],
                **entry(counts),
            }
    packages = {name: packages[name] for name in PACKAGES if name in packages}
    whole = {
        "not_mutated": "texts, the book, logs and labels; decorated functions; module level",
        "packages": packages,
        "without_a_run": [name for name in PACKAGES if name not in packages],
    }
    file.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    guide = HERE.parents[1] / "CONTRIBUTING.md"
    before, _, after = guide.read_text(encoding="utf-8").partition(HEAD)
    rest = dropwhile(lambda line: line.startswith("| "), after.splitlines(keepends=True))
    guide.write_text(before + HEAD + "".join([*rows(whole), *rest]), encoding="utf-8")


def rows(whole: dict[str, dict[str, dict[str, int | str]]]) -> list[str]:
    """The rows of the score in CONTRIBUTING.md."""
    return [
        f"| `{name}` | {' | '.join(str(entry[fate]) for fate in FATES)} | {entry['date']} |\n"
        for name, entry in whole["packages"].items()
    ]
