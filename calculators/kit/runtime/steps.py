"""The steps by which the page's Python is made, and what they all need."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pyodide_build.common import modify_wheel

from calculators.kit.runtime.parts import pack

TOP = Path(__file__).resolve().parents[3]
BUILD = TOP / "build"
MODULES = TOP / "node_modules"
PYODIDE = MODULES / "pyodide"
RUNTIME = Path(__file__).parent

PACKAGES = ("rules_core", "calculators")
NOT_IN_THE_PAGE = {
    "calculators/__main__.py",
    *(f"calculators/kit/{n}.py" for n in ("assets", "blocks", "book", "bundle", "cli", "engine")),
    *(f"calculators/kit/{n}.py" for n in ("fences", "finding", "glossary", "hands", "house")),
    *(f"calculators/kit/{n}.py" for n in ("kept/page", "listings", "paper", "policy", "publish")),
    *(f"calculators/kit/{n}.py" for n in ("quality", "scene/page", "scene/running", "serve")),
    *(f"calculators/kit/{n}.py" for n in ("sheets/blank", "sheets/page", "sheets/schema")),
    *(f"calculators/kit/{n}.py" for n in ("sheets/table_page", "whole")),
    *(p.relative_to(TOP).as_posix() for p in RUNTIME.glob("*.py")),
    *(p.relative_to(TOP).as_posix() for p in RUNTIME.with_name("offline").glob("*.py")),
}
# Modules that the rehearsal does not import, and an answer might.
EXTRA = ("linecache", "traceback")


class BundleError(Exception):
    """The engine cannot be made; the message says what failed."""


def sources() -> Iterator[Path]:
    """The files that our wheel is made of, in order."""
    for package in PACKAGES:
        for path in sorted((TOP / package).rglob("*.py")):
            if path.relative_to(TOP).as_posix() not in NOT_IN_THE_PAGE:
                yield path


def run(command: list[str], folder: Path = TOP, given: str = "") -> str:
    """Run a command in `folder`; its output, or BundleError with what it printed if it fails."""
    try:
        done = subprocess.run(
            command, cwd=folder, input=given, capture_output=True, text=True, check=False
        )
    except FileNotFoundError as missing:
        raise BundleError(f"{command[0]} was not found; run `make setup`") from missing
    if done.returncode:
        raise BundleError(f"{' '.join(command[:3])} failed:\n{done.stdout}{done.stderr[-4000:]}")
    return done.stdout


def node_command() -> list[str]:
    """How to call Node: the machine's own, or else that of the Python package."""
    places = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
    return [shutil.which("node", path=places) or "node"]


def node(script: str, *arguments: str) -> Any:
    """Run a script of the folder ``runtime`` in Node; the JSON that it prints."""
    return json.loads(run([*node_command(), str(RUNTIME / script), *arguments]))


def make_wheel(folder: Path) -> Path:
    """Make the wheel of our packages in `folder`, still with sources; its path.

    It is made from a copy, since setuptools keeps files of earlier times in the tree it works in.
    """
    copy = folder / "copy"
    for path in (*sources(), TOP / "pyproject.toml", TOP / "LICENSE"):
        target = copy / path.relative_to(TOP)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    run([sys.executable, "-m", "build", "-w", "-n", "-o", str(folder)], copy)
    return next(folder.glob("*.whl"))


def make_library(wheel: Path, folder: Path) -> tuple[Path, dict[str, Any]]:
    """Turn the wheel into bytecode, in place, and put it in a zip with what it imports.

    The zip's path in `folder`; what Pyodide and its Python are, and which modules were taken.
    """
    library = folder / "library"
    library.mkdir()
    target = folder / "library.zip"
    with modify_wheel(wheel) as unpacked:
        made: dict[str, Any] = node("runtime.mjs", str(unpacked), str(library), ",".join(EXTRA))
        for path in unpacked.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        pack([library, unpacked], target)
    return target, made


def make_trimmed() -> Path:
    """Pyodide's glue and wasm without what no page of ours uses, made once; their folder."""
    tool = MODULES / "binaryen"
    key = hashlib.sha256()
    for path in (RUNTIME / "trim.mjs", tool / "package.json", PYODIDE / "package.json"):
        key.update(path.read_bytes())
    folder = BUILD / f"trimmed-{key.hexdigest()[:16]}"
    if not folder.is_dir():
        for old in BUILD.glob("trimmed-*"):
            shutil.rmtree(old)
        with TemporaryDirectory(dir=BUILD) as work:
            made = Path(work) / "trimmed"
            made.mkdir()
            node("trim.mjs", str(PYODIDE), str(tool / "bin" / "wasm-opt"), str(made))
            made.rename(folder)
    return folder


def lock_file() -> dict[str, Any]:
    """Pyodide's list of packages with none in it: a page loads none."""
    lock: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return {"info": lock["info"], "packages": {}}
