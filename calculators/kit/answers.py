"""The HTML of an answer: its headline, its figures with their reasons, its plots."""

from fractions import Fraction
from typing import Any

from calculators.kit.form import Solution
from calculators.kit.grid import written
from calculators.kit.links import onward_link, rule_link
from calculators.kit.markup import element, text
from calculators.kit.plot import is_series, odds_figure, series_figure
from calculators.kit.saved import SavedFile, saved_html
from calculators.kit.values import as_text
from rules_core.figures import Figure
from rules_core.odds import Odds

SHORT = 36  # characters of a headline that are set large; a longer one would fill a phone


def answer_html(solution: Solution, root: str) -> str:
    """The answer: its headline, the main figures with their reasons, plots, and all the rest."""
    calculator, outputs = solution.calculator, solution.outputs
    size = "answer-main is-long" if len(solution.headline) > SHORT else "answer-main"
    parts = [element("p", text(solution.headline), class_=size, data_key="headline")]
    parts += [figure_html(calculator.outputs[n], outputs[n], root) for n in calculator.main]
    rest = [n for n in outputs if n not in calculator.main]
    if rest:
        rows = "".join(figure_html(calculator.outputs[n], outputs[n], root) for n in rest)
        parts.append(
            element(
                "details",
                element("summary", "All figures"),
                rows,
                class_="answer-rest",
                data_key="rest",
            )
        )
    badges = calculator.changed(solution.options)
    if badges:
        said = " ".join(
            element("span", text(f"{k}: {v}"), class_="badge") for k, v in badges.items()
        )
        parts.append(element("p", "Not as written: ", said, class_="answer-badges"))
    return "".join([*parts, onward_link(solution, root)])


def figure_html(label: str, figure: Figure[Any], root: str) -> str:
    """One output: its value, and on a tap the steps that lead to it, each a link to its rule."""
    value = figure.value
    if isinstance(value, Odds) or is_series(value):
        summary = element("summary", "Why: ", text(line(figure)))
        why = element("details", summary, steps(figure, root), data_key=f"why {label}")
        if isinstance(value, Odds):
            return odds_figure(label, value, why)
        return series_figure(label, value, why)
    if isinstance(value, SavedFile):
        name = element("p", text(label), class_="figure-label")
        return element("div", name, saved_html(value), class_="figure")
    exact = f" ({written(value)})" if isinstance(value, Fraction) and 0 < value < 1 else ""
    summary = element(
        "summary",
        element("span", text(label), class_="figure-label"),
        " ",
        element("span", text(as_text(value)), class_="figure-value", data_key=f"value {label}"),
        " ",
        element("span", text(line(figure)), class_="figure-why"),
    )
    body = steps(figure, root)
    more = element("p", "Exactly", text(exact), class_="exact") if exact else ""
    return element("details", summary, body, more, class_="figure", data_key=label)


def line(figure: Figure[Any]) -> str:
    """The steps of a figure in one line."""
    return " · ".join(s.text for s in figure.steps)


def steps(figure: Figure[Any], root: str) -> str:
    """The steps of a figure, each a link to its rule."""
    before = [None, *(s.total for s in figure.steps)]
    lines = [
        element(
            "li",
            rule_link(s.rule, s.text, root),
            " ",
            element("span", text(total(s.total, last)), class_="total"),
        )
        for s, last in zip(figure.steps, before, strict=False)
    ]
    return element("ol", *lines, class_="steps")


def total(value: Any, before: Any) -> str:
    """A step's total; of a list what has come to it, and odds have none worth a word."""
    if isinstance(value, tuple) and isinstance(before, tuple):
        return as_text(new) if (new := tuple(v for v in value if v not in before)) else ""
    return "" if isinstance(value, Odds) or is_series(value) else as_text(value)
