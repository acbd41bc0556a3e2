"""House rules in the page: which figures can be changed, system by system."""

from calculators.catalogue import OPTIONS, SYSTEMS
from calculators.kit.links import rule_link
from calculators.kit.markup import element, head_row, text


def figures_html(root: str) -> str:
    """For each system a table of the figures that house rules can change."""
    return "\n\n".join(
        f"### {SYSTEMS[system][0]}: `[{system}]` {{ #house-{system} }}\n\n{table(system, root)}"
        for system, options in OPTIONS.items()
        if options.tables
    )


def table(system: str, root: str) -> str:
    """Key, meaning, figure as written, range and rule of every figure of one system."""
    heads = ("Key", "What it is", "As written", "May be", "Rule")
    head = head_row(*heads)
    rows = [
        element(
            "tr",
            element("th", element("code", text(key)), scope="row"),
            element("td", text(entry.label)),
            element("td", text(str(entry.default))),
            element("td", text(f"{entry.least} to {entry.most}")),
            element("td", rule_link(entry.rule, entry.rule.id, root)),
        )
        for key, entry in OPTIONS[system].tables.items()
    ]
    caption = element("caption", text(f"Figures of {SYSTEMS[system][0]}"))
    body = element(
        "table", caption, element("thead", head), element("tbody", *rows), class_="rule-table"
    )
    label = f"Figures of {SYSTEMS[system][0]} that house rules can change"
    return element("div", body, class_="scroll", tabindex="0", role="group", aria_label=label)
