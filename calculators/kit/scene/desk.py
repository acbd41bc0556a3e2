"""One question about a scene, with what it takes to answer it."""

from collections.abc import Callable, Mapping
from typing import Any

from calculators.kit.form import Calculator
from calculators.kit.markup import text
from calculators.kit.scene import share
from calculators.kit.scene.board import Board, Scene
from calculators.kit.scene.recent import Recent
from calculators.kit.scene.start import setup_line
from calculators.kit.scene.tools import bar_html, link_of, log_panel, share_panel
from calculators.kit.scene.view import board_html
from rules_core.record import Record

AnyScene = Scene[Any, Any, Any]
AnyRecord = Record[Any, Any, Any]
Question = Mapping[str, Any]
Answer = dict[str, Any]
RECENT = Recent()
Find = Callable[[str], Calculator]


def wrong(faults: Mapping[str, str], said: str = "", note: str = "") -> Answer:
    """What is said where nothing changes; faults without a field are in the note too."""
    loose = faults.get("", "")
    told = said or " ".join(faults.values())
    return {
        "faults": {name: words for name, words in faults.items() if name},
        "said": told,
        "note": note or text(loose or said),
    }


class Desk:
    """One question with what it takes to answer it."""

    def __init__(
        self, scene: AnyScene, scenes: Mapping[str, AnyScene], find: Find, asked: Question
    ) -> None:
        self.scene, self.scenes, self.find, self.asked = scene, scenes, find, asked
        self.root = str(asked.get("root", ""))
        fields = asked.get("fields")
        said = fields if isinstance(fields, dict) else {}
        self.fields = {str(name): str(value) for name, value in said.items()}

    @property
    def games(self) -> dict[str, Any]:
        """Every game that a text may name."""
        return {id: scene.game for id, scene in self.scenes.items()}

    def told(self, name: str) -> str:
        """A text of the question, "" where it has none."""
        value = self.asked.get(name)
        return value if isinstance(value, str) else ""

    def record(self) -> AnyRecord:
        """The record that the question brings; InvalidInput if it cannot be read."""
        return RECENT.read(self.told("record"), {self.scene.id: self.scene.game})

    def board(self, record: AnyRecord) -> Board:
        """The board of a record's state."""
        return RECENT.board(self.scene, record, record.text())

    def shown(self, record: AnyRecord, said: str, note: str = "", known: int = 0) -> Answer:
        """A record as the page shows it; of the log, the page has the first `known` lines."""
        scene, root, board = self.scene, self.root, self.board(record)
        title = board.title
        here = self.told("here")
        link = f"{here}#{link_of(scene, record, root).partition('#')[2]}"
        lines = RECENT.lines(record, root)
        log = [line.title for line in lines]
        chat = share.chat_text(title, board, log, link if here.startswith("http") else "")
        parts = {
            "play": board_html(board, scene.id, len(record.events), root),
            "share": share_panel(scene, record, chat, root),
            "bar": bar_html(scene, record),
        }
        if not known:
            parts["log"] = log_panel((ln.html for ln in lines), setup_line(scene, record.setup))
        return {
            "record": record.text(),
            "parts": parts,
            "lines": {"known": known, "new": [line.html for line in lines[known:]]},
            "said": said,
            "title": title,
            "line": board.line,
            "note": note,
            "faults": {},
        }
