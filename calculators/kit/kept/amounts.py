"""How one figure differs from another, in words: ``2 cards more``, ``Guard 1 lower``."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from calculators.kit.plot import is_series, named
from calculators.kit.saved import SavedFile
from calculators.kit.values import as_json, as_text, decimal, percent
from rules_core.odds import Odds

WHOSE = {"your", "you", "resists"}
"""First words of a label that names a state of somebody, not things to be counted."""

NO_PLURALS = {"stress", "success", "afterwards"}


def figure_words(label: str, now: Any, then: Any) -> str:
    """What `now` has more or less than `then`, under the label of the figure; "" if equal.

    Numbers in their own unit, chances in percentage points, odds by their mean or by the outcome
    that changes most, anything else as one value instead of another.
    """
    if now == then:
        return ""
    if type(now) is int and type(then) is int:
        return number_words(label, now - then)
    if isinstance(now, Fraction) and isinstance(then, Fraction):
        return f"{label} {chance_words(now - then)}"
    if isinstance(now, Odds) and isinstance(then, Odds):
        return f"{label}: {odds_words(now, then)}"
    if is_series(now) and is_series(then):
        return series_words(label, now, then)
    if isinstance(now, Mapping) and isinstance(then, Mapping):
        return f"{label}: {counts_words(now, then)}"
    if isinstance(now, SavedFile):
        return f"{label}: another file"
    return f"{label}: {as_text(now)} instead of {as_text(then)}"


def number_words(label: str, by: int) -> str:
    """A whole number more or less: of things that are counted, or of a figure that is high or low.

    A label counts things where one of its first two words is a plural: ``Ability dice``.
    """
    first, *_ = words = (label[:1].lower() + label[1:]).split()
    place = next((i for i, word in enumerate(words[:2]) if is_plural(word)), None)
    if place is None or first in WHOSE or first.endswith("'s"):
        high, low = ("more", "less") if first == "you" else ("higher", "lower")
        return f"{label} {abs(by)} {high if by > 0 else low}"
    if abs(by) == 1:
        words[place] = singular(words[place])
    much = "more" if by > 0 else "fewer"
    said = " ".join(words)
    if place + 1 == len(words):
        return f"{abs(by)} {said} {much}"
    return f"{abs(by)} {much} {said}"


def is_plural(word: str) -> bool:
    """Whether a word names several things."""
    return word == "dice" or (word.endswith("s") and word not in NO_PLURALS)


def singular(word: str) -> str:
    """One of what a plural names."""
    return "die" if word == "dice" else word.removesuffix("es" if word.endswith("sses") else "s")


def chance_words(by: Fraction, more: str = "higher", less: str = "lower") -> str:
    """A difference of two chances: ``12.5 percentage points higher``."""
    said = decimal(abs(by) * 100)
    unit = "percentage point" if said == "1" else "percentage points"
    return f"{said if said != '0' else 'under 0.01'} {unit} {more if by > 0 else less}"


def odds_words(now: Odds[Any], then: Odds[Any]) -> str:
    """The means where every outcome is a number, else the outcome whose chance changes most."""
    means = [mean(odds) for odds in (now, then)]
    if means[0] is not None and means[1] is not None and means[0] != means[1]:
        by = means[0] - means[1]
        said = decimal(abs(by))
        more = "higher" if by > 0 else "lower"
        return f"mean {said if said != '0' else 'under 0.01'} {more}"
    one, other = now.chances(), then.chances()
    changes = {o: one.get(o, Fraction(0)) - other.get(o, Fraction(0)) for o in {**other, **one}}
    most = max(changes, key=lambda outcome: abs(changes[outcome]))
    return f"“{named(most)}” {chance_words(changes[most], 'likelier', 'less likely')}"


def mean(odds: Odds[Any]) -> Fraction | None:
    """The mean, where every outcome is a number."""
    if not all(str(as_json(outcome)).removeprefix("-").isdigit() for outcome in odds):
        return None
    return odds.map(lambda outcome: int(str(as_json(outcome)))).mean()


def series_words(label: str, now: Mapping[Any, Any], then: Mapping[Any, Any]) -> str:
    """Chances or odds by number: how they differ at their ends."""
    (last, end), (last_then, end_then) = (list(each.items())[-1] for each in (now, then))
    at = f"{label} {as_text(last)}"
    if last != last_then:
        at += f" instead of {as_text(last_then)}"
    if end == end_then:
        return f"{at}: the same at the end, otherwise before"
    if isinstance(end, Fraction) and isinstance(end_then, Fraction):
        return f"{at}: {chance_words(end - end_then)}"
    if isinstance(end, Odds) and isinstance(end_then, Odds):
        return f"{at}: {odds_words(end, end_then)}"
    return f"{at}: otherwise"


def counts_words(now: Mapping[Any, Any], then: Mapping[Any, Any]) -> str:
    """Each count that differs: ``1 proficiency more, 1 ability fewer``."""
    told = []
    for key in {**then, **now}:
        one, other = now.get(key, 0), then.get(key, 0)
        if one == other:
            continue
        if type(one) is int and type(other) is int:
            much = "more" if one > other else "fewer"
            told.append(f"{abs(one - other)} {as_text(key).lower()} {much}")
        else:
            told.append(f"{as_text(key)} {as_text(one)} instead of {as_text(other)}")
    return ", ".join(told)


def short(value: Any) -> str:
    """A figure in a cell of a table: of odds the mean, of a series its end."""
    if isinstance(value, SavedFile):
        return value.ending.upper()
    if is_series(value):
        last, end = list(value.items())[-1]
        return f"{short(end)} at {as_text(last)}"
    if isinstance(value, Odds):
        found = mean(value)
        return as_text(value) if found is None else f"mean {decimal(found)}"
    return percent(value) if isinstance(value, Fraction) else as_text(value)
