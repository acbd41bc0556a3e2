"""The HTML of a set-up: the few fields of a quick start, and all others in closed boxes."""

from collections.abc import Mapping
from typing import Any

from calculators.kit.controls import control
from calculators.kit.markup import element, text
from calculators.kit.page import switch_html
from calculators.kit.scene.board import Scene
from calculators.kit.scene.reading import setup_texts
from rules_core.options import HOUSE

AnyScene = Scene[Any, Any, Any]


def start_html(scene: AnyScene, setup: Any, root: str) -> str:
    """The form that begins a scene, filled with `setup`."""
    shown = setup_texts(scene, setup)
    groups = [box(g.label, g.note, fields(scene, shown, names)) for g, names in rest(scene)]
    groups += [switches(scene, part, shown, root) for part in scene.options]
    quick = fields(scene, shown, scene.quick)
    begin = element("button", "Begin the scene", type="submit", class_="press")
    return element(
        "form",
        quick,
        element("div", begin, class_="presses"),
        *groups,
        element("div", begin, class_="presses"),
        class_="calc-form scene-start",
        novalidate=True,
        autocomplete="off",
        data_do="begin",
        data_key="begin",
    )


def rest(scene: AnyScene) -> list[tuple[Any, list[str]]]:
    """Each group with the names of its fields that are not asked for first."""
    named = [(g, [f"{g.part}.{f.name}" for f in g.fields]) for g in scene.setup]
    left = [(g, [n for n in names if n not in scene.quick]) for g, names in named]
    return [(g, names) for g, names in left if names]


def fields(scene: AnyScene, shown: Mapping[str, str], names: Any) -> str:
    """The controls of these fields."""
    known = scene.fields
    boxes = [control(known[n], known[n].read(shown[n]), scene.id) for n in names]
    return element("div", *boxes, class_="fields")


def switches(scene: AnyScene, part: str, shown: Mapping[str, str], root: str) -> str:
    """The rulings and optional rules of a part."""
    kind = scene.options[part]
    named = {name: name.partition(".")[2] for name in shown if name.partition(".")[0] == part}
    rows = [
        switch_html(kind, id, shown[name], f"{scene.id}-{name}", root, name)
        for name, id in named.items()
    ]
    return box("Rulings and optional rules", "", element("div", *rows, class_="fields"))


def box(label: str, note: str, inner: str) -> str:
    """A closed box of fields."""
    said = element("p", text(note), class_="hint") if note else ""
    return element(
        "details",
        element("summary", text(label)),
        said,
        inner,
        class_="calc-group",
        data_key=label,
    )


def setup_line(scene: AnyScene, setup: Any) -> str:
    """What was set up otherwise than by default, as the log's first lines."""
    shown, plain = setup_texts(scene, setup), setup_texts(scene, scene.game.setup())
    labels = {
        f"{group.part}.{each.name}": (group.label, scene.fields[f"{group.part}.{each.name}"].label)
        for group in scene.setup
        for each in group.fields
    }
    for part, kind in scene.options.items():
        titles = {f"{part}.{id}": kind.rule_of(id).title for id in kind.choices()}
        titles[f"{part}.{HOUSE}"] = "House rules"
        labels |= {name: ("Rulings and optional rules", title) for name, title in titles.items()}
    rows: dict[str, list[str]] = {}
    for name, value in shown.items():
        if value != plain[name]:
            group, label = labels[name]
            rows.setdefault(group, []).append(f"{label}: {value or '–'}")
    items = [
        element("dt", text(group)) + element("dd", text("; ".join(said)))
        for group, said in rows.items()
    ]
    return element("dl", *items, class_="log-setup") if items else ""
