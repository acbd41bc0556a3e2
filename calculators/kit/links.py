"""Links: to the paragraph of a rule, and to an answer with all that made it."""

from binascii import crc32
from collections.abc import Mapping
from fractions import Fraction
from typing import Any
from urllib.parse import urlencode

from calculators.kit.fields import shorten
from calculators.kit.form import Calculator, Solution
from calculators.kit.markup import element, text
from calculators.kit.values import as_json
from rules_core import EDITION
from rules_core.errors import InvalidInput
from rules_core.odds import Odds
from rules_core.rulebook import Rule

PRIME = 2**61 - 1


def rule_link(rule: Rule, words: str, root: str) -> str:
    """A link to the paragraph of a rule."""
    return element("a", text(words), href=f"{root}{rule.page}.html#{rule.id}", class_="rule-link")


def state_text(solution: Solution) -> str:
    """The fragment of an address that asks this very question again."""
    return fragment(solution.calculator, solution.state())


def onward_link(solution: Solution, root: str) -> str:
    """The link to the calculator that goes on with this answer; nothing where it cannot.

    It carries the rulings and house rules under which this answer stands, as far as both use them;
    those that only the other one uses (``data-uses``) are the table's, which the script puts in.
    """
    onward = solution.calculator.onward
    if onward is None:
        return ""
    texts = {name: str(solution.outputs[name].value) for name in onward.carries}
    rulings = solution.calculator.changed(solution.options)
    texts |= {name: value for name, value in rulings.items() if name in onward.to.uses}
    try:
        state = state_text(onward.to.solve(texts))
    except InvalidInput:
        return ""
    page, own = onward.to.rule.page, solution.calculator.uses
    link = element(
        "a",
        text(onward.question),
        href=f"{root}{page}.html#{state}",
        data_onward=page.partition("/")[0],
        data_uses=" ".join(name for name in onward.to.uses if name not in own),
    )
    return element("p", link, class_="example-open")


def fragment(calculator: Calculator, state: Mapping[str, str]) -> str:
    """A calculator's id and what differs from its defaults, with the edition of the rules."""
    return f"{calculator.id}?" + urlencode({**state, "edition": EDITION}, safe="/,=:")


def mark(solution: Solution) -> str:
    """Eight letters that stand for all the outputs: another answer has, all but surely, others."""
    told = [f"{name} {told_by(figure.value)}" for name, figure in solution.outputs.items()]
    return f"{crc32(' '.join(told).encode()):08x}"


def older(edition: str, was: str, now: str, how: str = "The link was made") -> str:
    """What to say of a link from another edition, by the marks of its answer and of this one."""
    said = f"{how} with edition {shorten(edition)} of the rules; this is {EDITION}"
    if not (was and now):
        return f"{said}, and figures may differ."
    if was == now:
        return f"{said}. The answer is the same."
    return f"{said}. The answer has changed since."


def told_by(value: Any) -> str:
    """A value in few letters; a chance, which may have thousands of digits, by remainders."""
    if isinstance(value, Fraction):
        return f"{value.numerator % PRIME}/{value.denominator % PRIME}"
    if isinstance(value, Odds):
        return told_by(value.chances())
    if isinstance(value, Mapping):
        return " ".join(sorted(f"{as_json(k)} {told_by(v)}" for k, v in value.items()))
    return str(as_json(value))


def defaults_text(calculator: Calculator) -> str:
    """Every input and option at its default, as a link would have it, to fill a form with."""
    texts = {f.name: f.write(f.default) for f in calculator.fields}
    options = calculator.options
    texts |= {u: options.default_of(u) for u in calculator.uses} if options else {}
    return urlencode(texts, safe="/,=:")
