"""Mutation testing: `make mutation`, `make mutation ARGS="west"`, `ARGS="west --survivors"`.

Each package has a folder of its own below build/mutation, with copies of the sources. What was
tried there before is not tried again unless its function has changed; `--survivors` tries those
again that no test noticed, after there are new tests. At the end the score is written.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import score
from packages import PACKAGES, Package

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[1]
WORK = TOP / "build" / "mutation"
COPIED = ("rules_core", "calculators", "tests")
FOLDER = ("__pycache__", "site", "golden", "bench", "runtime", "*.lock")


def quoted(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def configuration(package: Package) -> str:
    """The project's own configuration, with mutmut's for one package."""
    own = (TOP / "pyproject.toml").read_text(encoding="utf-8")
    return f"""{own}
[tool.mutmut]
source_paths = ["rules_core"]
only_mutate = {quoted(package.files)}
do_not_mutate = {quoted(package.leave)}
also_copy = ["calculators"]
pytest_add_cli_args_test_selection = {quoted(package.tests)}
track_dependencies = false
use_git_change_detection = false
on_dependency_change = "ignore"
timeout_constant = 4.0
type_check_command = ["mypy", "--output=json", "--no-warn-unused-ignores", "-p", "rules_core"]
"""


def lay_out(name: str) -> Path:
    """The package's folder, its sources as they are now; times change only where texts do."""
    work = WORK / name
    work.mkdir(parents=True, exist_ok=True)
    for folder in COPIED:
        seen = set()
        for source in sorted((TOP / folder).rglob("*")):
            there = source.relative_to(TOP)
            if source.is_dir() or any(there.match(p) or p in there.parts for p in FOLDER):
                continue
            seen.add(there)
            put(source.read_bytes(), work / there)
            mutated = work / "mutants" / there
            if mutated.exists() and not mutated.with_name(mutated.name + ".meta").exists():
                put(source.read_bytes(), mutated)
        for old in [p for p in (work / folder).rglob("*") if p.is_file()]:
            if old.relative_to(work) not in seen:
                old.unlink()
                (work / "mutants" / old.relative_to(work)).unlink(missing_ok=True)
    put(configuration(PACKAGES[name]).encode(), work / "pyproject.toml")
    return work


def put(text: bytes, path: Path) -> None:
    if not path.exists() or path.read_bytes() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutation", description=__doc__)
    parser.add_argument("packages", nargs="*", metavar="package", help=", ".join(PACKAGES))
    parser.add_argument("--survivors", action="store_true", help="try again what survived")
    parser.add_argument("--anew", action="store_true", help="try everything again")
    parser.add_argument("--list", action="store_true", help="only tell what survived")
    asked = parser.parse_args()
    unknown = set(asked.packages) - set(PACKAGES)
    if unknown:
        parser.error(f"no such package: {', '.join(sorted(unknown))}")
    tools = Path(sys.executable).parent  # mypy is called by its name
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    for name in asked.packages or PACKAGES:
        if asked.anew:
            shutil.rmtree(WORK / name, ignore_errors=True)
        wish = "survivors" if asked.survivors else "list" if asked.list else "all"
        work = WORK / name if asked.list else lay_out(name)
        tried = subprocess.run(
            [sys.executable, HERE / "one.py", name, wish], cwd=work, env=environment, check=False
        )
        if tried.returncode:
            sys.exit(f"{name}: the mutants could not be tried")
    score.write(WORK)


if __name__ == "__main__":
    main()
