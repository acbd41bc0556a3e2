"""Runs mutmut inside one pytest session, so that no mutant pays for collecting the tests anew.

pytest collects once; instead of its loop over the tests mutmut's loop over the mutants runs, and
each mutant's process, forked there, runs the tests that matter, the fastest first, until one fails.
"""

import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from time import process_time
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from mutmut.runners import harness
from mutmut.state import state

LONGEST = 1.0
"""Seconds: a test that takes longer here, with mutmut's detours, is not asked about mutants.

What tests themselves remember (the answers of their slow twins, which no mutant of a package may
reach) is worked out once, before the first mutant.
"""


@cache
def remembering() -> list[Any]:
    """Every function of the core and of the calculators that keeps its answers."""
    ours = [m for n, m in sys.modules.items() if n.startswith(("rules_core", "calculators"))]
    values = [value for module in ours for value in vars(module).values()]
    return list({id(v): v for v in values if hasattr(v, "cache_clear")}.values())


class Session(harness.TestRunner):
    """mutmut's runner over the tests of a session that is open."""

    items: dict[str, pytest.Item]
    clean = False  # whether all tests have passed in this process without a mutant

    def passes(self, item: pytest.Item) -> bool:
        for function in remembering():
            function.cache_clear()  # or a mutant would not be asked at all
        reports = runtestprotocol(item, log=False, nextitem=None)
        return not any(report.failed for report in reports)

    def list_all_tests(self) -> harness.ListAllTestsResult:
        return harness.ListAllTestsResult(ids=set(self.items))

    def run_stats(self, *, tests: Iterable[str]) -> int:
        """Note which functions each test calls, and how long it takes."""
        with harness.change_cwd("mutants"):
            for name in tests or self.items:
                state()._stats.clear()
                start = process_time()
                if not self.passes(self.items[name]):
                    os.write(2, f"fails without any mutant: {name}\n".encode())
                    return 1
                took = process_time() - start
                if took > LONGEST:  # a slow twin's answer is remembered by now, as it will be then
                    start = process_time()
                    self.passes(self.items[name])
                    took = process_time() - start
                state().duration_by_test[name] = took
                for function in state()._stats:
                    state().tests_by_mangled_function_name[function].add(name)
        self.clean = not tests
        return 0

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        if mutant_name is None and self.clean:
            return 0
        return self._run(tests)

    def run_forced_fail(self) -> int:
        return self._run(self.items)

    def _run(self, tests: Iterable[str]) -> int:
        took = state().duration_by_test
        quick = [t for t in tests or self.items if took.get(t, 0) <= LONGEST]
        with harness.change_cwd("mutants"):
            return 5 if not quick else 0 if all(self.passes(self.items[t]) for t in quick) else 1


class Loop:
    """The plugin that puts mutmut's loop in the place of pytest's."""

    def __init__(self, mutate: Callable[[], object]) -> None:
        self.mutate = mutate

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        Session.items = {item.nodeid: item for item in session.items}
        os.chdir("..")
        try:
            self.mutate()
        finally:
            os.chdir("mutants")
        return True


def run(arguments: list[str], mutate: Callable[[], object]) -> None:
    """Collect the tests in `mutants` below this folder, then `mutate` with the session open."""
    harness.PytestRunner = Session
    for module in [m for m in sys.modules.values() if m and m.__name__.startswith("mutmut")]:
        if hasattr(module, "PytestRunner"):
            module.PytestRunner = Session
    os.chdir("mutants")
    code = pytest.main(["-s", "-q", "--rootdir=.", "--tb=native", *arguments], [Loop(mutate)])
    os.chdir("..")
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"pytest ended with {code!r}")
