"""House rules: figures of a system's tables that a group of players has changed, as data.

Each system lists the figures that may be changed as `Entry`s under short keys (`tn-base`). What a
group changes is a text such as ``tn-base:5,die-bonus-d8:2``, carried like any other option.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from rules_core.errors import InvalidInput, Problem
from rules_core.rulebook import Rule

Changed = tuple[tuple[str, int], ...]
"""Key and figure of each entry that is not as written, in the order of the keys."""

_PAIR = re.compile(r"([a-z0-9-]{1,40}):(-?[0-9]{1,6})")


@dataclass(frozen=True)
class Entry:
    """A figure that may be changed: the rule it belongs to, what it is, as written, its range."""

    rule: Rule
    label: str
    default: int
    least: int
    most: int


Tables = Mapping[str, Entry]


def read(text: str, tables: Tables) -> Changed:
    """The changes that `text` means: ``key:figure`` pairs with commas, or ``none`` (or nothing).

    Figures as written are left out. InvalidInput names, under ``house``, every fault.
    """
    words = [w.strip() for w in text.strip().lower().replace("−", "-").split(",")]
    if words in ([""], ["none"]):
        return ()
    pairs: dict[str, int] = {}
    faults = []
    for word in words[:100]:
        match = _PAIR.fullmatch(word)
        if not match:
            faults.append(f"“{word[:24]}” is not written as key:figure.")
        elif match[1] in pairs:
            faults.append(f"{match[1]} is given twice.")
        else:
            pairs[match[1]] = int(match[2])
    faults += [fault for key, figure in pairs.items() if (fault := wrong(key, figure, tables))]
    if len(words) > 100:
        faults.append("Give at most 100 changes.")
    if faults:
        raise InvalidInput([Problem("house", " ".join(faults))])
    return changes(pairs, tables)


def wrong(key: str, figure: object, tables: Tables) -> str:
    """What is wrong with a change, as a sentence; empty if it can be made."""
    entry = tables.get(key)
    if entry is None:
        return f"{key[:40]} is no figure that house rules can change here."
    whole = isinstance(figure, int) and not isinstance(figure, bool)
    if not (whole and entry.least <= int(str(figure)) <= entry.most):
        return f"{key} is a whole number from {entry.least} to {entry.most}."
    return ""


def changes(pairs: Mapping[str, int], tables: Tables) -> Changed:
    """Only what differs from the rules as written, in the order of the tables."""
    return tuple((k, pairs[k]) for k, e in tables.items() if k in pairs and pairs[k] != e.default)


def write(changed: Changed) -> str:
    """The one text for some changes: ``tn-base:5``; ``none`` where nothing is changed."""
    return ",".join(f"{key}:{figure}" for key, figure in changed) or "none"
