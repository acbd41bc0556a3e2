"""What is said of mutants is true of the core as it is: no stale reason, no sum that is off."""

import inspect
import json
import tomllib
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
KNOWN = tomllib.loads((HERE / "equivalent.toml").read_text(encoding="utf-8"))
SCORE = json.loads((HERE / "score.json").read_text(encoding="utf-8"))
FATES = ("killed", "type_check", "timeouts", "survived", "equivalent", "not_run")


def source(name: str) -> str:
    """The lines of a function or method, given with its module."""
    words = name.split(".")
    cut = next(n for n in range(len(words), 0, -1) if is_module(".".join(words[:n])))
    found: Any = reduce(getattr, words[cut:], import_module(".".join(words[:cut])))
    return "\n".join(line.strip() for line in inspect.getsource(found).splitlines())


def is_module(name: str) -> bool:
    try:
        import_module(name)
    except ModuleNotFoundError:
        return False
    return True


@pytest.mark.parametrize("name", KNOWN)
def test_an_equivalent_mutant_is_one_of_what_stands_there(name: str) -> None:
    code = source(name)
    for mutant in KNOWN[name]:
        assert mutant["was"].strip() in code
        assert mutant["was"] != mutant["now"]
        assert mutant["why"].endswith(".")


@pytest.mark.parametrize("name", SCORE["packages"])
def test_each_mutant_has_one_fate(name: str) -> None:
    entry = SCORE["packages"][name]
    assert entry["mutants"] == sum(entry[fate] for fate in FATES) > 0
