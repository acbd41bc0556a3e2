"""The HTML of what is kept: the differences in words, the tables, the list to manage it."""

from collections.abc import Sequence

from calculators.kit.controls import choices
from calculators.kit.kept.answers import Answer, groups, pack
from calculators.kit.kept.difference import difference
from calculators.kit.kept.table import table_html
from calculators.kit.markup import element, opening, text
from calculators.kit.scene.share import LONG_LINK
from calculators.kit.sharing import by_hand, code_button, code_html, copy_link
from rules_core.notation import LONGEST_TEXT

EMPTY = (
    "No answer is kept here yet. Press Keep beside any answer; up to six of them then stand here "
    "side by side, with what sets them apart in words."
)
ONE = "Keep another answer, and what sets the two apart stands here in words."
PAGE = "answers.html"


def kept_html(
    answers: Sequence[Answer], to: str, root: str, here: str, is_guest: bool = False, left: int = 0
) -> str:
    """All of it. `to` is the id of the answer that the others are measured by.

    `left` is how many are kept beside the six that are shown; of what came with a link
    (`is_guest`) nothing can be renamed or removed.
    """
    if not answers:
        return element("p", text(EMPTY), class_="kept-empty")
    found = list(groups(answers))
    pieces = []
    if sum(len(group) for group in found) > 1:
        pairs = [(each.id, each.title) for each in answers if each.solution]
        box = choices("Measured by", "to", pairs, chosen(answers, to), "kept-to", None, few=6)
        field = element("div", box, class_="field field-switch")
        pieces.append(element("form", field, class_="calc-form kept-to", data_kept_to=True))
    pieces += [element("p", text(words), class_="kept-empty") for words in notes(answers)]
    pieces += [group_html(group, to, root) for group in found]
    if len(answers) == 1:
        pieces.append(element("p", ONE, class_="kept-empty"))
    if left:
        more = f"{left} more {'is' if left == 1 else 'are'} kept; remove one of these to see it."
        pieces.append(element("p", more, class_="kept-empty"))
    pieces += [rows_html(answers, root, is_guest), link_html(answers, to, here)]
    return "".join(pieces)


def notes(answers: Sequence[Answer]) -> list[str]:
    """What is to be known of some answers: that there are none any more, or of another edition."""
    return [
        f"{each.title}: {each.said}"
        if each.solution
        else f"{each.title} cannot be answered any more. {each.said}"
        for each in answers
        if each.said
    ]


def chosen(answers: Sequence[Answer], to: str) -> str:
    """The id of the answer that others are measured by: the one asked for, or else the first."""
    ids = [each.id for each in answers if each.solution]
    return to if to in ids else next(iter(ids), "")


def sentences(group: Sequence[Answer], to: str) -> list[tuple[Answer, Answer, str]]:
    """Each answer, the one it is measured by, and what sets it apart from that."""
    base = next((each for each in group if each.id == to), group[0])
    return [
        (each, base, difference(each.solution, base.solution))
        for each in group
        if each is not base and each.solution and base.solution
    ]


def group_html(group: Sequence[Answer], to: str, root: str) -> str:
    """Answers that can be compared: the question, the differences in words, the table."""
    questions = dict.fromkeys(e.solution.calculator.question for e in group if e.solution)
    told = [
        element(
            "li",
            element("strong", text(f"{each.title} against {base.letter}:")),
            " ",
            text(words),
        )
        for each, base, words in sentences(group, to)
    ]
    system = next(e.solution.calculator.rule.page for e in group if e.solution).partition("/")[0]
    return element(
        "div",
        element("p", text(" · ".join(questions)), class_="kept-question"),
        element("ul", *told, class_="kept-words") if told else "",
        table_html(group, root),
        class_=f"kept-group system-{system}",
    )


def rows_html(answers: Sequence[Answer], root: str, is_guest: bool) -> str:
    """The list of what is kept: each to be opened, renamed, removed."""
    rows = element("ul", *(row_html(each, root, is_guest) for each in answers), class_="shelf")
    words = f"Open one of them ({len(answers)})" if is_guest else "Open, rename or remove one"
    kinds = {"class_": "calc-group kept-manage", "data_key": "manage"}
    return element("details", element("summary", words), rows, **kinds)


def row_html(answer: Answer, root: str, is_guest: bool) -> str:
    """One row; an answer that there is no more cannot be opened."""
    solution = answer.solution
    title = element(
        "strong", text(answer.title), " · ", text(solution.headline if solution else "")
    )
    if solution:
        question = element("span", text(solution.calculator.question))
        href = f"{root}{solution.calculator.rule.page}.html#{answer.state}"
        shown = element("a", title, " ", question, href=href, class_="shelf-open")
    else:
        shown = element("div", element("strong", text(answer.title)), class_="shelf-open kept-gone")
    acts = "" if is_guest else acts_html(answer)
    return element("li", shown, acts, data_id=answer.id, data_key=answer.id)


def acts_html(answer: Answer) -> str:
    """Renaming and removing."""
    place = f"kept-name-{answer.letter}"
    box = opening(
        "input",
        type="text",
        id=place,
        name="name",
        value=answer.name,
        maxlength=LONGEST_TEXT,
        autocomplete="off",
    )
    form = element(
        "form",
        element("label", text(f"Name of {answer.letter}"), for_=place),
        box,
        element("button", "Keep this name", type="submit", class_="act"),
        class_="calc-form kept-rename",
        data_kept_rename=True,
    )
    label = f"Rename {answer.title}"
    rename = element("summary", "Rename", aria_label=label)
    away = element(
        "button",
        "Remove",
        type="button",
        class_="shelf-remove",
        data_kept="remove",
        aria_label=f"Remove {answer.title}",
    )
    key = f"name {answer.id}"
    return away + element("details", rename, form, class_="kept-name", data_key=key)


def link_html(answers: Sequence[Answer], to: str, here: str) -> str:
    """The link that carries all of it, or why there is none."""
    place = next((i for i, each in enumerate(answers) if each.id == to), 0)
    fragment = f"#kept?to={place}&s={pack(answers)}"
    if len(here.partition("#")[0]) + len(fragment) > LONG_LINK:
        words = (
            f"This is too much for a link: it would have more than {LONG_LINK:,} characters. "
            "Remove an answer, or save everything as a file on the page of your characters."
        )
        return element("p", words, class_="kept-empty")
    acts = element("p", copy_link(fragment, "The link is copied."), code_button(), class_="acts")
    pieces = (acts, by_hand(), code_html())
    return element("div", *pieces, class_="calc-share kept-link", data_share_box=True)
