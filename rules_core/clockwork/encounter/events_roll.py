"""What can happen from a roll on: the dice, and what is made of them; see `events`."""

from dataclasses import dataclass

from rules_core.clockwork.encounter.events_turn import Event
from rules_core.clockwork.terms import Condition, Outcome


@dataclass(frozen=True)
class Rolled(Event):
    """The symbols that the dice show, 0–20 of each; a triumph is counted once."""

    success: int = 0
    failure: int = 0
    advantage: int = 0
    threat: int = 0
    triumph: int = 0
    despair: int = 0
    drawn: bool = False


@dataclass(frozen=True)
class RollChosen(Event):
    """Of several rolls this one counts, by the number of who rolled it."""

    of: int = 1


@dataclass(frozen=True)
class ConditionsRolled(Event):
    """Percentile rolls on the condition table, 1–100 each (cd-conditions)."""

    rolls: tuple[int, ...] = ()
    drawn: bool = False


@dataclass(frozen=True)
class ConditionPlaced(Event):
    """A condition that came up was placed."""

    condition: Condition = Condition.DAZED


@dataclass(frozen=True)
class OwnPlaced(Event):
    """A condition of the weapon's own was placed."""

    what: str = ""


@dataclass(frozen=True)
class OutcomePlaced(Event):
    """An outcome was placed; `condition` belongs to that outcome, `matter` is what is believed."""

    outcome: Outcome = Outcome.WOUND
    condition: Condition = Condition.DAZED
    matter: str = ""


@dataclass(frozen=True)
class OtherPlaced(Event):
    """An outcome of the Narrator's making was placed instead."""

    what: str = ""


@dataclass(frozen=True)
class Felled(Event):
    """A triumph on a target whose Guard was down incapacitates it (cd-result-triumph)."""


@dataclass(frozen=True)
class SetBack(Event):
    """For threat the attacker's next check takes a setback die (cd-result-threat)."""


@dataclass(frozen=True)
class Passed(Event):
    """Nothing more is made of the roll by whoever is asked."""


@dataclass(frozen=True)
class PurposeSpent(Event):
    """1 Purpose keeps off an outcome (cd-purpose)."""


@dataclass(frozen=True)
class Believed(Event):
    """No Purpose is spent: the outcome stands."""
