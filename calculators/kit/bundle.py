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
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from calculators.kit.runtime.parts import LOADER_CHANGES, changed, facts, named, sha256
from calculators.kit.runtime.steps import (
    BUILD,
    MODULES,
    PYODIDE,
    RUNTIME,
    TOP,
    BundleError,
    lock_file,
    make_library,
    make_trimmed,
    make_wheel,
    node,
    sources,
)

ENGINE = BUILD / "engine"
SEEN = BUILD / "engine.sources"  # the hash of the sources that ENGINE was made from
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


def sources_hash() -> str:
    """One SHA-256 over all that the engine depends on: our files and the npm packages."""
    ours = [Path(__file__), TOP / "site_overrides/assets/parley/memory.js"]
    ours += sorted(p for p in RUNTIME.iterdir() if p.is_file())
    theirs = [TOP / "pyproject.toml", TOP / "LICENSE", TOP / "package-lock.json"]
    total = hashlib.sha256()
    for path in (*sources(), *ours, *theirs):
        total.update(f"{path.relative_to(TOP)}\0{sha256(path)}\n".encode())
    return total.hexdigest()


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
