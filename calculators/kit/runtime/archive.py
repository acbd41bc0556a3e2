"""Compile our modules, and of the standard library what is wanted: runs in Pyodide under Node.

The host's Python cannot do this: its bytecode has another magic number. Ours keep their docstrings
(a calculator's is its question and its help); the library is compiled like ``python -OO``. The
.pyc files are bound to no source and no date, so that the same sources give the same bytes.
"""

import py_compile
import sys
import warnings
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

UNBOUND = py_compile.PycInvalidationMode.UNCHECKED_HASH
SMALLEST = 2  # the optimization of -OO: no docstrings, no asserts


def files_of(modules: Iterable[str], library: Path) -> list[str]:
    """Where in the library's archive the source of each module is, if it is there at all.

    A module's parents are wanted with it. Built-in and frozen modules have no source there.
    """
    with ZipFile(library) as archive:
        there = set(archive.namelist())
    wanted = set()
    for name in modules:
        parts = name.split(".")
        for i in range(1, len(parts) + 1):
            path = "/".join(parts[:i])
            wanted |= {f"{path}.py", f"{path}/__init__.py"} & there
    return sorted(wanted)


def compile_library(modules: Iterable[str], library: Path, target: Path) -> list[str]:
    """Put the bytecode of these modules of the library into `target`; the files it came from."""
    wanted = files_of(modules, library)
    sources = Path("/sources")
    with ZipFile(library) as archive:
        archive.extractall(sources, wanted)
    with warnings.catch_warnings(action="ignore"):  # the library's own, of its next version
        for name in wanted:
            compiled(sources / name, (target / name).with_suffix(".pyc"), name, SMALLEST)
    return wanted


def compile_ours(folder: Path) -> None:
    """Turn every module in `folder` into bytecode beside it; the source goes away."""
    for source in sorted(folder.rglob("*.py")):
        name = source.relative_to(folder).as_posix()
        compiled(source, source.with_suffix(".pyc"), name, 0)
        source.unlink()


def compiled(source: Path, target: Path, name: str, optimize: int) -> None:
    """Compile one file; PyCompileError stops the build. Tracebacks will call it `name`."""
    target.parent.mkdir(parents=True, exist_ok=True)
    py_compile.compile(
        str(source),
        cfile=str(target),
        dfile=name,
        doraise=True,
        optimize=optimize,
        invalidation_mode=UNBOUND,
    )


def library_path() -> Path:
    """The archive of the standard library that this Python runs from."""
    return Path(next(place for place in sys.path if place.endswith(".zip")))
