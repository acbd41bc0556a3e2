"""What became of each mutant, and those that are known to be no change."""

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code

HERE = Path(__file__).parent
ALIVE = {"survived", "no tests", "suspicious"}


@dataclass(frozen=True)
class Mutant:
    """One change: its name with mutmut, its file below the package's folder, what became of it."""

    name: str
    path: str
    status: str

    @property
    def alive(self) -> bool:
        """Whether no test noticed it."""
        return self.status in ALIVE

    @property
    def unsure(self) -> bool:
        """Whether to try it again: no test noticed it, or the machine may have been too busy."""
        return self.alive or self.status == "timeout"

    @property
    def function(self) -> str:
        """The function with its module, as `rules_core.west.pool.pool`."""
        module, _, own = self.name.partition("__mutmut_")[0].rpartition(".")
        return f"{module}.{own[2:].replace('ǁ', '.')}"


def mutants() -> Iterator[Mutant]:
    """Every mutant below this folder, in the order of the files."""
    for meta in sorted(Path("mutants").rglob("*.meta")):
        found = json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
        path = meta.relative_to("mutants").as_posix().removesuffix(".meta")
        for name, code in found.items():
            yield Mutant(name, path, status_by_exit_code[code])


def change(mutant: Mutant) -> tuple[str, str]:
    """The lines that a mutant takes away and those that it puts there."""
    lines = get_diff_for_mutant(mutant.name, path=mutant.path).splitlines()[2:]
    was = [line[1:].strip() for line in lines if line.startswith("-")]
    now = [line[1:].strip() for line in lines if line.startswith("+")]
    own = mutant.name.rpartition(".")[2]
    now = [line.replace(own, own.partition("__mutmut_")[0]) for line in now]
    return "\n".join(was), "\n".join(now)


@cache
def equivalents() -> dict[tuple[str, str, str], str]:
    """Function, what it was, what it became → why no test can tell."""
    listed = tomllib.loads((HERE / "equivalent.toml").read_text(encoding="utf-8"))
    return {
        (function, m["was"].strip(), m["now"].strip()): m["why"]
        for function, changes in listed.items()
        for m in changes
    }


def known(mutant: Mutant) -> bool:
    """Whether it is named as no change."""
    return (mutant.function, *change(mutant)) in equivalents()


def tell(package: str) -> None:
    """Print what survived and is not known, and note down the counts."""
    counts: Counter[str] = Counter()
    for mutant in mutants():
        counts["mutants"] += 1
        if not mutant.alive:
            counts[mutant.status] += 1
            continue
        if known(mutant):
            counts["equivalent"] += 1
            continue
        was, now = change(mutant)
        counts["survived"] += 1
        print(f"\n{mutant.function}  {mutant.status}  ({mutant.name})\n- {was}\n+ {now}")
    Path("counts.json").write_text(json.dumps(counts), encoding="utf-8")
    print(f"\n{package}: {dict(counts)}")
