"""From a sheet to the inputs of a calculator or the set-up of a scene."""

from typing import Any

from calculators.kit.fields import Field, Unreadable, read_all, shorten
from calculators.kit.form import Calculator
from calculators.kit.scene.board import Scene
from calculators.kit.sheets.sheet import Given, Role, Sheet, Source, Texts
from rules_core.errors import InvalidInput


def taken(sheet: Sheet, role: Role, calculator: Calculator) -> dict[str, Source]:
    """Input → what it takes, for each input of the role that the sheet can fill."""
    if calculator.id not in role.where:
        return {}
    mine = role.where[calculator.id]
    found: dict[str, Source] = {}
    for name in (f.name for f in calculator.fields):
        if mine and name not in mine:
            continue
        if name in role.named:
            found[name] = role.named[name]
        elif name in sheet.fields and name != "name":
            found[name] = name
    return found


def roles_for(sheet: Sheet, calculator: Calculator) -> list[Role]:
    """The roles in which a sheet fills inputs of a calculator."""
    return [role for role in sheet.roles if taken(sheet, role, calculator)]


def filled(sheet: Sheet, role: Role, kept: Texts, calculator: Calculator, now: Texts) -> Texts:
    """The texts that the sheet `kept` puts into a form that says `now`.

    A figure that the input cannot take, such as one outside its range, is left as it is.
    """
    return _filling(sheet, role, kept, calculator, now)[0]


def refused(sheet: Sheet, role: Role, kept: Texts, calculator: Calculator, now: Texts) -> list[str]:
    """What each input takes whose figure of the sheet lies outside of that."""
    return [
        f"{field.label} takes {field.right}; the sheet has {shorten(text)}"
        for field, text in _filling(sheet, role, kept, calculator, now)[1]
    ]


def _filling(
    sheet: Sheet, role: Role, kept: Texts, calculator: Calculator, now: Texts
) -> tuple[dict[str, str], list[tuple[Field, str]]]:
    """The texts that go in, and those that their fields refuse."""
    values, _ = sheet.read(kept)
    fields = {f.name: f for f in calculator.fields}
    inputs, _ = read_all(list(fields.values()), {n: t for n, t in now.items() if n in fields})
    inputs = {n: inputs.get(n, f.default) for n, f in fields.items()}
    given = Given(values, inputs, _options(calculator, now))
    found, out = {}, []
    for name, source in taken(sheet, role, calculator).items():
        field = fields[name]
        text = _written(field, source, given)
        if text is not None and _fits(field, text):
            found[name] = field.write(field.read(text))
        elif text is not None:
            out.append((field, text))
    return found, out


def _options(calculator: Calculator, now: Texts) -> Any:
    """The options that a form says, or as written where they cannot be read."""
    if calculator.options is None:
        return None
    try:
        return calculator.options.read({k: v for k, v in now.items() if k in calculator.uses})
    except InvalidInput:
        return calculator.options()


def _written(field: Field, source: Source, given: Given) -> str | None:
    """The sheet's figure as a field writes it, or None if it cannot be derived here."""
    try:
        value = given.sheet[source] if isinstance(source, str) else source(given)
        return field.write(value)
    except (AttributeError, KeyError, TypeError):
        return None


def _fits(field: Field, text: str) -> bool:
    """Whether a field takes a text."""
    try:
        field.read(text)
    except Unreadable:
        return False
    return True


def set_up(sheet: Sheet, role: Role, kept: Texts, scene: Scene[Any, Any, Any], now: Texts) -> Texts:
    """The texts that a sheet puts into the set-up of a scene, whose form says `now`.

    They go by ``part.field``, as the form has them.
    """
    part = role.parts[scene.id]
    values, _ = sheet.read(kept)
    found = {}
    for name in (*sheet.fields, *role.named):
        field = scene.fields.get(f"{part}.{name}")
        source = name if name in sheet.fields else role.named[name]
        text = _written(field, source, Given(values, now)) if field else None
        if field and text is not None and _fits(field, text):
            found[f"{part}.{name}"] = field.write(field.read(text))
    return found
