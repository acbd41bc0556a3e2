"""Make ``build/engine/``: all that a page needs to calculate, ready to be served.

``python -m calculators.kit.bundle`` puts there our wheel as bytecode, the files of Pyodide that a
browser asks for, and ``engine.json``, which names each with its size and SHA-256. The same sources
give the same bytes. Nothing is done when the sources have not changed since the last time.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pyodide_build.common import modify_wheel

TOP = Path(__file__).resolve().parents[2]
BUILD = TOP / "build"
ENGINE = BUILD / "engine"
SEEN = BUILD / "engine.sources"  # the hash of the sources that ENGINE was made from
PYODIDE = TOP / "node_modules" / "pyodide"

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PACKAGES = ("rules_core", "calculators")
NOT_IN_THE_PAGE = {
    "calculators/__main__.py",
    *(f"calculators/kit/{n}.py" for n in ("book", "bundle", "cli", "fences", "serve")),
    *(p.relative_to(TOP).as_posix() for p in (TOP / "calculators/kit/offline").glob("*.py")),
}
EPOCH = "315532800"  # 1980-01-01, the first date that a zip can hold


class BundleError(Exception):
    """The engine cannot be made; the message says what failed."""


def sources() -> Iterator[Path]:
    """The files that our wheel is made of, in order."""
    for package in PACKAGES:
        for path in sorted((TOP / package).rglob("*.py")):
            if path.relative_to(TOP).as_posix() not in NOT_IN_THE_PAGE:
                yield path


def sources_hash() -> str:
    """One SHA-256 over all that the engine depends on: our files and the version of Pyodide."""
    ours = [Path(__file__), Path(__file__).with_name("compile.mjs")]
    theirs = [TOP / "pyproject.toml", TOP / "LICENSE", PYODIDE / "package.json"]
    total = hashlib.sha256()
    for path in (*sources(), *ours, *theirs):
        total.update(f"{path.relative_to(TOP)}\0{_sha256(path)}\n".encode())
    return total.hexdigest()


def run(command: list[str], folder: Path = TOP) -> str:
    """Run a command in `folder`; its output, or BundleError with all it printed if it fails."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError as missing:
        raise BundleError(f"{command[0]} was not found; run `make setup`") from missing
    if done.returncode:
        raise BundleError(f"{' '.join(command[:3])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


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


def to_bytecode(wheel: Path) -> dict[str, str]:
    """Turn the modules of `wheel` into bytecode, in place; what Pyodide and its Python are."""
    script = Path(__file__).with_name("compile.mjs")
    places = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
    node = shutil.which("node", path=places) or "node"
    with modify_wheel(wheel) as unpacked:
        versions: dict[str, str] = json.loads(run([node, str(script), str(unpacked)]))
        for path in unpacked.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
    return versions


def lock_file(wheel: Path, version: str) -> dict[str, Any]:
    """Pyodide's list of packages with a single one in it: ours."""
    lock: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    ours = {
        "name": "parley",
        "version": version,
        "file_name": wheel.name,
        "sha256": _sha256(wheel),
        "imports": list(PACKAGES),
        "depends": [],
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }
    return {"info": lock["info"], "packages": {"parley": ours}}


def bundle() -> bool:
    """Make the engine unless it is there and up to date; whether it was made. BundleError."""
    if not PYODIDE.is_dir():
        raise BundleError("Pyodide is not installed; run `make setup`")
    wanted = sources_hash()
    if (ENGINE / "engine.json").exists() and SEEN.exists() and SEEN.read_text("ascii") == wanted:
        return False
    os.environ |= {"SOURCE_DATE_EPOCH": EPOCH, "PYTHONHASHSEED": "0"}
    version = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    BUILD.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=BUILD) as work:
        made = make_wheel(Path(work))
        versions = to_bytecode(made)
        fresh = Path(work) / "engine"
        fresh.mkdir()
        wheel = Path(shutil.copy(made, fresh))
        for name in RUNTIME:
            shutil.copy(PYODIDE / name, fresh)
        _write_json(fresh / "pyodide-lock.json", lock_file(wheel, version))
        files = [_facts(path) for path in sorted(fresh.iterdir())]
        _write_json(fresh / "engine.json", {**versions, "wheel": _facts(wheel), "files": files})
        shutil.rmtree(ENGINE, ignore_errors=True)
        fresh.rename(ENGINE)
    SEEN.write_text(wanted, "ascii")
    return True


def main() -> int:
    """Make the engine and say so; the exit status."""
    try:
        if bundle():
            facts = json.loads((ENGINE / "engine.json").read_text("utf-8"))
            print(f"engine: {facts['wheel']['name']} for Pyodide {facts['pyodide']}")
    except BundleError as failed:
        print(f"engine: {failed}", file=sys.stderr)
        return 1
    return 0


def _write_json(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, indent=1) + "\n", "utf-8")


def _facts(path: Path) -> dict[str, str | int]:
    return {"name": path.name, "sha256": _sha256(path), "bytes": path.stat().st_size}


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
