"""A scene's questions and answers. Nothing is kept between them: each brings its whole record.

A question: ``scene`` (its id), ``do``, ``record`` (the record's text so far), ``root`` (from the
page to the site's top), ``here`` (the page's address, told in a chat), and what `ACTS` take:

- ``begin`` with ``fields``: a new record out of the set-up form;
- ``move`` with ``move`` (its key on the board), ``fields`` and perhaps ``draw``;
- ``undo``, ``redo``; ``show``: the record as it is (the answer's ``whole``: nothing of it is lost);
- ``start``: the form, filled from a record;
- ``open`` with ``text``, or ``link`` (what stood behind ``s=``), or ``name``, ``size`` and ``head``
  (a file's first bytes in base64);
- ``ask`` with ``ask`` (its place on the board): a calculator's answer.

The answer: ``record`` (text, or null where none has begun), ``parts`` (name → HTML), ``lines`` (of
the log, where ``parts`` has it not: how many the page has, and what comes after them), ``said``
(one sentence for screen readers), ``title`` and ``line`` (what a list calls the scene), ``note``
(HTML of what went wrong), ``faults`` (field → sentence). Where something went wrong there is no
record and no parts: what the page has stands.
"""

from base64 import b64decode
from collections.abc import Callable, Mapping

from calculators.kit.answers import answer_html
from calculators.kit.links import rule_link, state_text
from calculators.kit.markup import element, text
from calculators.kit.scene import share
from calculators.kit.scene.desk import Answer, AnyRecord, AnyScene, Desk, Find, Question, wrong
from calculators.kit.scene.reading import find_move, read_move, read_setup
from calculators.kit.scene.start import start_html
from calculators.kit.scene.tools import bar_html, link_of
from rules_core.errors import IllegalEvent, InvalidInput
from rules_core.record import Record


def answered(asked: Question, scenes: Mapping[str, AnyScene], find: Find) -> Answer:
    """The answer to a question about a scene; `find` finds a calculator."""
    scene = scenes.get(str(asked["scene"]))
    act = ACTS.get(str(asked.get("do")))
    if scene is None or act is None:
        return wrong({}, "That is not a question this page can ask.")
    desk = Desk(scene, scenes, find, asked)
    try:
        return act(desk)
    except IllegalEvent as illegal:
        link = rule_link(illegal.rule, illegal.rule.title, desk.root)
        said = f"{illegal.message} ({illegal.rule.title})"
        return wrong({}, said, f"{text(illegal.message)} {link}")
    except InvalidInput as invalid:
        return wrong({p.field: p.message for p in invalid.problems})


def begin(desk: Desk) -> Answer:
    """A new record."""
    setup = read_setup(desk.scene, desk.fields)
    record = Record(desk.scene.game, setup)
    return desk.shown(record, f"The scene begins. {desk.board(record).question}")


def move(desk: Desk) -> Answer:
    """A move of the board."""
    record = desk.record()
    chosen = find_move(desk.board(record), desk.told("move"))
    record = record.did(read_move(chosen, desk.fields, bool(desk.asked.get("draw"))))
    return played(desk, record)


def played(desk: Desk, record: AnyRecord) -> Answer:
    """A record with one event more than the page has."""
    place = len(record.events) - 1
    return desk.shown(record, record.line(place).title, known=place)


def undo(desk: Desk) -> Answer:
    """One event fewer."""
    record = desk.record()
    if not record.events:
        return wrong({}, "There is nothing to undo.")
    said = f"Undone: {desk.scene.game.label(record.events[-1])}."
    return desk.shown(record.undo(), said, known=len(record.events) - 1)


def redo(desk: Desk) -> Answer:
    """The event that was undone last, again."""
    record = desk.record()
    if not record.undone:
        return wrong({}, "There is nothing to redo.")
    said = f"Done again: {desk.scene.game.label(record.undone[0])}."
    return desk.shown(record.redo(), said, known=len(record.events))


def show(desk: Desk) -> Answer:
    """The record as it is; what cannot be read any more is told."""
    games = {desk.scene.id: desk.scene.game}
    record, faults, is_whole = share.opened(desk.told("record"), games)
    if not is_whole:
        faults.append("What was kept stays as it is; if you play on, that is a scene of its own.")
    shown = desk.shown(record, told(desk, record, faults), paragraphs(faults))
    return shown | {"whole": is_whole}


def start(desk: Desk) -> Answer:
    """The form of the set-up, filled from a record or with its defaults."""
    scene = desk.scene
    setup = desk.record().setup if desk.told("record") else scene.game.setup()
    parts = {
        "play": start_html(scene, setup, desk.root),
        "log": "",
        "share": "",
        "bar": bar_html(scene, None),
    }
    return {
        "record": None,
        "parts": parts,
        "said": "A new scene.",
        "title": "",
        "line": "",
        "note": "",
        "faults": {},
    }


def bring(desk: Desk) -> Answer:
    """A scene that comes by a link, a file or a text."""
    if desk.told("link"):
        found = share.unpack(desk.told("link"))
    elif "head" in desk.asked:
        try:
            head = b64decode(desk.told("head"))
        except ValueError:
            head = b""
        size = desk.asked.get("size")
        found = share.file_text(desk.told("name"), size if isinstance(size, int) else 0, head)
    else:
        pasted = desk.told("text").encode("utf-8", "replace")
        found = share.file_text("", len(pasted), pasted)
    record, faults, _ = share.opened(found, desk.games)
    if record.game is not desk.scene.game:
        other = desk.scenes[record.game.id]
        said = f"That is a scene of another kind: open it in {other.title}."
        address = link_of(other, record, desk.root)
        return wrong({}, said, element("a", text(said), href=address))
    return desk.shown(record, told(desk, record, faults), paragraphs(faults))


def ask(desk: Desk) -> Answer:
    """A calculator's answer to what a board asks."""
    record = desk.record()
    asks = desk.board(record).asks
    place = desk.asked.get("ask")
    if not (isinstance(place, int) and 0 <= place < len(asks)):
        return wrong({}, "That cannot be asked now.")
    calculator = desk.find(asks[place].calculator)
    solution = calculator.solve(asks[place].inputs)
    address = f"{desk.root}{calculator.rule.page}.html#{state_text(solution)}"
    more = element("p", element("a", "Open with these figures", href=address))
    parts = {"chances": answer_html(solution, desk.root) + more}
    return {"parts": parts, "said": solution.headline, "note": "", "faults": {}}


def told(desk: Desk, record: AnyRecord, faults: list[str]) -> str:
    """What is said of a scene that comes: its faults, and the question now."""
    return " ".join([*faults, desk.board(record).question])


def paragraphs(lines: list[str]) -> str:
    """Sentences below each other."""
    return "".join(element("p", text(line)) for line in lines)


ACTS: dict[str, Callable[[Desk], Answer]] = {
    "begin": begin,
    "move": move,
    "undo": undo,
    "redo": redo,
    "show": show,
    "start": start,
    "open": bring,
    "ask": ask,
}
