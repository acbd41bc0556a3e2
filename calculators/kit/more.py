"""The box below an answer that tells what would change it."""

from calculators.kit.form import Solution
from calculators.kit.markup import element
from calculators.kit.steps import stepped
from calculators.kit.what_if import table_html, what_if


def more_html(solution: Solution) -> str:
    """A box that is filled when it is opened: what would change the answer.

    A declared table stands in the book already; steps around the figures wait for the script.
    """
    declared = solution.calculator.what_if is not None
    if not declared and not stepped(solution.calculator):
        return ""
    html = table_html(what_if(solution)) if declared else element("p", "Working it out …")
    return element(
        "details",
        element("summary", "What if …"),
        element("div", html, data_part="what-if"),
        class_="calc-more",
        data_more="what-if",
        data_old=None if declared else "true",
    )
