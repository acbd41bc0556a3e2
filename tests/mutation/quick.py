"""Runs mutmut inside one pytest session, so that no mutant pays for collecting the tests anew.

pytest collects once; instead of its loop over the tests mutmut's loop over the mutants runs, and
each mutant's process, forked there, runs the tests that matter, the fastest first, until one fails.
"""

import os
import sys
from collections.abc import Callable, Iterable
from time import process_time

import pytest
from _pytest.runner import runtestprotocol
from mutmut.runners import harness
from mutmut.state import state


class Session(harness.TestRunner):
    """mutmut's runner over the tests of a session that is open."""

    items: dict[str, pytest.Item]

    def passes(self, item: pytest.Item) -> bool:
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
                state().duration_by_test[name] = process_time() - start
                for function in state()._stats:
                    state().tests_by_mangled_function_name[function].add(name)
        return 0

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        with harness.change_cwd("mutants"):
            return 0 if all(self.passes(self.items[t]) for t in tests or self.items) else 1

    def run_forced_fail(self) -> int:
        return self.run_tests(mutant_name=None, tests=list(self.items)[:40])


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
