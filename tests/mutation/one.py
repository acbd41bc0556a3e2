"""Tries the mutants of one package: run.py starts this in the package's folder below build."""

import sys
from pathlib import Path

import quick
import tool
import verdicts
from mutmut import __main__ as mutmut
from packages import PACKAGES


def main(name: str, wish: str) -> None:
    """`wish`: `all` not tried yet, the `survivors` again, or only `list` what survived."""
    if wish != "list":
        tool.prepare(types=wish == "all")
        Path("mutants").mkdir(exist_ok=True)
        mutmut.copy_src_dir()
        mutmut.copy_also_copy_files()
        mutmut.setup_source_paths()
        mutmut.create_mutants(1)
        again = wish == "survivors"
        left = [m for m in verdicts.mutants() if m.unsure and not verdicts.known(m)]
        names = [m.name for m in left if again]
        if names or wish == "all":
            package = PACKAGES[name]
            tests = [*package.tests, "-p", "few", "-m", "not long", "-k", package.asked]
            quick.run(tests, lambda: mutmut._run(names, 1))
    verdicts.tell(name)


if __name__ == "__main__":
    main(*sys.argv[1:])
