"""Questions about kept answers. Nothing is kept between them: each brings what is kept.

A question: ``answers`` with either ``items`` (each ``{"id", "name", "asked"}``, in the order in
which they were kept) or ``link`` (what an address carries after ``s=``, with ``to``, a place);
``to``, the id of the answer that the others are measured by; ``here``, the page's address.
The answer: ``parts`` (``kept``: all of it), ``items`` (a link's), ``to``, ``said``, ``faults``.
``name`` in place of both: whether a name can be kept; ``name`` as it will be, or a fault.
"""

from collections.abc import Mapping
from typing import Any

from calculators.kit.kept.answers import Answer, called, kept, read, unpack
from calculators.kit.kept.view import chosen, kept_html
from calculators.kit.values import count

Question = Mapping[str, Any]


def answered(asked: Question) -> dict[str, Any]:
    """The answer to a question about kept answers; InvalidInput for a damaged link."""
    said = asked["answers"] if isinstance(asked["answers"], dict) else {}
    if "name" in said:
        name, fault = called(said["name"])
        return {"name": name, "faults": {"name": fault} if fault else {}, "said": fault}
    is_guest = "link" in said
    items = unpack(str(said["link"])) if is_guest else kept(listed(said.get("items")))
    answers = read(items)
    to = chosen(answers, place(items, said.get("to")) if is_guest else str(said.get("to", "")))
    left = max(0, len(items) - len(answers))
    here, root = str(said.get("here", "")), str(asked.get("root", ""))
    html = kept_html(answers, to, root, here, is_guest, left)
    return {
        "parts": {"kept": html},
        "items": items,
        "to": to,
        "said": sentence(answers, to),
        "faults": {},
    }


def listed(said: Any) -> list[Any]:
    """A list in a question; none where it has none."""
    return said if isinstance(said, list) else []


def place(items: list[dict[str, str]], to: Any) -> str:
    """The id of the item whose place in a link is `to`."""
    at = int(to) if str(to) in map(str, range(len(items))) else 0
    return items[at]["id"]


def sentence(answers: list[Answer], to: str) -> str:
    """What a screen reader hears: how many, and which one they are measured by."""
    if len(answers) < 2:
        return f"{count(len(answers), 'answer')} kept."
    base = next((each for each in answers if each.id == to), answers[0])
    return f"{len(answers)} answers side by side, measured by {base.letter}."
