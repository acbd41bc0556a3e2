"""What the end means: who has won what, what each side owes, and what outlasts the talk."""

from dataclasses import dataclass
from enum import Enum

from rules_core.figures import Figure
from rules_core.rulebook import Rule
from rules_core.west.book import (
    Cards,
    Effects,
    EndingRuling,
    Stakes,
    Wounds,
    WoundsRuling,
)
from rules_core.west.book import Ending as Book
from rules_core.west.encounter.deeds import sentence
from rules_core.west.encounter.setup import Who
from rules_core.west.encounter.state import Encounter, Ending
from rules_core.west.terms import count


class Debt(str, Enum):
    """What a side owes when it is over."""

    NOTHING = "nothing"
    STAKES = "stakes"
    COUNTER_STAKES = "counter-stakes"
    ANNOUNCED = "announced"  # what the Judge announced for an audience that leaves
    TRIGGER = "trigger"  # what that trigger does


@dataclass(frozen=True)
class Note:
    """Something that outlasts the talk, and the rule behind it."""

    rule: Rule
    text: str


@dataclass(frozen=True)
class Outcome:
    """The end of an encounter: which one, by which rule, and what follows from it."""

    ending: Ending
    rule: Rule
    text: str
    stakes_won: Figure[bool]
    owes: dict[Who, Figure[Debt]]
    aftermath: tuple[Note, ...]


WON = (Ending.YIELDS, Ending.AUDIENCE_BROKEN)
LOST = (Ending.INSTIGATOR_BROKEN, Ending.BEARS_NO_MORE)
SILENT = (Ending.DRAW, Ending.OUT_OF_CARDS, Ending.CLOSED)
BY_TRIGGER = (Ending.STYLE_TRIGGER, Ending.FURTHER_TRIGGER, Ending.OTHER_TRIGGER)


def outcome(state: Encounter) -> Outcome | None:
    """How it ended; None while it goes on (tw-end, tw-pool-empty, r-npc-leaves)."""
    over = state.over
    if over is None:
        return None
    won, owes = _settled(state, over.ending)
    return Outcome(over.ending, over.rule, over.text, won, owes, aftermath(state, won.value))


def _settled(state: Encounter, ending: Ending) -> tuple[Figure[bool], dict[Who, Figure[Debt]]]:
    """Whether the stakes are won, and what each side owes."""
    rule: Rule = Book.END
    instigator = audience = Figure.start(Debt.NOTHING, rule, "nothing")
    won = Figure.start(False, rule, "the trigger is not reached")
    player_leaves = ending is Ending.AUDIENCE_LEAVES and state.audience.who.player
    if ending in WON or player_leaves:
        rule = Stakes.STAKES
        won = Figure.start(True, rule, "the instigator has won them")
        audience = Figure.start(Debt.STAKES, rule, "it gives what was at stake")
    elif ending in LOST:
        instigator = Figure.start(Debt.COUNTER_STAKES, rule, "the encounter is lost")
    elif ending is Ending.INSTIGATOR_LEAVES:
        if state.instigator.who.player:
            instigator = Figure.start(Debt.COUNTER_STAKES, rule, "a player who breaks off pays")
        else:
            text = "a Judge's character may break off"
            instigator = Figure.start(Debt.NOTHING, rule, text)
    elif ending is Ending.AUDIENCE_LEAVES:
        rule = EndingRuling.NPC_LEAVES
        announced = state.setup.terms.if_audience_leaves
        debt = Debt.ANNOUNCED if announced else Debt.NOTHING
        audience = Figure.start(debt, rule, "as announced" if announced else "it may walk away")
        won = Figure.start(False, rule, "an audience that leaves gives nothing")
    elif ending in SILENT:
        rule = Cards.POOL_EMPTY
        won = Figure.start(False, rule, "out of cards short of the trigger")
        instigator = audience = Figure.start(Debt.NOTHING, rule, "nobody pays counter-stakes")
    elif ending in BY_TRIGGER:
        rule = Stakes.TRIGGERS
        won = Figure.start(False, rule, "another trigger ends the talk")
        audience = Figure.start(Debt.TRIGGER, rule, "it does what that trigger says")
    return won, {Who.INSTIGATOR: instigator, Who.AUDIENCE: audience}


def aftermath(state: Encounter, is_won: bool) -> tuple[Note, ...]:
    """What stays with the two sides when it is over, the stakes being won or not."""
    notes: list[Note] = []
    ending = state.over.ending if state.over else None
    if not is_won and not state.instigator.cards.value:
        text = "No more social combat with this audience this scene; a fight is still possible."
        notes.append(Note(Cards.POOL_EMPTY, text))
    for who in Who:
        notes += _of_side(state, who)
    if ending in WON and not state.audience.who.player:
        switched = state.instigator.has_switched
        if switched:
            text = "It was won by a switched style: expect a grudge."
            notes.append(Note(Wounds.BROKEN, text))
    text = "Nerve and resistances are back at the sheet's values."
    notes.append(Note(WoundsRuling.NERVE_RESET, text))
    return tuple(notes)


def _of_side(state: Encounter, who: Who) -> list[Note]:
    side, name = state.side(who), sentence(state.setup.name(who))
    found = []
    if side.is_broken:
        text = f"{name}: the will is broken for now, in confusion, rage, fear or admiration."
        found.append(Note(Wounds.BROKEN, text))
    if side.is_stressed:
        text = f"{name} is stressed: +2 TN to everything for the scene, outside social combat."
        found.append(Note(Wounds.STRESSED, text))
    wounds = side.wounds.value
    if wounds:
        text = f"{name} has {count(wounds, 'stress wound')}: {wounds} AP less in a fight."
        found.append(Note(Effects.AP, text))
    return found
