"""House rules as a TOML file: a section for each system, a figure for each key.

    [west]
    tn-base = 5

    [west.die-bonus]      # the same as die-bonus-d8 = 2 under [west]
    d8 = 2

Nothing in the file is executed; a key or figure that is not known is refused by name.
"""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from rules_core.errors import InvalidInput, Problem
from rules_core.house import Changed, Tables, changes, wrong

LONGEST = 20_000
"""Characters of a file; the largest sensible one has a tenth."""


def read_file(text: str, systems: Mapping[str, Tables]) -> dict[str, Changed]:
    """System → what the file changes there (nothing for a system it does not name).

    InvalidInput names every fault by its place in the file: ``west.tn-base``.
    """
    problems = []
    found: dict[str, Changed] = dict.fromkeys(systems, ())
    for system, section in parsed(text).items():
        if system not in systems:
            known = ", ".join(systems)
            problems.append(Problem(system[:40], f"There is no such system; there are {known}."))
        elif not isinstance(section, dict):
            problems.append(Problem(system, f"Put it under a heading: [{system}]."))
        else:
            pairs: dict[str, int] = {}
            for key, figure in flat(section):
                fault = "This is given twice." if key in pairs else ""
                fault = fault or wrong(key, figure, systems[system])
                if fault:
                    problems.append(Problem(f"{system}.{key[:40]}", fault))
                else:
                    pairs[key] = figure
            found[system] = changes(pairs, systems[system])
    if problems:
        raise InvalidInput(problems)
    return found


def parsed(text: str) -> dict[str, Any]:
    """The file as TOML has it; InvalidInput says in which line it stops making sense."""
    if len(text) > LONGEST:
        raise InvalidInput([Problem("file", f"At most {LONGEST} characters are read.")])
    if text.count("[") + text.count("{") + text.count(".") > 500:
        raise InvalidInput([Problem("file", "This has too many parts for house rules.")])
    try:
        return tomllib.loads(text.replace("\r\n", "\n"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InvalidInput([Problem("file", f"This is not TOML: {str(error)[:200]}.")]) from None


def flat(section: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Each figure with its whole key: ``[west.die-bonus]`` and ``d8`` make ``die-bonus-d8``."""
    for key, value in section.items():
        if isinstance(value, dict):
            yield from flat(value, f"{above}{key}-")
        else:
            yield f"{above}{key}", value


def write_file(changed: Mapping[str, Changed], systems: Mapping[str, Tables]) -> str:
    """A file that says all of it: every figure, those as written behind ``#``."""
    lines = []
    for system, tables in systems.items():
        mine = dict(changed.get(system, ()))
        lines.append(f"[{system}]")
        for key, entry in tables.items():
            line = f"{key} = {mine.get(key, entry.default)}"
            mark = "" if key in mine else "# "
            lines.append(f"{mark}{line}  # {entry.label}, {entry.least} to {entry.most}")
        lines.append("")
    return "\n".join(lines)
