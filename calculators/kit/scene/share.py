"""A scene on its way: as a link, as a file, as text for a chat; and what comes that way."""

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Mapping
from typing import Any

from calculators.kit.fields import shorten
from calculators.kit.files import Wanted, refused, text_of
from calculators.kit.scene.board import Board
from calculators.kit.values import count
from rules_core import EDITION
from rules_core.reading import LARGEST, salvage
from rules_core.record import Game, Record

AnyRecord = Record[Any, Any, Any]
Games = Mapping[str, Game[Any, Any, Any]]
PACKED = "1"  # how a link's text is packed: zlib, then base64 for addresses
LONG_LINK = 2_000  # characters; some programs cut a longer one

SCENE_FILE = Wanted("a text file that was saved from a scene", "a scene", LARGEST)


def pack(text: str) -> str:
    """A record's text as a link carries it."""
    packed = zlib.compress(text.encode(), 9)
    return PACKED + urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def unpack(payload: str) -> str:
    """The text that a link carries; InvalidInput for one that was damaged on its way."""
    if not payload.startswith(PACKED):
        raise refused("The link is damaged, or of a later release than this page.")
    try:
        packed = urlsafe_b64decode(payload[1:] + "=" * (-len(payload[1:]) % 4))
        opened = zlib.decompressobj()
        text = opened.decompress(packed, LARGEST + 1).decode()
        whole = opened.eof
    except (binascii.Error, zlib.error, ValueError):
        text, whole = "", False
    if not whole:
        raise refused(
            "The link is damaged: a part of it is missing or changed. Copy it again as a whole."
        )
    return text


def file_text(name: str, size: int, head: bytes) -> str:
    """The text of a file that begins with `head`; InvalidInput says what it is if no scene."""
    return text_of(name, size, head, SCENE_FILE)


def opened(text: str, games: Games) -> tuple[AnyRecord, list[str], bool]:
    """The record in a text, what is to be said of it, and whether it is the whole text.

    Said are its faults, and another edition.
    """
    record, problems = salvage(text, games)
    said = [f"{p.field[:1].upper()}{p.field[1:]}: {p.message}" for p in problems]
    if problems:
        taken = count(len(record.events) + len(record.undone), "event")
        said.insert(0, f"Not everything could be read; {taken} and the set-up are taken.")
    if record.edition != EDITION:
        said.append(
            f"It was made with edition {shorten(record.edition)} of the rules; this is {EDITION}, "
            "and figures may differ."
        )
    return record, said, not problems


def chat_text(title: str, board: Board, log: Iterable[str], link: str) -> str:
    """The scene in plain lines, to be pasted into a chat; `link` may be empty."""
    lines = [title, ""]
    for strip in board.strips:
        meters = ", ".join(f"{m.label} {m.value} of {m.of}" for m in strip.meters)
        lines.append(f"{strip.name}: {meters}" if meters else strip.name)
    lines += ["", *(f"{i}. {line}" for i, line in enumerate(log, 1))]
    lines += [board.over.title] if board.over else []
    lines += ["", f"Edition {EDITION} of the rules."]
    return "\n".join([*lines, link] if link else lines) + "\n"
