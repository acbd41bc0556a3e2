"""The arrows of the design: docs → calculators → rules_core → standard library, and none back."""

import ast
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[1]
ALLOWED = {
    "rules_core": {"rules_core"},
    "calculators": {"calculators", "rules_core"},
}
BUILD_ONLY = {  # these run in the build and never in the browser
    "calculators/kit/book.py": {"mkdocs"},
    "calculators/kit/fences.py": {"pymdownx"},
    "calculators/kit/offline/release.py": {"markdown"},
    "calculators/kit/runtime/steps.py": {"pyodide_build"},
}


def imported(path: Path) -> set[str]:
    """The top-level names of every module that a file imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


@pytest.mark.parametrize("package", ALLOWED)
def test_arrows(package: str) -> None:
    files = sorted((TOP / package).rglob("*.py"))
    assert files
    for path in files:
        name = path.relative_to(TOP).as_posix()
        right = ALLOWED[package] | set(sys.stdlib_module_names) | BUILD_ONLY.get(name, set())
        assert imported(path) <= right, name


def test_javascript_knows_no_rule() -> None:
    words = (
        "presence",
        "verve",
        "persuasion",
        "fast-talk",
        "target number",
        "west-",
        "tw-",
        "imperfect-",
        "bravery",
        "bounty",
        "nerve",
        "anam-",
        "bruise",
        "proficiency",
        "triumph",
        "esteem",
        "clockwork-",
        "cd-",
    )
    for path in sorted(
        p for d in ("site_overrides", "calculators") for p in (TOP / d).rglob("*.js")
    ):
        text = path.read_text(encoding="utf-8").lower()
        assert not [w for w in words if w in text], path.name


def test_files_stay_small() -> None:
    for package in ALLOWED:
        for path in (TOP / package).rglob("*.py"):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            limit = 320 if path.parent.name == "book" else 230
            assert lines <= limit, f"{path.relative_to(TOP)} has {lines} lines"
