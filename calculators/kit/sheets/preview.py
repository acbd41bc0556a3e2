"""What a file would bring, before it is taken."""

from calculators.kit.controls import choices
from calculators.kit.markup import element, text
from calculators.kit.sheets.bringing import MOST_FAULTS, Brought
from calculators.kit.values import count

CHOICES = [("both", "Keep both"), ("replace", "Replace mine"), ("skip", "Skip")]
ABOUT = (
    "Rulings of a table cannot stand twice: with “Keep both” yours stay. “Replace mine” can be "
    "undone."
)


def sentence(found: Brought) -> str:
    """The whole in one sentence: ``12 new, 1 refused``."""
    parts = [f"{found.number('new')} new"]
    if found.number("same"):
        parts.append(f"{found.number('same')} here already")
    if found.number("differs"):
        parts.append(f"{found.number('differs')} here otherwise")
    if found.refused:
        parts.append(f"{len(found.refused)} refused")
    if found.faults:
        parts.append(f"{count(len(found.faults), 'fault')} in what is taken")
    return ", ".join(parts) + "."


def preview_html(found: Brought) -> str:
    """What is new, what clashes and what to do with it, what is refused and why."""
    wanted = found.number("new") + found.number("differs")
    take = element("button", "Take them", type="submit", class_="act") if wanted else ""
    drop = element("button", "Leave it", type="button", class_="act", data_chest_drop=True)
    return element(
        "form",
        element("p", text(sentence(found)), class_="chest-line", tabindex="-1"),
        _names("New", found, "new"),
        _clashes(found),
        _list("Refused", found.refused),
        _list("Left out of what is taken", _some(found.faults)),
        element("p", take, drop, class_="acts"),
        class_="calc-form",
        data_chest_take=True,
    )


def _names(label: str, found: Brought, state: str) -> str:
    names = [
        f"{item['title']}: {item['line']}"
        for each in found.items.values()
        for item in each
        if item["state"] == state
    ]
    return _list(label, _some(names), is_open=False)


def _clashes(found: Brought) -> str:
    if not found.number("differs"):
        return ""
    box = choices("What is here otherwise", "clash", CHOICES, "both", "chest-clash", None)
    hint = element("p", text(ABOUT), class_="hint")
    field = element("div", box, hint, class_="field field-switch")
    return _names("Here otherwise", found, "differs") + field


def _some(lines: list[str]) -> list[str]:
    more = len(lines) - MOST_FAULTS
    return [*lines[:MOST_FAULTS], f"and {more} more"] if more > 0 else lines


def _list(label: str, lines: list[str], is_open: bool = True) -> str:
    if not lines:
        return ""
    items = [element("li", text(each)) for each in lines]
    summary = element("summary", text(f"{label} ({len(lines)})"))
    return element("details", summary, element("ul", *items), open=is_open, class_="calc-group")
