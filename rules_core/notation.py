"""Set-ups, events and inputs as lines of text: one format for links, saves, files and replays.

A line is a word and what differs from its defaults, all derived from frozen dataclasses::

    instigator name="A fast talker" style=fast-talk presence=d8
    turned cause_result=9 phase=2          # all behind a # is a comment

The word is a class's name in kebab-case (or the name that the caller gives), a name that of a
field; an option goes by its public id. A value is a whole number, ``yes`` or ``no``, a value of an
enum, text (bare, or as a JSON string), ``none``, or a comma separated list (empty: ``none``).
`write_line` and `read_line` are each other's inverse; reading gives a value or InvalidInput, never
another error. The ranges of numbers are checked by the core, where the values are used.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from rules_core.errors import InvalidInput, Problem
from rules_core.options import Options

LONGEST_TEXT = 200  # characters of any one text
LONGEST_OPTION = 4_000  # characters of an option; house rules are one
LONGEST_LIST = 100  # items
DIGITS = 9  # of any one number
NAME = re.compile(r"[a-z][a-z0-9_-]*")
VALUE = r'(?:"(?:[^"\\]|\\.)*"|[^\s"])+'  # no text can be split in two ways: reading stays fast
ENTRY = re.compile(rf"({NAME.pattern})=({VALUE})(?=\s|$)")
ITEM = re.compile(r'"(?:[^"\\]|\\.)*"|[^",]+')
BARE = re.compile(r"\w[\w.:+-]*")
NUMBER = re.compile(rf"[+-]?[0-9]{{1,{DIGITS}}}")
# control characters, line separators, and what turns the direction of the text around it
REFUSED = re.compile("[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")


def word_of(kind: type) -> str:
    """The word of a class: ``SizedUp`` → ``sized-up``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


def _hints(kind: Any) -> dict[str, tuple["Field[Any]", Any]]:
    hints = get_type_hints(kind)
    found = {f.name: (f, hints[f.name]) for f in fields(kind)}
    for field, hint in found.values():
        _check(hint, f"{kind.__name__}.{field.name}")
    return found


hints_of: Callable[[Any], dict[str, tuple["Field[Any]", Any]]] = cache(_hints)
"""Public name → field and type hint of a dataclass; TypeError for a hint without notation."""


def _check(hint: Any, place: str) -> None:
    if get_origin(hint) in (Union, UnionType):
        inner = [each for each in get_args(hint) if each is not type(None)]
        if len(inner) == 1 and len(get_args(hint)) == 2:
            return _check(inner[0], place)
    elif get_origin(hint) is tuple and len(get_args(hint)) == 2 and get_args(hint)[1] is ...:
        return _check(get_args(hint)[0], place)
    elif (
        get_origin(hint) is Literal and all(isinstance(each, str) for each in get_args(hint))
    ) or (isinstance(hint, type) and issubclass(hint, bool | int | str | Enum)):
        return None
    raise TypeError(f"{place}: {hint} has no notation")


def write_line(value: Any, word: str = "") -> str:
    """The line of a dataclass, under `word` or its class's: all that differs from its defaults."""
    said = [word or word_of(type(value))]
    if isinstance(value, Options):
        chosen = value.chosen().items()
        said += [f"{id}={_write(text)}" for id, text in chosen if text != value.default_of(id)]
        return " ".join(said)
    for name, (field, _) in hints_of(type(value)).items():
        given = getattr(value, field.name)
        if given != field.default or type(given) is not type(field.default):
            said.append(f"{name}={_write(given)}")
    return " ".join(said)


def _write(value: Any) -> str:
    if value is None or value == ():
        return "none"
    if isinstance(value, tuple):
        return ",".join(_write(each) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, int):
        return str(value)
    bare = BARE.fullmatch(value) and value != "none"
    return value if bare else json.dumps(value, ensure_ascii=False)


def split_line(line: str) -> tuple[str, dict[str, str]]:
    """A line's word and its entries as they are written; InvalidInput where it is no such line."""
    word = NAME.match(line)
    if not word:
        raise InvalidInput([Problem("", "A line starts with a word in small letters.")])
    entries: dict[str, str] = {}
    at = word.end()
    while True:
        rest = line[at:]
        if not rest.strip() or (rest[0].isspace() and rest.lstrip().startswith("#")):
            return word.group(), entries
        found = ENTRY.match(line, at + len(rest) - len(rest.lstrip()))
        if not found or not rest[0].isspace():
            raise InvalidInput([Problem("", f"“{_short(rest)}” is not written as name=value.")])
        name, value = found.groups()
        if name in entries:
            raise InvalidInput([Problem(name, "It is given twice.")])
        entries[name] = value
        at = found.end()


def read_entries(kind: type, entries: Mapping[str, str]) -> tuple[dict[str, Any], list[Problem]]:
    """The fields of `kind` that can be read, by their own names, and every fault."""
    if issubclass(kind, Options):
        return _read_options(kind, entries)
    known = hints_of(kind)
    found: dict[str, Any] = {}
    problems = [
        Problem(name, f"There is no “{_short(name)}” here.")
        for name in entries
        if name not in known
    ]
    for name, (field, hint) in known.items():
        if name in entries:
            try:
                found[field.name] = _read(hint, entries[name])
            except ValueError as wrong:
                problems.append(Problem(name, str(wrong)))
        elif field.default is MISSING and field.default_factory is MISSING:
            problems.append(Problem(name, "It is missing."))
    return found, problems


def _read_options(
    kind: type[Options], entries: Mapping[str, str]
) -> tuple[dict[str, Any], list[Problem]]:
    """The same for options, each by its public id."""
    good: dict[str, str] = {}
    problems: list[Problem] = []
    for id, text in entries.items():
        try:
            said = _text(text, LONGEST_OPTION)
            kind.read({id: said})
            good[id] = said
        except InvalidInput as invalid:
            problems += [Problem(id, p.message) for p in invalid.problems]
        except ValueError as wrong:
            problems.append(Problem(id, str(wrong)))
    made = kind.read(good)
    return {f.name: getattr(made, f.name) for f in fields(made)}, problems


def read_line(kind: type, line: str) -> Any:
    """The `kind` that a line means (its word is not looked at); InvalidInput names each fault."""
    found, problems = read_entries(kind, split_line(line)[1])
    if problems:
        raise InvalidInput(problems)
    return kind(**found)


def _read(hint: Any, text: str) -> Any:
    """A value of the type `hint`; ValueError with a sentence that says what would be right."""
    if get_origin(hint) is tuple:
        items = [] if text == "none" else ITEM.findall(text)
        if len(items) > LONGEST_LIST or (text != "none" and ",".join(items) != text):
            raise ValueError(f"Give none, or a comma separated list of {LONGEST_LIST} at most.")
        return tuple(_read(get_args(hint)[0], item) for item in items)
    if get_origin(hint) in (Union, UnionType):
        inner = next(each for each in get_args(hint) if each is not type(None))
        return None if text == "none" else _read(inner, text)
    if get_origin(hint) is Literal:
        if text not in get_args(hint):
            raise ValueError(f"Give one of {', '.join(get_args(hint))}.")
        return text
    if hint is bool:
        if text not in ("yes", "no"):
            raise ValueError("Give yes or no.")
        return text == "yes"
    if issubclass(hint, Enum):
        by_text = {_write(member): member for member in hint}
        if text not in by_text:
            raise ValueError(f"Give one of {', '.join(by_text)}.")
        return by_text[text]
    if hint is int:
        if not NUMBER.fullmatch(text):
            raise ValueError(f"Give a whole number, not “{_short(text)}”.")
        return int(text)
    return _text(text)


def _text(text: str, longest: int = LONGEST_TEXT) -> str:
    try:
        said = json.loads(text) if text.startswith('"') else text
    except ValueError:
        raise ValueError("The quotation marks are damaged.") from None
    problem = wrong_text(said, longest)
    if problem or (said == text and '"' in text):
        raise ValueError(problem or "Put the text in quotation marks.")
    return str(said)


def wrong_text(said: str, longest: int = LONGEST_TEXT) -> str:
    """What is wrong with a text that a reader has given, in a sentence; "" if nothing is."""
    if len(said) > longest:
        return f"Give {longest} characters at most."
    return "It has characters that cannot be shown." if REFUSED.search(said) else ""


def _short(text: str) -> str:
    line = REFUSED.sub("�", " ".join(text.split()))
    return line if len(line) <= 24 else line[:23] + "…"
