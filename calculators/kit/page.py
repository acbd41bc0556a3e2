"""The HTML of a calculator and its answer: one renderer for the build and the browser."""

from calculators.kit.answers import answer_html
from calculators.kit.controls import choices, control, entry
from calculators.kit.fields import Field, wording
from calculators.kit.form import Solution
from calculators.kit.kept.tools import said_html, tools_html
from calculators.kit.links import defaults_text, rule_link, state_text
from calculators.kit.markup import element, text
from calculators.kit.more import more_html
from calculators.kit.paper_foot import foot_html
from calculators.kit.sharing import share_box, share_opener
from calculators.kit.waiting import waiting
from rules_core.options import HOUSE, YES_NO, Options


def calculator_html(solution: Solution, root: str, mine: str = "") -> str:
    """A whole calculator with an answer in it; `root` leads from the page to the site's top.

    `mine` is what stands above the form: what of the reader's own things can be used here.
    """
    calculator, id = solution.calculator, solution.calculator.id
    said = element("p", class_="calc-said", role="status", data_said=True)
    said += element("p", class_="calc-note", role="status", hidden=True, data_note=True)
    answer = element(
        "div",
        part("answer", answer_html(solution, root)),
        element("p", STALE, class_="calc-stale", hidden=True),
        foot_html(),
        class_="calc-answer",
    )
    head = element("p", text(calculator.question), class_="calc-question", id=f"{id}-question")
    reset = element(
        "button", "Reset", type="button", class_="calc-tool calc-reset", data_reset=True
    )
    tools = tools_html(root) + reset + share_opener(id)  # the last, so that its box comes next
    return element(
        "section",
        element(
            "div",
            head,
            element("div", tools, class_="calc-tools"),
            share_box(solution),
            class_="calc-head",
        ),
        answer,
        more_html(solution),
        said,
        said_html(root),
        waiting(),
        element("p", text(calculator.help), class_="calc-help") if calculator.help else "",
        mine,
        element(
            "form",
            form_html(solution, root),
            data_part="form",
            class_="calc-form",
            novalidate=True,
            autocomplete="off",
        ),
        class_="calc",
        id=id,
        aria_labelledby=f"{id}-question",
        data_calculator=id,
        data_built=state_text(solution),
        data_defaults=defaults_text(calculator),
        data_search_exclude=True,
    )


STALE = "This stands for the last figures that could be read."


def part(name: str, content: str) -> str:
    """A piece that a live answer replaces."""
    return element("div", content, data_part=name)


def form_html(solution: Solution, root: str) -> str:
    """The inputs in their groups, then the rulings and optional rules."""
    calculator = solution.calculator
    fields = {f.name: f for f in calculator.under(solution.options)}
    groups = []
    for i, (label, names) in enumerate(calculator.groups.items()):
        inputs = element(
            "div",
            *(control(fields[n], solution.inputs[n], calculator.id) for n in names),
            class_="fields",
        )
        summary = element("summary", text(label))
        groups.append(
            element("details", summary, inputs, open=i == 0, class_="calc-group", data_key=label)
            if label
            else inputs
        )
    return "".join(groups) + switches_html(solution, root)


def switches_html(solution: Solution, root: str) -> str:
    """The options this calculator uses, each with a link to its rule or ruling."""
    calculator = solution.calculator
    if not (calculator.options and solution.options):
        return ""
    chosen = solution.options.chosen()
    rows = [
        switch_html(calculator.options, option, chosen[option], f"{calculator.id}-{option}", root)
        for option in calculator.uses
    ]
    line = element("span", switches_line(solution), data_part="switches")
    summary = element("summary", line)
    fields = element("div", *rows, class_="fields")
    return element("details", summary, fields, class_="calc-switches", data_key="switches")


def in_order(value: str) -> int:
    """Numbers stand in their order; words stay in theirs, the default first."""
    return int(value) if value.isdigit() else 0


def switch_html(
    options: type[Options], option: str, chosen: str, place: str, root: str, name: str = ""
) -> str:
    """One option with what its values mean, and the way to its rule.

    In its form it is called `name`, or else as it is everywhere.
    """
    name = name or option
    about = f"{place}-hint" if option == HOUSE else f"{place}-about"
    if option == HOUSE:
        field = Field("House rules", name=name, hint=HOUSE_HINT)
        box = entry(field, chosen, place)
        meaning, link = HOUSE_HINT, element("a", "House rules", href=f"{root}house.html")
    else:
        rule, values = options.rule_of(option), options.values_of(option)
        pairs = [(value, wording(value)) for value in sorted(values, key=in_order)]
        box = choices(rule.title, name, pairs, chosen, place, about)
        told = " ".join(f"{wording(value)}: {words}" for value, words in values.items())
        meaning = "" if values == YES_NO else told
        link = rule_link(rule, rule.id, root)
    hint = element("p", text(meaning), " ", link, class_="hint", id=about)
    fault = element("p", class_="fault", hidden=True, data_fault=name, id=f"{place}-fault")
    return element("div", box, hint, fault, class_="field field-switch", data_field=name)


HOUSE_HINT = "Figures that your group has changed, such as tn-base:5; none as written."


def switches_line(solution: Solution) -> str:
    """How many of the options stand as written."""
    calculator = solution.calculator
    changed = calculator.changed(solution.options)
    n = len(calculator.uses)
    if not changed:
        return f"Rulings and optional rules ({n} as written)"
    said = ", ".join(f"{option}: {value}" for option, value in changed.items())
    return f"Rulings and optional rules ({n - len(changed)} of {n} as written) " + element(
        "span", text(said), class_="badge"
    )
