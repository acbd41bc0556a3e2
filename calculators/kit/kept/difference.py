"""What sets one answer apart from another: what was asked, what came out, in a sentence."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from calculators.kit.fields import wording
from calculators.kit.form import Solution
from calculators.kit.kept.amounts import figure_words
from calculators.kit.long_text import Text
from calculators.kit.values import as_text
from rules_core.options import HOUSE

MOST_FIGURES, MOST_CAUSES = 3, 3
NUMBER = re.compile(r"−?\d+|d\d+")


def asked(solution: Solution) -> dict[str, tuple[str, Any, str]]:
    """Input or option → its label, its value, and how the value reads."""
    calculator = solution.calculator
    found = {}
    for each in calculator.fields:
        value = solution.inputs[each.name]
        said = as_text(value)
        if isinstance(each, Text) and value:
            said = f"a text of {len(value)} characters"
        found[each.name] = (each.label, value, said)
    if solution.options and calculator.options:
        chosen = solution.options.chosen()
        for option in calculator.uses:
            rules = "House rules" if option == HOUSE else ""
            label = rules or calculator.options.rule_of(option).title
            said = chosen[option] if option == HOUSE else wording(chosen[option])
            found[option] = (label, chosen[option], said)
    return found


def causes(now: Solution, then: Solution) -> list[str]:
    """What was asked otherwise, of what both were asked: ``Verve 4 instead of 3``."""
    before = asked(then)
    told = []
    for name, (label, value, said) in asked(now).items():
        if name not in before or before[name][1] == value:
            continue
        other = before[name][2]
        other = "another text" if said == other else other
        mark = "" if NUMBER.fullmatch(said) else ":"
        told.append(f"{label}{mark} {said} instead of {other}")
    return told


def effects(now: Solution, then: Solution, names: Sequence[str] = ()) -> list[str]:
    """Every figure of both that came out otherwise, the main ones first; or those of `names`."""
    outputs = now.calculator.outputs
    all = [*now.calculator.main, *(n for n in outputs if n not in now.calculator.main)]
    shared = [n for n in names or all if n in then.outputs and comparable(now, then, n)]
    told = (figure_words(outputs[n], now.outputs[n].value, then.outputs[n].value) for n in shared)
    return [words for words in told if words]


def comparable(one: Solution, other: Solution, name: str) -> bool:
    """Whether an output of this name is the same kind of figure in both."""
    if one.calculator is other.calculator:
        return True
    values = [each.outputs[name].value for each in (one, other)]
    labels = [each.calculator.outputs[name] for each in (one, other)]
    return labels[0] == labels[1] and type(values[0]) is type(values[1])


def difference(now: Solution, then: Solution) -> str:
    """One sentence: what `now` has more or less than `then`, and why."""
    why, what = causes(now, then), effects(now, then)
    told = listed(what, MOST_FIGURES, "figure") if what else "The same answer"
    told = told[:1].upper() + told[1:]
    if now.calculator is not then.calculator:
        question = f"another question: {now.calculator.question}"
        shared = any(comparable(now, then, n) for n in now.outputs if n in then.outputs)
        if not shared:
            return f"{question[:1].upper()}{question[1:]}"
        more = f" Asked otherwise: {listed(why, MOST_CAUSES, 'input')}." if why else ""
        return f"{told}. It is {question}{more}"
    if not why:
        return f"{told} to the same question."
    if len(why) > 1:
        return f"{told}. Asked otherwise: {listed(why, MOST_CAUSES, 'input')}."
    return f"{told}, {'because of' if what else 'with'} {why[0]}."


def listed(parts: Iterable[str], most: int, noun: str) -> str:
    """``a, b and c``, or with semicolons where a part has its own; past `most` they are counted."""
    all = list(parts)
    head, rest = all[:most], len(all) - most
    if rest > 0:
        head.append(f"{rest} more {noun if rest == 1 else noun + 's'}")
    if any(set(part) & set(",:") for part in head):
        return "; ".join(head)
    return " and ".join([", ".join(head[:-1]), head[-1]]) if len(head) > 1 else head[0]
