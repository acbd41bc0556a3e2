"""Future Imperfect's calculators where the kit does something for them alone."""

import json

import pytest

from calculators.catalogue import CALCULATORS
from calculators.imperfect.inputs import Rung, level_of
from calculators.kit.answers import answer_html
from calculators.kit.cli import main
from calculators.kit.values import as_text
from rules_core.errors import InvalidInput
from rules_core.imperfect.terms import Die


def faults(id: str, **given: str) -> set[str]:
    with pytest.raises(InvalidInput) as refused:
        CALCULATORS[id].solve(given)
    return {problem.field for problem in refused.value.problems}


def test_a_name_that_python_reserves_is_an_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["imperfect-advance", "from=3", "to=5", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["inputs"] == {"kind": "skill", "from": 3, "to": 5}
    assert main(["imperfect-advance", "kind=die", "from=d4", "to=D8", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["inputs"] == {"kind": "die", "from": "d4", "to": "d8"}


def test_what_does_not_go_together_is_told_all_at_once() -> None:
    advance = "imperfect-advance"
    assert faults(advance, **{"from": "d4", "to": "d6"}) == {"from", "to"}
    assert faults(advance, kind="die", **{"from": "5", "to": "12"}) == {"from", "to"}
    assert faults(advance, **{"from": "2"}) == {"to"}
    assert faults(advance, **{"from": "13", "to": "d7"}) == {"from", "to"}
    assert faults("imperfect-fear", terror="yes", red="yes", blue="1") == {"red", "blue"}
    assert faults("imperfect-chip-draw", white="49", spent_white="2", spent_blue="1") == {
        "spent_white",
        "spent_blue",
    }


def test_levels_are_read_as_people_type_numbers() -> None:
    for text in ("4", " 4 ", "4,0", "+4", "٤"):
        assert CALCULATORS["imperfect-advance"].solve({"to": text}).inputs["to"] is Rung.L4
    assert [level_of(rung) for rung in (Rung.L0, Rung.L12, Rung.D4)] == [0, 12, Die.D4]
    for text in ("", "½", "1e9", "-1", "d", "4.5"):
        assert faults("imperfect-advance", to=text) == {"to"}


def test_raises_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    solution = CALCULATORS["imperfect-bounty"].solve({"blue": "8"})
    assert as_text(solution.outputs["raises"].value) == "Skill 24, Training 12, Die d8"
    assert "Skill 24, Training 12, Die d8" in answer_html(solution, "")
    assert main(["imperfect-bounty", "white=1"]) == 0
    assert "Skill 1, Training none, Die none" in capsys.readouterr().out


def test_a_chance_too_long_to_read_is_not_written_out() -> None:
    given = {"dice": "10", "die": "d12", "target_dice": "10", "target_die": "d10"}
    html = answer_html(CALCULATORS["imperfect-contest"].solve(given), "")
    assert "too long to write" in html
    assert len(html) < 20_000


def test_the_headlines_say_what_to_do() -> None:
    save = CALCULATORS["imperfect-chip-save"]
    assert save.solve({"wounds": "2", "white": "2"}).headline == "Spend 2 white"
    assert (
        save.solve({"wounds": "3", "white": "1", "red": "1"}).headline == "Spend 1 white and 1 red"
    )
    assert save.solve({}).headline == "Spend nothing"
    fear = CALCULATORS["imperfect-fear"]
    assert fear.solve({"dice": "1", "tn": "30"}).headline == "Broken is likeliest, 83.32 %"
    assert fear.solve({"dice": "9", "die": "d12", "tn": "1"}).headline.startswith("Unmoved")
