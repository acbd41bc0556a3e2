"""The command line: the same calculators, inputs and answers as in the page.

    python -m calculators                                   list them all
    python -m calculators west-target-number                answer for the defaults
    python -m calculators west-target-number target_social_combat=3 [--json]
    python -m calculators west-target-number --help         its inputs and options
    python -m calculators west-odds cards=5 --what-if       what one change would do

Bad input: every problem on standard error, exit status 2.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from calculators.catalogue import CALCULATORS, SYSTEMS, find
from calculators.kit.form import Calculator, Solution
from calculators.kit.plot import is_series
from calculators.kit.values import as_json, as_text, to_dict
from calculators.kit.what_if import as_dict, what_if
from rules_core.errors import InvalidInput, Problem
from rules_core.odds import Odds
from rules_core.options import HOUSE


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit status is 0, or 2 for bad input."""
    words = [a for a in arguments if not a.startswith("--")]
    switches = {a for a in arguments if a.startswith("--")}
    try:
        refuse_unknown(switches)
        if not words:
            print(__doc__ if "--help" in switches else listing())
            return 0
        calculator = find(words[0])
        if "--help" in switches:
            print(usage(calculator))
            return 0
        solution = calculator.solve(pairs(words[1:]))
        table = what_if(solution) if "--what-if" in switches else None
    except InvalidInput as invalid:
        for problem in invalid.problems:
            print(f"{problem.field}: {problem.message}", file=sys.stderr)
        return 2
    if table:
        told = as_dict(table)
        print(json.dumps(told, ensure_ascii=False) if "--json" in switches else as_lines(told))
    elif "--json" in switches:
        print(json.dumps(to_dict(solution), ensure_ascii=False))
    else:
        print(plain(solution))
    return 0


def as_lines(told: Mapping[str, Mapping[str, str]]) -> str:
    """A table of what would change an answer as text."""
    lines = []
    for group, found in told.items():
        lines += [group, *(f"    {label}: {chance}" for label, chance in found.items())]
    return "\n".join(lines)


def refuse_unknown(switches: set[str]) -> None:
    """InvalidInput for any switch but --json and --help."""
    unknown = sorted(switches - {"--json", "--help", "--what-if"})
    if unknown:
        raise InvalidInput(
            Problem(s, "There is no such switch; there are --json, --what-if and --help.")
            for s in unknown
        )


def pairs(words: Sequence[str]) -> dict[str, str]:
    """``name=value`` words as a mapping; InvalidInput for words without = and names said twice."""
    found: dict[str, str] = {}
    problems = []
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            problems.append(Problem(word, "Write inputs as name=value."))
        elif name in found:
            problems.append(Problem(name, "This is given twice."))
        found[name] = value
    if problems:
        raise InvalidInput(problems)
    return found


def listing() -> str:
    """All calculators, by system and question."""
    lines = []
    for title, questions in SYSTEMS.values():
        lines.append(title)
        for question, group in questions.items():
            lines.append(f"  {question}")
            lines += [f"    {each.id:24} {each.question}" for each in group]
    return "\n".join(
        [*lines, "", f"{len(CALCULATORS)} calculators; add an id and --help for its inputs."]
    )


def usage(calculator: Calculator) -> str:
    """A calculator's inputs with what is right and the default, its options and its outputs."""
    lines = [f"{calculator.id}: {calculator.question}", calculator.help, "", "Inputs"]
    for f in calculator.fields:
        lines.append(f"  {f.name} ({f.write(f.default)}): {f.right}")
    if calculator.options:
        lines.append("Options")
        for option in calculator.uses:
            if option == HOUSE:
                lines.append("  house: house rules as key:figure pairs with commas, or none")
                continue
            values = ", ".join(calculator.options.values_of(option))
            lines.append(f"  {option}: {values}  [{calculator.options.rule_of(option).id}]")
    return "\n".join(
        [*lines, "Outputs", *(f"  {name}: {label}" for name, label in calculator.outputs.items())]
    )


def listed(value: Any, space: str = "    ") -> list[str]:
    """Odds, chances by number, or odds by number, a line for each chance."""
    lines = []
    for key, chance in (value.chances() if isinstance(value, Odds) else value).items():
        if isinstance(chance, Odds):
            lines += [f"{space}{as_json(key)}:", *listed(chance, space + "    ")]
        else:
            lines.append(f"{space}{as_json(key)}: {as_text(chance)} ({chance})")
    return lines


def plain(solution: Solution) -> str:
    """The answer as text: each output under its public name, with its reasons."""
    lines = [solution.headline]
    for name, figure in solution.outputs.items():
        value = figure.value
        if isinstance(value, Odds) or is_series(value):
            lines += [f"{name}:", *listed(value)]
        else:
            exact = as_json(value)
            said = as_text(value)
            lines.append(f"{name}: {said}" + (f" ({exact})" if "%" in said else ""))
        lines += [f"    {s.text} [{s.rule.id}]" for s in figure.steps]
    return "\n".join(lines)
