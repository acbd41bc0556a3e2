"""Answers of more than one figure: odds by number, things by name, the way on."""

from html import unescape

from calculators.catalogue import CALCULATORS
from calculators.kit.answers import answer_html
from calculators.kit.values import as_text
from tests.calculators.test_live import ask

ROLL = CALCULATORS["clockwork-roll"]


def way_on(**inputs: str) -> str:
    """Where the answer to a roll leads, or nothing."""
    html = answer_html(ROLL.solve(inputs), "../")
    _, found, rest = html.partition('href="../clockwork/attack.html#')
    return unescape(rest.partition('"')[0]) if found else ""


def test_a_roll_leads_on_to_its_attack() -> None:
    state = way_on(success="3", threat="2", triumph="1")
    assert state.startswith("clockwork-attack?net_success=4&net_advantage=-2&triumphs=1&")
    asked = ask(calculator="clockwork-attack", root="../", state=state)
    assert asked["faults"] == {}
    assert "It penetrates" in asked["said"]


def test_a_roll_beyond_the_attack_s_range_leads_nowhere() -> None:
    assert way_on(success="20", triumph="0")
    assert not way_on(success="20", triumph="1")


def test_odds_by_round_stand_in_one_table() -> None:
    html = answer_html(CALCULATORS["clockwork-argument"].solve({"rounds": "2"}), "../")
    table = html.partition('aria-label="Disposition by round"')[2].partition("</table>")[0]
    assert '<th scope="col">1</th><th scope="col">2</th>' in table
    row = table.partition('<th scope="row">Outcome</th>')[2].partition("</tr>")[0]
    assert row == "<td>impossible</td><td>8.01 %</td>"


def test_things_by_name_leave_out_what_there_is_none_of() -> None:
    assert as_text({"boost": 0, "ability": 2, "challenge": 1}) == "2 ability, 1 challenge"
    assert as_text({"boost": 0}) == "none"


def test_a_mean_below_0() -> None:
    html = answer_html(CALCULATORS["clockwork-odds"].solve({"difficulty": "1"}), "../")
    assert "mean −0.5<" in html
