"""The library that Python starts from in the page: nothing wanted is missing, the rest says so."""

import ast
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from calculators.kit import bundle
from calculators.kit.live import answer
from calculators.kit.runtime import steps
from calculators.kit.runtime.parts import changed, sha256
from tests.site.questions import questions

ASK = Path(__file__).with_name("ask.mjs")
FACTS = json.loads((bundle.ENGINE / "engine.json").read_text("utf-8"))
CUT = ("sqlite3", "email", "unittest", "asyncio.no_such")


def imported() -> set[str]:
    """Every module of the library that a module of the wheel imports, at once or later."""
    names = set()
    for path in steps.sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
    return {name for name in names if name.partition(".")[0] in sys.stdlib_module_names}


@pytest.fixture(scope="module")
def tried() -> Any:
    """What the library, started under Node, answers, and which imports it refuses."""
    wanted = sorted({*imported(), *steps.EXTRA, *CUT})
    asked = json.dumps({"questions": questions(), "imports": wanted})
    command = [*steps.node_command(), str(ASK), str(bundle.ENGINE)]
    return json.loads(steps.run(command, given=asked))


def test_it_answers_as_cpython_does(tried: Any) -> None:
    for question, live in zip(questions(), tried["answers"], strict=True):
        assert live == answer(question), question


def test_all_that_is_imported_is_there_and_what_was_cut_says_so(tried: Any) -> None:
    assert {"re", "json", "fractions", "dataclasses"} <= imported()
    assert set(tried["errors"]) == set(CUT)
    for name, said in tried["errors"].items():
        assert said.startswith(f"{name} is not part of Parley's runtime"), said


def test_the_same_sources_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in bundle.SAME_EACH_TIME.items():
        monkeypatch.setenv(name, value)
    with TemporaryDirectory() as work:
        wheel = steps.make_wheel(Path(work))
        library, _ = steps.make_library(wheel, Path(work))
        assert sha256(library) == FACTS["parts"]["library"]["sha256"]
        assert sha256(wheel) == FACTS["wheel"]["sha256"]


def test_another_pyodide_stops_the_build() -> None:
    with pytest.raises(ValueError, match="0 × 'b'"):
        changed("a", {"b": "c"})
