"""A roll's symbols netted: what cancels, what counts twice, what never cancels (cd-dice)."""

from dataclasses import dataclass

from rules_core.clockwork.book import Dice
from rules_core.clockwork.limits import within
from rules_core.errors import Problems
from rules_core.figures import Figure

MOST = 20
"""More of one symbol than any roll of a table shows."""


@dataclass(frozen=True)
class Symbols:
    """The symbols that a roll shows, 0–20 of each."""

    success: int = 0
    failure: int = 0
    advantage: int = 0
    threat: int = 0
    triumph: int = 0
    despair: int = 0


@dataclass(frozen=True)
class Reading:
    """What is left of them; net figures below 0 where failures or threats prevail."""

    net_success: Figure[int]
    net_advantage: Figure[int]
    triumphs: Figure[int]
    despairs: Figure[int]
    succeeds: Figure[bool]


def read(symbols: Symbols) -> Reading:
    """Net the symbols of a roll; InvalidInput names those outside their range (cd-dice)."""
    problems = Problems()
    for name, number in vars(symbols).items():
        within(problems, name, number, 0, MOST)
    problems.raise_if_any()
    net = _net(symbols.success, "success", symbols.failure, "failure")
    for number, one, sign in ((symbols.triumph, "triumph", 1), (symbols.despair, "despair", -1)):
        if number:
            text = f"{'+' if sign > 0 else '−'}{number}, each {one} counts as one"
            net = net.plus(sign * number, Dice.DICE, text)
    succeeds = Figure.start(net.value >= 1, Dice.DICE, "1 net success or more is wanted")
    never = "it never cancels"
    return Reading(
        net_success=net,
        net_advantage=_net(symbols.advantage, "advantage", symbols.threat, "threat"),
        triumphs=Figure.start(symbols.triumph, Dice.DICE, never),
        despairs=Figure.start(symbols.despair, Dice.DICE, never),
        succeeds=succeeds,
    )


def _net(good: int, helping: str, bad: int, hindering: str) -> Figure[int]:
    """One kind of symbol less its opposite."""
    figure = Figure.start(good, Dice.DICE, f"{helping} {good}")
    return figure.plus(-bad, Dice.DICE, f"−{bad} {hindering}") if bad else figure
