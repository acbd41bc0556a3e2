"""A sheet as it is printed: its figures, and boxes to tick; blank, or filled from what is kept."""

from enum import Enum
from typing import Any

from calculators.kit.fields import Field
from calculators.kit.markup import element, text
from calculators.kit.sheets.sheet import Box, Sheet, Track, Values
from calculators.kit.titles import TITLES
from calculators.kit.values import as_text, count

FEW = 3  # figures that stand in one row with what they are about
GROUP = 5  # boxes that stand close together, so that many can be counted


def on_paper(sheet: Sheet, values: Values | None = None) -> str:
    """The sheet with these figures; without any, with room to write them."""
    name = str(values["name"]) if values else ""
    head = element(
        "p",
        element("span", text(TITLES[sheet.system]), class_="paper-game"),
        element("span", "Name", class_="paper-label"),
        element("span", text(name), class_="paper-name"),
        class_="paper-head",
    )
    shown = {name for track in sheet.tracks for name in track.shows} | {"name"}
    boxes = [box_html(box, values, shown) for box in sheet.boxes]
    tracks = [track_html(track, values) for track in sheet.tracks]
    return element(
        "div",
        head,
        element("div", *boxes, class_="paper-boxes"),
        element("div", *tracks, class_="paper-tracks"),
        class_=f"paper-sheet system-{sheet.system}",
    )


def box_html(box: Box, values: Values | None, shown: set[str]) -> str:
    """The figures that stand together, but for those that a track shows."""
    rows = [figure_html(f, box, values) for f in box.fields if f.name not in shown]
    if not rows:
        return ""
    title = element("p", text(box.label), class_="paper-title")
    kind = "paper-box is-row" if len(rows) <= FEW else "paper-box"
    return element("div", title, element("dl", *rows, class_="paper-figures"), class_=kind)


def figure_html(field: Field, box: Box, values: Values | None) -> str:
    """A figure and its place; what its box says already is not said again."""
    words = field.label.removeprefix(f"{box.label}: ")
    label = element("dt", text(words[:1].upper() + words[1:]))
    said = told(field, values[field.name]) if values else ""
    wide = "is-wide" if field.kind in ("list", "words", "text") else None
    return element("div", label, element("dd", text(said)), class_=wide)


def told(field: Field, value: Any) -> str:
    """A figure in a reader's words; what the reader has written stays as it is."""
    items = value if isinstance(value, tuple) else (value,)
    known = all(item is None or isinstance(item, (int, Enum)) for item in items)
    return as_text(value) if known else field.write(value)


def track_html(track: Track, values: Values | None) -> str:
    """Boxes to tick; a screen reader hears how many are."""
    ticked = track.ticked(values) if values and track.ticked else 0
    label = element("span", text(track.label), class_="paper-label")
    if track.names:
        named = [
            element("span", box_mark(at == ticked), text(name), class_="tick-name")
            for at, name in enumerate(track.names, 1)
        ]
        return element("p", label, element("span", *named, class_="ticks"), class_="paper-track")
    most = track.of(values) if values and track.of else track.most
    marks = [box_mark(at < ticked) for at in range(max(most, ticked))]
    groups = [
        element("span", *marks[at : at + GROUP], class_="tick-group")
        for at in range(0, len(marks), GROUP)
    ]
    said = f"{ticked} of {count(len(marks), 'box', 'boxes')} ticked" if values else ""
    drawn = element("span", *groups, class_="ticks", role="img", aria_label=said or f"{most} boxes")
    return element("p", label, drawn, class_="paper-track")


def box_mark(is_on: bool) -> str:
    """One box."""
    return element("i", "✗" if is_on else "", class_="tick is-on" if is_on else "tick")
