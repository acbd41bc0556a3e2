"""The form of a sheet."""

from calculators.kit.controls import control
from calculators.kit.markup import element, text
from calculators.kit.sheets.sheet import Sheet, Values


def sheet_html(sheet: Sheet, values: Values, root: str) -> str:
    """The form of a sheet with these values; the first box open, the others closed."""
    groups = []
    for i, box in enumerate(sheet.boxes):
        inputs = [control(f, values[f.name], f"sheet-{sheet.id}") for f in box.fields]
        note = element("p", text(box.note), class_="hint") if box.note else ""
        groups.append(
            element(
                "details",
                element("summary", text(box.label)),
                note,
                element("div", *inputs, class_="fields"),
                open=i == 0,
                class_="calc-group",
                data_key=box.label,
            )
        )
    away = element(
        "a", "On paper", href=f"{root}{sheet.system}/sheet.html", class_="act", data_on_paper=True
    )
    return element(
        "form",
        *groups,
        element("p", away, class_="acts") if sheet.tracks else "",
        class_=f"calc-form sheet-form system-{sheet.system}",
        novalidate=True,
        autocomplete="off",
        data_sheet_form=sheet.id,
    )
