"""A kept answer: the question as a link has it, asked again whenever it is looked at."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard
from urllib.parse import parse_qsl

from calculators.catalogue import find
from calculators.kit.fields import Unreadable, Words
from calculators.kit.form import Solution
from calculators.kit.kept.difference import comparable
from calculators.kit.links import mark, older
from calculators.kit.packing import PACKED, packed, unpacked
from rules_core import EDITION
from rules_core.errors import InvalidInput, Problem

MOST = 6
"""Answers that stand side by side."""
MOST_READ = 40
"""Items of a question that are looked at."""
LONGEST_STATE = 20_000
"""Characters of a question; two decks of one's own are 6,000 when packed."""
LETTERS = "ABCDEF"
_found: dict[str, Solution | str] = {}


@dataclass(frozen=True)
class Answer:
    """One of up to six: its letter, the reader's name for it, the question and what comes of it.

    Without a solution, `said` tells why there is none; else what to know of it, such as that it
    was kept with another edition of the rules.
    """

    letter: str
    id: str
    name: str
    state: str
    solution: Solution | None
    said: str = ""

    @property
    def title(self) -> str:
        """What a sentence calls it: its letter and its name."""
        return f"{self.letter}, {self.name}" if self.name else self.letter


def read(items: Iterable[Any]) -> list[Answer]:
    """The first six of the items that are answers: ``{"id", "name", "asked"}``, in their order."""
    found: list[Answer] = []
    for each in kept(items)[:MOST]:
        solution, said = asked(each["asked"])
        one = each["id"], each["name"], each["asked"]
        found.append(Answer(LETTERS[len(found)], *one, solution, said))
    return found


def kept(items: Iterable[Any]) -> list[dict[str, str]]:
    """Those of some items that hold a question, with a name that can be read."""
    found: list[dict[str, str]] = []
    for each in items:
        state = each.get("asked") if isinstance(each, Mapping) else None
        if is_state(state) and len(found) < MOST_READ:
            id, name = str(each.get("id", ""))[:80], called(each.get("name"))[0]
            found.append({"id": id, "name": name, "asked": state})
    return found


def is_state(said: Any) -> TypeGuard[str]:
    """Whether something may be a question as an address has it: one line, not too long."""
    return isinstance(said, str) and 0 < len(said) <= LONGEST_STATE and said.split() == [said]


def called(name: Any) -> tuple[str, str]:
    """A reader's name for an answer, and what is wrong with it; none where it cannot be read."""
    try:
        return Words().read(name if isinstance(name, str) else ""), ""
    except Unreadable as unreadable:
        return "", str(unreadable)


def asked(state: str) -> tuple[Solution | None, str]:
    """The answer to a question as a link has it, or why there is none; and what to know of it."""
    id, _, query = state.partition("?")
    texts = dict(parse_qsl(query, keep_blank_values=True))
    edition, was = texts.pop("edition", EDITION), texts.pop("was", "")
    found = solved(id, texts)
    if isinstance(found, str):
        return None, found
    return found, older(edition, was, mark(found), "It was kept") if edition != EDITION else ""


def solved(id: str, texts: Mapping[str, str]) -> Solution | str:
    """The answer, or the sentences that say what is wrong; the last ones are remembered."""
    key = f"{id}?{sorted(texts.items())}"
    if key not in _found:
        while len(_found) >= 2 * MOST:
            del _found[next(iter(_found))]
        try:
            _found[key] = find(id).solve(texts)
        except InvalidInput as invalid:
            _found[key] = " ".join(problem.message for problem in invalid.problems)
    return _found[key]


def groups(answers: Sequence[Answer]) -> Iterator[list[Answer]]:
    """Those that can be compared, together: of one calculator, or with a figure in common."""
    left = [each for each in answers if each.solution]
    while left:
        group, rest = [left[0]], left[1:]
        while near := [a for a in rest if any(related(a, other) for other in group)]:
            group += near
            rest = [a for a in rest if a not in near]
        yield sorted(group, key=lambda each: each.letter)
        left = rest


def related(one: Answer, other: Answer) -> bool:
    """Whether two answers have a figure of the same kind, in the same game."""
    a, b = one.solution, other.solution
    if a is None or b is None:
        return False
    if a.calculator.rule.page.partition("/")[0] != b.calculator.rule.page.partition("/")[0]:
        return False
    return any(name in b.outputs and comparable(a, b, name) for name in a.outputs)


def pack(answers: Sequence[Answer]) -> str:
    """The answers as a link carries them."""
    return packed("\n".join(f"{each.name}\t{each.state}" for each in answers))


def unpack(said: str) -> list[dict[str, str]]:
    """The items in a link; InvalidInput for one that was damaged on its way."""
    try:
        text = unpacked(said, MOST * LONGEST_STATE) if said.startswith(PACKED) else ""
    except ValueError:
        text = ""
    pairs = [line.split("\t", 1) for line in text.split("\n") if "\t" in line]
    found = kept({"name": name, "asked": state} for name, state in pairs)[:MOST]
    if not found:
        raise InvalidInput(
            [Problem("", "The link is damaged: a part of it is missing. Copy it again as a whole.")]
        )
    return [{**each, "id": f"link-{place}"} for place, each in enumerate(found)]
