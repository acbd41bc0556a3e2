"""The HTML of the moves: big buttons, and small forms where more than one thing is asked."""

from collections.abc import Iterable

from calculators.kit.controls import choices, control
from calculators.kit.fields import Field, OneOf, Whole, YesNo, signed, wording
from calculators.kit.markup import element, text
from calculators.kit.picks import Pick
from calculators.kit.scene.board import Board, Move

FEW = 8  # values that have a big button each
MANY = 20  # as many as are there to be picked from


def moves_html(board: Board, within: str, turn: int) -> str:
    """All moves of a board, those of one tone together; `turn` tells this board from others."""
    forms = {
        place: form(board, move, move.key(place), f"{within}-{place}", turn)
        for place, move in enumerate(board.moves)
    }
    rows = []
    for tone in ("main", "quiet", "apart"):
        shown = [forms[p] for p, m in enumerate(board.moves) if m.tone == tone and not m.fold]
        if shown:
            rows.append(element("div", *shown, class_=f"moves moves-{tone}"))
    for fold in dict.fromkeys(move.fold for move in board.moves if move.fold):
        inside = [forms[p] for p, m in enumerate(board.moves) if m.fold == fold]
        rows.append(folded(fold, inside, f"{turn} {fold}"))
    return "".join(rows)


def folded(label: str, forms: list[str], key: str) -> str:
    """A closed box of moves that are seldom wanted."""
    inside = element("div", *forms, class_="moves moves-quiet")
    return element("details", element("summary", text(label)), inside, class_="fold", data_key=key)


def form(board: Board, move: Move, key: str, within: str, turn: int) -> str:
    """One move, as a form of its own: a press submits it."""
    note = element("p", text(move.note), class_="hint") if move.note else ""
    values = few_values(move.fields[0]) if len(move.fields) == 1 else []
    if not move.fields:
        body, kind = draw_button(move, "press") or press(move.label), "button"
    elif values:
        body, kind = instant(move, values, move.label == board.question), "instant"
    else:
        body, kind = several(move, within), "fields"
    return element(
        "form",
        body,
        note,
        class_=f"move move-{kind} calc-form",
        novalidate=True,
        autocomplete="off",
        data_do="move",
        data_move=key,
        data_key=f"{turn} {key}",
    )


def press(label: str) -> str:
    """A big button with nothing to fill in."""
    return element("button", text(label), type="submit", class_="press")


def instant(move: Move, values: list[tuple[str, str]], is_asked: bool) -> str:
    """A button for each value of the only field: one press does it.

    Where the board's own question asks the same (`is_asked`), it is not shown twice.
    """
    field = move.fields[0]
    buttons = [
        element("button", text(said), type="submit", name=field.name, value=value, class_="press")
        for value, said in values
    ]
    hint = element("p", text(field.hint), class_="hint") if field.hint else ""
    row = element("div", *buttons, draw_button(move), class_="presses")
    legend = element("legend", text(move.label), class_="unseen" if is_asked else None)
    fault = element("p", class_="fault", hidden=True, data_fault=field.name)
    group = element("fieldset", legend, hint, row)
    return element("div", group, fault, data_field=field.name)


def several(move: Move, within: str) -> str:
    """The draw, or else fields, the rare ones in a closed box, and the button that does it."""

    def rows(fields: Iterable[Field]) -> str:
        return element("div", *(one(f, within) for f in fields), class_="fields")

    seldom = [f for f in move.fields if f.name in move.rare]
    body = rows(f for f in move.fields if f.name not in move.rare)
    if seldom:
        names = ", ".join(f.label for f in seldom)
        body += element("details", element("summary", text(names)), rows(seldom), class_="rare")
    drawn = element("div", draw_button(move), class_="presses") if move.draw else ""
    return drawn + body + element("div", press(move.label), class_="presses")


def one(field: Field, within: str) -> str:
    """The control of one field; few numbers are chips."""
    values = few_values(field)
    if not values or isinstance(field, YesNo):
        return control(field, field.default, within)
    place = f"{within}-{field.name}"
    chosen = "" if field.default is None else field.write(field.default)
    box = choices(field.label, field.name, values, chosen, place, f"{place}-fault", MANY)
    hint = element("p", text(field.hint), class_="hint") if field.hint else ""
    fault = element("p", class_="fault", id=f"{place}-fault", hidden=True, data_fault=field.name)
    return element("div", box, hint, fault, class_="field field-one-of", data_field=field.name)


def draw_button(move: Move, kind: str = "press draw") -> str:
    """The button that has a card drawn, where there is one to draw; Enter does not press it."""
    if not move.draw:
        return ""
    words = move.draw_label if move.fields else move.label
    return element("button", text(words), type="button", class_=kind, data_draw=True)


def few_values(field: Field) -> list[tuple[str, str]]:
    """The values of a field with their wordings, where there are few or all are there; or none."""
    if isinstance(field, Pick):
        return [(str(number), said) for number, said in field.of]
    if isinstance(field, YesNo):
        return [("yes", "Yes"), ("no", "No")]
    if isinstance(field, OneOf) and len(field.members) <= FEW:
        return [(str(m.value), wording(str(m.value))) for m in field.members]
    if isinstance(field, Whole) and not field.none and field.most - field.least < FEW:
        return [(str(n), signed(n)) for n in range(field.least, field.most + 1)]
    return []
