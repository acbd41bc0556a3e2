"""Files that come from outside: what they are, by how they begin, and their text."""

from dataclasses import dataclass

from calculators.kit.fields import shorten
from calculators.kit.values import count
from rules_core.errors import InvalidInput, Problem

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


@dataclass(frozen=True)
class Wanted:
    """What a file should be: what to choose, what it is, its most bytes, whether it is JSON."""

    choose: str
    noun: str
    largest: int
    json: bool = False


def text_of(name: str, size: int, head: bytes, wanted: Wanted) -> str:
    """The text of a file that begins with `head`; InvalidInput says what it is if it is no such.

    `size` in bytes; `head` is the whole of a file that is not too large.
    """
    called = f"“{shorten(name, 40)}”" if name else "The text"
    if not size:
        raise refused(f"{called} is empty. Choose {wanted.choose}.")
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    for begin, kind in KINDS.items():
        if kind == "JSON" and wanted.json:
            continue
        if head.startswith(begin) or (begin[:1] in b"<{[" and start.startswith(begin)):
            raise refused(f"{called} is {kind}. Choose {wanted.choose}.")
    if size > wanted.largest:
        most = volume(wanted.largest)
        raise refused(f"{called} has {volume(size)}; {wanted.noun} has {most} at most.")
    try:
        return head.decode("utf-8-sig")
    except ValueError:
        raise refused(f"{called} is no text. Choose {wanted.choose}.") from None


def volume(size: int) -> str:
    """A size in bytes, kB or MB."""
    if size < 1_000:
        return count(size, "byte")
    return f"{size // 1_000} kB" if size < 1_000_000 else f"{size // 1_000_000} MB"


def refused(message: str) -> InvalidInput:
    """What comes is not what it should be."""
    return InvalidInput([Problem("", message)])
