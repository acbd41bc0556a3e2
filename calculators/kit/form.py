"""A calculator: one ordinary function whose signature is its form.

    @calculator("west-target-number", Attack.TN, outputs={"tn": "Target number"}, headline=…)
    def target_number(target_social_combat: Annotated[int, Whole("…", least=0, most=5)] = 0, …):
        \"\"\"What do I have to beat?

        Help.
        \"\"\"
        return {"tn": attack.target_number(…)}

The docstring is its question and its help. It returns a `Figure` for each output: of a number, a
yes or no, a word, a list, a chance (Fraction) or Odds.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, get_type_hints

from calculators.kit.fields import LABELS, Field, Whole, YesNo, read_all, shorten
from calculators.kit.variations import WhatIf
from rules_core.errors import InvalidInput, Problem
from rules_core.figures import Figure
from rules_core.options import Options
from rules_core.rulebook import Rule

Outputs = Mapping[str, Figure[Any]]
Headline = Callable[[Mapping[str, Any]], str]


@dataclass(frozen=True)
class Solution:
    """An answered question: what went in, what came out, and why."""

    calculator: "Calculator"
    inputs: Mapping[str, Any]
    options: Options | None
    outputs: Outputs

    @property
    def headline(self) -> str:
        """The answer in one short sentence."""
        told = {name: f.value for name, f in self.outputs.items()}
        return self.calculator.headline({**self.inputs, **told})

    def state(self) -> dict[str, str]:
        """Name → text of every input and option that differs from its default."""
        said = {f.name: f.link(self.inputs[f.name]) for f in self.calculator.fields}
        kept = {
            f.name: said[f.name] for f in self.calculator.fields if self.inputs[f.name] != f.default
        }
        return kept | self.calculator.changed(self.options)


@dataclass(frozen=True)
class Onward:
    """Where an answer leads: another calculator, asked with outputs of this one as its inputs."""

    to: "Calculator"
    question: str
    carries: tuple[str, ...]


@dataclass(frozen=True)
class Calculator:
    """A declared calculator; make one with the decorator `calculator`."""

    id: str
    rule: Rule
    function: Callable[..., Outputs]
    question: str
    help: str
    fields: tuple[Field, ...]
    groups: Mapping[str, tuple[str, ...]]
    outputs: Mapping[str, str]
    main: tuple[str, ...]
    headline: Headline
    options: type[Options] | None
    uses: tuple[str, ...]
    onward: Onward | None = None
    what_if: WhatIf | None = None
    model: str = ""
    steps: tuple[str, ...] | None = None

    def read(self, texts: Mapping[str, str]) -> tuple[dict[str, Any], Options | None]:
        """The inputs and options that `texts` (name → text) mean; InvalidInput names each fault."""
        names = {f.name for f in self.fields}
        chosen = {k: v.strip().lower() for k, v in texts.items() if k in self.uses}
        faults: dict[str, str] = {}
        options = None
        if self.options:
            try:
                options = self.options.read(chosen)
            except InvalidInput as invalid:
                faults = {p.field: p.message for p in invalid.problems}
                right = {k: v for k, v in chosen.items() if k not in faults}
                options = self.options.read(right)
        values, wrong = read_all(self.under(options), texts)
        for name in texts:
            if name not in names and name not in self.uses:
                wrong[name] = f"“{shorten(name)}” is no input or option of {self.id}."
        wrong |= faults
        if wrong:
            raise InvalidInput(Problem(name, message) for name, message in wrong.items())
        return values, options

    def under(self, options: Options | None) -> tuple[Field, ...]:
        """The fields with the ranges that the figures of `options` give them."""
        return tuple(_held(f, options) for f in self.fields)

    def solve(self, texts: Mapping[str, str]) -> Solution:
        """The answer to the question that `texts` ask; InvalidInput names every fault."""
        values, options = self.read(texts)
        extra = {"options": options} if self.options else {}
        outputs = self.function(**values, **extra)
        return Solution(self, values, options, {name: outputs[name] for name in self.outputs})

    def differing(self, texts: Mapping[str, str]) -> dict[str, str]:
        """The texts that are not the default's own."""
        defaults = {f.name: f.write(f.default) for f in self.fields}
        if self.options:
            defaults |= {u: self.options.default_of(u) for u in self.uses}
        return {name: text for name, text in texts.items() if text != defaults.get(name)}

    def changed(self, options: Options | None) -> dict[str, str]:
        """Public id → value of the options that are not as written."""
        if options is None or self.options is None:
            return {}
        chosen = options.chosen()
        return {u: chosen[u] for u in self.uses if chosen[u] != self.options.default_of(u)}


def _held(field: Field, options: Options | None) -> Field:
    """A field that goes as far as house rules let it."""
    if options is None or not (isinstance(field, Whole) and field.house):
        return field
    most = max(map(options.table, field.house))
    return replace(field, most=most, default=min(field.default, most))


def calculator(
    id: str,
    rule: Rule,
    *,
    outputs: Mapping[str, str],
    headline: Headline,
    uses: Sequence[str] = (),
    groups: Mapping[str, tuple[str, ...]] | None = None,
    main: Sequence[str] | None = None,
    labels: Mapping[str, str] | None = None,
    onward: Onward | None = None,
    what_if: WhatIf | None = None,
    model: str = "",
    steps: Sequence[str] | None = None,
) -> Callable[[Callable[..., Outputs]], Calculator]:
    """Declare a calculator under a public id that never changes.

    `rule` is the rule whose paragraph it stands beside; `outputs` gives each output's label, in
    order, and `headline` makes a short sentence of inputs and outputs; `main` names the outputs
    shown at once (all unless given); `uses` lists the options that can change an answer; `groups`
    names groups of inputs; `labels` says what an input is called here, where its name or kind does
    not; `onward` names the calculator that goes on with this answer; `what_if` declares a table of
    the same question with one thing changed; without it, `steps` names the figures asked whose
    next values the page tries (every number and die unless given); `model` says what model its
    chances are of, and goes with the answer wherever it is sent.
    """

    def declare(function: Callable[..., Outputs]) -> Calculator:
        hints = get_type_hints(function, include_extras=True)
        parameters = inspect.signature(function).parameters
        own = {name.rstrip("_"): name for name in parameters}  # from_ is ``from`` to the public
        fields = tuple(
            as_field(public, hints[name], parameters[name].default, (labels or {}).get(public, ""))
            for public, name in own.items()
            if name != "options"
        )

        def called(**given: Any) -> Outputs:
            return function(**{own[public]: value for public, value in given.items()})

        question, _, help = inspect.cleandoc(function.__doc__ or id).partition("\n\n")
        return Calculator(
            id=id,
            rule=rule,
            function=called,
            question=question,
            help=" ".join(help.split()),
            fields=fields,
            groups=groups or {"": tuple(f.name for f in fields)},
            outputs=outputs,
            main=tuple(main if main is not None else outputs),
            headline=headline,
            options=hints.get("options"),
            uses=tuple(uses),
            onward=onward,
            what_if=what_if,
            model=model,
            steps=None if steps is None else tuple(steps),
        )

    return declare


def as_field(name: str, hint: Any, default: Any, label: str = "") -> Field:
    """The field of one parameter: the one its annotation carries, or yes/no for a plain bool."""
    found = [m for m in getattr(hint, "__metadata__", ()) if isinstance(m, Field)]
    kind = found[0] if found else YesNo()
    label = label or kind.label or LABELS.get(name) or name.replace("_", " ").capitalize()
    return replace(kind, name=name, label=label, default=default)
