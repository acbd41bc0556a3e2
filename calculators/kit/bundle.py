"""Make ``build/engine/``: all that a page needs to calculate, ready to be served.

``python -m calculators.kit.bundle`` puts there the parts of the page's Python, each under a name
with its hash, and ``engine.json``, which names them: Pyodide's loader, glue and wasm; the library
(our wheel and what it needs of Python's own modules, as bytecode); a snapshot of Python's memory
once all of that is imported. Nothing is done when the sources have not changed since last time.
The same sources give the same bytes, except for the snapshot.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pyodide_build.common import modify_wheel

from calculators.kit.runtime.parts import LOADER_CHANGES, changed, facts, named, pack, sha256

TOP = Path(__file__).resolve().parents[2]
BUILD = TOP / "build"
ENGINE = BUILD / "engine"
SEEN = BUILD / "engine.sources"  # the hash of the sources that ENGINE was made from
MODULES = TOP / "node_modules"
PYODIDE = MODULES / "pyodide"
RUNTIME = Path(__file__).with_name("runtime")

PACKAGES = ("rules_core", "calculators")
NOT_IN_THE_PAGE = {
    "calculators/__main__.py",
    *(f"calculators/kit/{n}.py" for n in ("book", "bundle", "cli", "engine", "fences")),
    *(f"calculators/kit/{n}.py" for n in ("publish", "serve")),
    *(p.relative_to(TOP).as_posix() for p in RUNTIME.glob("*.py")),
}
# Modules that the rehearsal does not import, and an answer might. (None is known.)
EXTRA = ("linecache", "traceback")
SAME_EACH_TIME = {"SOURCE_DATE_EPOCH": "315532800", "PYTHONHASHSEED": "0"}  # 1980-01-01
# As Python sees it in the page: the same for every reader, or the snapshot does not fit.
ENVIRONMENT = {
    "HOME": "/home/pyodide",
    "LANG": "C.UTF-8",
    "PYTHONHASHSEED": "0",
    "PYTHONINSPECT": "1",
    "_": "python",
}
PARTS = {  # what the worker asks for → the name it is served under, but for its hash
    "loader": "pyodide.mjs",
    "glue": "pyodide.asm.mjs",
    "wasm": "pyodide.asm.wasm",
    "library": "library.zip",
    "snapshot": "snapshot.bin",
}


class BundleError(Exception):
    """The engine cannot be made; the message says what failed."""


def sources() -> Iterator[Path]:
    """The files that our wheel is made of, in order."""
    for package in PACKAGES:
        for path in sorted((TOP / package).rglob("*.py")):
            if path.relative_to(TOP).as_posix() not in NOT_IN_THE_PAGE:
                yield path


def sources_hash() -> str:
    """One SHA-256 over all that the engine depends on: our files and the npm packages."""
    ours = [Path(__file__), TOP / "site_overrides/assets/parley/memory.js"]
    ours += sorted(p for p in RUNTIME.iterdir() if p.is_file())
    theirs = [TOP / "pyproject.toml", TOP / "LICENSE", TOP / "package-lock.json"]
    total = hashlib.sha256()
    for path in (*sources(), *ours, *theirs):
        total.update(f"{path.relative_to(TOP)}\0{sha256(path)}\n".encode())
    return total.hexdigest()


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
    target = folder / PARTS["library"]
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


def make_engine(work: Path) -> Path:
    """Make all the parts, and engine.json, in a folder below `work`; that folder."""
    engine = work / "engine"
    engine.mkdir()
    with ThreadPoolExecutor() as pool:
        trimming = pool.submit(make_trimmed)  # beside the rest: it takes longest
        wheel = make_wheel(work)
        library, made = make_library(wheel, work)
        trimmed = trimming.result()
    loader = work / PARTS["loader"]
    loader.write_text(changed((PYODIDE / loader.name).read_text("utf-8"), LOADER_CHANGES), "utf-8")
    for part in ("glue", "wasm"):
        shutil.copy(trimmed / PARTS[part], work)
    taken = {"library": library, **{p: work / PARTS[p] for p in ("loader", "glue", "wasm")}}
    parts = {part: named(path, engine, PARTS[part]) for part, path in taken.items()}
    about = {"lock": lock_file(), "env": ENVIRONMENT}
    names = {part: path.name for part, path in parts.items()}
    snapshot = work / PARTS["snapshot"]
    memory = node("snapshot.mjs", str(engine), json.dumps(about | {"parts": names}), str(snapshot))
    parts["snapshot"] = named(snapshot, engine, PARTS["snapshot"])
    said = {
        **made,
        **memory,
        **about,
        "wheel": facts(wheel),
        "parts": {part: facts(parts[part]) for part in PARTS},
        "files": [facts(path) for path in sorted(engine.iterdir())],
    }
    (engine / "engine.json").write_text(json.dumps(said, indent=1) + "\n", "utf-8")
    return engine


def bundle() -> bool:
    """Make the engine unless it is there and up to date; whether it was made. BundleError."""
    if not (PYODIDE.is_dir() and (MODULES / "binaryen").is_dir()):
        raise BundleError("npm's packages are not installed; run `make setup`")
    wanted = sources_hash()
    if (ENGINE / "engine.json").exists() and SEEN.exists() and SEEN.read_text("ascii") == wanted:
        return False
    os.environ |= SAME_EACH_TIME
    BUILD.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=BUILD) as work:
        fresh = make_engine(Path(work))
        shutil.rmtree(ENGINE, ignore_errors=True)
        fresh.rename(ENGINE)
    SEEN.write_text(wanted, "ascii")
    return True


def main() -> int:
    """Make the engine and say so; the exit status."""
    try:
        if bundle():
            said = json.loads((ENGINE / "engine.json").read_text("utf-8"))
            print(f"engine: {said['wheel']['name']} for Pyodide {said['pyodide']}")
    except (BundleError, ValueError) as failed:
        print(f"engine: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
