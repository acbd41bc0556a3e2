"""Optional rules and rulings as fields of one frozen dataclass for each system.

Each field names its rule or ruling, and its public id follows from that: the ruling's id without
``r-`` and the system's prefix (``misread-nerve``), the optional rule's id without the prefix
(``progressive``). Functions take the options last and switch with a plain ``if``.
"""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Self, cast

from rules_core import house as house_rules
from rules_core.errors import InvalidInput, Problem
from rules_core.rulebook import Rule, Ruling

HOUSE = "house"
"""The public id of the house rules among a system's options."""
YES_NO = {"no": "Leave the rule out.", "yes": "Use the rule."}


def switch(ruling: Ruling) -> Any:
    """A field whose values are the ruling's, its default the ruling's first."""
    return field(default=ruling.default, metadata={"rule": ruling, "values": ruling.values})


def optional(rule: Rule) -> Any:
    """A field that switches an optional rule on (``yes``); off (``no``) unless chosen."""
    return field(default="no", metadata={"rule": rule, "values": YES_NO})


@dataclass(frozen=True)
class Options:
    """Base of each system's options; every field is made by `switch` or `optional`."""

    prefix: ClassVar[str] = ""
    tables: ClassVar[house_rules.Tables] = {}
    """The figures that house rules may change, by key."""

    house: house_rules.Changed = ()

    @classmethod
    def choices(cls) -> dict[str, "Field[str]"]:
        """Public id → field of each switch, in the order of the declaration."""
        return {cls.public_id(f.name): cast("Field[str]", f) for f in fields(cls) if f.metadata}

    def table(self, key: str) -> int:
        """The figure of the system's tables under `key`, as written or as house rules have it."""
        return dict(self.house).get(key, self.tables[key].default)

    def said(self, key: str, text: str) -> str:
        """The `text` of a step, with a word if house rules have changed the figure `key`."""
        return f"{text} (house rule)" if key in dict(self.house) else text

    @staticmethod
    def public_id(name: str) -> str:
        """The public id of a field: ``raise_`` → ``raise``, ``step_dice`` → ``step-dice``."""
        return name.rstrip("_").replace("_", "-")

    @classmethod
    def rule_of(cls, public_id: str) -> Rule:
        """The rule or ruling behind a switch; house rules have none of their own."""
        return cast(Rule, cls.choices()[public_id].metadata["rule"])

    @classmethod
    def values_of(cls, public_id: str) -> Mapping[str, str]:
        """A switch's values and what each means, the default first."""
        return cast(Mapping[str, str], cls.choices()[public_id].metadata["values"])

    @classmethod
    def read(cls, chosen: Mapping[str, str]) -> Self:
        """The options with some chosen by public id; InvalidInput names every fault.

        ``house`` is a text as `rules_core.house.read` takes it.
        """
        known = cls.choices()
        problems: list[Problem] = []
        values: dict[str, Any] = {}
        for public_id, value in chosen.items():
            if public_id == HOUSE and cls.tables:
                try:
                    values[HOUSE] = house_rules.read(value, cls.tables)
                except InvalidInput as invalid:
                    problems += invalid.problems
            elif public_id not in known:
                problems.append(Problem(public_id, "There is no such option here."))
            elif value not in cls.values_of(public_id):
                allowed = ", ".join(cls.values_of(public_id))
                problems.append(Problem(public_id, f"Choose one of: {allowed}."))
            else:
                values[known[public_id].name] = value
        if problems:
            raise InvalidInput(problems)
        return cls(**values)

    def chosen(self) -> dict[str, str]:
        """Public id → value, all of them, and ``house`` where the system's tables can change."""
        values = {public_id: getattr(self, f.name) for public_id, f in self.choices().items()}
        return values | ({HOUSE: house_rules.write(self.house)} if self.tables else {})

    @classmethod
    def default_of(cls, public_id: str) -> str:
        """The value of an option that holds unless another is chosen."""
        return "none" if public_id == HOUSE else next(iter(cls.values_of(public_id)))
