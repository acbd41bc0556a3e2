"""The HTML of one input: a stepper, chips, a list, a box; the same at build time and live."""

from typing import Any

from calculators.kit.fields import Field, OneOf, Whole, YesNo, signed, wording
from calculators.kit.lists import ListOf
from calculators.kit.long_text import Text
from calculators.kit.markup import element, opening, text
from rules_core.notation import LONGEST_TEXT

CHIPS = 5  # more choices than this stand in a list


def control(field: Field, value: Any, within: str) -> str:
    """The control of `field` showing `value`, inside the calculator with the id `within`."""
    place = f"{within}-{field.name}"
    tall = {"tabindex": 0} if field.kind == "text" else {}  # many faults, through which one scrolls
    fault = element(
        "p", class_="fault", id=f"{place}-fault", hidden=True, data_fault=field.name, **tall
    )
    hint = element("p", text(field.hint), class_="hint", id=f"{place}-hint") if field.hint else ""
    body = BODIES.get(field.kind, entry)(field, value, place)
    return element(
        "div", body, hint, fault, class_=f"field field-{field.kind}", data_field=field.name
    )


def stepper(field: Whole, value: Any, place: str) -> str:
    """A number with big buttons for one less and one more; it may be typed as well."""

    def button(step: int, sign: str, word: str) -> str:
        name = f"{field.label}: {word}"
        return element(
            "button", sign, type="button", data_step=step, data_for=place, aria_label=name
        )

    box = opening(
        "input",
        id=place,
        name=field.name,
        value=field.write(value),
        type="text",
        inputmode="numeric" if field.least >= 0 and not field.none else None,
        autocomplete="off",
        data_least=field.least,
        data_most=field.most,
        aria_describedby=described(field, place),
    )
    span = f"{signed(field.least)} to {signed(field.most)}" + (" or none" if field.none else "")
    label = element("label", text(field.label), " ", element("small", span), for_=place)
    row = element(
        "div", button(-1, "−", "one less"), box, button(1, "+", "one more"), class_="stepper"
    )
    return label + row


def one_of(field: OneOf, value: Any, place: str) -> str:
    """Chips for a few choices, a list for many."""
    return choices(
        field.label,
        field.name,
        [(str(m.value), wording(str(m.value))) for m in field.members],
        field.write(value),
        place,
        described(field, place),
    )


def choices(
    label: str,
    name: str,
    values: list[tuple[str, str]],
    chosen: str,
    place: str,
    about: str | None,
    few: int = CHIPS,
) -> str:
    """One of several values with their wordings, as chips (up to `few`) or as a list."""
    if len(values) <= few:
        chips = [chip("radio", name, value, said, value == chosen, place) for value, said in values]
        row = element("div", *chips, class_="chips")
        return element("fieldset", element("legend", text(label)), row, aria_describedby=about)
    items = [element("option", text(said), value=v, selected=v == chosen) for v, said in values]
    box = element("select", *items, id=place, name=name, aria_describedby=about)
    return element("label", text(label), for_=place) + box


def chip(kind: str, name: str, value: str, said: str, on: bool, place: str) -> str:
    """A radio button or check box that looks like a chip."""
    id = f"{place}-{value}"
    die = f"die die-{value}" if value[:1] == "d" and value[1:].isdigit() else None
    box = opening("input", type=kind, id=id, name=name, value=value, checked=on)
    return element("span", box, element("label", text(said), for_=id, class_=die), class_="chip")


def yes_no(field: YesNo, value: Any, place: str) -> str:
    """A check box."""
    about = described(field, place)
    box = opening(
        "input",
        type="checkbox",
        id=place,
        name=field.name,
        value="yes",
        checked=bool(value),
        aria_describedby=about,
    )
    return element(
        "span", box, element("label", text(field.label), for_=place), class_="chip check"
    )


def several(field: ListOf, value: Any, place: str) -> str:
    """Check boxes where the items are few words, else a box to write the list in."""
    item = field.item
    if not (isinstance(item, OneOf) and field.once):
        return entry(field, value, place)
    on = [item.write(v) for v in value]
    boxes = [
        chip("checkbox", field.name, str(m.value), wording(str(m.value)), m.value in on, place)
        for m in item.members
    ]
    row = element("div", *boxes, class_="chips", data_list=field.name)
    legend = element("legend", text(field.label))
    return element("fieldset", legend, row, aria_describedby=described(field, place))


def entry(field: Field, value: Any, place: str) -> str:
    """A box for text, whether a value of our own or the reader's words."""
    is_words = field.kind == "words"
    box = opening(
        "input",
        id=place,
        name=field.name,
        value=field.write(value),
        type="text",
        autocomplete="off",
        autocapitalize="sentences" if is_words else "none",
        spellcheck=None if is_words else "false",
        maxlength=LONGEST_TEXT if is_words else None,
        aria_describedby=described(field, place),
    )
    return element("label", text(field.label), for_=place) + box


def long_text(field: Text, value: Any, place: str) -> str:
    """A box of several lines, and a button that reads a file into it."""
    box = element(
        "textarea",
        text(field.write(value)),
        id=place,
        name=field.name,
        rows=6,
        maxlength=field.most,
        autocomplete="off",
        autocapitalize="none",
        spellcheck="false",
        aria_describedby=described(field, place),
    )
    file = opening(
        "input",
        type="file",
        id=f"{place}-file",
        accept=field.accept or None,
        data_into=place,
        data_most=field.most,
    )
    label = element("label", "Open a file", for_=f"{place}-file")
    opens = element("span", file, label, class_="chip file")
    return element("label", text(field.label), for_=place) + box + opens


def described(field: Field, place: str) -> str:
    """The ids of what tells more about a control."""
    return f"{place}-hint {place}-fault" if field.hint else f"{place}-fault"


BODIES: dict[str, Any] = {
    "whole": stepper,
    "one-of": one_of,
    "yes-no": yes_no,
    "list": several,
    "text": long_text,
}
