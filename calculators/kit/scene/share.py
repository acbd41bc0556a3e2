"""A scene on its way: as a link, as a file, as text for a chat; and what comes that way."""

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Mapping
from typing import Any

from calculators.kit.fields import shorten
from calculators.kit.scene.board import Board
from calculators.kit.values import count
from rules_core import EDITION
from rules_core.errors import InvalidInput, Problem
from rules_core.reading import LARGEST, salvage
from rules_core.record import Game, Record

AnyRecord = Record[Any, Any, Any]
Games = Mapping[str, Game[Any, Any, Any]]
PACKED = "1"  # how a link's text is packed: zlib, then base64 for addresses
LONG_LINK = 2_000  # characters; some programs cut a longer one

KINDS: dict[bytes, str] = {  # how a file begins → what it is
    b"PK": "a zip archive",
    b"\x1f\x8b": "a gzip archive",
    b"7z\xbc\xaf": "a 7z archive",
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"GIF8": "a picture",
    b"RIFF": "a picture or a sound",
    b"BM": "a picture",
    b"%PDF": "a PDF",
    b"SQLite": "a database",
    b"{": "JSON",
    b"[": "JSON",
    b"<?xml": "XML",
    b"<!doctype html": "a web page",
    b"<html": "a web page",
    b"<": "a web page or XML",
}


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
    """The text of a file that begins with `head`; InvalidInput says what it is if it is no scene.

    `size` in bytes; `head` is the whole of a file that is not too large.
    """
    called = f"“{shorten(name, 40)}”" if name else "The text"
    if not size:
        raise refused(f"{called} is empty. Choose a file that was saved from a scene.")
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    for begin, kind in KINDS.items():
        if head.startswith(begin) or (begin[:1] in b"<{[" and start.startswith(begin)):
            raise refused(f"{called} is {kind}. Choose a text file that was saved from a scene.")
    if size > LARGEST:
        raise refused(f"{called} has {volume(size)}; a scene has {volume(LARGEST)} at most.")
    try:
        return head.decode("utf-8-sig")
    except ValueError:
        raise refused(f"{called} is no text. Choose one that was saved from a scene.") from None


def volume(size: int) -> str:
    """A size in bytes, kB or MB."""
    if size < 1_000:
        return count(size, "byte")
    return f"{size // 1_000} kB" if size < 1_000_000 else f"{size // 1_000_000} MB"


def refused(message: str) -> InvalidInput:
    """What comes is no scene."""
    return InvalidInput([Problem("", message)])


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
