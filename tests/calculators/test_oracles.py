"""Every published case holds through the command line, key by key."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from calculators.catalogue import CALCULATORS
from calculators.kit.cli import main
from rules_core.errors import InvalidInput

DATA = Path(__file__).resolve().parents[1] / "data"
FILES = sorted(DATA.glob("*_oracles.json"))
CASES = [case for file in FILES for case in json.loads(file.read_text(encoding="utf-8"))]


def words(case: dict[str, Any]) -> list[str]:
    """A case as the words of a command."""
    given = {**case["inputs"], **case["options"]}
    return [case["calculator"], *(f"{name}={value}" for name, value in given.items()), "--json"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(words(case)[:-1]))
def test_oracle(case: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words(case)) == 0
    answer = json.loads(capsys.readouterr().out)
    assert {name: answer["outputs"][name] for name in case["outputs"]} == case["outputs"]
    for name, steps in answer["reasons"].items():
        assert steps[-1]["total"] == answer["outputs"][name], name


def test_there_are_cases_for_every_calculator() -> None:
    without = set(CALCULATORS) - {case["calculator"] for case in CASES}
    assert not without, "add a case for each to its system's file in tests/data"


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "calculators", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_itself() -> None:
    done = run("west-target-number", "target_social_combat=1", "--json")
    assert done.returncode == 0
    answer = json.loads(done.stdout)
    assert answer["outputs"] == {"tn": 5}
    assert answer["inputs"] == {"target_social_combat": 1, "stressed": "no", "adjust": 0}
    assert [step["rule"] for step in answer["reasons"]["tn"]] == ["tw-tn", "tw-tn"]
    plain = run("west-target-number", "target_social_combat=1")
    assert plain.returncode == 0
    assert "TN 5" in plain.stdout
    assert "tw-tn" in plain.stdout


def test_the_command_lists_all() -> None:
    done = run()
    assert done.returncode == 0
    assert all(id in done.stdout for id in CALCULATORS)


def test_the_command_tells_every_problem() -> None:
    done = run("west-card-pool", "verve=6", "style=shouting", "nonsense=1", "social_combat=x")
    assert done.returncode == 2
    assert done.stdout == ""
    faults = {line.partition(":")[0] for line in done.stderr.splitlines()}
    assert faults == {"verve", "style", "nonsense", "social_combat"}
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [["nothing"], ["west-check", "rank"], ["west-check", "rank=1", "rank=2"], ["--loud"]],
)
def test_bad_commands(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err


@pytest.mark.parametrize("id", CALCULATORS)
def test_help(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([id, "--help"]) == 0
    said = capsys.readouterr().out
    assert all(f.name in said for f in CALCULATORS[id].fields)
    assert all(option in said for option in CALCULATORS[id].uses)


def test_any_console_takes_the_minus_sign() -> None:
    command = [sys.executable, "-m", "calculators", "west-attack", "penetration=-3", "nerve=0"]
    env = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, capture_output=True, env=env, check=True)
    assert "−3" in done.stdout.decode("utf-8")


def faults(*given: str) -> set[str]:
    with pytest.raises(InvalidInput) as refused:
        CALCULATORS[given[0]].solve(dict(word.split("=") for word in given[1:]))
    return {problem.field for problem in refused.value.problems}


def test_what_does_not_go_together_is_told_all_at_once() -> None:
    asked = ("cards=0", "trigger=6", "loss_after=yes", "bumps_effect=3", "choice=switch")
    assert faults("west-attack", *asked) == {
        "cards",
        "trigger",
        "loss_after",
        "bumps_effect",
        "choice",
    }
    assert faults("west-attack", "cause_result=8", "bumps_phase=1", "phase=5", "breakdown=8") == {
        "phase"
    }
    row = "attacks=argument/argument/no/rephrase"
    assert faults("west-resistances", row, "miss-perception=hits") == {"attacks"}
    assert faults(
        "west-attack",
        "in_fight=yes",
        "resist_only=yes",
        "style=persuasion",
        "fx-persuasion=yes",
    ) == {"resist_only"}


def test_a_fight_costs_no_cards_and_old_wounds_fire_no_trigger() -> None:
    attack = CALCULATORS["west-attack"]
    fight = {"style": "intimidation", "fx-intimidation": "yes", "in_fight": "yes", "cards": "0"}
    assert attack.solve(fight).outputs["cards_spent"].value == 0
    hard = {"resolve": "9", "effect": "4", "trigger": "2", "old_wounds": "4"}
    found = attack.solve(hard).outputs
    assert (found["triggered"].value, found["broken"].value) == (False, True)
    found = attack.solve({**hard, "wounds": "1", "old_wounds": "2"}).outputs
    assert (found["triggered"].value, found["broken"].value) == (True, False)
