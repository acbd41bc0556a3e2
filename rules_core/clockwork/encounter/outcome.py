"""What the end means: by which rule it came, and what outlasts it."""

from dataclasses import dataclass

from rules_core.clockwork.book import Attack, Outcomes, Traits, Turns
from rules_core.clockwork.encounter.actor import Actor
from rules_core.clockwork.encounter.state import Conflict
from rules_core.clockwork.encounter.words import Ending, Fate
from rules_core.clockwork.terms import count
from rules_core.rulebook import Rule


@dataclass(frozen=True)
class Note:
    """Something that outlasts the conflict, and the rule behind it."""

    rule: Rule
    text: str


@dataclass(frozen=True)
class Outcome:
    """The end of a conflict: which one, by which rule, and what stays."""

    ending: Ending
    rule: Rule
    text: str
    aftermath: tuple[Note, ...]


def outcome(state: Conflict) -> Outcome | None:
    """How it ended; None while it goes on."""
    over = state.over
    if over is None:
        return None
    return Outcome(over.ending, over.rule, over.text, aftermath(state))


def aftermath(state: Conflict) -> tuple[Note, ...]:
    """What stays with everybody when it is over."""
    notes: list[Note] = []
    for actor in state.actors:
        notes += _of(actor)
    if state.over is not None and state.over.ending is Ending.UNRESOLVED:
        text = "A later encounter may take it up; dispositions may change until then."
        notes.append(Note(Turns.SOCIAL_LIMIT, text))
    if not notes:
        notes.append(Note(Outcomes.CONDITIONS, "Nothing that lasts: nobody is hurt or won over."))
    return tuple(notes)


def _of(actor: Actor) -> list[Note]:
    found = []
    if actor.wounds.value:
        wounds = count(actor.wounds.value, "wound")
        text = f"{actor.name}: {wounds}, so many upgrades on every check."
        found.append(Note(Outcomes.WOUND, text))
    lasting = [placed.name.capitalize() for placed in actor.conditions if placed.is_persistent]
    if lasting:
        text = f"{actor.name}: {', '.join(lasting)}, persistent."
        found.append(Note(Outcomes.CONDITIONS, text))
    passing = [placed.name.capitalize() for placed in actor.conditions if not placed.is_persistent]
    if passing:
        text = f"{actor.name}: {', '.join(passing)} ends with the conflict."
        found.append(Note(Outcomes.CONDITIONS, text))
    if actor.fate is Fate.WON:
        text = f"{actor.name} is won over, until given reason to doubt or time to reconsider."
        found.append(Note(Outcomes.OUTCOMES, text))
    if actor.fate is Fate.FLEES:
        found.append(Note(Traits.MORALE, f"{actor.name} has fled or surrendered."))
    if actor.fate is Fate.FALLEN:
        found.append(Note(Attack.RESULT_TRIUMPH, f"{actor.name} is incapacitated."))
    return found
