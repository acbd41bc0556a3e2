"""An answer on its way: as a link, as text for a chat, as a picture, as the code of its link.

All words are made here. What only the browser knows, the site's address, the script adds: to the
text as its last line, to the code (`code_html`) as its squares.
"""

from collections.abc import Mapping
from typing import Any

from calculators.kit.answers import line
from calculators.kit.fields import shorten
from calculators.kit.form import Solution
from calculators.kit.links import mark, state_text
from calculators.kit.long_text import Text
from calculators.kit.markup import element, text
from calculators.kit.plot import is_series
from calculators.kit.saved import SavedFile
from calculators.kit.titles import TITLES
from calculators.kit.values import as_text
from rules_core import EDITION
from rules_core.odds import Odds

LONG = 160  # characters of one figure; a longer one is cut, the link has it whole
REFUSED = "The browser lets nothing be copied from here. It stands marked below, to copy by hand."
TOO_LONG = "The link is too long for a code: it holds more than a code can carry. Copy it instead."
FAILED = (
    "It could not be made here: a file for it is missing. Try again when there is a connection."
)
SAVED = "The picture is saved."


def share_opener(id: str) -> str:
    """The button that opens the box of the calculator with this id."""
    return element(
        "button",
        "Share",
        type="button",
        class_="calc-tool",
        aria_expanded="false",
        aria_controls=f"{id}-share",
        data_opens_share=True,
    )


def share_box(solution: Solution) -> str:
    """The box of sharing, closed; a live answer brings it new content."""
    return element(
        "div",
        element("div", share_html(solution), data_part="share"),
        class_="calc-share",
        id=f"{solution.calculator.id}-share",
        hidden=True,
        data_share_box=True,
    )


def share_html(solution: Solution) -> str:
    """What the box of sharing holds: what can be done, the words to carry, the place of a code."""
    address = f"#{state_text(solution)}&was={mark(solution)}"
    link = copy_link(address, "The link to this answer is copied.")
    copy = act("Copy as text", "text", data_copied="The answer is copied as text.")
    name = f"{solution.calculator.id}.png"
    image = act("Picture", "image", data_copied=SAVED, data_failed=FAILED, data_name=name)
    words = [element("p", text(said), data_line=role) for role, said in answer_lines(solution)]
    return "".join(
        [
            element("p", link, copy, code_button(), image, act("Print", "print"), class_="acts"),
            element("div", *words, hidden=True, data_lines_of_answer=True),
            by_hand(),
            code_html(),
        ]
    )


def copy_link(address: str, copied: str) -> str:
    """The link that a box of sharing is about; a press copies it, and then says `copied`."""
    return element(
        "a",
        "Copy the link",
        href=address,
        class_="act",
        data_share="link",
        data_link=True,
        data_copied=copied,
    )


def act(words: str, does: str, **more: str | bool) -> str:
    """A button of the box."""
    return element("button", words, type="button", class_="act", data_share=does, **more)


def code_button() -> str:
    """What shows and hides the code of the link."""
    return act("QR code", "code", aria_expanded="false", data_too_long=TOO_LONG, data_failed=FAILED)


def by_hand() -> str:
    """What is told of it, and the box in which stands what the browser refuses to copy."""
    said = element("p", class_="share-said", role="status", data_share_said=True)
    box = element(
        "textarea",
        readonly=True,
        rows=4,
        hidden=True,
        aria_label="To copy by hand",
        data_by_hand=True,
        data_refused=REFUSED,
    )
    return said + box


def code_html() -> str:
    """The place of a link's QR code; its squares come in the browser."""
    path = element("path", d="")
    code = element("svg", path, class_="code", role="img", aria_label="QR code of the link")
    return element("figure", code, class_="share-code", hidden=True, data_code=True)


def answer_lines(solution: Solution) -> list[tuple[str, str]]:
    """The answer in lines, each with its role: what was asked, the figures, what they hang on."""
    calculator = solution.calculator
    said = [
        ("game", TITLES[calculator.rule.page.partition("/")[0]]),
        ("question", calculator.question),
        ("headline", solution.headline),
        *(("figure", each) for each in figures(solution)),
    ]
    if asked := inputs(solution):
        said.append(("asked", f"Asked: {asked}"))
    if changed := calculator.changed(solution.options):
        said.append(("rulings", f"Not as written: {pairs(changed)}"))
    if calculator.model:
        said.append(("model", calculator.model))
    return [*said, ("edition", f"Parley, edition {EDITION} of the rules")]


def chat_text(solution: Solution, link: str) -> str:
    """The lines below each other with the link as the last, as the page puts them together."""
    return "\n".join([*(said for _, said in answer_lines(solution)), link])


def figures(solution: Solution) -> list[str]:
    """The main figures; of a single one its steps, since the headline says it."""
    found = {n: solution.outputs[n] for n in solution.calculator.main}
    told = {n: f for n, f in found.items() if not isinstance(f.value, SavedFile)}
    if len(told) == 1 and not any(isinstance(f.value, Odds) for f in told.values()):
        return [shorten(line(figure), LONG) for figure in told.values()]
    labels = solution.calculator.outputs
    return [f"{labels[n]}: {shorten(figure_text(f.value), LONG)}" for n, f in told.items()]


def figure_text(value: Any) -> str:
    """A value in one line; of a course by rounds or cards, the first and the last."""
    if is_series(value) and len(value) > 1:
        first, *_, last = value.items()
        return "; ".join(f"{as_text(at)}: {as_text(said)}" for at, said in (first, last))
    return as_text(value)


def inputs(solution: Solution) -> str:
    """What was asked that differs from the default, in the form's order."""
    said = [
        f"{f.label} {'of your own' if isinstance(f, Text) else as_text(solution.inputs[f.name])}"
        for f in solution.calculator.fields
        if solution.inputs[f.name] != f.default
    ]
    return " · ".join(said)


def pairs(said: Mapping[str, str]) -> str:
    """Options with their values, as the page's badges have them."""
    return ", ".join(f"{name}: {value}" for name, value in said.items())
